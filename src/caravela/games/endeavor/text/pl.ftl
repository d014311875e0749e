# Endeavor: Age of Sail in Polish. What each group of messages is for stands in caravela/core/words.py.

## Names

game-title = Endeavor: Age of Sail
game-pitch = Zbuduj imperium w siedem rund: mało dysków, wiele planów i miasta połączone na całym świecie.

seat-red = Czerwony
seat-yellow = Żółty
seat-blue = Niebieski
seat-purple = Fioletowy
seat-green = Zielony
seat-chance = Los

attribute-industry = przemysł
attribute-culture = kultura
attribute-wealth = bogactwo
attribute-influence = wpływy

deed-ship = żegluga
deed-occupy = zajęcie
deed-attack = atak
deed-payment = wypłata
deed-draw = dobranie
# how many of the discs that an action takes are for the activation
deed-activation = { $activation ->
    [0] {""}
   *[other] {" "}({ $activation } na budynek)
}
# what stands against each action: 0 it is not offered, -1 there is nothing to do it with, else the discs it takes
deed-against = { $ship ->
    [0] {""}
   *[other] {" "}Żegluga wymaga { $ship ->
        [one] { $ship } dysku
       *[other] { $ship } dysków
    }{ deed-activation }, a w porcie masz { $discs }.
}{ $occupy ->
    [0] {""}
    [-1] {" "}Nie ma wolnego miasta, które wolno ci zająć.
   *[other] {" "}Zajęcie wymaga { $occupy ->
        [one] { $occupy } dysku
       *[other] { $occupy } dysków
    }{ deed-activation }, a w porcie masz { $discs }.
}{ $attack ->
    [0] {""}
    [-1] {" "}Nie ma dysku, który wolno ci zaatakować.
   *[other] {" "}Atak wymaga { $attack ->
        [one] { $attack } dysku
       *[other] { $attack } dysków
    }{ deed-activation }, a w porcie masz { $discs }.
}{ $payment ->
    [0] {""}
   *[other] {" "}Nie ma dysku, który można odzyskać wypłatą.
}{ $draw ->
    [0] {""}
   *[other] {" "}Nie ma karty, na którą wystarczyłaby twoja obecność.
}

phase-build = faza budowy
phase-salary = faza płac
phase-action = faza akcji
phase-discard = faza odrzucania
# a phase with "in"
phase-in = { $phase ->
    [build] w fazie budowy
    [salary] w fazie płac
    [action] w fazie akcji
    [discard] w fazie odrzucania
   *[other] { $phase_name }
}

token-industry = przemysł
token-culture = kultura
token-wealth = bogactwo
token-influence = wpływy
token-occupy_draw = zajęcie/dobranie
token-ship_draw = żegluga/dobranie
token-payment = wypłata
token-attack = atak

building-market = Rynek
building-shipyard = Stocznia
building-workshop = Warsztat
building-bank = Bank
building-barracks = Koszary
building-guild_hall = Dom Gildii
building-docks = Doki
building-fortress = Twierdza
building-theatre = Teatr
building-cartographer = Kartograf
building-trading_house = Dom Handlowy
building-university = Uniwersytet
building-stock_exchange = Giełda
building-museum = Muzeum
building-parliament = Parlament
building-memorial = Pomnik
building-town_hall = Ratusz
building-arsenal = Arsenał
building-palace = Pałac
building-colonial_house = Dom Kolonisty
building-merchant_dock = Przystań Handlowa
# a building as the object of a sentence, and behind "from"
building-object = { $building ->
    [shipyard] Stocznię
    [fortress] Twierdzę
    [cartographer] Kartografa
    [stock_exchange] Giełdę
    [merchant_dock] Przystań Handlową
   *[other] { $building_name }
}
building-from = { $building ->
    [market] z Rynku
    [shipyard] ze Stoczni
    [workshop] z Warsztatu
    [bank] z Banku
    [barracks] z Koszar
    [guild_hall] z Domu Gildii
    [docks] z Doków
    [fortress] z Twierdzy
    [theatre] z Teatru
    [cartographer] od Kartografa
    [trading_house] z Domu Handlowego
    [university] z Uniwersytetu
    [stock_exchange] z Giełdy
    [museum] z Muzeum
    [parliament] z Parlamentu
    [memorial] z Pomnika
    [town_hall] z Ratusza
    [arsenal] z Arsenału
    [palace] z Pałacu
    [colonial_house] z Domu Kolonisty
    [merchant_dock] z Przystani Handlowej
   *[other] z budynku { $building_name }
}

zone-europe = Europa
zone-north_america = Ameryka Północna
zone-caribbean = Karaiby
zone-south_america = Ameryka Południowa
zone-africa = Afryka
zone-india = Indie
zone-far_east = Daleki Wschód
# a region with "to", behind "of", with "in", at the beginning of a sentence
zone-region_to = { $region ->
    [north_america] do Ameryki Północnej
    [caribbean] na Karaiby
    [south_america] do Ameryki Południowej
    [africa] do Afryki
    [india] do Indii
    [far_east] na Daleki Wschód
   *[other] do { $region_name }
}
zone-region_of = { $region ->
    [north_america] Ameryki Północnej
    [caribbean] Karaibów
    [south_america] Ameryki Południowej
    [africa] Afryki
    [india] Indii
    [far_east] Dalekiego Wschodu
   *[other] { $region_name }
}
zone-region_in = { $region ->
    [north_america] w Ameryce Północnej
    [caribbean] na Karaibach
    [south_america] w Ameryce Południowej
    [africa] w Afryce
    [india] w Indiach
    [far_east] na Dalekim Wschodzie
   *[other] w { $region_name }
}
zone-region_subject = { $region_name }
# a zone with "in"
zone-in = { $zone ->
    [europe] w Europie
    [north_america] w Ameryce Północnej
    [caribbean] na Karaibach
    [south_america] w Ameryce Południowej
    [africa] w Afryce
    [india] w Indiach
    [far_east] na Dalekim Wschodzie
   *[other] w { $zone_name }
}

