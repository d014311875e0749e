# The client's own words in English. What a game says stands in the game's own files.

## Everywhere

home = Home
skip = Skip to content
settings = Settings
language = Language
close = Close
cancel = Cancel
loading = Loading…
try-again = Try again
name-hint = so friends recognise you
your-name = Your name
you = you
points = points
lost-title = Off the chart
lost-text = There is nothing at this address. The link may be old or incomplete.

## Settings

theme = Theme
theme-system = System
theme-light = Day
theme-dark = Night
theme-to-light = Day theme
theme-to-dark = Night theme
pace = Other players’ moves
pace-slow = Slow
pace-normal = Normal
pace-quick = Fast
pace-none = Instant
setting-sound = Sounds: a ship’s bell on my turn; surf, drums and coins at great moments
setting-notify = Notify me of my turn when this page is in the background
setting-confirm = Confirm each move
setting-keys = Single-key shortcuts (digits, comma, full stop)
notify-denied = Your browser blocks notifications; you can allow them in its settings.
keys = Keyboard
key-tab = Tab
key-tab-does = go to the moves, the table, the log
key-arrows = Arrows
key-arrows-does = move between highlighted places
key-enter = Enter
key-enter-does = choose
key-digits = 1–9
key-digits-does = choose from the list of moves
key-escape = Esc
key-escape-does = cancel a move; skip others’ moves; back to now
key-undo = Ctrl Z
key-undo-does = undo
key-time = , .
key-time-does = one decision back or forward
key-zoom = + − 0
key-zoom-does = zoom in, zoom out, show everything (on the table)
key-pan = Shift arrows
key-pan-does = pan

## Home

motto = Board games of the age of sail, true to their rulebooks. Play with friends or bots, in your browser.
games = Games
game-line = { $author }, { $year }, { $publisher }
game-seats = { $fewest } to { $most } players
play-now = Play against bots
with-friends = Play with friends
rulebook = Rulebook
data-link = Where the numbers come from
not-drawn = No drawings yet: this game is played as text.
my-tables = My tables
table-waiting = waiting for players
table-over = finished
turn-of = { $name } to move
your-turn = Your turn
upload-title = Open a game file
upload-text = Upload a transcript to replay or continue it.
upload-choose = Choose a file

## A new table

new-title = New table: { $game }
new-count = How many players?
new-seats = Who sits where?
new-who = Who plays { $seat }?
new-options = Rule options
new-open = { $count ->
    [one] One seat is open: you will get a link to invite a friend.
   *[other] { $count } seats are open: you will get a link to invite your friends.
}
new-full = No seat is open: the game starts right away.
new-hot-seat = You play several seats in this browser.
new-make = Create table
new-start = Start
seat-me = { $name } (me)
seat-unnamed = Me
seat-friend = Open for a friend
seat-bot = Bot: { $kind }
bot-random = plays at random
bot-greedy = takes the best move right now
bot-planner = plans its whole turn
bot-search = thinks ahead

## Before the game

lobby-title = { $game }: waiting for players
lobby-watch = This table is waiting for players. To take a seat, you need an invitation link.
lobby-hint = The game starts when every seat is taken.
invite-text = Send this link to your friends:
invite-copy = Copy the link
invite-copied = Invitation link copied.
invited-text = You are invited. Enter your name and choose a seat.

## Seats

seat-open = open
seat-online = online
seat-away = away
seat-is-bot = bot
seat-show = Show { $name }’s mat
seat-menu = { $name }’s seat
seat-claim = Sit here
seat-claim-too = Play this seat too
seat-fill = Let a bot play
seat-to-bot = Let a bot play for me
seat-take = Take my seat back
seat-leave = Leave this seat
seat-rename = Name at this table

## The table

