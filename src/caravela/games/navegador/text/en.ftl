# Navegador in English. What each group of messages is for stands in caravela/core/words.py.

## Names

game-title = Navegador
game-pitch = Turn the rondel, discover the sea route to Japan and make colonies, factories and privileges worth a fortune.

seat-red = Red
seat-green = Green
seat-yellow = Yellow
seat-blue = Blue
seat-black = Black
seat-chance = Chance

region-portugal = Portugal
region-bahia = Bahia
region-guine = Guiné
region-rio = Rio de Janeiro
region-angola = Angola
region-cabo = Cabo da Boa Esperança
region-mocambique = Moçambique
region-zanzibar = Zanzibar
region-goa = Goa
region-malaca = Malaca
region-timor = Timor
region-macau = Macau
region-nagasaki = Nagasaki

good-sugar = sugar
good-gold = gold
good-spice = spice

space-sailing = Sailing
space-workers = Workers
space-market_a = Market I
space-colony = Colony
space-privilege = Privilege
space-ships = Ships
space-market_b = Market II
space-buildings = Buildings

building-sugar_factory = sugar factory
building-gold_factory = gold factory
building-spice_factory = spice factory
building-shipyard = shipyard
building-church = church

column-colony = colonies
column-factory = factories
column-explorer = explorers
column-shipyard = shipyards
column-church = churches

## Actions: the sentence for each, and the kind as a choice in a menu

action-start = { $player_name } begins
choice-start = Starting player
action-token = A { $good_name } token of { $price } cr
choice-token = Colony token
action-card = Use the Navegador card for an extra sailing
choice-card = Use the Navegador card
action-rondel = Move the stone to { $space_name }
choice-rondel = Move the stone
action-pay = Give up a ship in { $region_name }
choice-pay = Give up a ship
action-discover = Discover { $region_name }
choice-discover = Discover a region
action-fleet = A ship from { $origin_name } joins the fleet
choice-fleet = A ship for the fleet
action-lose = Lose a ship that could cross { $borders ->
    [0] no more borders
    [one] { $borders } more border
   *[other] { $borders } more borders
}
choice-lose = The ship that is lost
action-move = Sail a ship from { $origin_name } to { $destination_name }
choice-move = Sail a ship
action-hire = { $count ->
    [0] Hire nobody
    [one] Hire { $count } worker
   *[other] Hire { $count } workers
}
choice-hire = Hire workers
action-ships = { $count ->
    [0] Build no ship
    [one] Build { $count } ship
   *[other] Build { $count } ships
}
choice-ships = Build ships
action-found = Found a colony in { $region_name }
choice-found = Found a colony
action-found_with = Found a colony in { $region_name } with the token of { $price } cr
choice-found_with = Found a colony
action-build = Build a { $building_name }
choice-build = Build
action-sell = Sell { $count } { $good_name }
choice-sell = Sell
action-process = Process { $count } { $good_name }
choice-process = Process
action-privilege = Take a privilege for { $column_name }
choice-privilege = Take a privilege
action-royal = Put the royal privilege on { $column_name }
choice-royal = Place the royal privilege
action-done = Done
choice-done = Done

## The question behind a menu that narrows a choice

pick-player = Which player?
pick-good = Which good?
pick-price = At which price?
pick-space = Which space of the rondel?
pick-region = Which region?
pick-origin = From where?
pick-destination = Where to?
pick-borders = Which ship?
pick-count = How many?
pick-building = Which building?
pick-column = Which column?

## The log

