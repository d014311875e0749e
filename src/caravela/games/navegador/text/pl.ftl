# Navegador in Polish. What each group of messages is for stands in caravela/core/words.py.

## Names

game-title = Navegador
game-pitch = Krąż po rondlu, odkryj morską drogę do Japonii i uczyń z kolonii, manufaktur i przywilejów fortunę.

seat-red = Czerwony
seat-green = Zielony
seat-yellow = Żółty
seat-blue = Niebieski
seat-black = Czarny
seat-chance = Los

region-portugal = Portugalia
region-bahia = Bahia
region-guine = Gwinea
region-rio = Rio de Janeiro
region-angola = Angola
region-cabo = Przylądek Dobrej Nadziei
region-mocambique = Mozambik
region-zanzibar = Zanzibar
region-goa = Goa
region-malaca = Malakka
region-timor = Timor
region-macau = Makau
region-nagasaki = Nagasaki

good-sugar = cukier
good-gold = złoto
good-spice = przyprawy

space-sailing = Żegluga
space-workers = Robotnicy
space-market_a = Rynek I
space-colony = Kolonia
space-privilege = Przywilej
space-ships = Statki
space-market_b = Rynek II
space-buildings = Budynki

building-sugar_factory = manufaktura cukru
building-gold_factory = manufaktura złota
building-spice_factory = manufaktura przypraw
building-shipyard = stocznia
building-church = kościół

column-colony = kolonie
column-factory = manufaktury
column-explorer = odkrywcy
column-shipyard = stocznie
column-church = kościoły

## Actions: the sentence for each, and the kind as a choice in a menu

action-start = Rozpoczyna { $player_name }
choice-start = Gracz rozpoczynający
action-token = Żeton { $good ->
    [sugar] cukru
    [gold] złota
   *[spice] przypraw
} za { $price } cr
choice-token = Żeton kolonii
action-card = Użyj karty Navegadora do dodatkowej żeglugi
choice-card = Użyj karty Navegadora
action-rondel = Przesuń znacznik na pole { $space_name }
choice-rondel = Przesuń znacznik
action-pay = Oddaj statek: { $region_name }
choice-pay = Oddaj statek
action-discover = Odkryj { $region ->
    [portugal] Portugalię
    [bahia] Bahię
    [guine] Gwineę
    [angola] Angolę
    [malaca] Malakkę
   *[other] { $region_name }
}
choice-discover = Odkryj region
action-fleet = Statek do floty: { $origin_name }
choice-fleet = Statek do floty
action-lose = Strać statek, który { $borders ->
    [0] nie może już płynąć dalej
    [one] mógłby przekroczyć jeszcze { $borders } granicę
    [few] mógłby przekroczyć jeszcze { $borders } granice
   *[many] mógłby przekroczyć jeszcze { $borders } granic
}
choice-lose = Strać statek
action-move = Rusz statkiem: { $origin_name } → { $destination_name }
choice-move = Rusz statkiem
action-hire = { $count ->
    [0] Nie zatrudniaj nikogo
    [one] Zatrudnij { $count } robotnika
    [few] Zatrudnij { $count } robotników
   *[many] Zatrudnij { $count } robotników
}
choice-hire = Zatrudnij robotników
action-ships = { $count ->
    [0] Nie buduj statków
    [one] Zbuduj { $count } statek
    [few] Zbuduj { $count } statki
   *[many] Zbuduj { $count } statków
}
choice-ships = Zbuduj statki
action-found = Załóż kolonię { $region ->
    [portugal] w Portugalii
    [bahia] w Bahii
    [guine] w Gwinei
    [angola] w Angoli
    [cabo] na Przylądku Dobrej Nadziei
    [mocambique] w Mozambiku
    [zanzibar] na Zanzibarze
    [malaca] w Malakce
    [timor] na Timorze
   *[other] w { $region_name }
}
choice-found = Załóż kolonię
action-found_with = Załóż kolonię { $region ->
    [portugal] w Portugalii
    [bahia] w Bahii
    [guine] w Gwinei
    [angola] w Angoli
    [cabo] na Przylądku Dobrej Nadziei
    [mocambique] w Mozambiku
    [zanzibar] na Zanzibarze
    [malaca] w Malakce
    [timor] na Timorze
   *[other] w { $region_name }
} z żetonem za { $price } cr
choice-found_with = Załóż kolonię
action-build = Zbuduj { $building ->
    [sugar_factory] manufakturę cukru
    [gold_factory] manufakturę złota
    [spice_factory] manufakturę przypraw
    [shipyard] stocznię
   *[church] kościół
}
choice-build = Postaw budynek
action-sell = Sprzedaj { $count } { $count ->
    [one] jednostkę
    [few] jednostki
   *[many] jednostek
} { $good ->
    [sugar] cukru
    [gold] złota
   *[spice] przypraw
}
choice-sell = Sprzedaj
action-process = Przetwórz { $count } { $count ->
    [one] jednostkę
    [few] jednostki
   *[many] jednostek
} { $good ->
    [sugar] cukru
    [gold] złota
   *[spice] przypraw
}
choice-process = Przetwórz
action-privilege = Weź przywilej { $column ->
    [colony] kolonii
    [factory] manufaktur
    [explorer] odkrywców
    [shipyard] stoczni
   *[church] kościołów
}
choice-privilege = Weź przywilej
action-royal = Połóż przywilej królewski w kolumnie { $column ->
    [colony] kolonii
    [factory] manufaktur
    [explorer] odkrywców
    [shipyard] stoczni
   *[church] kościołów
}
choice-royal = Połóż przywilej królewski
action-done = Gotowe
choice-done = Gotowe

## The question behind a menu that narrows a choice