place-london = Londyn
place-amsterdam = Amsterdam
place-lisbon = Lizbona
place-marseille = Marsylia
place-venice = Wenecja
place-constantinople = Konstantynopol
place-algiers = Algier
place-alexandria = Aleksandria
place-north_atlantic_fleet = Flota Północnoatlantycka
place-mediterranean_fleet = Flota Śródziemnomorska
place-quebec = Quebec
place-boston = Boston
place-charleston = Charleston
place-new_orleans = Nowy Orlean
place-grand_banks_fleet = Flota Nowofundlandzka
place-havana = Hawana
place-port_royal = Port Royal
place-santo_domingo = Santo Domingo
place-windward_fleet = Flota Nawietrzna
place-cartagena = Kartagena
place-lima = Lima
place-recife = Recife
place-buenos_aires = Buenos Aires
place-elmina = Elmina
place-luanda = Luanda
place-cape_town = Kapsztad
place-mozambique = Mozambik
place-bombay = Bombaj
place-goa = Goa
place-calcutta = Kalkuta
place-arabian_sea_fleet = Flota Arabska
place-batavia = Batawia
place-manila = Manila
place-macau = Makau
place-nagasaki = Nagasaki
place-south_china_sea_fleet = Flota Południowochińska
place-copenhagen = Kopenhaga
place-bordeaux = Bordeaux
place-seville = Sewilla
place-tripoli = Trypolis
place-bridgetown = Bridgetown
place-calicut = Kalikat
place-malacca = Malakka
place-hoi_an = Hội An
place-makassar = Makasar
# a place with "to", as the object of a sentence, and at its beginning
place-to = { $place ->
    [north_atlantic_fleet] do Floty Północnoatlantyckiej
    [mediterranean_fleet] do Floty Śródziemnomorskiej
    [grand_banks_fleet] do Floty Nowofundlandzkiej
    [windward_fleet] do Floty Nawietrznej
    [arabian_sea_fleet] do Floty Arabskiej
    [south_china_sea_fleet] do Floty Południowochińskiej
   *[other] do miasta { $place_name }
}
place-object = { $place ->
    [copenhagen] Kopenhagę
    [seville] Sewillę
    [malacca] Malakkę
    [lisbon] Lizbonę
    [marseille] Marsylię
    [venice] Wenecję
    [alexandria] Aleksandrię
    [north_atlantic_fleet] Flotę Północnoatlantycką
    [mediterranean_fleet] Flotę Śródziemnomorską
    [grand_banks_fleet] Flotę Nowofundlandzką
    [havana] Hawanę
    [windward_fleet] Flotę Nawietrzną
    [cartagena] Kartagenę
    [lima] Limę
    [elmina] Elminę
    [luanda] Luandę
    [calcutta] Kalkutę
    [arabian_sea_fleet] Flotę Arabską
    [batavia] Batawię
    [manila] Manilę
    [south_china_sea_fleet] Flotę Południowochińską
   *[other] { $place_name }
}
place-subject = { $place_name }

deck-europe = talia Europy
deck-slavery = talia niewolnictwa
deck-north_america = talia Ameryki Północnej
deck-caribbean = talia Karaibów
deck-south_america = talia Ameryki Południowej
deck-africa = talia Afryki
deck-india = talia Indii
deck-far_east = talia Dalekiego Wschodu

card-europe_0 = Europa 0
card-europe_1 = Europa 1
card-europe_2 = Europa 2
card-europe_3 = Europa 3
card-europe_4 = Europa 4
card-europe_5 = Europa 5 (zniesienie niewolnictwa)
card-slavery_0 = Niewolnictwo 0
card-slavery_1 = Niewolnictwo 1
card-slavery_2 = Niewolnictwo 2
card-slavery_3 = Niewolnictwo 3
card-slavery_4 = Niewolnictwo 4
card-slavery_5 = Niewolnictwo 5
card-north_america_1 = Ameryka Północna 1
card-north_america_2 = Ameryka Północna 2
card-north_america_3 = Ameryka Północna 3
card-north_america_4 = Ameryka Północna 4
card-north_america_5 = Ameryka Północna 5
card-caribbean_1 = Karaiby 1
card-caribbean_2 = Karaiby 2
card-caribbean_3 = Karaiby 3
card-caribbean_4 = Karaiby 4
card-caribbean_5 = Karaiby 5
card-south_america_1 = Ameryka Południowa 1
card-south_america_2 = Ameryka Południowa 2
card-south_america_3 = Ameryka Południowa 3
card-south_america_4 = Ameryka Południowa 4
card-south_america_5 = Ameryka Południowa 5
card-africa_1 = Afryka 1
card-africa_2 = Afryka 2
card-africa_3 = Afryka 3
card-africa_4 = Afryka 4
card-africa_5 = Afryka 5
card-india_1 = Indie 1
card-india_2 = Indie 2
card-india_3 = Indie 3
card-india_4 = Indie 4
card-india_5 = Indie 5
card-far_east_1 = Daleki Wschód 1
card-far_east_2 = Daleki Wschód 2
card-far_east_3 = Daleki Wschód 3
card-far_east_4 = Daleki Wschód 4
card-far_east_5 = Daleki Wschód 5
card-governor_north_america = gubernator Ameryki Północnej
card-governor_caribbean = gubernator Karaibów
card-governor_south_america = gubernator Ameryki Południowej
card-governor_africa = gubernator Afryki
card-governor_india = gubernator Indii
card-governor_far_east = gubernator Dalekiego Wschodu
# a card as the object of a sentence; in Russian and Polish its name
card-object = { $card_name }

## Actions: the sentence for each, and the kind as a choice in a menu

action-tokens = Następne żetony: { $first_name }, { $second_name }
choice-tokens = Następne żetony
action-token = Ostatni żeton: { $token_name }
choice-token = Ostatni żeton
action-offer = W ofercie jest { $building_name }
choice-offer = Budynek poziomu 5
action-crown = Koronę dostaje { $player_name }
choice-crown = Korona
action-start = Wybierz { building-object }
choice-start = Budynek początkowy
action-shortage = Usuń { building-object } z oferty
choice-shortage = Usuń budynek
action-build = Zbuduj { building-object }
choice-build = Buduj
action-salary = Odzyskaj dysk { building-from }
choice-salary = Odzyskaj dysk
action-salary_all = Odzyskaj wszystkie dyski
choice-salary_all = Odzyskaj wszystkie dyski
action-activate = Aktywuj { building-object }
choice-activate = Aktywuj budynek
action-spend = Wydaj żeton: { $token_name }
choice-spend = Wydaj żeton akcji
action-pass = Spasuj
choice-pass = Spasuj
action-ship_track = Płyń na tor żeglugi { zone-region_of }
choice-ship_track = Żegluga: tor żeglugi
action-ship_fleet = Płyń { place-to }
choice-ship_fleet = Żegluga: pole floty
action-ship_sea = Płyń na otwarte morze { zone-region_of }
choice-ship_sea = Żegluga: otwarte morze
action-occupy = Zajmij { place-object }
choice-occupy = Zajmij miasto
action-attack = Zaatakuj { place-object }
choice-attack = Atak
action-payment = Wypłata: odzyskaj dysk { building-from }
choice-payment = Wypłata
action-draw = Weź kartę: { $deck_name }
choice-draw = Weź kartę z talii
action-take = Weź ze stosu kart odrzuconych: { $card_name }
choice-take = Weź kartę ze stosu kart odrzuconych
action-memorial = Połóż stracony dysk obok toru: { $attribute_name }
choice-memorial = Pomnik
action-memorial_none = Zwróć stracony dysk do zapasu
choice-memorial_none = Zwróć do zapasu
action-silent_track = Cicha flota płynie na tor żeglugi { zone-region_of }
choice-silent_track = Cicha flota: tor żeglugi
action-silent_place = Cicha flota zajmuje { place-object }
choice-silent_place = Cicha flota: miasto lub pole floty
action-silent_draw = Cicha flota usuwa wierzchnią kartę: { $deck_name }
choice-silent_draw = Cicha flota: usuń kartę
action-silent_nothing = Cicha flota nic nie robi
choice-silent_nothing = Cicha flota: nic
action-governor = Połóż gubernatora { zone-region_of } na polu gubernatora
choice-governor = Pole gubernatora
action-governor_none = Zostaw pole gubernatora puste
choice-governor_none = Zostaw pole gubernatora puste
action-discard = Odrzuć kartę: { card-object }
choice-discard = Odrzuć kartę
action-done = Gotowe
choice-done = Gotowe

## The question behind a menu that narrows a choice

pick-first = Który żeton pierwszy?
pick-second = Który żeton drugi?
pick-token = Który żeton?
pick-building = Który budynek?
pick-player = Który gracz?
pick-region = Który region?
pick-place = Które miejsce?
pick-deck = Która talia?
pick-card = Która karta?
pick-attribute = Która cecha?

