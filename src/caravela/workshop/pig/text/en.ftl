# Names
game-title = Pig
game-pitch = Roll the die as long as you dare, and hold before a 1 takes it all.
seat-red = Red
seat-green = Green
seat-yellow = Yellow
seat-blue = Blue
seat-chance = Chance

# Actions: the sentence, the choice in a menu, the question that narrows
action-roll = Roll the die
choice-roll = roll
action-hold = Hold
choice-hold = hold
action-pips = The die shows { $pips }
choice-pips = die
pick-pips = What does the die show?

# The log
event-rolled = { $seat_name } rolls { $pips }; the pot holds { $pot }.
event-lost = { $seat_name } rolls { $pips } and loses the pot of { $pot }.
event-held = { $seat_name } holds { $pot } and now has { $points }.
event-reached = { $seat_name } reaches the goal with { $points } points.

# Why not
why-empty_pot = The pot is empty: roll first.
why-not_asked = That is not being decided now.
why-game_over = The game is over.

# What is asked
ask-turn = { $seat_name }: roll, or hold { $pot }? You have { $points }.
ask-die = The die is rolled.
ask-over = The game is over.

# Score sheet and options
score-points = Points
end-goal = The goal was reached
option-goal = Points needed to win

# Panels, pieces, sheets
panel-points = Points
panel-points-legend = The points of each player.
piece-pawn = { $seat_name }: { $points } points
piece-die = The die shows { $pips }
sheet-pot = Pot

# Tables of numbers: captions and headings
table-numbers = Numbers in play
table-numbers-fewest = fewest players
table-numbers-goal = points that win, unless agreed otherwise
table-numbers-faces = faces of the die
table-numbers-bad = the face that empties the pot

# What a move changes: the names of the gauges, and their changes in a few letters
gauge-pot = Pot
chip-pot = pot { $sign }{ $by }
gauge-points = Points
chip-points = { $sign }{ $by } { $by ->
    [one] point
   *[other] points
}
chip-draws-die = roll

# What the things on the table are: see caravela/core/about.py

about-pawn = It shows how many points a player has. Whoever holds and has then reached the goal wins at once.
    .name = Pawn
    .rule = PIG-1.1
about-seat = The player’s pawn stands here, with the points held so far.
    .name = A player’s place
    .rule = PIG-1.2
about-die = A roll of 2 or more goes into the pot, and you choose again. A roll of 1 empties the pot and ends your turn.
    .name = The die
    .rule = PIG-2.2
about-pot = What you have rolled in this turn. Hold, and it is added to your points; roll a 1, and it is lost.
    .name = The pot
    .now = { $pot } in the pot now.
    .rule = PIG-2.4