pick-player = Który gracz?
pick-good = Jaki towar?
pick-price = Po jakiej cenie?
pick-space = Które pole rondla?
pick-region = Który region?
pick-origin = Skąd?
pick-destination = Dokąd?
pick-borders = Który statek?
pick-count = Ile?
pick-building = Jaki budynek?
pick-column = Która kolumna?

## The log

event-starts = Rozpoczyna { $player_name }.
event-gets_card = { $player_name } dostaje kartę Navegadora.
event-card_used = { $seat_name } używa karty Navegadora.
event-card_passed = Karta Navegadora przechodzi dalej: { $seat_name } → { $to_name }; pomarańczowy statek staje na polu { $space_name }.
event-orange = Pomarańczowy statek staje na polu { $space_name }.
event-rondel = { $ships ->
    [0] { $seat_name } wybiera pole { $space_name }.
    [one] { $seat_name } wybiera pole { $space_name } za { $ships } statek.
    [few] { $seat_name } wybiera pole { $space_name } za { $ships } statki.
   *[many] { $seat_name } wybiera pole { $space_name } za { $ships } statków.
}
event-paid_ship = { $seat_name } oddaje statek: { $region_name }.
event-sailed = { $seat_name } rusza statkiem: { $origin_name } → { $destination_name }.
event-joined_fleet = { $seat_name } wysyła statek w nieznane: { $origin_name } → { $region_name }.
event-lost_ship = { $seat_name } traci statek { $region ->
    [portugal] u wybrzeży Portugalii
    [bahia] u wybrzeży Bahii
    [guine] u wybrzeży Gwinei
    [angola] u wybrzeży Angoli
    [cabo] koło Przylądka Dobrej Nadziei
    [mocambique] u wybrzeży Mozambiku
    [zanzibar] u wybrzeży Zanzibaru
    [malaca] u wybrzeży Malakki
    [timor] u wybrzeży Timoru
   *[other] u wybrzeży { $region_name }
}.
event-discovered = { $seat_name } odkrywa { $region ->
    [portugal] Portugalię
    [bahia] Bahię
    [guine] Gwineę
    [angola] Angolę
    [malaca] Malakkę
   *[other] { $region_name }
}!
event-token = { $region_name }: żeton { $good ->
    [sugar] cukru
    [gold] złota
   *[spice] przypraw
} za { $price } cr.
event-discovery_bonus = { $seat_name } dostaje { $coins } cr za odkrycie { $region ->
    [portugal] Portugalii
    [bahia] Bahii
    [guine] Gwinei
    [angola] Angoli
    [cabo] Przylądka Dobrej Nadziei
    [mocambique] Mozambiku
    [zanzibar] Zanzibaru
    [malaca] Malakki
    [timor] Timoru
   *[other] { $region_name }
}.
event-hired = { $count ->
    [0] { $seat_name } nikogo nie zatrudnia.
    [one] { $seat_name } zatrudnia { $count } robotnika za { $coins } cr.
    [few] { $seat_name } zatrudnia { $count } robotników za { $coins } cr.
   *[many] { $seat_name } zatrudnia { $count } robotników za { $coins } cr.
}
event-surplus_workers = { $count ->
    [one] { $seat_name } sprzedaje { $count } robotnika z nadwyżki za { $coins } cr.
    [few] { $seat_name } sprzedaje { $count } robotników z nadwyżki za { $coins } cr.
   *[many] { $seat_name } sprzedaje { $count } robotników z nadwyżki za { $coins } cr.
}
event-built_ships = { $count ->
    [0] { $seat_name } nie buduje statków.
    [one] { $seat_name } buduje { $count } statek za { $coins } cr.
    [few] { $seat_name } buduje { $count } statki za { $coins } cr.
   *[many] { $seat_name } buduje { $count } statków za { $coins } cr.
}
event-surplus_ships = { $count ->
    [one] { $seat_name } sprzedaje { $count } statek z nadwyżki za { $coins } cr.
    [few] { $seat_name } sprzedaje { $count } statki z nadwyżki za { $coins } cr.
   *[many] { $seat_name } sprzedaje { $count } statków z nadwyżki za { $coins } cr.
}
event-founded = { $seat_name } zakłada kolonię { $good ->
    [sugar] cukru
    [gold] złota
   *[spice] przypraw
} { $region ->
    [portugal] w Portugalii
    [bahia] w Bahii
    [guine] w Gwinei
    [angola] w Angoli
    [cabo] na Przylądku Dobrej Nadziei
    [mocambique] w Mozambiku
    [zanzibar] na Zanzibarze
    [malaca] w Malakce
    [timor] na Timorze
   *[other] w { $region_name }
} za { $coins } cr.
event-built = { $seat_name } buduje { $building ->
    [sugar_factory] manufakturę cukru
    [gold_factory] manufakturę złota
    [spice_factory] manufakturę przypraw
    [shipyard] stocznię
   *[church] kościół
} za { $coins } cr.
event-sold = { $seat_name } sprzedaje { $count } { $count ->
    [one] jednostkę
    [few] jednostki
   *[many] jednostek
} { $good ->
    [sugar] cukru
    [gold] złota
   *[spice] przypraw
} za { $coins } cr.
event-processed = { $seat_name } przetwarza { $count } { $count ->
    [one] jednostkę
    [few] jednostki
   *[many] jednostek
} { $good ->
    [sugar] cukru
    [gold] złota
   *[spice] przypraw
} i dostaje { $coins } cr.
event-privilege = { $seat_name } bierze przywilej { $column ->
    [colony] kolonii
    [factory] manufaktur
    [explorer] odkrywców
    [shipyard] stoczni
   *[church] kościołów
} { $coins ->
    [0] bez premii.
   *[other] i dostaje { $coins } cr.
}
event-phase = Zaczyna się faza { $phase }.
event-refill = Nowe przywileje w galerii: po { $count } każdego rodzaju.
event-filled_up = { $count ->
    [one] Galeria uzupełniona do { $count } przywileju każdego rodzaju.
   *[other] Galeria uzupełniona do { $count } przywilejów każdego rodzaju.
}
event-end_by_nagasaki = Odkryto Nagasaki: każdy ma jeszcze jedną turę.
event-end_by_buildings = Zabrano ostatni budynek: każdy ma jeszcze jedną turę.
event-end_by_cap = Rozegrano umówioną liczbę tur: po { $turns } { $turns ->
    [one] turze
    [few] tury
   *[many] tur
} na gracza.
event-royal = { $seat_name } kładzie przywilej królewski w kolumnie { $column ->
    [colony] kolonii
    [factory] manufaktur
    [explorer] odkrywców
    [shipyard] stoczni
   *[church] kościołów
}.

