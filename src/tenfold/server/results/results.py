"""What people have played: written down with the last move of a game, and added up when somebody asks."""

from __future__ import annotations

from collections import Counter
from itertools import accumulate
from typing import NamedTuple

from tenfold.cards.edition import editions
from tenfold.protocol.game import Seat
from tenfold.server.storage.daily import end_daily_game
from tenfold.server.storage.database import Database, Statement
from tenfold.server.storage.results import Meetings, Rating, RatingSums, ResultStore
from tenfold.server.table.clock import DAY
from tenfold.server.table.contest import has_played
from tenfold.server.table.table import Table
from tenfold.wire.choices import GameName
from tenfold.wire.people import GameStatistics, Result, SoloProgress

from .daily_end import end_of_deal
from .ratings import BOTS, MOST_IN_COURSE, Pair, Standing, change, weight_after


class Standings(NamedTuple):
    """How somebody stands in one game."""

    people: Standing = Standing()
    bots: Standing = Standing()


class Known(NamedTuple):
    """What those who have played a game have done before."""

    standings: dict[str, Standings]
    meetings: Meetings  # of two, on the same day

    def standing(self, person: str) -> Standings:
        return self.standings.get(person, Standings())


class Results:
    def __init__(self, database: Database) -> None:
        self.store = ResultStore(database)

    async def statements_for(self, table: Table, at: int) -> list[Statement]:
        """What the end of a game means for those who played it, to be stored together with it.

        A result belongs to whoever holds the seat, also when a bot stands in for them at the end. Whoever
        left for good has lost, whatever the bot in their seat makes of it. Somebody with several seats plays
        for others at the same device, and nobody knows whose result it is: it counts for no one. Games that
        were called off or closed count nothing, nor do those that began in the middle of another or became
        practice, as when the expert was asked; if that came late, a loss counts all the same (ruling A5).
        The deal of the day, which others have seen, is a matter of its own.
        """
        if table.row.daily:
            return [end_daily_game(table.row.id, end_of_deal(table, at, shares_of(table)))]
        if not _counts(table):
            return []
        holders = holders_of(table)
        known = await self._known(table, at, list(holders.values())) if _is_rated(table) else None
        shares = shares_of(table)
        return [
            self.store.insert(person, _result(table, seat, at, holders, shares, known))
            for seat, person in holders.items()
            if not table.is_practice or not shares[seat]
        ]

    async def _known(self, table: Table, at: int, people: list[str]) -> Known:
        sums = await self.store.ratings(table.row.game, people)
        standings = {person: _standings_of(one) for person, one in sums.items()}
        return Known(standings, await self.store.meetings(table.row.game, people, at - DAY))

    async def ratings_at(self, table: Table) -> dict[Seat, float]:
        """How strong those at a table are who have played enough: against bots, else against people."""
        people = {seat: row.person for seat, row in enumerate(table.seats) if row.person}
        sums = await self.store.ratings(table.row.game, set(people.values()))
        standings = {seat: _standings_of(sums[person]) for seat, person in people.items() if person in sums}
        shown = {seat: one.bots.shown or one.people.shown for seat, one in standings.items()}
        return {seat: rating for seat, rating in shown.items() if rating is not None}

    async def statistics(self, person: str) -> list[GameStatistics]:
        """Games with others, by game; those alone against the solo opponent are a matter of their own."""
        beaten = await self.store.beaten(person)
        told = []
        for sums in await self.store.by_game(person):
            standings = _standings_of(sums.ratings)
            told.append(
                GameStatistics(
                    game=sums.game,
                    games=sums.games,
                    wins=sums.wins,
                    mean_score=sums.mean_score,
                    rating_people=standings.people.shown,
                    rating_bots=standings.bots.shown,
                    course_people=await self._course(person, sums.game, "people", standings.people),
                    course_bots=await self._course(person, sums.game, "bots", standings.bots),
                    beaten=[one.bot for one in beaten if one.game == sums.game],
                )
            )
        return told

    async def _course(self, person: str, game: GameName, of: Rating, standing: Standing) -> list[float]:
        """The rating after each of the latest games that moved it; none while it is not shown."""
        if standing.shown is None:
            return []
        changes = await self.store.latest_changes(person, game, of, MOST_IN_COURSE)
        back = accumulate((-change for change in changes[:-1]), initial=standing.shown)
        return list(back)[::-1]

    async def solo(self, person: str) -> list[SoloProgress]:
        """How far somebody has come in each edition that they have tried alone."""
        progress: dict[str, SoloProgress] = {}
        for edition, target, games, wins in await self.store.by_target(person):
            if edition not in editions():
                continue
            rules = editions()[edition].solo
            so_far = progress.setdefault(edition, SoloProgress(edition, 0, 0, rules.lowest_target, []))
            so_far.games += games
            so_far.wins += round(wins)
            if wins:
                so_far.beaten.append(target)
                so_far.next_target = min(target + 1, rules.highest_target)
        return list(progress.values())


