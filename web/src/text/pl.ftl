# The client's own words in Polish. What a game says stands in the game's own files.

## Everywhere

home = Strona główna
skip = Do treści
settings = Ustawienia
language = Język
close = Zamknij
cancel = Anuluj
loading = Chwileczkę…
try-again = Spróbuj ponownie
name-hint = by poznali cię przyjaciele
your-name = Twoje imię
you = ty
points = punkty
lost-title = Poza mapą
lost-text = Pod tym adresem nic nie ma. Może odnośnik jest stary albo ucięty.

## Settings

theme = Kolory
theme-system = Jak w systemie
theme-light = Dzień
theme-dark = Noc
theme-to-light = Kolory dzienne
theme-to-dark = Kolory nocne
pace = Ruchy innych
pace-slow = Wolno
pace-normal = Normalnie
pace-quick = Szybko
pace-none = Od razu
setting-sound = Dźwięki: dzwon okrętowy na moją turę; szum fal, bębny i monety w ważnych chwilach
setting-notify = Powiadom mnie, gdy moja kolej, a patrzę gdzie indziej
setting-confirm = Pytaj jeszcze raz przed każdym ruchem
setting-keys = Pojedyncze klawisze działają (cyfry, przecinek, kropka)
notify-denied = Przeglądarka nie pozwala na powiadomienia; można to zmienić w jej ustawieniach.
keys = Klawiatura
key-tab = Tab
key-tab-does = do ruchów, do stołu, do dziennika
key-arrows = Strzałki
key-arrows-does = między podświetlonymi miejscami stołu
key-enter = Enter
key-enter-does = wybierz
key-digits = 1–9
key-digits-does = wybierz z listy ruchów
key-escape = Esc
key-escape-does = porzuć zaczęty ruch; pomiń ruchy innych; wróć do teraz
key-undo = Ctrl Z
key-undo-does = cofnij
key-time = , .
key-time-does = o jedną decyzję wstecz lub naprzód
key-zoom = + − 0
key-zoom-does = bliżej, dalej, wszystko (na stole)
key-pan = Shift i strzałki
key-pan-does = przesuń stół

## Home

motto = Gry planszowe epoki żagli, rozgrywane dokładnie według zasad: z przyjaciółmi, z botami, w twojej przeglądarce.
games = Gry
game-line = { $author }, { $year }, { $publisher }
game-seats = Liczba graczy: od { $fewest } do { $most }
play-now = Zagraj z botami
with-friends = Stół z przyjaciółmi
rulebook = Zasady gry
data-link = Skąd pochodzą liczby
not-drawn = Jeszcze nie narysowana: w tę grę gra się słowami.
my-tables = Moje stoły
table-waiting = czeka na graczy
table-over = zakończona
turn-of = ruch: { $name }
your-turn = Twoja kolej
upload-title = Partia z pliku
upload-text = Zapis partii pobrany tutaj albo napisany ręcznie można obejrzeć lub grać dalej.
upload-choose = Wybierz plik

## A new table

new-title = Nowy stół: { $game }
new-count = Ilu graczy?
new-seats = Kto gdzie siedzi?
new-who = Kto gra na miejscu „{ $seat }”?
new-options = Warianty zasad
new-open = { $count ->
    [one] { $count } miejsce jest wolne: dostaniesz odnośnik, by zaprosić przyjaciół.
    [few] { $count } miejsca są wolne: dostaniesz odnośnik, by zaprosić przyjaciół.
   *[many] { $count } miejsc jest wolnych: dostaniesz odnośnik, by zaprosić przyjaciół.
}
new-full = Nie ma wolnych miejsc: gra zacznie się od razu.
new-hot-seat = W tej przeglądarce grasz na kilku miejscach.
new-make = Przygotuj stół
new-start = Zacznij
seat-me = { $name } (ja)
seat-unnamed = Ja
seat-friend = Dla przyjaciela
seat-bot = Bot: { $kind }
bot-random = dowolny ruch na oślep
bot-greedy = bierze to, co teraz najlepsze
bot-planner = planuje całą turę
bot-search = myśli naprzód

