# Serenissima po polsku. Do czego służą grupy komunikatów, wyjaśnia caravela/core/words.py.
# Nazwy portów i stref stoją w mianowniku po słowie „port” albo w cudzysłowie, więc się nie odmieniają.

## Nazwy

game-title = Serenissima
game-pitch = Prowadź galery między portami Morza Śródziemnego: handluj, by je zapełnić, walcz, by je utrzymać.

seat-blue = Niebieski
seat-red = Czerwony
seat-orange = Pomarańczowy
seat-black = Czarny
seat-chance = Los

port-valencia = Walencja
port-genova = Genua
port-venezia = Wenecja
port-constantinopoli = Konstantynopol
port-alexandria = Aleksandria
port-alger = Algier
port-marseille = Marsylia
port-sardegna = Sardynia
port-napoli = Neapol
port-tunis = Tunis
port-sicilia = Sycylia
port-tripoli = Trypolis
port-ragusa = Raguza
port-corfu = Korfu
port-modon = Modon
port-creta = Kreta
port-cyrenaica = Cyrenajka
port-antalya = Antalya
port-acre = Akka

zone-valencia = Walencja
zone-genova = Genua
zone-venezia = Wenecja
zone-constantinopoli = Konstantynopol
zone-alexandria = Aleksandria
zone-alger = Algier
zone-marseille = Marsylia
zone-sardegna = Sardynia
zone-napoli = Neapol
zone-tunis = Tunis
zone-sicilia = Sycylia
zone-tripoli = Trypolis
zone-ragusa = Raguza
zone-corfu = Korfu
zone-modon = Modon
zone-creta = Kreta
zone-cyrenaica = Cyrenajka
zone-antalya = Antalya
zone-acre = Akka
zone-ionio = Morze Jońskie

good-wood = drewno
good-stone = kamień
good-marble = marmur
good-wine = wino
good-gold = złoto
good-spice = przyprawy

item-sailor = marynarz
item-wood = drewno
item-stone = kamień
item-marble = marmur
item-wine = wino
item-gold = złoto
item-spice = przyprawy

card-wine = wino
card-hourglass = jedna klepsydra
card-two_hourglasses = dwie klepsydry
card-arrows = dwie klepsydry ze strzałkami

building-fort = fort
building-basilica = bazylika

step-loading = załadunek
step-movement = ruch
step-arrival = sprzedaż lub walka
step-sale = sprzedaż
step-combat = walka
step-investment = inwestycja

## Akcje: zdanie dla każdej i jej rodzaj jako pozycja menu

action-start = Zaczyna { $player_name }
choice-start = Gracz rozpoczynający
action-close = Zamknij port { $port_name }
choice-close = Zamknij port
action-settle = Zacznij w porcie { $port_name }
choice-settle = Wybierz port startowy
action-doge = Karta doży: { $card_name }
choice-doge = Karta doży
action-dice = Czaszki: atakujący { $attacker }, obrońca { $defender }
choice-dice = Kości
action-volley = { $skulls ->
    [0] Fort nie wyrzuca żadnej czaszki
    [one] Fort wyrzuca { $skulls } czaszkę
    [few] Fort wyrzuca { $skulls } czaszki
   *[other] Fort wyrzuca { $skulls } czaszek
}
choice-volley = Salwa fortu
action-activate = Aktywuj galerę
choice-activate = Aktywuj galerę
action-invest = Inwestuj
choice-invest = Inwestuj
action-load = Załaduj { $good_name }
choice-load = Załaduj towar
action-embark = Weź na pokład marynarza z portu
choice-embark = Weź na pokład marynarza z portu
action-take = { $item ->
    [sailor] Weź marynarza z galery { $number }
   *[other] Weź { $item_name } z galery { $number }
}
choice-take = Weź z innej galery
action-strip = Zabierz ostatniego marynarza z galery { $number }, która wtedy tonie
choice-strip = Zabierz ostatniego marynarza z innej galery
action-jettison = Wyrzuć za burtę { $good_name }
choice-jettison = Wyrzuć towar za burtę
action-disembark = Wyślij marynarza do własnego portu
choice-disembark = Wyślij marynarza do własnego portu
action-abandon_ashore = Wyślij do portu ostatniego marynarza; galera tonie
choice-abandon_ashore = Wyślij do portu ostatniego marynarza
action-give = { $item ->
    [sailor] Przekaż marynarza na galerę { $number }
   *[other] Przekaż { $item_name } na galerę { $number }
}
choice-give = Przekaż na inną galerę
action-abandon = Wyślij ostatniego marynarza na galerę { $number }; ta galera tonie
choice-abandon = Wyślij ostatniego marynarza na inną galerę
action-swap = Oddaj { $item ->
    [sailor] marynarza
   *[other] { $item_name }
} i weź w zamian { $wanted ->
    [sailor] marynarza
   *[other] { $wanted_name }
} z galery { $number }
choice-swap = Wymień się z inną galerą
action-scuttle = Zatop tę galerę
choice-scuttle = Zatop tę galerę
action-scuttle_galley = Zatop galerę { $number }
choice-scuttle_galley = Zatop inną galerę
action-sail = Płyń do strefy „{ $zone_name }”
choice-sail = Płyń
action-trade = Ogłoś sprzedaż
choice-trade = Sprzedaj towary
action-sell = Sprzedaj { $good_name }
choice-sell = Sprzedaj kostkę
action-attack = Zaatakuj galerę { $number }
choice-attack = Zaatakuj galerę
action-assault = Zaatakuj port
choice-assault = Zaatakuj port
action-claim = Zajmij neutralny port
choice-claim = Zajmij neutralny port
action-land = { $count ->
    [0] Nie wysadzaj nikogo na ląd
    [one] Wysadź na ląd { $count } marynarza
   *[other] Wysadź na ląd { $count } marynarzy
}
choice-land = Wysadź marynarzy na ląd
action-fight_on = Walcz dalej
choice-fight_on = Walcz dalej
action-loot = Weź jako łup { $good_name }
choice-loot = Weź łup
action-blockade = Ogłoś blokadę
choice-blockade = Ogłoś blokadę
action-allow = Nie przeszkadzaj
choice-allow = Nie przeszkadzaj
action-galley = Wybierz galerę { $number }
choice-galley = Nowa galera
action-place = Postaw galerę w strefie portu { $port_name }
choice-place = Postaw galerę
action-crew = { $count ->
    [0] Nie werbuj na nią nikogo więcej
    [one] Zwerbuj na nią jeszcze { $count } marynarza
   *[other] Zwerbuj na nią jeszcze { $count } marynarzy
}
choice-crew = Zwerbuj marynarzy na nową galerę
action-fort = Zbuduj fort w porcie { $port_name }
choice-fort = Zbuduj fort
action-basilica = Zbuduj bazylikę w porcie { $port_name }
choice-basilica = Zbuduj bazylikę
action-hire_port = Zwerbuj marynarza do portu { $port_name }
choice-hire_port = Zwerbuj marynarza do portu
action-hire_galley = Zwerbuj marynarza na galerę { $number }
choice-hire_galley = Zwerbuj marynarza na galerę
action-stop = Zatrzymaj się
choice-stop = Zatrzymaj się
action-end = Zakończ aktywację
choice-end = Zakończ aktywację
action-done = Gotowe
choice-done = Gotowe