## Why not

why-card_first_round = W pierwszej rundzie nie można użyć karty Navegadora.
why-card_not_held = Kartę Navegadora ma inny gracz.
why-cheapest_first = { $region_name }: najpierw bierze się najtańszy żeton.
why-cheapest_of_good = Najtańsza kolonia { $good ->
    [sugar] cukru
    [gold] złota
   *[spice] przypraw
}, którą możesz teraz założyć, to { $region_name }; bierze się ją najpierw.
why-column_full = W kolumnie { $column ->
    [colony] kolonii
    [factory] manufaktur
    [explorer] odkrywców
    [shipyard] stoczni
   *[church] kościołów
} { $slots ->
    [one] leży już { $slots } przywilej
    [few] leżą już { $slots } przywileje
   *[many] leży już { $slots } przywilejów
}, więcej nie można.
why-discovered_already = { $region_name }: ten region jest już odkryty.
why-fleet_too_small = { $region_name }: flota wymaga { $needed } { $needed ->
    [one] statku w zasięgu, który się jeszcze nie ruszył
   *[many] statków w zasięgu, które się jeszcze nie ruszyły
}, a { $ships ->
    [0] nie ma żadnego
    [one] jest tylko { $ships }
    [few] są tylko { $ships }
   *[many] jest tylko { $ships }
}.
why-gallery_empty = W galerii nie ma przywileju { $column ->
    [colony] kolonii
    [factory] manufaktur
    [explorer] odkrywców
    [shipyard] stoczni
   *[church] kościołów
}.
why-game_over = Gra jest skończona.
why-good_done = W tej akcji { $good ->
    [sugar] cukier został już sprzedany lub przetworzony
    [gold] złoto zostało już sprzedane lub przetworzone
   *[spice] przyprawy zostały już sprzedane lub przetworzone
}.
why-joker_used = Manufaktura-joker już zadziałała w tej akcji, a { $factories ->
    [0] poza nią nie masz manufaktur
    [one] poza nią masz tylko { $factories } manufakturę
    [few] poza nią masz tylko { $factories } manufaktury
   *[many] poza nią masz tylko { $factories } manufaktur
} { $good ->
    [sugar] cukru
    [gold] złota
   *[spice] przypraw
}.
why-last_workers = Musi zostać co najmniej { $lowest } { $lowest ->
    [one] robotnik
   *[many] robotników
}.
why-line_empty = Nie ma już { $building ->
    [sugar_factory] manufaktur cukru
    [gold_factory] manufaktur złota
    [spice_factory] manufaktur przypraw
    [shipyard] stoczni
   *[church] kościołów
}.
why-moved_already = { $region_name }: wszystkie stojące tam twoje statki wykonały już ruch w tej żegludze.
why-no_money = To kosztuje { $price } cr, a { $money ->
    [0] nie masz pieniędzy.
   *[other] masz tylko { $money } cr.
}
why-no_ship_for_colony = { $region_name }: każda kolonia wymaga osobnego statku.
why-no_ship_there = { $region_name }: nie masz tam żadnego statku.
why-no_token = { $region_name }: nie ma tam takiego żetonu kolonii.
why-no_workers = Potrzeba { $needed } { $needed ->
    [one] robotnika
   *[many] robotników
}, a { $workers ->
    [0] nie masz wolnych
    [one] wolny jest tylko { $workers }
   *[many] wolnych jest tylko { $workers }
}.
why-not_asked = Teraz trzeba zdecydować o czymś innym.
why-not_in_reach = { $origin_name } → { $region_name }: nie dopłynie tam żaden statek, który się jeszcze nie ruszył.
why-one_discovery = W jednej żegludze można odkryć tylko jeden region.
why-ships_used_up = { $room ->
    [0] W zapasie nie masz już statków; żeby budować na sprzedaż
    [one] W zapasie masz jeszcze tylko { $room } statek; żeby zbudować więcej
    [few] W zapasie masz jeszcze tylko { $room } statki; żeby zbudować więcej
   *[many] W zapasie masz jeszcze tylko { $room } statków; żeby zbudować więcej
}, trzeba mieć stocznię na każdy statek, a stoczni masz: { $shipyards }.
why-something_possible = Przy tym stole nie wolno pominąć akcji, którą da się wykonać.
why-too_far = { $origin_name } → { $destination_name }: droga prowadzi przez więcej niż { $reach ->
    [one] { $reach } granicę
    [few] { $reach } granice
   *[many] { $reach } granic
}.
why-too_few_colonies = { $colonies ->
    [0] Nie masz kolonii
    [one] Masz tylko { $colonies } kolonię
    [few] Masz tylko { $colonies } kolonie
   *[many] Masz tylko { $colonies } kolonii
} { $good ->
    [sugar] cukru
    [gold] złota
   *[spice] przypraw
}.
why-too_few_factories = { $factories ->
    [0] Nie masz manufaktur
    [one] Masz tylko { $factories } manufakturę
    [few] Masz tylko { $factories } manufaktury
   *[many] Masz tylko { $factories } manufaktur
} { $good ->
    [sugar] cukru
    [gold] złota
   *[spice] przypraw
}, { $factories ->
    [0] a jedynie manufakturę-jokera
   *[other] nie licząc manufaktury-jokera
}.
why-too_few_ships = Taki ruch kosztuje { $needed } { $needed ->
    [one] statek
    [few] statki
   *[many] statków
}, a na planszy { $ships ->
    [0] nie masz żadnego
   *[other] masz tylko { $ships }
}.
why-track_full = { $room ->
    [0] Tor robotników jest pełny; żeby zatrudniać na sprzedaż
    [one] Na torze robotników jest miejsce tylko dla { $room } robotnika; żeby zatrudnić więcej
   *[many] Na torze robotników jest miejsce tylko dla { $room } robotników; żeby zatrudnić więcej
}, trzeba mieć kościół na każdego zatrudnionego, a kościołów masz: { $churches }.
why-undiscovered = { $region_name }: pojedynczy statek nie może wpłynąć do nieodkrytego regionu.
why-undiscovered_colony = { $region_name }: ten region nie jest jeszcze odkryty.
why-way_undiscovered = { $origin_name } → { $destination_name }: każda droga przez najwyżej { $reach ->
    [one] { $reach } granicę
    [few] { $reach } granice
   *[many] { $reach } granic
} prowadzi przez region, którego jeszcze nie odkryto.