## The log

event-laid_out = { $count ->
    [one] Na planszy leży { $count } żeton handlu.
    [few] Na planszy leżą { $count } żetony handlu.
   *[many] Na planszy leży { $count } żetonów handlu.
}
event-offered = W ofercie jest { $building_name }.
event-crown = Koronę dostaje { $player_name }.
event-started = { $seat_name } wybiera { building-object }.
event-round = Runda { $round }.
event-end = { $rounds ->
    [one] Koniec gry po { $rounds } rundzie.
    [few] Koniec gry po { $rounds } rundach.
   *[many] Koniec gry po { $rounds } rundach.
}
event-scrapped = { $seat_name } usuwa { building-object } z oferty.
event-built = { $seat_name } buduje { building-object }.
event-grew = { $count ->
    [0] { $seat_name } nie ma już dysków w zapasie.
    [one] { $seat_name } dostaje { $count } dysk z zapasu.
    [few] { $seat_name } dostaje { $count } dyski z zapasu.
   *[many] { $seat_name } dostaje { $count } dysków z zapasu.
}
event-salary = { $seat_name } odzyskuje dysk { building-from }.
event-passed = { $seat_name } pasuje.
event-activated = { $seat_name } aktywuje { building-object }.
event-spent = { $seat_name } wydaje żeton: { $token_name }.
event-gained = { $seat_name } zyskuje żeton: { $token_name }.
event-symbols = { $seat_name }:{ $industry ->
    [0] {""}
   *[other] {" "}przemysł +{ $industry }
}{ $culture ->
    [0] {""}
   *[other] { $industry ->
        [0] {" "}
       *[other] {", "}
    }kultura +{ $culture }
}{ $wealth ->
    [0] {""}
   *[other] { $industry ->
        [0] { $culture ->
            [0] {" "}
           *[other] {", "}
        }
       *[other] {", "}
    }bogactwo +{ $wealth }
}{ $influence ->
    [0] {""}
   *[other] { $industry ->
        [0] { $culture ->
            [0] { $wealth ->
                [0] {" "}
               *[other] {", "}
            }
           *[other] {", "}
        }
       *[other] {", "}
    }wpływy +{ $influence }
}.
event-symbols_lost = { $seat_name }:{ $industry ->
    [0] {""}
   *[other] {" "}przemysł −{ $industry }
}{ $culture ->
    [0] {""}
   *[other] { $industry ->
        [0] {" "}
       *[other] {", "}
    }kultura −{ $culture }
}{ $wealth ->
    [0] {""}
   *[other] { $industry ->
        [0] { $culture ->
            [0] {" "}
           *[other] {", "}
        }
       *[other] {", "}
    }bogactwo −{ $wealth }
}{ $influence ->
    [0] {""}
   *[other] { $industry ->
        [0] { $culture ->
            [0] { $wealth ->
                [0] {" "}
               *[other] {", "}
            }
           *[other] {", "}
        }
       *[other] {", "}
    }wpływy −{ $influence }
}.
event-route = { $seat_name } kontroluje trasę { $place_name } – { $other_name } i zyskuje żeton: { $token_name }.
event-shipped_track = { $seat_name } płynie { zone-region_to }, pole { $cell } toru żeglugi.
event-shipped_fleet = { $seat_name } płynie { place-to }.
event-shipped_sea = { $seat_name } płynie na otwarte morze { zone-region_of }.
event-opened = Odkryto nowy region: { zone-region_subject }!
event-governor = { $seat_name } dostaje kartę gubernatora { zone-region_of }.
event-occupied = { $seat_name } zajmuje { place-object }.
event-attacked = { $seat_name } atakuje { place-object } i wypiera stamtąd cudzy dysk ({ $owner_name }).
event-attacked_silent = { $seat_name } atakuje { place-object } i wypiera cichą flotę.
event-memorial = { $seat_name } kładzie stracony dysk obok toru: { $attribute_name } +1.
event-memorial_none = { $seat_name } zwraca stracony dysk do zapasu.
event-paid = { $seat_name } dzięki wypłacie odzyskuje dysk { building-from }.
event-drew = { $seat_name } bierze kartę: { $card_name }.
event-took = { $seat_name } bierze ze stosu kart odrzuconych: { $card_name }.
event-bonus_disc = { $seat_name } zyskuje dodatkowy dysk.
event-abolition = Niewolnictwo zostaje zniesione!
event-set_aside = { $count ->
    [one] { $seat_name } odkłada { $count } kartę niewolnictwa.
    [few] { $seat_name } odkłada { $count } karty niewolnictwa.
   *[many] { $seat_name } odkłada { $count } kart niewolnictwa.
}
event-governor_space = { $seat_name } kładzie gubernatora { zone-region_of } na polu gubernatora.
event-governor_space_empty = { $seat_name } zostawia pole gubernatora puste.
event-discarded = { $seat_name } odrzuca kartę: { $card_name }.
event-discarded_slavery = { $seat_name } odkłada kartę: { $card_name }.
event-discarded_governor = { $seat_name } usuwa z gry kartę: { $card_name }.
event-silent_track = Cicha flota płynie { zone-region_to }, pole { $cell } toru żeglugi.
event-silent_place = Cicha flota zajmuje { place-object }.
event-silent_card = Cicha flota usuwa z gry kartę: { $card_name }.
event-silent_governor = Kartę gubernatora { zone-region_of } zdobywa cicha flota; karta opuszcza grę.

## Why not