## Pytanie menu, które zawęża wybór

pick-player = Który gracz?
pick-port = Który port?
pick-card = Która karta?
pick-attacker = Ile czaszek atakującego?
pick-defender = Ile czaszek obrońcy?
pick-skulls = Ile czaszek?
pick-good = Jaki towar?
pick-number = Która galera?
pick-item = Co?
pick-wanted = Na co?
pick-zone = Dokąd?
pick-count = Ile?

## Dziennik

event-starts = Graczem rozpoczynającym jest { $player_name }.
event-closed = Port { $port_name } jest zamknięty.
event-settled = { $seat_name } zaczyna w porcie { $port_name }; marynarzy w porcie: { $count }.
event-fitted_out = { $seat_name } wystawia galerę { $number } w porcie { $port_name }; marynarzy na pokładzie: { $count }.
event-turn = Zaczyna się tura { $turn }.
event-activates = { $seat_name } aktywuje galerę { $number } w strefie „{ $zone_name }”.
event-invests = { $seat_name } inwestuje, zamiast aktywować galerę { $number }.
event-loaded = { $ducats ->
    [0] { $seat_name } bezpłatnie ładuje { $good_name } na galerę { $number }.
    [one] { $seat_name } ładuje { $good_name } na galerę { $number } za { $ducats } dukata.
    [few] { $seat_name } ładuje { $good_name } na galerę { $number } za { $ducats } dukaty.
   *[other] { $seat_name } ładuje { $good_name } na galerę { $number } za { $ducats } dukatów.
}
event-fee = { $ducats ->
    [one] { $seat_name } dostaje za to { $ducats } dukata jako właściciel portu { $port_name }.
    [few] { $seat_name } dostaje za to { $ducats } dukaty jako właściciel portu { $port_name }.
   *[other] { $seat_name } dostaje za to { $ducats } dukatów jako właściciel portu { $port_name }.
}
event-took = { $seat_name } przenosi { $item ->
    [sailor] marynarza
   *[other] { $item_name }
} z galery { $other } na galerę { $number }.
event-gave = { $seat_name } przenosi { $item ->
    [sailor] marynarza
   *[other] { $item_name }
} z galery { $number } na galerę { $other }.
event-swapped = { $seat_name } oddaje { $item ->
    [sailor] marynarza
   *[other] { $item_name }
} z galery { $number } i bierze { $wanted ->
    [sailor] marynarza
   *[other] { $wanted_name }
} z galery { $other }.
event-embarked = { $seat_name } bierze marynarza z portu { $port_name } na galerę { $number }.
event-disembarked = { $seat_name } wysyła marynarza z galery { $number } do portu { $port_name }.
event-jettisoned = { $seat_name } wyrzuca za burtę { $good_name } z galery { $number }.
event-scuttled = { $seat_name } zatapia własną galerę { $number }.
event-sunk = Galera { $number } tonie ({ $seat_name }).
event-sailed = { $seat_name } płynie galerą { $number } do strefy „{ $zone_name }”.
event-blockaded_move = { $seat_name } ogłasza blokadę: galera { $number } musi się zatrzymać.
event-blockaded_sale = { $seat_name } ogłasza blokadę: galera { $number } nie może sprzedawać.
event-blockaded_capture = { $seat_name } ogłasza blokadę: galera { $number } nie może zająć portu.
event-allowed = { $seat_name } nie ogłasza blokady przeciw galerze { $number }.
event-announced_sale = { $seat_name } ogłasza sprzedaż z galery { $number } w porcie { $port_name }.
event-sold = { $ducats ->
    [0] { $seat_name } składa { $good_name } w magazynie własnego portu { $port_name }.
    [one] { $seat_name } sprzedaje { $good_name } w porcie { $port_name } za { $ducats } dukata.
    [few] { $seat_name } sprzedaje { $good_name } w porcie { $port_name } za { $ducats } dukaty.
   *[other] { $seat_name } sprzedaje { $good_name } w porcie { $port_name } za { $ducats } dukatów.
}
event-grapes = W porcie { $port_name } jest teraz wino.
event-attacked = { $seat_name } atakuje galerą { $number } galerę { $other } ({ $owner_name }); siła { $strength }.
event-assaulted = { $seat_name } atakuje galerą { $number } port { $port_name } ({ $owner_name }); siła { $strength }.
event-volley = { $lost ->
    [0] Fort w porcie { $port_name } nie trafia w galerę { $number }.
    [one] Fort w porcie { $port_name } trafia: galera { $number } traci { $lost } marynarza.
   *[other] Fort w porcie { $port_name } trafia: galera { $number } traci { $lost } marynarzy.
}
event-round = Czaszki { $skulls } : { $enemy_skulls }, kości { $dice } : { $enemy_dice }. Atakujący traci { $lost }, obrońca { $won }.
event-broke_off = { $seat_name } przerywa walkę.
event-looted = { $seat_name } bierze na galerę { $number } łup: { $good_name }.
event-announced_capture = { $seat_name } chce zająć port { $port_name } galerą { $number }.
event-port_lost = { $seat_name } traci cały garnizon portu { $port_name }.
event-captured = { $count ->
    [one] { $seat_name } zajmuje port { $port_name } i wysadza na ląd { $count } marynarza.
   *[other] { $seat_name } zajmuje port { $port_name } i wysadza na ląd { $count } marynarzy.
}
event-left_neutral = { $seat_name } nie wysadza nikogo na ląd: port { $port_name } staje się neutralny.
event-hired_port = { $ducats ->
    [one] { $seat_name } werbuje marynarza do portu { $port_name } za { $ducats } dukata.
    [few] { $seat_name } werbuje marynarza do portu { $port_name } za { $ducats } dukaty.
   *[other] { $seat_name } werbuje marynarza do portu { $port_name } za { $ducats } dukatów.
}
event-hired_galley = { $seat_name } werbuje { $count ->
    [one] { $count } marynarza
   *[other] { $count } marynarzy
} na galerę { $number } za { $ducats ->
    [one] { $ducats } dukata
    [few] { $ducats } dukaty
   *[other] { $ducats } dukatów
}.
event-bought_galley = { $ducats ->
    [0] { $seat_name } dostaje za darmo galerę { $number } w porcie { $port_name }.
    [one] { $seat_name } kupuje galerę { $number } w porcie { $port_name } za { $ducats } dukata.
    [few] { $seat_name } kupuje galerę { $number } w porcie { $port_name } za { $ducats } dukaty.
   *[other] { $seat_name } kupuje galerę { $number } w porcie { $port_name } za { $ducats } dukatów.
}
event-built = { $seat_name } buduje { $building ->
    [basilica] bazylikę
   *[other] { $building_name }
} w porcie { $port_name } za { $ducats ->
    [one] { $ducats } dukata
    [few] { $ducats } dukaty
   *[other] { $ducats } dukatów
}.
event-doge = { $advance ->
    [0] Karta doży: { $card_name }; biały pionek zostaje na miejscu.
    [one] Karta doży: { $card_name }; biały pionek idzie o { $advance } pole.
    [few] Karta doży: { $card_name }; biały pionek idzie o { $advance } pola.
   *[other] Karta doży: { $card_name }; biały pionek idzie o { $advance } pól.
}
event-wine_income = { $seat_name } dostaje { $ducats ->
    [one] { $ducats } dukata
    [few] { $ducats } dukaty
   *[other] { $ducats } dukatów
} za { $count ->
    [one] { $count } port z winem
    [few] { $count } porty z winem
   *[other] { $count } portów z winem
}.
event-scoring = Podliczenie { $count }.
event-income = { $ducats ->
    [0] { $seat_name }: porty nie przynoszą nic.
    [one] { $seat_name }: porty przynoszą { $ducats } dukata.
    [few] { $seat_name }: porty przynoszą { $ducats } dukaty.
   *[other] { $seat_name }: porty przynoszą { $ducats } dukatów.
}

