# Endeavor: Age of Sail in English. What each group of messages is for stands in caravela/core/words.py.

## Names

game-title = Endeavor: Age of Sail
game-pitch = Build an empire in seven rounds: few discs, many plans, and cities linked around the world.

seat-red = Red
seat-yellow = Yellow
seat-blue = Blue
seat-purple = Purple
seat-green = Green
seat-chance = Chance

attribute-industry = industry
attribute-culture = culture
attribute-wealth = wealth
attribute-influence = influence

deed-ship = ship
deed-occupy = occupy
deed-attack = attack
deed-payment = payment
deed-draw = draw
# how many of the discs that an action takes are for the activation
deed-activation = { $activation ->
    [0] {""}
   *[other] {" "}({ $activation } for the building)
}
# what stands against each action: 0 it is not offered, -1 there is nothing to do it with, else the discs it takes
deed-against = { $ship ->
    [0] {""}
   *[other] {" "}To ship you need { $ship ->
        [one] { $ship } disc
       *[other] { $ship } discs
    }{ deed-activation }, and your harbour has { $discs }.
}{ $occupy ->
    [0] {""}
    [-1] {" "}There is no free city that you may occupy.
   *[other] {" "}To occupy you need { $occupy ->
        [one] { $occupy } disc
       *[other] { $occupy } discs
    }{ deed-activation }, and your harbour has { $discs }.
}{ $attack ->
    [0] {""}
    [-1] {" "}There is no disc that you may attack.
   *[other] {" "}To attack you need { $attack ->
        [one] { $attack } disc
       *[other] { $attack } discs
    }{ deed-activation }, and your harbour has { $discs }.
}{ $payment ->
    [0] {""}
   *[other] {" "}There is no disc that a payment could take back.
}{ $draw ->
    [0] {""}
   *[other] {" "}There is no card that your presence allows you to draw.
}

phase-build = build phase
phase-salary = salary phase
phase-action = action phase
phase-discard = discard phase
# a phase with "in"
phase-in = in the { $phase_name }

token-industry = industry
token-culture = culture
token-wealth = wealth
token-influence = influence
token-occupy_draw = occupy/draw
token-ship_draw = ship/draw
token-payment = payment
token-attack = attack

building-market = Market
building-shipyard = Shipyard
building-workshop = Workshop
building-bank = Bank
building-barracks = Barracks
building-guild_hall = Guild Hall
building-docks = Docks
building-fortress = Fortress
building-theatre = Theatre
building-cartographer = Cartographer
building-trading_house = Trading House
building-university = University
building-stock_exchange = Stock Exchange
building-museum = Museum
building-parliament = Parliament
building-memorial = Memorial
building-town_hall = Town Hall
building-arsenal = Arsenal
building-palace = Palace
building-colonial_house = Colonial House
building-merchant_dock = Merchant Dock
# a building as the object of a sentence, and behind "from"
building-object = the { $building_name }
building-from = from the { $building_name }

zone-europe = Europe
zone-north_america = North America
zone-caribbean = Caribbean
zone-south_america = South America
zone-africa = Africa
zone-india = India
zone-far_east = Far East
# a region with "to", behind "of", with "in", at the beginning of a sentence
zone-region_to = { $region ->
    [caribbean] to the Caribbean
    [far_east] to the Far East
   *[other] to { $region_name }
}
zone-region_of = { $region ->
    [caribbean] the Caribbean
    [far_east] the Far East
   *[other] { $region_name }
}
zone-region_in = { $region ->
    [caribbean] in the Caribbean
    [far_east] in the Far East
   *[other] in { $region_name }
}
zone-region_subject = { $region ->
    [caribbean] The Caribbean
    [far_east] The Far East
   *[other] { $region_name }
}
# a zone with "in"
zone-in = { $zone ->
    [caribbean] in the Caribbean
    [far_east] in the Far East
   *[other] in { $zone_name }
}

place-london = London
place-amsterdam = Amsterdam
place-lisbon = Lisbon
place-marseille = Marseille
place-venice = Venice
place-constantinople = Constantinople
place-algiers = Algiers
place-alexandria = Alexandria
place-north_atlantic_fleet = North Atlantic Fleet
place-mediterranean_fleet = Mediterranean Fleet
place-quebec = Quebec
place-boston = Boston
place-charleston = Charleston
place-new_orleans = New Orleans
place-grand_banks_fleet = Grand Banks Fleet
place-havana = Havana
place-port_royal = Port Royal
place-santo_domingo = Santo Domingo
place-windward_fleet = Windward Fleet
place-cartagena = Cartagena
place-lima = Lima
place-recife = Recife
place-buenos_aires = Buenos Aires
place-elmina = Elmina
place-luanda = Luanda
place-cape_town = Cape Town
place-mozambique = Mozambique
place-bombay = Bombay
place-goa = Goa
place-calcutta = Calcutta
place-arabian_sea_fleet = Arabian Sea Fleet
place-batavia = Batavia
place-manila = Manila
place-macau = Macau
place-nagasaki = Nagasaki
place-south_china_sea_fleet = South China Sea Fleet
place-copenhagen = Copenhagen
place-bordeaux = Bordeaux
place-seville = Seville
place-tripoli = Tripoli
place-bridgetown = Bridgetown
place-calicut = Calicut
place-malacca = Malacca
place-hoi_an = Hoi An
place-makassar = Makassar
# a place with "to", as the object of a sentence, and at its beginning
place-to = { $place ->
    [north_atlantic_fleet] to the { $place_name }
    [mediterranean_fleet] to the { $place_name }
    [grand_banks_fleet] to the { $place_name }
    [windward_fleet] to the { $place_name }
    [arabian_sea_fleet] to the { $place_name }
    [south_china_sea_fleet] to the { $place_name }
   *[other] to { $place_name }
}
place-object = { $place ->
    [north_atlantic_fleet] the { $place_name }
    [mediterranean_fleet] the { $place_name }
    [grand_banks_fleet] the { $place_name }
    [windward_fleet] the { $place_name }
    [arabian_sea_fleet] the { $place_name }
    [south_china_sea_fleet] the { $place_name }
   *[other] { $place_name }
}
place-subject = { $place ->
    [north_atlantic_fleet] The { $place_name }
    [mediterranean_fleet] The { $place_name }
    [grand_banks_fleet] The { $place_name }
    [windward_fleet] The { $place_name }
    [arabian_sea_fleet] The { $place_name }
    [south_china_sea_fleet] The { $place_name }
   *[other] { $place_name }
}