why-act_first = Najpierw wykonaj przynajmniej jedną akcję.
why-action_done = Akcja „{ $action_name }” została już wykonana w tej turze.
why-action_not_offered = Budynek „{ $building_name }”, z którego korzystasz, nie daje akcji „{ $action_name }”.
why-action_not_on_token = Żeton „{ $token_name }”, z którego korzystasz, nie daje akcji „{ $action_name }”.
why-activated_already = Na budynku „{ $building_name }” leży już dysk.
why-card_not_held = Nie masz karty „{ card-object }”.
why-choose_first = Najpierw aktywuj budynek albo wydaj żeton akcji.
why-deck_empty = Nie ma już kart: { $deck_name } jest pusta.
why-finish_first = Najpierw dokończ rozpoczętą turę.
why-game_over = Gra jest skończona.
why-governor_not_held = Nie masz karty gubernatora { zone-region_of }.
why-governor_space_first = Najpierw zdecyduj, którego gubernatora położyć na polu gubernatora.
why-in_governor_space = Karta „{ $card_name }” leży na polu gubernatora i nie liczy się do limitów.
why-level_too_high = Budynek „{ $building_name }” ma poziom { $level }, a twój poziom budowy to tylko { $allowed }.
why-locked = Budynek „{ $building_name }” ma symbol zakazu wypłaty: dysk wraca stamtąd tylko w fazie płac.
why-lowest_level_first = Budynek „{ $building_name }” ma poziom { $level }, a są jeszcze budynki poziomu { $lowest }.
why-no_activation_space = Budynek „{ $building_name }” nie ma akcji ani pola na dysk.
why-no_disc_there = Nie można odzyskać dysku { building-from }: nie ma go tam.
why-no_disc_to_activate = W porcie nie ma dysku, żeby aktywować { building-object }.
why-no_presence = Nie masz dysku { zone-region_in }.
why-no_such_token = Nie masz żetonu „{ $token_name }”.
why-none_left = W ofercie nie ma już budynku „{ $building_name }”.
why-not_a_city = { place-subject } to pole floty; tam się płynie.
why-not_a_fleet_space = { $place_name } to miasto; miasta się zajmuje.
why-not_all_salaries = { $count ->
    [one] Na twoich budynkach jest { $count } dysk, a odzyskać możesz tylko { $salaries }.
    [few] Na twoich budynkach są { $count } dyski, a odzyskać możesz tylko { $salaries }.
   *[many] Na twoich budynkach jest { $count } dysków, a odzyskać możesz tylko { $salaries }.
}
why-not_asked = Teraz trzeba zdecydować o czymś innym.
why-not_built = Nie masz na wybrzeżu budynku „{ $building_name }”.
why-not_in_pile = Na stosie kart odrzuconych nie ma karty „{ $card_name }”.
why-not_in_this_game = Budynek „{ $building_name }” nie bierze udziału w tej grze.
why-not_on_this_side = { place-subject }: po tej stronie planszy nie ma takiego miejsca.
why-nothing_possible = Budynku „{ $building_name }” nie można teraz aktywować.{ deed-against }
why-nothing_possible_with_token = Żetonu „{ $token_name }” nie można teraz wydać.{ deed-against }
why-opened_already = { zone-region_subject }: region jest już odkryty, a jego tor żeglugi pełny.
why-other_phase = To robi się { phase-in }.
why-own_disc = { place-subject }: leży tam twój własny dysk.
why-place_free = { place-subject }: nie ma tam dysku.
why-place_taken = { place-subject }: leży tam już dysk.
why-silent_must_react = Cicha flota może zareagować, więc musi.
why-silent_no_discs = Cicha flota nie ma już dysków.
why-silent_no_presence = Cicha flota nie ma dysku { zone-region_in }.
why-silent_not_asked = To byłaby reakcja na akcję „{ $action_name }”, której nie wykonano.
why-silent_other_deck = Przy tym stole cicha flota usuwa karty tylko z talii regionów; { $deck_name } do nich nie należy.
why-silent_other_zone = Przy tym stole cicha flota zajmuje miasta tylko tam, gdzie ty, a nie { zone-in }.
why-silent_value_too_high = Karta „{ $card_name }” ma wartość { $value }, a obecność cichej floty { zone-in } wynosi { $presence ->
    [0] 0.
   *[other] tylko { $presence }.
}
why-slavery_abolished = Niewolnictwo zostało zniesione i jego talii już nie ma.
why-too_few_discs = Akcja „{ $action_name }” wymaga { $needed ->
    [one] { $needed } dysku z portu
   *[other] { $needed } dysków z portu
}, a { $discs ->
    [0] nie ma tam żadnego.
    [one] jest tam tylko { $discs }.
    [few] są tam tylko { $discs }.
   *[many] jest tam tylko { $discs }.
}
why-unopened = { zone-region_subject }: region nie jest jeszcze odkryty.
why-value_too_high = Karta „{ $card_name }” ma wartość { $value }, a twoja obecność { zone-in } wynosi { $presence ->
    [0] 0.
   *[other] tylko { $presence }.
}

## What is asked

ask-tokens = { $count ->
    [one] Do rozłożenia został { $count } żeton.
    [few] Do rozłożenia zostały { $count } żetony.
   *[many] Do rozłożenia zostało { $count } żetonów.
}
ask-offer = { $count ->
    [one] Do wylosowania został { $count } budynek poziomu 5.
    [few] Do wylosowania zostały { $count } budynki poziomu 5.
   *[many] Do wylosowania zostało { $count } budynków poziomu 5.
}
ask-crown = Kto dostaje koronę?
ask-start = { $seat_name }: wybierz budynek początkowy.
ask-shortage = { $seat_name }: usuń budynek z oferty.
ask-build = { $seat_name }: zbuduj coś, najwyżej poziomu { $level }.
ask-salary = { $count ->
    [one] { $seat_name }: możesz odzyskać jeszcze { $count } dysk.
    [few] { $seat_name }: możesz odzyskać jeszcze { $count } dyski.
   *[many] { $seat_name }: możesz odzyskać jeszcze { $count } dysków.
}
ask-turn = { $discs ->
    [0] { $seat_name }: twoja tura, w porcie nie ma dysków.
    [one] { $seat_name }: twoja tura, w porcie jest { $discs } dysk.
    [few] { $seat_name }: twoja tura, w porcie są { $discs } dyski.
   *[many] { $seat_name }: twoja tura, w porcie jest { $discs } dysków.
}
ask-act = { $discs ->
    [0] { $seat_name }, { $building_name }: co robisz? W porcie nie ma już dysków.
    [one] { $seat_name }, { $building_name }: co robisz? W porcie został { $discs } dysk.
    [few] { $seat_name }, { $building_name }: co robisz? W porcie zostały { $discs } dyski.
   *[many] { $seat_name }, { $building_name }: co robisz? W porcie zostało { $discs } dysków.
}
ask-act_more = { $discs ->
    [0] { $seat_name }, { $building_name }: druga akcja czy gotowe? W porcie nie ma już dysków.
    [one] { $seat_name }, { $building_name }: druga akcja czy gotowe? W porcie został { $discs } dysk.
    [few] { $seat_name }, { $building_name }: druga akcja czy gotowe? W porcie zostały { $discs } dyski.
   *[many] { $seat_name }, { $building_name }: druga akcja czy gotowe? W porcie zostało { $discs } dysków.
}
ask-act_token = { $discs ->
    [0] { $seat_name }, żeton „{ $token_name }”: co robisz? W porcie nie ma dysków.
    [one] { $seat_name }, żeton „{ $token_name }”: co robisz? W porcie jest { $discs } dysk.
    [few] { $seat_name }, żeton „{ $token_name }”: co robisz? W porcie są { $discs } dyski.
   *[many] { $seat_name }, żeton „{ $token_name }”: co robisz? W porcie jest { $discs } dysków.
}
ask-memorial = { $seat_name }: dokąd trafia twój stracony dysk?
ask-silent = { $seat_name }: jak reaguje cicha flota?
ask-governor = { $seat_name }: którego gubernatora kładziesz na polu gubernatora?
ask-discard = { $cards ->
    [one] { $seat_name }: odrzuć nadmiar; liczy się { $cards } karta
    [few] { $seat_name }: odrzuć nadmiar; liczą się { $cards } karty
   *[many] { $seat_name }: odrzuć nadmiar; liczy się { $cards } kart
}{ $exempt ->
    [0] {""}
   *[other] {" "}(jedna karta niewolnictwa się nie liczy)
}, a twój limit to { $limit }.
ask-discard_down = { $cards ->
    [one] { $seat_name }: odrzuć nadmiar; razem z niewolnictwem liczy się { $cards } karta, a wolno zachować najwyżej { $most }.
    [few] { $seat_name }: odrzuć nadmiar; razem z niewolnictwem liczą się { $cards } karty, a wolno zachować najwyżej { $most }.
   *[many] { $seat_name }: odrzuć nadmiar; razem z niewolnictwem liczy się { $cards } kart, a wolno zachować najwyżej { $most }.
}
ask-over = Gra jest skończona.

## The score sheet

