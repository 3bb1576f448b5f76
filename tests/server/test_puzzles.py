"""Puzzles on a server: runs that nothing interrupts, answers that count once, and what comes of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from server.databases import NewUrl
from server.serving import Client, Refusal, Server, serving

from tenfold.protocol.game import Json
from tenfold.puzzles.puzzle import THEMES, Puzzle, find_puzzle, is_solution, puzzles_of
from tenfold.server.storage.database import Statement, open_database


def found(puzzle_id: str) -> Puzzle:
    puzzle = find_puzzle(puzzle_id)
    assert puzzle
    return puzzle


def right(puzzle_id: str) -> list[str]:
    return found(puzzle_id).decision.options[0].moves


def wrong(puzzle_id: str) -> list[str]:
    puzzle = found(puzzle_id)
    return next(one.moves for one in reversed(puzzle.decision.options) if not is_solution(puzzle, one))


def start(client: Client, kind: str, game: str = "tiles", **more: Any) -> Json:
    run: Json = client.call("POST", "/api/puzzles/runs", {"kind": kind, "game": game, **more})
    return run


def show(client: Client, run: Json) -> Json:
    position: Json = client.call("GET", f"/api/puzzles/{run['puzzle']}?run={run['id']}")
    return position


def answer(client: Client, puzzle: str, moves: list[str], run: str | None = None, asked: int = 0) -> Json:
    body = {"asked": asked, "moves": moves, "run": run}
    judgement: Json = client.call("POST", f"/api/puzzles/{puzzle}/answers", body)
    return judgement


def go_on(client: Client, run: Json, choose: Callable[[str], list[str]]) -> Json:
    """Answers the run's current puzzle; the run after it."""
    after: Json = answer(client, run["puzzle"], choose(run["puzzle"]), run["id"])["run"]
    return after


def refusal(client: Client, method: str, path: str, body: object = None) -> tuple[int, str | None]:
    with pytest.raises(Refusal) as refused:
        client.call(method, path, body)
    return refused.value.status, refused.value.key


def fetch(url: str, sql: str) -> list[tuple[Any, ...]]:
    async def run() -> list[tuple[Any, ...]]:
        database = open_database(url)
        await database.open()
        rows = await database.fetch(sql)
        await database.close()
        return rows

    return asyncio.run(run())


def store(url: str, sql: str) -> None:
    async def run() -> None:
        database = open_database(url)
        await database.open()
        await database.commit([Statement(sql)])
        await database.close()

    asyncio.run(run())


def test_a_run_goes_on_after_a_kill_and_in_another_browser(database_url: str) -> None:
    with serving(database_url) as server:
        ana = Client(server)
        run = start(ana, "theme", "cards")
        assert start(ana, "theme", "cards")["id"] == run["id"]  # of which nothing was seen yet
        assert (run["lives"], run["ends"], run["over"], run["solved"]) == (None, None, None, 0)
        first = run["puzzle"]
        judged = answer(ana, first, wrong(first), run["id"])
        assert (judged["right"], judged["counted"], judged["run"]["missed"]) == (False, True, 1)
        assert judged["decision"]["options"][0]["moves"] == right(first)
        server.kill()
        server.start()
        assert answer(ana, first, wrong(first), run["id"]) == judged
        phone = Client(server)
        phrase = ana.call("POST", "/api/me/phrase")["phrase"]
        phone.call("POST", "/api/me/recover", {"phrase": phrase, "keep_others": True})
        there = phone.call("GET", f"/api/puzzles/runs/{run['id']}")
        assert there == judged["run"]
        assert [one["id"] for one in phone.call("GET", "/api/puzzles")["runs"]] == [run["id"]]
        after = go_on(phone, there, right)
        assert (after["solved"], after["missed"], after["best"]) == (1, 1, 1)
        assert after["puzzle"] not in (first, there["puzzle"])
        assert ana.call("GET", f"/api/puzzles/runs/{run['id']}") == after
        body = {"asked": 0, "moves": right(first), "run": run["id"]}
        again = ana.call("POST", f"/api/puzzles/{first}/answers", body)
        assert (again["right"], again["counted"], again["run"]["solved"]) == (True, False, 1)
        stranger = {"asked": 0, "moves": right(after["puzzle"]), "run": run["id"]}
        path = f"/api/puzzles/{after['puzzle']}/answers"
        assert refusal(Client(server), "POST", path, stranger) == (404, "puzzles.unknown_run")


