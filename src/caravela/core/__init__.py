"""What a game is: actions, state, rules, match, transcript, words, registry. Imports nothing else of ours."""