stage-label = The table
sheet-board = Board
sheet-mat = { $name }’s mat
sheet-offer = Offer
sheet-aside = Beside the board
place-chosen = Chosen
target-many = { $what } ({ $count } moves)
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Show everything
watching = watching
connecting = Connecting…
connection-lost = Connection lost. Reconnecting…
panels = Panels
log = Log
chat = Chat
curves = Charts
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
hint-first = Choose a highlighted place on the table, or a move below.
hint-next = Choose the next highlighted place, or a move below.
all-moves = { $count ->
    [one] Show { $count } move
   *[other] Show all { $count } moves
}
fewer-moves = Show fewer
confirm = Confirm
cancel-move = Cancel this move
undo = { $count ->
    [one] Undo
   *[other] Undo (up to { $count })
}
past-no-moves = This is an earlier position. Go back to now to move.
# a move that was clicked too early: the one that leads to it, and what stands against it even then
why-first = first “{ $move }”.
why-then = Even then: { $why }

## Log, rules, time

since-your-move = since your last move
show-position = Show this position
rule-open = Read the rule
rule-of-line = Rule { $number }
rule-unknown = The rulebook has no such rule.
rulebook-whole = Open in the rulebook
time = Timeline
time-first = Go to the start
time-back = Back one decision
time-step = Decision
time-at = decision { $step } of { $steps }
time-forth = Forward one decision
time-now = Back to now
past = After decision { $step } of { $steps }

## Chat

chat-empty = No messages yet.
chat-line = Say something
chat-send = Send

## The end

score-sheet = Score sheet
score-line = Category
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
replay-start = Start of the game.
to-table = Back to the table
play = Play
pause = Pause
speed = Speed

## The rulebook

rules-title = { $game }: rules
rules-search = Search text or rule number
rules-search-hint = ships, { $number }
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-chapters = Chapters
rules-nothing = No rule contains these words.
numbers-title = Numbers in play
numbers-intro = What is printed on the components, as the game uses it.
numbers-edition = These are the numbers of rules version { $version }, which this table began with.
numbers-table = Table: { $caption }
numbers-no-sign = no sign

## The data page

data-title = { $game }: where the numbers come from
data-intro = The rulebook’s text reached us; the pictures of the components did not. This page says how we know each number of the game. Those we could not find are reconstructed to fit every known fact. If you own the box, tell us, or correct the data file: no code depends on these values.
provenance-rulebook = From the rulebook
provenance-rulebook-means = Stated in the rulebook’s text.
provenance-sourced = From another source
provenance-sourced-means = Found in another published source.
provenance-derived = Derived
provenance-derived-means = Follows from other facts.
provenance-recalled = Recalled
provenance-recalled-means = Remembered from the published game; not documented.
provenance-reconstructed = Reconstructed
provenance-reconstructed-means = Not found; a plausible value that fits every known fact.

## What may go wrong

error-unknown = Something went wrong. Reload the page if this persists.
error-unreachable = The server cannot be reached.
error-internal = Something went wrong on the server.
error-not_found = There is nothing at this address.
error-no_such_table = There is no such table. Check the link you were given.
error-not_your_seat = That is not your seat.
error-not_your_turn = It is somebody else’s turn.
error-wrong_invitation = This invitation is not valid for this table.
error-hidden = That would reveal hidden information.
error-not_now = That is not possible now.
error-seat_taken = Somebody else has just taken this seat.
error-stale = The game has moved on; this is the current position.
error-busy = This table is too busy right now; try again.
error-old_rules = This server does not have the game or the rules that this table was played with, so it cannot be shown. It can be downloaded.
error-broken_table = This game was damaged on the server. Whoever runs the server has to look.
error-too_often = Too many requests. Wait a moment.
error-too_large = That is too large.
error-nothing_to_undo = There is nothing to undo.
error-game_over = The game is over.
error-bad_transcript = This file cannot be read: line { $line } is wrong. ({ $detail })
error-database_down = The database cannot be reached; nothing was changed. Try again in a moment.
error-database_full = The server’s disk is full; nothing was changed. Whoever runs the server has to make room.
error-database_locked = Another program is holding the server’s database; nothing was changed. Whoever runs the server has to look.
error-database_unwritable = The server cannot write to its disk; nothing was changed. Whoever runs the server has to look.
error-database_silent = The database did not answer in time. Look at the table before you try again.
halted-old_rules = This game was played with rules that this server does not know, so it cannot go on. Up to here you can look at it and download it.
halted-broken_table = The rest of this game was damaged on the server, so it cannot go on. Up to here you can look at it and download it.

