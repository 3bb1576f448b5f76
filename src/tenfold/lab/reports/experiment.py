"""What experiments have found, as sentences, tables and plots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from tenfold.i18n.catalogs import Catalog
from tenfold.i18n.numbers import written
from tenfold.lab.statistics.moments import Estimate, Moments, difference
from tenfold.lab.statistics.summary import Summary
from tenfold.lab.studies.experiments import Setting
from tenfold.protocol.game import Json

from .figures import NONE, capitalised, difference_in, number, share_of
from .page import Report, Section
from .plots import Course, Intervals, Lines, Plot, Ridges
from .summary import figure_key
from .summary import to_json as summary_json
from .text_table import TextTable, columns_in

FIGURES: Final = ("points", "winning points", "moves", "busts", "purchases")
PLOTTED: Final = ("points", "moves", "busts")

MOST_NAMED: Final = 3  # of those that are tied


@dataclass(slots=True)
class Finding:
    title: str
    answer: str
    sections: list[Section]


def find_out(experiment: str, settings: Sequence[Setting], catalog: Catalog) -> Finding:
    """What the games of an experiment's settings say to its question."""
    return FINDINGS[experiment](settings, catalog)


def report_of(finding: Finding, run: dict[str, str], catalog: Catalog) -> Report:
    return Report(catalog, finding.title, finding.answer, list(finding.sections), run)


def to_json(finding: Finding, settings: Sequence[Setting], catalog: Catalog) -> Json:
    return {
        "title": finding.title,
        "answer": finding.answer,
        "settings": [
            {
                "label": label_of(setting, catalog),
                "options": setting.options,
                "bots": list(setting.bots),
                **summary_json(setting.summary, catalog),
            }
            for setting in settings
        ],
    }


def label_of(setting: Setting, catalog: Catalog) -> str:
    chosen = {name: setting.options.get(name, "") for name in ("edition", "seats", "target")}
    return catalog.say(f"lab.setting.{setting.kind}", **chosen)


def _seats(settings: Sequence[Setting], catalog: Catalog) -> Finding:
    """Victories by the order of turns."""
    sections, answers = [], []
    for setting in settings:
        places, label = setting.summary.names("place"), label_of(setting, catalog)
        fair = 1 / len(places)
        rows = [
            (catalog.say("lab.turn", turn=int(place) + 1), setting.summary.find("place", place, "victories"))
            for place in places
        ]
        plot = Intervals(label, catalog.say("lab.axis.victories"), rows, fair, is_share=True)
        table = _turns_table(setting, rows, fair, catalog)
        sections.append(Section(capitalised(label), [], [plot], [table]))
        unfair = [turn for turn, share in rows if not share.low <= fair <= share.high]
        key = "lab.seats.differ" if unfair else "lab.seats.even"
        answers.append(catalog.say(key, setting=label, turns=catalog.list_of(unfair), count=len(unfair)))
    lines = [(label_of(one, catalog), _lead_of_first(one)) for one in settings]
    sections += _courses(lines, catalog.say("lab.axis.first_lead"), catalog, reference=0.0)
    answer = catalog.say("lab.seats.answer", settings="; ".join(answers))
    return Finding(catalog.say("lab.seats.title"), answer, sections)


def _lead_of_first(setting: Setting) -> Course:
    """What the first in the order of turns wins beyond a fair share, in points of percent."""
    fair = 1 / len(setting.summary.names("place"))
    return [
        (
            games,
            found._replace(
                mean=100 * (found.mean - fair), low=100 * (found.low - fair), high=100 * (found.high - fair)
            ),
        )
        for games, found in setting.course
    ]


def _courses(
    lines: Sequence[tuple[str, Course]], axis: str, catalog: Catalog, *, reference: float | None = None
) -> list[Section]:
    """How the answer came to be: what was known after so many games."""
    told = [(label, values[1:] or values) for label, values in lines if values]
    if not told:
        return []
    heading = catalog.say("lab.course.heading")
    axes = (catalog.say("lab.axis.games"), axis)
    plot = Lines(heading, axes, told, reference, has_marks=False)
    return [Section(heading, [catalog.say("lab.course.text")], [plot])]


def _turns_table(
    setting: Setting, rows: Sequence[tuple[str, Estimate]], fair: float, catalog: Catalog
) -> TextTable:
    columns = columns_in(catalog, "turn", "victories", "advantage", "points")
    table = TextTable(columns, title=label_of(setting, catalog))
    for place, (turn, share) in enumerate(rows):
        points = setting.summary.find("place", str(place), "points")
        gain = catalog.say("lab.seats.gain", gain=written(catalog, 100 * (share.mean - fair), 1, signed=True))
        table.add(turn, share_of(catalog, share), gain, number(catalog, points) if points.n else NONE)
    return table