event-starts = { $player_name } begins.
event-gets_card = { $player_name } gets the Navegador card.
event-card_used = { $seat_name } uses the Navegador card.
event-card_passed = The Navegador card passes from { $seat_name } to { $to_name }; the orange ship moves to { $space_name }.
event-orange = The orange ship is placed on { $space_name }.
event-rondel = { $ships ->
    [0] { $seat_name } moves to { $space_name }.
    [one] { $seat_name } moves to { $space_name } for { $ships } ship.
   *[other] { $seat_name } moves to { $space_name } for { $ships } ships.
}
event-paid_ship = { $seat_name } gives up a ship in { $region_name }.
event-sailed = { $seat_name } sails a ship from { $origin_name } to { $destination_name }.
event-joined_fleet = { $seat_name } sends a ship from { $origin_name } into the unknown, to { $region_name }.
event-lost_ship = { $seat_name } loses a ship off { $region_name }.
event-discovered = { $seat_name } discovers { $region_name }!
event-token = { $region_name }: a { $good_name } colony with a price of { $price } cr is turned up.
event-discovery_bonus = { $seat_name } receives { $coins } cr for discovering { $region_name }.
event-hired = { $count ->
    [0] { $seat_name } hires nobody.
    [one] { $seat_name } hires { $count } worker for { $coins } cr.
   *[other] { $seat_name } hires { $count } workers for { $coins } cr.
}
event-surplus_workers = { $count ->
    [one] { $seat_name } sells { $count } surplus worker for { $coins } cr.
   *[other] { $seat_name } sells { $count } surplus workers for { $coins } cr.
}
event-built_ships = { $count ->
    [0] { $seat_name } builds no ship.
    [one] { $seat_name } builds { $count } ship for { $coins } cr.
   *[other] { $seat_name } builds { $count } ships for { $coins } cr.
}
event-surplus_ships = { $count ->
    [one] { $seat_name } sells { $count } surplus ship for { $coins } cr.
   *[other] { $seat_name } sells { $count } surplus ships for { $coins } cr.
}
event-founded = { $seat_name } founds a { $good_name } colony in { $region_name } for { $coins } cr.
event-built = { $seat_name } builds a { $building_name } for { $coins } cr.
event-sold = { $seat_name } sells { $count } { $good_name } for { $coins } cr.
event-processed = { $seat_name } processes { $count } { $good_name } and earns { $coins } cr.
event-privilege = { $coins ->
    [0] { $seat_name } takes a privilege for { $column_name }, without a bonus.
   *[other] { $seat_name } takes a privilege for { $column_name } and receives { $coins } cr.
}
event-phase = Phase { $phase } begins.
event-refill = New privileges in the gallery: { $count } of each type.
event-filled_up = { $count ->
    [one] The gallery is filled up to { $count } privilege of each type.
   *[other] The gallery is filled up to { $count } privileges of each type.
}
event-end_by_nagasaki = Nagasaki is discovered: everybody takes one more turn.
event-end_by_buildings = The last building is taken: everybody takes one more turn.
event-end_by_cap = { $turns ->
    [one] Everybody has taken the agreed { $turns } turn.
   *[other] Everybody has taken the agreed { $turns } turns.
}
event-royal = { $seat_name } puts the royal privilege on { $column_name }.

## Why not

