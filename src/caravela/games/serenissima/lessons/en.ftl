# What the lessons say: for each step what to do and why.

first-title = A first turn out of Venezia
first-activate = You hold Venezia and three galleys. Galley 2 has the lowest number, so it acts first. Activate it: loading, sailing, then trade or conquest.
first-load = Venezia makes wine, and in your own port the first cube is free. Load one before you leave, even if you sell it later, then finish loading.
first-sail = A galley may sail as many zones as it has sailors. Sail one zone to Ragusa and stop there: nobody holds this port yet.
first-claim = Take Ragusa before Red does. Every port you hold earns money at the scorings, and its wood will build forts.
first-land = One sailor is enough to hold a port that nobody attacks. Keep the other two aboard: sailors are also your speed.
first-merchant = Red took Modon in the same way. Galley 5 shall trade: activate it, load the free wine and finish loading.
first-farther = A port buys only what it neither makes nor stores, and your own pays nothing. Sail on past Ragusa to Corfu, a neutral port, and stop.
first-trade = Announce a sale. Only an opponent with more sailors here than your galley could forbid it, and nobody is here.
first-sell = Sell the wine. It fills the cheapest free space, worth 2 ducats; the next cube sold here will bring more.
first-invest = Red used that at once and sold for 3. You have 7 ducats: let galley 8 invest instead of sailing, since more galleys mean more activations.
first-galley = A new galley costs as many ducats as you have galleys, so 3. Choose number 10: it is higher than the pawn’s 8, so it still acts in this very turn. Put it in Venezia.
first-hire = One sailor came with it. Hire two more at a ducat each, because a galley without a crew does not get far, and finish.
first-new-galley = The pawn has come to your new galley. Activate it, load the free wine and finish loading.
first-home-waters = Sail to Ragusa, your own port, and stop there.
first-store = Announce a sale and store the wine. Your own port pays nothing now, but each cube in its warehouse pays at every scoring, and a port with wine earns when the doge card shows wine.
first-done = The doge card showed wine: 3 ducats each for Venezia and Ragusa. So it goes on: sell abroad for cash, fill your own ports for the three scorings, and guard them.
