# Vasco da Gama in English. What each group of messages is for stands in caravela/core/words.py.

## Names

game-title = Vasco da Gama
game-pitch = Plan with numbered discs, hire crews and send your ships along Africa to Calicut.

seat-yellow = Yellow
seat-red = Red
seat-black = Black
seat-blue = Blue
seat-chance = Chance

area-recruiting = Recruiting
area-characters = Characters
area-projects = Projects
area-navigation = Navigation

character-manuel = Manuel I
character-dias = Bartolomeu Dias
character-alvares = Francisco Alvares
character-sernigi = Girolamo Sernigi

harbour-natal = Natal
harbour-terra = Terra da Boa Gente
harbour-mozambique = Mozambique
harbour-mombasa = Mombasa
harbour-malindi = Malindi
harbour-calicut = Calicut

colour-lightblue = light blue
colour-purple = purple
colour-grey = grey
colour-orange = orange
colour-white = missionary

sum-upper = upper sum
sum-lower = lower sum

project-i-01 = Andorinha (I-01)
project-i-02 = Bretoa (I-02)
project-i-03 = Faia (I-03)
project-i-04 = Conceição (I-04)
project-i-05 = Espera (I-05)
project-i-06 = Santa Cruz (I-06)
project-i-07 = Rumessa (I-07)
project-i-08 = São Pedro (I-08)
project-i-09 = Galega (I-09)
project-i-10 = São Vicente (I-10)
project-i-11 = Bate Cabelo (I-11)
project-i-12 = Leitoa (I-12)
project-i-13 = São Jorge (I-13)
project-i-14 = Flor de la Mar (I-14)
project-ii-01 = Garça (II-01)
project-ii-02 = Judia (II-02)
project-ii-03 = Taforea (II-03)
project-ii-04 = Santo António (II-04)
project-ii-05 = São Miguel (II-05)
project-ii-06 = Lionarda (II-06)
project-ii-07 = Santiago (II-07)
project-ii-08 = Botafogo (II-08)
project-ii-09 = São Cristóvão (II-09)
project-ii-10 = Rainha (II-10)
project-ii-11 = Bom Jesus (II-11)
project-ii-12 = Frol da Rosa (II-12)
project-ii-13 = São Rafael (II-13)
project-ii-14 = Vitória (II-14)
project-iii-01 = Bérrio (III-01)
project-iii-02 = Esmeralda (III-02)
project-iii-03 = Santa Clara (III-03)
project-iii-04 = São João (III-04)
project-iii-05 = Anunciada (III-05)
project-iii-06 = Monte Sinai (III-06)
project-iii-07 = Madre de Deus (III-07)

## Actions: the sentence for each, and the kind as a choice in a menu

action-start = { $player_name } is First Player
choice-start = First Player
action-vasco = Vasco tile with start number { $start }
choice-vasco = Vasco tile
action-merchant = Merchant ship with limit { $limit }
choice-merchant = Merchant ship
action-reveal = { $project_name } lies on top of its deck
choice-reveal = Top of a deck
action-refill = Section { $section }: { $colour_name } sailor
choice-refill = Sailor for a section
action-draw = From the bag: { $colour_name } sailor
choice-draw = Sailor from the bag
action-number = { $number ->
    [21] Take number 21, for the extra disc
    [22] Take number 22, for the extra disc
   *[other] Take number { $number }
}
choice-number = Take a number
action-keep = Keep the extra disc
choice-keep = Keep the extra disc
action-area = Place the disc in { $area_name }
choice-area = Choose an area
action-launch = Launch { $project_name }
choice-launch = Launch a project
action-crew = { $colour ->
    [white] A missionary boards
    [orange] An orange sailor boards
   *[other] A { $colour_name } sailor boards
}
choice-crew = Choose the crew
action-act = Act
choice-act = Act
action-pass = Pass
choice-pass = Pass
action-buy = Buy { $project_name }
choice-buy = Buy a project
action-gabriel = Buy the São Gabriel tile { $project_name }, launched at once
choice-gabriel = Buy the São Gabriel tile
action-section = Hire from section { $section }
choice-section = Hire from a section
action-hire = { $count ->
    [one] Hire { $count } { $colour_name } sailor
   *[other] Hire { $count } { $colour_name } sailors
}
choice-hire = Hire sailors
action-captain = Hire a captain
choice-captain = Hire a captain
action-harbour = Sail to { $harbour_name }
choice-harbour = Choose a harbour
action-sail = Send { $ship_name } to { $harbour_name }, space { $space } (value { $value })
choice-sail = Send a ship
action-character = Take { $character_name }
choice-character = Take a character
action-sum = Take the { $sum_name } of reals
choice-sum = Take a sum of reals
action-extra = Place the extra disc with number { $number } in { $area_name }
choice-extra = Place the extra disc
action-send = Send the merchant ship to { $harbour_name }, space { $space } (value { $value })
choice-send = Send the merchant ship
action-wait = Leave the merchant ship on the deck until Phase 3
choice-wait = Leave the merchant ship
action-take = Take { $project_name }
choice-take = Take a project
action-sailor = { $colour ->
    [orange] Take an orange sailor from section { $section }
   *[other] Take a { $colour_name } sailor from section { $section }
}
choice-sailor = Take a sailor from a section
action-bag = Draw a sailor blind from the bag
choice-bag = Draw from the bag
action-bag_colour = { $colour ->
    [orange] Take an orange sailor from the bag
   *[other] Take a { $colour_name } sailor from the bag
}
choice-bag_colour = Choose a sailor from the bag
action-done = Done
choice-done = Done