why-card_first_round = The Navegador card cannot be used in the first round.
why-card_not_held = Another player holds the Navegador card.
why-cheapest_first = In { $region_name } the cheapest token must be taken first.
why-cheapest_of_good = Of the { $good_name } colonies that you could found now, the cheapest is in { $region_name }; it must be taken first.
why-column_full = The { $column_name } column already holds its { $slots } privileges.
why-discovered_already = { $region_name } has already been discovered.
why-fleet_too_small = { $ships ->
    [0] Discovering { $region_name } takes { $needed } ships that have not moved and can reach it; you have none.
   *[other] Discovering { $region_name } takes { $needed } ships that have not moved and can reach it; you have only { $ships }.
}
why-gallery_empty = There is no privilege for { $column_name } in the gallery.
why-game_over = The game is over.
why-good_done = You have already sold or processed { $good_name } in this action.
why-joker_used = Your joker factory has already been used in this action; apart from it you have { $factories ->
    [0] no { $good_name } factory
    [one] only { $factories } { $good_name } factory
   *[other] only { $factories } { $good_name } factories
}.
why-last_workers = You must keep at least { $lowest } workers.
why-line_empty = There is no { $building_name } left.
why-moved_already = Every ship of yours in { $region_name } has already sailed in this action.
why-no_money = It costs { $price } cr, and you have { $money ->
    [0] no money.
   *[other] only { $money } cr.
}
why-no_ship_for_colony = Each colony needs a ship of its own in { $region_name }.
why-no_ship_there = You have no ship in { $region_name }.
why-no_token = There is no such colony token in { $region_name }.
why-no_workers = { $workers ->
    [0] It takes { $needed } workers, and none is free.
    [one] It takes { $needed } workers, and only { $workers } is free.
   *[other] It takes { $needed } workers, and only { $workers } are free.
}
why-not_asked = Something else has to be decided now.
why-not_in_reach = No ship in { $origin_name } that has not moved can reach { $region_name }.
why-one_discovery = You can discover only one region in one sailing.
why-ships_used_up = { $room ->
    [0] All your ships are on the board; to build for sale you need a shipyard for each ship built, and you have { $shipyards }.
    [one] Only { $room } ship is left in your supply; to build more you need a shipyard for each ship built, and you have { $shipyards }.
   *[other] Only { $room } ships are left in your supply; to build more you need a shipyard for each ship built, and you have { $shipyards }.
}
why-something_possible = At this table you may not skip an action that is possible.
why-too_far = { $destination_name } is more than { $reach } { $reach ->
    [one] border
   *[other] borders
} from { $origin_name }.
why-too_few_colonies = { $colonies ->
    [0] You have no { $good_name } colony.
    [one] You have only { $colonies } { $good_name } colony.
   *[other] You have only { $colonies } { $good_name } colonies.
}
why-too_few_factories = { $factories ->
    [0] For { $good_name } you have only the joker factory.
    [one] For { $good_name } you have only { $factories } factory and the joker factory.
   *[other] For { $good_name } you have only { $factories } factories and the joker factory.
}
why-too_few_ships = That move costs { $needed ->
    [one] { $needed } ship
   *[other] { $needed } ships
}, and you have { $ships ->
    [0] none
   *[other] only { $ships }
} on the board.
why-track_full = { $room ->
    [0] The worker track is full; to hire for sale you need a church for each worker hired, and you have { $churches }.
   *[other] The worker track has room for only { $room } more; to hire more you need a church for each worker hired, and you have { $churches }.
}
why-undiscovered = A single ship cannot enter { $region_name } before it is discovered.
why-undiscovered_colony = { $region_name } has not been discovered yet.
why-way_undiscovered = { $reach ->
    [one] Every way from { $origin_name } to { $destination_name } within { $reach } border
   *[other] Every way from { $origin_name } to { $destination_name } within { $reach } borders
} leads through a region that has not been discovered yet.

## What is asked

ask-start = Who begins?
ask-first_turn = { $seat_name }: put your stone on any space of the rondel.
ask-turn = { $seat_name }: move your stone on from { $space_name }.
ask-pay = { $count ->
    [one] { $seat_name }: give up { $count } ship for the long move.
   *[other] { $seat_name }: give up { $count } ships for the long move.
}
ask-sail = { $reach ->
    [one] { $seat_name }: sail; each ship may cross { $reach } border.
   *[other] { $seat_name }: sail; each ship may cross up to { $reach } borders.
}
ask-fleet = { $count ->
    [one] { $seat_name }: choose { $count } more ship for { $region_name }.
   *[other] { $seat_name }: choose { $count } more ships for { $region_name }.
}
ask-lose = { $seat_name }: which ship is lost off { $region_name }? Still to lose: { $count }.
ask-token = Colony tokens of { $region_name } still face down: { $count }.
ask-workers = { $seat_name }: how many workers do you hire?
ask-ships = { $seat_name }: how many ships do you build?
ask-colony = { $workers ->
    [0] { $seat_name }: found colonies; no worker is free.
    [one] { $seat_name }: found colonies; { $workers } worker is free.
   *[other] { $seat_name }: found colonies; { $workers } workers are free.
}
ask-market = { $seat_name }: sell each good, process it or leave it.
ask-build = { $workers ->
    [0] { $seat_name }: build; no worker is free.
    [one] { $seat_name }: build; { $workers } worker is free.
   *[other] { $seat_name }: build; { $workers } workers are free.
}
ask-privilege = { $seat_name }: take a privilege.
ask-royal = { $seat_name }: place your royal privilege.
ask-over = The game is over.

