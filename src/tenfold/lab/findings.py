"""What experiments have found, as sentences, tables and plots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from tenfold.i18n.catalogs import Catalog

from .moments import Estimate, Moments, difference
from .plots import Intervals
from .report import Section
from .summary import Summary
from .table import Table

TURNS: Final = ("first", "second", "third", "fourth", "fifth")


class Setting(Protocol):
    """Games of one kind, summed up."""

    label: str
    summary: Summary


@dataclass(slots=True)
class Finding:
    title: str
    answer: str
    sections: list[Section]


def seats(settings: Sequence[Setting]) -> Finding:
    """Victories by the order of turns."""
    sections, told = [], []
    for setting in settings:
        places = setting.summary.names("place")
        rows = [(TURNS[int(place)], setting.summary.find("place", place, "victories")) for place in places]
        fair = 1 / len(places)
        table = Table(["turn", "victories", "against no advantage", "points"])
        for place, (turn, share) in zip(places, rows, strict=True):
            points = setting.summary.find("place", place, "points")
            gain = f"{100 * (share.mean - fair):+.1f} points of percent"
            table.add(turn, share.percent(), gain, points.number() if points.n else "–")
        table.title = setting.label
        plot = Intervals(setting.label, "victories, %", rows, fair, is_share=True)
        sections.append(Section(setting.label.capitalize(), [], [plot], [table]))
        unfair = [turn for turn, share in rows if not share.low <= fair <= share.high]
        told.append(f"{setting.label}: {', '.join(unfair) + ' differs' if unfair else 'no difference shows'}")
    answer = f"Victories by the order of turns, with 95 % intervals. {'; '.join(told)}."
    return Finding("Does it matter who begins?", answer, sections)


FIGURES: Final = ("points", "winning points", "moves", "busts", "purchases")


def comparison(settings: Sequence[Setting]) -> Finding:
    """The same figures side by side, each setting against the first."""
    base, *others = settings
    table = Table(["", *FIGURES, "mean price of wildcards"])
    for setting in settings:
        cells = [setting.summary.find("game", "all", figure).number() for figure in FIGURES]
        table.add(setting.label, *cells, mean_price(setting.summary).number())
    sections = [
        Section("Side by side", ["Means a game (points: a player) with 95 % intervals."], [], [table])
    ]
    for figure in ("points", "moves", "busts"):
        rows = [(one.label, one.summary.find("game", "all", figure)) for one in settings]
        axis = "points a player" if figure == "points" else f"{figure} a game"
        sections.append(Section(figure.capitalize(), [], [Intervals(figure.capitalize(), axis, rows)]))
    against = Table(["", *FIGURES], title=f"Difference to {base.label}")
    for setting in others:
        against.add(setting.label, *(_gain(setting, base, figure).signed() for figure in FIGURES))
    sections[0].tables = [table, against] if others else [table]
    certain = [
        f"{figure} in {setting.label} ({_gain(setting, base, figure).mean:+.2f})"
        for setting in others
        for figure in FIGURES
        if not _gain(setting, base, figure).low <= 0 <= _gain(setting, base, figure).high
    ]
    answer = (
        f"Against {base.label}, these differ by more than chance explains: {', '.join(certain) or 'none'}."
    )
    title = (
        " against ".join(one.label for one in settings) if len(settings) == 2 else "Edition against edition"
    )
    return Finding(title[0].upper() + title[1:], answer, sections)


def _gain(setting: Setting, base: Setting, figure: str) -> Estimate:
    return difference(setting.summary.find("game", "all", figure), base.summary.find("game", "all", figure))


def mean_price(summary: Summary) -> Estimate:
    prices = Moments()
    for code in summary.names("wildcard"):
        prices.merge(summary.moments.get(("wildcard", code, "price"), Moments()))
    return prices.estimate()


def solo(settings: Sequence[Setting]) -> Finding:
    """How often each target is beaten."""
    table = Table(["edition", "target", "won", "points", "opponent's points"])
    by_edition: dict[str, list[tuple[str, Estimate]]] = {}
    for setting in settings:
        edition, target = setting.label.split()
        won = setting.summary.find("seat", "0", "victories")
        by_edition.setdefault(edition, []).append((f"target {target}", won))
        points = [setting.summary.find("seat", seat, "points").number(1) for seat in "01"]
        table.add(edition, target, won.percent(), *points)
    plots = [
        Intervals(
            f"Won against each target: {edition}",
            f"{edition}: games won, %",
            rows,
            is_share=True,
            span=(0, 1),
        )
        for edition, rows in by_edition.items()
    ]
    easiest = max(settings, key=lambda one: one.summary.find("seat", "0", "victories").mean)
    hardest = min(settings, key=lambda one: one.summary.find("seat", "0", "victories").mean)
    answer = (
        f"Easiest is {easiest.label} ({easiest.summary.find('seat', '0', 'victories').percent()}), "
        f"hardest {hardest.label} ({hardest.summary.find('seat', '0', 'victories').percent()})."
    )
    return Finding(
        "How hard is the solo game?",
        answer,
        [Section("Games won", [], plots), Section("In numbers", [], [], [table])],
    )


def wildcards(settings: Sequence[Setting]) -> Finding:
    """Prices, and how the buyers do."""
    summary = settings[0].summary
    codes = summary.names("wildcard")
    table = Table(
        ["wildcard", "price", "unsold", "buyer's lead in points", "buyer's victories above average"]
    )
    for code in codes:
        lead = summary.find("wildcard", code, "buyer's lead in points")
        more = summary.find("wildcard", code, "buyer's victories above average")
        percent = Estimate(100 * more.mean, 100 * more.low, 100 * more.high, 0.0, more.n)
        price = summary.find("wildcard", code, "price")
        unsold = summary.find("wildcard", code, "unsold").percent()
        if price.n:
            table.add(code, price.number(), unsold, lead.signed(), percent.signed(1) + " %")
        else:
            table.add(code, "–", unsold, "–", "–")
    sold = [code for code in codes if summary.find("wildcard", code, "price").n]
    prices = [(code, summary.find("wildcard", code, "price")) for code in sold]
    leads = [(code, summary.find("wildcard", code, "buyer's lead in points")) for code in sold]
    dearest = max(prices, key=lambda row: row[1].mean, default=("", None))[0]
    best = max(leads, key=lambda row: row[1].mean, default=("", None))[0]
    words = (
        "Buyers' points less the mean of the others at the table. Who buys may also be who is ahead anyway."
    )
    answer = f"The dearest is the {_named(dearest)}; buyers do best with the {_named(best)}."
    sections = [
        Section("Price", [], [Intervals("Price", "price", prices)]),
        Section("Lead of the buyer", [words], [Intervals("Lead", "points ahead of the others", leads, 0.0)]),
        Section("In numbers", [], [], [table]),
    ]
    return Finding("What is a wildcard worth?", answer, sections)


def _named(code: str) -> str:
    return f"{Catalog('en').say('card', card=code)}, {code}" if code else "one that nobody bought"