score-industry = Przemysł
score-culture = Kultura
score-wealth = Bogactwo
score-influence = Wpływy
score-cities = Miasta
score-routes = Trasy
score-buildings = Budynki
score-town_hall = Ratusz
score-cards = Karty
score-governor_space = Puste pole gubernatora
score-harbour = Dyski w porcie
score-slavery = Odłożone karty niewolnictwa

end-seven_rounds = Rozegrano siedem rund.

## Options

option-side = Strona planszy
option-side-usual = zwykła dla tej liczby graczy
option-side-a = A, więcej konfliktów
option-side-b = B, mniej konfliktów
option-start = Pierwszy posiadacz korony
option-start-drawn = losowany
option-start-first = pierwsze miejsce przy stole
option-europe_bonus_disc = Karta „Europa 1” daje dodatkowy dysk
option-silent_fleet = Cicha Flota, dla dwóch graczy
option-occupy_same_zone = Cicha Flota: zajmuje miasta tylko w tej samej strefie co gracz
option-ignore_tokens = Cicha Flota: nie reaguje na żetony akcji
option-building_shortage = Cicha Flota: przed każdą rundą usuwa się budynek z oferty
option-silent_draw = Cicha Flota: usuwa karty
option-silent_draw-all = ze wszystkich talii
option-silent_draw-regions = z talii regionów

## The terminal's panels

panel-board = Plansza
panel-offer = Oferta
panel-routes = Trasy
panel-cards = Twoje karty
panel-seats = Gracze

## Short words for the panels, which have little room: at most the given number of letters, or they are cut

# one letter, another for each seat; the mark of the silent fleet
short-seat-red = C
short-seat-yellow = Ż
short-seat-blue = N
short-seat-purple = F
short-seat-green = Z
short-silent = #
# one letter each; small ones for tokens, so that they are not taken for seats
short-attribute-industry = P
short-attribute-culture = K
short-attribute-wealth = B
short-attribute-influence = W
short-glory = *
short-token-industry = p
short-token-culture = k
short-token-wealth = b
short-token-influence = w
short-token-occupy_draw = ⌂
short-token-ship_draw = ≈
short-token-payment = $
short-token-attack = †
# one letter for each deck; what stands before it for a governor
short-deck-europe = E
short-deck-slavery = S
short-deck-north_america = P
short-deck-caribbean = K
short-deck-south_america = M
short-deck-africa = A
short-deck-india = I
short-deck-far_east = D
short-governor = g
# two letters
short-deed-ship = że
short-deed-occupy = za
short-deed-attack = at
short-deed-payment = wy
short-deed-draw = do
short-building-market = Ry
short-building-shipyard = St
short-building-workshop = Wa
short-building-bank = Ba
short-building-barracks = Ko
short-building-guild_hall = DG
short-building-docks = Do
short-building-fortress = Tw
short-building-theatre = Te
short-building-cartographer = Ka
short-building-trading_house = DH
short-building-university = Un
short-building-stock_exchange = Gi
short-building-museum = Mu
short-building-parliament = Pr
short-building-memorial = Po
short-building-town_hall = Ra
short-building-arsenal = Ar
short-building-palace = Pa
short-building-colonial_house = DK
short-building-merchant_dock = PH
# 7 letters
short-zone-europe = Europa
short-zone-north_america = Am.Płn.
short-zone-caribbean = Karaiby
short-zone-south_america = Am.Płd.
short-zone-africa = Afryka
short-zone-india = Indie
short-zone-far_east = D.Wsch.
# 3 letters; a wave before fleet spaces
short-place-london = Lon
short-place-amsterdam = Ams
short-place-lisbon = Liz
short-place-marseille = Mar
short-place-venice = Wen
short-place-constantinople = Kon
short-place-algiers = Alg
short-place-alexandria = Ale
short-place-north_atlantic_fleet = ~PA
short-place-mediterranean_fleet = ~Śr
short-place-quebec = Que
short-place-boston = Bos
short-place-charleston = Cha
short-place-new_orleans = NOr
short-place-grand_banks_fleet = ~NF
short-place-havana = Haw
short-place-port_royal = PRo
short-place-santo_domingo = SDo
short-place-windward_fleet = ~Na
short-place-cartagena = Kar
short-place-lima = Lim
short-place-recife = Rec
short-place-buenos_aires = BAi
short-place-elmina = Elm
short-place-luanda = Lua
short-place-cape_town = Kap
short-place-mozambique = Moz
short-place-bombay = Bom
short-place-goa = Goa
short-place-calcutta = Kal
short-place-arabian_sea_fleet = ~Ar
short-place-batavia = Bat
short-place-manila = Man
short-place-macau = Mak
short-place-nagasaki = Nag
short-place-south_china_sea_fleet = ~PC
short-place-copenhagen = Kop
short-place-bordeaux = Brd
short-place-seville = Sew
short-place-tripoli = Try
short-place-bridgetown = Bri
short-place-calicut = Klk
short-place-malacca = Mal
short-place-hoi_an = HộA
short-place-makassar = Mks
# before the top cards of the decks, the discard pile, the tiles of the offer: 8 letters
short-decks = Talie
short-pile = Stos
short-offer = Oferta
# what the marks of the action tokens mean: 50 letters
short-legend = ⌂ zajęcie/dobranie ≈ żegl./dobr. $ wypł. † atak
# the headings of the players' table: 9, 6, 4, 23, 12, 3 letters
short-round = runda { $round }/{ $rounds }
short-discs = dyski
short-tokens = żet
short-coast = budynki
short-cards = karty
short-points = PCh

## Pieces of the scene, for those who cannot see it

piece-place_token = { $place_name }: żeton, { $token_name }
piece-track_token = Tor żeglugi, { $region_name }, pole { $cell }: żeton, { $token_name }
piece-route_token = Trasa { $place_name } – { $other_name }: żeton, { $token_name }
piece-place_disc = { $seat_name }: dysk, { $place_name }
piece-track_disc = { $seat_name }: dysk na torze żeglugi, { $region_name }, pole { $cell }
piece-sea_disc = { $seat_name }: dysk na otwartym morzu, { $region_name }
piece-building_disc = { $seat_name }: dysk na budynku, { $building_name }
piece-harbour_disc = { $seat_name }: dysk w porcie
piece-harbour = { $discs ->
    [one] { $seat_name }: { $discs } dysk w porcie
    [few] { $seat_name }: { $discs } dyski w porcie
   *[many] { $seat_name }: { $discs } dysków w porcie
}
piece-supply = { $discs ->
    [one] { $seat_name }: { $discs } dysk w zapasie
    [few] { $seat_name }: { $discs } dyski w zapasie
   *[many] { $seat_name }: { $discs } dysków w zapasie
}
piece-route = { $seat_name } kontroluje trasę { $place_name } – { $other_name }
piece-presence = { $seat_name }: obecność { $discs }, { $zone_name }
piece-unopened = Otwarte morze, { $region_name }: region jeszcze nieodkryty
piece-card = { $card_name }{ $industry ->
    [0] {""}
   *[other] , przemysł +{ $industry }
}{ $culture ->
    [0] {""}
   *[other] , kultura +{ $culture }
}{ $wealth ->
    [0] {""}
   *[other] , bogactwo +{ $wealth }
}{ $influence ->
    [0] {""}
   *[other] , wpływy +{ $influence }
}{ $glory ->
    [0] {""}
   *[other] , chwała +{ $glory }
}
piece-own_card = { $seat_name }: { $card_name }
piece-aside = { $seat_name }: odłożona karta, { $card_name }
piece-slavery = { $abolished ->
    [0] Niewolnictwo nie jest zniesione
   *[other] Niewolnictwo jest zniesione
}
piece-tile = Do wybudowania: { $building_name }, poziom { $level }{ $industry ->
    [0] {""}
   *[other] , przemysł +{ $industry }
}{ $culture ->
    [0] {""}
   *[other] , kultura +{ $culture }
}{ $wealth ->
    [0] {""}
   *[other] , bogactwo +{ $wealth }
}{ $influence ->
    [0] {""}
   *[other] , wpływy +{ $influence }
}{ $glory ->
    [0] {""}
   *[other] , chwała +{ $glory }
}
piece-building = { $seat_name }: { $building_name }
piece-start = { $seat_name }, budynek początkowy do wyboru: { $building_name }
piece-marker = { $seat_name }: { $attribute_name } { $value }
piece-action_token = { $seat_name }: żeton akcji, { $token_name }
piece-crown = { $seat_name }: korona
piece-passed = { $seat_name }: pas
# the marker of the round; 0 for a disc of the silent fleet
piece-neutral = { $round ->
    [0] Cicha flota
   *[other] Runda { $round }
}