## The score sheet

score-workers = Workers
score-ships = Ships on the board
score-money = Money
score-colony = Colonies
score-factory = Factories
score-explorer = Explorers
score-shipyard = Shipyards
score-church = Churches

end-nagasaki = Nagasaki was discovered.
end-last_building = The last building was taken.
end-turn_cap = The agreed number of turns has been played.

tie-NAV-14-6 = Equal points: the Navegador card would reach the winner first.

## Options

option-start = Starting player
option-start-drawn = drawn
option-start-first = the first seat
option-turn_cap = Turn limit: the game also ends after this many turns per player (0: no limit)
option-surplus_paid_in_batch = All workers and ships are paid for before any surplus is sold
option-discovering_ships_stop = A discovering fleet stops in the region it discovers
option-phase_change_at_next_turn = A new phase begins with the next turn (off: with the next round)
option-refill_adds = New privileges are added to those in the gallery (off: it is filled up to the number)
option-null_actions_allowed = You may skip an action even if it is possible
option-cheapest_colony_forced = The cheapest colony of a region is taken first
option-cheapest_of_good = Of each good, the cheapest colony that you can found anywhere is taken first

## The pieces, as a screen reader names them

piece-ship = { $seat_name }: a ship, { $region_name }
piece-fleet = { $seat_name }: a ship bound for { $region_name }
piece-supply = { $seat_name }: a ship in the supply
piece-orange = The orange ship on { $space_name }
piece-orange_aside = The orange ship beside the rondel
piece-stone = { $seat_name }: the stone on { $space_name }
piece-stone_aside = { $seat_name }: the stone in the middle of the rondel
piece-workers = { $workers ->
    [one] { $seat_name }: { $workers } worker in Lisboa
   *[other] { $seat_name }: { $workers } workers in Lisboa
}
piece-phase = Phase { $phase }
piece-disc = { $region_name }: not discovered yet
piece-own_disc = { $seat_name }: an explorer disc
piece-double_loss = { $ships ->
    [one] { $region_name }: discovering it costs { $ships } ship
   *[other] { $region_name }: discovering it costs { $ships } ships
}
piece-back = { $region_name }: a { $good_name } token, face down
piece-token = { $region_name }: a { $good_name } colony for { $price } cr
piece-colony = { $seat_name }: a { $good_name } colony, bought for { $price } cr
piece-price = Price of { $good_name }: { $price } cr; processing brings { $revenue } cr
piece-building = For sale: { $building_name }, { $price } cr
piece-own_building = { $seat_name }: { $building_name }
piece-joker = { $seat_name }: joker factory
piece-privilege = In the gallery: a privilege for { $column_name }
piece-own_privilege = { $seat_name }: a privilege for { $column_name }
piece-royal = { $seat_name }: the royal privilege, not placed yet
piece-royal_placed = { $seat_name }: the royal privilege, for { $column_name }
piece-card = { $seat_name }: the Navegador card
piece-money = { $seat_name }: { $money } cr

## Words printed on the sheets, which have little room

sheet-lisboa = Lisboa
sheet-phase = Phase
sheet-supply = Supply

## The terminal's panels

panel-chart = Chart
panel-market = Market
panel-rondel = Rondel
panel-buildings = Buildings
panel-gallery = Gallery
panel-seats = Players

