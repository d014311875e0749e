# Serenissima in English. What each group of messages is for stands in caravela/core/words.py.

## Names

game-title = Serenissima
game-pitch = Sail galleys between the ports of the Mediterranean: trade to fill them, fight to hold them.

seat-blue = Blue
seat-red = Red
seat-orange = Orange
seat-black = Black
seat-chance = Chance

port-valencia = Valencia
port-genova = Genova
port-venezia = Venezia
port-constantinopoli = Constantinopoli
port-alexandria = Alexandria
port-alger = Alger
port-marseille = Marseille
port-sardegna = Sardegna
port-napoli = Napoli
port-tunis = Tunis
port-sicilia = Sicilia
port-tripoli = Tripoli
port-ragusa = Ragusa
port-corfu = Corfu
port-modon = Modon
port-creta = Creta
port-cyrenaica = Cyrenaica
port-antalya = Antalya
port-acre = Acre

zone-valencia = Valencia
zone-genova = Genova
zone-venezia = Venezia
zone-constantinopoli = Constantinopoli
zone-alexandria = Alexandria
zone-alger = Alger
zone-marseille = Marseille
zone-sardegna = Sardegna
zone-napoli = Napoli
zone-tunis = Tunis
zone-sicilia = Sicilia
zone-tripoli = Tripoli
zone-ragusa = Ragusa
zone-corfu = Corfu
zone-modon = Modon
zone-creta = Creta
zone-cyrenaica = Cyrenaica
zone-antalya = Antalya
zone-acre = Acre
zone-ionio = Ionian Sea

good-wood = wood
good-stone = stone
good-marble = marble
good-wine = wine
good-gold = gold
good-spice = spice

item-sailor = sailor
item-wood = wood
item-stone = stone
item-marble = marble
item-wine = wine
item-gold = gold
item-spice = spice

card-wine = wine
card-hourglass = one hourglass
card-two_hourglasses = two hourglasses
card-arrows = two hourglasses with arrows

building-fort = fort
building-basilica = basilica

step-loading = loading
step-movement = movement
step-arrival = sale or combat
step-sale = sale
step-combat = combat
step-investment = investment

## Actions: the sentence for each, and the kind as a choice in a menu

action-start = { $player_name } begins
choice-start = Starting player
action-close = Close { $port_name }
choice-close = Close a port
action-settle = Start in { $port_name }
choice-settle = Choose a start port
action-doge = The doge card shows { $card_name }
choice-doge = Doge card
action-dice = Skulls: attacker { $attacker }, defender { $defender }
choice-dice = Dice
action-volley = { $skulls ->
    [0] The fort rolls no skull
    [one] The fort rolls { $skulls } skull
   *[other] The fort rolls { $skulls } skulls
}
choice-volley = Volley of the fort
action-activate = Activate the galley
choice-activate = Activate the galley
action-invest = Invest
choice-invest = Invest
action-load = Load a cube of { $good_name }
choice-load = Load a cube
action-embark = Take a sailor aboard from the port
choice-embark = Take a sailor aboard from the port
action-take = { $item ->
    [sailor] Take a sailor from galley { $number }
   *[other] Take a cube of { $item_name } from galley { $number }
}
choice-take = Take from another galley
action-strip = Take the last sailor off galley { $number } and let it sink
choice-strip = Take the last sailor off another galley
action-jettison = Throw a cube of { $good_name } overboard
choice-jettison = Throw goods overboard
action-disembark = Put a sailor ashore
choice-disembark = Put a sailor ashore
action-abandon_ashore = Put the last sailor ashore and let this galley sink
choice-abandon_ashore = Put the last sailor ashore
action-give = { $item ->
    [sailor] Give a sailor to galley { $number }
   *[other] Give a cube of { $item_name } to galley { $number }
}
choice-give = Give to another galley
action-abandon = Send the last sailor to galley { $number } and let this galley sink
choice-abandon = Send the last sailor to another galley
action-swap = Swap { $item ->
    [sailor] a sailor
   *[other] a cube of { $item_name }
} for { $wanted ->
    [sailor] a sailor
   *[other] a cube of { $wanted_name }
} of galley { $number }
choice-swap = Swap with another galley
action-scuttle = Scuttle this galley
choice-scuttle = Scuttle this galley
action-scuttle_galley = Scuttle galley { $number }
choice-scuttle_galley = Scuttle another galley
action-sail = Sail to { $zone ->
    [ionio] the Ionian Sea
   *[other] { $zone_name }
}
choice-sail = Sail
action-trade = Announce a sale
choice-trade = Sell goods
action-sell = Sell a cube of { $good_name }
choice-sell = Sell a cube
action-attack = Attack galley { $number }
choice-attack = Attack a galley
action-assault = Attack the port
choice-assault = Attack the port
action-claim = Take the neutral port
choice-claim = Take the neutral port
action-land = { $count ->
    [0] Land nobody
    [one] Land { $count } sailor
   *[other] Land { $count } sailors
}
choice-land = Land sailors
action-fight_on = Fight on
choice-fight_on = Fight on
action-loot = Take a cube of { $good_name } as loot
choice-loot = Take loot
action-blockade = Declare the blockade
choice-blockade = Declare the blockade
action-allow = Let it happen
choice-allow = Let it happen
action-galley = Choose galley { $number }
choice-galley = A new galley
action-place = Put the galley at { $port_name }
choice-place = Place the galley
action-crew = { $count ->
    [0] Hire no more sailors for it
    [one] Hire { $count } more sailor for it
   *[other] Hire { $count } more sailors for it
}
choice-crew = Hire sailors for the new galley
action-fort = Build a fort in { $port_name }
choice-fort = Build a fort
action-basilica = Build a basilica in { $port_name }
choice-basilica = Build a basilica
action-hire_port = Hire a sailor in { $port_name }
choice-hire_port = Hire a sailor into a port
action-hire_galley = Hire a sailor onto galley { $number }
choice-hire_galley = Hire a sailor onto a galley
action-stop = Stop
choice-stop = Stop
action-end = End the activation
choice-end = End the activation
action-done = Done
choice-done = Done

