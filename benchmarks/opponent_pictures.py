"""The plots of docs/opponents.md and docs/opponents_tiles.md, from what was measured:

    python benchmarks/opponent_pictures.py

`opponent_figures.json` beside this file has the figures; the two documents say how each was measured.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tenfold.i18n.catalogs import Catalog
from tenfold.lab.reports.plots import Course, Intervals, Lines, Plot, draw
from tenfold.lab.statistics.moments import Estimate

FIGURES = Path(__file__).parent / "opponent_figures.json"
PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
# A picture in a document does not know the colour of the page, only whether it is dark.
INK = "svg{color:#1f2328;font-family:sans-serif}@media (prefers-color-scheme:dark){svg{color:#e6edf3}}"

# By picture: its title, what lies across, and what goes up.
LINES = {
    "training": (
        "Strength over training time",
        ("minutes of one core", "victories against careful players, in %"),
    ),
    "training_solo": (
        "Strength alone over training time",
        ("minutes of one core", "games won alone, in %"),
    ),
    "thinking": ("Strength over thinking time", ("processor time a game, 10ˣ ms", "victories, in %")),
    "calibration": (
        "What was expected, and what became of it",
        ("expected share of the victory, in %", "what became of it, in %"),
    ),
}


def main() -> None:
    found: Any = json.loads(FIGURES.read_text())
    plots: dict[str, Plot] = {
        name: Lines(title, axes, _courses(found[name]), is_share=True, has_marks=False)
        for name, (title, axes) in LINES.items()
    }
    plots["ladder"] = _ladder(found["ladder"])
    for number, (name, plot) in enumerate(plots.items()):
        picture = draw(plot, number, Catalog()).replace("<defs>", f"<style>{INK}</style><defs>", 1)
        (PICTURES / f"{name}.svg").write_text(f"{picture}\n")


def _ladder(rows: Sequence[tuple[str, float, float, float]]) -> Plot:
    places = [(name, Estimate(mean, low, high, 0.0, 0)) for name, mean, low, high in rows]
    return Intervals("Ratings of the card game's opponents", "rating", places)


def _courses(series: dict[str, list[tuple[float, float, float]]]) -> list[tuple[str, Course]]:
    """Each value is where it lies across, a share, and how far that may be off."""
    return [
        (name, [(x, Estimate(won, won - off, won + off, 0.0, 0)) for x, won, off in values])
        for name, values in series.items()
    ]


if __name__ == "__main__":
    main()
