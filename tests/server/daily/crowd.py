"""A thousand people who have played the same deal: made up, but as a deal has it. Whoever has made the same
moves meets the same cards and has the same choices, some of them wrong."""

from __future__ import annotations

import random
from hashlib import sha256
from typing import Final

import msgspec

from tenfold.server.daily.judged import Judged, JudgedDecision
from tenfold.server.storage.daily import DailyGameRow, DailyStore, End, end_daily_game
from tenfold.server.storage.database import Database, Statement
from tenfold.wire.choices import GameName

MOVES: Final = 320  # as a solo game of cards has
CHOICES: Final = ("draw", "numbers", "currency", "pass")
REASONS: Final = ("rules", "rules", "rules", "rules", "rules", "rules", "resigned", "time")


def crowd(day: int, game: GameName, people: int, seed: int = 1) -> list[DailyGameRow]:
    dice = random.Random(seed)
    return [_row(day, game, f"person{number:010d}", dice) for number in range(people)]


def _row(day: int, game: GameName, player: str, dice: random.Random) -> DailyGameRow:
    moves, decisions, position = list[str](), list[JudgedDecision](), b""
    for number in range(1, dice.randint(MOVES // 2, MOVES) + 1):
        known = int.from_bytes(position[:4], "big")  # any number, but the same whenever the moves are
        is_choice = number % 3 == 1
        moves.append(_choice(known, number, dice, decisions) if is_choice else f"B{known % 9 + 1}")
        position = sha256(position + moves[-1].encode()).digest()
    reason = dice.choice(REASONS)
    is_rules, is_cards = reason == "rules", game == "cards"
    lead = dice.randint(-12, 12) if is_rules and is_cards else None
    won = lead > 0 if lead is not None else dice.random() < 0.5
    judged = Judged(sum(one.error for one in decisions), dice.random(), 0.5, dice.randint(0, 100), decisions)
    is_judged = is_rules and dice.random() < 0.8
    return DailyGameRow(
        day=day,
        game=game,
        player=player,
        is_house=False,
        table=sha256(f"{player} {day} {game}".encode()).hexdigest()[:10],
        before=dice.randint(0, 5),
        ended=1_000,
        reason=reason,
        share=float(won and is_rules),
        points=None if lead is None else 20 + lead,
        lead=lead,
        busts="-b-" if is_cards else "",
        moves=" ".join(moves),
        judged=msgspec.json.encode(judged).decode() if is_judged else None,
    )


def _choice(known: int, number: int, dice: random.Random, decisions: list[JudgedDecision]) -> str:
    """Most agree at most positions, and then the most usual choice may be the wrong one."""
    best = CHOICES[known % 4]
    usual = CHOICES[known // 4 % 4]
    made = usual if dice.random() < 0.9 else dice.choice(CHOICES)
    error = 0.0 if made == best else 0.01 * (known % 7)
    decisions.append(JudgedDecision(number, "drawing", error > 0.02, error, [made], [best]))
    return made


async def store(database: Database, rows: list[DailyGameRow]) -> None:
    """All of them at once."""
    kept, statements = DailyStore(database), list[Statement]()
    for row in rows:
        assert row.ended is not None
        assert row.reason is not None
        assert row.share is not None
        end = End(row.ended, row.reason, row.share, row.points, row.lead, row.busts or "", row.moves or "")
        statements += [kept.insert(row), end_daily_game(row.table, end)]
    await database.commit(statements)
    for row in rows:
        if row.judged:
            await kept.judge(row.table, row.judged)
