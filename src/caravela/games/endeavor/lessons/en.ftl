# What the lessons say: for each step what to do and why.

first-title = Two rounds of a young empire
first-start = Choose your first building. Take the Colonial House: it lets you occupy cities, and Europe is open to you from the start.
first-build = Every round you build one building. Take the Shipyard: it adds a ship action, and its culture symbol brings you closer to more discs each round.
first-salary = You have grown by two discs. Salaries bring back one more from your buildings: take it, since a building with a disc on it cannot be used.
first-shipyard = Three discs in the harbour. Activate the Shipyard: one disc pays for it, the next one sails.
first-ship = Ship to the Caribbean track: its first space holds a ship/draw token, which is worth a whole extra action.
first-token = Yellow sailed to Africa. Spend your token now: it needs no building and no disc to activate.
first-card = Draw from the Caribbean. You have one disc there, so you may take the card of value 1: influence +2 and a bonus disc for your harbour.
first-house = Yellow passed, but thanks to that bonus disc you have two left: just enough. Activate the Colonial House.
first-city = Occupy Bordeaux: an industry token now, 1 glory at the end, and one end of several routes.
first-pass = Your discs are spent. Pass: the round ends, and you keep the card because your influence allows it.
first-workshop = A new round. Build the Workshop: it has no action, but with industry 3 you may build level 2 from the next round on.
first-choice = With wealth 0 only one disc comes back. Take it from the Colonial House, because you have another city in mind.
first-again = Yellow follows you to the Caribbean. Activate the Colonial House.
first-route = Occupy Venice. You gain its culture token, and because you now hold both ends of the route from Bordeaux, its token as well.
first-end = One disc is left and every building that acts is taken. Pass: a disc in the harbour is still there next round.
first-done = Culture 3, industry 3: three discs a round and better buildings. Keep the four tracks growing, link your cities, and open a region with the most discs to win its governor.
