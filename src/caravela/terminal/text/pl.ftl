# Co mówi sam terminal, po polsku. Słowa gier leżą w ich własnych folderach.

## Ekran

play-place = krok { $step }
play-keys = ? pomoc   u cofnij   k legenda   l dziennik   q wyjście
log-more = … { $count ->
    [one] jeszcze { $count } wiersz
    [few] jeszcze { $count } wiersze
   *[other] jeszcze { $count } wierszy
} wcześniej (l: cały dziennik)
board-more = … board: cała plansza
menu-back = 0: wstecz
page-more = Enter: dalej   q: wróć do gry
page-earlier = Enter: wcześniej   q: wróć do gry
page-last = Enter: wróć do gry
thinking = { $name } myśli …
hand-over = Teraz decyduje { $name }. Oddaj klawiaturę i naciśnij Enter.

## Menu przed grą

menu-game = W co gramy?
menu-none = Nie wybrano gry; podaj jej nazwę: caravela play GRA

## Odpowiedzi na to, co wpisano

note-number = Wpisz liczbę od 1 do { $last }, akcję albo ? po pomoc.
note-unknown = „{ $text }” to ani numer, ani akcja tej gry, ani polecenie; pomoc: ?
note-which = „{ $text }” może znaczyć: { $actions }
note-top = To pierwsze menu, nie ma do czego wracać. Aby cofnąć decyzję, wpisz u.
note-legal = To jest teraz możliwe: { $action }.
note-why-what = Dopisz akcję, na przykład: why { $example }
note-hint = { $place }. { $actions } ({ $notation })
note-hint-chances = szanse na wygraną po tym ruchu: { $chances }
note-no-rule = Nie ma reguły { $number }; najbliższe: { $nearest }.
note-only = { $name }: była tylko jedna możliwość, więc wykonano ją od razu: { $actions }
note-saved = Gra jest zapisana: { $file }
note-not-saved = Nie można zapisać gry: { $file } ({ $reason }). Zapisz ją gdzie indziej: s PLIK
note-exists = Plik { $file } już istnieje i zostaje bez zmian; wpisz inną nazwę.
note-undone = { $count ->
    [one] Cofnięto { $count } decyzję.
    [few] Cofnięto { $count } decyzje.
   *[other] Cofnięto { $count } decyzji.
}
note-undo-what = Po u podaje się, ile decyzji cofnąć, na przykład: u 3
note-undo-refused = Nic nie zostało cofnięte.
note-no-undo = Przy tej klawiaturze nie podjęto jeszcze żadnej decyzji; nie ma czego cofać.

undo-consent = To cofnie też to, co od tego czasu zrobili inni lub odsłonił los. Czy wszyscy się zgadzają?
undo-consent-keys = t lub n:
# odpowiedzi, które znaczą „tak”
undo-yes = t tak y yes

## Wyjście

left-saved = Gra jest zapisana: { $file }
left-resume = Aby grać dalej: { $command }
left-transcript = Zapis gry: { $file }; aby obejrzeć go ponownie: { $command }

## Punktacja

sheet-title = Punkty
sheet-total = Razem
sheet-place = Miejsce
sheet-winner = { $count ->
    [one] Wygrywa { $names }!
   *[other] Zwycięstwo dzielą { $names }!
}

## Pomoc

help-title = Co można wpisać
help-number = wybierz możliwość; kilka numerów prowadzi od razu przez kilka menu
help-notation = wykonaj akcję, wpisując ją tak jak w zapisie gry; wystarczą początki słów
help-help = ta strona
help-legend = co znaczą panele i skróty
help-back = wróć do poprzedniego menu
help-undo = cofnij ostatnią decyzję albo trzy ostatnie
help-save = zapisz teraz albo zapisz kopię w pliku; gra i tak zapisuje się po każdej decyzji
help-log = wszystko, co się wydarzyło, od najnowszego
help-rule = reguła, z której wynika pytanie, albo dowolna reguła lub rozdział według numeru
help-numbers = liczby w grze, na przykład ceny: wszystko, co nadrukowano na elementach
help-why = dlaczego akcja jest teraz niemożliwa
help-hint = trzy najlepsze tury i szanse wszystkich graczy
help-board = cała plansza z tytułami
help-quit = zapisz i wyjdź

## Oglądanie

replay-place = krok { $step } z { $last }
replay-keys = ? pomoc   Enter dalej   p wstecz   t T gracz   e koniec   q wyjście
replay-range = Kroki idą od 0 do { $last }.
replay-unknown = „{ $text }” nie jest tu poleceniem; pomoc: ?
replay-unfinished = Gra się nie skończyła; tutaj ją przerwano.
replay-help-title = Oglądanie gry
replay-help-next = następny krok, a po ostatnim punktacja
replay-help-previous = poprzedni krok
replay-help-number = przejdź do tego kroku; 0 to początek
replay-help-turn = dalej, do decyzji następnego gracza
replay-help-previous-turn = wstecz, do pierwszej decyzji w turze gracza
replay-help-end = koniec
replay-help-log = wszystko do tego miejsca, od najnowszego
replay-help-rule = reguła lub rozdział według numeru
replay-help-numbers = liczby w grze, na przykład ceny: wszystko, co nadrukowano na elementach
replay-help-legend = co znaczą panele i skróty
replay-help-board = cała plansza z tytułami
replay-help-quit = wyjdź

## Legenda

legend-codes = Skróty

## Liczby w grze

numbers-title = Liczby w grze
numbers-no-sign = bez znaku
provenance-rulebook = Z zasad
provenance-rulebook-means = podane w tekście zasad.
provenance-sourced = Z innego źródła
provenance-sourced-means = znalezione w innym opublikowanym źródle.
provenance-derived = Wyprowadzone
provenance-derived-means = wynika z innych faktów.
provenance-recalled = Z pamięci
provenance-recalled-means = zapamiętane z wydanej gry; nieudokumentowane.
provenance-reconstructed = Odtworzone
provenance-reconstructed-means = nie znaleziono; prawdopodobna wartość, zgodna ze wszystkimi znanymi faktami.

# Ponowienie

note-redone = To, co cofnięto, wykonano ponownie.
note-no-redo = Nie ma czego ponowić.
help-redo = wykonaj ponownie to, co przed chwilą cofnięto
# Cudze boty

note-forfeit = Bot nie zdołał podjąć decyzji: { $reason }

## Lekcje

lesson-place = Krok { $number } z { $count }
lesson-else = We własnej partii możesz tak zagrać. Tutaj najpierw: { $move } ({ $notation })

# Co daje ruch i ile kosztuje

chip-least = od { $change }
chip-idle = nie ma tam nic do zrobienia
chip-gives-up = strata
for-good = { $action }: to strata na zawsze, takiego ruchu nie można cofnąć. Wykonać?
