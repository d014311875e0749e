# Vasco da Gama in Polish. What each group of messages is for stands in caravela/core/words.py.

## Names

game-title = Vasco da Gama
game-pitch = Planuj numerowanymi dyskami, werbuj załogi i wysyłaj statki wzdłuż Afryki do Kalikatu.

seat-yellow = Żółty
seat-red = Czerwony
seat-black = Czarny
seat-blue = Niebieski
seat-chance = Los

area-recruiting = Werbunek
area-characters = Postacie
area-projects = Projekty
area-navigation = Żegluga

character-manuel = Manuel I
character-dias = Bartolomeu Dias
character-alvares = Francisco Alvares
character-sernigi = Girolamo Sernigi

harbour-natal = Natal
harbour-terra = Terra da Boa Gente
harbour-mozambique = Mozambik
harbour-mombasa = Mombasa
harbour-malindi = Malindi
harbour-calicut = Kalikat

colour-lightblue = jasnoniebieski
colour-purple = fioletowy
colour-grey = szary
colour-orange = pomarańczowy
colour-white = misjonarz

sum-upper = górna suma
sum-lower = dolna suma

project-i-01 = Andorinha (I-01)
project-i-02 = Bretoa (I-02)
project-i-03 = Faia (I-03)
project-i-04 = Conceição (I-04)
project-i-05 = Espera (I-05)
project-i-06 = Santa Cruz (I-06)
project-i-07 = Rumessa (I-07)
project-i-08 = São Pedro (I-08)
project-i-09 = Galega (I-09)
project-i-10 = São Vicente (I-10)
project-i-11 = Bate Cabelo (I-11)
project-i-12 = Leitoa (I-12)
project-i-13 = São Jorge (I-13)
project-i-14 = Flor de la Mar (I-14)
project-ii-01 = Garça (II-01)
project-ii-02 = Judia (II-02)
project-ii-03 = Taforea (II-03)
project-ii-04 = Santo António (II-04)
project-ii-05 = São Miguel (II-05)
project-ii-06 = Lionarda (II-06)
project-ii-07 = Santiago (II-07)
project-ii-08 = Botafogo (II-08)
project-ii-09 = São Cristóvão (II-09)
project-ii-10 = Rainha (II-10)
project-ii-11 = Bom Jesus (II-11)
project-ii-12 = Frol da Rosa (II-12)
project-ii-13 = São Rafael (II-13)
project-ii-14 = Vitória (II-14)
project-iii-01 = Bérrio (III-01)
project-iii-02 = Esmeralda (III-02)
project-iii-03 = Santa Clara (III-03)
project-iii-04 = São João (III-04)
project-iii-05 = Anunciada (III-05)
project-iii-06 = Monte Sinai (III-06)
project-iii-07 = Madre de Deus (III-07)

## Actions: the sentence for each, and the kind as a choice in a menu

action-start = Graczem rozpoczynającym jest { $player_name }
choice-start = Gracz rozpoczynający
action-vasco = Kafelek Vasco z numerem początkowym { $start }
choice-vasco = Kafelek Vasco
action-merchant = Statek kupiecki z limitem { $limit }
choice-merchant = Statek kupiecki
action-reveal = { $project_name } leży na wierzchu swojego stosu
choice-reveal = Wierzchni kafelek stosu
action-refill = Sekcja { $section }: { $colour_name } marynarz
choice-refill = Marynarz do sekcji
action-draw = Z worka: { $colour_name } marynarz
choice-draw = Marynarz z worka
action-number = { $number ->
    [21] Weź numer 21, na dodatkowy dysk
    [22] Weź numer 22, na dodatkowy dysk
   *[other] Weź numer { $number }
}
choice-number = Weź numer
action-keep = Zatrzymaj dodatkowy dysk
choice-keep = Zatrzymaj dodatkowy dysk
action-area = Umieść dysk w obszarze { $area ->
    [recruiting] Werbunku
    [characters] Postaci
    [projects] Projektów
   *[navigation] Żeglugi
}
choice-area = Wybierz obszar
action-launch = Zwoduj { $project_name }
choice-launch = Zwoduj projekt
action-crew = { $colour ->
    [white] Na pokład wchodzi misjonarz
   *[other] Na pokład wchodzi { $colour_name } marynarz
}
choice-crew = Wybierz załogę
action-act = Wykonaj akcję
choice-act = Wykonaj akcję
action-pass = Spasuj
choice-pass = Spasuj
action-buy = Kup { $project_name }
choice-buy = Kup projekt
action-gabriel = Kup kafelek São Gabriel { $project_name }, od razu zwodowany
choice-gabriel = Kup kafelek São Gabriel
action-section = Werbuj z sekcji { $section }
choice-section = Werbuj z sekcji
action-hire = { $count ->
    [one] Zwerbuj { $count } { $colour ->
        [lightblue] jasnoniebieskiego
        [purple] fioletowego
        [grey] szarego
       *[orange] pomarańczowego
    } marynarza
   *[other] Zwerbuj { $count } { $colour ->
        [lightblue] jasnoniebieskich
        [purple] fioletowych
        [grey] szarych
       *[orange] pomarańczowych
    } marynarzy
}
choice-hire = Zwerbuj marynarzy
action-captain = Zwerbuj kapitana
choice-captain = Zwerbuj kapitana
action-harbour = Płyń do portu { $harbour_name }
choice-harbour = Wybierz port
action-sail = Wyślij { $ship_name } do portu { $harbour_name }, miejsce { $space } (wartość { $value })
choice-sail = Wyślij statek
action-character = Weź { $character ->
    [manuel] Manuela I
    [dias] Bartolomeu Diasa
    [alvares] Francisca Alvaresa
   *[sernigi] Girolama Sernigiego
}
choice-character = Weź postać
action-sum = { $sum ->
    [upper] Weź górną sumę reali
   *[lower] Weź dolną sumę reali
}
choice-sum = Weź sumę reali
action-extra = Umieść dodatkowy dysk z numerem { $number } w obszarze { $area ->
    [recruiting] Werbunku
    [characters] Postaci
    [projects] Projektów
   *[navigation] Żeglugi
}
choice-extra = Umieść dodatkowy dysk
action-send = Wyślij statek kupiecki do portu { $harbour_name }, miejsce { $space } (wartość { $value })
choice-send = Wyślij statek kupiecki
action-wait = Zostaw statek kupiecki na stosie do fazy 3
choice-wait = Zostaw statek kupiecki
action-take = Weź { $project_name }
choice-take = Weź projekt
action-sailor = Weź { $colour ->
    [lightblue] jasnoniebieskiego
    [purple] fioletowego
    [grey] szarego
   *[orange] pomarańczowego
} marynarza z sekcji { $section }
choice-sailor = Weź marynarza z sekcji
action-bag = Wylosuj marynarza z worka
choice-bag = Losuj z worka
action-bag_colour = Weź { $colour ->
    [lightblue] jasnoniebieskiego
    [purple] fioletowego
    [grey] szarego
   *[orange] pomarańczowego
} marynarza z worka
choice-bag_colour = Wybierz marynarza z worka
action-done = Gotowe
choice-done = Gotowe