deck-europe = Europe deck
deck-slavery = slavery deck
deck-north_america = North America deck
deck-caribbean = Caribbean deck
deck-south_america = South America deck
deck-africa = Africa deck
deck-india = India deck
deck-far_east = Far East deck

card-europe_0 = Europe 0
card-europe_1 = Europe 1
card-europe_2 = Europe 2
card-europe_3 = Europe 3
card-europe_4 = Europe 4
card-europe_5 = Europe 5 (abolition)
card-slavery_0 = Slavery 0
card-slavery_1 = Slavery 1
card-slavery_2 = Slavery 2
card-slavery_3 = Slavery 3
card-slavery_4 = Slavery 4
card-slavery_5 = Slavery 5
card-north_america_1 = North America 1
card-north_america_2 = North America 2
card-north_america_3 = North America 3
card-north_america_4 = North America 4
card-north_america_5 = North America 5
card-caribbean_1 = Caribbean 1
card-caribbean_2 = Caribbean 2
card-caribbean_3 = Caribbean 3
card-caribbean_4 = Caribbean 4
card-caribbean_5 = Caribbean 5
card-south_america_1 = South America 1
card-south_america_2 = South America 2
card-south_america_3 = South America 3
card-south_america_4 = South America 4
card-south_america_5 = South America 5
card-africa_1 = Africa 1
card-africa_2 = Africa 2
card-africa_3 = Africa 3
card-africa_4 = Africa 4
card-africa_5 = Africa 5
card-india_1 = India 1
card-india_2 = India 2
card-india_3 = India 3
card-india_4 = India 4
card-india_5 = India 5
card-far_east_1 = Far East 1
card-far_east_2 = Far East 2
card-far_east_3 = Far East 3
card-far_east_4 = Far East 4
card-far_east_5 = Far East 5
card-governor_north_america = Governor of North America
card-governor_caribbean = Governor of the Caribbean
card-governor_south_america = Governor of South America
card-governor_africa = Governor of Africa
card-governor_india = Governor of India
card-governor_far_east = Governor of the Far East
# a card as the object of a sentence; in Russian and Polish its name
card-object = { $card ->
    [governor_north_america] the { $card_name }
    [governor_caribbean] the { $card_name }
    [governor_south_america] the { $card_name }
    [governor_africa] the { $card_name }
    [governor_india] the { $card_name }
    [governor_far_east] the { $card_name }
   *[other] { $card_name }
}

## Actions: the sentence for each, and the kind as a choice in a menu

action-tokens = Next tokens: { $first_name }, { $second_name }
choice-tokens = Next tokens
action-token = Last token: { $token_name }
choice-token = Last token
action-offer = The { $building_name } is in the offer
choice-offer = A level 5 tile
action-crown = { $player_name } receives the crown
choice-crown = The crown
action-start = Begin with { building-object }
choice-start = Start building
action-shortage = Remove { building-object } from the offer
choice-shortage = Remove a tile
action-build = Build { building-object }
choice-build = Build
action-salary = Take the disc back { building-from }
choice-salary = Take a disc back
action-salary_all = Take all discs back
choice-salary_all = Take all discs back
action-activate = Activate { building-object }
choice-activate = Activate a building
action-spend = Spend a token: { $token_name }
choice-spend = Spend an action token
action-pass = Pass
choice-pass = Pass
action-ship_track = Ship to the shipping track of { zone-region_of }
choice-ship_track = Ship: shipping track
action-ship_fleet = Ship { place-to }
choice-ship_fleet = Ship: fleet space
action-ship_sea = Ship to the open sea of { zone-region_of }
choice-ship_sea = Ship: open sea
action-occupy = Occupy { place-object }
choice-occupy = Occupy a city
action-attack = Attack { place-object }
choice-attack = Attack
action-payment = Payment: take the disc back { building-from }
choice-payment = Payment
action-draw = Draw from the { $deck_name }
choice-draw = Draw from a deck
action-take = Take { $card_name } from the discard pile
choice-take = Draw from the discard pile
action-memorial = Put the lost disc beside the { $attribute_name } track
choice-memorial = Memorial
action-memorial_none = Return the lost disc to the supply
choice-memorial_none = Return it to the supply
action-silent_track = The silent fleet ships to the track of { zone-region_of }
choice-silent_track = Silent fleet: shipping track
action-silent_place = The silent fleet takes { place-object }
choice-silent_place = Silent fleet: a place
action-silent_draw = The silent fleet removes the top card of the { $deck_name }
choice-silent_draw = Silent fleet: remove a card
action-silent_nothing = The silent fleet does nothing
choice-silent_nothing = Silent fleet: nothing
action-governor = Put the governor of { zone-region_of } in the governor space
choice-governor = The governor space
action-governor_none = Leave the governor space empty
choice-governor_none = Leave the governor space empty
action-discard = Discard { card-object }
choice-discard = Discard a card
action-done = Done
choice-done = Done

## The question behind a menu that narrows a choice

pick-first = Which token first?
pick-second = Which token then?
pick-token = Which token?
pick-building = Which building?
pick-player = Which player?
pick-region = Which region?
pick-place = Which place?
pick-deck = Which deck?
pick-card = Which card?
pick-attribute = Which attribute?

## The log