def _comparison(settings: Sequence[Setting], catalog: Catalog) -> Finding:
    """The same figures side by side, each setting against the first."""
    base, *others = settings
    tables = [_side_by_side(settings, catalog)]
    if others:
        tables.append(_differences(base, others, catalog))
    words = [catalog.say("lab.comparison.text")]
    sections = [Section(catalog.say("lab.comparison.heading"), words, [], tables)]
    for figure in PLOTTED:
        rows = [(label_of(one, catalog), _of_game(one, figure)) for one in settings]
        heading, axis = capitalised(catalog.say(figure_key(figure))), catalog.say(f"lab.axis.{figure}")
        hills = [
            (label_of(one, catalog), spread)
            for one in settings
            if (spread := one.summary.spreads.get(figure))
        ]
        plots: list[Plot] = [Intervals(heading, axis, rows)]
        plots += [Ridges(catalog.say("lab.spread", figure=heading), axis, hills)] if hills else []
        sections.append(Section(heading, [], plots))
    lines = [(label_of(one, catalog), one.course) for one in settings]
    sections += _courses(lines, catalog.say("lab.axis.points"), catalog)
    labels = [label_of(one, catalog) for one in settings]
    title = catalog.say("lab.comparison.editions")
    if len(settings) == 2:
        title = catalog.say("lab.comparison.title", one=labels[0], other=labels[1])
    return Finding(capitalised(title), _comparison_answer(base, others, catalog), sections)


def _side_by_side(settings: Sequence[Setting], catalog: Catalog) -> TextTable:
    heads = [catalog.say(figure_key(figure)) for figure in FIGURES]
    table = TextTable(["", *heads, *columns_in(catalog, "mean_price")])
    for setting in settings:
        cells = [number(catalog, _of_game(setting, figure)) for figure in FIGURES]
        table.add(label_of(setting, catalog), *cells, number(catalog, mean_price(setting.summary)))
    return table


def _differences(base: Setting, others: Sequence[Setting], catalog: Catalog) -> TextTable:
    title = catalog.say("lab.comparison.difference", setting=label_of(base, catalog))
    table = TextTable(["", *(catalog.say(figure_key(figure)) for figure in FIGURES)], title=title)
    for setting in others:
        gains = [_gain(setting, base, figure) for figure in FIGURES]
        table.add(label_of(setting, catalog), *(difference_in(catalog, gain) for gain in gains))
    return table


def _comparison_answer(base: Setting, others: Sequence[Setting], catalog: Catalog) -> str:
    certain = [
        catalog.say(
            "lab.comparison.figure",
            figure=catalog.say(figure_key(figure)),
            setting=label_of(setting, catalog),
            gain=written(catalog, gain.mean, 2, signed=True),
        )
        for setting in others
        for figure in FIGURES
        if not (gain := _gain(setting, base, figure)).low <= 0 <= gain.high
    ]
    setting = label_of(base, catalog)
    if not certain:
        return catalog.say("lab.comparison.even", setting=setting)
    return catalog.say("lab.comparison.answer", setting=setting, figures=", ".join(certain))


def _of_game(setting: Setting, figure: str) -> Estimate:
    return setting.summary.find("game", "all", figure)


def _gain(setting: Setting, base: Setting, figure: str) -> Estimate:
    return difference(_of_game(setting, figure), _of_game(base, figure))


def mean_price(summary: Summary) -> Estimate:
    prices = Moments()
    for code in summary.names("wildcard"):
        prices.merge(summary.moments.get(("wildcard", code, "price"), Moments()))
    return prices.estimate()


def _solo(settings: Sequence[Setting], catalog: Catalog) -> Finding:
    """How often each target is beaten."""
    table = TextTable(columns_in(catalog, "edition", "target", "won", "points", "opponents_points"))
    by_edition: dict[str, list[tuple[float, Estimate]]] = {}
    for setting in settings:
        edition, target = str(setting.options["edition"]), int(setting.options["target"])
        by_edition.setdefault(edition, []).append((target, _won(setting)))
        points = [number(catalog, setting.summary.find("seat", seat, "points"), 1) for seat in "01"]
        table.add(edition, target, share_of(catalog, _won(setting)), *points)
    axes = (catalog.say("lab.axis.target"), catalog.say("lab.axis.games_won"))
    plot = Lines(catalog.say("lab.solo.plot"), axes, list(by_edition.items()), is_share=True, span=(0, 1))
    sections = [
        Section(catalog.say("lab.solo.won"), [], [plot]),
        Section(catalog.say("lab.in_numbers"), [], [], [table]),
    ]
    return Finding(catalog.say("lab.solo.title"), _solo_answer(settings, catalog), sections)