## The question behind a menu that narrows a choice

pick-player = Który gracz?
pick-start = Który numer początkowy?
pick-limit = Jaki limit?
pick-project = Który projekt?
pick-section = Która sekcja?
pick-colour = Jaki kolor?
pick-number = Który numer?
pick-area = Który obszar?
pick-count = Ilu?
pick-harbour = Który port?
pick-ship = Który statek?
pick-space = Które miejsce?
pick-value = Jaka wartość?
pick-character = Która postać?
pick-sum = Która suma?

## The log

event-starts = Graczem rozpoczynającym jest { $player_name }.
event-character_dealt = { $player_name } dostaje na początku gry { $character ->
    [manuel] Manuela I
    [dias] Bartolomeu Diasa
    [alvares] Francisca Alvaresa
   *[sernigi] Girolama Sernigiego
}.
event-dias_points = { $player_name } dostaje { $points } PZ za Bartolomeu Diasa.
event-dias_round = { $seat_name } ma na koniec rundy Bartolomeu Diasa i dostaje { $points } PZ.
event-missionary = { $player_name } dostaje misjonarza.
event-missionary_round = { $player_name } ma na koniec rundy Francisca Alvaresa i dostaje misjonarza.
event-no_missionary = Nie ma już misjonarzy: { $player_name } nikogo nie dostaje.
event-extra_disc = { $player_name } dostaje dodatkowy dysk.
event-no_extra_disc = { $seat_name } już używa dodatkowego dysku, a drugiego nie ma.
event-extra_back = { $seat_name } oddaje dodatkowy dysk.
event-refilled = Do sekcji { $section } przychodzi { $colour_name } marynarz.
event-bag_empty = Worek jest pusty.
event-merchant_given = { $player_name } dostaje statek kupiecki z limitem { $limit }.
event-merchant_up = Następny statek kupiecki ma limit { $limit }.
event-merchant_sent = { $seat_name } wysyła statek kupiecki z limitem { $limit } do portu { $harbour_name }, miejsce { $space } (wartość { $value }).
event-merchant_waits = { $seat_name } zostawia statek kupiecki z limitem { $limit } na stosie.
event-merchant_stuck = { $seat_name } nie może wysłać statku kupieckiego z limitem { $limit }: nie ma dla niego teraz miejsca.
event-merchant_gone = Dla statku kupieckiego z limitem { $limit } nigdzie nie ma miejsca; wypada on z gry.
event-vasco = Kafelek Vasco: numer początkowy { $start }, zmiana { $change ->
    [-3] −3
    [-2] −2
    [-1] −1
    [1] +1
    [2] +2
    [3] +3
   *[other] { $change }
}, sumy { $upper } i { $lower }.
event-top = { $project_name } leży na wierzchu swojego stosu.
event-laid_gabriel = { $project_name } to kafelek São Gabriel.
event-laid_out = { $project_name } jest na sprzedaż.
event-round = Runda { $round }: znacznik stoi na numerze { $number }, sumy reali to { $upper } i { $lower }; rozpoczyna { $player_name }.
event-placed = { $seat_name } umieszcza numer { $number } w obszarze { $area ->
    [recruiting] Werbunku
    [characters] Postaci
    [projects] Projektów
   *[navigation] Żeglugi
}.
event-kept = { $seat_name } zatrzymuje dodatkowy dysk.
event-marker = Pierwszy darmowy numer to { $number }.
event-called = Numer { $number }, { $area_name }: { $seat_name }.
event-acts = { $seat_name } wykonuje akcję w obszarze { $area ->
    [recruiting] Werbunku
    [characters] Postaci
    [projects] Projektów
   *[navigation] Żeglugi
}{ $coins ->
    [0] { "" }
    [one] { " " }za opłatą { $coins } reala
   *[other] { " " }za opłatą { $coins } reali
}.
event-passed = { $coins ->
    [0] { $seat_name } pasuje z numerem { $number }.
    [one] { $seat_name } pasuje z numerem { $number } i dostaje { $coins } real.
    [few] { $seat_name } pasuje z numerem { $number } i dostaje { $coins } reale.
   *[many] { $seat_name } pasuje z numerem { $number } i dostaje { $coins } reali.
}
event-bought = { $seat_name } kupuje { $project_name } za { $coins ->
    [one] { $coins } real.
    [few] { $coins } reale.
   *[many] { $coins } reali.
}
event-bought_gabriel = { $seat_name } kupuje kafelek São Gabriel { $project_name } za { $coins ->
    [one] { $coins } real.
    [few] { $coins } reale.
   *[many] { $coins } reali.
}
event-boards = { $colour ->
    [white] Na pokład { $project_name } wchodzi misjonarz ({ $seat_name }).
   *[other] Na pokład { $project_name } wchodzi { $colour_name } marynarz ({ $seat_name }).
}
event-launched = { $seat_name } woduje { $project_name }.
event-hired = { $seat_name } werbuje { $count ->
    [one] { $count } { $colour ->
        [lightblue] jasnoniebieskiego
        [purple] fioletowego
        [grey] szarego
       *[orange] pomarańczowego
    } marynarza
   *[other] { $count } { $colour ->
        [lightblue] jasnoniebieskich
        [purple] fioletowych
        [grey] szarych
       *[orange] pomarańczowych
    } marynarzy
} z sekcji { $section } za { $coins ->
    [one] { $coins } real.
    [few] { $coins } reale.
   *[many] { $coins } reali.
}
event-hired_captain = { $coins ->
    [0] { $seat_name } werbuje kapitana za darmo.
    [one] { $seat_name } werbuje kapitana za { $coins } real.
    [few] { $seat_name } werbuje kapitana za { $coins } reale.
   *[many] { $seat_name } werbuje kapitana za { $coins } reali.
}
event-sailed = { $seat_name } wysyła { $ship_name } do portu { $harbour_name }, miejsce { $space } (wartość { $value }), i dostaje { $points } PZ.
event-bonus_reals = { $coins ->
    [one] { $seat_name } dostaje { $coins } real w porcie { $harbour_name }.
    [few] { $seat_name } dostaje { $coins } reale w porcie { $harbour_name }.
   *[many] { $seat_name } dostaje { $coins } reali w porcie { $harbour_name }.
}
event-bonus_captain = { $seat_name } dostaje kapitana w porcie { $harbour_name }.
event-bonus_project = { $seat_name } dostaje projekt { $project_name }.
event-bonus_sailor = { $seat_name } dostaje { $colour ->
    [lightblue] jasnoniebieskiego
    [purple] fioletowego
    [grey] szarego
   *[orange] pomarańczowego
} marynarza z sekcji { $section }.
event-bonus_from_bag = { $seat_name } dostaje { $colour ->
    [lightblue] jasnoniebieskiego
    [purple] fioletowego
    [grey] szarego
   *[orange] pomarańczowego
} marynarza z worka.
event-no_bonus = W porcie { $harbour_name } nie ma już czego wziąć: { $seat_name } zostaje bez premii.
event-took_sum = { $coins ->
    [one] { $seat_name } bierze { $coins } real.
    [few] { $seat_name } bierze { $coins } reale.
   *[many] { $seat_name } bierze { $coins } reali.
}
event-took_character = { $seat_name } bierze { $character ->
    [manuel] Manuela I
    [dias] Bartolomeu Diasa
    [alvares] Francisca Alvaresa
   *[sernigi] Girolama Sernigiego
}.
event-took_from = { $seat_name } bierze { $character ->
    [manuel] Manuela I
    [dias] Bartolomeu Diasa
    [alvares] Francisca Alvaresa
   *[sernigi] Girolama Sernigiego
} (poprzedni właściciel: { $player_name }).
event-income = { $ship_name } przynosi dochód ({ $seat_name }): { $coins ->
    [0] { "" }
    [one] { $coins } real
    [few] { $coins } reale
   *[many] { $coins } reali
}{ $points ->
    [0] { "" }
   *[other] { $coins ->
        [0] { $points } PZ
       *[other] { " " }i { $points } PZ
    }
}.
event-complete = Port { $harbour_name } jest zapełniony.
event-completion = { $seat_name } dostaje { $points } PZ za { $count ->
    [one] { $count } statek
    [few] { $count } statki
   *[many] { $count } statków
} w porcie { $harbour_name }.
event-moved = { $ship_name } ({ $seat_name }) płynie dalej: { $origin_name } → { $harbour_name }, miejsce { $space } (wartość { $value }).
event-moved_merchant = Statek kupiecki z limitem { $limit } płynie dalej: { $origin_name } → { $harbour_name }, miejsce { $space } (wartość { $value }).
event-lost = { $ship_name } ({ $seat_name }) opuszcza port { $harbour_name } i wypada z gry; kapitan wraca.
event-lost_merchant = Statek kupiecki z limitem { $limit } opuszcza port { $harbour_name } i wypada z gry.
event-unsold = { $count ->
    [0] Wszystkie projekty tej rundy są sprzedane.
    [one] Z gry wypada { $count } niekupiony projekt.
    [few] Z gry wypadają { $count } niekupione projekty.
   *[many] Z gry wypada { $count } niekupionych projektów.
}
event-over = Ostatnia runda dobiegła końca.