## Before the game

lobby-title = { $game }: czekamy na graczy
lobby-watch = Ten stół czeka na swoich graczy. Z zaproszeniem można by usiąść.
lobby-hint = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
invite-text = Wyślij przyjaciołom ten odnośnik:
invite-copy = Kopiuj zaproszenie
invite-copied = Zaproszenie skopiowane.
invited-text = Masz zaproszenie. Podaj imię i wybierz miejsce.

## Seats

seat-open = wolne
seat-online = przy stole
seat-away = poza stołem
seat-is-bot = bot
seat-show = Pokaż planszę: { $name }
seat-menu = Miejsce: { $name }
seat-claim = Usiądź tu
seat-claim-too = Graj też tutaj
seat-fill = Niech gra bot
seat-to-bot = Niech bot gra za mnie
seat-take = Odbierz moje miejsce
seat-leave = Opuść miejsce
seat-rename = Imię przy tym stole

## The table

stage-label = Stół
sheet-board = Plansza
sheet-mat = Plansza gracza: { $name }
sheet-offer = Oferta
sheet-aside = Obok
place-chosen = Wybrane
target-many = { $what } (ruchy: { $count })
zoom = Powiększenie
zoom-in = Bliżej
zoom-out = Dalej
zoom-all = Pokaż wszystko
watching = oglądasz
connecting = Łączenie…
connection-lost = Utracono połączenie; próbujemy znowu…
panels = Panele
log = Dziennik
chat = Czat
curves = Wykresy
tab-board = Plansza
tab-mine = Moje
tab-offer = Oferta
tab-others = Inni
tab-log = Dziennik
tab-chat = Czat

## Moves

actions = Ruchy
to-move = ma ruch
waiting-for = Czekamy: { $name }
skip-moves = { $count ->
    [one] Pomiń (jeszcze jeden ruch)
    [few] Pomiń (jeszcze { $count } ruchy)
   *[many] Pomiń (jeszcze { $count } ruchów)
}
hint-first = Wybierz podświetlone miejsce na stole albo ruch tutaj.
hint-next = Wybierz następne podświetlone miejsce albo ruch tutaj.
all-moves = { $count ->
    [one] { $count } ruch na liście
    [few] Wszystkie { $count } ruchy na liście
   *[many] Wszystkie ruchy na liście ({ $count })
}
fewer-moves = Zwiń listę
confirm = Wykonaj
cancel-move = Porzuć ten ruch
undo = { $count ->
    [one] Cofnij
   *[other] Cofnij (do { $count })
}
past-no-moves = Patrzysz w przeszłość. Wróć do teraz, aby wykonać ruch.
# a move that was clicked too early: the one that leads to it, and what stands against it even then
why-first = najpierw „{ $move }”.
why-then = Ale i wtedy: { $why }

## Log, rules, time

since-your-move = od twojego ruchu
show-position = Pokaż tę pozycję
rule-open = Przeczytaj zasadę
rule-of-line = Zasada { $number }
rule-unknown = Nie ma takiej zasady.
rulebook-whole = Czytaj dalej w zasadach
time = Czas
time-first = Na początek
time-back = O jedną decyzję wstecz
time-step = Decyzja
time-at = decyzja { $step } z { $steps }
time-forth = O jedną decyzję naprzód
time-now = Wróć do teraz
past = Po decyzji { $step } z { $steps }

## Chat

chat-empty = Nikt jeszcze nic nie powiedział.
chat-line = Powiedz coś
chat-send = Wyślij

## The end

score-sheet = Arkusz punktów
score-line = Pozycja
total = Razem
winner = { $count ->
    [one] Wygrywa { $names }
   *[other] Zwycięstwo dzielą { $names }
}
place = miejsce { $place }
rematch = Zagraj jeszcze raz
rematch-join = Do następnej partii
replay = Odtwórz partię
download = Pobierz zapis partii
download-short = Zapis
series-score = Punkty
series-money = Pieniądze