## Printed on the sheets

sheet-harbour = Port
sheet-supply = Zapas
sheet-tokens = Żetony akcji
sheet-governor = Gubernator
# what a seat would score if the game ended now
sheet-points = Teraz
# places that are named while nothing lies there
short-discards = Karty odrzucone
short-held = Karty

## Możliwości, gdy mało miejsca

short-choice-start = Wybierz
short-choice-shortage = Usuń
short-choice-build = Zbuduj
short-choice-salary = Odzyskaj dysk
short-choice-salary_all = Odzyskaj wszystkie
short-choice-activate = Aktywuj
short-choice-spend = Wydaj
short-choice-ship_track = Płyń na tor
short-choice-ship_fleet = Płyń
short-choice-ship_sea = Płyń w morze
short-choice-occupy = Zajmij
short-choice-attack = Atakuj
short-choice-draw = Weź kartę
short-choice-take = Ze stosu
short-choice-memorial = Pomnik
short-choice-memorial_none = Do zapasu
short-choice-silent_track = Flota: tor
short-choice-silent_place = Flota: zajmij
short-choice-silent_draw = Flota: karta
short-choice-silent_nothing = Flota: nic
short-choice-governor = Gubernator
short-choice-governor_none = Zostaw puste
short-choice-discard = Odrzuć

## Co znaczą panele

panel-board-legend = Region, jego tor żeglugi (żetony albo litery dysków), a w odkrytym – ile dysków ma każdy gracz; potem jego miejsca. Po dwukropku mała litera to żeton, wielka to dysk gracza; ² jest warte 2 punkty chwały; ~ pole floty. Talie: wierzchnie karty z symbolami. Oferta: poziom, budynek i ile zostało.
panel-marks = Żetony akcji
panel-marks-legend = Co znaczą znaki wśród żetonów.
panel-offer-legend = Poziom, budynek, ile zostało, jego symbole (* chwała) i akcje: ze znakiem + jedna lub obie, ze znakiem / jedna z dwóch. Przy ! wypłata nie odzyskuje dysku.
panel-routes-legend = Przed kreską miasto, po niej – dokąd prowadzą z niego trasy; po dwukropku żeton trasy. Wielka litera gracza zamiast żetonu: oba końce są jego.
panel-cards-legend = Twoje karty i ich symbole; ♔ leży na polu gubernatora.
panel-seats-legend = ▶ decyduje, – pas, ♔ ma koronę. Cztery cechy, dyski w porcie / w zapasie, żetony akcji, budynki (• leży dysk), karty (litera talii i numer) i chwała, gdyby gra skończyła się teraz, bez kart ponad limit.

# Tabele liczb: podpisy i nagłówki
table-yes = tak
table-glory = chwała
table-zone = strefa
table-side-a = A
table-side-b = B
table-players = Zależnie od liczby graczy
table-players-count = liczba graczy
table-players-side = strona planszy; pierwsza jest zwykła
table-players-silent = strona w wariancie Cicha Flota
table-levels = Poziomy cech
table-levels-value = wartość
table-levels-build = poziom budowy (przemysł)
table-levels-growth = poziom wzrostu (kultura)
table-levels-salary = poziom płac (bogactwo)
table-levels-cards = limit kart (wpływy)
table-track = Symbole chwały na torach cech
table-track-spaces = pola z symbolem
table-track-above = na przedłużce ma go każde pole
table-buildings = Budynki
table-buildings-building = budynek
table-buildings-level = poziom
table-buildings-copies = kafelki
table-buildings-symbols = symbole
table-buildings-actions = akcje
table-buildings-locked = bez wypłaty
table-start = Budynki początkowe
table-cards = Karty zasobów
table-cards-card = karta
table-cards-bonus_disc = dodatkowy dysk
table-cards-abolition = zniesienie niewolnictwa
table-governors = Karty gubernatorów
table-tokens = Żetony handlu
table-tokens-token = żeton
table-tokens-count = w pudełku
table-tracks = Pola torów żeglugi
table-places = Miasta i pola flot
table-places-place = miejsce
table-places-sides = strona planszy
table-routes = Trasy i ich pola
table-routes-route = trasa
table-routes-round = okrągłe
table-routes-square = kwadratowe
table-scoring = Chwała na koniec gry
table-scoring-route = za trasę pod twoją kontrolą
table-scoring-governor = za puste pole gubernatora
table-scoring-discs = dyski w porcie za 1 punkt chwały
table-scoring-slavery = za odłożoną kartę niewolnictwa
table-scoring-town_hall = za symbol dobrania, jeśli masz Ratusz
table-other = Inne liczby
table-other-rounds = rundy
table-other-discs = dyski gracza
table-other-coast = pola na budynki na wybrzeżu
table-other-track_end = ostatnie pole toru cechy
table-other-card_spaces = zwykłe pola na karty
table-other-governor_spaces = pola gubernatora
table-other-most_cards = karty, które można zachować, najwyżej
table-other-level_5 = budynki poziomu 5 w ofercie
table-other-silent_discs = dyski cichej floty

## Co zmienia ruch: nazwy wskaźników i ich zmiany w kilku literach

