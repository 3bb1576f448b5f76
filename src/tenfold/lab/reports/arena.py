"""A tournament as a table, a sentence, a page with plots, and as data."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.i18n.catalogs import Catalog
from tenfold.i18n.numbers import grouped, percent, written
from tenfold.lab.statistics.bot_ratings import MEAN_RATING
from tenfold.lab.statistics.moments import Estimate
from tenfold.lab.studies.standings import Standings
from tenfold.protocol.game import Json

from .faults import faults_json, faults_table
from .figures import capitalised, number, share_of
from .page import Report, Section
from .plots import Intervals, Matrix
from .text_table import TextTable, columns_in


def report_of(tournament: Standings, run: dict[str, str], catalog: Catalog) -> Report:
    title = catalog.say("lab.arena.title", bots=", ".join(tournament.contest.labels))
    sections = [_ratings(tournament, catalog), _pairs(tournament, catalog)]
    if _has_points(tournament):
        sections.append(_points(tournament, catalog))
    sections.append(_turns(tournament, catalog))
    if tournament.faults:
        sections.append(_faults(tournament, catalog))
    return Report(catalog, title, verdict(tournament, catalog), sections, run)


def verdict(tournament: Standings, catalog: Catalog) -> str:
    """The outcome in a sentence."""
    order, verdicts = tournament.order(), tournament.verdicts
    best, second, *others = (tournament.contest.labels[bot] for bot in order)
    games = grouped(tournament.games)
    if verdicts.decides_all(order):
        listed = best
        for name in (second, *others):
            listed = catalog.say("lab.arena.before", list=listed, item=name)
        return catalog.say("lab.arena.decided_all", games=games, order=listed)
    if verdicts.decides_first(order):
        return catalog.say("lab.arena.decided_first", games=games, best=best)
    is_better = verdicts.is_better(order[0], order[1])
    key = "lab.arena.decided_two" if is_better else "lab.arena.decided_nothing"
    return catalog.say(key, games=games, best=best, second=second)


def standings_table(tournament: Standings, catalog: Catalog) -> TextTable:
    has_points = _has_points(tournament)
    bot, rating, victories = columns_in(catalog, "bot", "rating", "victories_a_seat")
    points = columns_in(catalog, "points") if has_points else []
    table = TextTable(
        ["", bot, rating, percent(catalog, 0.95), victories, *points, *columns_in(catalog, "better")]
    )
    ratings, order = tournament.ratings(), tournament.order()
    for place, bot_number in enumerate(order):
        found = ratings[bot_number]
        cells = [share_of(catalog, tournament.victories[bot_number].share_of_groups())]
        cells += [number(catalog, tournament.points[bot_number].estimate())] if has_points else []
        rating, low, high = (written(catalog, value) for value in (found.rating, found.low, found.high))
        table.add(
            *(place + 1, tournament.contest.labels[bot_number], rating, f"{low}–{high}", *cells),
            _is_decided(tournament, catalog, order, place),
        )
    return table


def to_json(tournament: Standings, catalog: Catalog) -> Json:
    contest, ratings, order = tournament.contest, tournament.ratings(), tournament.order()
    bots = contest.bots
    return {
        "game": contest.game,
        "options": contest.options,
        "seed": contest.seed,
        "games": tournament.games,
        "ratings": [
            {
                "bot": bots[bot],
                **ratings[bot]._asdict(),
                "victories": tournament.victories[bot].share_of_groups()._asdict(),
                "points": moments.estimate()._asdict() if (moments := tournament.points[bot]).count else None,
                "better_than": [bots[other] for other in order if _is_better(tournament, bot, other)],
            }
            for bot in order
        ],
        "ahead": [
            {"bot": bots[one], "of": bots[other], **moments.share()._asdict()}
            for one, other, moments in tournament.pairs()
            if moments.count
        ],
        "turn_order": [moments.share()._asdict() for moments in tournament.places],
        "faults": faults_json(tournament.faults, catalog),
    }


def _has_points(tournament: Standings) -> bool:
    return any(moments.count for moments in tournament.points)


def _is_better(tournament: Standings, one: int, other: int) -> bool:
    return one != other and tournament.verdicts.is_better(one, other)


def _is_decided(tournament: Standings, catalog: Catalog, order: Sequence[int], place: int) -> str:
    """Whether a bot is better than the next; the last has none."""
    if place + 1 == len(order):
        return ""
    is_better = _is_better(tournament, order[place], order[place + 1])
    return catalog.say("lab.arena.better" if is_better else "lab.arena.undecided")


def _ratings(tournament: Standings, catalog: Catalog) -> Section:
    heading, ratings = catalog.say("lab.arena.ratings"), tournament.ratings()
    rows = [
        (tournament.contest.labels[bot], Estimate(*ratings[bot], 0.0, tournament.games))
        for bot in tournament.order()
    ]
    plot = Intervals(heading, catalog.say("lab.column.rating"), rows, MEAN_RATING)
    table = standings_table(tournament, catalog)
    return Section(heading, [catalog.say("lab.arena.ratings_text")], [plot], [table])


def _pairs(tournament: Standings, catalog: Catalog) -> Section:
    order = tournament.order()
    places = {bot: place for place, bot in enumerate(order)}
    values: list[list[float | None]] = [[None] * len(order) for _ in order]
    for one, other, moments in tournament.pairs():
        if moments.count:
            values[places[one]][places[other]] = moments.mean
    names = [tournament.contest.labels[bot] for bot in order]
    heading = catalog.say("lab.arena.pairs")
    return Section(heading, [catalog.say("lab.arena.pairs_text")], [Matrix(heading, names, values)])


def _points(tournament: Standings, catalog: Catalog) -> Section:
    names, order = tournament.contest.labels, tournament.order()
    rows = [(names[bot], tournament.points[bot].estimate()) for bot in order if tournament.points[bot].count]
    table = TextTable(columns_in(catalog, "bot", "points", "sd"))
    for name, points in rows:
        table.add(name, number(catalog, points), written(catalog, points.sd, 2))
    axis = catalog.say("lab.axis.points_a_game")
    plot = Intervals(capitalised(axis), axis, rows)
    return Section(capitalised(catalog.say("lab.column.points")), [], [plot], [table])


def _turns(tournament: Standings, catalog: Catalog) -> Section:
    rows = [
        (catalog.say("lab.turn", turn=place), moments.share())
        for place, moments in enumerate(tournament.places, 1)
    ]
    title, axis = catalog.say("lab.arena.turns"), catalog.say("lab.axis.victories")
    plot = Intervals(title, axis, rows, 1 / tournament.contest.seats, is_share=True)
    return Section(catalog.say("lab.seats.title"), [catalog.say("lab.arena.turns_text")], [plot])


def _faults(tournament: Standings, catalog: Catalog) -> Section:
    table = faults_table(tournament.faults, catalog, "bot")
    return Section(catalog.say("lab.arena.faults"), [catalog.say("lab.arena.faults_text")], [], [table])
