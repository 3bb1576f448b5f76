"""How decisions of the tile game are judged: as the expert sees them, and proved where that can be done.

`desk.py` what is kept in mind, `looks.py` what positions and moves are worth, `levels.py` how closely it is
looked, `comparing.py` the choices of a decision, step by step.
"""