## Short words for the panels, which have little room: at most the given number of letters, or they are cut

# one letter, another for each seat
short-seat-red = R
short-seat-green = G
short-seat-yellow = Y
short-seat-blue = B
short-seat-black = K
# 10 letters
short-region-rio = Rio
short-region-cabo = Cabo
# 6 letters
short-good-sugar = sugar
short-good-gold = gold
short-good-spice = spice
# 13 letters
short-building-sugar_factory = sugar factory
short-building-gold_factory = gold factory
short-building-spice_factory = spice factory
short-building-shipyard = shipyard
short-building-church = church
# the headings of the players' table: 4, 3, 5; 9, 9, 6, 6, 6; 3 letters
short-money = cr
short-workers = wrk
short-ships = ships
short-column-colony = colonies
short-column-factory = factories
short-column-explorer = expl.
short-column-shipyard = yards
short-column-church = church
short-points = VP
# what stands above the players' names: 12 letters
short-phase = phase { $phase }
short-turns_left = { $count ->
    [one] { $count } turn left
   *[other] { $count } turns left
}
# the workers that a building needs, 2 letters
short-needed = { $count }w
# the ships that a discovery costs, 6 letters; that it ends the game, 4 letters
short-lost_ships = lose { $count }
short-end = end

## Choices with little room

short-choice-card = Navegador card
short-choice-rondel = Move
short-choice-pay = Give up ship
short-choice-discover = Discover
short-choice-fleet = Fleet from
short-choice-lose = Lose ship
short-choice-move = Sail
short-choice-hire = Hire
short-choice-ships = Build ships
short-choice-found = Found
short-choice-found_with = Found
short-choice-build = Build
short-choice-privilege = Privilege
short-choice-royal = Royal privilege

## What the panels mean

panel-chart-legend = ● discovered, ○ not yet; the lines join neighbours. R2: two red ships. Then the good and the prices of its colonies, the cheapest first; ?×4: four tokens face down. What a discovery sets off: a phase, “lose 2” ships instead of one, the end.
panel-market-legend = ■ shows where each good stands between dear (left) and cheap (right). 50▼: what a unit brings when it is sold, which pushes the price down. 30▲: what it brings when it is processed, which pushes the price up.
panel-rondel-legend = Clockwise down the right side and up the left. The number beside a space: the ships that your stone pays on its way there, · none. Letters are stones, ◆ is the orange ship.
panel-buildings-legend = The price, how many are left, the workers that one needs (3w).
panel-seats-legend = ▶ decides, ◆ holds the Navegador card. Ships on the chart / of all. Each column: what counts, then ■ privileges and · free slots. Colonies and factories are sugar·gold·spice; +1 is the factory for any good. Gallery: the privileges that can still be taken.