## Replay

replay-title = { $game }: odtwarzanie
replay-start = Początek.
to-table = Do stołu
play = Odtwarzaj
pause = Pauza
speed = Szybkość

## The rulebook

rules-title = { $game }: zasady
rules-search = Szukaj albo podaj numer zasady
rules-search-hint = statki, { $number }
rules-found = { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
   *[many] { $count } zasad
}
rules-chapters = Rozdziały
rules-nothing = Żadna zasada nie zawiera tych słów.
numbers-title = Liczby w grze
numbers-intro = To, co nadrukowano na elementach, tak jak używa tego gra.
numbers-edition = To liczby wersji zasad { $version }, z którą zaczął się ten stół.
numbers-table = Tabela: { $caption }
numbers-no-sign = bez znaku

## The data page

data-title = { $game }: skąd pochodzą liczby
data-intro = Tekst zasad się zachował, obrazy elementów gry nie. Przy każdej liczbie powiedziano tu, skąd ją znamy; te, których nie udało się znaleźć, odtworzono tak, by nie przeczyły znanym faktom. Jeśli masz pudełko, daj nam znać albo popraw plik danych: kod od niego nie zależy.
provenance-rulebook = Z zasad
provenance-rulebook-means = Podane w tekście zasad.
provenance-sourced = Z innego źródła
provenance-sourced-means = Znalezione w innym opublikowanym źródle.
provenance-derived = Wyprowadzone
provenance-derived-means = Wynika z innych faktów.
provenance-recalled = Z pamięci
provenance-recalled-means = Zapamiętane z wydanej gry, nieudokumentowane.
provenance-reconstructed = Odtworzone
provenance-reconstructed-means = Nie znaleziono: prawdopodobna wartość, która nie przeczy znanym faktom.

## What may go wrong

error-unknown = Coś poszło nie tak. Jeśli to nie minie, odśwież stronę.
error-unreachable = Nie można połączyć się z serwerem.
error-internal = Coś poszło nie tak na serwerze.
error-not_found = Pod tym adresem nic nie ma.
error-no_such_table = Nie ma takiego stołu; sprawdź otrzymany odnośnik.
error-not_your_seat = To nie jest twoje miejsce.
error-not_your_turn = Teraz kolej kogoś innego.
error-wrong_invitation = Zaproszenie nie pasuje do tego stołu.
error-hidden = To pokazałoby coś, czego nie wolno ci jeszcze wiedzieć.
error-not_now = Teraz to niemożliwe.
error-seat_taken = Ktoś był szybszy: miejsce jest zajęte.
error-stale = Gra tymczasem poszła naprzód; oto jak stoi teraz.
error-busy = Przy tym stole dzieje się za dużo naraz; spróbuj ponownie.
error-old_rules = Ten serwer nie ma gry albo zasad, według których grano przy tym stole, więc nie można go pokazać. Można go pobrać.
error-broken_table = Ta partia została na serwerze uszkodzona. Musi to sprawdzić osoba, która prowadzi serwer.
error-too_often = Trochę za często; poczekaj chwilę.
error-too_large = To za dużo naraz.
error-nothing_to_undo = Nie ma czego cofnąć.
error-game_over = Gra jest skończona.
error-bad_transcript = Tego pliku nie da się rozegrać: błąd w wierszu { $line }. ({ $detail })
error-database_down = Baza danych jest teraz niedostępna; nic się nie zmieniło. Spróbuj za chwilę.
error-database_full = Na serwerze skończyło się miejsce na dysku; nic się nie zmieniło. Musi je zwolnić osoba, która prowadzi serwer.
error-database_locked = Bazę danych serwera zajmuje inny program; nic się nie zmieniło. Musi to sprawdzić osoba, która prowadzi serwer.
error-database_unwritable = Serwer nie może zapisywać na dysku; nic się nie zmieniło. Musi to sprawdzić osoba, która prowadzi serwer.
error-database_silent = Baza danych nie odpowiedziała na czas. Zanim spróbujesz ponownie, spójrz na stół.
halted-old_rules = W tę partię grano według zasad, których ten serwer nie zna, więc nie można jej dokończyć. Do tego miejsca można ją obejrzeć i pobrać.
halted-broken_table = Dalszy zapis tej partii został na serwerze uszkodzony, więc nie można jej dokończyć. Do tego miejsca można ją obejrzeć i pobrać.