event-laid_out = { $count ->
    [one] { $count } trade token lies on the board.
   *[other] { $count } trade tokens lie on the board.
}
event-offered = The { $building_name } is in the offer.
event-crown = { $player_name } receives the crown.
event-started = { $seat_name } begins with { building-object }.
event-round = Round { $round }.
event-end = { $rounds ->
    [one] The game ends after { $rounds } round.
   *[other] The game ends after { $rounds } rounds.
}
event-scrapped = { $seat_name } removes { building-object } from the offer.
event-built = { $seat_name } builds { building-object }.
event-grew = { $count ->
    [0] { $seat_name } has no discs left in the supply.
    [one] { $seat_name } grows by { $count } disc.
   *[other] { $seat_name } grows by { $count } discs.
}
event-salary = { $seat_name } takes a disc back { building-from }.
event-passed = { $seat_name } passes.
event-activated = { $seat_name } activates { building-object }.
event-spent = { $seat_name } spends a token: { $token_name }.
event-gained = { $seat_name } gains a token: { $token_name }.
event-symbols = { $seat_name }:{ $industry ->
    [0] {""}
   *[other] {" "}industry +{ $industry }
}{ $culture ->
    [0] {""}
   *[other] { $industry ->
        [0] {" "}
       *[other] {", "}
    }culture +{ $culture }
}{ $wealth ->
    [0] {""}
   *[other] { $industry ->
        [0] { $culture ->
            [0] {" "}
           *[other] {", "}
        }
       *[other] {", "}
    }wealth +{ $wealth }
}{ $influence ->
    [0] {""}
   *[other] { $industry ->
        [0] { $culture ->
            [0] { $wealth ->
                [0] {" "}
               *[other] {", "}
            }
           *[other] {", "}
        }
       *[other] {", "}
    }influence +{ $influence }
}.
event-symbols_lost = { $seat_name }:{ $industry ->
    [0] {""}
   *[other] {" "}industry −{ $industry }
}{ $culture ->
    [0] {""}
   *[other] { $industry ->
        [0] {" "}
       *[other] {", "}
    }culture −{ $culture }
}{ $wealth ->
    [0] {""}
   *[other] { $industry ->
        [0] { $culture ->
            [0] {" "}
           *[other] {", "}
        }
       *[other] {", "}
    }wealth −{ $wealth }
}{ $influence ->
    [0] {""}
   *[other] { $industry ->
        [0] { $culture ->
            [0] { $wealth ->
                [0] {" "}
               *[other] {", "}
            }
           *[other] {", "}
        }
       *[other] {", "}
    }influence −{ $influence }
}.
event-route = { $seat_name } controls the route { $place_name }–{ $other_name } and gains a token: { $token_name }.
event-shipped_track = { $seat_name } ships { zone-region_to }, space { $cell } of the track.
event-shipped_fleet = { $seat_name } ships { place-to }.
event-shipped_sea = { $seat_name } ships to the open sea of { zone-region_of }.
event-opened = { zone-region_subject } is opened!
event-governor = { $seat_name } receives the governor card of { zone-region_of }.
event-occupied = { $seat_name } occupies { place-object }.
event-attacked = { $seat_name } attacks { place-object } and drives out { $owner_name }.
event-attacked_silent = { $seat_name } attacks { place-object } and drives out the silent fleet.
event-memorial = { $seat_name } puts the lost disc beside a track: { $attribute_name } +1.
event-memorial_none = { $seat_name } returns the lost disc to the supply.
event-paid = { $seat_name } takes a disc back { building-from } with a payment.
event-drew = { $seat_name } draws { $card_name }.
event-took = { $seat_name } takes { $card_name } from the discard pile.
event-bonus_disc = { $seat_name } gains a bonus disc.
event-abolition = Slavery is abolished!
event-set_aside = { $count ->
    [one] { $seat_name } sets { $count } slavery card aside.
   *[other] { $seat_name } sets { $count } slavery cards aside.
}
event-governor_space = { $seat_name } puts the governor of { zone-region_of } in the governor space.
event-governor_space_empty = { $seat_name } leaves the governor space empty.
event-discarded = { $seat_name } discards { $card_name }.
event-discarded_slavery = { $seat_name } sets { $card_name } aside.
event-discarded_governor = { $seat_name } gives up the { $card_name }.
event-silent_track = The silent fleet ships { zone-region_to }, space { $cell } of the track.
event-silent_place = The silent fleet takes { place-object }.
event-silent_card = The silent fleet removes { $card_name } from the game.
event-silent_governor = The silent fleet wins the governor card of { zone-region_of }; the card leaves the game.

## Why not

