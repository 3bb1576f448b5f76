"""The engine of a browser's own tables says what Python says: games, options, decisions of opponents."""

from __future__ import annotations

import subprocess
import sys
from itertools import chain
from pathlib import Path
from typing import Final

from local import studies, transcripts
from local.compare import compare

from tenfold.local.document import digest_of_facts

SOURCE: Final = Path(__file__).parents[2] / "src"


def test_random_games_are_the_same() -> None:
    assert compare(transcripts.games(24, 1)) == {"game": 24}


def test_options_are_read_and_refused_the_same() -> None:
    assert compare(transcripts.options(600, 1)) == {"options": 600}


def test_opponents_decide_the_same() -> None:
    assert compare(transcripts.decisions(300, 1)) == {"decision": 300}


def test_deals_of_the_day_are_the_same() -> None:
    """A week, each weekday with its opponent: what is dealt, what follows from the date, and every answer."""
    assert compare(transcripts.deals(20_776, 7, 1)) == {"deal": 14}


def test_the_build_needs_nothing_but_the_standard_library() -> None:
    make = "from tenfold.local.document import digest_of_facts; print(digest_of_facts())"
    command, environment = [sys.executable, "-S", "-c", make], {"PYTHONPATH": str(SOURCE)}
    assert subprocess.check_output(command, env=environment, text=True).strip() == digest_of_facts()


def test_games_are_reviewed_the_same() -> None:
    """A duel, a deck of one's own, alone, and both kinds of tile games."""
    assert compare(chain.from_iterable(studies.reviews(1, number) for number in (0, 6, 20, 32, 34))) == {
        "review": 5
    }


def test_the_expert_and_the_bots_say_the_same() -> None:
    asked = [list(found(1, number)) for number in (8, 22, 33) for found in (studies.hints, studies.reasons)]
    few = [line for lines in asked for line in lines[:6]]
    told = compare(few)
    assert sum(told.values()) == len(few)
    assert set(told) == {"hint", "why"}