## Learning

introduction = Introduction
learn-title = { $game }: an introduction
learn-screens = Screens
learn-screen = Screen { $number }: { $title }
learn-back = Back
learn-next = Next
learn-lesson = Take the lesson
learn-play = New table
lesson = Lesson
lesson-count = { $number } of { $count }
lesson-else = You may do that in a game of your own. Here, try this first: “{ $move }”.
lesson-go-on = Play on from here
lesson-resume = Continue the lesson
table-lesson = lesson
continue = Continue where you left off
lesson-first = First lesson
new-to-game = New to this game?
game-minutes = { $fewest } to { $most } minutes
game-weight-1 = light
game-weight-2 = fairly light
game-weight-3 = medium weight
game-weight-4 = demanding
game-weight-5 = heavy
full-screen = Full screen
full-screen-off = Leave full screen

## The points of a running game

scores-now = Points now
scores-now-means = Points as they stand: what each seat would score if the game ended now.
scores-hidden = Hidden money is not counted for others.
scores-open = Show the score sheet

## What a move brings and costs

chip-least = from { $change }
chip-idle = nothing to do there
chip-ends = ends the turn
chip-gives-up = gives up
for-good = This gives something up, and it cannot be taken back.
why-later = first click what is highlighted for it.

## What happens to seats

leave-title = Leave this seat?
leave-text = The game stops until somebody takes the seat: a friend with the invitation link, or a bot. Everyone at the table is told. A bot can also play for you until you are back.
leave-lobby = Somebody else can take it then. Everyone at the table is told.
leave-stay = Stay
chat-left = { $name } has left the table ({ $seat }). The seat is open.
chat-lent = A bot now plays for { $name } ({ $seat }).
chat-back = { $name } is back ({ $seat }).
chat-sat = { $name } takes a seat ({ $seat }).
chat-filled = A bot takes the open seat ({ $seat }).

## News for those who listen

news-summary = { $count ->
    [one] One more move. { $latest }
   *[other] { $count } more moves. { $latest }
}

## The end of a turn, taking back, gestures

setting-end-turn = Wait for “End turn”
end-turn-people = Against people
end-turn-always = Always
end-turn-never = Never
setting-forced = Make the move automatically when there is no choice
key-end = Enter, Esc, U
key-end-does = end the turn, take the move back
key-redo = Ctrl Y
key-redo-does = redo
end-turn = End turn
end-turn-hint = Nothing has been sent yet.
take-back = Take back
redo = { $count ->
    [one] Redo
   *[other] Redo (up to { $count })
}
ask-back = Ask to undo
ask-back-alone = Undo anyway
ask-back-hint = Goes back to your latest choice, past what others did or chance revealed. The same dice and draws would come again.
ask-back-here = Ask to go back to here
ask-back-here-alone = Go back to here
asking = { $count ->
    [one] { $name } asks to undo the latest decision.
   *[other] { $name } asks to undo the latest { $count } decisions.
}
asking-mine = You asked to go back. Waiting for { $names }.
asking-revealed = Something was revealed since; the same would come again.
asking-agreed = Agreed: { $names }.
asking-look = Show that position
agree = Agree
disagree = Refuse
withdraw = Withdraw
chat-asked = { $name } asks to go back.
chat-agreed = { $name } agrees.
chat-refused = { $name } refuses.
chat-withdrew = { $name } no longer asks to go back.
chat-rewound = The game has gone back, as { $name } asked.
gesture-leads = { $first }, then: { $what }
gesture-way = { $count ->
    [one] { $what }
   *[other] { $what } ({ $count } steps)
}
gesture-again = { $what }, { $count } times
gesture-finish = End the turn without doing more
error-nothing_to_redo = There is nothing to redo.
error-asked_already = The table is already being asked for an undo.
error-refused_often = The table has refused you three times; you cannot ask again in this game.
error-nothing_asked = That request is no longer open.
error-bad_gesture = These steps cannot be taken at once.
## Levels of bots

bot-boy = ship’s boy
bot-sailor = sailor
bot-pilot = pilot
bot-captain = captain
bot-admiral = admiral

