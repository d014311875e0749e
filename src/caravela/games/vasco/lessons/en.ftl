# What the lessons say: for each step what to do and why.

first-title = A round from the first disc to the open sea
first-money = You plan with discs and act later, in the order of their numbers. Take number 8 and put it in Characters, so that money comes before you have to spend it.
first-plans = Ships begin as projects. Take number 9 for Projects: right after the money, and before Red’s 11 picks the best ones.
first-crew = A ship needs a crew. Take number 10 for Recruiting, while both sections are still full of sailors.
first-late = Sailing comes last, when ship and crew are ready. Take number 16 for Navigation: high numbers act late, but never cost a fee.
first-fee = The tile moved the free-action marker from 7 to 9. Your 8 is one below, so acting costs 1 real. Act all the same: seven reals are waiting.
first-sum = Take the upper sum. In the Characters area you get either money or a character, and money is what you need for everything that follows.
first-project = Number 9 is free. Act and buy Santa Cruz: limit 6, so it may use spaces up to 6, and a crew of only two.
first-second = The second tile costs 3 more. Buy Andorinha: a crew of one makes it the easiest ship there is, and two ships can fill a harbour together.
first-section = Act and choose section 2: all sailors of one action come from the same section, and this one has two greys.
first-grey = You pay for colours, not for heads: both grey sailors together cost 1 real.
first-orange = A crew must be of different colours. Hire the orange sailor for 2 more reals, and Santa Cruz is complete.
first-captain = Every ship you send needs a captain, and you have only one. Hire a second now, for 1 real per sailor hired with him.
first-launch = Red has acted, and your 16 is called. Launch first: grey and orange board Santa Cruz. Launching is free at any time.
first-launch-two = Launch Andorinha too, with the other grey sailor.
first-harbour = Now act and sail to Terra da Boa Gente. It has just two spaces, and you have two ships: you can complete it alone.
first-space = Santa Cruz takes the space worth 5, which Andorinha with her limit of 4 could not use. You score the value of the space at once.
first-complete = Andorinha takes the other space. The harbour is complete: in the sailing phase it brings 1 VP more for each ship, and both sail on to Mozambique.
first-bonus = Each ship brings the harbour’s bonus, here a sailor. Take a purple one: colours that you lack are worth most.
first-round = And a light blue one, a fourth colour. Then Red passes for 4 reals, the ships sail on, and a new round begins.
first-done = Plan, pay, recruit, launch, sail: that is the whole round, and there are five of them. Small ships earn early; Calicut needs limits of 7 and more.