def test_an_answer_that_a_kill_interrupts_counts_once(database_url: str) -> None:
    with serving(database_url) as server, ThreadPoolExecutor(1) as thread:
        ana = Client(server)
        run = start(ana, "theme", "tiles")
        for turn in range(1, 4):
            puzzle = run["puzzle"]
            sent = thread.submit(answer, ana, puzzle, right(puzzle), run["id"])
            if turn == 2:
                sent.result()
            server.kill()
            sent.exception()  # it may have come through
            server.start()
            run = answer(ana, puzzle, right(puzzle), run["id"])["run"]
            assert (run["solved"], run["missed"]) == (turn, 0)
            assert run["puzzle"] != puzzle


def test_a_streak_gets_harder_and_ends_with_the_first_mistake(database_url: str) -> None:
    with serving(database_url) as server:
        ana = Client(server)
        run, had = start(ana, "streak"), list[str]()
        for _ in range(5):
            assert run["lives"] == 1
            had.append(run["puzzle"])
            run = go_on(ana, run, right)
        assert [found(one).rating for one in had] == sorted(found(one).rating for one in had)
        skipped = {"asked": 0, "moves": right(had[0]), "run": start(ana, "streak", "cards")["id"]}
        assert refusal(ana, "POST", f"/api/puzzles/{had[0]}/answers", skipped) == (400, "puzzles.not_current")
        last = run["puzzle"]
        ended = go_on(ana, run, wrong)
        assert (ended["over"], ended["lives"], ended["solved"], ended["puzzle"]) == ("lives", 0, 5, None)
        late = {"asked": 0, "moves": right(had[0]), "run": run["id"]}
        unseen = next(one.id for one in puzzles_of("tiles") if one.id not in (*had, last))
        late["moves"] = right(unseen)
        assert refusal(ana, "POST", f"/api/puzzles/{unseen}/answers", late) == (400, "puzzles.run_over")
        games = {one["game"]: one for one in ana.call("GET", "/api/puzzles")["games"]}
        assert (games["tiles"]["best_streak"], games["cards"]["best_streak"]) == (5, 0)
        assert sum(one["tried"] for one in games["tiles"]["themes"]) == 6
        assert sum(one["solved"] for one in games["tiles"]["themes"]) == 5


def test_a_run_ends_well_when_there_are_no_more_puzzles(server: Server) -> None:
    ana = Client(server)
    counts = {theme: sum(one.theme == theme for one in puzzles_of("cards")) for theme in THEMES["cards"]}
    theme = min((theme for theme, count in counts.items() if count), key=lambda theme: counts[theme])
    run, had = start(ana, "theme", "cards", theme=theme), list[str]()
    while not run["over"]:
        had.append(run["puzzle"])
        run = go_on(ana, run, right)
    assert run["over"] == "done"
    assert sorted(had) == [one.id for one in puzzles_of("cards") if one.theme == theme]


def test_the_puzzle_of_the_day_is_the_same_for_everybody(database_url: str) -> None:
    with serving(database_url) as server:
        ana, ben = Client(server), Client(server)
        days = {one["game"]: one["day"] for one in ana.call("GET", "/api/puzzles")["games"]}
        run = start(ana, "day", "cards")
        assert run["puzzle"] == start(ben, "day", "cards")["puzzle"] == days["cards"]["puzzle"]
        ended = go_on(ana, run, right)
        assert (ended["over"], ended["solved"]) == ("done", 1)
        assert start(ana, "day", "cards") == ended
        told = {one["game"]: one["day"]["solved"] for one in ana.call("GET", "/api/puzzles")["games"]}
        assert told == {"cards": True, "tiles": None}
        assert go_on(ben, start(ben, "day", "cards"), wrong)["over"] == "done"


