"""Plots as SVG for a page that may be light or dark: ink takes the colour of the page's text."""

from __future__ import annotations

import html
import io
import re
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, TypeVar

from tenfold.i18n.catalogs import Catalog
from tenfold.i18n.numbers import written
from tenfold.lab.statistics.moments import Estimate

INK: Final = "#123456"  # stands for the colour of the page's text until the picture is done
ACCENT: Final = "#2f7fd0"
REFERENCE: Final = "#c2703d"
# Colours that are told apart by everybody, on light paper and on dark; each has a sign of its own besides.
SERIES: Final = (("#2f7fd0", "o"), ("#d9722e", "s"), ("#2a9d6f", "^"), ("#a55cc4", "D"), ("#8a8f98", "v"))
LONGEST_LABEL: Final = 18  # letters under a plot
WIDTH: Final = 3.9  # inches; on a narrow phone a letter is then as large as the page's
LINES_HEIGHT: Final = 2.7
RIDGE_HEIGHT: Final = 0.85
MOST_STEPS: Final = 40  # of a hill
SIDE_STEP: Final = 0.11  # between signs of one place

Course: TypeAlias = Sequence[tuple[float, Estimate]]  # across, and what goes up there
T = TypeVar("T")


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


@dataclass(frozen=True, slots=True)
class Lines:
    """A line for each series, with its intervals."""

    title: str
    axes: tuple[str, str]  # what lies across, and what goes up
    series: Sequence[tuple[str, Course]]
    reference: float | None = None
    is_share: bool = False
    span: tuple[float, float] | None = None  # of what goes up
    has_marks: bool = True  # a sign on every value: not where they are close together


@dataclass(frozen=True, slots=True)
class Ridges:
    """How often each value came, a hill for each row above one axis."""

    title: str
    axis: str
    rows: Sequence[tuple[str, Mapping[int, int]]]


Plot: TypeAlias = Intervals | Matrix | Lines | Ridges


def draw(plot: Plot, number: int, catalog: Catalog) -> str:
    """The plot as an `svg` element; `number` keeps its names apart from other plots' on the page."""
    width, height = _size(plot)
    return _picture(width, height, lambda axes: _paint(axes, plot, catalog), number, plot.title)


def _size(plot: Plot) -> tuple[float, float]:
    if isinstance(plot, Lines):
        return WIDTH, LINES_HEIGHT
    if isinstance(plot, Ridges):
        return WIDTH, 0.6 + RIDGE_HEIGHT * len(_grouped(plot.rows))
    if isinstance(plot, Matrix):
        side = min(WIDTH, 1.6 + 0.62 * len(plot.names))
        return side, side * 0.86
    return WIDTH, 0.75 + 0.3 * len(plot.rows)


def _paint(axes: Any, plot: Plot, catalog: Catalog) -> None:
    if isinstance(plot, Matrix):
        _draw_matrix(axes, plot)
        return
    _write_ticks(axes, catalog)
    if isinstance(plot, Lines):
        _draw_lines(axes, plot)
    elif isinstance(plot, Ridges):
        _draw_ridges(axes, plot, catalog)
    else:
        _draw_intervals(axes, plot)


def _write_ticks(axes: Any, catalog: Catalog) -> None:
    """The numbers along the axes, as the language writes them; ticks with names of their own keep them."""
    from matplotlib.ticker import ScalarFormatter  # noqa: PLC0415  (the extra `lab`)

    class Written(ScalarFormatter):
        def __call__(self, x: float, pos: int | None = None) -> str:
            return super().__call__(x, pos).replace(".", catalog.say("decimal_mark"))

    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_formatter(Written())


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


