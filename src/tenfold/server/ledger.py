"""What people have played: written down with the last move of a game, and added up when somebody asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Final, NamedTuple

from tenfold.cards.edition import editions
from tenfold.protocol.game import Seat
from tenfold.wire.people import GameStatistics, SoloProgress

from .ratings import BOTS, Pair, Standing, change
from .storage.database import Database, Statement
from .table.table import Table

STANDINGS: Final = "COUNT(change_people), SUM(change_people), COUNT(change_bots), SUM(change_bots)"
INSERT: Final = (
    "INSERT INTO results (person, table_id, seat, at, game, edition, target, share, score,"
    " change_people, change_bots) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)"
)


class Standings(NamedTuple):
    """How somebody stands in one game."""

    people: Standing = Standing()
    bots: Standing = Standing()


class Ledger:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def reckon(self, table: Table, at: int) -> list[Statement]:
        """What the end of a game means for those who played it, to be stored together with it.

        A result belongs to whoever holds the seat, also when a bot stands in for them at the end. Whoever
        left for good has lost, whatever the bot in their seat makes of it. Somebody with several seats plays
        for others at the same device, and nobody knows whose result it is: it counts for no one. Games that
        were called off or closed count nothing, nor do those that began in the middle of another.
        """
        if not _counts(table):
            return []
        holders = holders_of(table)
        known = await self._standings(table.row.game, holders.values()) if _is_rated(table) else None
        shares = shares_of(table)
        result = (table.ending.result if table.ending else None) or {}
        scores = result.get("scores")
        options = table.options
        statements = []
        for seat, person in holders.items():
            changes = _changes(table, seat, holders, shares, known) if known is not None else (None, None)
            score = scores[seat] if scores else None
            told = (table.row.game, options["edition"], options.get("target"), shares[seat], score)
            statements.append(Statement(INSERT, (person, table.row.id, seat, at, *told, *changes)))
        return statements

    async def _standings(self, game: str, people: Collection[str]) -> dict[str, Standings]:
        if not people:
            return {}
        places = ", ".join(f"${place}" for place in range(2, len(people) + 2))
        sql = (
            f"SELECT person, {STANDINGS} FROM results WHERE game = $1 AND person IN ({places})"
            " GROUP BY person"
        )
        rows = await self._database.fetch(sql, game, *people)
        return {person: _standings_of(*figures) for person, *figures in rows}

    async def statistics(self, person: str) -> list[GameStatistics]:
        """Games with others, by game; those alone against the solo opponent are a matter of their own."""
        sql = (
            f"SELECT game, COUNT(*), SUM(share), AVG(CAST(score AS DOUBLE PRECISION)), {STANDINGS}"
            " FROM results WHERE person = $1 AND target IS NULL GROUP BY game ORDER BY game"
        )
        told = []
        for game, games, wins, mean_score, *figures in await self._database.fetch(sql, person):
            standings = _standings_of(*figures)
            told.append(
                GameStatistics(
                    game=game,
                    games=games,
                    wins=wins,
                    mean_score=mean_score,
                    rating_people=standings.people.shown,
                    rating_bots=standings.bots.shown,
                )
            )
        return told

    async def solo(self, person: str) -> list[SoloProgress]:
        """How far somebody has come in each edition that they have tried alone."""
        sql = (
            "SELECT edition, target, COUNT(*), SUM(share) FROM results"
            " WHERE person = $1 AND target IS NOT NULL GROUP BY edition, target ORDER BY edition, target"
        )
        progress: dict[str, SoloProgress] = {}
        for edition, target, games, wins in await self._database.fetch(sql, person):
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
    return was_played and not table.row.opening


def _is_rated(table: Table) -> bool:
    """The solo opponent is measured by targets; and with a deck of one's own it is another game."""
    return not table.is_solo and "deck" not in table.options


def _changes(
    table: Table, seat: Seat, holders: dict[Seat, str], shares: list[float], known: dict[str, Standings]
) -> tuple[float | None, float | None]:
    """What the game adds to the ratings of a seat's holder: against people, against bots."""
    mine = known.get(holders[seat], Standings())
    people, bots = [], []
    for other, row in enumerate(table.seats):
        if other == seat:
            continue
        if other in holders:
            rating = known.get(holders[other], Standings()).people.rating
            people.append(Pair(rating, shares[seat], shares[other]))
        elif row.kind == "bot" and not row.person and row.bot in BOTS[table.row.game]:
            bots.append(Pair(BOTS[table.row.game][row.bot], shares[seat], shares[other]))
    return change(mine.people, people), change(mine.bots, bots)


def _standings_of(
    people_games: int, people_sum: float | None, bot_games: int, bot_sum: float | None
) -> Standings:
    return Standings(Standing(people_games, people_sum or 0.0), Standing(bot_games, bot_sum or 0.0))
