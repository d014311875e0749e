"""The conformance tests: what the contract promises, checked for every game that the registry finds.

    pytest --pyargs caravela.workshop.conformance -k mygame

They need pytest, hypothesis and fluent.syntax (`pip install caravela[author]`). Pig is always among the games: it is
short, has one decision, and nobody can look past its die.
"""
