# The client's own words in English. What a game says stands in the game's own files.

## Everywhere

home = Home
skip = Skip to the content
settings = Settings
language = Language
close = Close
cancel = Cancel
loading = One moment…
try-again = Try again
name-hint = so that friends know you
your-name = Your name
you = you
points = points
lost-title = Off the chart
lost-text = There is nothing at this address. Perhaps the link is old or was cut short.

## Settings

theme = Colours
theme-system = As the system
theme-light = Day
theme-dark = Night
theme-to-light = Day colours
theme-to-dark = Night colours
pace = Moves of the others
pace-slow = Slow
pace-normal = Normal
pace-quick = Quick
pace-none = At once
setting-sound = Ring a ship’s bell when it is my turn
setting-notify = Notify me when it is my turn and I look elsewhere
setting-confirm = Ask once more before each move
setting-keys = Single keys do something (digits, comma, full stop)
notify-denied = The browser does not allow notifications; you can change that in its settings.
keys = The keyboard
key-tab = Tab
key-tab-does = to the moves, to the table, to the log
key-arrows = Arrows
key-arrows-does = between the lit places of the table
key-enter = Enter
key-enter-does = choose
key-digits = 1–9
key-digits-does = choose from the list of moves
key-escape = Esc
key-escape-does = drop a half-chosen move; skip others’ moves; back to now
key-undo = Ctrl Z
key-undo-does = take back
key-time = , .
key-time-does = one decision back or forth
key-zoom = + − 0
key-zoom-does = closer, farther, everything (on the table)
key-pan = Shift arrows
key-pan-does = move the table

## Home

motto = Board games of the age of sail, played exactly by their rulebooks: with friends, with bots, in your browser.
games = Games
game-line = { $author }, { $year }, { $publisher }
game-seats = { $fewest } to { $most } players
play-now = Play now against bots
with-friends = Table with friends
rulebook = Rulebook
data-link = Where the numbers come from
not-drawn = Not drawn yet: this game is played in words.
my-tables = My tables
table-waiting = waits for players
table-over = over
turn-of = { $name } to move
your-turn = Your turn
upload-title = A game from a file
upload-text = A transcript that was downloaded here or written by hand is opened for replay, or played on.
upload-choose = Choose a file

## A new table

new-title = New table: { $game }
new-count = How many players?
new-seats = Who sits where?
new-who = Who plays { $seat }?
new-options = Options of the rules
new-open = { $count ->
    [one] One seat is open: you get a link to invite a friend.
   *[other] { $count } seats are open: you get a link to invite your friends.
}
new-full = No seat is open: the game begins at once.
new-hot-seat = You play several seats in this browser.
new-make = Make the table
new-start = Begin
seat-me = { $name } (me)
seat-unnamed = Me
seat-friend = Open for a friend
seat-bot = Bot: { $kind }
bot-random = any move at random
bot-greedy = takes what is best now
bot-search = thinks ahead

## Before the game

lobby-title = { $game }: waiting for players
lobby-watch = This table waits for its players. With an invitation link you could sit down.
lobby-hint = The game begins as soon as every seat is taken.
invite-text = Send this link to your friends:
invite-copy = Copy the invitation
invite-copied = The invitation is copied.
invited-text = You are invited. Say your name and choose a seat.

## Seats

seat-open = open
seat-online = at the table
seat-away = away
seat-is-bot = bot
seat-show = Show the mat of { $name }
seat-menu = Seat of { $name }
seat-claim = Sit here
seat-claim-too = Play this seat too
seat-fill = Let a bot play
seat-to-bot = Let a bot play for me
seat-take = Take my seat back
seat-leave = Leave the seat
seat-rename = Name at this table

## The table