## What is asked

ask-start = Kto rozpoczyna?
ask-first_turn = { $seat_name }: postaw znacznik na dowolnym polu rondla.
ask-turn = { $seat_name }: przesuń znacznik z pola { $space_name }.
ask-pay = { $count ->
    [one] { $seat_name }: oddaj { $count } statek za długi ruch.
    [few] { $seat_name }: oddaj { $count } statki za długi ruch.
   *[many] { $seat_name }: oddaj { $count } statków za długi ruch.
}
ask-sail = { $reach ->
    [one] { $seat_name }: żegluj; każdy statek może przekroczyć { $reach } granicę.
    [few] { $seat_name }: żegluj; każdy statek może przekroczyć do { $reach } granic.
   *[many] { $seat_name }: żegluj; każdy statek może przekroczyć do { $reach } granic.
}
ask-fleet = { $count ->
    [one] { $seat_name }: jeszcze { $count } statek do floty; cel: { $region_name }.
    [few] { $seat_name }: jeszcze { $count } statki do floty; cel: { $region_name }.
   *[many] { $seat_name }: jeszcze { $count } statków do floty; cel: { $region_name }.
}
ask-lose = { $seat_name }: który statek stracić ({ $region_name })? Zostało do stracenia: { $count }.
ask-token = { $region_name }: zakryte jeszcze żetony kolonii: { $count }.
ask-workers = { $seat_name }: ilu robotników zatrudniasz?
ask-ships = { $seat_name }: ile statków budujesz?
ask-colony = { $workers ->
    [0] { $seat_name }: zakładaj kolonie; nie masz wolnych robotników.
    [one] { $seat_name }: zakładaj kolonie; masz { $workers } wolnego robotnika.
    [few] { $seat_name }: zakładaj kolonie; masz { $workers } wolnych robotników.
   *[many] { $seat_name }: zakładaj kolonie; masz { $workers } wolnych robotników.
}
ask-market = { $seat_name }: każdy towar sprzedaj, przetwórz albo zostaw.
ask-build = { $workers ->
    [0] { $seat_name }: stawiaj budynki; nie masz wolnych robotników.
    [one] { $seat_name }: stawiaj budynki; masz { $workers } wolnego robotnika.
    [few] { $seat_name }: stawiaj budynki; masz { $workers } wolnych robotników.
   *[many] { $seat_name }: stawiaj budynki; masz { $workers } wolnych robotników.
}
ask-privilege = { $seat_name }: weź przywilej.
ask-royal = { $seat_name }: połóż przywilej królewski.
ask-over = Gra jest skończona.

## The score sheet

score-workers = Robotnicy
score-ships = Statki na planszy
score-money = Pieniądze
score-colony = Kolonie
score-factory = Manufaktury
score-explorer = Odkrywcy
score-shipyard = Stocznie
score-church = Kościoły

end-nagasaki = Odkryto Nagasaki.
end-last_building = Zabrano ostatni budynek.
end-turn_cap = Rozegrano umówioną liczbę tur.

tie-NAV-14-6 = Remis wygrywa gracz, do którego karta Navegadora dotarłaby najwcześniej.

## Options

option-start = Gracz rozpoczynający
option-start-drawn = losowany
option-start-first = pierwsze miejsce przy stole
option-turn_cap = Limit tur: gra kończy się też po tylu turach każdego gracza (0: bez limitu)
option-surplus_paid_in_batch = Za wszystkich robotników i wszystkie statki płaci się przed sprzedażą nadwyżki
option-discovering_ships_stop = Flota odkrywców zatrzymuje się w odkrytym regionie
option-phase_change_at_next_turn = Nowa faza zaczyna się od następnej tury (wył.: od następnej rundy)
option-refill_adds = Nowe przywileje dokłada się do leżących w galerii (wył.: uzupełnia się ją do liczby)
option-null_actions_allowed = Akcję wolno pominąć, nawet jeśli da się ją wykonać
option-cheapest_colony_forced = W regionie bierze się najpierw najtańszą kolonię
option-cheapest_of_good = Z kolonii jednego towaru dostępnych w różnych regionach bierze się najpierw najtańszą