## Dlaczego nie

why-active_galley = Galera { $number } to właśnie aktywna galera.
why-built_already = W porcie { $port_name } { $building ->
    [basilica] jest już bazylika
   *[other] jest już fort
}.
why-capture_refused = Zajęcia portu { $port_name } zabroniono; próbę można ponowić dopiero po zatopieniu jakiejś galery.
why-enough_galleys = { $count ->
    [one] Inwestycja specjalna pozwala mieć najwyżej { $count } galerę.
    [few] Inwestycja specjalna pozwala mieć najwyżej { $count } galery.
   *[other] Inwestycja specjalna pozwala mieć najwyżej { $count } galer.
}
why-galley_abroad = Galera { $number } nie stoi w strefie twojego portu.
why-galley_full = Na galerze { $number } nie ma już miejsca.
why-galley_not_here = Galery { $number } nie ma w tej strefie.
why-galley_too_dear = Galera kosztuje { $price ->
    [0] 0 dukatów
    [one] { $price } dukata
    [few] { $price } dukaty
   *[other] { $price } dukatów
}, marynarz dla niej { $sailor_price ->
    [one] { $sailor_price } dukata
    [few] { $sailor_price } dukaty
   *[other] { $sailor_price } dukatów
}, a ty { $money ->
    [0] nie masz nic.
   *[other] masz tylko { $money }.
}
why-game_over = Gra jest skończona.
why-garrison_full = { $size ->
    [one] W porcie { $port_name } mieści się najwyżej { $size } marynarz.
   *[other] W porcie { $port_name } mieści się najwyżej { $size } marynarzy.
}
why-good_missing = { $building ->
    [basilica] Bazylika
   *[other] Fort
} wymaga { $good ->
    [wood] drewna
    [stone] kamienia
    [marble] marmuru
    [wine] wina
    [gold] złota
   *[spice] przypraw
}, a port { $port_name } { $good ->
    [spice] ich nie wytwarza i nie ma ich
   *[other] go nie wytwarza i nie ma go
} w magazynie.
why-guarded = Najpierw zatop w tej strefie wszystkie galery właściciela portu { $port_name } ({ $owner_name }), w tym galerę { $number }.
why-keeps_sailor = Przy wymianie na każdej galerze zostaje marynarz, a galera { $number } ma tylko jednego.
why-land_somebody = Żeby zająć port { $port_name }, wysadź na ląd przynajmniej jednego marynarza.
why-last_aboard = To ostatni marynarz galery { $number }, bez niego by zatonęła; jest na to osobna akcja.
why-last_in_port = Ostatni marynarz musi zostać w porcie { $port_name }.
why-loading_too_long = { $steps ->
    [one] W tym załadunku był już { $steps } krok; przejdź dalej.
    [few] W tym załadunku były już { $steps } kroki; przejdź dalej.
   *[other] W tym załadunku było już { $steps } kroków; przejdź dalej.
}
why-mode_first = Najpierw wybierz: aktywować galerę { $number } czy inwestować.
why-no_cube_left = Wszystkie twoje kostki galer ({ $count }) są na kole.
why-no_goods = Na galerze { $number } nie ma towarów.
why-no_money = To kosztuje { $price ->
    [one] { $price } dukata
    [few] { $price } dukaty
   *[other] { $price } dukatów
}, a { $money ->
    [0] nie masz pieniędzy.
   *[other] masz tylko { $money }.
}
why-sale_refused = Sprzedaży zabroniono, więc do końca tej aktywacji nie można już sprzedawać.
why-sale_after_combat = Po walce nie można już sprzedawać.
why-sale_after_refused_capture = Zajęcia portu zabroniono, a po tym w tej aktywacji nie można już sprzedawać.
why-no_scuttling = Zatopić można tylko aktywną galerę, i to tylko podczas załadunku.
why-no_strength = Załoga jest zbyt zmęczona, by atakować: marynarzy { $sailors }, przepłyniętych stref { $moved }, nie zostało ani trochę siły.
why-no_such_booty = Na zatopionej galerze nie ma już { $good ->
    [wood] drewna
    [stone] kamienia
    [marble] marmuru
    [wine] wina
    [gold] złota
   *[spice] przypraw
}.
why-not_aboard = Na galerze { $number } nie ma { $item ->
    [sailor] marynarzy
    [wood] drewna
    [stone] kamienia
    [marble] marmuru
    [wine] wina
    [gold] złota
   *[spice] przypraw
}.
why-not_adjacent = Strefy „{ $origin_name }” i „{ $zone_name }” nie sąsiadują.
why-not_asked = Teraz trzeba zdecydować o czymś innym.
why-not_last_aboard = Na galerze { $number } jest więcej niż jeden marynarz, więc by nie zatonęła.
why-not_your_galley = Galera { $number } nie należy do ciebie.
why-not_your_port = Port { $port_name } nie należy do ciebie.
why-nothing_to_sell = W porcie { $port_name } nie ma czego sprzedać: port sam wytwarza te towary albo już je ma.
why-number_in_play = Galera { $number } jest już w grze.
why-number_not_in_game = Przy tylu graczach w grze są tylko galery od 1 do { $highest }, a galery { $number } nie ma.
why-one_galley = W jednej inwestycji można kupić tylko jedną galerę, a masz już kupioną galerę { $number }.
why-only_new_galleys = W inwestycji specjalnej marynarze trafiają tylko na galery kupione w niej, a budować nie wolno.
why-only_port = Port { $port_name } jest jedynym portem swojego właściciela ({ $owner_name }) i nie można go zaatakować.
why-open_sea = W tej strefie nie ma portu.
why-other_good_first = Teraz zamyka się port z { $good ->
    [wood] drewnem
    [stone] kamieniem
    [marble] marmurem
    [wine] winem
    [gold] złotem
   *[spice] przyprawami
}.
why-other_product = Port { $port_name } wytwarza { $good_name } i tylko to można załadować.
why-own_galley = Galera { $number } jest twoja.
why-own_port = Port { $port_name } jest twój.
why-port_closed = Port { $port_name } jest zamknięty.
why-port_held = Port { $port_name } jest zajęty ({ $owner_name }): można go zająć tylko atakiem.
why-port_makes_it = Port { $port_name } sam wytwarza { $good_name }.
why-port_neutral = Port { $port_name } jest neutralny i zajmuje się go bez ataku.
why-port_too_small = { $size ->
    [one] W porcie { $port_name } mieści się najwyżej { $size } marynarz.
   *[other] W porcie { $port_name } mieści się najwyżej { $size } marynarzy.
}
why-reserve_empty = W twojej rezerwie brakuje marynarzy.
why-room_for_both = Galery { $number } i { $other } nie są pełne obie naraz: zamiast wymiany oddaj i weź.
why-sailors_stay = Poza własnymi portami nie można brać marynarzy z galery { $number }; można ich tylko oddawać.
why-sell_first = Nikt nie zabronił sprzedaży, więc trzeba sprzedać przynajmniej jedną kostkę.
why-start_port_taken = Port { $port_name } jest już zajęty.
why-start_ports_needed = Po zamknięciu portu { $port_name } portów startowych nie wystarczyłoby dla wszystkich graczy (jest ich { $players }).
why-stored_already = W porcie { $port_name } { $good ->
    [spice] są już przyprawy
   *[other] jest już { $good_name }
}.
why-supply_empty = W zasobach ogólnych nie ma już { $good ->
    [wood] drewna
    [stone] kamienia
    [marble] marmuru
    [wine] wina
    [gold] złota
   *[spice] przypraw
}.
why-takes_back = To tylko cofnęłoby poprzedni krok.
why-tokens_used_up = { $building ->
    [basilica] Wszystkie bazyliki są już zbudowane.
   *[other] Wszystkie forty są już zbudowane.
}
why-too_few_sailors = { $sailors ->
    [one] Na galerze { $number } jest tylko { $sailors } marynarz.
   *[other] Na galerze { $number } jest tylko { $sailors } marynarzy.
}
why-warehouse_full = Magazyn portu { $port_name } jest pełny.
why-wrong_step = To nie należy do bieżącego kroku: { $step_name }.

