"""What every game is held to, without a line of its own: all that the core's contract promises.

The suite runs over every registered game, every number of seats, and option values that cover each
value and each pair of values once (`cases.py`). Each test looks at random games (`walk.py`): half
choose uniformly, half only among the first three legal actions, which leads elsewhere.

    pytest tests/conformance --game swapybara       one game
    pytest tests/conformance --games 20             more random games a case
    pytest tests/conformance --wide                 all covering options with all numbers of seats

A game adds one thing only: `tests/games/NAME/material.py` with `material(state)`, all that a
resample must leave as it is (the cards and notes there are, wherever they lie), in a fixed order.
"""
