"""Puzzles found in games: positions where one choice is right beyond doubt, and several opponents miss it.

`sources` has the games and `found_positions` their decisions; `card_values` and `tile_values` say what every
choice there is worth and how sure that is; `verdict` tells right from wrong, or drops the position; `ladder`
asks the house's opponents; `themes` names the lesson; `making` puts a puzzle together; `selection` keeps a
mixed set; and `checking` holds finished puzzles against another way of computing, with games by `comparing`.
"""