## O co chodzi teraz

ask-start = Kto zaczyna?
ask-closing = Który port z { $good ->
    [wood] drewnem
    [stone] kamieniem
    [marble] marmurem
    [wine] winem
    [gold] złotem
   *[spice] przyprawami
} zostaje zamknięty?
ask-close = { $seat_name }: zamknij port z { $good ->
    [wood] drewnem
    [stone] kamieniem
    [marble] marmurem
    [wine] winem
    [gold] złotem
   *[spice] przyprawami
}.
ask-settle = { $seat_name }: wybierz port startowy.
ask-galley = { $seat_name }: wybierz galerę.
ask-mode = { $seat_name }: aktywujesz galerę { $number } ({ $zone_name }) czy inwestujesz?
ask-load = { $seat_name }: załadunek, galera { $number } ({ $zone_name }).
ask-move = { $moves ->
    [one] { $seat_name }: ruch, galera { $number } ({ $zone_name }); zostało { $moves } przejście.
    [few] { $seat_name }: ruch, galera { $number } ({ $zone_name }); zostały { $moves } przejścia.
   *[other] { $seat_name }: ruch, galera { $number } ({ $zone_name }); zostało { $moves } przejść.
}
ask-blockade_move = { $seat_name }: { $player_name } wpływa galerą { $number } do strefy „{ $zone_name }”. Zatrzymać?
ask-act = { $seat_name }: co robi galera { $number } ({ $zone_name })? Albo zakończ aktywację.
ask-act_end = { $seat_name }: galera { $number } ({ $zone_name }) nie może tu niczego sprzedać, walczyć ani zająć portu; zakończ aktywację.
ask-blockade_sale = { $seat_name }: { $player_name } chce sprzedawać z galery { $number } ({ $zone_name }). Zabronić?
ask-sell = { $seat_name }: sprzedaż z galery { $number } w porcie { $port_name }.
ask-dice = Kości: atakujący { $attacker }, obrońca { $defender }.
ask-round = { $seat_name }: walczyć dalej? Marynarzy na pokładzie: { $sailors }, wrogów: { $enemies }.
ask-loot = { $seat_name }: łup dla galery { $number }.
ask-blockade_claim = { $seat_name }: { $player_name } chce zająć port galerą { $number } ({ $zone_name }). Zabronić?
ask-volley = Fort w porcie { $port_name } rzuca kośćmi.
ask-land = { $sailors ->
    [one] { $seat_name }: ilu marynarzy wysadzasz na ląd w porcie { $port_name }? Jeśli jedynego, galera zatonie.
   *[other] { $seat_name }: ilu marynarzy wysadzasz na ląd w porcie { $port_name }? Jeśli wszystkich ({ $sailors }), galera zatonie.
}
ask-land_some = { $seat_name }: ilu marynarzy wysadzasz na ląd w porcie { $port_name }? Mieści się ich { $size }.
ask-invest = { $seat_name }: inwestycja.
ask-place = { $seat_name }: gdzie stanie galera { $number }?
ask-doge = Karta doży tury { $turn }.
ask-special = { $seat_name }: inwestycja specjalna, aż będziesz mieć dwie galery.
ask-crew = { $seat_name }: ilu jeszcze marynarzy werbujesz na galerę { $number }?
ask-over = Gra jest skończona.