## The question behind a menu that narrows a choice

pick-player = Which player?
pick-start = Which start number?
pick-limit = Which limit?
pick-project = Which project?
pick-section = Which section?
pick-colour = Which colour?
pick-number = Which number?
pick-area = Which area?
pick-count = How many?
pick-harbour = Which harbour?
pick-ship = Which ship?
pick-space = Which space?
pick-value = Which value?
pick-character = Which character?
pick-sum = Which sum?

## The log

event-starts = { $player_name } is First Player.
event-character_dealt = { $player_name } begins with { $character_name }.
event-dias_points = { $player_name } scores { $points } VP for Bartolomeu Dias.
event-dias_round = { $seat_name } owns Bartolomeu Dias at the end of the round and scores { $points } VP.
event-missionary = { $player_name } receives a missionary.
event-missionary_round = { $player_name } owns Francisco Alvares at the end of the round and receives a missionary.
event-no_missionary = No missionary is left for { $player_name }.
event-extra_disc = { $player_name } receives the extra disc.
event-no_extra_disc = { $seat_name } is already using the extra disc; there is no other.
event-extra_back = { $seat_name } returns the extra disc.
event-refilled = { $colour ->
    [orange] An orange sailor comes to section { $section }.
   *[other] A { $colour_name } sailor comes to section { $section }.
}
event-bag_empty = The bag is empty.
event-merchant_given = { $player_name } receives a merchant ship with limit { $limit }.
event-merchant_up = The next merchant ship has limit { $limit }.
event-merchant_sent = { $seat_name } sends the merchant ship with limit { $limit } to { $harbour_name }, space { $space } (value { $value }).
event-merchant_waits = { $seat_name } leaves the merchant ship with limit { $limit } on the deck.
event-merchant_stuck = { $seat_name } cannot send the merchant ship with limit { $limit }: it fits nowhere now.
event-merchant_gone = The merchant ship with limit { $limit } fits nowhere and leaves the game.
event-vasco = Vasco tile: start number { $start }, change { $change ->
    [-3] −3
    [-2] −2
    [-1] −1
    [1] +1
    [2] +2
    [3] +3
   *[other] { $change }
}, sums { $upper } and { $lower }.
event-top = { $project_name } lies on top of its deck.
event-laid_gabriel = { $project_name } is the São Gabriel tile.
event-laid_out = { $project_name } is for sale.
event-round = Round { $round }: the marker stands on { $number }, the sums are { $upper } and { $lower } reals; { $player_name } begins.
event-placed = { $seat_name } places number { $number } in { $area_name }.
event-kept = { $seat_name } keeps the extra disc.
event-marker = The first free number is { $number }.
event-called = Number { $number }, { $area_name }: { $seat_name }.
event-acts = { $coins ->
    [0] { $seat_name } acts in { $area_name }.
    [one] { $seat_name } acts in { $area_name } for a fee of { $coins } real.
   *[other] { $seat_name } acts in { $area_name } for a fee of { $coins } reals.
}
event-passed = { $coins ->
    [0] { $seat_name } passes with number { $number }.
    [one] { $seat_name } passes with number { $number } and receives { $coins } real.
   *[other] { $seat_name } passes with number { $number } and receives { $coins } reals.
}
event-bought = { $coins ->
    [one] { $seat_name } buys { $project_name } for { $coins } real.
   *[other] { $seat_name } buys { $project_name } for { $coins } reals.
}
event-bought_gabriel = { $coins ->
    [one] { $seat_name } buys the São Gabriel tile { $project_name } for { $coins } real.
   *[other] { $seat_name } buys the São Gabriel tile { $project_name } for { $coins } reals.
}
event-boards = { $colour ->
    [white] { $seat_name }: a missionary boards { $project_name }.
    [orange] { $seat_name }: an orange sailor boards { $project_name }.
   *[other] { $seat_name }: a { $colour_name } sailor boards { $project_name }.
}
event-launched = { $seat_name } launches { $project_name }.
event-hired = { $count ->
    [one] { $seat_name } hires { $count } { $colour_name } sailor
   *[other] { $seat_name } hires { $count } { $colour_name } sailors
} from section { $section } for { $coins ->
    [one] { $coins } real.
   *[other] { $coins } reals.
}
event-hired_captain = { $coins ->
    [0] { $seat_name } hires a captain free of charge.
    [one] { $seat_name } hires a captain for { $coins } real.
   *[other] { $seat_name } hires a captain for { $coins } reals.
}
event-sailed = { $seat_name } sends { $ship_name } to { $harbour_name }, space { $space } (value { $value }), and scores { $points } VP.
event-bonus_reals = { $coins ->
    [one] { $seat_name } receives { $coins } real in { $harbour_name }.
   *[other] { $seat_name } receives { $coins } reals in { $harbour_name }.
}
event-bonus_captain = { $seat_name } receives a captain in { $harbour_name }.
event-bonus_project = { $seat_name } receives the project { $project_name }.
event-bonus_sailor = { $colour ->
    [orange] { $seat_name } receives an orange sailor from section { $section }.
   *[other] { $seat_name } receives a { $colour_name } sailor from section { $section }.
}
event-bonus_from_bag = { $colour ->
    [orange] { $seat_name } receives an orange sailor from the bag.
   *[other] { $seat_name } receives a { $colour_name } sailor from the bag.
}
event-no_bonus = There is nothing left for { $seat_name } in { $harbour_name }.
event-took_sum = { $coins ->
    [one] { $seat_name } takes the sum of { $coins } real.
   *[other] { $seat_name } takes the sum of { $coins } reals.
}
event-took_character = { $seat_name } takes { $character_name }.
event-took_from = { $seat_name } takes { $character_name } from { $player_name }.
event-income = { $ship_name } brings { $seat_name } { $coins ->
    [0] { "" }
    [one] { $coins } real
   *[other] { $coins } reals
}{ $points ->
    [0] { "" }
   *[other] { $coins ->
        [0] { $points } VP
       *[other] { " " }and { $points } VP
    }
}.
event-complete = { $harbour_name } is complete.
event-completion = { $count ->
    [one] { $seat_name } scores { $points } VP for { $count } ship in { $harbour_name }.
   *[other] { $seat_name } scores { $points } VP for { $count } ships in { $harbour_name }.
}
event-moved = { $seat_name }’s { $ship_name } sails from { $origin_name } to { $harbour_name }, space { $space } (value { $value }).
event-moved_merchant = The merchant ship with limit { $limit } sails from { $origin_name } to { $harbour_name }, space { $space } (value { $value }).
event-lost = { $seat_name }’s { $ship_name } leaves { $harbour_name } and the game; the captain returns.
event-lost_merchant = The merchant ship with limit { $limit } leaves { $harbour_name } and the game.
event-unsold = { $count ->
    [0] All projects of the round have been sold.
    [one] { $count } unsold project leaves the game.
   *[other] { $count } unsold projects leave the game.
}
event-over = The last round is over.