def test_a_position_is_set_without_its_answer(server: Server) -> None:
    client = Client(server)
    for puzzle in (puzzles_of("cards")[0], puzzles_of("tiles")[0]):
        shown = client.call("GET", f"/api/puzzles/{puzzle.id}")
        assert {"decision", "certificate", "failed"}.isdisjoint(shown)
        assert (shown["seat"], shown["step"]["to_move"], shown["asked"]) == (puzzle.seat, puzzle.seat, 0)
        assert shown["step"]["number"] == len(puzzle.moves)
        assert [seat["kind"] for seat in shown["table"]["seats"]].count("person") == 1
        move = right(puzzle.id)[0]
        assert move in shown["step"]["legal"]
        tried = client.call("POST", f"/api/puzzles/{puzzle.id}/try", {"moves": [move]})
        assert (tried["made"], tried["key"]) == (1, None)
    assert client.cookie is None  # nobody is kept who only looks


def test_only_the_first_answer_moves_ratings(database_url: str) -> None:
    with serving(database_url) as server:
        ana, ben = Client(server), Client(server)
        told, puzzles = list[Json](), [one.id for one in puzzles_of("tiles")[:6]]
        for puzzle in puzzles:
            told.append(answer(ana, puzzle, right(puzzle)))
            again = answer(ana, puzzle, wrong(puzzle), asked=1)
            assert (again["right"], again["counted"]) == (False, False)
            assert again["before"] == again["after"] == pytest.approx(told[-1]["after"])
        assert [one["before"] is None for one in told] == [True] * 5 + [False]
        assert [one["after"] is None for one in told] == [True] * 4 + [False] * 2
        assert told[5]["after"] > told[5]["before"] > 1500
        moved = [
            one["puzzle_rating"] - found(puzzle).rating for one, puzzle in zip(told, puzzles, strict=True)
        ]
        assert moved[:5] == [0] * 5  # a newcomer may be anybody
        assert -4 < moved[5] < 0
        assert answer(ana, puzzles[5], right(puzzles[5])) == told[5]
        hers = answer(ben, puzzles[5], wrong(puzzles[5]))["puzzle_rating"]
        assert hers == pytest.approx(told[5]["puzzle_rating"])
        figures = {one["game"]: one for one in ana.call("GET", "/api/puzzles")["games"]}
        assert figures["tiles"]["rating"] == pytest.approx(told[5]["after"])
        assert figures["cards"]["rating"] is None


def test_missed_puzzles_come_back_among_ones_mistakes(database_url: str) -> None:
    with serving(database_url) as server:
        ana = Client(server)
        missed = [one.id for one in puzzles_of("cards")[:3]]
        for puzzle in missed:
            exercise = answer(ana, puzzle, wrong(puzzle))["exercise"]
            assert (exercise["puzzle"], exercise["missed"], exercise["box"]) == (puzzle, 1, 0)
        assert ana.call("GET", "/api/me/mistakes/due") == []
        none = {"kind": "missed", "game": "cards"}
        assert refusal(ana, "POST", "/api/puzzles/runs", none) == (400, "puzzles.nothing_due")
        server.stop()
        store(database_url, "UPDATE exercises SET due = 0")
        server.start()

        mistakes = ana.call("GET", "/api/me/mistakes")
        assert (mistakes["exercises"], mistakes["due"], mistakes["puzzles"]) == (3, 3, 3)
        due = {one["puzzle"]: one for one in ana.call("GET", "/api/me/mistakes/due")}
        assert sorted(due) == missed
        _practise_as_a_mistake(ana, due[missed[0]])
        run = start(ana, "missed", "cards")
        assert run["puzzle"] in missed[1:]
        solved = answer(ana, run["puzzle"], right(run["puzzle"]), run["id"])
        assert (solved["exercise"]["box"], solved["exercise"]["asked"]) == (1, 2)
        last = answer(ana, solved["run"]["puzzle"], wrong(solved["run"]["puzzle"]), run["id"])
        assert (last["exercise"]["box"], last["exercise"]["missed"], last["run"]["over"]) == (0, 2, "done")
        assert ana.call("GET", "/api/me/mistakes")["due"] == 0
        assert ana.call("GET", "/api/me/data")["puzzle_runs"][0]["kind"] == "missed"
        assert len(ana.call("GET", "/api/me/data")["puzzles"]) == 5
        ana.call("DELETE", "/api/me")
        server.stop()
        for table in ("exercises", "puzzle_answers", "puzzle_runs"):
            assert fetch(database_url, f"SELECT COUNT(*) FROM {table}") == [(0,)]