def _draw_lines(axes: Any, plot: Lines) -> None:
    groups = _grouped(plot.series)
    if plot.has_marks:
        _draw_marked(axes, plot, groups)
    else:
        _draw_bands(axes, plot, groups)
    scale = 100 if plot.is_share else 1
    if plot.reference is not None:
        axes.axhline(scale * plot.reference, color=INK, alpha=0.6, linestyle=(0, (4, 3)), linewidth=1)
    if plot.span:
        axes.set_ylim(scale * plot.span[0], scale * plot.span[1])
    axes.set_xlabel(plot.axes[0])
    # Lying, since a long name would not fit beside the axis.
    axes.set_title(plot.axes[1], loc="left", fontsize=10)
    axes.grid(axis="y", color=INK, alpha=0.15)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    if not plot.has_marks:
        ends = [(values[-1][0], scale * values[-1][1].mean) for _, _, values in groups]
        _name_lines(
            axes, [(names, colour, end) for (names, (colour, _), _), end in zip(groups, ends, strict=True)]
        )


def _grouped(rows: Sequence[tuple[str, T]]) -> list[tuple[list[str], tuple[str, str], T]]:
    """Rows that are wholly equal lie upon each other, so they are drawn once, with all their names."""
    groups: list[tuple[list[str], tuple[str, str], T]] = []
    for place, (label, found) in enumerate(rows):
        names = next((names for names, _, known in groups if known == found), None)
        if names is None:
            groups.append(([_short(label)], SERIES[place % len(SERIES)], found))
        else:
            names.append(_short(label))
    return groups


def _draw_marked(axes: Any, plot: Lines, groups: Sequence[tuple[list[str], tuple[str, str], Course]]) -> None:
    """Few values: a sign with its interval on each, the signs of one place side by side."""
    scale = 100 if plot.is_share else 1
    for place, (names, (colour, sign), values) in enumerate(groups):
        aside = SIDE_STEP * (place - (len(groups) - 1) / 2)
        across = [x + aside for x, _ in values]
        means = [scale * found.mean for _, found in values]
        low, high = ([scale * bound for bound in bounds] for bounds in _bounds(values))
        axes.vlines(across, low, high, color=colour, linewidth=1.6, alpha=0.6)
        label = ", ".join(names)
        axes.plot(across, means, color=colour, linewidth=1.1, marker=sign, markersize=4.5, label=label)
    axes.set_xticks(sorted({x for _, values in plot.series for x, _ in values}))
    axes.legend(frameon=False, labelcolor="linecolor", fontsize=9, handlelength=1.4)


def _draw_bands(axes: Any, plot: Lines, groups: Sequence[tuple[list[str], tuple[str, str], Course]]) -> None:
    """Many values: a line in the band of its intervals."""
    scale = 100 if plot.is_share else 1
    for _, (colour, _), values in groups:
        across = [x for x, _ in values]
        low, high = ([scale * bound for bound in bounds] for bounds in _bounds(values))
        axes.fill_between(across, low, high, color=colour, alpha=0.12, linewidth=0)
        axes.plot(across, [scale * found.mean for _, found in values], color=colour, linewidth=1.8)


def _bounds(values: Course) -> tuple[list[float], list[float]]:
    return [found.low for _, found in values], [found.high for _, found in values]


def _name_lines(axes: Any, ends: Sequence[tuple[list[str], str, tuple[float, float]]]) -> None:
    """Each line has its names at its end, in its colour; names that would cover each other move apart."""
    bottom, top = axes.get_ylim()
    line = 0.075 * (top - bottom)
    places: list[tuple[float, float]] = []  # from where to where
    rising = sorted(ends, key=lambda end: end[2][1])
    for names, _, (_, height) in rising:
        half = line * len(names) / 2
        middle = max(height, (places[-1][1] if places else bottom) + half)
        places.append((middle - half, middle + half))
    beyond = max(places[-1][1] - top, 0.0)
    for (low, high), (names, colour, (x, _)) in zip(places, rising, strict=True):
        axes.annotate(
            "\n".join(names),
            (x, (low + high) / 2 - beyond),
            xytext=(7, 0),
            textcoords="offset points",
            color=colour,
            va="center",
            fontsize=9,
            fontweight="bold",
            annotation_clip=False,
        )