## Why not

why-above_limit = { $ship_name } has limit { $limit } and cannot take a space of value { $value }.
why-above_merchant_limit = The merchant ship has limit { $limit } and cannot take a space of value { $value }.
why-act_first = First choose to act with number { $number } in { $area_name }.
why-alike = { $project_name } shows the same values; launch that one first.
why-all_taken = Every character and both sums have been taken in this round.
why-area_full = { $area_name } has no free action space.
why-bag_is_empty = The bag is empty.
why-character_taken = { $player_name } has already taken { $character_name } in this round.
why-colour_hired = You have already hired { $colour_name } sailors in this action; you choose their number only once.
why-colour_is_chosen = At this table you choose the colour of a sailor from the bag; you do not draw blind.
why-colour_missing = { $colour ->
    [white] You have no missionary.
   *[other] You have no { $colour_name } sailor.
}
why-colour_on_board = { $colour ->
    [white] A crew may include only one missionary.
    [orange] An orange sailor is already on board; all crew members have different colours.
   *[other] A { $colour_name } sailor is already on board; all crew members have different colours.
}
why-draw_is_blind = Sailors from the bag are drawn blind.
why-fee_too_high = The fee is { $fee ->
    [one] { $fee } real
   *[other] { $fee } reals
}, and you have { $money ->
    [0] none.
   *[other] only { $money }.
}
why-gabriel_alone = The São Gabriel tile cannot be bought together with other tiles.
why-game_over = The game is over.
why-harbour_first = First choose the harbour.
why-is_gabriel = { $project_name } is the São Gabriel tile; it does not lie on an upper cell.
why-launch_first = No launched ship of yours fits a free space; launch { $project_name } first.
why-launch_later = You can launch when your number is called, before you act or pass, and again after Phase 3.
why-launched_already = { $project_name } is already launched.
why-limits_too_low = The lowest value of a free space is { $value }, and your best ship has limit { $limit }.
why-merchant_now = The merchant ship must be sent now.
why-must_place = In Phase 1 you must place every disc that you can.
why-no_captain = You have no captain in your supply for an Expedition.
why-no_captain_there = None of your captains is left in the Recruiting area.
why-no_extra_disc = You have no extra disc to place now.
why-no_money = It costs { $price ->
    [one] { $price } real
   *[other] { $price } reals
}, and you have { $money ->
    [0] none.
   *[other] only { $money }.
}
why-no_ship = You have no launched ship in your supply.
why-no_ship_fits = { $harbour_name } has no free space for your ships; your highest limit is { $limit }.
why-nobody_to_hire = There is nobody left to hire: the sections are empty, and none of your captains is in the Recruiting area.
why-not_asked = Something else has to be decided now.
why-not_gabriel = { $project_name } lies on an upper cell; it is not the São Gabriel tile.
why-not_in_bag = There is no { $colour_name } sailor in the bag.
why-not_launched = { $ship_name } is still a project; only ships launched before the Expedition sail.
why-not_on_offer = { $project_name } is not in the Projects area.
why-not_your_project = { $project_name } is not among your projects.
why-not_your_ship = { $ship_name } is not among the ships in your supply.
why-nothing_possible = { $money ->
    [0] After the fee you would have no reals left, and nothing in { $area_name } is free for you.
    [one] After the fee you would have { $money } real left, too little for anything in { $area_name }.
   *[other] After the fee you would have { $money } reals left, too little for anything in { $area_name }.
}
why-number_chosen = You have already chosen number { $number }; now choose the area.
why-number_first = First choose the number.
why-number_taken = { $player_name } has already taken number { $number }.
why-one_harbour = All ships of this Expedition go to { $harbour_name }.
why-one_section = All sailors of this action come from section { $section }.
why-only_extra_left = You have only the extra disc left, and it takes number 21 or 22.
why-section_closed = Section { $section } is closed with this number of players.
why-section_empty = Section { $section } is empty.
why-section_first = First choose the section.
why-sold_out = All project tiles of this round are gone.
why-something_first = You must do at least one thing in this action.
why-space_taken = Space { $space } (value { $value }) of { $harbour_name } is taken.
why-spaces_full = Every space of the harbours is taken.
why-sum_taken = { $sum ->
    [upper] The upper sum has already been taken in this round.
   *[lower] The lower sum has already been taken in this round.
}
why-too_few_colours = { $project_name } needs a crew of { $crew ->
    [one] { $crew } colour
   *[other] { $crew } different colours
}, and you have { $colours ->
    [0] none
   *[other] only { $colours }
}.
why-too_few_sailors = Section { $section } has { $sailors ->
    [0] no { $colour_name } sailor
    [one] only { $sailors } { $colour_name } sailor
   *[other] only { $sailors } { $colour_name } sailors
}.
why-wrong_area = Number { $number } lies in { $area_name }, and this is done in { $place_name }.