## Nauka

introduction = Wprowadzenie
learn-title = { $game }: wprowadzenie
learn-screens = Ekrany
learn-screen = Ekran { $number }: { $title }
learn-back = Wstecz
learn-next = Dalej
learn-lesson = Przejdź lekcję
learn-play = Nowy stół
lesson = Lekcja
lesson-count = { $number } z { $count }
lesson-else = We własnej partii możesz tak zagrać. Tutaj spróbuj najpierw tego: „{ $move }”.
lesson-go-on = Graj dalej stąd
lesson-resume = Kontynuuj lekcję
table-lesson = lekcja
continue = Wróć do przerwanej gry
lesson-first = Pierwsza lekcja
new-to-game = Pierwszy raz w tej grze?
game-minutes = { $fewest }–{ $most } minut
game-weight-1 = lekka
game-weight-2 = dość lekka
game-weight-3 = średnio trudna
game-weight-4 = wymagająca
game-weight-5 = ciężka
full-screen = Pełny ekran
full-screen-off = Zamknij pełny ekran

## The points of a running game

scores-now = Punkty teraz
scores-now-means = Ile punktów miałby każdy, gdyby gra skończyła się w tej chwili.
scores-hidden = Ukryte pieniądze innych graczy nie są policzone.
scores-open = Pokaż arkusz punktów

## Co daje ruch i ile kosztuje

chip-least = od { $change }
chip-idle = nie ma tam nic do zrobienia
chip-ends = koniec tury
chip-gives-up = strata
for-good = To strata na zawsze: takiego ruchu nie można cofnąć.
why-later = najpierw kliknij to, co jest do tego podświetlone.

## Co dzieje się z miejscami

leave-title = Opuścić to miejsce?
leave-text = Gra zatrzyma się, aż ktoś zajmie to miejsce: znajomy z zaproszeniem albo bot. Dowiedzą się o tym wszyscy przy stole. Może też grać za ciebie bot, dopóki nie wrócisz.
leave-lobby = Będzie mógł je zająć ktoś inny. Dowiedzą się o tym wszyscy przy stole.
leave-stay = Zostaję
chat-left = { $name } odchodzi od stołu ({ $seat }). Miejsce jest wolne.
chat-lent = Za gracza { $name } gra teraz bot ({ $seat }).
chat-back = { $name } wraca do gry ({ $seat }).
chat-sat = { $name } zajmuje miejsce ({ $seat }).
chat-filled = Wolne miejsce zajmuje bot ({ $seat }).

## Nowości dla słuchających

news-summary = { $count ->
    [one] Jeszcze { $count } ruch. { $latest }
    [few] Jeszcze { $count } ruchy. { $latest }
   *[many] Jeszcze { $count } ruchów. { $latest }
}

## Koniec tury, cofanie, gesty