## Wynik

score-start = Na początku
score-sales = Sprzedaż
score-fees = Załadunek innych w twoich portach
score-wine = Karty z winem
score-scoring_1 = Pierwsze podliczenie
score-scoring_2 = Drugie podliczenie
score-scoring_3 = Trzecie podliczenie
score-goods = Załadowane towary
score-sailors = Zwerbowani marynarze
score-galleys = Kupione galery
score-buildings = Budowle

end-third_scoring = Odbyło się trzecie podliczenie.

tie-SER-11-4 = Tyle samo pieniędzy: decyduje liczba portów, a jeśli i ona jest równa, miejsce jest wspólne.

## Opcje

option-start = Gracz rozpoczynający
option-start-drawn = losowany
option-start-first = pierwsze miejsce przy stole
option-money_open = Pieniądze są jawne (wył.: ukryte)
option-closing = Zamknięte porty przy dwóch lub trzech graczach
option-closing-random = losowane
option-closing-choose = wybiera gracz rozpoczynający
option-closing-list = uzgodnione, jak niżej
option-closed_wood = Zamknięty port z drewnem, jeśli uzgodniony
option-closed_wood-valencia = Walencja
option-closed_wood-sardegna = Sardynia
option-closed_wood-ragusa = Raguza
option-closed_wood-antalya = Antalya
option-closed_wine = Zamknięty port z winem, jeśli uzgodniony
option-closed_wine-venezia = Wenecja
option-closed_wine-sicilia = Sycylia
option-closed_wine-modon = Modon
option-closed_wine-creta = Kreta
option-closed_stone = Zamknięty port z kamieniem, jeśli uzgodniony
option-closed_stone-genova = Genua
option-closed_stone-marseille = Marsylia
option-closed_stone-corfu = Korfu
option-closed_stone-acre = Akka
option-closed_marble = Zamknięty port z marmurem, jeśli uzgodniony
option-closed_marble-alexandria = Aleksandria
option-closed_marble-napoli = Neapol
option-closed_marble-tunis = Tunis
option-foreign_zone_sailor_transfer = Przekazywanie marynarzy między własnymi galerami poza własnymi portami
option-foreign_zone_sailor_transfer-out_only = tylko z aktywnej galery
option-foreign_zone_sailor_transfer-both = w obie strony
option-sale_blockade_without_move = Galerze, która się nie ruszyła, można zabronić sprzedaży i zajęcia portu
option-attack_needs_strength_1 = Atak wymaga siły co najmniej 1
option-loot_for_attacker_only = Łup bierze tylko zwycięski atakujący
option-capture_ends_activation = Zajęcie portu kończy aktywację
option-special_investment_sailors_only_on_new = Marynarze z inwestycji specjalnej trafiają tylko na nowe galery
option-start_zone_reentry_blockade = Galerę, która wróciła do strefy, z której wypłynęła, można tam zatrzymać
option-full_port_always_pays_20 = Pełny magazyn przynosi 20 dukatów w porcie o dowolnej pojemności
option-scuttle_any_time = W swojej turze w każdej chwili możesz zatopić dowolną swoją galerę (wył.: aktywną, podczas załadunku)
option-strength_after_volley = Siłę początkową liczy się po salwie fortu (wył.: przed nią)

## Elementy: jak je nazywa czytnik ekranu