## What is asked

ask-start = Who is First Player?
ask-vasco = Which Vasco tile comes next?
ask-merchant = Which merchant ship comes next?
ask-reveal = Which project is next in the deck?
ask-refill = Which sailor comes to section { $section }?
ask-draw = Which sailor comes from the bag?
ask-number = { $discs ->
    [one] { $seat_name }: take a number for your last disc.
   *[other] { $seat_name }: take a number; { $discs } discs to place.
}
ask-extra_number = { $seat_name }: place the extra disc with 21 or 22.
ask-area = { $seat_name }: in which area do you place number { $number }?
ask-call = { $seat_name }: number { $number }, { $area_name }. Acting { $fee ->
    [0] is free
    [one] costs { $fee } real
   *[other] costs { $fee } reals
}, passing { $coins ->
    [0] brings nothing.
    [one] brings { $coins } real.
   *[other] brings { $coins } reals.
}
ask-call_launch = { $seat_name }: number { $number }, { $area_name }. You cannot act, but you can launch; passing { $coins ->
    [0] brings nothing.
    [one] brings { $coins } real.
   *[other] brings { $coins } reals.
}
ask-call_pass = { $seat_name }: number { $number }, { $area_name }. You cannot act; passing { $coins ->
    [0] brings nothing.
    [one] brings { $coins } real.
   *[other] brings { $coins } reals.
}
ask-crew = { $count ->
    [one] { $seat_name }: choose { $count } more crew member for { $project_name }.
   *[other] { $seat_name }: choose { $count } more crew members for { $project_name }.
}
ask-buy = { $seat_name }: buy an upper tile for { $price ->
    [one] { $price } real
   *[other] { $price } reals
}, or the São Gabriel tile for { $gabriel_price }.
ask-buy_upper = { $price ->
    [one] { $seat_name }: buy an upper tile for { $price } real.
   *[other] { $seat_name }: buy an upper tile for { $price } reals.
}
ask-buy_gabriel = { $gabriel_price ->
    [one] { $seat_name }: buy the São Gabriel tile for { $gabriel_price } real.
   *[other] { $seat_name }: buy the São Gabriel tile for { $gabriel_price } reals.
}
ask-buy_second = { $price ->
    [one] { $seat_name }: a second tile for { $price } more real?
   *[other] { $seat_name }: a second tile for { $price } more reals?
}
ask-section = { $seat_name }: hire from a section, or take only a captain, who is then free.
ask-section_only = { $seat_name }: hire from a section.
ask-captain_only = { $seat_name }: take a captain, who is free.
ask-hire = { $price ->
    [one] { $seat_name }: section { $section }. The next colour costs { $price } real.
   *[other] { $seat_name }: section { $section }. The next colour costs { $price } reals.
}
ask-hire_more = { $seat_name }: section { $section }. The next colour costs { $price ->
    [one] { $price } real
   *[other] { $price } reals
}, a captain costs { $captain_price }.
ask-hire_captain = { $captain_price ->
    [one] { $seat_name }: section { $section }. A captain for { $captain_price } real?
   *[other] { $seat_name }: section { $section }. A captain for { $captain_price } reals?
}
ask-harbour = { $captains ->
    [one] { $seat_name }: which harbour? You have { $captains } captain.
   *[other] { $seat_name }: which harbour? You have { $captains } captains.
}
ask-sail = { $captains ->
    [one] { $seat_name }: send a ship to { $harbour_name }; { $captains } captain is left.
   *[other] { $seat_name }: send ships to { $harbour_name }; { $captains } captains are left.
}
ask-character = { $seat_name }: take a character or a sum of reals.
ask-character_only = { $seat_name }: take a character; no sum of reals is left.
ask-sum_only = { $seat_name }: take a sum of reals; every character has been taken.
ask-extra = { $seat_name }: place the extra disc.
ask-send = { $seat_name }: send the merchant ship with limit { $limit }.
ask-natal = { $seat_name }: take a project.
ask-terra = { $seat_name }: take a sailor.
ask-window = { $seat_name }: launch a project?
ask-over = The game is over.

## The score sheet

score-voyages = Voyages
score-completion = Complete harbours
score-ships = Ships at sea
score-dias = Bartolomeu Dias
score-reals = Reals
score-ready = Ships with captains

end-last_round = All five rounds were played.

tie-VDG-13-7 = Equal points: the winner has more ships in the Navigation area.
tie-VDG-13-8 = Equal points and ships: the winner has more sailors.
tie-VDG-13-9 = Equal in everything: the victory is shared.