stage-label = The table
sheet-board = Board
sheet-mat = Mat of { $name }
sheet-offer = Offer
sheet-aside = Aside
place-chosen = Chosen
target-many = { $what } ({ $count } moves)
zoom = Zoom
zoom-in = Closer
zoom-out = Farther
zoom-all = Show everything
watching = watching
connecting = Connecting…
connection-lost = Connection lost; trying again…
panels = Panels
log = Log
chat = Chat
curves = Curves
tab-board = Board
tab-mine = Mine
tab-offer = Offers
tab-others = Others
tab-log = Log
tab-chat = Chat

## Moves

actions = Moves
to-move = to move
waiting-for = Waiting for { $name }
skip-moves = { $count ->
    [one] Skip (one more move)
   *[other] Skip ({ $count } more moves)
}
hint-first = Choose a lit place on the table, or a move here.
hint-next = Choose the next lit place, or a move here.
all-moves = { $count ->
    [one] { $count } move as a list
   *[other] All { $count } moves as a list
}
fewer-moves = Fold the list
confirm = Do it
cancel-move = Drop this move
undo = { $count ->
    [one] Take back
   *[other] Take back (up to { $count })
}
past-no-moves = You are looking at the past. Go back to now to move.

## Log, rules, time

since-your-move = since your last move
show-position = Show this position
rule-open = Read the rule
rule-of-line = Rule { $number }
rule-unknown = The rulebook has no such rule.
rulebook-whole = Read on in the rulebook
time = Time
time-first = To the beginning
time-back = One decision back
time-step = Decision
time-at = decision { $step } of { $steps }
time-forth = One decision on
time-now = Back to now
past = After decision { $step } of { $steps }

## Chat

chat-empty = Nobody has said anything yet.
chat-line = Say something
chat-send = Send

## The end

score-sheet = Score sheet
score-line = Line
total = Total
winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
place = place { $place }
rematch = Play again
rematch-join = Join the next game
replay = Replay
download = Download the transcript
download-short = Transcript
series-score = Points
series-money = Money

## Replay

replay-title = { $game }: replay
replay-start = The beginning.
to-table = To the table
play = Play
pause = Pause
speed = Speed

## The rulebook

rules-title = { $game }: the rules
rules-search = Search, or a rule’s number
rules-search-hint = ships, { $number }
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-chapters = Chapters
rules-nothing = No rule has these words.

## The data page

data-title = { $game }: where the numbers come from
data-intro = The rulebook’s text survived, the pictures of the components did not. Every number of the game says here how we know it; those that could not be found were reconstructed so that they contradict no known fact. If you own the box, tell us, or correct the data file: no code depends on it.
provenance-rulebook = From the rulebook
provenance-rulebook-means = Stated in the rulebook’s text.
provenance-sourced = From another source
provenance-sourced-means = Found in another published source.
provenance-derived = Derived
provenance-derived-means = Follows from other facts.
provenance-recalled = Recalled
provenance-recalled-means = Remembered of the published game, not documented.
provenance-reconstructed = Reconstructed
provenance-reconstructed-means = Not found: a plausible value that contradicts no known fact.

## What may go wrong

error-unknown = Something went wrong here. Reload the page if it stays so.
error-unreachable = The server cannot be reached.
error-internal = Something went wrong in the server.
error-not_found = There is nothing at this address.
error-no_such_table = There is no such table; check the link that you were given.
error-not_your_seat = That is not your seat.
error-not_your_turn = It is somebody else’s turn.
error-wrong_invitation = The invitation is not right for this table.
error-hidden = That would show what you may not know yet.
error-not_now = That is not possible now.
error-seat_taken = Somebody was quicker: the seat is taken.
error-stale = The game has moved on meanwhile; here is how it stands now.
error-busy = Too much is happening at this table at once; try again.
error-old_rules = This table was played by rules that this release no longer has.
error-broken_table = The stored game cannot be replayed.
error-too_often = That was a little often; wait a moment.
error-too_large = That is too much at once.
error-nothing_to_undo = There is nothing that you could take back.
error-game_over = The game is over.
error-bad_transcript = This file cannot be played: line { $line } is wrong. ({ $detail })
error-database_down = The database cannot be reached just now; nothing was changed. Try again in a moment.
