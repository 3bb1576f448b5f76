"""How decisions of the tile game are judged: as the expert sees them, and proved where that can be done.

`desk.py` what is kept in mind, `levels.py` how closely it is looked, `looks.py` what one look says, and
`evaluator.py` what positions are worth and how choices compare, step by step.
"""