def _practise_as_a_mistake(client: Client, exercise: Json) -> None:
    """Whoever knows mistakes only can practise a puzzle, too."""
    path = f"/api/me/mistakes/{exercise['table']}/{exercise['number']}"
    shown, puzzle = client.call("GET", path), exercise["puzzle"]
    assert (shown["seat"], shown["table"]["id"]) == (found(puzzle).seat, exercise["table"])
    assert client.call("POST", f"{path}/try", {"moves": right(puzzle)[:1]})["made"] == 1
    judged = client.call("POST", path, {"asked": 1, "moves": right(puzzle)})
    assert (judged["right"], judged["counted"], judged["exercise"]["box"]) == (True, True, 1)


def test_what_cannot_be_is_refused_by_its_name(server: Server) -> None:
    client = Client(server)
    puzzle = puzzles_of("cards")[0].id
    for unknown in ("c00000000", "x", "0c1234567"):
        assert refusal(client, "GET", f"/api/puzzles/{unknown}") == (404, "puzzles.unknown")
        body = {"asked": 0, "moves": ["draw"]}
        assert refusal(client, "POST", f"/api/puzzles/{unknown}/answers", body) == (404, "puzzles.unknown")
        assert refusal(client, "POST", f"/api/puzzles/{unknown}/try", {"moves": []}) == (
            404,
            "puzzles.unknown",
        )
    illegal = {"asked": 0, "moves": ["bid:99"]}
    assert refusal(client, "POST", f"/api/puzzles/{puzzle}/answers", illegal)[0] == 400
    assert refusal(client, "POST", f"/api/puzzles/{puzzle}/answers", {"asked": 0, "moves": []}) == (
        400,
        "request.wrong",
    )
    themed = {"kind": "theme", "game": "cards", "theme": "guard"}
    assert refusal(client, "POST", "/api/puzzles/runs", themed) == (400, "puzzles.other_theme")
    assert refusal(client, "POST", "/api/puzzles/runs", themed | {"kind": "none"}) == (400, "request.wrong")
    start(client, "streak")
    assert refusal(client, "GET", "/api/puzzles/runs/x") == (404, "puzzles.unknown_run")
    assert refusal(client, "GET", f"/api/puzzles/runs/{'a' * 16}") == (404, "puzzles.unknown_run")
    shown = f"/api/puzzles/{puzzle}?run={start(client, 'streak')['id']}"
    assert refusal(client, "GET", shown) == (400, "puzzles.not_current")


def test_two_servers_count_an_answer_once(new_postgres_url: NewUrl) -> None:
    url = new_postgres_url()
    with serving(url) as one, serving(url) as other, ThreadPoolExecutor(6) as threads:
        ana, here = Client(one), Client(other)
        run = start(ana, "theme", "cards")
        here.cookie = ana.cookie
        for turn in range(4):
            puzzle, first = run["puzzle"], turn % 2
            choices = [right(puzzle), [right, wrong][first](puzzle)] * 3
            asked = [
                threads.submit(answer, (ana, here)[place % 2], puzzle, moves, run["id"])
                for place, moves in enumerate(choices)
            ]
            told = [one.result() for one in asked]
            counted = [one for one in told if one["counted"]]
            assert all(one == counted[0] for one in counted)
            after = ana.call("GET", f"/api/puzzles/runs/{run['id']}")
            assert after == here.call("GET", f"/api/puzzles/runs/{run['id']}") == counted[0]["run"]
            assert after["solved"] + after["missed"] == turn + 1
            run = after
    rows = fetch(url, "SELECT COUNT(*), COUNT(DISTINCT puzzle), MAX(number) FROM puzzle_answers")
    assert rows == [(4, 4, 0)]