def shares_of(table: Table) -> list[float]:
    """Each seat's share of the victory, the solo opponent's included; a game that nobody won is shared."""
    assert table.ending
    winners = table.ending.winners or range(table.all_seats)
    left = {seat for seat, row in enumerate(table.seats) if row.kind == "bot" and row.person}
    return [
        1 / len(winners) if seat in winners and seat not in left else 0.0 for seat in range(table.all_seats)
    ]


def holders_of(table: Table) -> dict[Seat, str]:
    """Whose result a seat's is: of everybody who holds one seat and no other."""
    seats = Counter(row.person for row in table.seats if row.person)
    return {seat: row.person for seat, row in enumerate(table.seats) if row.person and seats[row.person] == 1}


def _counts(table: Table) -> bool:
    ending = table.ending
    was_played = ending is not None and ending.reason not in ("aborted", "closed") and table.state is not None
    return was_played and not table.row.opening and (table.loss_counts or not table.is_practice)


def _is_rated(table: Table) -> bool:
    """The solo opponent is measured by targets; with a deck of one's own it is another game; and nobody is
    measured where everybody may ask the expert."""
    is_helped = table.row.agreement.hints == "everybody"
    return not table.is_solo and "deck" not in table.options and not is_helped


def _result(
    table: Table,
    seat: Seat,
    at: int,
    holders: dict[Seat, str],
    shares: list[float],
    known: Known | None,
) -> Result:
    """What the game was for a seat's holder; without known standings it moves no rating."""
    result = (table.ending.result if table.ending else None) or {}
    scores, options = result.get("scores"), table.options
    people, bots = (None, None) if known is None else _changes(table, seat, holders, shares, known)
    return Result(
        table=table.row.id,
        seat=seat,
        at=at,
        game=table.row.game,
        edition=options["edition"],
        target=options.get("target"),
        share=shares[seat],
        score=scores[seat] if scores else None,
        change_people=people,
        change_bots=bots,
    )


def _changes(
    table: Table, seat: Seat, holders: dict[Seat, str], shares: list[float], known: Known
) -> tuple[float | None, float | None]:
    """What the game adds to the ratings of a seat's holder: against people, against bots. Where a program
    sits, that is measured by the others, and nobody else is measured at all (ruling A7)."""
    if any(row.is_program for row in table.seats) and not table.seats[seat].is_program:
        return None, None
    person = holders[seat]
    mine = known.standing(person)
    people, bots = [], []
    for other, row in enumerate(table.seats):
        if other == seat or row.is_program:
            continue
        if other in holders:
            theirs = known.standing(holders[other]).people
            if has_played(table, seat) and has_played(table, other) and mine.people.may_learn_from(theirs):
                weight = weight_after(known.meetings.get(frozenset((person, holders[other])), 0))
                people.append(Pair(theirs.rating, shares[seat], shares[other], weight))
        elif row.kind == "bot" and not row.person and row.bot in BOTS[table.row.game]:
            bots.append(Pair(BOTS[table.row.game][row.bot], shares[seat], shares[other]))
    return change(mine.people, people), change(mine.bots, bots)


def _standings_of(sums: RatingSums) -> Standings:
    people = Standing(sums.people_games, sums.people_sum or 0.0)
    return Standings(people, Standing(sums.bot_games, sums.bot_sum or 0.0))