## Options

option-start = First Player
option-start-drawn = drawn
option-start-first = the first seat
option-strict_any_time = All players may also launch before a blind draw, and before a sailor or a missionary is due while none is left
option-extra_disc_optional = The owner of Manuel may keep the extra disc in Phase 1
option-terra_draw_blind = Sailors from the bag are drawn blind (off: the colour is chosen)
option-merchant_at_once = Whoever takes Sernigi must send the merchant ship at once (off: it may wait until Phase 3)
option-natal_in_setup = The merchant ship of the setup brings a project at Natal

## The pieces, as a screen reader names them

piece-number = Number { $number }
piece-hand = { $seat_name }: number { $number }, about to be placed
piece-disc = { $seat_name }: number { $number }, { $area_name }
piece-called = The called number: { $number }
piece-own_disc = { $seat_name }: an action disc
piece-extra = { $seat_name }: the extra disc, in the Characters area
piece-own_extra = { $seat_name }: the extra disc
piece-marker = The marker stands on number { $number }
piece-round = Round { $round }
piece-vasco_now = Vasco tile of this round: start number { $start }, change { $change ->
    [-3] −3
    [-2] −2
    [-1] −1
    [1] +1
    [2] +2
    [3] +3
   *[other] { $change }
}, sums { $upper } and { $lower }
piece-vasco_next = Next Vasco tile: start number { $start }, change { $change ->
    [-3] −3
    [-2] −2
    [-1] −1
    [1] +1
    [2] +2
    [3] +3
   *[other] { $change }
}, sums { $upper } and { $lower }
piece-vasco_deck = Vasco tiles, face down: { $tiles }
piece-sailor = { $colour ->
    [orange] Section { $section }: an orange sailor
   *[other] Section { $section }: a { $colour_name } sailor
}
piece-captains = { $seat_name }: captains to hire: { $captains }
piece-own_captain = { $seat_name }: a captain
piece-bag = Sailors in the bag: { $sailors }
piece-crew = { $colour ->
    [white] { $seat_name }: a missionary
    [orange] { $seat_name }: an orange sailor
   *[other] { $seat_name }: a { $colour_name } sailor
}
piece-closed_space = { $area_name }: closed with this number of players
piece-closed_section = Section { $section } is closed with this number of players
piece-character = { $character_name }, on the board
piece-own_character = { $seat_name }: { $character_name }
piece-owner = { $character_name } is owned by { $seat_name }
piece-taker = { $seat_name } has taken { $character_name } in this round
piece-missionary = A missionary in the Characters area
piece-sum = { $coins ->
    [one] { $sum_name }: { $coins } real
   *[other] { $sum_name }: { $coins } reals
}
piece-merchant = Merchant ship: limit { $limit }
piece-merchant_deck = Merchant ships, face down: { $ships }
piece-merchant_at_sea = { $harbour_name }, space { $space } (value { $value }): a merchant ship, limit { $limit }
piece-project = For sale: { $project_name }, limit { $limit }, crew { $crew }, reals { $reals }, VP { $points }
piece-gabriel = São Gabriel: { $project_name }, limit { $limit }, price { $crew }, reals { $reals }, VP { $points }
piece-top = On top of its deck: { $project_name }, limit { $limit }, crew { $crew }, reals { $reals }, VP { $points }
piece-own_project = { $seat_name }: project { $project_name }, limit { $limit }, crew { $crew }, reals { $reals }, VP { $points }
piece-own_ship = { $seat_name }: ship { $ship_name }, limit { $limit }, reals { $reals }, VP { $points }
piece-ship_at_sea = { $harbour_name }, space { $space } (value { $value }): { $seat_name }, ship { $ship_name }, limit { $limit }, reals { $reals }, VP { $points }
piece-money = { $money ->
    [one] { $seat_name }: { $money } real
   *[other] { $seat_name }: { $money } reals
}
piece-first = { $seat_name } is First Player

## Words printed on the sheets, which have little room

sheet-numbers = Number Zone
sheet-pass = Pass
sheet-now = Now
sheet-next = Next
sheet-round = Round
sheet-gabriel = São Gabriel
sheet-projects = Projects
sheet-ships = Ships

## The terminal's panels

panel-navigation = Navigation
panel-areas = Numbers
panel-projects = Projects: limit/crew
panel-recruiting = Recruiting
panel-characters = Characters
panel-vasco = Round
panel-seats = Players