## Why not

why-above_limit = { $ship_name } ma limit { $limit } i nie może zająć miejsca o wartości { $value }.
why-above_merchant_limit = Statek kupiecki ma limit { $limit } i nie może zająć miejsca o wartości { $value }.
why-act_first = Najpierw zdecyduj się na akcję z numerem { $number } w obszarze { $area ->
    [recruiting] Werbunku
    [characters] Postaci
    [projects] Projektów
   *[navigation] Żeglugi
}.
why-alike = { $project_name } ma te same wartości; zwoduj najpierw ten kafelek.
why-all_taken = Wszystkie postacie i obie sumy są już w tej rundzie wzięte.
why-area_full = W obszarze { $area ->
    [recruiting] Werbunku
    [characters] Postaci
    [projects] Projektów
   *[navigation] Żeglugi
} nie ma wolnego pola akcji.
why-bag_is_empty = Worek jest pusty.
why-character_taken = { $character_name } został już wzięty w tej rundzie ({ $player_name }).
why-colour_hired = { $colour ->
    [lightblue] Jasnoniebiescy
    [purple] Fioletowi
    [grey] Szarzy
   *[orange] Pomarańczowi
} marynarze są w tej akcji już zwerbowani; ich liczbę wybiera się raz.
why-colour_is_chosen = Przy tym stole kolor marynarza z worka się wybiera, a nie losuje.
why-colour_missing = Nie masz { $colour ->
    [lightblue] jasnoniebieskiego marynarza
    [purple] fioletowego marynarza
    [grey] szarego marynarza
    [orange] pomarańczowego marynarza
   *[white] misjonarza
}.
why-colour_on_board = { $colour ->
    [white] W załodze może być tylko jeden misjonarz.
   *[other] Na pokładzie jest już { $colour_name } marynarz, a każdy członek załogi ma inny kolor.
}
why-draw_is_blind = Marynarzy z worka się losuje.
why-fee_too_high = Opłata wynosi { $fee ->
    [one] { $fee } real
    [few] { $fee } reale
   *[many] { $fee } reali
}, a { $money ->
    [0] nie masz pieniędzy.
   *[other] masz tylko { $money }.
}
why-gabriel_alone = Kafelka São Gabriel nie można kupić razem z innymi.
why-game_over = Gra jest skończona.
why-harbour_first = Najpierw wybierz port.
why-is_gabriel = { $project_name } to kafelek São Gabriel; nie leży na górnych polach.
why-launch_first = Żaden twój zwodowany statek nie mieści się na wolnym miejscu; najpierw zwoduj { $project_name }.
why-launch_later = Wodować można, gdy wywołano twój numer, przed akcją lub pasem, i po fazie 3.
why-launched_already = { $project_name } jest już zwodowany.
why-limits_too_low = Najniższa wartość wolnego miejsca to { $value }, a twój najlepszy statek ma limit { $limit }.
why-merchant_now = Statek kupiecki trzeba wysłać teraz.
why-must_place = W fazie 1 trzeba umieścić każdy dysk, który da się umieścić.
why-no_captain = Nie masz w zapasie kapitana na wyprawę.
why-no_captain_there = W obszarze Werbunku nie ma już twojego kapitana.
why-no_extra_disc = Nie masz teraz dodatkowego dysku do umieszczenia.
why-no_money = To kosztuje { $price ->
    [one] { $price } real
    [few] { $price } reale
   *[many] { $price } reali
}, a { $money ->
    [0] nie masz pieniędzy.
   *[other] masz tylko { $money }.
}
why-no_ship = Nie masz w zapasie zwodowanego statku.
why-no_ship_fits = W porcie { $harbour_name } nie ma wolnego miejsca dla twoich statków; twój najwyższy limit to { $limit }.
why-nobody_to_hire = Nie ma kogo zwerbować: sekcje są puste, a w obszarze Werbunku nie ma twojego kapitana.
why-not_asked = Teraz trzeba zdecydować o czymś innym.
why-not_gabriel = { $project_name } leży na górnym polu; to nie kafelek São Gabriel.
why-not_in_bag = W worku nie ma { $colour ->
    [lightblue] jasnoniebieskich
    [purple] fioletowych
    [grey] szarych
   *[orange] pomarańczowych
} marynarzy.
why-not_launched = { $ship_name } to jeszcze projekt; płyną tylko statki zwodowane przed wyprawą.
why-not_on_offer = { $project_name } nie leży w obszarze Projektów.
why-not_your_project = Nie masz projektu { $project_name }.
why-not_your_ship = Nie masz w zapasie statku { $ship_name }.
why-nothing_possible = Po opłacie { $money ->
    [0] nie zostanie ci ani jeden real
    [one] zostanie ci { $money } real
    [few] zostaną ci { $money } reale
   *[many] zostanie ci { $money } reali
} i w obszarze { $area ->
    [recruiting] Werbunku
    [characters] Postaci
    [projects] Projektów
   *[navigation] Żeglugi
} na nic cię nie stać.
why-number_chosen = Numer { $number } jest już wybrany; teraz wybierz obszar.
why-number_first = Najpierw wybierz numer.
why-number_taken = Numer { $number } jest już zajęty ({ $player_name }).
why-one_harbour = Wszystkie statki tej wyprawy płyną do portu { $harbour_name }.
why-one_section = Wszyscy marynarze tej akcji są z sekcji { $section }.
why-only_extra_left = Został tylko dodatkowy dysk, a on dostaje numer 21 lub 22.
why-section_closed = Sekcja { $section } jest przy tej liczbie graczy zamknięta.
why-section_empty = Sekcja { $section } jest pusta.
why-section_first = Najpierw wybierz sekcję.
why-sold_out = W tej rundzie nie ma już kafelków projektów.
why-something_first = W tej akcji trzeba zrobić przynajmniej jedną rzecz.
why-space_taken = Miejsce { $space } (wartość { $value }) w porcie { $harbour_name } jest zajęte.
why-spaces_full = Wszystkie miejsca w portach są zajęte.
why-sum_taken = { $sum ->
    [upper] Górna suma jest już w tej rundzie wzięta.
   *[lower] Dolna suma jest już w tej rundzie wzięta.
}
why-too_few_colours = { $project_name }: załoga wymaga { $crew ->
    [one] { $crew } koloru
   *[other] { $crew } różnych kolorów
}, a { $colours ->
    [0] nie masz żadnego
   *[other] masz tylko { $colours }
}.
why-too_few_sailors = W sekcji { $section } { $sailors ->
    [0] nie ma
    [one] jest tylko { $sailors }
   *[other] jest tylko { $sailors }
} { $sailors ->
    [one] { $colour ->
        [lightblue] jasnoniebieski
        [purple] fioletowy
        [grey] szary
       *[orange] pomarańczowy
    } marynarz
   *[other] { $colour ->
        [lightblue] jasnoniebieskich
        [purple] fioletowych
        [grey] szarych
       *[orange] pomarańczowych
    } marynarzy
}.
why-wrong_area = Numer { $number } leży w obszarze { $area ->
    [recruiting] Werbunku
    [characters] Postaci
    [projects] Projektów
   *[navigation] Żeglugi
}, a to robi się w obszarze { $place ->
    [recruiting] Werbunku
    [characters] Postaci
    [projects] Projektów
   *[navigation] Żeglugi
}.