# Tables of numbers: captions and headings
table-players = By number of players
table-players-count = players
table-players-gallery_2 = privileges of each type when phase 2 begins
table-players-gallery_3 = privileges of each type when phase 3 begins
table-players-shipyards = shipyards on their line
table-players-churches = churches on their line
table-players-double_loss = regions with a double-loss marker
table-phases = By phase
table-phases-phase = phase
table-phases-range = borders that a ship may cross
table-phases-worker = worker at the church price, cr
table-phases-extra_worker = further worker, cr
table-phases-surplus_worker = sale of a surplus worker, cr
table-phases-ship = ship at the shipyard price, cr
table-phases-extra_ship = further ship, cr
table-phases-surplus_ship = sale of a surplus ship, cr
table-market = Market, in cr
table-market-row = row from the top
table-market-revenue = processing
table-buildings = Building prices
table-buildings-line = line
table-buildings-workers = workers needed
table-buildings-prices = prices from left to right, cr
table-regions = Stacks of colony tokens
table-regions-region = region
table-regions-good = good
table-regions-tokens = tokens
table-borders = Borders
table-borders-between = between
table-borders-colour = colour
table-borders-blue = blue
table-borders-red = red
table-tokens = Prices of the colony tokens
table-tokens-prices = one token of each of these prices, cr
table-sheet = Player sheet
table-sheet-column = column
table-sheet-base = VP each, base value
table-sheet-privilege = VP more with each privilege
table-sheet-bonus = cash bonus of the slots from the top, cr
table-sailing = Discovery
table-sailing-plain = without a double-loss marker
table-sailing-double = with a double-loss marker
table-sailing-fleet = ships needed
table-sailing-loss = ships lost
table-start = At the start
table-start-money = money of each player, cr
table-start-workers = workers of each player
table-start-ships = ships in Portugal of each player
table-start-joker_factories = joker factories of each player
table-start-shipyards = shipyards of each player
table-start-churches = churches of each player
table-start-market_row = row of the price markers, from the top
table-start-gallery = privileges of each type in the gallery
table-other = Other numbers
table-other-free_steps = spaces of the rondel that cost nothing
table-other-lowest = fewest workers
table-other-highest = most workers
table-other-ships = most ships of a player
table-other-colony_workers = workers needed for a colony
table-other-worker_cost = workers that a privilege costs
table-other-slots = privileges in a column, at most
table-other-vp_worker = VP for a worker
table-other-vp_ship = VP for a ship on the board
table-other-vp_money = cr that make 1 VP

## What a move changes: the names of the gauges, and their changes in a few letters

gauge-money = Money
chip-money = { $sign }{ $by } cr
gauge-workers = Workers
chip-workers = { $sign }{ $by } { $by ->
    [one] worker
   *[other] workers
}
gauge-ships = Ships on the board
chip-ships = { $sign }{ $by } { $by ->
    [one] ship
   *[other] ships
}
gauge-colonies-sugar = Sugar colonies
chip-colonies-sugar = { $sign }{ $by } { $by ->
    [one] sugar colony
   *[other] sugar colonies
}
gauge-colonies-gold = Gold colonies
chip-colonies-gold = { $sign }{ $by } { $by ->
    [one] gold colony
   *[other] gold colonies
}
gauge-colonies-spice = Spice colonies
chip-colonies-spice = { $sign }{ $by } { $by ->
    [one] spice colony
   *[other] spice colonies
}
gauge-factories-sugar = Sugar factories
chip-factories-sugar = { $sign }{ $by } { $by ->
    [one] sugar factory
   *[other] sugar factories
}
gauge-factories-gold = Gold factories
chip-factories-gold = { $sign }{ $by } { $by ->
    [one] gold factory
   *[other] gold factories
}
gauge-factories-spice = Spice factories
chip-factories-spice = { $sign }{ $by } { $by ->
    [one] spice factory
   *[other] spice factories
}
gauge-shipyards = Shipyards
chip-shipyards = { $sign }{ $by } { $by ->
    [one] shipyard
   *[other] shipyards
}
gauge-churches = Churches
chip-churches = { $sign }{ $by } { $by ->
    [one] church
   *[other] churches
}
gauge-explorers = Explorers
chip-explorers = { $sign }{ $by } { $by ->
    [one] explorer
   *[other] explorers
}
gauge-privileges = Privileges
chip-privileges = { $sign }{ $by } { $by ->
    [one] privilege
   *[other] privileges
}
gauge-card = Navegador card
chip-card = { $sign } Navegador card
gauge-points = Points
chip-points = { $sign }{ $by } VP
chip-draws-start = draw
chip-draws-token = draw
chip-event-phase = phase { $phase } begins
chip-event-end_by_nagasaki = last round
chip-event-end_by_buildings = last round

# What the things on the table are: see caravela/core/about.py

about-ship = Your ships sail when you choose Sailing or use the Navegador card, found colonies where they lie, and pay for long moves on the rondel. Two together discover a region. Each one on the board is 1 VP at the end.
    .name = Ship
    .rule = NAV-6.1