def _draw_ridges(axes: Any, plot: Ridges, catalog: Catalog) -> None:
    groups = _grouped(plot.rows)
    width = _step_of([value for _, counts in plot.rows for value in counts])
    hills = [_shares(counts, width) for _, _, counts in groups]
    highest = max(max(hill.values()) for hill in hills)
    for place, ((_, (colour, _), counts), hill) in enumerate(zip(groups, hills, strict=True)):
        base = len(groups) - 1 - place
        steps = range(min(hill) - 1, max(hill) + 2)
        across = [width * step + (width - 1) / 2 for step in steps]
        heights = [base + 0.74 * hill.get(step, 0.0) / highest for step in steps]
        axes.fill_between(across, base, heights, step="mid", color=colour, alpha=0.35, linewidth=0)
        axes.plot(across, heights, drawstyle="steps-mid", color=colour, linewidth=1.4)
        mean = sum(value * n for value, n in counts.items()) / sum(counts.values())
        axes.plot([mean, mean], [base, base + 0.8], color=colour, linewidth=1.2, linestyle=(0, (2, 1.5)))
        axes.annotate(
            f"⌀ {written(catalog, mean, 1)}",
            (mean, base + 0.87),
            xytext=(0, 0),
            textcoords="offset points",
            ha="center",
            va="center",
            color=colour,
            fontsize=9,
        )
        axes.axhline(base, color=INK, alpha=0.35, linewidth=0.8)
    axes.set_ylim(-0.05, len(groups))
    names = ["\n".join(names) for names, *_ in reversed(groups)]
    axes.set_yticks([base + 0.35 for base in range(len(groups))], names)
    axes.tick_params(axis="y", length=0)
    axes.set_xlabel(plot.axis)
    axes.grid(axis="x", color=INK, alpha=0.15)
    for side in ("top", "right", "left", "bottom"):
        axes.spines[side].set_visible(False)


def _step_of(values: Collection[int]) -> int:
    """How many values share a step of a hill, so that its outline is not all teeth."""
    wanted = (max(values) - min(values) + 1) / MOST_STEPS
    step = 1
    while step < wanted:
        step = step * 5 // 2 if str(step).startswith("2") else 2 * step
    return step


def _shares(counts: Mapping[int, int], width: int) -> dict[int, float]:
    """By steps of so many values, the share of each."""
    games, shares = sum(counts.values()), Counter[int]()
    for value, n in counts.items():
        shares[value // width] += n
    return {step: n / games for step, n in shares.items()}


def _draw_matrix(axes: Any, plot: Matrix) -> None:
    size = len(plot.names)
    for row, values in enumerate(plot.values):
        for column, value in enumerate(values):
            if value is None:
                continue
            colour = ACCENT if value >= 0.5 else REFERENCE
            strength = 0.06 + 1.2 * abs(value - 0.5)
            axes.add_patch(_square(column, row, colour, strength))
            axes.text(column, row, f"{100 * value:.0f}", ha="center", va="center")
    axes.set_xlim(-0.5, size - 0.5)
    axes.set_ylim(size - 0.5, -0.5)
    names = [_short(name) for name in plot.names]
    axes.set_xticks(range(size), names, rotation=30, ha="left", rotation_mode="anchor")
    axes.set_yticks(range(size), names)
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
    svg = re.sub(r'(?<= id=")([A-Za-z][\w.]*_\d+")', rf"p{number}-\1", svg)
    svg = svg.replace(INK, "currentColor")
    svg = re.sub(r"font: ([\d.]+)px [^;\"]*", r"font-size: \1px; font-family: inherit", svg)
    svg = re.sub(r'(<svg[^>]*?) width="[\d.]+pt"', r"\1", svg)
    svg = re.sub(r'(<svg[^>]*?) height="[\d.]+pt"', r"\1", svg)
    width = re.search(r'viewBox="0 0 ([\d.]+)', svg)
    assert width
    limit = f"max-width:{float(width[1]) * 1.75:.0f}px"
    return svg.replace("<svg", f'<svg role="img" aria-label="{html.escape(title)}" style="{limit}"', 1)