## What is asked

ask-start = Kto jest graczem rozpoczynającym?
ask-vasco = Jaki jest następny kafelek Vasco?
ask-merchant = Jaki jest następny statek kupiecki?
ask-reveal = Jaki jest następny projekt stosu?
ask-refill = Jaki marynarz przychodzi do sekcji { $section }?
ask-draw = Jaki marynarz przychodzi z worka?
ask-number = { $discs ->
    [one] { $seat_name }: weź numer; został { $discs } dysk.
    [few] { $seat_name }: weź numer; zostały { $discs } dyski.
   *[many] { $seat_name }: weź numer; zostało { $discs } dysków.
}
ask-extra_number = { $seat_name }: umieść dodatkowy dysk z numerem 21 lub 22.
ask-area = { $seat_name }: w którym obszarze umieszczasz numer { $number }?
ask-call = { $seat_name }: numer { $number }, { $area_name }. Akcja { $fee ->
    [0] jest darmowa
    [one] kosztuje { $fee } real
    [few] kosztuje { $fee } reale
   *[many] kosztuje { $fee } reali
}, pas { $coins ->
    [0] nie daje nic.
    [one] daje { $coins } real.
    [few] daje { $coins } reale.
   *[many] daje { $coins } reali.
}
ask-call_launch = { $seat_name }: numer { $number }, { $area_name }. Akcja jest niemożliwa, ale możesz zwodować projekt; pas { $coins ->
    [0] nie daje nic.
    [one] daje { $coins } real.
    [few] daje { $coins } reale.
   *[many] daje { $coins } reali.
}
ask-call_pass = { $seat_name }: numer { $number }, { $area_name }. Akcja jest niemożliwa; pas { $coins ->
    [0] nie daje nic.
    [one] daje { $coins } real.
    [few] daje { $coins } reale.
   *[many] daje { $coins } reali.
}
ask-crew = { $count ->
    [one] { $seat_name }: wybierz jeszcze { $count } członka załogi { $project_name }.
   *[other] { $seat_name }: wybierz jeszcze { $count } członków załogi { $project_name }.
}
ask-buy = { $seat_name }: kup kafelek z górnych pól za { $price ->
    [one] { $price } real
    [few] { $price } reale
   *[many] { $price } reali
} albo kafelek São Gabriel za { $gabriel_price }.
ask-buy_upper = { $seat_name }: kup kafelek z górnych pól za { $price ->
    [one] { $price } real.
    [few] { $price } reale.
   *[many] { $price } reali.
}
ask-buy_gabriel = { $seat_name }: kup kafelek São Gabriel za { $gabriel_price ->
    [one] { $gabriel_price } real.
    [few] { $gabriel_price } reale.
   *[many] { $gabriel_price } reali.
}
ask-buy_second = { $seat_name }: czy kupujesz drugi kafelek i dopłacasz { $price ->
    [one] { $price } real?
    [few] { $price } reale?
   *[many] { $price } reali?
}
ask-section = { $seat_name }: werbuj z sekcji albo weź tylko kapitana, wtedy jest darmowy.
ask-section_only = { $seat_name }: werbuj z sekcji.
ask-captain_only = { $seat_name }: weź kapitana, jest darmowy.
ask-hire = { $seat_name }: sekcja { $section }. Następny kolor kosztuje { $price ->
    [one] { $price } real.
    [few] { $price } reale.
   *[many] { $price } reali.
}
ask-hire_more = { $seat_name }: sekcja { $section }. Następny kolor kosztuje { $price ->
    [one] { $price } real
    [few] { $price } reale
   *[many] { $price } reali
}, kapitan kosztuje { $captain_price }.
ask-hire_captain = { $seat_name }: sekcja { $section }. Werbujesz kapitana za { $captain_price ->
    [one] { $captain_price } real?
    [few] { $captain_price } reale?
   *[many] { $captain_price } reali?
}
ask-harbour = { $captains ->
    [one] { $seat_name }: który port? Masz { $captains } kapitana.
   *[other] { $seat_name }: który port? Masz { $captains } kapitanów.
}
ask-sail = { $captains ->
    [one] { $seat_name }: wyślij statek do portu { $harbour_name }; został { $captains } kapitan.
   *[other] { $seat_name }: wysyłaj statki do portu { $harbour_name }; zostało { $captains } kapitanów.
}
ask-character = { $seat_name }: weź postać albo sumę reali.
ask-character_only = { $seat_name }: weź postać; nie ma już sum reali.
ask-sum_only = { $seat_name }: weź sumę reali; wszystkie postacie są już wzięte.
ask-extra = { $seat_name }: umieść dodatkowy dysk.
ask-send = { $seat_name }: wyślij statek kupiecki z limitem { $limit }.
ask-natal = { $seat_name }: weź projekt.
ask-terra = { $seat_name }: weź marynarza.
ask-window = { $seat_name }: wodujesz projekt?
ask-over = Gra jest skończona.