## The question behind a menu that narrows a choice

pick-player = Which player?
pick-port = Which port?
pick-card = Which card?
pick-attacker = How many skulls of the attacker?
pick-defender = How many skulls of the defender?
pick-skulls = How many skulls?
pick-good = Which good?
pick-number = Which galley?
pick-item = What?
pick-wanted = For what?
pick-zone = Where to?
pick-count = How many?

## The log

event-starts = { $player_name } is the starting player.
event-closed = { $port_name } is closed.
event-settled = { $seat_name } starts in { $port_name } with { $count } sailors.
event-fitted_out = { $seat_name } fits out galley { $number } at { $port_name } with { $count } sailors.
event-turn = Turn { $turn } begins.
event-activates = { $seat_name } activates galley { $number } { $zone ->
    [ionio] in the Ionian Sea
   *[other] at { $zone_name }
}.
event-invests = { $seat_name } invests instead of activating galley { $number }.
event-loaded = { $ducats ->
    [0] { $seat_name } loads { $good_name } onto galley { $number } free of charge.
    [one] { $seat_name } loads { $good_name } onto galley { $number } for { $ducats } ducat.
   *[other] { $seat_name } loads { $good_name } onto galley { $number } for { $ducats } ducats.
}
event-fee = { $ducats ->
    [one] { $seat_name }, who holds { $port_name }, receives { $ducats } ducat for it.
   *[other] { $seat_name }, who holds { $port_name }, receives { $ducats } ducats for it.
}
event-took = { $seat_name } moves { $item ->
    [sailor] a sailor
   *[other] a cube of { $item_name }
} from galley { $other } to galley { $number }.
event-gave = { $seat_name } moves { $item ->
    [sailor] a sailor
   *[other] a cube of { $item_name }
} from galley { $number } to galley { $other }.
event-swapped = { $seat_name } swaps { $item ->
    [sailor] a sailor
   *[other] a cube of { $item_name }
} of galley { $number } for { $wanted ->
    [sailor] a sailor
   *[other] a cube of { $wanted_name }
} of galley { $other }.
event-embarked = { $seat_name } takes a sailor from { $port_name } aboard galley { $number }.
event-disembarked = { $seat_name } puts a sailor from galley { $number } ashore in { $port_name }.
event-jettisoned = { $seat_name } throws { $good_name } overboard from galley { $number }.
event-scuttled = { $seat_name } scuttles galley { $number }.
event-sunk = { $seat_name }: galley { $number } sinks.
event-sailed = { $seat_name } sails galley { $number } to { $zone ->
    [ionio] the Ionian Sea
   *[other] { $zone_name }
}.
event-blockaded_move = { $seat_name } declares a blockade: galley { $number } must stop.
event-blockaded_sale = { $seat_name } declares a blockade: galley { $number } may not sell.
event-blockaded_capture = { $seat_name } declares a blockade: galley { $number } may not take the port.
event-allowed = { $seat_name } declares no blockade against galley { $number }.
event-announced_sale = { $seat_name } announces a sale from galley { $number } in { $port_name }.
event-sold = { $ducats ->
    [0] { $seat_name } stores { $good_name } in { $port_name }, their own port.
    [one] { $seat_name } sells { $good_name } in { $port_name } for { $ducats } ducat.
   *[other] { $seat_name } sells { $good_name } in { $port_name } for { $ducats } ducats.
}
event-grapes = { $port_name } now has wine.
event-attacked = { $seat_name } attacks { $owner_name }’s galley { $other } with galley { $number } at strength { $strength }.
event-assaulted = { $seat_name } attacks { $port_name }, held by { $owner_name }, with galley { $number } at strength { $strength }.
event-volley = { $lost ->
    [0] The fort of { $port_name } misses.
    [one] The fort of { $port_name } hits: galley { $number } loses { $lost } sailor.
   *[other] The fort of { $port_name } hits: galley { $number } loses { $lost } sailors.
}
event-round = Skulls { $skulls } : { $enemy_skulls } on { $dice } : { $enemy_dice } dice. The attacker loses { $lost }, the defender { $won }.
event-broke_off = { $seat_name } breaks off the fight.
event-looted = { $seat_name } takes { $good_name } aboard galley { $number } as loot.
event-announced_capture = { $seat_name } wants to take { $port_name } with galley { $number }.
event-port_lost = { $seat_name } loses the whole garrison of { $port_name }.
event-captured = { $count ->
    [one] { $seat_name } takes { $port_name } and lands { $count } sailor.
   *[other] { $seat_name } takes { $port_name } and lands { $count } sailors.
}
event-left_neutral = { $seat_name } lands nobody: { $port_name } becomes neutral.
event-hired_port = { $ducats ->
    [one] { $seat_name } hires a sailor in { $port_name } for { $ducats } ducat.
   *[other] { $seat_name } hires a sailor in { $port_name } for { $ducats } ducats.
}
event-hired_galley = { $seat_name } hires { $count ->
    [one] { $count } sailor
   *[other] { $count } sailors
} onto galley { $number } for { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
event-bought_galley = { $ducats ->
    [0] { $seat_name } gets galley { $number } at { $port_name } free of charge.
    [one] { $seat_name } buys galley { $number } at { $port_name } for { $ducats } ducat.
   *[other] { $seat_name } buys galley { $number } at { $port_name } for { $ducats } ducats.
}
event-built = { $seat_name } builds { $building ->
    [basilica] a basilica
   *[other] a { $building_name }
} in { $port_name } for { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
event-doge = { $advance ->
    [0] The doge card shows { $card_name }; the white pawn stays.
    [one] The doge card shows { $card_name }; the white pawn moves { $advance } space.
   *[other] The doge card shows { $card_name }; the white pawn moves { $advance } spaces.
}
event-wine_income = { $seat_name } receives { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} for { $count ->
    [one] { $count } port with wine
   *[other] { $count } ports with wine
}.
event-scoring = Scoring { $count }.
event-income = { $ducats ->
    [0] { $seat_name }’s ports bring nothing.
    [one] { $seat_name }’s ports bring { $ducats } ducat.
   *[other] { $seat_name }’s ports bring { $ducats } ducats.
}

## Why not

why-active_galley = Galley { $number } is the active galley.
why-built_already = { $port_name } already has a { $building_name }.
why-capture_refused = Taking { $port_name } was forbidden; you can try again only after a galley has been sunk.
why-enough_galleys = A special investment brings you to { $count } galleys at most.
why-galley_abroad = Galley { $number } is not in the zone of one of your ports.
why-galley_full = Galley { $number } has no room left.
why-galley_not_here = Galley { $number } is not in this zone.
why-galley_too_dear = A galley costs you { $price ->
    [0] nothing
    [one] { $price } ducat
   *[other] { $price } ducats
}, the sailor it needs { $sailor_price ->
    [one] { $sailor_price } ducat
   *[other] { $sailor_price } ducats
}, and you have { $money ->
    [0] none.
   *[other] only { $money }.
}
why-game_over = The game is over.
why-garrison_full = { $size ->
    [one] { $port_name } holds no more than { $size } sailor.
   *[other] { $port_name } holds no more than { $size } sailors.
}
why-good_missing = A { $building_name } needs { $good_name }, which { $port_name } neither makes nor has in its warehouse.
why-guarded = First sink all the galleys that { $owner_name } has off { $port_name }, galley { $number } among them.
why-keeps_sailor = In a swap each galley keeps a sailor, and galley { $number } has only one.
why-land_somebody = To take { $port_name } you must land at least one sailor.
why-last_aboard = That is the last sailor aboard galley { $number }, which would sink; there is a separate action for that.
why-last_in_port = The last sailor must stay in { $port_name }.
why-loading_too_long = { $steps ->
    [one] You have already taken { $steps } loading step; go on with the next step.
   *[other] You have already taken { $steps } loading steps; go on with the next step.
}
why-mode_first = First choose: activate galley { $number } or invest.
why-no_cube_left = All your galley cubes ({ $count }) are on the wheel.
why-no_goods = There are no goods aboard galley { $number }.
why-no_money = It costs { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
}, and you have { $money ->
    [0] none.
   *[other] only { $money }.
}
why-sale_refused = The sale was forbidden, so there is none in the rest of this activation.
why-sale_after_combat = There is no sale after combat.
why-sale_after_refused_capture = Taking the port was forbidden, and after that there is no sale in this activation.
why-no_scuttling = You can scuttle only the active galley, and only while loading.
why-no_strength = The crew is too tired to attack: with { $sailors ->
    [one] { $sailors } sailor
   *[other] { $sailors } sailors
} and { $moved ->
    [one] { $moved } zone
   *[other] { $moved } zones
} moved, no strength is left.
why-no_such_booty = The sunk galley had no { $good_name } left.
why-not_aboard = There is no { $item_name } aboard galley { $number }.
why-not_adjacent = { $zone ->
    [ionio] The Ionian Sea
   *[other] { $zone_name }
} is not adjacent to { $origin ->
    [ionio] the Ionian Sea
   *[other] { $origin_name }
}.
why-not_asked = Something else has to be decided now.
why-not_last_aboard = Galley { $number } has more than one sailor and would not sink.
why-not_your_galley = Galley { $number } is not yours.
why-not_your_port = { $port_name } is not yours.
why-nothing_to_sell = Nothing aboard can be sold in { $port_name }: the port makes these goods or already has them.
why-number_in_play = Galley { $number } is already in play.
why-number_not_in_game = With so few players only galleys 1 to { $highest } are in the game; galley { $number } is not.
why-one_galley = You can buy only one galley per investment, and you have bought galley { $number }.
why-only_new_galleys = In a special investment sailors go only onto the galleys just bought, and nothing can be built.
why-only_port = { $port_name } is { $owner_name }’s only port and cannot be attacked.
why-open_sea = There is no port in this zone.
why-other_good_first = A port of { $good_name } has to be closed now.
why-other_product = { $port_name } makes { $good_name }, and only that can be loaded.
why-own_galley = Galley { $number } is your own.
why-own_port = { $port_name } is your own port.
why-port_closed = { $port_name } is closed.
why-port_held = { $port_name } belongs to { $owner_name }: it can be taken only by an attack.
why-port_makes_it = { $port_name } makes { $good_name } itself.
why-port_neutral = { $port_name } is neutral and can be taken without an attack.
why-port_too_small = { $size ->
    [one] { $port_name } holds no more than { $size } sailor.
   *[other] { $port_name } holds no more than { $size } sailors.
}
why-reserve_empty = There are not enough sailors in your reserve.
why-room_for_both = Galleys { $number } and { $other } are not both full: give and take instead of swapping.
why-sailors_stay = Away from your own ports you cannot take sailors from galley { $number }; you can only hand them over.
why-sell_first = Nobody has forbidden the sale, so you must sell at least one cube.
why-start_port_taken = { $port_name } is already taken.
why-start_ports_needed = With { $port_name } closed there would not be a start port for each of the { $players } players.
why-stored_already = { $port_name } already has { $good_name }.
why-supply_empty = There is no { $good_name } left in the supply.
why-takes_back = That would only undo the previous step.
why-tokens_used_up = { $building ->
    [basilica] All basilicas have been built.
   *[other] All forts have been built.
}
why-too_few_sailors = { $sailors ->
    [one] Galley { $number } has only { $sailors } sailor.
   *[other] Galley { $number } has only { $sailors } sailors.
}
why-warehouse_full = The warehouse of { $port_name } is full.
why-wrong_step = That is not part of the current step: { $step_name }.

## What is asked

ask-start = Who begins?
ask-closing = Which port of { $good_name } is closed?
ask-close = { $seat_name }: close a port of { $good_name }.
ask-settle = { $seat_name }: choose a start port.
ask-galley = { $seat_name }: choose a galley.
ask-mode = { $seat_name }: activate galley { $number } ({ $zone_name }) or invest?
ask-load = { $seat_name }: load galley { $number } ({ $zone_name }).
ask-move = { $seat_name }: move galley { $number } from { $zone ->
    [ionio] the Ionian Sea
   *[other] { $zone_name }
}; { $moves ->
    [one] { $moves } move left.
   *[other] { $moves } moves left.
}
ask-blockade_move = { $seat_name }: { $player_name } enters { $zone ->
    [ionio] the Ionian Sea
   *[other] { $zone_name }
} with galley { $number }. Stop it?
ask-act = { $seat_name }: what does galley { $number } do ({ $zone_name })? Or end its activation.
ask-act_end = { $seat_name }: galley { $number } ({ $zone_name }) can neither sell nor fight nor take a port here; end its activation.
ask-blockade_sale = { $seat_name }: { $player_name } wants to sell in { $zone_name } from galley { $number }. Forbid it?
ask-sell = { $seat_name }: sell from galley { $number } in { $port_name }.
ask-dice = Dice: attacker { $attacker }, defender { $defender }.
ask-round = { $seat_name }: fight on? Sailors aboard: { $sailors }, enemies: { $enemies }.
ask-loot = { $seat_name }: take loot aboard galley { $number }.
ask-blockade_claim = { $seat_name }: { $player_name } wants to take { $zone_name } with galley { $number }. Forbid it?
ask-volley = The fort of { $port_name } rolls its dice.
ask-land = { $sailors ->
    [one] { $seat_name }: how many sailors do you land in { $port_name }? If you land the only one aboard, the galley sinks.
   *[other] { $seat_name }: how many sailors do you land in { $port_name }? If you land all { $sailors }, the galley sinks.
}
ask-land_some = { $seat_name }: how many sailors do you land in { $port_name }? It holds { $size }.
ask-invest = { $seat_name }: invest.
ask-place = { $seat_name }: where do you put galley { $number }?
ask-doge = The doge card of turn { $turn }.
ask-special = { $seat_name }: special investment, until you have two galleys.
ask-crew = { $seat_name }: how many more sailors for galley { $number }?
ask-over = The game is over.

## The score sheet

score-start = At the start
score-sales = Sales
score-fees = Loading fees received
score-wine = Wine cards
score-scoring_1 = First scoring
score-scoring_2 = Second scoring
score-scoring_3 = Third scoring
score-goods = Goods loaded
score-sailors = Sailors hired
score-galleys = Galleys bought
score-buildings = Buildings

end-third_scoring = The third scoring ended the game.

tie-SER-11-4 = Equal money: the number of ports decides; if that is equal too, the place is shared.

## Options

option-start = Starting player
option-start-drawn = drawn
option-start-first = the first seat
option-money_open = Money is open (off: hidden)
option-closing = Closed ports, with two or three players
option-closing-random = drawn at random
option-closing-choose = chosen by the starting player
option-closing-list = as agreed below
option-closed_wood = Closed port of wood, if agreed
option-closed_wood-valencia = Valencia
option-closed_wood-sardegna = Sardegna
option-closed_wood-ragusa = Ragusa
option-closed_wood-antalya = Antalya
option-closed_wine = Closed port of wine, if agreed
option-closed_wine-venezia = Venezia
option-closed_wine-sicilia = Sicilia
option-closed_wine-modon = Modon
option-closed_wine-creta = Creta
option-closed_stone = Closed port of stone, if agreed
option-closed_stone-genova = Genova
option-closed_stone-marseille = Marseille
option-closed_stone-corfu = Corfu
option-closed_stone-acre = Acre
option-closed_marble = Closed port of marble, if agreed
option-closed_marble-alexandria = Alexandria
option-closed_marble-napoli = Napoli
option-closed_marble-tunis = Tunis
option-foreign_zone_sailor_transfer = Moving sailors between your galleys away from your own ports
option-foreign_zone_sailor_transfer-out_only = only off the active galley
option-foreign_zone_sailor_transfer-both = both ways
option-sale_blockade_without_move = A galley that has not moved can be kept from selling or taking a port
option-attack_needs_strength_1 = An attack needs a strength of at least 1
option-loot_for_attacker_only = Only a victorious attacker takes loot
option-capture_ends_activation = Taking a port ends the activation
option-special_investment_sailors_only_on_new = Sailors of a special investment go only onto new galleys
option-start_zone_reentry_blockade = A galley that returns to the zone it started from can be stopped there
option-full_port_always_pays_20 = A full warehouse pays 20 ducats in a port of any size
option-scuttle_any_time = You may scuttle any galley of yours at any time of your turn (off: the active one, while loading)
option-strength_after_volley = The initial strength is counted after the volley of a fort (off: before it)

## The pieces, as a screen reader names them

piece-closed = { $port_name } is closed
piece-held = { $sailors ->
    [one] { $seat_name }: { $port_name }, held by { $sailors } sailor
   *[other] { $seat_name }: { $port_name }, held by { $sailors } sailors
}
piece-guard = { $seat_name }: a sailor in { $port_name }
piece-port = { $port_name } makes { $good_name }; cubes in its warehouse: { $cubes }{ $forts ->
    [0] {""}
   *[other] ; a fort
}{ $basilicas ->
    [0] {""}
   *[other] ; a basilica
}
piece-cube = A cube of { $good_name }
piece-building = A building: { $building_name }
piece-galley = { $seat_name }: galley { $number }, { $zone_name }; sailors: { $sailors }, cubes: { $cubes }
piece-aboard = { $seat_name }: { $item_name } aboard galley { $number }
piece-counter = { $seat_name }: galley { $number } on the wheel
piece-out = Galley { $number } is not in this game
piece-pawn = The black pawn: galley { $number } acts
piece-pawn_doge = The black pawn on the doge’s space
piece-scoring = A scoring on space { $space }
piece-white = The white pawn on space { $space }
piece-card = Doge card still to come: { $card_name }
piece-card_played = Doge card played: { $card_name }
piece-die = { $skulls ->
    [0] A die without a skull
    [one] A die with { $skulls } skull
   *[other] A die with { $skulls } skulls
}
piece-money = { $money ->
    [-1] { $seat_name }: hidden money
    [one] { $seat_name }: { $money } ducat
   *[other] { $seat_name }: { $money } ducats
}

## Words printed on the sheets, which have little room

sheet-fight = Fight
sheet-deck = To come
sheet-discard = Played

## The terminal's panels

panel-ports = Ports
panel-supply = Supply
panel-routes = Routes of the active galley
panel-galleys = Galleys
panel-seats = Players

## Short words for the panels, which have little room

# one letter, another for each good
short-good-wood = W
short-good-stone = S
short-good-marble = M
short-good-wine = V
short-good-gold = G
short-good-spice = P
# one letter, another for each seat
short-seat-blue = B
short-seat-red = R
short-seat-orange = O
short-seat-black = K
# one letter each, behind the sailors of a port
short-fort = f
short-basilica = b
# 7 letters
short-closed = closed
# the doge cards that are left, 4 letters each
short-card-wine = wine
short-card-hourglass = +1
short-card-two_hourglasses = +2
short-card-arrows = +2↻
# the players' table: its heading and its lines
short-turn = Turn { $turn }, white pawn on { $white }, scorings at { $spaces }; deck: { $cards }
short-means = money { $money }  ports { $ports }  galleys { $galleys }  reserve { $reserve }  income { $income }

## Choices with little room

short-choice-close = Close
short-choice-settle = Start in
short-choice-load = Load
short-choice-embark = Sailor aboard
short-choice-take = Take
short-choice-strip = Take the last sailor
short-choice-jettison = Overboard
short-choice-disembark = Sailor ashore
short-choice-abandon_ashore = Last sailor ashore
short-choice-give = Give
short-choice-abandon = Last sailor to
short-choice-swap = Swap
short-choice-scuttle = Scuttle
short-choice-scuttle_galley = Scuttle
short-choice-sell = Sell
short-choice-attack = Attack
short-choice-assault = Attack port
short-choice-claim = Take port
short-choice-land = Land
short-choice-loot = Loot
short-choice-blockade = Blockade
short-choice-galley = Choose
short-choice-place = Place at
short-choice-crew = Hire crew
short-choice-fort = Fort
short-choice-basilica = Basilica
short-choice-hire_port = Hire in
short-choice-hire_galley = Hire onto

short-value-number = galley { $number }

## What the panels mean

panel-ports-legend = Alger G:WM45 B3f: makes gold (G); wood and marble lie in the warehouse; the next cubes bring 4 and 5 ducats; three blue sailors; f a fort, b a basilica; – neutral.
panel-supply-legend = The cubes of each good that are left.
panel-routes-legend = The zone of the active galley and those next to it.
panel-galleys-legend = The number of the galley, the letter of its owner, where it lies, its sailors and its goods; > is active.
panel-seats-legend = The turn, the white pawn and the scoring spaces on its track; the doge cards still in the deck: wine pays ducats for wine, +1 and +2 move the white pawn, ↻ also shuffles all cards. > decides. Then ducats, ports, galleys, sailors in reserve, and what a scoring would bring now.

# Tables of numbers: captions and headings
table-yes = yes
table-players = By number of players
table-players-count = players
table-players-scoring = scoring spaces, counted from the start of the white pawn
table-players-sailors = sailors of each player
table-players-galleys = highest galley number in the game
table-players-start_galleys = galleys of each player at the start
table-players-closed = closed ports
table-income = Income at a scoring
table-income-port = for each of your ports
table-ducats = ducats
table-income-cubes = cubes in the warehouse:
table-income-full = full warehouse, only with the option of SER-R23
table-income-basilica = a basilica, on top
table-income-wine = wine in the port, when the doge card shows wine
table-doge = Doge cards
table-doge-card = card
table-doge-count = cards
table-doge-advance = spaces of the white pawn
table-doge-wine = wine pays
table-doge-reshuffle = new deck
table-ports = Ports
table-ports-port = port
table-ports-good = good
table-ports-spaces = sale values of the warehouse
table-ports-start = start port
table-zones = Adjacent zones
table-zones-zone = zone
table-zones-adjacent = adjacent zones
table-goods = Goods cubes
table-goods-cubes = cubes in the supply
table-costs = Prices, in ducats
table-costs-cube = a cube that is loaded, where it is not free
table-costs-sailor = a sailor
table-costs-galley = a galley, for each that you have in play
table-costs-spice = more for a spice cube that is sold
table-buildings = Forts and basilicas
table-buildings-building = building
table-buildings-price = ducats
table-buildings-needs = goods needed
table-buildings-tokens = in the box
table-dice = Dice
table-dice-skulls = skulls on the six faces
table-dice-fort = dice of a fort
table-start = At the start
table-start-ducats = ducats of each player
table-start-port_sailors = sailors in the start port
table-start-galley_sailors = sailors on each galley
table-agreed = Closed ports of the agreed list
table-other = Other numbers
table-other-slots = places on a galley
table-other-galleys = galleys of a player in play, at most
table-other-special = galleys up to which the special investment goes
table-other-scorings = scorings in a game

## What a move changes: the names of the gauges, and their changes in a few letters

gauge-money = Ducats
chip-money = { $sign }{ $by } { $by ->
    [one] ducat
   *[other] ducats
}
gauge-galleys = Galleys
chip-galleys = { $sign }{ $by } { $by ->
    [one] galley
   *[other] galleys
}
gauge-ports = Ports
chip-ports = { $sign }{ $by } { $by ->
    [one] port
   *[other] ports
}
gauge-crew = Sailors on galleys
chip-crew = { $sign }{ $by } aboard
gauge-garrison = Sailors in ports
chip-garrison = { $sign }{ $by } in port
gauge-cargo-wood = Wood on galleys
chip-cargo-wood = wood { $sign }{ $by }
gauge-cargo-stone = Stone on galleys
chip-cargo-stone = stone { $sign }{ $by }
gauge-cargo-marble = Marble on galleys
chip-cargo-marble = marble { $sign }{ $by }
gauge-cargo-wine = Wine on galleys
chip-cargo-wine = wine { $sign }{ $by }
gauge-cargo-gold = Gold on galleys
chip-cargo-gold = gold { $sign }{ $by }
gauge-cargo-spice = Spice on galleys
chip-cargo-spice = spice { $sign }{ $by }
gauge-forts = Forts
chip-forts = { $sign }{ $by } { $by ->
    [one] fort
   *[other] forts
}
gauge-basilicas = Basilicas
chip-basilicas = { $sign }{ $by } { $by ->
    [one] basilica
   *[other] basilicas
}
gauge-income = Income if scored now
chip-income = income { $sign }{ $by }
chip-draws-start = draw
chip-draws-closing = draw
chip-draws-dice = dice
chip-draws-volley = dice
chip-draws-doge = a doge card
chip-event-attacked = strength { $strength }
chip-event-assaulted = strength { $strength }
chip-event-sunk = galley { $number } sinks

# What the things on the table are: see caravela/core/about.py

about-galley = When the black pawn reaches its number it acts or its owner invests. It carries up to 5 sailors and cubes, at least one sailor; its sailors are its speed and its strength. The flag shows how many there are.
    .name = Galley
    .rule = SER-5.1
about-hold = Room for 5 items: sailors and goods, at least one sailor. Without sailors a galley sinks.
    .name = Hold
    .rule = SER-4.1
about-sailor = On a galley a sailor rows and fights; in a port he holds it for you. Hired for 1 ducat when you invest. Fallen sailors return to the reserve.
    .name = Sailor
    .rule = SER-4.4
about-reserve = Your sailors that are not on the board. With an empty reserve you can hire nobody.
    .name = Reserve
    .rule = SER-1.6
about-wood = Sold in ports that neither make nor store it. A port that can draw on wood and stone can have a fort.
    .name = Wood
    .rule = SER-9.5
about-stone = Sold in ports that neither make nor store it. A port that can draw on wood and stone can have a fort.
    .name = Stone
    .rule = SER-9.5
about-marble = Sold in ports that neither make nor store it. A port that can draw on marble and gold can have a basilica.
    .name = Marble
    .rule = SER-9.6
about-gold = Sold in ports that neither make nor store it. A port that can draw on marble and gold can have a basilica.
    .name = Gold
    .rule = SER-9.6
about-wine = A port has wine if it makes it or stores it. When the doge card with wine comes, each of your ports with wine pays 3 ducats.
    .name = Wine
    .rule = SER-10.2
about-spice = Every cube sold brings 2 ducats more than the space says, even in your own port.
    .name = Spice
    .rule = SER-6.7
about-sign = Galleys in this zone may load this good, and no other: in your own port the first cube is free, else 1 ducat each. It is never sold here.
    .name = What the port makes
    .rule = SER-4.10
about-port = A port: its garrison above, its warehouse below. Each number is what a cube sold there brings. At a scoring the owner is paid by the cubes stored: the fuller, the more.
    .name = { $id_name }
    .rule = SER-11.1
about-store = A cube sold goes to the free space with the lowest number, and brings that many ducats: nothing in your own port. One cube of each good; cubes are never taken out.
    .name = Warehouse space
    .rule = SER-6.5
about-held = The sailors that hold this port. To take it, others must first sink the owner’s galleys here and then beat the garrison. An owner’s only port cannot be attacked.
    .name = Garrison
    .rule = SER-8.7
about-closed = With two or three players four ports are closed: no trade, no landing, no building. Galleys may still pass and fight in its zone.
    .name = Closed port
    .rule = SER-2.13
about-fort = Built for 2 ducats in your own port with wood and stone. Whoever attacks the port first faces two dice of the fort. It can never be destroyed. There are five.
    .name = Fort
    .rule = SER-8.8
about-basilica = Built for 2 ducats in your own port with marble and gold. It pays whoever controls the port 5 ducats more at each scoring. There are five.
    .name = Basilica
    .rule = SER-9.6
about-zone = A sea zone. A galley moves from zone to zone, at most as many as it has sailors. A rival with more sailors on his galleys here may stop it.
    .name = { $id_name }
    .rule = SER-5.1
about-sea = Here a galley lies in its zone. Galleys that carry together more sailors than an arriving one may stop it: a blockade.
    .name = Berth
    .rule = SER-5.3
about-counter = It shows whose galley has this number. The black pawn visits the numbers in rising order.
    .name = Galley cube
    .rule = SER-3.1
about-wheel = The order of the galleys. A galley bought with a number that is still to come acts in the same turn. At the doge space, the one with the hat, a doge card is turned up.
    .name = Wheel
    .rule = SER-3.1
about-black_pawn = It stands at the number of the galley that acts now. At the doge space the turn ends with a doge card.
    .name = Black pawn
    .rule = SER-1.11
about-white_pawn = It moves on by the hourglasses of the doge cards. When it reaches or passes a scoring space, all ports pay. After the third scoring the game ends.
    .name = White pawn
    .rule = SER-10.3
about-scoring = When the white pawn reaches or passes it, each port pays its owner by its cubes, and 5 ducats more for a basilica. The third scoring ends the game.
    .name = Scoring space
    .rule = SER-10.5
about-track = The white pawn goes along it; the coins are the three scorings.
    .name = Turn track
    .rule = SER-10.5
about-doge_wine = The white pawn stays; every player receives 3 ducats for each port of theirs that has wine.
    .name = Doge card: wine
    .rule = SER-10.2
about-doge_hourglass = The white pawn moves 1 space forward.
    .name = Doge card: an hourglass
    .rule = SER-10.3
about-doge_two_hourglasses = The white pawn moves 2 spaces forward.
    .name = Doge card: two hourglasses
    .rule = SER-10.3
about-doge_arrows = The white pawn moves 2 spaces forward. Then all five cards are shuffled into a new deck.
    .name = Doge card: two hourglasses and arrows
    .rule = SER-10.4
about-deck = At the end of each turn one of these is drawn. Nobody knows which.
    .name = Doge cards to come
    .rule = SER-10.1
about-discard = They come back when the card with arrows is drawn.
    .name = Doge cards played
    .rule = SER-10.2
about-die = In a fight both sides roll as many dice as their strength. Each skull takes a sailor of the other side.
    .name = Die
    .rule = SER-7.5
about-fight = Attacker on the left, defender on the right. The attacker’s strength is the crew less the zones moved in this activation; the defender’s is the crew or garrison.
    .name = Fight
    .rule = SER-7.2
about-booty = Goods of the sunk galley. The winner takes what there is room for; the rest returns to the supply.
    .name = Booty
    .rule = SER-7.9
about-supply = What nobody uses. While a good is out of stock, nobody can load it.
    .name = Supply
    .rule = SER-1.5
about-out = With two or three players only galleys 1 to 12 are used.
    .name = Not in this game
    .rule = SER-2.4
about-money = Ducats are the points: whoever has the most after the third scoring wins.
    .name = Money
    .rule = SER-11.3
about-income = What each port pays its owner at a scoring, by the cubes in its warehouse; below, what a basilica adds, what the wine card pays for a port with wine, and what spice adds to a sale.
    .name = Income at a scoring
    .rule = SER-11.1
about-next_income = What the ports would pay this player if a scoring came now; beside it, what earlier scorings paid.
    .name = Next scoring
    .now = { $income ->
        [one] { $income } ducat now.
       *[other] { $income } ducats now.
    }
    .rule = SER-11.1
about-ports = How many ports this player controls. They pay at scorings, and break a tie at the end.
    .name = Ports
    .rule = SER-8.1
about-invest = Instead of activating a galley you may invest: sailors for 1 ducat, one galley for as many ducats as you have galleys, forts and basilicas for 2. Below: loading, and what the wine card would pay you.
    .name = Prices
    .rule = SER-9.1