about-supply = Ships that are not on the board. Build them with the action Ships: they start in Portugal. In the supply they score nothing.
    .name = Ships in the supply
    .rule = NAV-5.3
about-orange_ship = It stands where the holder of the Navegador card received it. If the holder’s stone lands on it or passes it, the card goes to the right neighbour unused.
    .name = Orange ship
    .rule = NAV-12.7
about-stone = Your stone shows your latest action. Each turn it moves clockwise: up to 3 spaces free, every further space for one of your ships on the board.
    .name = Stone
    .rule = NAV-3.3
about-worker = Workers found colonies (2 each) and put up buildings (3 for a factory, 4 for a shipyard, 5 for a church); you keep them. A privilege costs one.
    .name = Workers
    .now = Worth { $workers } VP now: 1 for each worker.
    .rule = NAV-14.1
about-lisboa = Your marker shows how many workers you have, from 2 to 9. The track never goes beyond 9, and a privilege never takes you below 2.
    .name = Lisboa, the worker track
    .rule = NAV-1.11
about-disc = This region is not discovered. Two of your ships that arrive in one sailing discover it: one of them is lost, you take the disc, turn up the tokens and receive the price of the cheapest.
    .name = Explorer disc
    .rule = NAV-6.6
about-disc-own_disc = You took it when you discovered a region. Explorer privileges make every disc worth more.
    .name = Explorer disc
    .now = Worth { $value-explorer } VP each now.
    .rule = NAV-14.4
about-token = A colony for sale: with the action Colony, a ship here and 2 free workers you pay its price and take it. In each region the cheapest goes first.
    .name = Colony token
    .now = Costs { $price } cr.
    .rule = NAV-7.3
about-stack = The good is known, the prices are not: the tokens are turned up when the region is discovered, and then lie from the cheapest to the dearest.
    .name = Stack of colony tokens
    .rule = NAV-2.3
about-colony = With each Market action every colony can sell one unit of its good. Colony privileges make every colony worth more.
    .name = Colony
    .now = Worth { $value-colony } VP each now.
    .rule = NAV-9.2
about-price = Its row is the price of the good and, on the right, what processing one unit brings. Every unit sold moves it down a row, every unit processed moves it up.
    .name = Price marker
    .now = Selling brings { $price } cr a unit, processing { $revenue } cr.
    .rule = NAV-9.2
about-market = Ten rows of prices for sugar, gold and spice; the fourth column is the revenue for processing. Sales lower the price of a good, processing raises it again.
    .name = Market table
    .rule = NAV-1.7
about-factory = Needs 3 workers and its price; the next one of the line costs more. A factory processes one unit of its good with every Market action.
    .name = Factory for sale
    .rule = NAV-8.2
about-factory-own_building = It processes one unit of its good with every Market action, instead of selling that good. Factory privileges make every factory worth more.
    .name = Factory
    .now = Worth { $value-factory } VP each now.
    .rule = NAV-9.4
about-joker = It processes one unit of any one good that you do not sell in this action. It counts as a factory, for points too.
    .name = Joker factory
    .now = Worth { $value-factory } VP now.
    .rule = NAV-9.6
about-shipyard = Needs 4 workers and its price; the next one of the line costs more. Each shipyard lets you build one ship per Ships action for 50 cr.
    .name = Shipyard for sale
    .rule = NAV-8.2
about-shipyard-own_building = Each one lets you build a ship for 50 cr in a Ships action; further ships cost the phase price. Shipyard privileges make every one worth 2 VP more.
    .name = Shipyard
    .now = Worth { $value-shipyard } VP each now.
    .rule = NAV-5.1
about-church = Needs 5 workers and its price; the next one of the line costs more. Each church lets you hire one worker per Workers action for 50 cr.
    .name = Church for sale
    .rule = NAV-8.2
about-church-own_building = Each one lets you hire a worker for 50 cr in a Workers action; further workers cost the phase price. Church privileges make every one worth 2 VP more.
    .name = Church
    .now = Worth { $value-church } VP each now.
    .rule = NAV-4.1
