"""Positions to look at: drawn as SVG, in the table's own look.

`picture.py` is the door. `look.py` has the colours and shapes, which are the client's; `svg.py` writes
elements, `letters.py` measures words, `wording.py` finds them; `drawn_pieces.py`, `grid.py` and `panels.py`
draw what several places have in common. `cards_table.py` (with `stage.py`, `final_points.py`,
`collection.py`) and `tiles_board.py` (with `tiles_plane.py`, `line_sums.py`, `supply.py`) lay out what
`seen_position.py` has found. `png.py` finds a program for pixels, `notebook.py` shows plays and records where
they are evaluated, and `curve.py` draws the course of a game.
"""