why-act_first = Carry out at least one action first.
why-action_done = You have already carried out the action “{ $action_name }” in this turn.
why-action_not_offered = You have activated the { $building_name }: “{ $action_name }” is not one of its actions.
why-action_not_on_token = The { $token_name } token that you have spent does not offer the action “{ $action_name }”.
why-activated_already = There is already a disc on the { $building_name }.
why-card_not_held = You do not hold { card-object }.
why-choose_first = First activate a building or spend an action token.
why-deck_empty = The { $deck_name } is empty.
why-finish_first = First finish the turn that you have begun.
why-game_over = The game is over.
why-governor_not_held = You do not hold the governor card of { zone-region_of }.
why-governor_space_first = First decide which governor goes in the governor space.
why-in_governor_space = The { $card_name } is in the governor space and counts toward no limit.
why-level_too_high = For the { $building_name } you need build level { $level }; yours is { $allowed }.
why-locked = The { $building_name } has the no-payment symbol: its disc comes back only in the salary phase.
why-lowest_level_first = The { $building_name } is a level { $level } tile, and level { $lowest } still has tiles.
why-no_activation_space = The { $building_name } has no action and no space for a disc.
why-no_disc_there = There is no disc to take back { building-from }.
why-no_disc_to_activate = You have no disc in your harbour to activate { building-object }.
why-no_presence = You have no disc { zone-region_in }.
why-no_such_token = You have no { $token_name } token.
why-none_left = The offer has no { $building_name } left.
why-not_a_city = { place-subject } is a fleet space; you ship there.
why-not_a_fleet_space = { $place_name } is a city; you occupy it.
why-not_all_salaries = { $count ->
    [one] You have { $count } disc on your buildings and may take back only { $salaries }.
   *[other] You have { $count } discs on your buildings and may take back only { $salaries }.
}
why-not_asked = Something else has to be decided now.
why-not_built = You have no { $building_name }.
why-not_in_pile = { $card_name } is not in the discard pile.
why-not_in_this_game = The { $building_name } is not in this game.
why-not_on_this_side = { place-subject } is not on this side of the board.
why-nothing_possible = The { $building_name } cannot be activated now.{ deed-against }
why-nothing_possible_with_token = The { $token_name } token cannot be spent now.{ deed-against }
why-opened_already = { zone-region_subject } has been opened; its shipping track is full.
why-other_phase = That is done { phase-in }.
why-own_disc = { place-subject } holds your own disc.
why-place_free = { place-subject } holds no disc.
why-place_taken = { place-subject } already holds a disc.
why-silent_must_react = The silent fleet can react, so it must.
why-silent_no_discs = The silent fleet has no discs left.
why-silent_no_presence = The silent fleet has no disc { zone-region_in }.
why-silent_not_asked = That would be a reaction to the action “{ $action_name }”, which was not carried out.
why-silent_other_deck = At this table the silent fleet removes cards only from the decks of the regions, not from the { $deck_name }.
why-silent_other_zone = At this table the silent fleet may occupy only where you did, not { zone-in }.
why-silent_value_too_high = { $card_name } has value { $value }, and the silent fleet’s presence { zone-in } is { $presence ->
    [0] 0.
   *[other] only { $presence }.
}
why-slavery_abolished = Slavery has been abolished; its deck is gone.
why-too_few_discs = The action “{ $action_name }” takes { $needed ->
    [one] { $needed } disc
   *[other] { $needed } discs
} from the harbour, and { $discs ->
    [0] there is none.
    [one] there is only { $discs }.
   *[other] there are only { $discs }.
}
why-unopened = { zone-region_subject } has not been opened yet.
why-value_too_high = { $card_name } has value { $value }, and your presence { zone-in } is { $presence ->
    [0] 0.
   *[other] only { $presence }.
}

## What is asked

ask-tokens = { $count ->
    [one] { $count } token is still to be laid out.
   *[other] { $count } tokens are still to be laid out.
}
ask-offer = { $count ->
    [one] { $count } level 5 tile is still to be drawn.
   *[other] { $count } level 5 tiles are still to be drawn.
}
ask-crown = Who receives the crown?
ask-start = { $seat_name }: choose your start building.
ask-shortage = { $seat_name }: remove a tile from the offer.
ask-build = { $seat_name }: build, up to level { $level }.
ask-salary = { $count ->
    [one] { $seat_name }: you may take { $count } more disc back.
   *[other] { $seat_name }: you may take { $count } more discs back.
}
ask-turn = { $discs ->
    [0] { $seat_name }: your turn, with no disc in the harbour.
    [one] { $seat_name }: your turn, with { $discs } disc in the harbour.
   *[other] { $seat_name }: your turn, with { $discs } discs in the harbour.
}
ask-act = { $discs ->
    [0] { $seat_name }, { $building_name }: what do you do? No disc is left in the harbour.
    [one] { $seat_name }, { $building_name }: what do you do? { $discs } disc is left in the harbour.
   *[other] { $seat_name }, { $building_name }: what do you do? { $discs } discs are left in the harbour.
}
ask-act_more = { $discs ->
    [0] { $seat_name }, { $building_name }: a second action, or done? No disc is left in the harbour.
    [one] { $seat_name }, { $building_name }: a second action, or done? { $discs } disc is left in the harbour.
   *[other] { $seat_name }, { $building_name }: a second action, or done? { $discs } discs are left in the harbour.
}
ask-act_token = { $discs ->
    [0] { $seat_name }, { $token_name } token: what do you do? No disc is in the harbour.
    [one] { $seat_name }, { $token_name } token: what do you do? { $discs } disc is in the harbour.
   *[other] { $seat_name }, { $token_name } token: what do you do? { $discs } discs are in the harbour.
}
ask-memorial = { $seat_name }: where does your lost disc go?
ask-silent = { $seat_name }: how does the silent fleet react?
ask-governor = { $seat_name }: which governor goes in the governor space?
ask-discard = { $cards ->
    [one] { $seat_name }: discard; { $cards } card counts
   *[other] { $seat_name }: discard; { $cards } cards count
}{ $exempt ->
    [0] {""}
   *[other] {" "}(one slavery card does not)
}, and your limit is { $limit }.
ask-discard_down = { $cards ->
    [one] { $seat_name }: discard; { $cards } card counts, slavery included, and nobody may keep more than { $most }.
   *[other] { $seat_name }: discard; { $cards } cards count, slavery included, and nobody may keep more than { $most }.
}
ask-over = The game is over.

## The score sheet

score-industry = Industry
score-culture = Culture
score-wealth = Wealth
score-influence = Influence
score-cities = Cities
score-routes = Routes
score-buildings = Buildings
score-town_hall = Town Hall
score-cards = Cards
score-governor_space = Empty governor space
score-harbour = Discs in the harbour
score-slavery = Slavery cards set aside

end-seven_rounds = All seven rounds have been played.

## Options

option-side = Side of the board
option-side-usual = the usual one for this many players
option-side-a = A, more conflict
option-side-b = B, less conflict
option-start = First holder of the crown
option-start-drawn = drawn
option-start-first = the first seat
option-europe_bonus_disc = The card Europe 1 brings a bonus disc
option-silent_fleet = Silent Fleet, for two players
option-occupy_same_zone = Silent Fleet: occupies only in the zone where the player did
option-ignore_tokens = Silent Fleet: does not react to action tokens
option-building_shortage = Silent Fleet: before each round a tile is removed from the offer
option-silent_draw = Silent Fleet: removes cards from
option-silent_draw-all = all decks
option-silent_draw-regions = the decks of the regions