piece-closed = { $port_name }: port zamknięty
piece-held = { $sailors ->
    [one] { $seat_name }: port { $port_name }, w nim { $sailors } marynarz
    [few] { $seat_name }: port { $port_name }, w nim { $sailors } marynarze
   *[other] { $seat_name }: port { $port_name }, w nim { $sailors } marynarzy
}
piece-guard = { $seat_name }: marynarz w porcie { $port_name }
piece-port = Port { $port_name } wytwarza { $good_name }; kostek w magazynie: { $cubes }{ $forts ->
    [0] {""}
   *[other] ; jest fort
}{ $basilicas ->
    [0] {""}
   *[other] ; jest bazylika
}
piece-cube = Kostka: { $good_name }
piece-building = Budowla: { $building_name }
piece-galley = { $seat_name }: galera { $number }, { $zone_name }; marynarzy: { $sailors }, kostek: { $cubes }
piece-aboard = { $seat_name }: { $item_name } na galerze { $number }
piece-counter = { $seat_name }: galera { $number } na kole
piece-out = Galera { $number } nie bierze udziału w tej partii
piece-pawn = Czarny pionek: ruch galery { $number }
piece-pawn_doge = Czarny pionek na polu doży
piece-scoring = Podliczenie na polu { $space }
piece-white = Biały pionek na polu { $space }
piece-card = Karta doży jeszcze w talii: { $card_name }
piece-card_played = Karta doży zagrana: { $card_name }
piece-die = { $skulls ->
    [0] Kość bez czaszki
    [one] Kość z czaszką ({ $skulls })
   *[other] Kość z czaszkami ({ $skulls })
}
piece-money = { $money ->
    [-1] { $seat_name }: ukryte pieniądze
    [one] { $seat_name }: { $money } dukat
    [few] { $seat_name }: { $money } dukaty
   *[other] { $seat_name }: { $money } dukatów
}

## Słowa na arkuszach, gdzie jest mało miejsca

sheet-fight = Walka
sheet-deck = W talii
sheet-discard = Zagrane

## Panele terminala

panel-ports = Porty
panel-supply = Zasoby ogólne
panel-routes = Drogi aktywnej galery
panel-galleys = Galery
panel-seats = Gracze

## Krótkie słowa dla paneli, w których jest mało miejsca

# jedna litera, inna dla każdego towaru
short-good-wood = D
short-good-stone = K
short-good-marble = M
short-good-wine = W
short-good-gold = Z
short-good-spice = P
# jedna litera, inna dla każdego gracza i niewystępująca wśród towarów
short-seat-blue = N
short-seat-red = C
short-seat-orange = O
short-seat-black = A
# po jednej literze, za marynarzami portu
short-fort = f
short-basilica = b
# 7 liter
short-closed = zamkn.
# pozostałe karty doży, po 4 litery
short-card-wine = wino
short-card-hourglass = +1
short-card-two_hourglasses = +2
short-card-arrows = +2↻
# tabela graczy: nagłówek i wiersze
short-turn = Tura { $turn }, biały pionek: { $white }, podliczenia: { $spaces }; talia: { $cards }
short-means = dukaty { $money }  porty { $ports }  galery { $galleys }  rezerwa { $reserve }  dochód { $income }

## Możliwości, gdy mało miejsca

short-choice-close = Zamknij
short-choice-settle = Zacznij w
short-choice-load = Załaduj
short-choice-embark = Marynarz na pokład
short-choice-take = Weź
short-choice-strip = Zabierz ostatniego
short-choice-jettison = Za burtę
short-choice-disembark = Marynarz na ląd
short-choice-abandon_ashore = Ostatni na ląd
short-choice-give = Przekaż
short-choice-abandon = Ostatni na
short-choice-swap = Wymień
short-choice-scuttle = Zatop
short-choice-scuttle_galley = Zatop
short-choice-sell = Sprzedaj
short-choice-attack = Zaatakuj
short-choice-assault = Zaatakuj port
short-choice-claim = Zajmij port
short-choice-land = Wysadź
short-choice-loot = Łup
short-choice-blockade = Blokada
short-choice-galley = Wybierz
short-choice-place = Postaw przy
short-choice-crew = Zwerbuj załogę
short-choice-fort = Fort
short-choice-basilica = Bazylika
short-choice-hire_port = Zwerbuj w
short-choice-hire_galley = Zwerbuj na

short-value-number = galera { $number }

## Co znaczą panele

panel-ports-legend = Algier Z:DM45 N3f: daje złoto (Z); w magazynie drewno i marmur; następne kostki przyniosą 4 i 5 dukatów; trzech niebieskich marynarzy; f fort, b bazylika; – neutralny.
panel-supply-legend = Ile zostało kostek każdego towaru.
panel-routes-legend = Strefa aktywnej galery i strefy sąsiednie.
panel-galleys-legend = Numer galery, litera właściciela, gdzie stoi, jej marynarze i towary; > jest aktywna.
panel-seats-legend = Tura, biały pionek i pola podliczeń na jego torze; karty doży pozostałe w talii: wino płaci za wino, +1 i +2 przesuwają biały pionek, ↻ także tasuje wszystkie karty. > decyduje. Potem dukaty, porty, galery, marynarze w rezerwie i co dałoby podliczenie teraz.

# Tabele liczb: podpisy i nagłówki
table-yes = tak
table-players = Zależnie od liczby graczy
table-players-count = liczba graczy
table-players-scoring = pola podliczenia, licząc od startu białego pionka
table-players-sailors = marynarze gracza
table-players-galleys = najwyższy numer galery w grze
table-players-start_galleys = galery gracza na starcie
table-players-closed = zamknięte porty
table-income = Dochód przy podliczeniu
table-income-port = za każdy swój port
table-ducats = dukaty
table-income-cubes = kostki w magazynie:
table-income-full = pełny magazyn, tylko z opcją z SER-R23
table-income-basilica = bazylika, dodatkowo
table-income-wine = wino w porcie, gdy karta doży pokazuje wino
table-doge = Karty doży
table-doge-card = karta
table-doge-count = liczba kart
table-doge-advance = pola białego pionka
table-doge-wine = wino płaci
table-doge-reshuffle = nowa talia
table-ports = Porty
table-ports-port = port
table-ports-good = towar
table-ports-spaces = wartości sprzedaży w magazynie
table-ports-start = port startowy
table-zones = Strefy sąsiednie
table-zones-zone = strefa
table-zones-adjacent = strefy sąsiednie
table-goods = Kostki towarów
table-goods-cubes = kostki w zasobach
table-costs = Ceny w dukatach
table-costs-cube = załadowana kostka, jeśli nie jest darmowa
table-costs-sailor = marynarz
table-costs-galley = galera, za każdą swoją galerę w grze
table-costs-spice = dopłata za sprzedaną kostkę przypraw
table-buildings = Forty i bazyliki
table-buildings-building = budowla
table-buildings-price = dukaty
table-buildings-needs = potrzebne towary
table-buildings-tokens = w pudełku
table-dice = Kości
table-dice-skulls = czaszki na sześciu ściankach
table-dice-fort = kości fortu
table-start = Na początku gry
table-start-ducats = dukaty gracza
table-start-port_sailors = marynarze w porcie startowym
table-start-galley_sailors = marynarze na każdej galerze
table-agreed = Zamknięte porty z umówionej listy
table-other = Inne liczby
table-other-slots = miejsca na galerze
table-other-galleys = galery gracza w grze, najwyżej
table-other-special = do ilu galer sięga inwestycja specjalna
table-other-scorings = podliczenia w grze

