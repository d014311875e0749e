# What the lessons say: for each step what to do and why.

first-title = Your first two turns
first-roll = Roll the die: whatever it shows goes into your pot, as long as it is not a 1.
first-again = Five points are in the pot. Roll again: five times out of six the pot grows.
first-more = Eleven points are at risk, but a roll still gains more on average than it loses. Roll once more.
first-hold = Fifteen points. Hold now, because only points that you hold can no longer be lost.
first-luck = Green was greedy, rolled a 1 and lost a pot of six. It is your turn again: start a new pot.
first-done = That is all there is to Pig: weigh the next roll against the pot. Many players hold at about twenty.