# one letter each
short-project-i-01 = I-01
short-project-i-02 = I-02
short-project-i-03 = I-03
short-project-i-04 = I-04
short-project-i-05 = I-05
short-project-i-06 = I-06
short-project-i-07 = I-07
short-project-i-08 = I-08
short-project-i-09 = I-09
short-project-i-10 = I-10
short-project-i-11 = I-11
short-project-i-12 = I-12
short-project-i-13 = I-13
short-project-i-14 = I-14
short-project-ii-01 = II-01
short-project-ii-02 = II-02
short-project-ii-03 = II-03
short-project-ii-04 = II-04
short-project-ii-05 = II-05
short-project-ii-06 = II-06
short-project-ii-07 = II-07
short-project-ii-08 = II-08
short-project-ii-09 = II-09
short-project-ii-10 = II-10
short-project-ii-11 = II-11
short-project-ii-12 = II-12
short-project-ii-13 = II-13
short-project-ii-14 = II-14
short-project-iii-01 = III-01
short-project-iii-02 = III-02
short-project-iii-03 = III-03
short-project-iii-04 = III-04
short-project-iii-05 = III-05
short-project-iii-06 = III-06
short-project-iii-07 = III-07
short-seat-yellow = Y
short-seat-red = R
short-seat-black = K
short-seat-blue = B
short-merchant = T
short-colour-lightblue = L
short-colour-purple = P
short-colour-grey = G
short-colour-orange = O
short-colour-white = M
# up to 10 letters
short-harbour-terra = Terra
short-area-projects = Projects
short-area-navigation = Navigation
# up to 8 letters
short-character-manuel = Manuel
short-character-dias = Dias
short-character-alvares = Alvares
short-character-sernigi = Sernigi
# behind a harbour, up to 9 letters
short-bonus-project = project
short-bonus-sailor = sailor
short-bonus-captain = captain
short-bonus-reals = { $count } R
# reals and VP of a tile: 2 letters each
short-income-reals = { $count }R
short-income-points = { $count }V
# in front of the São Gabriel tile and of the visible tops of the decks, up to 9 letters
short-gabriel = S.Gabriel
short-tops = next:
# the lines of the round, up to 28 letters
short-round = Round { $round } of { $rounds }
short-marker = marker on { $number }
short-free = free from { $number }
short-next = next: { $start } ({ $upper }, { $lower })
short-bag = bag: { $count }
# in front of the tops of the other decks, up to 5 letters
short-decks = decks
# behind the characters, up to 15 letters
short-first = First Player
short-extra_numbers = { $numbers }
short-missionaries = missionaries { $count }
short-merchant_ship = ship { $limit }
short-no_merchant_ship = ship sent
short-sums = sums: { $upper }, { $lower }
# the heading above the players
short-points = VP
short-reals = R
short-captains = capt.
short-crew = crew
short-projects = projects
short-ships = ships
short-sea = at sea

## Choices with little room

short-choice-number = Take number
short-choice-keep = Keep disc
short-choice-area = Place in
short-choice-launch = Launch
short-choice-crew = Boards
short-choice-act = Act
short-choice-buy = Buy
short-choice-gabriel = Buy S.Gabriel
short-choice-section = Hire from
short-choice-hire = Hire
short-choice-harbour = Sail to
short-choice-sail = Send
short-choice-character = Take
short-choice-sum = Take
short-choice-extra = Extra disc
short-choice-send = Send merchant
short-choice-wait = Leave merchant
short-choice-take = Take
short-choice-sailor = Take sailor
short-choice-bag = Draw blind
short-choice-bag_colour = From the bag

short-value-space = space { $space }
short-value-section = section { $section }

## What the panels mean

panel-navigation-legend = The harbours, Calicut farthest. [11]: a free space and the limit that a ship needs for it; R7: Red’s ship with limit 7; T7: a merchant ship. Then the bonus of the harbour and, with +, the VP for completing it.
panel-areas-legend = The numbers placed in each area with the letter of their owner; ▶ is being called, · is a free action space.
panel-projects-legend = I-13 7/5 2V: limit 7, crew 5, brings 2 VP in every Phase 3 (1R: 1 real). First the São Gabriel tile and the one that comes next.
panel-vasco-legend = “marker on 9”: the free-action marker before it moves; “free from 8”: numbers from 8 on act free of charge. “next”: start number and sums of the next round. “decks”: the top tiles of the higher decks.
panel-recruiting-legend = The sailors in each section by colour (L2: two light blue), and how many are left in the bag.
panel-characters-legend = Whose each character is; ● has been taken in this round. Beside them: extra numbers, missionaries left, the limit of the merchant ship, and the two sums of reals.
panel-seats-legend = ▶ decides, * First Player. VP, reals (R), captains at hand + still to recruit, crew by colour (M: missionary), projects as limit/crew, ships by limit, ships at sea and what they bring in Phase 3.

# Tables of numbers: captions and headings
table-players = By number of players
table-players-count = players
table-players-spaces = action spaces:
table-players-sections = active sections for recruiting
table-players-characters = characters, clockwise from the First Player
table-harbours = Harbours
table-harbours-harbour = harbour
table-harbours-spaces = values of the spaces from left to right
table-harbours-completion = VP for each ship when complete
table-harbours-bonus = bonus for each ship sent there
table-bonus-project = projects:
table-bonus-sailor = sailors:
table-bonus-captain = captains:
table-bonus-reals = reals:
table-compensation = Compensation for passing
table-compensation-numbers = numbers
table-reals = reals
table-vp = VP
table-tiles = Vasco tiles
table-tiles-start = start number
table-tiles-change = change number
table-tiles-upper = upper sum
table-tiles-lower = lower sum
table-merchants = Merchant ships
table-merchants-limits = their limits
table-projects_i = Projects of deck I
table-projects_ii = Projects of deck II
table-projects_iii = Projects of deck III
table-projects-project = project
table-projects-limit = limit
table-projects-crew = crew
table-prices = Prices
table-prices-colours = sailors, by the number of colours:
table-prices-captain = captain, for each sailor hired with him
table-prices-project_one = one project from the upper cells
table-prices-project_two = two projects from the upper cells together
table-crew = Sailors and missionaries
table-crew-colour = colour
table-crew-pieces = pieces
table-start = At the start
table-start-reals = reals of each player
table-start-captains = captains of each player
table-start-captains_to_recruit = captains of each player left to recruit
table-start-discs = action discs of each player
table-start-sailors = sailors in each active section
table-start-missionaries = missionaries for the owner of Alvares
table-other = Other numbers
table-other-rounds = rounds
table-other-upper_cells = upper cells for projects
table-other-capacity = sailors in a section, at most
table-other-refill = sailors added to each section after a round
table-other-dias = VP of Dias, each time
table-other-missionaries = missionaries of Alvares, each time
table-other-extra_discs = extra discs of a player
table-other-reals_per_vp = reals that make 1 VP at the end
table-other-captain_vp = VP at the end for a ship that has a captain