## Hints

hint-ask = What would you do?
hint-thinking = Thinking…
hint-chance = { $percent } %
hint-lead = { $percent } points better than the next
hint-close = Close the hint
chat-hint = { $name } has taken a hint ({ $seat }).
new-hints = Everybody may take hints
error-no_hints = This table is played without hints; that is settled when the table is made.

## First-time tips

tip-close = Got it
tip-lit = Whatever glows on the table can be chosen: click it there.
tip-list = Every move is also in this list: press it, or the number in front of it.
tip-list-touch = Every move is also in this list: tap it here or on the table, as you like.
tip-undo = Moves can be taken back until something new is revealed: press Undo, or Ctrl+Z.
tip-undo-touch = Moves can be taken back until something new is revealed: tap Undo.
tip-why = Click anything that does not glow, and the table tells you why not, and by which rule.
tips-again = Show the tips again

## Turns

log-setup = Set-up
turn-lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
turn-again-of = Replay { $name }’s turn
turn-skip = Skip

## To keep

card-save = Save as a picture
print = Print

## What something on the table is

about = What this is
about-sheet = Show the whole sheet
about-also = Also here:
setting-inspect = Explain what the pointer rests on
key-inspect = I
key-inspect-does = explain what is chosen; arrow keys go on to what lies next to it

## Fairness: what a table agrees on, and links that lead to seats

new-takeover = Friends may take over a bot’s seat during the game
new-absence = When the game has waited this long for somebody, a bot may play for them
table-about = This table
seeded = Given seed
fact-seeded = This table was made with a given seed: whoever chose it can foresee every die and every draw. Such a game is never rated.
fact-hints = Everybody at this table may take hints.
fact-no-hints = This table is played without hints.
fact-takeover = A friend with the invitation may take over a bot’s seat during the game.
fact-no-takeover = Bots keep their seats once the game has started.
fact-absence = When the game has waited { $time } for somebody, whoever made the table may let a bot play until they are back.
fact-options = Rules that are different at this table:
fact-yes = yes
fact-no = no
invite-renew = Replace the link
invite-renewed = The table has a new invitation link. The old one no longer works.
invite-revoke = Withdraw the link
invite-revoked = The invitation is withdrawn. The old link no longer works.
invite-none = There is no invitation link: nobody else can take a seat.
invite-new = Create an invitation link
seat-link = Continue on another device
link-title = Your seat on another device
link-text = Open this link on your phone or another computer to go on playing there. It also brings you back if this browser forgets you. Whoever has the link can play your seat, so keep it to yourself.
link-label = Your personal link:
link-copied = Personal link copied.
link-renew = Replace the link
link-renewed = This is the new link. The old one no longer works.
seat-relink = New personal link for { $name }
relink-title = A personal link for { $name }
relink-text = If { $name } cannot get back to the table, a new personal link opens the seat in another browser. Earlier links to this seat stop working, and everyone at the table is told.
relink-make = Create the link
relink-label = Send this link to { $name } and to nobody else:
seat-hand = Let a bot play for { $name }
seat-hand-from = If { $name } stays away, you can let a bot play from { $time } on.
continue-title = Continue here?
continue-text = This is the personal link of { $name } ({ $seat }). If that is you, go on playing in this browser; the other one can then only watch.
continue-here = Continue here
continue-watch = Just watch
elsewhere = You went on playing in another browser. Take your seat back to this one.
chat-moved = { $name } goes on in another browser ({ $seat }).
chat-linked = Whoever made the table has created a new personal link for { $name } ({ $seat }).
error-wrong_link = This personal link no longer leads to a seat. Ask for a new one.
error-not_your_table = Only whoever made the table can do that.
error-no_takeover = At this table bots keep their seats once the game has started.
error-weaker_bot = This seat can go to the bot that it had, or to the usual one, or to a stronger one, not to a weaker one.
error-too_early = The table has not waited long enough yet for a bot to step in.
error-not_away = This player is at the table and can copy the link from the seat’s menu.
error-bad_name = A name cannot contain invisible characters or characters that turn the text around.
error-name_taken = Somebody who plays at this table has this name or one that looks like it. Choose another.
