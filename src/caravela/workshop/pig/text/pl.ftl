# Names
game-title = Świnia
game-pitch = Rzucaj kostką, póki starcza ci odwagi, i zatrzymaj pulę, zanim jedynka zabierze wszystko.
seat-red = Czerwony
seat-green = Zielony
seat-yellow = Żółty
seat-blue = Niebieski
seat-chance = Los

# Actions: the sentence, the choice in a menu, the question that narrows
action-roll = Rzuć kostką
choice-roll = rzut
action-hold = Zatrzymaj pulę
choice-hold = stop
action-pips = Na kostce { $pips }
choice-pips = kostka
pick-pips = Co na kostce?

# The log
event-rolled = { $seat_name }: na kostce { $pips }, w puli { $pot }.
event-lost = { $seat_name }: na kostce { $pips }, pula ({ $pot }) przepada.
event-held = { $seat_name } zatrzymuje pulę ({ $pot }); punkty: { $points }.
event-reached = { $seat_name }: cel osiągnięty, punkty: { $points }.

# Why not
why-empty_pot = Pula jest pusta: najpierw rzuć kostką.
why-not_asked = Teraz trzeba zdecydować o czymś innym.
why-game_over = Gra jest skończona.

# What is asked
ask-turn = { $seat_name }: rzucasz czy zatrzymujesz pulę ({ $pot })? Twoje punkty: { $points }.
ask-die = Rzut kostką.
ask-over = Gra jest skończona.

# Score sheet and options
score-points = Punkty
end-goal = Osiągnięto cel
option-goal = Punkty potrzebne do wygranej

# Panels, pieces, sheets
panel-points = Punkty
panel-points-legend = Punkty każdego gracza.
piece-pawn = { $seat_name }, punkty: { $points }
piece-die = Na kostce { $pips }
sheet-pot = Pula

# Tabele liczb: podpisy i nagłówki
table-numbers = Liczby w grze
table-numbers-fewest = najmniejsza liczba graczy
table-numbers-goal = punkty do zwycięstwa, jeśli nie umówiono się inaczej
table-numbers-faces = ścianki kostki
table-numbers-bad = ścianka, która opróżnia pulę

# Co zmienia ruch: nazwy wskaźników i ich zmiany w kilku literach
gauge-pot = Pula
chip-pot = pula { $sign }{ $by }
gauge-points = Punkty
chip-points = { $sign }{ $by } { $by ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
chip-draws-die = rzut

# Czym są rzeczy na stole: zob. caravela/core/about.py

about-pawn = Pokazuje, ile punktów ma gracz. Kto zatrzyma pulę i osiągnie przez to cel, od razu wygrywa.
    .name = Pionek
    .rule = PIG-1.1
about-seat = Stoi tu pionek gracza z punktami, które gracz już zatrzymał.
    .name = Miejsce gracza
    .rule = PIG-1.2
about-die = Wynik 2 lub wyższy trafia do puli i wybierasz ponownie. Jedynka opróżnia pulę i kończy turę.
    .name = Kostka
    .rule = PIG-2.2
about-pot = To, co udało ci się wyrzucić w tej turze. Zatrzymaj pulę, a dodasz ją do punktów; jedynka ją zabiera.
    .name = Pula
    .now = W puli jest teraz { $pot }.
    .rule = PIG-2.4