gauge-industry = Przemysł
chip-industry = przemysł { $sign }{ $by }
gauge-culture = Kultura
chip-culture = kultura { $sign }{ $by }
gauge-wealth = Bogactwo
chip-wealth = bogactwo { $sign }{ $by }
gauge-influence = Wpływy
chip-influence = wpływy { $sign }{ $by }
gauge-harbour = Dyski w porcie
chip-harbour = port { $sign }{ $by }
gauge-board = Dyski na planszy
chip-board = plansza { $sign }{ $by }
gauge-buildings = Budynki
chip-buildings = { $sign }{ $by } { $by ->
    [one] budynek
    [few] budynki
   *[many] budynków
}
gauge-cards = Karty
chip-cards = { $sign }{ $by } { $by ->
    [one] karta
    [few] karty
   *[many] kart
}
gauge-tokens-occupy_draw = Żetony akcji: zajęcie/dobranie
chip-tokens-occupy_draw = { $sign }{ $by } { $by ->
    [one] żeton „zajęcie/dobranie”
    [few] żetony „zajęcie/dobranie”
   *[many] żetonów „zajęcie/dobranie”
}
gauge-tokens-ship_draw = Żetony akcji: żegluga/dobranie
chip-tokens-ship_draw = { $sign }{ $by } { $by ->
    [one] żeton „żegluga/dobranie”
    [few] żetony „żegluga/dobranie”
   *[many] żetonów „żegluga/dobranie”
}
gauge-tokens-payment = Żetony akcji: wypłata
chip-tokens-payment = { $sign }{ $by } { $by ->
    [one] żeton „wypłata”
    [few] żetony „wypłata”
   *[many] żetonów „wypłata”
}
gauge-tokens-attack = Żetony akcji: atak
chip-tokens-attack = { $sign }{ $by } { $by ->
    [one] żeton „atak”
    [few] żetony „atak”
   *[many] żetonów „atak”
}
gauge-points = Chwała
chip-points = chwała { $sign }{ $by }
chip-draws-tokens = losowanie
chip-draws-offer = losowanie
chip-draws-crown = losowanie
chip-event-opened = region odkryty
chip-event-governor = gubernator
chip-event-abolition = zniesienie niewolnictwa

# Czym są rzeczy na stole: zob. caravela/core/about.py

about-disc = Dyskami aktywujesz budynki, żeglujesz, zajmujesz miasta i atakujesz. Używasz tych w porcie: z zapasu trafiają tam w fazie wzrostu, a z budynków w fazie płac.
    .name = Dysk ludności
    .rule = END-2.4
about-silent_disc = W wariancie dla dwóch graczy reaguje na twoje akcje: zajmuje miejsca i usuwa żetony, ale nie zdobywa chwały.
    .name = Dysk cichej floty
    .rule = END-19.1
about-marker = Liczba jej symboli na twoich budynkach, kartach i żetonach. Wyznacza poziom w jednej fazie rundy, a na koniec daje chwałę.
    .name = Cecha
    .now = Poziom teraz: { $attribute ->
        [industry] { $level-industry }
        [culture] { $level-culture }
        [wealth] { $level-wealth }
       *[influence] { $level-influence }
        }. Wartość: { $value }.
    .rule = END-2.8
about-track-industry = Wyznacza poziom budowy: 1, 2, 3, 4 lub 5 od wartości 0, 2, 4, 7 i 10. Na koniec liczy się ostatnia osiągnięta tarcza.
    .name = Przemysł
    .now = Poziom budowy: { $level-industry }.
    .rule = END-2.11
about-track-culture = Wyznacza, ile dysków przybywa do portu: od 2 do 6 przy wartościach 0, 2, 4, 7 i 10. Na koniec liczy się ostatnia osiągnięta tarcza.
    .name = Kultura
    .now = Wzrost teraz: { $level-culture }.
    .rule = END-2.11
about-track-wealth = Wyznacza, ile dysków możesz odzyskać z budynków: od 1 do 5 przy wartościach 0, 2, 4, 7 i 10. Na koniec liczy się ostatnia osiągnięta tarcza.
    .name = Bogactwo
    .now = Płace teraz: { $level-wealth }.
    .rule = END-2.11
about-track-influence = Wyznaczają, ile kart możesz zachować w fazie odrzucania. Na koniec liczy się ostatnia osiągnięta tarcza.
    .name = Wpływy
    .now = Limit kart teraz: { $level-influence }.
    .rule = END-2.11
about-memorial = Właściciel Pomnika może położyć tu stracony dysk: liczy się on za żeton tej cechy.
    .name = Dyski Pomnika
    .rule = END-17.1
about-presence = Twoje dyski w tej strefie: miasta, pola flot, tor żeglugi i otwarte morze razem. Gdzie masz choć jeden, możesz zajmować miasta i atakować, a także dobierać karty do tej wartości.
    .name = Obecność
    .rule = END-2.5
about-pennon = Właściciel ma dyski na obu końcach: na koniec 1 punkt chwały, jeśli tak zostanie.
    .name = Kontrolowana trasa
    .rule = END-11.4
about-route = Kto ma dyski na obu końcach, kontroluje ją: bierze żeton, jeśli jeszcze jest, a na koniec dostaje 1 punkt chwały.
    .name = Trasa
    .rule = END-11.2
about-token = Zdobywa go ten, kto pierwszy zajmie pole; podnosi cechę o 1.
    .name = Żeton cechy
    .rule = END-2.12
about-token_occupy_draw = Wydajesz go zamiast aktywacji budynku: zajmij miasto albo dobierz kartę. Potem usuwasz go z gry.
    .name = Żeton akcji: zajęcie albo dobranie
    .rule = END-8.9
about-token_ship_draw = Wydajesz go zamiast aktywacji budynku: wyślij dysk na morze albo dobierz kartę. Potem usuwasz go z gry.
    .name = Żeton akcji: żegluga albo dobranie
    .rule = END-8.9
about-token_payment = Wydajesz go zamiast aktywacji budynku: odzyskaj dysk z budynku. Potem usuwasz go z gry.
    .name = Żeton akcji: wypłata
    .rule = END-13.1
about-token_attack = Wydajesz go zamiast aktywacji budynku: zaatakuj dwoma dyskami z portu. Potem usuwasz go z gry.
    .name = Żeton akcji: atak
    .rule = END-12.3
about-tokens = Każdy możesz wydać w późniejszej turze zamiast aktywacji budynku. Niewydane nic nie dają.
    .name = Żetony akcji
    .rule = END-2.13
about-tile = W fazie budowy bierzesz jeden, najwyżej twojego poziomu budowy. Jego symbole liczą się od razu; akcję uruchamia dysk.
    .name = Budynek
    .rule = END-5.1
about-tile_market = Po aktywacji: dobierz kartę.
    .name = Rynek (poziom 1)
    .rule = END-14.1
about-tile_shipyard = Kultura +1. Po aktywacji: żegluga.
    .name = Stocznia (poziom 1)
    .rule = END-9.1
about-tile_workshop = Przemysł +2. Nie ma akcji.
    .name = Warsztat (poziom 1)
    .rule = END-5.4
about-tile_bank = Bogactwo +2. Nie ma akcji.
    .name = Bank (poziom 2)
    .rule = END-5.4
about-tile_barracks = Po aktywacji: zaatakuj, używając jeszcze dwóch dysków z portu.
    .name = Koszary (poziom 2)
    .rule = END-12.1
about-tile_guild_hall = Po aktywacji: żegluga albo dobranie, jedno z dwojga.
    .name = Dom Gildii (poziom 2)
    .rule = END-8.11
about-tile_docks = Po aktywacji: żegluga i zajęcie, jedno lub oba, w dowolnej kolejności.
    .name = Doki (poziom 3)
    .rule = END-8.10
about-tile_fortress = Wpływy +1. Po aktywacji: zajęcie albo atak, jedno z dwojga.
    .name = Twierdza (poziom 3)
    .rule = END-8.11
about-tile_theatre = Kultura +2. Nie ma akcji.
    .name = Teatr (poziom 3)
    .rule = END-5.4
about-tile_cartographer = Po aktywacji: dwie żeglugi.
    .name = Kartograf (poziom 4)
    .rule = END-8.10
about-tile_trading_house = Po aktywacji: dobierz dwie karty.
    .name = Dom Handlowy (poziom 4)
    .rule = END-8.10
about-tile_university = 3 punkty chwały na koniec. Nie ma akcji.
    .name = Uniwersytet (poziom 4)
    .rule = END-18.4
