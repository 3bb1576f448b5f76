"""What is judged while a game goes on (A4)."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tenfold.bots.registry import HOUSE
from tenfold.cards.deck import COLOURS
from tenfold.cards.likeness import cards_seen
from tenfold.catalogue import AnyGame, find_game
from tenfold.protocol.game import CHANCE, NOBODY, Json
from tenfold.server.table import log
from tenfold.server.table.change import Change, make_moves, start
from tenfold.server.table.contest import (
    FORGOTTEN,
    is_contested,
    judges_like_the_expert,
    may_tell_of,
    position_mark,
    standing_mark,
)
from tenfold.server.table.leaving import leave
from tenfold.server.table.log import SeatRow, TableRow
from tenfold.server.table.stand_in import stand_in_for
from tenfold.server.table.table import Table
from tenfold.wire.choices import GameName
from tenfold.wire.table import Agreement

CARDS: Json = {"edition": "aeg", "seats": 2, "start": 0}
TILES: Json = {"edition": "steffen", "start": 0}


def person(name: str) -> SeatRow:
    return SeatRow("person", name, name, digest=name)


def bot() -> SeatRow:
    return SeatRow("bot", bot="greedy")


def change_at(*seats: SeatRow, opening: int = 0, hints: Any = "alone") -> Change:
    row = TableRow(
        id="aaaaaaaaaa",
        created=0,
        game="cards",
        options={"edition": "aeg", "seats": len(seats)},
        agreement=Agreement(lot=False, hints=hints),
        secret=bytes(32),
        opening=opening,
        status="waiting",
        owner="a",
        due=None,
    )
    change = Change(Table(row, list(seats)), 0)
    start(change)
    return change


def contested(*seats: SeatRow, **more: Any) -> bool:
    return is_contested(change_at(*seats, **more).table, 0)


def test_a04_people_against_each_other_are_not_helped() -> None:
    assert contested(person("a"), person("b"))
    assert contested(person("a"), bot(), person("b"), opening=3)
    change = change_at(person("a"), person("b"), person("c"))
    leave(change, 1, [1])
    leave(change, 2, [2])
    assert is_contested(change.table, 0), "those who left have played"
    assert contested(person("a"), SeatRow("person")), "nor does it end when somebody is forgotten"


def test_a04_nor_is_whoever_plays_alone_as_long_as_it_counts() -> None:
    assert contested(person("a"), bot())
    assert contested(person("a"), bot(), hints="never")
    assert not contested(person("a"), bot(), opening=3)
    change = change_at(person("a"), bot())
    change.add(log.HINT, 0)
    assert not is_contested(change.table, 0)


def test_a04_what_all_have_agreed_to_or_nobody_is_measured_in_may_be_judged() -> None:
    assert not contested(person("a"), person("b"), hints="everybody")
    assert not contested(person("a"), person("a")), "round one screen"


def test_a04_a_game_that_is_over_or_was_forgotten_keeps_nobody_from_learning() -> None:
    change = change_at(person("a"), person("b"))
    assert is_contested(change.table, FORGOTTEN)
    assert not is_contested(change.table, FORGOTTEN + 1)
    change.add(log.ABORT)
    assert not is_contested(change.table, 0)


def course(game: AnyGame, options: Json, seed: int, most: int = 55) -> tuple[list[str], list[Any]]:
    """A game at random, in which nobody pays: its moves, and the positions before each and after the last."""
    dice, tokens = random.Random(seed), list[str]()
    states = [game.start(game.read_options(options))]
    while game.to_move(states[-1]) != NOBODY and len(tokens) < most:
        legal = [game.token(states[-1], move) for move in game.legal(states[-1])]
        tokens.append(dice.choice([token for token in legal if not token.startswith(("bid", "buy"))]))
        states.append(game.advance(states[-1], game.move(states[-1], tokens[-1])))
    return tokens, states


def marks(game: AnyGame, states: list[Any]) -> list[str]:
    return [mark for state in states if (mark := position_mark(game, state))]


def played(game: AnyGame, options: Json, tokens: list[str]) -> list[Any]:
    states = [game.start(game.read_options(options))]
    for token in tokens:
        states.append(game.advance(states[-1], game.move(states[-1], token)))
    return states


@pytest.mark.parametrize("seed", range(5))
def test_a04_a_position_is_known_again_with_other_colours_and_seats(seed: int) -> None:
    game = find_game("cards")
    tokens, states = course(game, CARDS, seed, most=150)
    known = marks(game, states)[-10:]
    renamed = str.maketrans(COLOURS, COLOURS[1:] + COLOURS[:1])
    others = [token if token == "pass" else token.translate(renamed) for token in tokens]
    assert marks(game, played(game, CARDS, others))[-10:] == known
    assert marks(game, played(game, CARDS | {"start": 1}, tokens))[-10:] == known


@pytest.mark.parametrize("seed", range(5))
def test_a04_a_position_is_known_again_mirrored_and_turned(seed: int) -> None:
    game = find_game("tiles")
    tokens, states = course(game, TILES, seed)
    known = marks(game, states)[-10:]
    assert known
    for turn in (lambda x, y: (-x, y), lambda x, y: (y, -x)):
        assert marks(game, played(game, TILES, [turned(token, turn) for token in tokens]))[-10:] == known


@pytest.mark.parametrize("seed", range(5))
def test_a04_it_is_known_again_before_anybody_can_win(seed: int) -> None:
    """With the seventh tile at the soonest; and from the fourth card on."""
    game = find_game("tiles")
    tokens, states = course(game, TILES, seed)
    mirrored = played(game, TILES, [turned(token, lambda x, y: (-x, y)) for token in tokens])
    assert are_alike(game, states, mirrored, lambda state: state.laid >= 6)
    game = find_game("cards")
    tokens, states = course(game, CARDS, seed)
    assert are_alike(game, states, played(game, CARDS | {"start": 1}, tokens), lambda s: cards_seen(s) >= 4)


def are_alike(game: AnyGame, one: list[Any], other: list[Any], from_when: Callable[[Any], bool]) -> bool:
    """Whether all positions are known again that somebody has to think about, from some time on."""
    pairs = [
        (position_mark(game, first), position_mark(game, second))
        for first, second in zip(one, other, strict=True)
        if from_when(first) and game.to_move(first) not in (CHANCE, NOBODY)
    ]
    return bool(pairs) and all(first == second is not None for first, second in pairs)


def turned(token: str, turn: Any) -> str:
    """A move on a board that was turned."""
    word, colon, cell = token.partition(":")
    if not colon:
        return token
    x, y = turn(*map(int, cell.split(",")))
    return f"{word}:{x},{y}"


@pytest.mark.parametrize(("name", "options"), [("cards", CARDS), ("tiles", TILES)])
def test_a04_the_first_moves_are_everybodys(name: str, options: Json) -> None:
    """And of two games at random, none comes to what is the other's own."""
    game = find_game(name)
    seen: set[str] = set()
    for seed in range(40):
        _, states = course(game, options, seed)
        decided = [state for state in states if game.to_move(state) not in (CHANCE, NOBODY)]
        assert position_mark(game, decided[0]) is position_mark(game, decided[1]) is None
        own = set(marks(game, states))
        assert own
        assert not own & seen
        seen |= own


