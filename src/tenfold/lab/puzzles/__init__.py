"""Puzzles found in games: positions where one choice is right beyond doubt, and several opponents miss it.

`positions` finds decisions in games, `card_values` and `tile_values` say what every choice there is worth and
how sure that is, `verdict` tells right from wrong or drops the position, `ladder` asks the house's opponents,
`themes` names the lesson, `making` puts a puzzle together, `choosing` keeps a mixed set, and `checking` holds
finished puzzles against another way of computing.
"""