## The pieces, as a screen reader names them

piece-ship = { $seat_name }: statek, { $region_name }
piece-fleet = { $seat_name }: statek we flocie; cel: { $region_name }
piece-supply = { $seat_name }: statek w zapasie
piece-orange = Pomarańczowy statek na polu { $space_name }
piece-orange_aside = Pomarańczowy statek obok rondla
piece-stone = { $seat_name }: znacznik na polu { $space_name }
piece-stone_aside = { $seat_name }: znacznik na środku rondla
piece-workers = { $workers ->
    [one] { $seat_name }: { $workers } robotnik w Lizbonie
   *[many] { $seat_name }: { $workers } robotników w Lizbonie
}
piece-phase = Faza { $phase }
piece-disc = { $region_name }: region jeszcze nieodkryty
piece-own_disc = { $seat_name }: dysk odkrywcy
piece-double_loss = { $ships ->
    [one] { $region_name }: odkrycie kosztuje { $ships } statek
    [few] { $region_name }: odkrycie kosztuje { $ships } statki
   *[many] { $region_name }: odkrycie kosztuje { $ships } statków
}
piece-back = { $region_name }: zakryty żeton { $good ->
    [sugar] cukru
    [gold] złota
   *[spice] przypraw
}
piece-token = { $region_name }: kolonia { $good ->
    [sugar] cukru
    [gold] złota
   *[spice] przypraw
} za { $price } cr
piece-colony = { $seat_name }: kolonia { $good ->
    [sugar] cukru
    [gold] złota
   *[spice] przypraw
}, kupiona za { $price } cr
piece-price = Cena { $good ->
    [sugar] cukru
    [gold] złota
   *[spice] przypraw
}: { $price } cr; przetworzenie przynosi { $revenue } cr
piece-building = Na sprzedaż: { $building_name }, { $price } cr
piece-own_building = { $seat_name }: { $building_name }
piece-joker = { $seat_name }: manufaktura-joker
piece-privilege = W galerii: przywilej { $column ->
    [colony] kolonii
    [factory] manufaktur
    [explorer] odkrywców
    [shipyard] stoczni
   *[church] kościołów
}
piece-own_privilege = { $seat_name }: przywilej { $column ->
    [colony] kolonii
    [factory] manufaktur
    [explorer] odkrywców
    [shipyard] stoczni
   *[church] kościołów
}
piece-royal = { $seat_name }: przywilej królewski, jeszcze poza kolumnami
piece-royal_placed = { $seat_name }: przywilej królewski w kolumnie { $column ->
    [colony] kolonii
    [factory] manufaktur
    [explorer] odkrywców
    [shipyard] stoczni
   *[church] kościołów
}
piece-card = { $seat_name }: karta Navegadora
piece-money = { $seat_name }: { $money } cr

## Words printed on the sheets, which have little room

sheet-lisboa = Lizbona
sheet-phase = Faza
sheet-supply = Zapas

## The terminal's panels

panel-chart = Mapa
panel-market = Rynek
panel-rondel = Rondel
panel-buildings = Budynki
panel-gallery = Galeria
panel-seats = Gracze

## Short words for the panels, which have little room: the limits stand in en.ftl

short-seat-red = C
short-seat-green = Z
short-seat-yellow = Ż
short-seat-blue = N
short-seat-black = A
short-region-rio = Rio
short-region-cabo = Przylądek
short-good-sugar = cukier
short-good-gold = złoto
short-good-spice = przypr
short-building-sugar_factory = man. cukru
short-building-gold_factory = man. złota
short-building-spice_factory = man. przypraw
short-building-shipyard = stocznia
short-building-church = kościół
short-money = cr
short-workers = rob
short-ships = stat.
short-column-colony = kolonie
short-column-factory = manufakt.
short-column-explorer = odkr.
short-column-shipyard = stocz.
short-column-church = kośc.
short-points = PZ
short-phase = faza { $phase }
short-turns_left = { $count ->
    [one] { $count } tura
    [few] { $count } tury
   *[other] { $count } tur
}
short-needed = { $count }r
short-lost_ships = −{ $count } st.
short-end = kon.

## Możliwości, gdy mało miejsca

short-choice-card = Karta Navegadora
short-choice-rondel = Idź
short-choice-pay = Oddaj statek
short-choice-discover = Odkryj
short-choice-fleet = Do floty
short-choice-lose = Strać statek
short-choice-move = Płyń
short-choice-hire = Zatrudnij
short-choice-ships = Zbuduj
short-choice-found = Załóż
short-choice-found_with = Załóż
short-choice-build = Zbuduj
short-choice-privilege = Przywilej
short-choice-royal = Królewski

## Co znaczą panele

panel-chart-legend = ● odkryte, ○ jeszcze nie; linie łączą sąsiadów. C2: dwa czerwone statki. Potem towar i ceny jego kolonii, najtańsza pierwsza; ?×4: cztery zakryte żetony. Co wywoła odkrycie: faza; −2 st.: przepadają dwa statki zamiast jednego; kon.: koniec gry.
panel-market-legend = ■ pokazuje, gdzie towar stoi między drogim (z lewej) a tanim (z prawej). 50▼: ile daje sprzedaż jednostki, po której cena spada. 30▲: ile daje przetworzenie, po którym cena rośnie.
panel-rondel-legend = Zgodnie z ruchem wskazówek zegara: w dół prawą stroną, w górę lewą. Liczba przy polu: ile statków zapłaci twój znacznik po drodze, · żadnego. Litery to znaczniki, ◆ to pomarańczowy statek.
panel-buildings-legend = Cena, ile zostało, ilu potrzeba robotników (3r).
panel-seats-legend = ▶ decyduje, ◆ ma kartę Navegadora. Statki na mapie / wszystkie. W każdej kolumnie: co się liczy, potem ■ przywileje i · wolne miejsca. Kolonie i manufaktury: cukier·złoto·przyprawy; +1 to manufaktura dowolnego towaru. Galeria: przywileje, które można jeszcze wziąć.

