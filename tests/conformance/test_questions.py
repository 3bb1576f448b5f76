"""What a table asks beside moves is answered alike by every form of the rules: why a move is refused, how it
is written, what chance may give, what is seen, what a choice comes to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from inspect import signature
from random import Random
from typing import Any, Final

import pytest
from setups import all_setups, name_of

from tenfold.bots.cards.paying import prospects, stakes
from tenfold.bots.cards.paying.proposal import MOST_PIECES, PaymentDraft
from tenfold.bots.cards.paying.scales import Desk
from tenfold.cards import refusals as card_refusals
from tenfold.cards.deck import KINDS, LARGEST_DECK
from tenfold.cards.events import MOST_NUMBERS as MOST_CARD_EVENTS
from tenfold.cards.moves import SPACE
from tenfold.cards.scoring import Arrangement
from tenfold.cards.setup import setup_of as card_setup
from tenfold.cards.state import State as CardState
from tenfold.catalogue import AnyGame, find_game
from tenfold.fast.exports import ASKED
from tenfold.kernel.machine import Machine
from tenfold.protocol.game import NOBODY
from tenfold.tiles import refusals as tile_refusals
from tenfold.tiles.events import MOST_NUMBERS as MOST_TILE_EVENTS
from tenfold.tiles.lines import ROOM_FOR_LINES
from tenfold.tiles.notation import VERBS, write_move
from tenfold.tiles.setup import setup_of as tile_setup
from tenfold.tiles.state import SEATS, TILES, TILES_EACH
from tenfold.tiles.state import State as TileState

Question = tuple[str, list[Any]]
Writing = tuple[int, int, int, int, int]  # verb, target, source

ASKED_AT: Final = 4  # positions of a game
MOST_ODDS: Final = 12  # moves at each of them that may be refused


@cache
def positions(game: str, number: int) -> list[Any]:
    """Every position of a game at random; `number` is that of its set-up."""
    rng, rules = Random(number), find_game(game)
    state = rules.start(rules.read_options(all_setups()[number][1]))
    found = [state]
    while rules.to_move(state) != NOBODY:
        state = rules.advance(state, rng.choice(rules.legal(state)))
        found.append(state)
    return found


def plain_questions(game: str, s: Any) -> Iterator[Question]:
    """Those that are about the position and nothing else."""
    for rule in ASKED[game]:
        if list(signature(rule).parameters) == ["s"]:
            yield rule.__name__, [s]


def card_questions(s: CardState, rng: Random) -> Iterator[Question]:
    seats = range(s.seats)
    yield from plain_questions("cards", s)
    yield "note_chances", [s, [0] * KINDS, [0] * KINDS]
    yield "count_up", [s, Arrangement()]
    for move in illegal(find_game("cards"), s, rng):
        yield "note_refusal", [s, move, [0] * card_refusals.MOST_DETAILS]
    for seat in seats:
        yield "is_deciding", [s, seat]
        yield "owes", [s, seat]
        yield "show_hand", [s, seat, Arrangement(), [0] * 8]
        yield "note_bids", [s, seat, [0, 0]]
        yield "note_prospects", [s, seat, [0] * prospects.MOST_NUMBERS, Desk()]
    if stakes.owes(s, s.mover):
        chosen = [rng.randrange(SPACE) for _ in range(rng.randrange(9))]
        yield "note_stakes", [s, chosen, [0] * stakes.MOST_NUMBERS, Desk()]
        yield "propose_payment", [s, [0] * MOST_PIECES, Arrangement(), CardState(), PaymentDraft()]


def tile_questions(s: TileState, rng: Random) -> Iterator[Question]:
    yield from plain_questions("tiles", s)
    yield "note_chances", [s, [0] * 3, [0] * 3]
    yield "write_winning_lines", [s, [0] * ROOM_FOR_LINES]
    yield "owner", [s, rng.randrange(TILES)]
    for seat in range(SEATS):
        yield "note_supply", [s, seat, [0] * TILES_EACH]
    game = find_game("tiles")
    for move in sample(game.legal(s), rng):
        yield "write_move", [s, move]
        yield "find_move", [s, *write_move(s, move)]
        yield "is_legal", [s, move]
    for writing in odd_writings(s, rng):
        yield "find_move", [s, *writing]
        yield "note_refusal", [s, *writing, [0] * tile_refusals.MOST_DETAILS]


def illegal(game: AnyGame, s: Any, rng: Random) -> list[int]:
    legal = game.legal(s)
    return [move for move in (-1, game.space, *sample(range(game.space), rng)) if move not in legal]


def sample(moves: Iterable[int], rng: Random) -> list[int]:
    known = list(moves)
    return rng.sample(known, min(MOST_ODDS, len(known)))


def odd_writings(s: TileState, rng: Random) -> Iterator[Writing]:
    """Verbs and cells at random, most of them where tiles lie, some far away."""
    for _ in range(2 * MOST_ODDS):
        verb, target = rng.randrange(len(VERBS)), odd_cell(s, rng)
        source = odd_cell(s, rng) if rng.random() < 0.9 else target
        yield verb, *target, *source


def odd_cell(s: TileState, rng: Random) -> tuple[int, int]:
    if s.laid == 0 or rng.random() < 0.2:
        return rng.choice([-999_999_999, -31, 0, 1, 32]), rng.choice([-7, 0, 1, 999_999_999])
    tile = rng.randrange(s.laid)
    return s.xs[tile] + rng.randrange(-1, 2), s.ys[tile] + rng.randrange(-1, 2)


def questions(number: int) -> Iterator[Question]:
    """What is asked of the game that is played from a set-up."""
    (game, raw), rng = all_setups()[number], Random(number)
    options, states = find_game(game).read_options(raw), positions(game, number)
    yield from first_questions(game, options)
    for place in sorted(rng.sample(range(len(states)), ASKED_AT)):
        s = states[place]
        yield from card_questions(s, rng) if game == "cards" else tile_questions(s, rng)
        if place + 1 < len(states):
            yield from told_events(game, s, states[place + 1])


def first_questions(game: str, options: Any) -> Iterator[Question]:
    if game == "tiles":
        yield "set_up", [TileState(), tile_setup(options)]
        for pile in range(3):
            yield "lay_pile", [pile, [0] * TILES_EACH]
        return
    setup = card_setup(options)
    yield "set_up", [CardState(), setup]
    yield "count_seats", [setup]
    yield "is_solo", [setup]
    for pile in range(2):
        yield "lay_pile", [setup, pile, [0] * LARGEST_DECK]


def told_events(game: str, before: Any, after: Any) -> Iterator[Question]:
    rules = find_game(game)
    move = next(one for one in rules.legal(before) if rules.advance(before, one) == after)
    yield "note_events", [before, move, after, [0] * max(MOST_CARD_EVENTS, MOST_TILE_EVENTS)]


def copied(arguments: list[Any]) -> list[Any]:
    return [one if isinstance(one, int) else one.copy() for one in arguments]


SETUPS: Final = range(len(all_setups()))


@pytest.mark.parametrize("number", SETUPS, ids=[name_of(setup) for _, setup in all_setups()])
def test_all_forms_answer_alike(machines: list[Machine], number: int) -> None:
    game = all_setups()[number][0]
    rules = {rule.__name__: rule for rule in ASKED[game]}
    for name, arguments in questions(number):
        given = copied(arguments)
        expected = rules[name](*given), given
        for machine in machines:
            handed = copied(arguments)
            answer = machine.call(f"{game}.{name}", *handed)
            assert (answer, handed) == expected, f"{game}.{name}{arguments}"


@pytest.mark.parametrize("game", ["cards", "tiles"])
def test_everything_is_asked(game: str) -> None:
    asked = {name for number in SETUPS if all_setups()[number][0] == game for name, _ in questions(number)}
    assert asked == {rule.__name__ for rule in ASKED[game]}


def test_every_refusal_of_the_card_game_comes_up() -> None:
    met = set()
    for number in SETUPS:
        if all_setups()[number][0] == "cards":
            rng = Random(number)
            for s in positions("cards", number):
                for move in illegal(find_game("cards"), s, rng):
                    met.add(card_refusals.note_refusal(s, move, [0] * card_refusals.MOST_DETAILS))
    assert met == card_refusals.FORMS.keys()


def test_every_refusal_of_the_tile_game_comes_up() -> None:
    met, rng = set(), Random(1)
    for number in SETUPS:
        if all_setups()[number][0] == "tiles":
            for s in positions("tiles", number):
                for writing in odd_writings(s, rng):
                    met.add(tile_refusals.note_refusal(s, *writing, [0] * tile_refusals.MOST_DETAILS))
    assert met == tile_refusals.FORMS.keys()