## What a move changes: the names of the gauges, and their changes in a few letters

gauge-money = Reals
chip-money = { $sign }{ $by } { $by ->
    [one] real
   *[other] reals
}
gauge-fees = Fees of your numbers, with the marker where it is
chip-fees = fee { $sign }{ $by }
gauge-discs = Discs
chip-discs = { $sign }{ $by } { $by ->
    [one] disc
   *[other] discs
}
gauge-captains = Captains
chip-captains = { $sign }{ $by } { $by ->
    [one] captain
   *[other] captains
}
gauge-sailors = Sailors
chip-sailors = { $sign }{ $by } { $by ->
    [one] sailor
   *[other] sailors
}
gauge-missionaries = Missionaries
chip-missionaries = { $sign }{ $by } { $by ->
    [one] missionary
   *[other] missionaries
}
gauge-projects = Projects
chip-projects = { $sign }{ $by } { $by ->
    [one] project
   *[other] projects
}
gauge-ships = Launched ships in your supply
chip-ships = { $sign }{ $by } { $by ->
    [one] ship
   *[other] ships
}
gauge-characters = Characters
chip-characters = { $sign }{ $by } { $by ->
    [one] character
   *[other] characters
}
gauge-points = Points
chip-points = { $sign }{ $by } VP
chip-draws-start = draw
chip-draws-vasco = a Vasco tile
chip-draws-merchant = a merchant ship
chip-draws-reveal = a project is turned up
chip-draws-refill = sailors are drawn
chip-draws-draw = draw

# What the things on the table are: see caravela/core/about.py

about-number = In Phase 1 you lay a number on each of your discs. In Phase 2 the numbers are called from the lowest up. Below the first free number acting costs 1 real for each step.
    .name = Number
    .rule = VDG-4.5
about-pass = Whoever passes when called receives the reals printed beside the line of the number.
    .name = Compensation for passing
    .rule = VDG-5.10
about-disc = You have four a round: each goes with a number to an action space of your choice and brings one action or a pass.
    .name = Action disc
    .rule = VDG-4.11
about-numbered_disc = When its number is called, its owner acts in the area where it lies, or passes for the compensation.
    .name = Disc with its number
    .rule = VDG-5.5
about-extra_disc = A fifth action for the owner of Manuel I. It takes number 21 or 22, which never cost a fee.
    .name = Extra disc
    .rule = VDG-4.13
about-marker = It stands on the first free number: from there up acting is free, below it each step costs 1 real. In Phase 2 the next Vasco tile still moves it.
    .name = Free-action marker
    .rule = VDG-5.2
about-called = The number that is called: its owner acts or passes.
    .name = Called now
    .rule = VDG-5.4
about-round = The game lasts exactly five rounds.
    .name = Round
    .rule = VDG-3.1
about-vasco = Upper left: by how much the tile moves the free-action marker when it is turned up in Phase 2. The rest is for the round after: upper right the start number of the marker, below it the two sums of reals in the Characters area.
    .name = Vasco tile
    .rule = VDG-1.4
about-sailor = A project is launched with as many crew members as it demands, all of different colours. Hiring costs by the number of colours: 1, 3, 6 or 10 reals.
    .name = Sailor
    .rule = VDG-7.2
about-sailor_white = A fifth colour: a crew may include one. They come from Francisco Alvares. A project with a crew of 5 needs one.
    .name = Missionary
    .rule = VDG-7.3
about-crew = Your sailors by colour, and your missionaries. For a launch you choose which colours you use.
    .name = Your crew
    .rule = VDG-7.5
about-captain = Every ship you send out needs one. At the end each launched ship in your supply with a captain is worth 3 VP. One can be hired with every Recruiting action.
    .name = Captain
    .rule = VDG-9.2
about-captains = One per Recruiting action: free if you hire nobody else, otherwise 1 real for each sailor hired with him.
    .name = Captains to hire
    .rule = VDG-8.5
about-bag = Sailors that are nowhere else. At the end of a round each active section receives up to 3 of them.
    .name = Bag
    .rule = VDG-12.7
about-closed_space = Not used with this number of players.
    .name = Closed action space
    .rule = VDG-4.6
about-closed_section = There are as many active sections as players.
    .name = Closed section
    .rule = VDG-2.5
about-section = All sailors of one Recruiting action come from one section: of each colour you pay for as many as you like. At the end of the round up to 3 come in.
    .name = Section of sailors
    .rule = VDG-8.4
about-recruiting = What sailors of one, two, three or four colours cost together; a captain hired with them costs 1 real for each of them.
    .name = Prices of sailors
    .rule = VDG-8.2
about-character-manuel = Whoever takes him receives the extra disc and places it at once with number 21 or 22. The owner at the end of the round has it in the next Phase 1.
    .name = Manuel I, the King
    .rule = VDG-10.9
about-character-dias = 2 VP at once. The owner at the end of the round scores 2 VP more and is First Player.
    .name = Bartolomeu Dias, the Commander
    .rule = VDG-10.15
