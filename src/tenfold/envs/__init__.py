"""Both games as training libraries want them.

from tenfold.envs import cards_v0, tiles_v0                       # PettingZoo
gymnasium.make("Tenfold/Cards-v0", seats=3, opponents="careful")  # Gymnasium, after `import tenfold.envs`
import tenfold.envs.open_spiel                                    # pyspiel.load_game("tenfold_cards")
"""

from __future__ import annotations

try:
    import gymnasium

    from . import cards_v0, tiles_v0
except ModuleNotFoundError as error:
    if error.name not in ("gymnasium", "pettingzoo"):
        raise
    message = f"{error.name} is missing; the environments need it: pip install 'tenfold[envs]'"
    raise ModuleNotFoundError(message, name=error.name) from error

__all__ = ["cards_v0", "tiles_v0"]

for _game in ("Cards", "Tiles"):
    gymnasium.register(
        f"Tenfold/{_game}-v0",
        entry_point=f"tenfold.envs.single:{_game}Env",
        vector_entry_point=f"tenfold.envs.vector:{_game}VectorEnv",
    )