# Tabele liczb: podpisy i nagłówki
table-players = Zależnie od liczby graczy
table-players-count = liczba graczy
table-players-gallery_2 = przywileje każdego rodzaju na początku fazy 2
table-players-gallery_3 = przywileje każdego rodzaju na początku fazy 3
table-players-shipyards = stocznie w linii
table-players-churches = kościoły w linii
table-players-double_loss = regiony ze znacznikiem podwójnej straty
table-phases = Zależnie od fazy
table-phases-phase = faza
table-phases-range = granice, które może przekroczyć statek
table-phases-worker = robotnik po cenie kościelnej, cr
table-phases-extra_worker = dalszy robotnik, cr
table-phases-surplus_worker = sprzedaż nadwyżkowego robotnika, cr
table-phases-ship = statek po cenie stoczni, cr
table-phases-extra_ship = dalszy statek, cr
table-phases-surplus_ship = sprzedaż nadwyżkowego statku, cr
table-market = Rynek, cr
table-market-row = rząd od góry
table-market-revenue = przetwarzanie
table-buildings = Ceny budynków
table-buildings-line = linia
table-buildings-workers = potrzebni robotnicy
table-buildings-prices = ceny od lewej do prawej, cr
table-regions = Stosy żetonów kolonii
table-regions-region = region
table-regions-good = towar
table-regions-tokens = żetony
table-borders = Granice
table-borders-between = między regionami
table-borders-colour = kolor
table-borders-blue = niebieska
table-borders-red = czerwona
table-tokens = Ceny żetonów kolonii
table-tokens-prices = po jednym żetonie w każdej z tych cen, cr
table-sheet = Plansza gracza
table-sheet-column = kolumna
table-sheet-base = PZ za każdą rzecz, wartość podstawowa
table-sheet-privilege = dodatkowe PZ za każdy przywilej
table-sheet-bonus = premie miejsc od góry, cr
table-sailing = Odkrycia
table-sailing-plain = bez znacznika podwójnej straty
table-sailing-double = ze znacznikiem podwójnej straty
table-sailing-fleet = potrzebne statki
table-sailing-loss = tracone statki
table-start = Na początku gry
table-start-money = pieniądze gracza, cr
table-start-workers = robotnicy gracza
table-start-ships = statki gracza w Portugalii
table-start-joker_factories = manufaktury-jokery gracza
table-start-shipyards = stocznie gracza
table-start-churches = kościoły gracza
table-start-market_row = rząd znaczników ceny, od góry
table-start-gallery = przywileje każdego rodzaju w galerii
table-other = Inne liczby
table-other-free_steps = darmowe pola rondla
table-other-lowest = najmniejsza liczba robotników
table-other-highest = największa liczba robotników
table-other-ships = największa liczba statków gracza
table-other-colony_workers = robotnicy potrzebni do kolonii
table-other-worker_cost = koszt przywileju w robotnikach
table-other-slots = przywileje w kolumnie, najwyżej
table-other-vp_worker = PZ za robotnika
table-other-vp_ship = PZ za statek na planszy
table-other-vp_money = cr za 1 PZ

## Co zmienia ruch: nazwy wskaźników i ich zmiany w kilku literach

gauge-money = Pieniądze
chip-money = { $sign }{ $by } cr
gauge-workers = Robotnicy
chip-workers = { $sign }{ $by } { $by ->
    [one] robotnik
    [few] robotników
   *[many] robotników
}
gauge-ships = Statki na planszy
chip-ships = { $sign }{ $by } { $by ->
    [one] statek
    [few] statki
   *[many] statków
}
gauge-colonies-sugar = Kolonie cukru
chip-colonies-sugar = { $sign }{ $by } { $by ->
    [one] kolonia cukru
    [few] kolonie cukru
   *[many] kolonii cukru
}
gauge-colonies-gold = Kolonie złota
chip-colonies-gold = { $sign }{ $by } { $by ->
    [one] kolonia złota
    [few] kolonie złota
   *[many] kolonii złota
}
gauge-colonies-spice = Kolonie przypraw
chip-colonies-spice = { $sign }{ $by } { $by ->
    [one] kolonia przypraw
    [few] kolonie przypraw
   *[many] kolonii przypraw
}
gauge-factories-sugar = Manufaktury cukru
chip-factories-sugar = { $sign }{ $by } { $by ->
    [one] manufaktura cukru
    [few] manufaktury cukru
   *[many] manufaktur cukru
}
gauge-factories-gold = Manufaktury złota
chip-factories-gold = { $sign }{ $by } { $by ->
    [one] manufaktura złota
    [few] manufaktury złota
   *[many] manufaktur złota
}
gauge-factories-spice = Manufaktury przypraw
chip-factories-spice = { $sign }{ $by } { $by ->
    [one] manufaktura przypraw
    [few] manufaktury przypraw
   *[many] manufaktur przypraw
}
gauge-shipyards = Stocznie
chip-shipyards = { $sign }{ $by } { $by ->
    [one] stocznia
    [few] stocznie
   *[many] stoczni
}
gauge-churches = Kościoły
chip-churches = { $sign }{ $by } { $by ->
    [one] kościół
    [few] kościoły
   *[many] kościołów
}
gauge-explorers = Odkrywcy
chip-explorers = { $sign }{ $by } { $by ->
    [one] odkrywca
    [few] odkrywców
   *[many] odkrywców
}
gauge-privileges = Przywileje
chip-privileges = { $sign }{ $by } { $by ->
    [one] przywilej
    [few] przywileje
   *[many] przywilejów
}
gauge-card = Karta Navegadora
chip-card = { $sign } karta Navegadora
gauge-points = Punkty
chip-points = { $sign }{ $by } PZ
chip-draws-start = losowanie
chip-draws-token = losowanie
chip-event-phase = zaczyna się faza { $phase }
chip-event-end_by_nagasaki = ostatnia runda
chip-event-end_by_buildings = ostatnia runda