## Co zmienia ruch: nazwy wskaźników i ich zmiany w kilku literach

gauge-money = Dukaty
chip-money = { $sign }{ $by } { $by ->
    [one] dukat
    [few] dukaty
   *[many] dukatów
}
gauge-galleys = Galery
chip-galleys = { $sign }{ $by } { $by ->
    [one] galera
    [few] galery
   *[many] galer
}
gauge-ports = Porty
chip-ports = { $sign }{ $by } { $by ->
    [one] port
    [few] porty
   *[many] portów
}
gauge-crew = Marynarze na galerach
chip-crew = { $sign }{ $by } na pokładzie
gauge-garrison = Marynarze w portach
chip-garrison = { $sign }{ $by } w porcie
gauge-cargo-wood = Na galerach: drewno
chip-cargo-wood = drewno { $sign }{ $by }
gauge-cargo-stone = Na galerach: kamień
chip-cargo-stone = kamień { $sign }{ $by }
gauge-cargo-marble = Na galerach: marmur
chip-cargo-marble = marmur { $sign }{ $by }
gauge-cargo-wine = Na galerach: wino
chip-cargo-wine = wino { $sign }{ $by }
gauge-cargo-gold = Na galerach: złoto
chip-cargo-gold = złoto { $sign }{ $by }
gauge-cargo-spice = Na galerach: przyprawy
chip-cargo-spice = przyprawy { $sign }{ $by }
gauge-forts = Forty
chip-forts = { $sign }{ $by } { $by ->
    [one] fort
    [few] forty
   *[many] fortów
}
gauge-basilicas = Bazyliki
chip-basilicas = { $sign }{ $by } { $by ->
    [one] bazylika
    [few] bazyliki
   *[many] bazylik
}
gauge-income = Dochód przy podliczeniu teraz
chip-income = dochód { $sign }{ $by }
chip-draws-start = losowanie
chip-draws-closing = losowanie
chip-draws-dice = rzut kośćmi
chip-draws-volley = rzut kośćmi
chip-draws-doge = karta doży
chip-event-attacked = siła { $strength }
chip-event-assaulted = siła { $strength }
chip-event-sunk = galera { $number } tonie

# Czym są rzeczy na stole: zob. caravela/core/about.py

about-galley = Gdy czarny pionek dojdzie do jej numeru, rusza ona albo jej właściciel inwestuje. Mieści razem 5 marynarzy i kostek, w tym co najmniej jednego marynarza; marynarze to jej szybkość i siła. Ich liczbę pokazuje flaga.
    .name = Galera
    .rule = SER-5.1
about-hold = Miejsce na 5 sztuk: marynarzy i towary, co najmniej jeden marynarz. Bez marynarzy galera tonie.
    .name = Ładownia
    .rule = SER-4.1
about-sailor = Na galerze wiosłuje i walczy, w porcie utrzymuje go dla ciebie. Werbujesz go za 1 dukata, inwestując. Polegli wracają do rezerwy.
    .name = Marynarz
    .rule = SER-4.4
about-reserve = Twoi marynarze poza planszą. Z pustą rezerwą nikogo nie zwerbujesz.
    .name = Rezerwa
    .rule = SER-1.6
about-wood = Sprzedawane w portach, które go nie wytwarzają ani nie mają w magazynie. Port z drewnem i kamieniem może mieć fort.
    .name = Drewno
    .rule = SER-9.5
about-stone = Sprzedawany w portach, które go nie wytwarzają ani nie mają w magazynie. Port z drewnem i kamieniem może mieć fort.
    .name = Kamień
    .rule = SER-9.5
about-marble = Sprzedawany w portach, które go nie wytwarzają ani nie mają w magazynie. Port z marmurem i złotem może mieć bazylikę.
    .name = Marmur
    .rule = SER-9.6
about-gold = Sprzedawane w portach, które go nie wytwarzają ani nie mają w magazynie. Port z marmurem i złotem może mieć bazylikę.
    .name = Złoto
    .rule = SER-9.6
about-wine = Wino jest w porcie, który je wytwarza lub przechowuje. Gdy wyjdzie karta doży z winem, każdy twój taki port płaci 3 dukaty.
    .name = Wino
    .rule = SER-10.2
about-spice = Każda sprzedana kostka daje o 2 dukaty więcej, niż mówi pole, nawet we własnym porcie.
    .name = Przyprawy
    .rule = SER-6.7
about-sign = Galery w tej strefie mogą ładować ten towar i żaden inny: we własnym porcie pierwsza kostka za darmo, poza tym 1 dukat. Tu się go nie sprzedaje.
    .name = Co wytwarza port
    .rule = SER-4.10
about-port = Port: u góry garnizon, na dole magazyn. Liczba na polu to zysk za sprzedaną tam kostkę. Przy podliczeniu właściciel dostaje za kostki w magazynie: im pełniej, tym więcej.
    .name = { $id_name }
    .rule = SER-11.1