## The terminal's panels

panel-board = Board
panel-offer = Offer
panel-routes = Routes
panel-cards = Your cards
panel-seats = Players

## Short words for the panels, which have little room: at most the given number of letters, or they are cut

# one letter, another for each seat; the mark of the silent fleet
short-seat-red = R
short-seat-yellow = Y
short-seat-blue = B
short-seat-purple = P
short-seat-green = G
short-silent = #
# one letter each; small ones for tokens, so that they are not taken for seats
short-attribute-industry = I
short-attribute-culture = C
short-attribute-wealth = W
short-attribute-influence = F
short-glory = *
short-token-industry = i
short-token-culture = c
short-token-wealth = w
short-token-influence = f
short-token-occupy_draw = ⌂
short-token-ship_draw = ≈
short-token-payment = $
short-token-attack = †
# one letter for each deck; what stands before it for a governor
short-deck-europe = E
short-deck-slavery = S
short-deck-north_america = N
short-deck-caribbean = C
short-deck-south_america = M
short-deck-africa = A
short-deck-india = I
short-deck-far_east = F
short-governor = g
# two letters
short-deed-ship = sh
short-deed-occupy = oc
short-deed-attack = at
short-deed-payment = pa
short-deed-draw = dr
short-building-market = Ma
short-building-shipyard = Sh
short-building-workshop = Wo
short-building-bank = Bn
short-building-barracks = Br
short-building-guild_hall = Gu
short-building-docks = Do
short-building-fortress = Fo
short-building-theatre = Th
short-building-cartographer = Cr
short-building-trading_house = Tr
short-building-university = Un
short-building-stock_exchange = St
short-building-museum = Mu
short-building-parliament = Pr
short-building-memorial = Me
short-building-town_hall = To
short-building-arsenal = Ar
short-building-palace = Pa
short-building-colonial_house = Co
short-building-merchant_dock = MD
# 7 letters
short-zone-europe = Europe
short-zone-north_america = N.Amer.
short-zone-caribbean = Caribb.
short-zone-south_america = S.Amer.
short-zone-africa = Africa
short-zone-india = India
short-zone-far_east = FarEast
# 3 letters; a wave before fleet spaces
short-place-london = Lon
short-place-amsterdam = Ams
short-place-lisbon = Lis
short-place-marseille = Mrs
short-place-venice = Ven
short-place-constantinople = Con
short-place-algiers = Alg
short-place-alexandria = Alx
short-place-north_atlantic_fleet = ~NA
short-place-mediterranean_fleet = ~Me
short-place-quebec = Que
short-place-boston = Bos
short-place-charleston = Cha
short-place-new_orleans = NOr
short-place-grand_banks_fleet = ~GB
short-place-havana = Hav
short-place-port_royal = PRo
short-place-santo_domingo = SDo
short-place-windward_fleet = ~Wi
short-place-cartagena = Car
short-place-lima = Lim
short-place-recife = Rec
short-place-buenos_aires = BAi
short-place-elmina = Elm
short-place-luanda = Lua
short-place-cape_town = Cap
short-place-mozambique = Moz
short-place-bombay = Bom
short-place-goa = Goa
short-place-calcutta = Cal
short-place-arabian_sea_fleet = ~AS
short-place-batavia = Bat
short-place-manila = Man
short-place-macau = Mac
short-place-nagasaki = Nag
short-place-south_china_sea_fleet = ~SC
short-place-copenhagen = Cop
short-place-bordeaux = Bdx
short-place-seville = Sev
short-place-tripoli = Tri
short-place-bridgetown = Bri
short-place-calicut = Clc
short-place-malacca = Mal
short-place-hoi_an = HoA
short-place-makassar = Mks
# before the top cards of the decks, the discard pile, the tiles of the offer: 8 letters
short-decks = Decks
short-pile = Pile
short-offer = Offer
# what the marks of the action tokens mean: 50 letters
short-legend = ⌂ occupy/draw  ≈ ship/draw  $ payment  † attack
# the headings of the players' table: 9, 6, 4, 23, 12, 3 letters
short-round = round { $round }/{ $rounds }
short-discs = discs
short-tokens = tok
short-coast = buildings
short-cards = cards
short-points = gl.

## Pieces of the scene, for those who cannot see it

piece-place_token = { $place_name }: a token, { $token_name }
piece-track_token = Shipping track, { $region_name }, space { $cell }: a token, { $token_name }
piece-route_token = Route { $place_name }–{ $other_name }: a token, { $token_name }
piece-place_disc = { $seat_name }: a disc, { $place_name }
piece-track_disc = { $seat_name }: a disc on the shipping track, { $region_name }, space { $cell }
piece-sea_disc = { $seat_name }: a disc in the open sea, { $region_name }
piece-building_disc = { $seat_name }: a disc on a building, { $building_name }
piece-harbour_disc = { $seat_name }: a disc in the harbour
piece-harbour = { $discs ->
    [one] { $seat_name }: { $discs } disc in the harbour
   *[other] { $seat_name }: { $discs } discs in the harbour
}
piece-supply = { $discs ->
    [one] { $seat_name }: { $discs } disc in the supply
   *[other] { $seat_name }: { $discs } discs in the supply
}
piece-route = { $seat_name } controls the route { $place_name }–{ $other_name }
piece-presence = { $seat_name }: presence { $discs }, { $zone_name }
piece-unopened = Open sea, { $region_name }: not opened yet
piece-card = { $card_name }{ $industry ->
    [0] {""}
   *[other] , industry +{ $industry }
}{ $culture ->
    [0] {""}
   *[other] , culture +{ $culture }
}{ $wealth ->
    [0] {""}
   *[other] , wealth +{ $wealth }
}{ $influence ->
    [0] {""}
   *[other] , influence +{ $influence }
}{ $glory ->
    [0] {""}
   *[other] , glory +{ $glory }
}
piece-own_card = { $seat_name }: { $card_name }
piece-aside = { $seat_name }: set aside, { $card_name }
piece-slavery = { $abolished ->
    [0] Slavery has not been abolished
   *[other] Slavery has been abolished
}
piece-tile = On offer: { $building_name }, level { $level }{ $industry ->
    [0] {""}
   *[other] , industry +{ $industry }
}{ $culture ->
    [0] {""}
   *[other] , culture +{ $culture }
}{ $wealth ->
    [0] {""}
   *[other] , wealth +{ $wealth }
}{ $influence ->
    [0] {""}
   *[other] , influence +{ $influence }
}{ $glory ->
    [0] {""}
   *[other] , glory +{ $glory }
}
piece-building = { $seat_name }: { $building_name }
piece-start = { $seat_name }, start building to choose: { $building_name }
piece-marker = { $seat_name }: { $attribute_name } { $value }
piece-action_token = { $seat_name }: an action token, { $token_name }
piece-crown = { $seat_name }: the crown
piece-passed = { $seat_name } has passed
# the marker of the round; 0 for a disc of the silent fleet
piece-neutral = { $round ->
    [0] Silent fleet
   *[other] Round { $round }
}