# Czym są rzeczy na stole: zob. caravela/core/about.py

about-ship = Statki płyną dzięki akcji Żegluga i karcie Navegadora, pozwalają zakładać kolonie tam, gdzie stoją, i opłacają dalekie ruchy po rondlu. Dwa razem odkrywają region. Każdy statek na planszy to na koniec 1 PZ.
    .name = Statek
    .rule = NAV-6.1
about-supply = Statki, których nie ma na planszy. Budujesz je akcją Statki i zaczynają w Portugalii. W zapasie nie dają punktów.
    .name = Statki w zapasie
    .rule = NAV-5.3
about-orange_ship = Stoi tam, gdzie posiadacz karty Navegadora ją otrzymał. Jeśli jego znacznik stanie na tym polu lub je minie, niewykorzystana karta przechodzi do prawego sąsiada.
    .name = Pomarańczowy statek
    .rule = NAV-12.7
about-stone = Pokazuje twoją ostatnią akcję. W każdej turze rusza zgodnie z ruchem wskazówek zegara: do 3 pól za darmo, każde dalsze kosztuje statek z planszy.
    .name = Znacznik
    .rule = NAV-3.3
about-worker = Potrzebni do zakładania kolonii (po 2) i stawiania budynków (3 na manufakturę, 4 na stocznię, 5 na kościół); zostają u ciebie. Przywilej kosztuje jednego.
    .name = Robotnicy
    .now = Teraz warci { $workers } PZ: po 1 za każdego.
    .rule = NAV-14.1
about-lisboa = Twój znacznik pokazuje, ilu masz robotników: od 2 do 9. Tor kończy się na 9, a przywilej nigdy nie obniża tej liczby poniżej 2.
    .name = Lizbona, tor robotników
    .rule = NAV-1.11
about-disc = Region nie jest jeszcze odkryty. Odkrywają go dwa twoje statki w jednej żegludze: jeden przepada, bierzesz dysk, odkrywasz żetony i dostajesz cenę najtańszego.
    .name = Dysk odkrywcy
    .rule = NAV-6.6
about-disc-own_disc = Zdobyty za odkrycie regionu. Przywileje odkrywców podnoszą wartość każdego dysku.
    .name = Dysk odkrywcy
    .now = Teraz każdy wart { $value-explorer } PZ.
    .rule = NAV-14.4
about-token = Kolonia na sprzedaż: akcją Kolonia, mając tu statek i 2 wolnych robotników, płacisz cenę i bierzesz żeton. W regionie najpierw najtańszy.
    .name = Żeton kolonii
    .now = Kosztuje { $price } cr.
    .rule = NAV-7.3
about-stack = Towar jest znany, ceny nie: żetony odkrywa się razem z regionem i układa od najtańszego do najdroższego.
    .name = Stos żetonów kolonii
    .rule = NAV-2.3
about-colony = W każdej akcji Rynek kolonia może sprzedać jedną jednostkę swojego towaru. Przywileje kolonii podnoszą wartość każdej z nich.
    .name = Kolonia
    .now = Teraz każda warta { $value-colony } PZ.
    .rule = NAV-9.2
about-price = Jego rząd podaje cenę towaru, a po prawej przychód za przetworzenie jednostki. Każda sprzedana jednostka przesuwa go o rząd w dół, każda przetworzona w górę.
    .name = Znacznik ceny
    .now = Sprzedaż daje { $price } cr za jednostkę, przetworzenie { $revenue } cr.
    .rule = NAV-9.2
about-market = Dziesięć rzędów cen cukru, złota i przypraw; czwarta kolumna to przychód za przetwarzanie. Sprzedaż obniża cenę towaru, przetwarzanie ją podnosi.
    .name = Tabela rynku
    .rule = NAV-1.7
about-factory = Wymaga 3 robotników i zapłaty; następna w linii jest droższa. Przetwarza jednostkę swojego towaru w każdej akcji Rynek.
    .name = Manufaktura na sprzedaż
    .rule = NAV-8.2
about-factory-own_building = W akcji Rynek przetwarza jednostkę swojego towaru, o ile go nie sprzedajesz. Przywileje manufaktur podnoszą wartość każdej z nich.
    .name = Manufaktura
    .now = Teraz każda warta { $value-factory } PZ.
    .rule = NAV-9.4
about-joker = Przetwarza jednostkę dowolnego towaru, którego w tej akcji nie sprzedajesz. Liczy się jako manufaktura, także w punktacji.
    .name = Manufaktura-joker
    .now = Teraz warta { $value-factory } PZ.
    .rule = NAV-9.6
about-shipyard = Wymaga 4 robotników i zapłaty; następna w linii jest droższa. Każda stocznia pozwala w akcji Statki zbudować statek za 50 cr.
    .name = Stocznia na sprzedaż
    .rule = NAV-8.2
