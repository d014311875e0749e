# What the terminal itself says, in English. What the games say stands in their own folders.

## The screen

play-place = step { $step }
play-keys = ? help   u undo   k legend   l log   q quit
log-more = … { $count ->
    [one] { $count } earlier line
   *[other] { $count } earlier lines
} (l: the whole log)
board-more = … board: the whole board
menu-back = 0: back
page-more = Enter: go on   q: back to the game
page-earlier = Enter: earlier   q: back to the game
page-last = Enter: back to the game
thinking = { $name } is thinking …
hand-over = { $name } is next. Hand over the keyboard, then press Enter.

## The menu before the game

menu-game = Which game?
menu-none = No game was chosen; name one, as in: caravela play GAME

## Answers to what was typed

note-number = Type a number from 1 to { $last }, an action, or ? for help.
note-unknown = “{ $text }” is not a number, an action of this game or a command; ? shows help.
note-which = “{ $text }” could be: { $actions }
note-top = This is the first menu; there is nothing to go back to. Type u to undo a decision.
note-legal = That is possible now: { $action }.
note-why-what = Type an action after it: why { $example }
note-hint = { $place }. { $actions } ({ $notation })
note-hint-chances = chances to win after that: { $chances }
note-no-rule = There is no rule { $number }; the nearest are { $nearest }.
note-only = { $name } had only one choice, so it was made: { $actions }
note-saved = The game is saved in { $file }
note-not-saved = The game cannot be saved in { $file } ({ $reason }). Save it elsewhere: s FILE
note-exists = { $file } already exists and was not changed; type another name.
note-undone = { $count ->
    [one] { $count } decision undone.
   *[other] { $count } decisions undone.
}
note-undo-what = Type how many decisions to undo after it: u 3
note-undo-refused = Nothing was undone.
note-no-undo = Nobody at this keyboard has decided anything yet; there is nothing to undo.

undo-consent = This would also undo what others have done since, or what chance has revealed. Does everybody agree?
undo-consent-keys = y or n:
# the answers that mean yes
undo-yes = y yes

## Leaving

left-saved = The game is saved in { $file }
left-resume = To continue: { $command }
left-transcript = The transcript is { $file }; to look at it again: { $command }

## The score sheet

sheet-title = Points
sheet-total = Total
sheet-place = Place
sheet-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}

## Help

help-title = What you can type
help-number = choose an option; several numbers go through several menus at once
help-notation = play an action as transcripts write it; the first letters of each word are enough
help-help = this page
help-legend = what the panels and their abbreviations mean
help-back = back to the menu before
help-undo = undo your latest decision, or the latest three
help-save = save now, or save a copy in a file; the game is saved after every decision anyway
help-log = everything that has happened, the latest first
help-rule = the rule behind the question, or any rule or chapter by its number
help-numbers = the numbers in play, such as prices: everything printed on the components
help-why = why an action is not possible now
help-hint = the best three turns, and everybody’s chances
help-board = the whole board with its titles
help-quit = save and leave

## Looking back

replay-place = step { $step } of { $last }
replay-keys = ? help   Enter next   p previous   t T player   e end   q quit
replay-range = The steps go from 0 to { $last }.
replay-unknown = “{ $text }” is not a command here; ? shows help.
replay-unfinished = The game is unfinished; it was left here.
replay-help-title = Looking back at a game
replay-help-next = the next step; after the last one, the score sheet
replay-help-previous = the step before
replay-help-number = go to this step; 0 is the beginning
replay-help-turn = on to where the next player decides
replay-help-previous-turn = back to where a player began to decide
replay-help-end = the end
replay-help-log = everything up to here, the latest first
replay-help-rule = a rule or a chapter by its number
replay-help-numbers = the numbers in play, such as prices: everything printed on the components
replay-help-legend = what the panels and their abbreviations mean
replay-help-board = the whole board with its titles
replay-help-quit = leave

## The legend

legend-codes = Abbreviations

## The numbers in play

numbers-title = Numbers in play
numbers-no-sign = no sign
provenance-rulebook = From the rulebook
provenance-rulebook-means = stated in the rulebook’s text.
provenance-sourced = From another source
provenance-sourced-means = found in another published source.
provenance-derived = Derived
provenance-derived-means = follows from other facts.
provenance-recalled = Recalled
provenance-recalled-means = remembered from the published game; not documented.
provenance-reconstructed = Reconstructed
provenance-reconstructed-means = not found; a plausible value that fits every known fact.

# Redo

note-redone = What was undone has been done again.
note-no-redo = There is nothing to redo.
help-redo = do again what you have just undone
# Bots of others

note-forfeit = A bot could not decide: { $reason }

## Lessons

lesson-place = Step { $number } of { $count }
lesson-else = You may do that in a game of your own. Here, try this first: { $move } ({ $notation })

# What a move brings and costs

chip-least = from { $change }
chip-idle = nothing to do there
chip-gives-up = gives up
for-good = { $action }: this gives something up, and it cannot be taken back. Do it?