@pytest.mark.parametrize("game", ["cards", "tiles"])
def test_a04_whoever_judges_as_the_expert_does_is_the_expert(game: GameName) -> None:
    others = {name for name in HOUSE[game].bots if not judges_like_the_expert(game, name)}
    assert others == {"random", "greedy", "careful"}


def test_a04_in_the_middle_of_a_game_others_play_on() -> None:
    whole, part = (change_at(person("a"), person("b"), opening=opening).table for opening in (0, 3))
    for rating in (None, 1_000.0, 1_700.0, 2_200.0):
        known = {} if rating is None else {0: rating}
        assert judges_like_the_expert("cards", stand_in_for(whole, 0, known))
        assert not judges_like_the_expert("cards", stand_in_for(part, 0, known))


def tiles_at(at: int = 0, opening: list[str] | None = None) -> Change:
    row = TableRow(
        id="aaaaaaaaaa",
        created=0,
        game="tiles",
        options=TILES,
        agreement=Agreement(lot=False),
        secret=bytes(32),
        opening=len(opening or ()),
        status="waiting",
        owner="a",
        due=None,
    )
    change = Change(Table(row, [person("a"), person("b")]), at)
    if opening:
        change.add(log.OPENING, body=opening)
    start(change)
    return change


def test_a04_the_position_from_which_a_game_is_played_on_is_not_its_own() -> None:
    first = tiles_at()
    while first.table.state.laid < 10 or first.table.to_move is None:
        make_moves(first, [0, 1], first.table.legal()[:1])
    assert standing_mark(first.table)
    second = tiles_at(opening=first.table.moves)
    assert second.table.state.laid == 10
    assert standing_mark(second.table) is None
    make_moves(second, [0, 1], second.table.legal()[:1])
    assert standing_mark(second.table)


def test_a04_a_game_that_was_over_before_tells_nothing_of_another() -> None:
    earlier, later = tiles_at(1_000), tiles_at(2_000)
    assert may_tell_of(earlier.table, later.table), "it goes on, and may come to the same"
    earlier.add(log.RESIGN, 0)
    assert not may_tell_of(earlier.table, later.table)
    later.add(log.RESIGN, 0)
    assert may_tell_of(later.table, earlier.table)