## The score sheet

score-voyages = Wyprawy
score-completion = Zapełnione porty
score-ships = Statki na morzu
score-dias = Bartolomeu Dias
score-reals = Reale
score-ready = Statki z kapitanami

end-last_round = Rozegrano pięć rund.

tie-VDG-13-7 = Remis w punktach: zwycięzca ma więcej statków w obszarze Żeglugi.
tie-VDG-13-8 = Remis w punktach i statkach: zwycięzca ma więcej marynarzy.
tie-VDG-13-9 = Remis we wszystkim: zwycięstwo jest wspólne.

## Options

option-start = Gracz rozpoczynający
option-start-drawn = losowany
option-start-first = pierwsze miejsce przy stole
option-strict_any_time = Wszyscy mogą wodować także przed losowaniem z worka i wtedy, gdy należy się marynarz lub misjonarz, a żadnego już nie ma
option-extra_disc_optional = Właściciel Manuela może w fazie 1 zatrzymać dodatkowy dysk
option-terra_draw_blind = Marynarzy z worka się losuje (wył.: kolor się wybiera)
option-merchant_at_once = Kto bierze Sernigiego, musi od razu wysłać statek kupiecki (wył.: może czekać do fazy 3)
option-natal_in_setup = Statek kupiecki z przygotowania gry daje w porcie Natal projekt

## The pieces, as a screen reader names them

piece-number = Numer { $number }
piece-hand = { $seat_name }: numer { $number }, zaraz trafi na planszę
piece-disc = { $seat_name }: numer { $number }, { $area_name }
piece-called = Wywołany numer: { $number }
piece-own_disc = { $seat_name }: dysk akcji
piece-extra = { $seat_name }: dodatkowy dysk w obszarze Postaci
piece-own_extra = { $seat_name }: dodatkowy dysk
piece-marker = Znacznik stoi na numerze { $number }
piece-round = Runda { $round }
piece-vasco_now = Kafelek Vasco tej rundy: numer początkowy { $start }, zmiana { $change ->
    [-3] −3
    [-2] −2
    [-1] −1
    [1] +1
    [2] +2
    [3] +3
   *[other] { $change }
}, sumy { $upper } i { $lower }
piece-vasco_next = Następny kafelek Vasco: numer początkowy { $start }, zmiana { $change ->
    [-3] −3
    [-2] −2
    [-1] −1
    [1] +1
    [2] +2
    [3] +3
   *[other] { $change }
}, sumy { $upper } i { $lower }
piece-vasco_deck = Zakryte kafelki Vasco: { $tiles }
piece-sailor = Sekcja { $section }: { $colour_name } marynarz
piece-captains = { $seat_name }: kapitanowie do zwerbowania: { $captains }
piece-own_captain = { $seat_name }: kapitan
piece-bag = Marynarze w worku: { $sailors }
piece-crew = { $colour ->
    [white] { $seat_name }: misjonarz
   *[other] { $seat_name }: { $colour_name } marynarz
}
piece-closed_space = { $area_name }: pole zamknięte przy tej liczbie graczy
piece-closed_section = Sekcja { $section } jest zamknięta przy tej liczbie graczy
piece-character = { $character_name }: na planszy
piece-own_character = { $seat_name }: { $character_name }
piece-owner = { $character_name }: właściciel to { $seat_name }
piece-taker = { $character_name }: postać wzięta w tej rundzie ({ $seat_name })
piece-missionary = Misjonarz w obszarze Postaci
piece-sum = { $coins ->
    [one] { $sum_name }: { $coins } real
    [few] { $sum_name }: { $coins } reale
   *[many] { $sum_name }: { $coins } reali
}
piece-merchant = Statek kupiecki: limit { $limit }
piece-merchant_deck = Zakryte statki kupieckie: { $ships }
piece-merchant_at_sea = { $harbour_name }, miejsce { $space } (wartość { $value }): statek kupiecki, limit { $limit }
piece-project = Na sprzedaż: { $project_name }, limit { $limit }, załoga { $crew }, reale { $reals }, PZ { $points }
piece-gabriel = São Gabriel: { $project_name }, limit { $limit }, cena { $crew }, reale { $reals }, PZ { $points }
piece-top = Na wierzchu stosu: { $project_name }, limit { $limit }, załoga { $crew }, reale { $reals }, PZ { $points }
piece-own_project = { $seat_name }: projekt { $project_name }, limit { $limit }, załoga { $crew }, reale { $reals }, PZ { $points }
piece-own_ship = { $seat_name }: statek { $ship_name }, limit { $limit }, reale { $reals }, PZ { $points }
piece-ship_at_sea = { $harbour_name }, miejsce { $space } (wartość { $value }): { $seat_name }, statek { $ship_name }, limit { $limit }, reale { $reals }, PZ { $points }
piece-money = { $money ->
    [one] { $seat_name }: { $money } real
    [few] { $seat_name }: { $money } reale
   *[many] { $seat_name }: { $money } reali
}
piece-first = { $seat_name }: gracz rozpoczynający

## Words printed on the sheets, which have little room

sheet-numbers = Strefa Numerów
sheet-pass = Pas
sheet-now = Teraz
sheet-next = Dalej
sheet-round = Runda
sheet-gabriel = São Gabriel
sheet-projects = Projekty
sheet-ships = Statki

## The terminal's panels

panel-navigation = Żegluga
panel-areas = Numery
panel-projects = Projekty: limit/załoga
panel-recruiting = Werbunek
panel-characters = Postacie
panel-vasco = Runda
panel-seats = Gracze