def _solo_answer(settings: Sequence[Setting], catalog: Catalog) -> str:
    rows = sorted(((label_of(one, catalog), _won(one)) for one in settings), key=lambda row: -row[1].mean)
    return catalog.say(
        "lab.solo.answer",
        easiest=first_or_tied(rows, catalog),
        most=share_of(catalog, rows[0][1]),
        hardest=first_or_tied(rows[::-1], catalog),
        least=share_of(catalog, rows[-1][1]),
    )


def first_or_tied(rows: Sequence[tuple[str, Estimate]], catalog: Catalog) -> str:
    """The first of some rows in order, or all that chance may have put behind it."""
    first = rows[0][1]
    tied = [name for name, found in rows if _may_be_equal(first, found)]
    if len(tied) == 1:
        return tied[0]
    if len(tied) > MOST_NAMED:
        return catalog.say("lab.tied_many", list=", ".join(tied[:MOST_NAMED]), count=len(tied) - MOST_NAMED)
    return catalog.say("lab.tied", list=catalog.list_of(tied))


def _may_be_equal(one: Estimate, other: Estimate) -> bool:
    gain = difference(one, other)
    return gain.low <= 0 <= gain.high


def _first_card(rows: Sequence[tuple[str, Estimate]], catalog: Catalog) -> str:
    """The wildcard with the highest mean, with its code."""
    named = [(f"{catalog.say('short-card', card=code)} ({code})", found) for code, found in rows]
    return first_or_tied(sorted(named, key=lambda row: -row[1].mean), catalog)


def _won(setting: Setting) -> Estimate:
    return setting.summary.find("seat", "0", "victories")


def _wildcards(settings: Sequence[Setting], catalog: Catalog) -> Finding:
    """Prices, and how the buyers do."""
    summary = settings[0].summary
    sold = [code for code in summary.names("wildcard") if summary.find("wildcard", code, "price").n]
    prices = [(code, summary.find("wildcard", code, "price")) for code in sold]
    leads = [(code, summary.find("wildcard", code, "buyer's lead in points")) for code in sold]
    price, lead = catalog.say("lab.column.price"), catalog.say("lab.wildcards.lead")
    lead_plot = Intervals(lead, catalog.say("lab.axis.lead"), leads, 0.0)
    sections = [
        Section(capitalised(price), [], [Intervals(capitalised(price), price, prices)]),
        Section(lead, [catalog.say("lab.wildcards.lead_text")], [lead_plot]),
        Section(catalog.say("lab.in_numbers"), [], [], [_wildcards_table(summary, catalog)]),
    ]
    answer = catalog.say("lab.wildcards.unsold")
    if sold:
        dearest, best = (_first_card(rows, catalog) for rows in (prices, leads))
        answer = catalog.say("lab.wildcards.answer", dearest=dearest, best=best)
    return Finding(catalog.say("lab.wildcards.title"), answer, sections)


def _wildcards_table(summary: Summary, catalog: Catalog) -> TextTable:
    table = TextTable(columns_in(catalog, "wildcard", "price", "unsold", "lead", "more_victories"))
    for code in summary.names("wildcard"):
        price = summary.find("wildcard", code, "price")
        unsold = share_of(catalog, summary.find("wildcard", code, "unsold"))
        if not price.n:
            table.add(code, NONE, unsold, NONE, NONE)
            continue
        lead = difference_in(catalog, summary.find("wildcard", code, "buyer's lead in points"))
        more = summary.find("wildcard", code, "buyer's victories above average")
        in_percent = Estimate(100 * more.mean, 100 * more.low, 100 * more.high, 0.0, more.n)
        table.add(
            code,
            number(catalog, price),
            unsold,
            lead,
            catalog.say("percent", value=difference_in(catalog, in_percent, 1)),
        )
    return table


FINDINGS: Final[dict[str, Callable[[Sequence[Setting], Catalog], Finding]]] = {
    "seats": _seats,
    "editions": _comparison,
    "busting": _comparison,
    "solo": _solo,
    "wildcards": _wildcards,
    "deck": _comparison,
}
