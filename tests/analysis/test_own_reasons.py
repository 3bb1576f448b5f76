"""What bots say for themselves."""

from __future__ import annotations

import pytest
from analysis.reason_check import SETUPS, played

from tenfold.analysis.evaluator import study_for
from tenfold.analysis.own_reasons import own_reason
from tenfold.bots.bot import Turn
from tenfold.bots.registry import HOUSE
from tenfold.fast.table_bot import table_bot
from tenfold.i18n.catalogs import Catalog, languages
from tenfold.records.play import Play


def decisions(kind: int, bot: str, most: int) -> list[tuple[Play, tuple[int]]]:
    """Positions of a game, and what a bot does there."""
    record = played(kind, 3)
    found: list[tuple[Play, tuple[int]]] = []
    play = Play(record.game, **record.options)
    for token in record.moves:
        if not play.is_chance and len(play.legal()) > 2 and len(found) < most:
            turn = Turn(play.game, play.state.copy(), play.to_move, play.game.legal(play.state), [5])
            copy = Play(record.game, **record.options)
            for one in play.moves:
                copy.push(one)
            found.append((copy, (int(table_bot(record.game, bot)(turn)),)))
        play.push(token)
    return found


@pytest.mark.parametrize(
    ("kind", "bot"), [(kind, bot) for kind in (0, 4, 5) for bot in HOUSE[SETUPS[kind][0]].opponents]
)
def test_what_a_bot_does_looked_best_to_it(kind: int, bot: str) -> None:
    for play, made in decisions(kind, bot, 6):
        study = study_for(play.game, play.options)
        own = own_reason(play.game, play.state, bot, made, study)
        assert own.moves == [play.game.token(play.state, made[0])]
        if bot == "expert":
            assert own.value is own.next_value is None
        elif own.value is not None:
            assert 0 <= own.value <= 1
            assert own.next_value is None or own.next_value <= own.value


def test_everybody_believes_something_of_their_own() -> None:
    bots = {bot for house in HOUSE.values() for bot in house.bots}
    for language in languages():
        catalog = Catalog(language)
        assert len({catalog.say("expert.belief", bot=bot, name="Ada") for bot in bots}) == len(bots)
