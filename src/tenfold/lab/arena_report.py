"""A tournament as a page with plots."""

from __future__ import annotations

from .moments import Estimate
from .plots import Intervals, Matrix
from .report import Report, Section
from .standings import Tournament
from .table import Table

TURNS = ("first", "second", "third", "fourth", "fifth")


def report_of(tournament: Tournament, run: dict[str, str]) -> Report:
    contest = tournament.contest
    title = f"Arena: {', '.join(contest.labels)}"
    sections = [_ratings(tournament), _pairs(tournament)]
    if any(moments.count for moments in tournament.points):
        sections.append(_points(tournament))
    sections.append(_seats(tournament))
    if tournament.faults:
        sections.append(_faults(tournament))
    return Report(title, verdict(tournament), sections, run)


def verdict(tournament: Tournament) -> str:
    """The outcome in a sentence."""
    order, bots = tournament.order(), tournament.contest.labels
    best, second = bots[order[0]], bots[order[1]]
    games = f"After {tournament.games:,} games".replace(",", " ")
    if tournament.verdicts.decides_all(order):
        return f"{games} the whole order is decided: {' before '.join(bots[bot] for bot in order)}."
    if tournament.verdicts.decides_first(order):
        return f"{games} it is decided that {best} is the best; not everything behind it is."
    if tournament.verdicts.is_better(order[0], order[1]):
        return f"{games} it is decided that {best} is better than {second}."
    return f"{games} {best} leads, but it is not decided whether it is better than {second}."


def _ratings(tournament: Tournament) -> Section:
    ratings = tournament.ratings()
    rows = [
        (tournament.contest.labels[bot], Estimate(*ratings[bot], 0.0, tournament.games))
        for bot in tournament.order()
    ]
    words = (
        "A bot with 400 points more than another is ten times as likely to win. The mean of all winners "
        "is 1500. The bars are 95 % intervals; the last column says whether a difference is certain."
    )
    return Section("Ratings", [words], [Intervals("Ratings", "rating", rows, 1500.0)], [tournament.table()])


def _pairs(tournament: Tournament) -> Section:
    order = tournament.order()
    places = {bot: place for place, bot in enumerate(order)}
    values: list[list[float | None]] = [[None] * len(order) for _ in order]
    for one, other, moments in tournament.pairs():
        if moments.count:
            values[places[one]][places[other]] = moments.mean
    names = [tournament.contest.labels[bot] for bot in order]
    words = "How often in 100 games at one table the row is ahead of the column: by victory, then by points."
    return Section("One against one", [words], [Matrix("One against one", names, values)])


def _points(tournament: Tournament) -> Section:
    names, order = tournament.contest.labels, tournament.order()
    rows = [(names[bot], tournament.points[bot].estimate()) for bot in order if tournament.points[bot].count]
    table = Table(["bot", "points", "sd"])
    for name, told in rows:
        table.add(name, told.number(), f"{told.sd:.2f}")
    return Section("Points", [], [Intervals("Points a game", "points a game", rows)], [table])


def _seats(tournament: Tournament) -> Section:
    seats = tournament.contest.seats
    rows = [(TURNS[place], moments.share()) for place, moments in enumerate(tournament.places)]
    words = (
        "Victories by the order of turns, whoever sat there; the dashed line is what no advantage would give."
    )
    plot = Intervals("Victories by the order of turns", "victories, %", rows, 1 / seats, is_share=True)
    return Section("Does it matter who begins?", [words], [plot])


def _faults(tournament: Tournament) -> Section:
    table = Table(["bot", "games forfeited", "the first time"])
    for name, fault in tournament.faults.items():
        table.add(name, fault.times, fault.sentence)
    return Section(
        "Bots that failed", ["A bot that fails forfeits the game; the others share it."], [], [table]
    )