about-character-alvares = A missionary at once, and another for the owner at the end of the round.
    .name = Francisco Alvares, the Priest
    .rule = VDG-10.17
about-character-sernigi = Whoever takes him sends the merchant ship of the round to a harbour and takes its bonus. If nobody does, the owner sends it in Phase 3.
    .name = Girolamo Sernigi, the Merchant
    .rule = VDG-10.19
about-pennant = The tile lies with this player. Others may take it from there, once a round.
    .name = Owner of the character
    .rule = VDG-10.3
about-owner = A pennant here shows who has the character.
    .name = Owner of the character
    .rule = VDG-10.3
about-taker = A disc here means: this character was taken and cannot be taken again before the next round.
    .name = Taken in this round
    .rule = VDG-10.4
about-characters = A character stays with you until somebody takes it, and works again at the end of the round.
    .name = Your characters
    .rule = VDG-10.7
about-first = Begins the placing of discs in Phase 1. At the end of the round the owner of Bartolomeu Dias becomes First Player.
    .name = First Player
    .rule = VDG-4.4
about-coins = Money for fees, projects and sailors. Every full 3 reals are 1 VP at the end.
    .name = Reals
    .rule = VDG-13.3
about-sum = An action in the Characters area may take one of the two sums instead of a character, each once a round.
    .name = Sum of reals
    .rule = VDG-10.1
about-merchant = One a round, sent by whoever takes Sernigi or, at the latest, by his owner. It takes a space, helps to complete a harbour and sails on, but earns nothing; the sender takes the harbour’s bonus.
    .name = Merchant ship
    .rule = VDG-10.26
about-project = Launch it at any time with as many crew members of different colours as its crew says; it then becomes a ship. Blue number: its navigation limit. What is printed below it earns in every Phase 3 at sea.
    .name = Project
    .now = Limit { $limit }, crew { $crew }.
    .rule = VDG-7.1
about-ship = With a captain it can be sent to a harbour space whose value is not above its limit. Left in the supply with a captain it is worth 3 VP at the end.
    .name = Launched ship
    .now = Limit { $limit }.
    .rule = VDG-9.4
about-ship-ship_at_sea = In every Phase 3 it earns what is printed on it, and the completion VP if its harbour is complete. Then it sails on from a complete harbour, if a space ahead suits its limit; otherwise it leaves the game.
    .name = Ship at sea
    .now = Each Phase 3: reals { $reals }, VP { $points }. Limit { $limit }.
    .rule = VDG-11.2
about-projects = Any number may lie here. They are worth nothing until they are launched.
    .name = Your projects
    .rule = VDG-6.7
about-ships = Launched ships that wait for a captain and an Expedition. At the end each one with a captain is worth 3 VP.
    .name = Your ships
    .rule = VDG-13.4
about-berth = A ship may take it if its limit is at least this value. Whoever sends it here scores the value at once.
    .name = Harbour space
    .rule = VDG-9.7
about-harbour-natal = Every ship sent here brings a project from the upper cells. When it is complete, its ships score the VP on the shield and sail on.
    .name = Natal
    .rule = VDG-9.9
about-harbour-terra = Every ship sent here brings a sailor, chosen from a section or drawn from the bag. When it is complete, its ships score the VP on the shield and sail on.
    .name = Terra da Boa Gente
    .rule = VDG-9.10
about-harbour-mozambique = Every ship sent here brings a captain from the Recruiting area. When it is complete, its ships score the VP on the shield and sail on.
    .name = Mozambique
    .rule = VDG-9.11
about-harbour-mombasa = Every ship sent here brings 2 reals. When it is complete, its ships score the VP on the shield and sail on.
    .name = Mombasa
    .rule = VDG-9.12
about-harbour-malindi = Every ship sent here brings 1 real. When it is complete, its ships score the VP on the shield and sail on.
    .name = Malindi
    .rule = VDG-9.13
about-harbour-calicut = The end of the route: the highest values, no bonus. When it is complete, its ships score the VP on the shield and leave the game; their captains come home.
    .name = Calicut
    .rule = VDG-9.14
about-space = One disc with its number fits here. All spaces of an area are alike.
    .name = Action space
    .rule = VDG-4.5
about-area-recruiting = Hire sailors from one section, or one captain, or both.
    .name = Recruiting
    .rule = VDG-8.1
about-area-characters = Take one character, or one of the two sums of reals.
    .name = Characters
    .rule = VDG-10.1
about-area-projects = Buy one upper tile for 1 real, two for 4, or the São Gabriel tile for as many reals as its crew.
    .name = Projects
    .rule = VDG-6.1
about-area-navigation = Send one or more launched ships, each with a captain, to one harbour: score the values of their spaces and take its bonus for each.
    .name = Navigation
    .rule = VDG-9.1
about-cell = A project for sale: 1 real for one, 4 reals for two. Six new ones come at the end of the round.
    .name = Upper cell
    .rule = VDG-6.1
about-deck = Only the top tile is seen. The next seven come from the lowest deck that still has any; the visible one becomes the São Gabriel tile.
    .name = Deck of projects
    .rule = VDG-12.2
about-gabriel = This tile is bought for as many reals as its crew, and is launched at once without any sailors.
    .name = São Gabriel
    .rule = VDG-6.5
about-points = The points scored so far and those of the end: 1 VP for every full 3 reals, 3 VP for each launched ship in the supply with a captain.
    .name = Points now
    .now = { $points } VP now.
    .rule = VDG-13.6
