"""A record from before a ruling changed is still read, and says so."""

from __future__ import annotations

from typing import Any

import pytest
from earlier_rules import FIRST_OTHER, earlier_record

from tenfold.cards.edition import editions
from tenfold.catalogue import find_game
from tenfold.protocol.errors import BadOptions, TenfoldError
from tenfold.protocol.game import RULES_VERSION
from tenfold.records.play import Play
from tenfold.records.record import Record
from tenfold.records.rules_version import rules_of
from tenfold.records.steps import step_ends
from tenfold.records.verify import verify


@pytest.mark.parametrize("meta", [{}, {"rules": 1}, {"rules": "old"}], ids=["silent", "says it", "nonsense"])
def test_a_record_that_fits_an_earlier_version_only_is_read_by_it(meta: dict[str, Any]) -> None:
    play = verify(earlier_record(**meta))
    assert play.is_over
    assert play.is_by_earlier_rules
    assert play.record().meta == {"rules": 1}
    assert verify(play.record()).is_by_earlier_rules


def test_it_can_be_walked_through() -> None:
    record = earlier_record()
    play = Play.before(record)
    assert [*play.follow(record.moves)] == record.moves
    assert step_ends(record)[-1] == len(record.moves)


def test_who_says_that_it_was_played_by_todays_rules_is_held_to_them() -> None:
    with pytest.raises(TenfoldError) as refused:
        verify(earlier_record(rules=RULES_VERSION))
    assert (refused.value.key, refused.value.move_number) == ("illegal.opponent", FIRST_OTHER)


def test_what_fits_both_is_read_by_todays_rules() -> None:
    play = verify(earlier_record(FIRST_OTHER - 1, rules=1))
    assert not play.is_by_earlier_rules
    assert play.record().meta == {"rules": RULES_VERSION}
    assert verify(earlier_record(FIRST_OTHER, rules=1)).is_by_earlier_rules


def test_a_fault_in_it_is_found_where_it_is() -> None:
    record = earlier_record()
    record.moves = [*record.moves[: FIRST_OTHER + 20], "draw", "draw", "draw"]
    with pytest.raises(TenfoldError) as refused:
        verify(record)
    assert refused.value.move_number
    assert refused.value.move_number > FIRST_OTHER + 20


def test_only_where_something_was_ruled_otherwise_there_is_an_earlier_version() -> None:
    game = find_game("cards")
    since = {}
    for edition in editions():
        for seats in (1, 2):
            options = {"edition": edition, "seats": seats} | ({"target": 5} if seats == 1 else {})
            since[edition, seats] = game.ruled_since(game.read_options(options))
    assert {chosen for chosen, rules in since.items() if rules > 1} == {("gamefactory", 1), ("trefl", 1)}
    assert rules_of(Record("tiles", {"edition": "steffen"}, ["1", "place:7,7"])) == RULES_VERSION


def test_the_version_is_no_option() -> None:
    with pytest.raises(BadOptions) as refused:
        Play.before(Record("cards", {"edition": "trefl", "seats": 1, "target": 5, "rules": 1}, []))
    assert refused.value.key == "options.unknown"