# one letter each
short-project-i-01 = I-01
short-project-i-02 = I-02
short-project-i-03 = I-03
short-project-i-04 = I-04
short-project-i-05 = I-05
short-project-i-06 = I-06
short-project-i-07 = I-07
short-project-i-08 = I-08
short-project-i-09 = I-09
short-project-i-10 = I-10
short-project-i-11 = I-11
short-project-i-12 = I-12
short-project-i-13 = I-13
short-project-i-14 = I-14
short-project-ii-01 = II-01
short-project-ii-02 = II-02
short-project-ii-03 = II-03
short-project-ii-04 = II-04
short-project-ii-05 = II-05
short-project-ii-06 = II-06
short-project-ii-07 = II-07
short-project-ii-08 = II-08
short-project-ii-09 = II-09
short-project-ii-10 = II-10
short-project-ii-11 = II-11
short-project-ii-12 = II-12
short-project-ii-13 = II-13
short-project-ii-14 = II-14
short-project-iii-01 = III-01
short-project-iii-02 = III-02
short-project-iii-03 = III-03
short-project-iii-04 = III-04
short-project-iii-05 = III-05
short-project-iii-06 = III-06
short-project-iii-07 = III-07
short-seat-yellow = Ż
short-seat-red = C
short-seat-black = A
short-seat-blue = N
short-merchant = H
short-colour-lightblue = J
short-colour-purple = F
short-colour-grey = S
short-colour-orange = P
short-colour-white = M
# up to 10 letters
short-harbour-terra = Terra
short-area-projects = Projekty
short-area-navigation = Żegluga
# up to 8 letters
short-character-manuel = Manuel
short-character-dias = Dias
short-character-alvares = Alvares
short-character-sernigi = Sernigi
# behind a harbour, up to 9 letters
short-bonus-project = projekt
short-bonus-sailor = marynarz
short-bonus-captain = kapitan
short-bonus-reals = { $count } r.
# reals and VP of a tile: 2 letters each
short-income-reals = { $count }r
short-income-points = { $count }p
# in front of the São Gabriel tile and of the visible tops of the decks, up to 9 letters
short-gabriel = S.Gabriel
short-tops = dalej:
# the lines of the round, up to 28 letters
short-round = Runda { $round } z { $rounds }
short-marker = znacznik na { $number }
short-free = darmowe od { $number }
short-next = dalej: { $start } ({ $upper }, { $lower })
short-bag = worek: { $count }
# in front of the tops of the other decks, up to 5 letters
short-decks = stosy
# behind the characters, up to 15 letters
short-first = rozpoczyna
short-extra_numbers = { $numbers }
short-missionaries = misjonarze { $count }
short-merchant_ship = statek { $limit }
short-no_merchant_ship = statek wysłany
short-sums = sumy: { $upper }, { $lower }
# the heading above the players
short-points = PZ
short-reals = r.
short-captains = kap.
short-crew = załoga
short-projects = projekty
short-ships = statki
short-sea = na morzu

## Możliwości, gdy mało miejsca

short-choice-number = Weź numer
short-choice-keep = Zatrzymaj dysk
short-choice-area = Umieść w
short-choice-launch = Zwoduj
short-choice-crew = Na pokład
short-choice-act = Działaj
short-choice-buy = Kup
short-choice-gabriel = Kup S.Gabriel
short-choice-section = Werbuj z
short-choice-hire = Zwerbuj
short-choice-harbour = Płyń do
short-choice-sail = Wyślij
short-choice-character = Weź
short-choice-sum = Weź
short-choice-extra = Dodatkowy dysk
short-choice-send = Wyślij kupca
short-choice-wait = Zostaw kupca
short-choice-take = Weź
short-choice-sailor = Weź marynarza
short-choice-bag = Losuj
short-choice-bag_colour = Z worka

short-value-space = miejsce { $space }
short-value-section = sekcja { $section }

## Co znaczą panele

panel-navigation-legend = Porty, Kalikat najdalej. [11]: wolne miejsce i limit, którego wymaga; C7: statek czerwonego z limitem 7; H7: statek kupiecki. Potem premia portu i, z plusem, PZ za jego zapełnienie.
panel-areas-legend = Numery w każdym obszarze z literą właściciela; ▶ jest wywołany, · to wolne pole akcji.
panel-projects-legend = I-13 7/5 2p: limit 7, załoga 5, w każdej fazie 3 przynosi 2 PZ (1r: 1 real). Najpierw kafelek São Gabriel i ten, który będzie następny.
panel-vasco-legend = „znacznik na 9”: znacznik darmowej akcji przed przesunięciem; „darmowe od 8”: numery od 8 działają za darmo. „dalej”: numer początkowy i sumy następnej rundy. „stosy”: wierzchnie kafelki wyższych stosów.
panel-recruiting-legend = Marynarze w sekcjach według kolorów (J2: dwóch jasnoniebieskich) i ilu zostało w worku.
panel-characters-legend = Czyja jest każda postać; ● została wzięta w tej rundzie. Obok: dodatkowe numery, ilu zostało misjonarzy, limit statku kupieckiego i dwie sumy reali.
panel-seats-legend = ▶ decyduje, * gracz rozpoczynający. PZ, reale (r.), kapitanowie + jeszcze niezwerbowani, załoga według kolorów (M: misjonarz), projekty jako limit/załoga, statki według limitu, statki na morzu i co przynoszą w fazie 3.

# Tabele liczb: podpisy i nagłówki
table-players = Zależnie od liczby graczy
table-players-count = liczba graczy
table-players-spaces = pola akcji:
table-players-sections = aktywne sekcje werbunku
table-players-characters = postacie zgodnie z ruchem wskazówek zegara od gracza rozpoczynającego
table-harbours = Porty
table-harbours-harbour = port
table-harbours-spaces = wartości miejsc od lewej do prawej
table-harbours-completion = PZ za każdy statek w zapełnionym
table-harbours-bonus = premia za każdy wysłany statek
table-bonus-project = projekty:
table-bonus-sailor = marynarze:
table-bonus-captain = kapitanowie:
table-bonus-reals = reale:
table-compensation = Rekompensata za pas
table-compensation-numbers = numery
table-reals = reale
table-vp = PZ
table-tiles = Kafelki Vasco
table-tiles-start = numer początkowy
table-tiles-change = wartość zmiany
table-tiles-upper = górna suma
table-tiles-lower = dolna suma
table-merchants = Statki kupieckie
table-merchants-limits = ich limity
table-projects_i = Projekty stosu I
table-projects_ii = Projekty stosu II
table-projects_iii = Projekty stosu III
table-projects-project = projekt
table-projects-limit = limit
table-projects-crew = załoga
table-prices = Ceny
table-prices-colours = marynarze, według liczby kolorów:
table-prices-captain = kapitan, za każdego marynarza zwerbowanego razem z nim
table-prices-project_one = jeden projekt z górnych pól
table-prices-project_two = dwa projekty z górnych pól razem
table-crew = Marynarze i misjonarze
table-crew-colour = kolor
table-crew-pieces = pionki
table-start = Na początku gry
table-start-reals = reale gracza
table-start-captains = kapitanowie gracza
table-start-captains_to_recruit = kapitanowie gracza do zwerbowania
table-start-discs = dyski akcji gracza
table-start-sailors = marynarze w każdej aktywnej sekcji
table-start-missionaries = misjonarze dla właściciela Alvaresa
table-other = Inne liczby
table-other-rounds = rundy
table-other-upper_cells = górne pola na projekty
table-other-capacity = marynarze w sekcji, najwyżej
table-other-refill = marynarze dokładani do sekcji po rundzie
table-other-dias = PZ za Diasa, za każdym razem
table-other-missionaries = misjonarze za Alvaresa, za każdym razem
table-other-extra_discs = dodatkowe dyski gracza
table-other-reals_per_vp = reale za 1 PZ na koniec
table-other-captain_vp = PZ na koniec za statek z kapitanem