about-shipyard-own_building = Każda pozwala w akcji Statki zbudować statek za 50 cr; kolejne kosztują cenę fazy. Przywilej stoczni dodaje każdej 2 PZ.
    .name = Stocznia
    .now = Teraz każda warta { $value-shipyard } PZ.
    .rule = NAV-5.1
about-church = Wymaga 5 robotników i zapłaty; następny w linii jest droższy. Każdy kościół pozwala w akcji Robotnicy zatrudnić robotnika za 50 cr.
    .name = Kościół na sprzedaż
    .rule = NAV-8.2
about-church-own_building = Każdy pozwala w akcji Robotnicy zatrudnić robotnika za 50 cr; kolejni kosztują cenę fazy. Przywilej kościołów dodaje każdemu 2 PZ.
    .name = Kościół
    .now = Teraz każdy wart { $value-church } PZ.
    .rule = NAV-4.1
about-privilege = Bierzesz go akcją Przywilej za jednego robotnika. Od razu płaci premię swojego miejsca za każdą rzecz w kolumnie, a na koniec dodaje każdej 1 PZ, stoczniom i kościołom 2 PZ.
    .name = Przywilej
    .rule = NAV-10.5
about-royal = Ma go każdy; na koniec trafia na wolne miejsce i liczy się jako przywilej tej kolumny, lecz bez premii. Pokazane punkty zakładają najlepsze miejsce.
    .name = Przywilej królewski
    .rule = NAV-14.2
about-gallery = Przywileje, które można teraz wziąć: jeden w akcji, za jednego robotnika. Z nową fazą galeria się uzupełnia.
    .name = Galeria
    .rule = NAV-10.1
about-slot = W kolumnie są trzy takie miejsca, zapełniane od góry. Liczba to premia w cr, którą przywilej płaci tu za każdą rzecz w kolumnie.
    .name = Miejsce na przywilej
    .rule = NAV-10.4
about-column = Tarcza pokazuje, ile na koniec warta jest każda rzecz w tej kolumnie; każdy przywilej to podnosi.
    .name = Kolumna planszy gracza
    .now = Teraz każda warta: { $id ->
        [colony] { $value-colony }
        [factory] { $value-factory }
        [explorer] { $value-explorer }
        [shipyard] { $value-shipyard }
       *[church] { $value-church }
        } PZ.
    .rule = NAV-14.4
about-double_loss = Odkrycie tego regionu wymaga co najmniej 3 statków, a 2 przepadają. Po odkryciu znacznik znika.
    .name = Znacznik podwójnej straty
    .rule = NAV-6.6
about-card = Zanim ruszysz znacznik, możesz jej użyć do dodatkowej żeglugi; potem przechodzi do prawego sąsiada. Nie w pierwszej rundzie. Rozstrzyga też remisy.
    .name = Karta Navegadora
    .rule = NAV-12.1
about-coins = Cruzado na kolonie, budynki, robotników i statki. Każde pełne 200 cr to na koniec 1 PZ.
    .name = Pieniądze
    .rule = NAV-14.1
about-phase = Ile granic statek przekracza w jednej żegludze i ile kosztują robotnicy i statki ponad liczbę kościołów i stoczni. Odkrycie Przylądka Dobrej Nadziei zaczyna fazę 2, a Malakki fazę 3.
    .name = Faza
    .rule = NAV-11.2
about-region = Region morski. Może tu stać dowolnie wiele statków. Po odkryciu wpływają tu też pojedyncze statki, a kto ma tu statek, może zakładać jego kolonie.
    .name = { $id_name }
    .rule = NAV-6.4
about-hub = Tu znaczniki czekają na pierwszą turę. Znaki przypominają cenę: 1–3 pola za darmo, każde dalsze za jeden statek.
    .name = Środek rondla
    .rule = NAV-3.4
about-space-sailing = Przesuń dowolnie wiele swoich statków, każdy na odległość fazy, i odkryj co najwyżej jeden region.
    .name = Żegluga
    .rule = NAV-6.1
about-space-workers = Zatrudnij po jednym robotniku na kościół za 50 cr, kolejnych po cenie fazy, do 9. Za nadwyżkę zatrudnioną po cenie kościelnej bank płaci po 100 cr.
    .name = Robotnicy
    .rule = NAV-4.1
about-space-market = Dla każdego towaru: sprzedaj z kolonii, przetwórz w manufakturach albo zostaw. Sprzedaż potem obniża cenę, przetwarzanie podnosi.
    .name = Rynek
    .rule = NAV-9.1
about-space-colony = Zakładaj kolonie w odkrytych regionach: każda wymaga tam twojego statku i 2 robotników i kosztuje cenę żetonu. Statki i robotnicy zostają.
    .name = Kolonia
    .rule = NAV-7.2
about-space-privilege = Weź z galerii jeden przywilej za jednego robotnika. Od razu płaci za każdą rzecz w kolumnie i podnosi ich wartość na koniec.
    .name = Przywilej
    .rule = NAV-10.1
about-space-ships = Zbuduj po jednym statku na stocznię za 50 cr, kolejne po cenie fazy. Zaczynają w Portugalii; na planszy najwyżej 7.
    .name = Statki
    .rule = NAV-5.1
about-space-buildings = Bierz manufaktury (3 robotników), stocznie (4) i kościoły (5), zawsze pierwszy od lewej w linii, za jego cenę. Robotnicy zostają.
    .name = Budynki
    .rule = NAV-8.1
about-points = Twój wynik, gdyby gra skończyła się teraz: po 1 PZ za robotnika, statek na planszy i każde pełne 200 cr oraz kolumny planszy gracza. Przywilej królewski liczy się tam, gdzie daje najwięcej.
    .name = Punkty teraz
    .now = Teraz { $points } PZ.
    .rule = NAV-14.1