## Printed on the sheets

sheet-harbour = Harbour
sheet-supply = Supply
sheet-tokens = Action tokens
sheet-governor = Governor
# what a seat would score if the game ended now
sheet-points = Now
# places that are named while nothing lies there
short-discards = Discard pile
short-held = Cards

## Choices with little room

short-choice-start = Begin with
short-choice-shortage = Remove
short-choice-build = Build
short-choice-salary = Disc from
short-choice-salary_all = All discs back
short-choice-activate = Activate
short-choice-spend = Spend
short-choice-ship_track = Ship to track
short-choice-ship_fleet = Ship
short-choice-ship_sea = Ship to sea
short-choice-occupy = Occupy
short-choice-attack = Attack
short-choice-draw = Draw
short-choice-take = From the pile
short-choice-memorial = Memorial
short-choice-memorial_none = To the supply
short-choice-silent_track = Silent: track
short-choice-silent_place = Silent: takes
short-choice-silent_draw = Silent: card
short-choice-silent_nothing = Silent: nothing
short-choice-governor = Governor
short-choice-governor_none = Leave it empty
short-choice-discard = Discard

## What the panels mean

panel-board-legend = A region, its shipping track (tokens, or the letters of discs) or, once it is open, how many discs each player has there; then its places. Lon:c has a culture token, Lon:R a red disc; ² is worth 2 glory; ~ is a fleet space. Decks: the top cards; N1IC is North America 1 with industry and culture. Offer: level, tile and how many are left.
panel-marks = Action tokens
panel-marks-legend = What the marks among the tokens mean.
panel-offer-legend = Level, tile, how many are left, its symbols (I C W F, * glory) and its actions: sh+oc is one or both, oc/dr one of the two. With ! no payment takes its disc back.
panel-routes-legend = Lis–Rec:f Bri:≈ reads: from Lisbon to Recife with an influence token, to Bridgetown with a ship/draw token. A player’s letter instead: both ends are that player’s.
panel-cards-legend = Your cards and their symbols; ♔ is in the governor space.
panel-seats-legend = ▶ decides, – has passed, ♔ has the crown. The four attributes, discs in the harbour / in the supply, action tokens, buildings (• has a disc on it), cards (N3 is North America 3, gN its governor), and the glory if the game ended now, without cards beyond the limits.

# Tables of numbers: captions and headings
table-yes = yes
table-glory = glory
table-zone = zone
table-side-a = A
table-side-b = B
table-players = By number of players
table-players-count = players
table-players-side = side of the board; the first is usual
table-players-silent = side with the Silent Fleet
table-levels = Attribute levels
table-levels-value = value
table-levels-build = build level (industry)
table-levels-growth = growth level (culture)
table-levels-salary = salary level (wealth)
table-levels-cards = card limit (influence)
table-track = Glory symbols on the attribute tracks
table-track-spaces = spaces with a symbol
table-track-above = every space of an extender has one
table-buildings = Buildings
table-buildings-building = building
table-buildings-level = level
table-buildings-copies = tiles
table-buildings-symbols = symbols
table-buildings-actions = actions
table-buildings-locked = no payment
table-start = Start buildings
table-cards = Asset cards
table-cards-card = card
table-cards-bonus_disc = bonus disc
table-cards-abolition = abolition
table-governors = Governor cards
table-tokens = Trade tokens
table-tokens-token = token
table-tokens-count = in the box
table-tracks = Spaces of the shipping tracks
table-places = Cities and fleet spaces
table-places-place = place
table-places-sides = side of the board
table-routes = Routes and their slots
table-routes-route = route
table-routes-round = round
table-routes-square = square
table-scoring = Glory at the end
table-scoring-route = for a route that you control
table-scoring-governor = for an empty governor space
table-scoring-discs = discs in the harbour that make 1 glory
table-scoring-slavery = for a slavery card set aside
table-scoring-town_hall = for a draw symbol, with the Town Hall
table-other = Other numbers
table-other-rounds = rounds
table-other-discs = discs of each player
table-other-coast = building spaces of a coast
table-other-track_end = last space of an attribute track
table-other-card_spaces = ordinary card spaces
table-other-governor_spaces = governor spaces
table-other-most_cards = cards that may be kept, at most
table-other-level_5 = buildings of level 5 in the offer
table-other-silent_discs = discs of the silent fleet

## What a move changes: the names of the gauges, and their changes in a few letters