## Co zmienia ruch: nazwy wskaźników i ich zmiany w kilku literach

gauge-money = Reale
chip-money = { $sign }{ $by } { $by ->
    [one] real
    [few] reale
   *[many] reali
}
gauge-fees = Opłaty za twoje numery przy obecnym znaczniku
chip-fees = opłata { $sign }{ $by }
gauge-discs = Dyski
chip-discs = { $sign }{ $by } { $by ->
    [one] dysk
    [few] dyski
   *[many] dysków
}
gauge-captains = Kapitanowie
chip-captains = { $sign }{ $by } { $by ->
    [one] kapitan
    [few] kapitanów
   *[many] kapitanów
}
gauge-sailors = Marynarze
chip-sailors = { $sign }{ $by } { $by ->
    [one] marynarz
    [few] marynarzy
   *[many] marynarzy
}
gauge-missionaries = Misjonarze
chip-missionaries = { $sign }{ $by } { $by ->
    [one] misjonarz
    [few] misjonarzy
   *[many] misjonarzy
}
gauge-projects = Projekty
chip-projects = { $sign }{ $by } { $by ->
    [one] projekt
    [few] projekty
   *[many] projektów
}
gauge-ships = Zwodowane statki w zapasie
chip-ships = { $sign }{ $by } { $by ->
    [one] statek
    [few] statki
   *[many] statków
}
gauge-characters = Postacie
chip-characters = { $sign }{ $by } { $by ->
    [one] postać
    [few] postacie
   *[many] postaci
}
gauge-points = Punkty
chip-points = { $sign }{ $by } PZ
chip-draws-start = losowanie
chip-draws-vasco = kafelek Vasco
chip-draws-merchant = statek kupiecki
chip-draws-reveal = odsłonięcie projektu
chip-draws-refill = losowanie marynarzy
chip-draws-draw = losowanie

# Czym są rzeczy na stole: zob. caravela/core/about.py

about-number = W fazie 1 kładziesz numer na każdym swoim dysku. W fazie 2 numery wywołuje się od najniższego. Z numerem niższym od pierwszego darmowego akcja kosztuje 1 real za każdy krok.
    .name = Numer
    .rule = VDG-4.5
about-pass = Kto pasuje przy swoim numerze, dostaje reale nadrukowane przy jego linii.
    .name = Rekompensata za pas
    .rule = VDG-5.10
about-disc = Masz cztery na rundę: każdy z numerem trafia na wybrane pole akcji i daje jedną akcję albo pas.
    .name = Dysk akcji
    .rule = VDG-4.11
about-numbered_disc = Gdy jego numer zostanie wywołany, właściciel działa w obszarze, w którym leży dysk, albo pasuje i dostaje rekompensatę.
    .name = Dysk z numerem
    .rule = VDG-5.5
about-extra_disc = Piąta akcja dla właściciela Manuela I. Dostaje numer 21 lub 22, za które nigdy się nie płaci.
    .name = Dodatkowy dysk
    .rule = VDG-4.13
about-marker = Stoi na pierwszym darmowym numerze: od niego wzwyż akcje są darmowe, niżej każdy krok kosztuje 1 real. W fazie 2 przesunie go jeszcze następny kafelek Vasco.
    .name = Znacznik darmowej akcji
    .rule = VDG-5.2
about-called = Numer, który jest wywołany: właściciel działa albo pasuje.
    .name = Wywołany
    .rule = VDG-5.4
about-round = Gra trwa dokładnie pięć rund.
    .name = Runda
    .rule = VDG-3.1
about-vasco = U góry po lewej: o ile kafelek przesuwa znacznik, gdy zostaje odkryty w fazie 2. Reszta dotyczy następnej rundy: po prawej numer początkowy znacznika, pod nim dwie sumy reali w obszarze Postaci.
    .name = Kafelek Vasco
    .rule = VDG-1.4
about-sailor = Projekt wodujesz, oddając tylu członków załogi, ilu wymaga, każdy innego koloru. Cena werbunku zależy od liczby kolorów: 1, 3, 6 lub 10 reali.
    .name = Marynarz
    .rule = VDG-7.2
about-sailor_white = Piąty kolor: w załodze może być tylko jeden. Misjonarzy daje Francisco Alvares. Bez misjonarza nie zwodujesz projektu z załogą 5.
    .name = Misjonarz
    .rule = VDG-7.3
about-crew = Twoi marynarze według kolorów i misjonarze. Przy wodowaniu wybierasz, których kolorów użyć.
    .name = Twoja załoga
    .rule = VDG-7.5
about-captain = Potrzebny każdemu wysyłanemu statkowi. Na koniec każdy zwodowany statek w zapasie z kapitanem to 3 PZ. W jednej akcji możesz zwerbować jednego.
    .name = Kapitan
    .rule = VDG-9.2
about-captains = Jeden na akcję: za darmo, jeśli nie werbujesz nikogo więcej, inaczej po 1 realu za każdego marynarza zwerbowanego razem z nim.
    .name = Kapitanowie do zwerbowania
    .rule = VDG-8.5
about-bag = Marynarze, których nie ma nigdzie indziej. Na koniec rundy każda aktywna sekcja dostaje do 3.
    .name = Worek
    .rule = VDG-12.7
about-closed_space = Nieużywane przy tej liczbie graczy.
    .name = Zamknięte pole akcji
    .rule = VDG-4.6
about-closed_section = Aktywnych sekcji jest tyle, ilu graczy.
    .name = Zamknięta sekcja
    .rule = VDG-2.5
about-section = Wszyscy marynarze zwerbowani w jednej akcji pochodzą z jednej sekcji: z każdego opłaconego koloru bierzesz, ilu chcesz. Na koniec rundy przychodzi do 3 nowych.
    .name = Sekcja marynarzy
    .rule = VDG-8.4
about-recruiting = Ile kosztują razem marynarze jednego, dwóch, trzech lub czterech kolorów; kapitan zwerbowany z nimi kosztuje po 1 realu za każdego marynarza.
    .name = Ceny marynarzy
    .rule = VDG-8.2
about-character-manuel = Kto go bierze, dostaje dodatkowy dysk i od razu umieszcza go z numerem 21 lub 22. Kto ma Manuela na koniec rundy, może użyć tego dysku w następnej fazie 1.
    .name = Manuel I, król
    .rule = VDG-10.9
about-character-dias = Od razu 2 PZ. Kto ma go na koniec rundy, dostaje jeszcze 2 PZ i zostaje graczem rozpoczynającym.
    .name = Bartolomeu Dias, dowódca
    .rule = VDG-10.15