setting-end-turn = Czekaj na „Zakończ turę”
end-turn-people = W grze z ludźmi
end-turn-always = Zawsze
end-turn-never = Nigdy
setting-forced = Wykonuj ruch samoczynnie, gdy nie ma wyboru
key-end = Enter, Esc, U
key-end-does = zakończ turę, cofnij ruch
key-redo = Ctrl Y
key-redo-does = ponów
end-turn = Zakończ turę
end-turn-hint = Nic jeszcze nie wysłano.
take-back = Cofnij ruch
redo = { $count ->
    [one] Ponów
    [few] Ponów (do { $count })
   *[many] Ponów (do { $count })
}
ask-back = Poproś o cofnięcie
ask-back-alone = Cofnij mimo to
ask-back-hint = Wraca do twojego ostatniego wyboru, sprzed ruchów innych i tego, co odsłonił los. Kości i losowania będą te same.
ask-back-here = Poproś o powrót tutaj
ask-back-here-alone = Wróć tutaj
asking = { $count ->
    [one] { $name } prosi o cofnięcie ostatniej decyzji.
    [few] { $name } prosi o cofnięcie ostatnich { $count } decyzji.
   *[many] { $name } prosi o cofnięcie ostatnich { $count } decyzji.
}
asking-mine = Prosisz o cofnięcie. Czekamy na odpowiedź: { $names }.
asking-revealed = Od tego czasu coś odsłonięto; wypadnie to samo.
asking-agreed = Zgoda: { $names }.
asking-look = Pokaż tę pozycję
agree = Zgadzam się
disagree = Nie zgadzam się
withdraw = Wycofaj prośbę
chat-asked = { $name } prosi o cofnięcie gry.
chat-agreed = { $name } zgadza się.
chat-refused = { $name } nie zgadza się.
chat-withdrew = { $name } wycofuje prośbę o cofnięcie.
chat-rewound = Grę cofnięto na prośbę gracza { $name }.
gesture-leads = { $first }, potem: { $what }
gesture-way = { $count ->
    [one] { $what }
    [few] { $what } ({ $count } kroki)
   *[many] { $what } ({ $count } kroków)
}
gesture-again = { $what }, { $count ->
    [one] { $count } raz
    [few] { $count } razy
   *[many] { $count } razy
}
gesture-finish = Zakończ turę, nie robiąc nic więcej
error-nothing_to_redo = Nie ma czego ponowić.
error-asked_already = Stół jest już proszony o cofnięcie.
error-refused_often = Odmówiono ci trzy razy; w tej grze nie możesz już prosić.
error-nothing_asked = Ta prośba jest już nieaktualna.
error-bad_gesture = Tych kroków nie da się wykonać naraz.
## Poziomy botów

bot-boy = chłopiec okrętowy
bot-sailor = marynarz
bot-pilot = pilot
bot-captain = kapitan
bot-admiral = admirał

## Podpowiedzi

hint-ask = Co by tu zagrać?
hint-thinking = Namyślam się…
hint-chance = { $percent }%
hint-lead = o { $percent } p.p. lepiej niż następny
hint-close = Zamknij podpowiedź
chat-hint = { $name } bierze podpowiedź ({ $seat }).
new-hints = Każdy może korzystać z podpowiedzi
error-no_hints = Przy tym stole gra się bez podpowiedzi; ustala się to przy zakładaniu stołu.

## Pierwsze wskazówki

tip-close = Jasne
tip-lit = Wszystko, co na stole świeci, można wybrać: kliknij właśnie tam.
tip-list = Każdy ruch jest też na tej liście: kliknij go albo naciśnij cyfrę przed nim.
tip-list-touch = Każdy ruch jest też na tej liście: dotknij go tutaj albo na stole, jak wolisz.
tip-undo = Ruchy można cofać, dopóki nie odkryto nic nowego: przyciskiem Cofnij albo Ctrl+Z.
tip-undo-touch = Ruchy można cofać, dopóki nie odkryto nic nowego: dotknij Cofnij.
tip-why = Kliknij coś, co nie świeci, a stół powie, dlaczego nie można i która zasada to mówi.
tips-again = Pokaż wskazówki jeszcze raz

## Tury

log-setup = Przygotowanie
turn-lines = { $count ->
    [one] { $count } wiersz
    [few] { $count } wiersze
   *[many] { $count } wierszy
}
turn-again-of = Powtórz turę: { $name }
turn-skip = Pomiń

## Na pamiątkę

card-save = Zapisz jako obraz
print = Drukuj

## What something on the table is

about = Co to jest
about-sheet = Pokaż cały arkusz
about-also = Tu także:
setting-inspect = Objaśniaj to, na czym zatrzyma się wskaźnik
key-inspect = I
key-inspect-does = objaśnij to, co wybrane; strzałki prowadzą do tego, co obok

## Uczciwość: na co zgadza się stół i linki, które prowadzą do miejsc