gauge-industry = Industry
chip-industry = industry { $sign }{ $by }
gauge-culture = Culture
chip-culture = culture { $sign }{ $by }
gauge-wealth = Wealth
chip-wealth = wealth { $sign }{ $by }
gauge-influence = Influence
chip-influence = influence { $sign }{ $by }
gauge-harbour = Discs in the harbour
chip-harbour = harbour { $sign }{ $by }
gauge-board = Discs on the board
chip-board = board { $sign }{ $by }
gauge-buildings = Buildings
chip-buildings = { $sign }{ $by } { $by ->
    [one] building
   *[other] buildings
}
gauge-cards = Cards
chip-cards = { $sign }{ $by } { $by ->
    [one] card
   *[other] cards
}
gauge-tokens-occupy_draw = Action tokens: occupy/draw
chip-tokens-occupy_draw = { $sign }{ $by } { $by ->
    [one] occupy/draw token
   *[other] occupy/draw tokens
}
gauge-tokens-ship_draw = Action tokens: ship/draw
chip-tokens-ship_draw = { $sign }{ $by } { $by ->
    [one] ship/draw token
   *[other] ship/draw tokens
}
gauge-tokens-payment = Action tokens: payment
chip-tokens-payment = { $sign }{ $by } { $by ->
    [one] payment token
   *[other] payment tokens
}
gauge-tokens-attack = Action tokens: attack
chip-tokens-attack = { $sign }{ $by } { $by ->
    [one] attack token
   *[other] attack tokens
}
gauge-points = Glory
chip-points = glory { $sign }{ $by }
chip-draws-tokens = draw
chip-draws-offer = draw
chip-draws-crown = draw
chip-event-opened = opens the region
chip-event-governor = governor
chip-event-abolition = abolition

# What the things on the table are: see caravela/core/about.py

about-disc = Discs activate buildings and are shipped, occupy cities and attack. Those in the harbour can be used; growth brings them there from the supply, salaries bring them back from buildings.
    .name = Population disc
    .rule = END-2.4
about-silent_disc = In the variant for two it answers your actions: it takes spaces and tokens, but scores nothing.
    .name = Disc of the silent fleet
    .rule = END-19.1
about-marker = The number of its symbols on your buildings, cards and tokens. It sets a level for one phase of the round and is worth glory at the end.
    .name = Attribute
    .now = Level now: { $attribute ->
        [industry] { $level-industry }
        [culture] { $level-culture }
        [wealth] { $level-wealth }
       *[influence] { $level-influence }
        }. Value: { $value }.
    .rule = END-2.8
about-track-industry = It sets your build level: 1, 2, 3, 4 or 5 from the values 0, 2, 4, 7 and 10. At the end you score the last shield you reached.
    .name = Industry
    .now = Build level now: { $level-industry }.
    .rule = END-2.11
about-track-culture = It sets how many discs grow into your harbour: 2 to 6 from the values 0, 2, 4, 7 and 10. At the end you score the last shield you reached.
    .name = Culture
    .now = Growth now: { $level-culture }.
    .rule = END-2.11
about-track-wealth = It sets how many discs you may take back from buildings: 1 to 5 from the values 0, 2, 4, 7 and 10. At the end you score the last shield you reached.
    .name = Wealth
    .now = Salaries now: { $level-wealth }.
    .rule = END-2.11
about-track-influence = It sets how many cards you may keep in the discard phase. At the end you score the last shield you reached.
    .name = Influence
    .now = Card limit now: { $level-influence }.
    .rule = END-2.11
about-memorial = Whoever owns the Memorial may lay a lost disc here; it counts as a token of this track.
    .name = Discs of the Memorial
    .rule = END-17.1
about-presence = Your discs in this zone: cities, fleet spaces, shipping track and open sea together. Where you are present you may occupy and attack, and draw cards up to this value.
    .name = Presence
    .rule = END-2.5
about-pennon = Its owner has discs at both ends: 1 glory at the end, as long as it stays so.
    .name = Controlled route
    .rule = END-11.4
about-route = Whoever has discs at both ends controls it, takes its token, if there is one, and scores 1 glory at the end.
    .name = Route
    .rule = END-11.2
about-token = It goes to whoever takes its space first, and raises that attribute by 1.
    .name = Attribute token
    .rule = END-2.12
about-token_occupy_draw = Spent instead of activating a building: occupy a city, or draw a card. It leaves the game.
    .name = Action token: occupy or draw
    .rule = END-8.9
about-token_ship_draw = Spent instead of activating a building: ship a disc, or draw a card. It leaves the game.
    .name = Action token: ship or draw
    .rule = END-8.9
about-token_payment = Spent instead of activating a building: take a disc back from a building to the harbour. It leaves the game.
    .name = Action token: payment
    .rule = END-13.1
about-token_attack = Spent instead of activating a building: attack, for two discs of your harbour. It leaves the game.
    .name = Action token: attack
    .rule = END-12.3
about-tokens = Each can be spent on a later turn instead of activating a building. Unspent ones score nothing.
    .name = Action tokens
    .rule = END-2.13
about-tile = Taken in the build phase, one a round, up to your build level. Its symbols count at once; with an action it is activated by a disc.
    .name = Building
    .rule = END-5.1
about-tile_market = Activated: draw a card.
    .name = Market (level 1)
    .rule = END-14.1
about-tile_shipyard = Culture +1. Activated: ship a disc.
    .name = Shipyard (level 1)
    .rule = END-9.1
about-tile_workshop = Industry +2. It has no action.
    .name = Workshop (level 1)
    .rule = END-5.4
about-tile_bank = Wealth +2. It has no action.
    .name = Bank (level 2)
    .rule = END-5.4
about-tile_barracks = Activated: attack, with two more discs of the harbour.
    .name = Barracks (level 2)
    .rule = END-12.1
about-tile_guild_hall = Activated: ship or draw, one of the two.
    .name = Guild Hall (level 2)
    .rule = END-8.11
about-tile_docks = Activated: ship and occupy, one or both, in either order.
    .name = Docks (level 3)
    .rule = END-8.10
about-tile_fortress = Influence +1. Activated: occupy or attack, one of the two.
    .name = Fortress (level 3)
    .rule = END-8.11