about-character-alvares = Od razu misjonarz, a na koniec rundy jeszcze jeden dla właściciela.
    .name = Francisco Alvares, duchowny
    .rule = VDG-10.17
about-character-sernigi = Kto go bierze, wysyła statek kupiecki tej rundy do portu i bierze jego premię. Jeśli nikt tego nie zrobi, w fazie 3 wysyła go właściciel Sernigiego.
    .name = Girolamo Sernigi, kupiec
    .rule = VDG-10.19
about-pennant = Kafelek leży u tego gracza. Inni mogą go stamtąd wziąć, raz na rundę.
    .name = Właściciel postaci
    .rule = VDG-10.3
about-owner = Proporzec pokazuje tu, kto ma postać.
    .name = Właściciel postaci
    .rule = VDG-10.3
about-taker = Dysk na tym polu znaczy: postać już wzięto i do następnej rundy nikt jej nie weźmie.
    .name = Wzięta w tej rundzie
    .rule = VDG-10.4
about-characters = Postać zostaje u ciebie, póki ktoś jej nie weźmie, i działa znowu na koniec rundy.
    .name = Twoje postacie
    .rule = VDG-10.7
about-first = W fazie 1 zaczyna rozmieszczanie dysków. Na koniec rundy graczem rozpoczynającym zostaje właściciel Bartolomeu Diasa.
    .name = Gracz rozpoczynający
    .rule = VDG-4.4
about-coins = Pieniądze na opłaty, projekty i marynarzy. Każde pełne 3 reale to na koniec 1 PZ.
    .name = Reale
    .rule = VDG-13.3
about-sum = Akcją w obszarze Postaci możesz zamiast postaci wziąć jedną z dwóch sum, każdą raz na rundę.
    .name = Suma reali
    .rule = VDG-10.1
about-merchant = Jeden na rundę; wysyła go ten, kto bierze Sernigiego, a najpóźniej w fazie 3 właściciel Sernigiego. Zajmuje miejsce, pomaga zapełnić port i płynie dalej, ale nic nie przynosi; premię portu bierze ten, kto go wysyła.
    .name = Statek kupiecki
    .rule = VDG-10.26
about-project = Zwoduj go w dowolnej chwili, oddając tylu członków załogi różnych kolorów, ilu podano; stanie się statkiem. Niebieska liczba to limit. To, co nadrukowano na dole, statek na morzu przynosi w każdej fazie 3.
    .name = Projekt
    .now = Limit { $limit }, załoga { $crew }.
    .rule = VDG-7.1
about-ship = Z kapitanem możesz go wysłać na miejsce portu o wartości nie wyższej niż limit. Zostawiony w zapasie z kapitanem to na koniec 3 PZ.
    .name = Zwodowany statek
    .now = Limit { $limit }.
    .rule = VDG-9.4
about-ship-ship_at_sea = W każdej fazie 3 przynosi to, co na nim nadrukowano, a w zapełnionym porcie także PZ za ten port. Z zapełnionego portu płynie dalej, jeśli w następnym jest wolne miejsce o wartości nie wyższej niż jego limit; inaczej wypada z gry.
    .name = Statek na morzu
    .now = W każdej fazie 3: reale { $reals }, PZ { $points }. Limit { $limit }.
    .rule = VDG-11.2
about-projects = Może ich tu leżeć dowolnie wiele. Niezwodowane nic nie są warte.
    .name = Twoje projekty
    .rule = VDG-6.7
about-ships = Zwodowane statki czekają na kapitana i wyprawę. Na koniec każdy z kapitanem to 3 PZ.
    .name = Twoje statki
    .rule = VDG-13.4
about-berth = Statek może je zająć, jeśli jego limit jest nie niższy niż ta wartość. Kto go tu wysyła, od razu dostaje tyle PZ.
    .name = Miejsce w porcie
    .rule = VDG-9.7
about-harbour-natal = Każdy wysłany tu statek przynosi projekt z górnych pól. Gdy port się zapełni, jego statki dostają PZ z tarczy i płyną dalej.
    .name = Natal
    .rule = VDG-9.9
about-harbour-terra = Każdy wysłany tu statek przynosi marynarza, wybranego z sekcji lub wylosowanego z worka. Zapełniony port daje PZ z tarczy, a statki płyną dalej.
    .name = Terra da Boa Gente
    .rule = VDG-9.10
about-harbour-mozambique = Każdy wysłany tu statek przynosi kapitana z obszaru Werbunku. Zapełniony port daje PZ z tarczy, a statki płyną dalej.
    .name = Mozambik
    .rule = VDG-9.11
about-harbour-mombasa = Każdy wysłany tu statek przynosi 2 reale. Zapełniony port daje PZ z tarczy, a statki płyną dalej.
    .name = Mombasa
    .rule = VDG-9.12
about-harbour-malindi = Każdy wysłany tu statek przynosi 1 real. Zapełniony port daje PZ z tarczy, a statki płyną dalej.
    .name = Malindi
    .rule = VDG-9.13
about-harbour-calicut = Kres drogi: najwyższe wartości, bez premii. Zapełniony port daje PZ z tarczy, statki wypadają z gry, a kapitanowie wracają.
    .name = Kalikat
    .rule = VDG-9.14
about-space = Mieści się tu jeden dysk z numerem. Wszystkie pola obszaru są takie same.
    .name = Pole akcji
    .rule = VDG-4.5
about-area-recruiting = Zwerbuj marynarzy z jednej sekcji, albo jednego kapitana, albo jedno i drugie.
    .name = Werbunek
    .rule = VDG-8.1
about-area-characters = Weź jedną postać albo jedną z dwóch sum reali.
    .name = Postacie
    .rule = VDG-10.1
about-area-projects = Kup jeden kafelek z górnych pól za 1 real, dwa za 4 albo kafelek São Gabriel za tyle reali, ile wynosi jego załoga.
    .name = Projekty
    .rule = VDG-6.1
about-area-navigation = Wyślij jeden lub więcej zwodowanych statków z kapitanami do jednego portu: dostajesz PZ za wartości miejsc i premię za każdy.
    .name = Żegluga
    .rule = VDG-9.1
about-cell = Projekt na sprzedaż: jeden za 1 real, dwa za 4. Na koniec rundy pojawia się sześć nowych.
    .name = Górne pole
    .rule = VDG-6.1
about-deck = Widać tylko wierzchni kafelek. Następne siedem bierze się z niepustego stosu o najniższym numerze; widoczny trafia na pole São Gabriel.
    .name = Stos projektów
    .rule = VDG-12.2
about-gabriel = Ten kafelek kupujesz za tyle reali, ile wynosi jego załoga, i od razu jest zwodowany, bez marynarzy.
    .name = São Gabriel
    .rule = VDG-6.5
about-points = Punkty zdobyte dotąd i końcowe: 1 PZ za każde pełne 3 reale, 3 PZ za każdy zwodowany statek w zapasie z kapitanem.
    .name = Punkty teraz
    .now = Teraz { $points } PZ.
    .rule = VDG-13.6
