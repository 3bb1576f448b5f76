"""Games by the thousand are the same games for everybody, and their summary tells the truth."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from statistics import fmean, stdev
from typing import Any

import pytest
from lab.my_bots import __file__ as bots_file

from tenfold.lab.play.job import Job, check_bots
from tenfold.lab.play.worker_pool import WorkerPool
from tenfold.lab.statistics.summary import Summary
from tenfold.lab.studies.simulation import simulate
from tenfold.protocol.errors import BadOptions
from tenfold.records.play import Play
from tenfold.records.record import Record
from tenfold.records.verify import verify

FIRST = f"{bots_file}:first"
AT_RANDOM = f"{bots_file}:at_random"
MIXED = Job("cards", {"edition": "trefl", "seats": 3}, ("careful", "greedy", "random"), "7", True)


def play(job: Job, games: int, workers: int = 1) -> tuple[Summary, list[str]]:
    summary, lines = Summary(), []
    with WorkerPool(workers) as pool:
        for chunk in simulate(job, games, pool):
            summary.merge(chunk.summary)
            lines += chunk.lines
    return summary, lines


def test_the_number_of_workers_changes_nothing() -> None:
    alone, lines = play(MIXED, 100)
    together, same_lines = play(MIXED, 100, workers=2)
    assert same_lines == lines
    assert together == alone
    assert len(lines) == len(set(lines)) == alone.games == 100


def test_game_by_game_nothing_depends_on_how_many_there_are() -> None:
    _, few = play(MIXED, 3)
    _, more = play(MIXED, 40)
    assert more[:3] == few
    _, others = play(Job(MIXED.game, MIXED.options, MIXED.bots, "8", True), 3)
    assert not set(others) & set(few)


@pytest.mark.parametrize(
    ("options", "bots"),
    [
        ({"edition": "aeg", "seats": 5, "busting": True}, ("greedy",) * 5),
        ({"edition": "gamefactory", "seats": 2, "start": 1}, ("random", "careful")),
        ({"edition": "whitegoblin", "seats": 1, "target": 8}, ("careful",)),
        ({"edition": "aeg", "seats": 2, "deck": {"B1": 3, "G2": 3, "$4": 3, "**": 2}}, ("careful",) * 2),
        ({"edition": "aeg", "seats": 2}, (FIRST, "careful")),
    ],
)
def test_every_record_verifies(options: dict[str, Any], bots: tuple[str, ...]) -> None:
    _, lines = play(Job("cards", options, bots, "verify", True), 6)
    for line in lines:
        record = Record.from_line(line)
        verify(record)
        assert record.result
        assert record.meta["players"] == list(bots)
        assert "secret" in record.meta["shuffle"]


@pytest.mark.parametrize("options", [{}, {"open": True}, {"second_round_limit": 130, "repetitions": 200}])
def test_every_record_of_tiles_verifies(options: dict[str, Any]) -> None:
    job = Job("tiles", {"edition": "steffen", **options}, (AT_RANDOM, FIRST), "verify", True)
    summary, lines = play(job, 4)
    records = [Record.from_line(line) for line in lines]
    for record in records:
        verify(record)
    ended = Counter(record.result["reason"] for record in records if record.result)
    for ending in ("line", "repetition", "limit"):
        assert summary.find("ending", ending, "ended by").mean == ended[ending] / 4


def test_a_second_round_without_end_is_refused() -> None:
    job = Job("tiles", {"edition": "steffen", "second_round_limit": 10**6}, (FIRST, FIRST), "1")
    with pytest.raises(BadOptions, match=r"options\.outside"):
        play(job, 1)


def told_by_records(lines: list[str]) -> dict[tuple[str, str, str], list[float]]:
    """The figures once more, by playing the records and listening to their events."""
    found: dict[tuple[str, str, str], list[float]] = defaultdict(list)
    for line in lines:
        record = json.loads(line)
        play = Play(record["game"], **record["options"])
        result, bids = record["result"], {"amount": 0, "seat": -1}
        busts = [0] * play.seats
        sold: list[tuple[str, int, int]] = []
        wildcard = ""
        for token in record["moves"]:
            for event in play.push(token):
                if event["event"] == "auction":
                    wildcard, bids = event["card"], {"amount": 0, "seat": -1}
                elif event["event"] == "bids":
                    bids = event
                elif event["event"] == "wins":
                    sold.append((wildcard, event["seat"], bids["amount"]))
                    found["wildcard", wildcard, "unsold"].append(0)
                elif event["event"] == "discards" and event["cards"] == [wildcard]:
                    found["wildcard", wildcard, "unsold"].append(1)
                elif event["event"] == "busts":
                    busts[event["seat"]] += 1
        found["game", "all", "moves"].append(len(record["moves"]))
        found["game", "all", "busts"].append(sum(busts))
        found["game", "all", "winning points"].append(max(result["scores"]))
        for seat, name in enumerate(record["meta"]["players"]):
            share = (seat in result["winners"]) / len(result["winners"])
            found["seat", str(seat), "victories"].append(share)
            found["bot", name, "victories"].append(share)
            place = (seat - record["options"]["start"]) % play.seats
            found["place", str(place), "victories"].append(share)
            found["seat", str(seat), "points"].append(result["scores"][seat])
            found["seat", str(seat), "busts"].append(busts[seat])
        for code, seat, price in sold:
            others = [points for other, points in enumerate(result["scores"]) if other != seat]
            found["wildcard", code, "price"].append(price)
            found["wildcard", code, "buyer's lead in points"].append(result["scores"][seat] - fmean(others))
    return found


@pytest.mark.parametrize("busting", [False, True])
def test_the_summary_says_what_the_records_say(busting: bool) -> None:
    options = {"edition": "aeg", "seats": 3, "busting": busting}
    summary, lines = play(Job("cards", options, ("careful", "greedy", "random"), "sum", True), 40)
    found = told_by_records(lines)
    for (topic, name, figure), values in found.items():
        told = summary.find(topic, name, figure)
        assert told.n == len(values), (topic, name, figure)
        assert told.mean == pytest.approx(fmean(values)), (topic, name, figure)
        assert told.low <= told.mean <= told.high
        assert told.sd == pytest.approx(stdev(values) if len(values) > 1 else 0), (topic, name, figure)


def test_runs_add_up_to_the_points() -> None:
    summary, lines = play(Job("cards", {"edition": "aeg", "seats": 2}, ("careful",) * 2, "runs", True), 40)
    scores = [points for line in lines for points in json.loads(line)["result"]["scores"]]
    lengths = sum(summary.find("run", colour, "length").mean for colour in "BGOP")
    full = summary.find("game", "all", "points").mean - lengths  # a full run counts one more than its cards
    assert summary.find("game", "all", "points").mean == pytest.approx(fmean(scores))
    assert 0 <= full < 1


@pytest.mark.parametrize(
    ("names", "key"),
    [
        (["carefull"], "options.unknown_bot_like"),
        (["zzz"], "options.unknown_bot"),
        (["nowhere.py:bot"], "options.no_bot_file"),
        ([f"{bots_file}:nobody"], "options.no_bot_function"),
        ([f"{bots_file}:not_a_bot"], "options.no_bot_function"),
        (["random", "greedy"], "options.bots_and_seats"),
    ],
)
def test_bots_that_cannot_play_are_named_before_the_first_game(names: list[str], key: str) -> None:
    with pytest.raises(BadOptions) as refused:
        check_bots("cards", {"edition": "aeg", "seats": 3}, names)
    assert refused.value.key == key


def test_one_bot_is_enough_for_all_seats() -> None:
    assert check_bots("cards", {"edition": "aeg", "seats": 3}, ["greedy"]) == ("greedy",) * 3
    assert check_bots("cards", {"edition": "aeg", "seats": 1, "target": 5}, ["greedy"]) == ("greedy",)
    assert check_bots("tiles", {"edition": "steffen", "open": True}, ["greedy"]) == ("greedy",) * 2