about-tile_theatre = Culture +2. It has no action.
    .name = Theatre (level 3)
    .rule = END-5.4
about-tile_cartographer = Activated: ship twice.
    .name = Cartographer (level 4)
    .rule = END-8.10
about-tile_trading_house = Activated: draw two cards.
    .name = Trading House (level 4)
    .rule = END-8.10
about-tile_university = 3 glory at the end. It has no action.
    .name = University (level 4)
    .rule = END-18.4
about-tile_stock_exchange = Wealth +2. Activated: payment. Its own disc comes back only with salaries.
    .name = Stock Exchange (level 5)
    .rule = END-13.1
about-tile_museum = Culture +2. Activated: payment. Its own disc comes back only with salaries.
    .name = Museum (level 5)
    .rule = END-13.1
about-tile_parliament = Influence +2. Activated: payment. Its own disc comes back only with salaries.
    .name = Parliament (level 5)
    .rule = END-13.1
about-tile_memorial = 1 glory. Activated: attack. Whenever you lose a disc in an attack, you may lay it beside an attribute track, which it raises by 1.
    .name = Memorial (level 5)
    .rule = END-17.1
about-tile_town_hall = Influence +1. Activated: draw and occupy, one or both. At the end 1 glory for each draw symbol on your buildings, this one included.
    .name = Town Hall (level 5)
    .rule = END-17.3
about-tile_arsenal = Industry +1. Activated: ship and attack, one or both.
    .name = Arsenal (level 5)
    .rule = END-8.10
about-tile_palace = Every attribute +1. It has no action.
    .name = Palace (level 5)
    .rule = END-5.4
about-tile_colonial_house = Activated: occupy a city.
    .name = Colonial House (start)
    .rule = END-3.9
about-tile_merchant_dock = Wealth +1. Activated: ship a disc.
    .name = Merchant Dock (start)
    .rule = END-3.9
about-top = Three of the seven lie here, one copy each. The other four are not in this game.
    .name = Building of level 5
    .rule = END-3.6
about-card = Drawn if your presence in its zone is at least its value. Its symbols count at once, its glory at the end. Beyond your card limit it must be discarded.
    .name = Asset card
    .rule = END-14.2
about-card_europe_5 = Whoever takes it first abolishes slavery: all slavery cards held are set aside, and their owners lose the symbols and 1 glory each.
    .name = Europe 5: abolition
    .rule = END-15.1
about-card_slavery = Cheap symbols, and one such card does not count toward your limit. Discarded, or set aside by abolition, it costs 1 glory.
    .name = Slavery card
    .rule = END-15.4
about-card_governor = It goes to whoever has the most discs on the shipping track when the region is opened. One governor may lie in the governor space, outside the limit.
    .name = Governor card
    .rule = END-9.7
about-aside = Each costs 1 glory at the end.
    .name = Slavery cards set aside
    .rule = END-15.4
about-slavery = Slavery cards may be drawn until somebody takes the value 5 card of Europe.
    .name = Slavery
    .rule = END-15.1
about-abolition = The slavery deck has left the game.
    .name = Slavery is abolished
    .rule = END-15.3
about-deck = The top card can be drawn with enough presence in this zone, even while the region is unopened.
    .name = Deck of cards
    .rule = END-14.2
about-pile = A draw may take any card here whose value is not above your presence in Europe.
    .name = Discard pile
    .rule = END-14.6
about-cards = In the discard phase you keep as many as your card limit, never more than five; a governor in its space and one slavery card do not count.
    .name = Your cards
    .rule = END-16.3
about-governor = The card of a region’s governor, or its space on your mat: a governor there is outside the limit; left empty, the space is worth 3 glory.
    .name = Governor
    .rule = END-16.2
about-unopened = Until its shipping track is full, nobody may occupy, attack or ship to the open sea in this region.
    .name = Not opened yet
    .rule = END-9.5
about-sea = In an opened region any number of discs may be shipped here: no token, but presence.
    .name = Open sea
    .rule = END-9.4
about-cell = Ships fill it in order and take its tokens. When it is full, the region is opened and the governor goes to the player with the most discs on it.
    .name = Shipping track
    .rule = END-9.2
about-place = A city. One disc occupies it, in Europe or where you are present; the first takes its token. At the end it scores the glory on its shield.
    .name = { $id_name }
    .rule = END-10.1
about-fleet = Reached by shipping, in Europe or in an opened region. The first disc takes its token; it helps to control routes but scores no glory itself.
    .name = Fleet space
    .rule = END-9.3
about-crown = Its holder goes first in every phase of the round. Then it passes on clockwise.
    .name = Crown
    .rule = END-4.3
about-passed = This player takes no more turns in this action phase.
    .name = Passed
    .rule = END-8.2
about-round = The game lasts exactly seven rounds: build, growth, salaries, actions, discard.
    .name = Round
    .rule = END-4.1
about-silent = The discs of the silent fleet that are left.
    .name = Silent fleet
    .rule = END-19.1
about-harbour = The discs you can use now. At the end every three are 1 glory.
    .name = Harbour
    .rule = END-18.7
about-supply = Discs that you do not have at your disposal yet. Growth moves them to the harbour.
    .name = Supply
    .rule = END-6.1
about-coast = Space for a building: one is added every round, from the left.
    .name = Coast
    .rule = END-5.1
about-zone = A zone of the board. Your discs in its cities, fleet spaces, shipping track and open sea are your presence there; with it you draw its cards.
    .name = { $id_name }
    .rule = END-2.1
about-points = What you would score if the game ended now, with the cards that you may keep.
    .name = Glory now
    .now = { $points } glory now.
    .rule = END-18.11
about-level = You may build a tile of this level if your industry is at least the number shown.
    .name = Level of buildings
    .rule = END-5.2
about-attribute = Industry, culture, wealth or influence of this player: how many of its symbols the player has.
    .name = Attribute
    .rule = END-2.8
