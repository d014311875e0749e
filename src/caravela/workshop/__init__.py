"""Tools for authors of games: new-game, the conformance tests, rules coverage, the benchmark."""
