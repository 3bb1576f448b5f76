"""Pictures of positions for a browser to measure: a JSON list of each picture's name and its SVG.

python web/e2e/support/drawn_positions.py
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3] / "tests"))

from pictures.positions import positions
from setups import card_setups, tile_setups

from tenfold import picture
from tenfold.i18n.catalogs import languages

SETUPS = [("cards", setup) for setup in card_setups()[:5]] + [("tiles", setup) for setup in tile_setups()]


def main() -> None:
    found = []
    for game, setup in SETUPS:
        for number, (play, phase, names) in enumerate(positions(game, setup, seed=2)):
            language = languages()[number % len(languages())]
            name = f"{game}, {phase}, {play.seats} seats, {language}"
            found.append([name, picture(play, language=language, names=names)])
    sys.stdout.write(json.dumps(found))


if __name__ == "__main__":
    main()