new-takeover = Znajomi mogą w trakcie gry zająć miejsce bota
new-absence = Gdy gra czeka na kogoś tak długo, może za niego zagrać bot
table-about = O tym stole
seeded = Znany los
fact-seeded = Przy tym stole los ustalono z góry: kto go wybrał, może przewidzieć każdy rzut i każdą kartę. Taka gra nigdy nie liczy się do rankingu.
fact-hints = Przy tym stole każdy może korzystać z podpowiedzi.
fact-no-hints = Przy tym stole gra się bez podpowiedzi.
fact-takeover = Znajomy z zaproszeniem może w trakcie gry zająć miejsce bota.
fact-no-takeover = Po rozpoczęciu gry boty zachowują swoje miejsca.
fact-absence = Gdy gra czeka na kogoś tak długo ({ $time }), twórca stołu może pozwolić grać botowi do czasu powrotu gracza.
fact-options = Zasady, które przy tym stole są inne:
fact-yes = tak
fact-no = nie
invite-renew = Wymień link
invite-renewed = Stół ma nowy link z zaproszeniem. Poprzedni już nie działa.
invite-revoke = Wycofaj link
invite-revoked = Zaproszenie wycofane. Poprzedni link już nie działa.
invite-none = Nie ma linku z zaproszeniem: nikt więcej nie może zająć miejsca.
invite-new = Utwórz link z zaproszeniem
seat-link = Graj dalej na innym urządzeniu
link-title = Twoje miejsce na innym urządzeniu
link-text = Otwórz ten link na telefonie lub innym komputerze, aby grać tam dalej. Pozwoli ci też wrócić, jeśli ta przeglądarka cię zapomni. Kto ma ten link, może grać na twoim miejscu, więc zachowaj go dla siebie.
link-label = Twój osobisty link:
link-copied = Skopiowano osobisty link.
link-renew = Wymień link
link-renewed = To jest nowy link. Poprzedni już nie działa.
seat-relink = Nowy osobisty link: { $name }
relink-title = Osobisty link: { $name }
relink-text = Jeśli gracz ({ $name }) nie może wrócić do stołu, nowy osobisty link otworzy to miejsce w innej przeglądarce. Wcześniejsze linki do tego miejsca przestaną działać i dowiedzą się o tym wszyscy przy stole.
relink-make = Utwórz link
relink-label = Wyślij ten link tylko tej osobie ({ $name }):
seat-hand = Niech bot zagra za gracza ({ $name })
seat-hand-from = Jeśli gracz ({ $name }) nie wróci, bot będzie mógł zagrać za niego od: { $time }.
continue-title = Grać dalej tutaj?
continue-text = To osobisty link gracza: { $name } ({ $seat }). Jeśli to ty, graj dalej w tej przeglądarce; w poprzedniej będzie można tylko oglądać.
continue-here = Graj dalej tutaj
continue-watch = Tylko oglądaj
elsewhere = Grasz dalej w innej przeglądarce. Przenieś miejsce z powrotem tutaj.
chat-moved = { $name } gra dalej w innej przeglądarce ({ $seat }).
chat-linked = Twórca stołu utworzył nowy osobisty link: { $name } ({ $seat }).
error-wrong_link = Ten osobisty link nie prowadzi już do miejsca. Poproś o nowy.
error-not_your_table = Może to zrobić tylko twórca stołu.
error-no_takeover = Przy tym stole boty po rozpoczęciu gry zachowują swoje miejsca.
error-weaker_bot = To miejsce może zająć dawny bot, bot domyślny lub silniejszy, ale nie słabszy.
error-too_early = Stół nie czekał jeszcze dość długo, by mógł wkroczyć bot.
error-not_away = Ten gracz jest przy stole i może skopiować link z menu swojego miejsca.
error-bad_name = W nazwie nie może być niewidocznych znaków ani znaków zmieniających kierunek tekstu.
error-name_taken = Ktoś przy tym stole ma taką samą lub łudząco podobną nazwę. Wybierz inną.
