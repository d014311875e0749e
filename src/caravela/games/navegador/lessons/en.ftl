# What the lessons say: for each step what to do and why.

first-title = Six turns on the rondel
first-stone = Your stone on the rondel chooses your action. On the first turn every space is free: put it on Sailing, because discoveries bring money, points and land for colonies.
first-discover = Unknown regions border on Portugal. Discover Guiné: it is gold country, and gold fetches more than sugar.
first-fleet = A discovery takes two ships, and one of them is lost. Send both: the region opens, and the bank pays you the price of its cheapest colony.
first-anchored = The explorer disc is yours, at least 4 points at the end, and 60 cruzados came with it. You have no more ships to move, so end the sailing.
first-clockwise = The stone only goes clockwise. Up to three spaces are free, each further one costs a ship. Move three to Colony: your ship already lies in Guiné.
first-colony = A colony needs a ship in its region and two workers; you keep both and pay only the price. Found the cheapest one, which will sell gold in every market.
first-market = Green has just processed gold, and that pushed its price up to 70. Three spaces ahead is a Market: go there before the price falls again.
first-sell = Sell your gold. You keep the colony, but every unit sold moves the price down one row.
first-process = Your joker factory turns any one good into money, 30 cruzados in this row. Take sugar, since you may not process a good that you have just sold.
first-buildings = One space on is Buildings. Go there now, while the first building of each line is still cheap.
first-factory = A factory needs three workers, and you have three. Build a sugar factory: it doubles what you earn from sugar without touching your gold.
first-workers = More workers mean more colonies and buildings in one action. Workers is three spaces away: go there.
first-hire = Your church lets you hire one worker for 50; further ones cost 100 now and more in later phases. Hire two: five workers can even build a church.
first-gallery = Privileges make what you collect worth more. Three spaces on lies Privilege, and the gallery holds only one of each kind: be early.
first-privilege = It costs a worker and pays at once for everything in its column: 30 cruzados for each of your two factories, and each is worth one point more at the end.
first-done = Now you know the cycle: sail, settle, trade, build, and crown it with privileges. Green has used the Navegador card and passed it to you: an extra sailing before your stone.