about-store = Sprzedana kostka trafia na wolne pole o najniższej liczbie i daje tyle dukatów; we własnym porcie nic. Po jednej kostce każdego towaru; kostek nigdy się nie zabiera.
    .name = Pole magazynu
    .rule = SER-6.5
about-held = Marynarze trzymający port. Aby go zdobyć, trzeba najpierw zatopić tu galery właściciela, a potem pokonać garnizon. Jedynego portu gracza nie wolno atakować.
    .name = Garnizon
    .rule = SER-8.7
about-closed = Przy dwóch lub trzech graczach cztery porty są zamknięte: nie można w nich handlować, budować ani wysadzać marynarzy. Przez ich strefy wolno przepływać, wolno też w nich walczyć.
    .name = Zamknięty port
    .rule = SER-2.13
about-fort = Budowany za 2 dukaty we własnym porcie z drewnem i kamieniem. Kto atakuje port, najpierw mierzy się z dwiema kośćmi fortu. Niezniszczalny. Jest ich pięć.
    .name = Fort
    .rule = SER-8.8
about-basilica = Budowana za 2 dukaty we własnym porcie z marmurem i złotem. Przy każdym podliczeniu daje właścicielowi portu 5 dukatów więcej. Jest ich pięć.
    .name = Bazylika
    .rule = SER-9.6
about-zone = Strefa morska. Galera płynie ze strefy do strefy, najwyżej tyle, ilu ma marynarzy. Przeciwnik, który ma tu na galerach więcej marynarzy, może ją zatrzymać.
    .name = { $id_name }
    .rule = SER-5.1
about-sea = Tu stoi galera w swojej strefie. Galery, na których jest razem więcej marynarzy niż na przypływającej, mogą ją zatrzymać: to blokada.
    .name = Cumowisko
    .rule = SER-5.3
about-counter = Pokazuje, czyja galera ma ten numer. Czarny pionek idzie od niższych numerów do wyższych.
    .name = Kostka galery
    .rule = SER-3.1
about-wheel = Kolejność galer. Kupiona galera o numerze, który jeszcze przyjdzie, rusza w tej samej turze. Na polu doży, tym z czapką, odkrywa się kartę doży.
    .name = Koło
    .rule = SER-3.1
about-black_pawn = Stoi przy numerze galery, która teraz działa. Na polu doży tura kończy się kartą doży.
    .name = Czarny pionek
    .rule = SER-1.11
about-white_pawn = Idzie naprzód według klepsydr na kartach doży. Gdy dojdzie do pola podliczenia lub je minie, porty płacą. Po trzecim podliczeniu gra się kończy.
    .name = Biały pionek
    .rule = SER-10.3
about-scoring = Gdy biały pionek stanie na tym polu lub je minie, każdy port płaci właścicielowi za kostki i 5 dukatów więcej za bazylikę. Trzecie podliczenie kończy grę.
    .name = Pole podliczenia
    .rule = SER-10.5
about-track = Idzie po nim biały pionek; monety to trzy podliczenia.
    .name = Tor tur
    .rule = SER-10.5
about-doge_wine = Biały pionek stoi; każdy dostaje 3 dukaty za każdy swój port, w którym jest wino.
    .name = Karta doży: wino
    .rule = SER-10.2
about-doge_hourglass = Biały pionek idzie o 1 pole naprzód.
    .name = Karta doży: klepsydra
    .rule = SER-10.3
about-doge_two_hourglasses = Biały pionek idzie o 2 pola naprzód.
    .name = Karta doży: dwie klepsydry
    .rule = SER-10.3
about-doge_arrows = Biały pionek idzie o 2 pola naprzód. Potem wszystkie pięć kart tasuje się w nową talię.
    .name = Karta doży: dwie klepsydry i strzałki
    .rule = SER-10.4
about-deck = Na koniec każdej tury dobiera się jedną z nich. Którą, nikt nie wie.
    .name = Karty doży w talii
    .rule = SER-10.1
about-discard = Wracają, gdy wyjdzie karta ze strzałkami.
    .name = Zagrane karty doży
    .rule = SER-10.2
about-die = W walce obie strony rzucają tyloma kośćmi, ile mają siły. Każda czaszka zabiera marynarza przeciwnika.
    .name = Kość
    .rule = SER-7.5
about-fight = Po lewej atakujący, po prawej obrońca. Siła atakującego to załoga minus strefy przebyte w tej aktywacji; siła obrońcy to załoga lub garnizon.
    .name = Walka
    .rule = SER-7.2
about-booty = Towary zatopionej galery. Zwycięzca bierze, ile zmieści; reszta wraca do zasobów ogólnych.
    .name = Łup
    .rule = SER-7.9
about-supply = To, czego nikt nie używa. Gdy towar się skończy, nikt go nie załaduje.
    .name = Zasoby ogólne
    .rule = SER-1.5
about-out = Przy dwóch lub trzech graczach używa się tylko galer 1–12.
    .name = Poza grą
    .rule = SER-2.4
about-money = Dukaty to punkty: kto ma ich najwięcej po trzecim podliczeniu, wygrywa.
    .name = Pieniądze
    .rule = SER-11.3
about-income = Ile każdy port płaci właścicielowi przy podliczeniu według kostek w magazynie; niżej: ile dodaje bazylika, ile płaci karta wina za port z winem i ile do sprzedaży dodają przyprawy.
    .name = Dochód przy podliczeniu
    .rule = SER-11.1
about-next_income = Ile porty zapłaciłyby graczowi, gdyby podliczenie było teraz; obok: ile dały poprzednie.
    .name = Następne podliczenie
    .now = Teraz { $income ->
        [one] { $income } dukat
        [few] { $income } dukaty
       *[many] { $income } dukatów
        }.
    .rule = SER-11.1
about-ports = Ile portów kontroluje gracz. Płacą przy podliczeniach i rozstrzygają remis na końcu.
    .name = Porty
    .rule = SER-8.1
about-invest = Zamiast aktywować galerę możesz inwestować: marynarze po 1 dukacie, jedna galera za tyle dukatów, ile masz galer, fort lub bazylika za 2. Niżej: załadunek i ile dałaby karta wina.
    .name = Ceny
    .rule = SER-9.1