about-privilege = Taken with the action Privilege for one worker. At once it pays the bonus of its slot for every item in its column; at the end it makes each of them worth 1 VP more, shipyards and churches 2 VP.
    .name = Privilege
    .rule = NAV-10.5
about-royal = Each player has one and puts it in a free slot at the end: it counts as a privilege of that column but pays no bonus. The points shown now assume its best place.
    .name = Royal privilege
    .rule = NAV-14.2
about-gallery = The privileges that can be taken now, one per action and for one worker. At a new phase the gallery is filled up.
    .name = Gallery
    .rule = NAV-10.1
about-slot = Filled from the top, three in a column. The number is the bonus in cr that a privilege pays here for every item in the column.
    .name = Slot for a privilege
    .rule = NAV-10.4
about-column = The shield shows what every item in this column is worth at the end; each privilege in it adds to that.
    .name = Column of the sheet
    .now = Worth each now: { $id ->
        [colony] { $value-colony }
        [factory] { $value-factory }
        [explorer] { $value-explorer }
        [shipyard] { $value-shipyard }
       *[church] { $value-church }
        } VP.
    .rule = NAV-14.4
about-double_loss = Discovering this region takes at least 3 ships, and 2 of them are lost. The marker goes with the discovery.
    .name = Double-loss marker
    .rule = NAV-6.6
about-card = Before you move your stone you may use it for an extra sailing; then it goes to your right neighbour. Not in the first round. It also breaks ties.
    .name = Navegador card
    .rule = NAV-12.1
about-coins = Cruzados for colonies, buildings, workers and ships. Every full 200 cr is 1 VP at the end.
    .name = Money
    .rule = NAV-14.1
about-phase = How many borders a ship may cross in one sailing, and what workers and ships beyond churches and shipyards cost. The discovery of Cabo da Boa Esperança starts phase 2, that of Malaca phase 3.
    .name = Phase
    .rule = NAV-11.2
about-region = A sea region. Any number of ships may lie here. Once it is discovered, single ships may enter, and whoever has a ship here can found its colonies.
    .name = { $id_name }
    .rule = NAV-6.4
about-hub = Stones wait here before their first turn. The signs remind you of the price of a move: 1 to 3 spaces free, every further space one ship.
    .name = Middle of the rondel
    .rule = NAV-3.4
about-space-sailing = Move as many of your ships as you like, each as far as the phase allows, and discover at most one region.
    .name = Sailing
    .rule = NAV-6.1
about-space-workers = Hire up to one worker per church for 50 cr each, more at the phase price, up to 9. Surplus workers hired at the church price beyond 9 are sold for 100 cr each.
    .name = Workers
    .rule = NAV-4.1
about-space-market = For each good choose: sell what your colonies yield, process with your factories, or leave it. Selling lowers the price afterwards, processing raises it.
    .name = Market
    .rule = NAV-9.1
about-space-colony = Found colonies in discovered regions: each needs one of your ships there and 2 workers, and costs the price on its token. Ships and workers stay yours.
    .name = Colony
    .rule = NAV-7.2
about-space-privilege = Take one privilege from the gallery for one worker. It pays at once for every item in its column and raises their worth at the end.
    .name = Privilege
    .rule = NAV-10.1
about-space-ships = Build up to one ship per shipyard for 50 cr each, more at the phase price. They start in Portugal; at most 7 on the board.
    .name = Ships
    .rule = NAV-5.1
about-space-buildings = Take factories (3 workers), shipyards (4) and churches (5), each the leftmost of its line at its price. You keep the workers.
    .name = Buildings
    .rule = NAV-8.1
about-points = What you would score if the game ended now: 1 VP for each worker, each ship on the board and each full 200 cr, and the columns below. The royal privilege counts where it is best.
    .name = Points now
    .now = { $points } VP now.
    .rule = NAV-14.1