about-tile_stock_exchange = Bogactwo +2. Po aktywacji: wypłata. Jej własny dysk wraca tylko w fazie płac.
    .name = Giełda (poziom 5)
    .rule = END-13.1
about-tile_museum = Kultura +2. Po aktywacji: wypłata. Jego własny dysk wraca tylko w fazie płac.
    .name = Muzeum (poziom 5)
    .rule = END-13.1
about-tile_parliament = Wpływy +2. Po aktywacji: wypłata. Jego własny dysk wraca tylko w fazie płac.
    .name = Parlament (poziom 5)
    .rule = END-13.1
about-tile_memorial = 1 punkt chwały. Po aktywacji: atak. Dysk stracony w ataku, własnym lub cudzym, możesz położyć obok toru cechy, która rośnie wtedy o 1.
    .name = Pomnik (poziom 5)
    .rule = END-17.1
about-tile_town_hall = Wpływy +1. Po aktywacji: dobranie i zajęcie, jedno lub oba. Na koniec 1 punkt chwały za każdy symbol dobrania na twoich budynkach, łącznie z Ratuszem.
    .name = Ratusz (poziom 5)
    .rule = END-17.3
about-tile_arsenal = Przemysł +1. Po aktywacji: żegluga i atak, jedno lub oba.
    .name = Arsenał (poziom 5)
    .rule = END-8.10
about-tile_palace = Każda cecha +1. Nie ma akcji.
    .name = Pałac (poziom 5)
    .rule = END-5.4
about-tile_colonial_house = Po aktywacji: zajmij miasto.
    .name = Dom Kolonisty (początkowy)
    .rule = END-3.9
about-tile_merchant_dock = Bogactwo +1. Po aktywacji: żegluga.
    .name = Przystań Handlowa (początkowa)
    .rule = END-3.9
about-top = Leżą tu trzy z siedmiu, po jednym kafelku. Pozostałe cztery nie biorą udziału w tej grze.
    .name = Budynek poziomu 5
    .rule = END-3.6
about-card = Dobierasz ją, gdy twoja obecność w strefie jest nie mniejsza niż jej wartość. Symbole liczą się od razu, chwała na koniec. Karty ponad limit trzeba odrzucić.
    .name = Karta zasobu
    .rule = END-14.2
about-card_europe_5 = Kto pierwszy ją weźmie, znosi niewolnictwo: wszystkie trzymane karty niewolnictwa się odkłada, a ich właściciele tracą symbole i po 1 punkcie chwały za każdą.
    .name = Europa 5: zniesienie niewolnictwa
    .rule = END-15.1
about-card_slavery = Tanie symbole, a jedna taka karta nie wlicza się do limitu. Odrzucona lub odłożona przy zniesieniu niewolnictwa zabiera 1 punkt chwały.
    .name = Karta niewolnictwa
    .rule = END-15.4
about-card_governor = Dostaje ją ten, kto ma najwięcej dysków na torze żeglugi przy odkryciu regionu. Jeden gubernator może leżeć na polu gubernatora, poza limitem.
    .name = Karta gubernatora
    .rule = END-9.7
about-aside = Każda zabiera na koniec 1 punkt chwały.
    .name = Odłożone karty niewolnictwa
    .rule = END-15.4
about-slavery = Karty niewolnictwa można dobierać, póki ktoś nie weźmie karty Europa 5.
    .name = Niewolnictwo
    .rule = END-15.1
about-abolition = Talię niewolnictwa usunięto z gry.
    .name = Niewolnictwo zniesione
    .rule = END-15.3
about-deck = Wierzchnią kartę możesz wziąć, gdy twoja obecność w strefie jest dość duża, nawet jeśli region jest jeszcze nieodkryty.
    .name = Talia kart
    .rule = END-14.2
about-pile = Dobierając, możesz wziąć stąd dowolną kartę o wartości nie większej niż twoja obecność w Europie.
    .name = Stos kart odrzuconych
    .rule = END-14.6
about-cards = W fazie odrzucania zachowujesz ich tyle, ile wynosi limit, najwyżej pięć; gubernatora na jego polu i jednej karty niewolnictwa nie wlicza się do limitu.
    .name = Twoje karty
    .rule = END-16.3
about-governor = Karta gubernatora regionu albo jej pole na planszy gracza: gubernator na nim jest poza limitem, a puste pole daje 3 punkty chwały.
    .name = Gubernator
    .rule = END-16.2
about-unopened = Póki tor żeglugi nie jest pełny, nie można tu zajmować miast, atakować ani wypływać na otwarte morze.
    .name = Jeszcze nieodkryty
    .rule = END-9.5
about-sea = W odkrytym regionie można tu wysłać dowolnie wiele dysków: żetonu tu nie ma, ale rośnie obecność.
    .name = Otwarte morze
    .rule = END-9.4
about-cell = Dyski zapełniają go po kolei i biorą żetony. Gdy jest pełny, region jest odkryty, a gubernator trafia do gracza z największą liczbą dysków.
    .name = Tor żeglugi
    .rule = END-9.2
about-place = Miasto. Zajmujesz je jednym dyskiem, w Europie lub tam, gdzie masz już dysk; pierwszy bierze żeton. Na koniec daje chwałę z tarczy.
    .name = { $id_name }
    .rule = END-10.1
about-fleet = Dociera się tu żeglugą, w Europie lub w odkrytym regionie. Pierwszy dysk bierze żeton; pomaga kontrolować trasy, lecz sam nie daje chwały.
    .name = Pole floty
    .rule = END-9.3
about-crown = Jej posiadacz zaczyna każdą fazę rundy. Po rundzie przechodzi do następnego gracza zgodnie z ruchem wskazówek zegara.
    .name = Korona
    .rule = END-4.3
about-passed = Ten gracz nie ma już tur w tej fazie akcji.
    .name = Pas
    .rule = END-8.2
about-round = Gra trwa dokładnie siedem rund: budowa, wzrost, płace, akcje, odrzucanie.
    .name = Runda
    .rule = END-4.1
about-silent = Pozostałe dyski cichej floty.
    .name = Cicha flota
    .rule = END-19.1
about-harbour = Dyski, których możesz teraz używać. Na koniec każde trzy to 1 punkt chwały.
    .name = Port
    .rule = END-18.7
about-supply = Dyski, którymi jeszcze nie dysponujesz. Do portu trafiają w fazie wzrostu.
    .name = Zapas
    .rule = END-6.1
about-coast = Miejsce na budynek: w każdej rundzie przybywa jeden, od lewej.
    .name = Wybrzeże
    .rule = END-5.1
about-zone = Strefa planszy. Twoje dyski w jej miastach, na polach flot, torze żeglugi i otwartym morzu to twoja obecność; dzięki niej dobierasz jej karty.
    .name = { $id_name }
    .rule = END-2.1
about-points = Twój wynik, gdyby gra skończyła się teraz, z kartami, które wolno ci zachować.
    .name = Chwała teraz
    .now = Teraz chwały: { $points }.
    .rule = END-18.11
about-level = Budynek tego poziomu możesz wznieść, jeśli przemysł wynosi co najmniej podaną liczbę.
    .name = Poziom budynków
    .rule = END-5.2
about-attribute = Przemysł, kultura, bogactwo lub wpływy gracza: liczba symboli tej cechy.
    .name = Cecha
    .rule = END-2.8
