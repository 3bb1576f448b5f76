"""A tournament is fair: everybody sits everywhere with the same cards."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from lab.my_bots import __file__ as bots_file

from tenfold.i18n.catalogs import Catalog
from tenfold.lab.play.job import Job, play_game
from tenfold.lab.play.match import PlayedGame
from tenfold.lab.play.worker_pool import WorkerPool
from tenfold.lab.reports.arena import to_json
from tenfold.lab.studies.standings import Standings
from tenfold.lab.studies.tournament import Contest, check_contest, play_contest
from tenfold.protocol.errors import BadOptions

AEG = {"edition": "aeg"}


def contest(seats: int, *bots: str) -> Contest:
    return Contest("cards", {**AEG, "seats": seats}, bots, "fair")


@pytest.mark.parametrize(("seats", "bots"), [(2, "abc"), (3, "abc"), (3, "abcde"), (4, "ab"), (5, "abc")])
def test_everybody_sits_everywhere_equally_often(seats: int, bots: str) -> None:
    arranged = contest(seats, *bots)
    sat: Counter[tuple[int, int]] = Counter()
    for group in range(len(arranged.tables())):
        games = arranged.lineups(group)
        assert len({tuple(sorted(lineup)) for lineup in games}) == 1
        for lineup in games:
            sat.update(enumerate(lineup))
    for bot in range(len(bots)):
        assert len({sat[seat, bot] for seat in range(seats)}) == 1
        assert sat[0, bot]


def test_the_games_of_a_group_have_the_same_cards_and_the_same_start(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = []

    def watched(job: Job, name: str) -> PlayedGame:
        played = play_game(job, name)
        dealt.append(played.dealer.piles)
        return played

    monkeypatch.setattr("tenfold.lab.studies.tournament.play_game", watched)
    arranged = contest(3, "careful", "greedy", "random")
    with WorkerPool(1) as pool:
        groups = list(play_contest(arranged, 12, pool))
    assert [len(group) for group in groups] == [3, 3, 3, 3]
    decks = [dealt[first : first + 3] for first in range(0, 12, 3)]
    assert all(one == other == another for one, other, another in decks)
    assert all(deck != next_deck for (deck, *_), (next_deck, *_) in pairwise(decks))
    for group in groups:
        assert len({outcome.start for outcome in group}) == 1
        assert len({outcome.lineup for outcome in group}) == 3


def test_equal_bots_get_equal_ratings_when_luck_cancels() -> None:
    """Two names for one bot: over a group with the same cards each wins what the other wins."""
    first, twin = f"{bots_file}:first", f"{bots_file.replace('/lab/', '/lab/./')}:first"
    with WorkerPool(1) as pool:
        arranged = Contest("cards", {**AEG, "seats": 2}, (first, twin), "twins")
        tournament = Standings(arranged)
        for group in play_contest(arranged, 8, pool):
            tournament.add(group)
    one, other = tournament.ratings()
    assert one.rating == pytest.approx(other.rating, abs=1)
    assert not tournament.verdicts.decides_first([0, 1])


def test_better_bots_come_first_and_workers_change_nothing() -> None:
    told = []
    for workers in (1, 2):
        arranged = contest(3, "random", "careful", "greedy")
        tournament = Standings(arranged)
        with WorkerPool(workers) as pool:
            for group in play_contest(arranged, 240, pool):
                tournament.add(group)
        assert tournament.games == 240
        assert tournament.order() == [1, 2, 0]
        assert tournament.verdicts.is_better(1, 0)
        told.append(to_json(tournament, Catalog()))
    assert told[0] == told[1]
    assert told[0]["ratings"][0]["bot"] == "careful"
    assert "random" in told[0]["ratings"][0]["better_than"]
    ahead = {(row["bot"], row["of"]): row["mean"] for row in told[0]["ahead"]}
    assert ahead["careful", "random"] + ahead["random", "careful"] == pytest.approx(1)
    assert ahead["careful", "random"] > 0.9


def test_a_bot_that_fails_forfeits_and_the_tournament_goes_on() -> None:
    bad = f"{bots_file}:crashes"
    arranged = contest(2, bad, "random")
    tournament = Standings(arranged)
    with WorkerPool(1) as pool:
        for group in play_contest(arranged, 6, pool):
            tournament.add(group)
    assert tournament.games == tournament.faults[bad].times == 6
    assert "ValueError" in str(tournament.faults[bad].error)
    assert tournament.order() == [1, 0]


@pytest.mark.parametrize(
    ("seats", "bots", "key"),
    [
        (2, ("careful",), "options.arena_bots"),
        (2, ("careful", "careful"), "options.arena_bots"),
        (1, ("careful", "greedy"), "options.arena_seats"),
        (2, ("careful", "greeedy"), "options.unknown_bot_like"),
    ],
)
def test_what_is_no_tournament_is_refused(seats: int, bots: tuple[str, ...], key: str) -> None:
    with pytest.raises(BadOptions) as refused:
        check_contest(contest(seats, *bots))
    assert refused.value.key == key
