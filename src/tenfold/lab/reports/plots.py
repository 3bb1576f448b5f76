"""Plots as SVG for a page that may be light or dark: ink takes the colour of the page's text."""

from __future__ import annotations

import html
import io
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tenfold.lab.statistics.moments import Estimate

INK: Final = "#123456"  # stands for the colour of the page's text until the picture is done
ACCENT: Final = "#2f7fd0"
REFERENCE: Final = "#c2703d"
LONGEST_LABEL: Final = 18
WIDTH: Final = 3.9  # inches; on a narrow phone a letter is then as large as the page's


@dataclass(frozen=True, slots=True)
class Intervals:
    """Means with their intervals, a row each."""

    title: str
    axis: str
    rows: Sequence[tuple[str, Estimate]]
    reference: float | None = None  # what would be if nothing mattered
    is_share: bool = False
    span: tuple[float, float] | None = None  # what the axis shows; by itself, what is there


@dataclass(frozen=True, slots=True)
class Matrix:
    """How often the row is ahead of the column."""

    title: str
    names: Sequence[str]
    values: Sequence[Sequence[float | None]]


def draw(plot: Intervals | Matrix, number: int) -> str:
    """The plot as an `svg` element; `number` keeps its names apart from other plots' on the page."""
    if isinstance(plot, Matrix):
        side = min(WIDTH, 1.6 + 0.62 * len(plot.names))
        return _picture(side, side * 0.86, lambda axes: _draw_matrix(axes, plot), number, plot.title)
    height = 0.75 + 0.3 * len(plot.rows)
    return _picture(WIDTH, height, lambda axes: _draw_intervals(axes, plot), number, plot.title)


def _draw_intervals(axes: Any, plot: Intervals) -> None:
    scale = 100 if plot.is_share else 1
    places = range(len(plot.rows))
    for place, (_, found) in zip(places, plot.rows, strict=True):
        axes.plot(
            [scale * found.low, scale * found.high], [place, place], color=ACCENT, linewidth=2.5, alpha=0.55
        )
        axes.plot([scale * found.mean], [place], "o", color=ACCENT, markersize=6)
    if plot.reference is not None:
        axes.axvline(scale * plot.reference, color=REFERENCE, linestyle=(0, (4, 3)), linewidth=1.2)
    axes.set_yticks(list(places), [_short(label) for label, _ in plot.rows])
    axes.set_ylim(len(plot.rows) - 0.4, -0.6)
    axes.set_xlabel(plot.axis)
    if plot.span:
        axes.set_xlim(scale * plot.span[0], scale * plot.span[1])
    axes.grid(axis="x", color=INK, alpha=0.15)
    axes.tick_params(axis="y", length=0)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)


def _draw_matrix(axes: Any, plot: Matrix) -> None:
    count = len(plot.names)
    for row, values in enumerate(plot.values):
        for column, value in enumerate(values):
            if value is None:
                continue
            colour = ACCENT if value >= 0.5 else REFERENCE
            strength = 0.06 + 1.2 * abs(value - 0.5)
            axes.add_patch(_square(column, row, colour, strength))
            axes.text(column, row, f"{100 * value:.0f}", ha="center", va="center")
    axes.set_xlim(-0.5, count - 0.5)
    axes.set_ylim(count - 0.5, -0.5)
    names = [_short(name) for name in plot.names]
    axes.set_xticks(range(count), names, rotation=30, ha="left", rotation_mode="anchor")
    axes.set_yticks(range(count), names)
    axes.xaxis.tick_top()
    axes.tick_params(length=0)
    for spine in axes.spines.values():
        spine.set_visible(False)


def _short(label: str) -> str:
    """So that a long name leaves room for the plot."""
    return label if len(label) <= LONGEST_LABEL else f"…{label[1 - LONGEST_LABEL :]}"


def _square(x: float, y: float, colour: str, strength: float) -> Any:
    from matplotlib.patches import Rectangle  # noqa: PLC0415  (the extra `lab`)

    return Rectangle(
        (x - 0.47, y - 0.47), 0.94, 0.94, facecolor=colour, alpha=min(strength, 0.66), linewidth=0
    )


def _picture(width: float, height: float, paint: Callable[[Any], None], number: int, title: str) -> str:
    import matplotlib as mpl  # noqa: PLC0415  (the extra `lab`)
    from matplotlib.figure import Figure  # noqa: PLC0415

    style = {
        "svg.fonttype": "none",
        "svg.hashsalt": f"tenfold {number}",
        "font.family": "sans-serif",
        "font.size": 10,
        "text.color": INK,
        "axes.labelcolor": INK,
        "axes.edgecolor": INK,
        "xtick.color": INK,
        "ytick.color": INK,
    }
    with mpl.rc_context(style):  # type: ignore[arg-type]
        figure = Figure(figsize=(width, height), layout="constrained")
        figure.patch.set_alpha(0)
        axes = figure.add_subplot()
        axes.patch.set_alpha(0)
        paint(axes)
        text = io.StringIO()
        figure.savefig(
            text, format="svg", metadata={"Date": None, "Creator": None, "Format": None, "Type": None}
        )
    return _for_page(text.getvalue(), title, number)


def _for_page(svg: str, title: str, number: int) -> str:
    """Without the heading of a file of its own, in the colour and letters of the page, named for readers who
    cannot see it."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(
        r'(?<=["#])((?:figure|axes|patch|line2d|text|matplotlib\.axis|xtick|ytick)_\d+)',
        rf"p{number}-\1",
        svg,
    )
    svg = svg.replace(INK, "currentColor")
    svg = re.sub(r"font: ([\d.]+)px [^;\"]*", r"font-size: \1px; font-family: inherit", svg)
    svg = re.sub(r'(<svg[^>]*?) width="[\d.]+pt"', r"\1", svg)
    svg = re.sub(r'(<svg[^>]*?) height="[\d.]+pt"', r"\1", svg)
    width = re.search(r'viewBox="0 0 ([\d.]+)', svg)
    assert width
    limit = f"max-width:{float(width[1]) * 1.75:.0f}px"
    return svg.replace("<svg", f'<svg role="img" aria-label="{html.escape(title)}" style="{limit}"', 1)
