"""The kit that every game, edition, number of seats and backend must pass.

`check` plays one game by the choices it is given and asks everything the protocol promises at every
position on the way. `check_same` plays a game on two backends side by side. Both raise `AssertionError`
with a sentence that says what was broken, and return the tokens of the game they played, so that it can
be played again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from .errors import Illegal, Over, TenfoldError
from .game import CHANCE, NOBODY, Game, Move, Options, State

Choose: TypeAlias = Callable[[int], int]  # a number below the one given

LONGEST_GAME = 100_000  # moves, before a game is said to have no end


def check(game: Game[Options, State], raw: Mapping[str, object], choose: Choose) -> list[str]:
    """Plays one game to its end and checks the protocol at every position."""
    options = game.read_options(raw)
    written = game.write_options(options)
    _demand(game.read_options(written) == options, "options survive being written and read")
    state = game.start(options)
    tokens: list[str] = []
    while game.to_move(state) != NOBODY:
        legal = check_position(game, state)
        _check_refusals(game, state, legal, choose)
        _check_reading(game, state, legal, tokens[-3:])
        move = legal[choose(len(legal))]
        key = game.key(state)
        after = game.apply(state, move)
        _demand(game.key(game.advance(state, move)) == game.key(after), "advance leads where apply leads")
        _demand(game.key(state) == key, "apply and advance leave their argument alone")
        events = game.events(state, move, after)
        _demand(_is_json(events) and all("event" in event for event in events), "events are plain JSON")
        tokens.append(game.token(state, move))
        state = after
        _demand(len(tokens) < LONGEST_GAME, "every game ends")
    _check_end(game, state)
    _demand(game.key(_replay(game, options, tokens)) == game.key(state), "the tokens rebuild the game")
    return tokens


def check_position(game: Game[Options, State], state: State) -> list[Move]:
    """Checks everything that can be asked about a position; returns its legal moves."""
    legal = game.legal(state)
    _demand(legal == sorted(set(legal)), "legal moves ascend and none comes twice")
    _demand(bool(legal) == (game.to_move(state) != NOBODY), "there are legal moves just while somebody moves")
    _demand(all(0 <= move < game.space for move in legal), "moves lie within the space")
    tokens = [game.token(state, move) for move in legal]
    _demand(len(set(tokens)) == len(tokens), "different moves have different tokens")
    _demand([game.move(state, token) for token in tokens] == legal, "a token names the move it was made from")
    chances = game.chances(state)
    _demand(
        [move for move, _ in chances] == (legal if game.to_move(state) == CHANCE else []), "chance's moves"
    )
    _demand(all(weight > 0 for _, weight in chances), "chance's weights are positive")
    _demand(_is_json(game.view(state)), "a view is plain JSON")
    _demand((game.result(state) is None) == bool(legal), "there is a result just when the game is over")
    return legal


def check_same(
    one: Game[Any, Any], other: Game[Any, Any], raw: Mapping[str, object], choose: Choose
) -> list[str]:
    """Plays the same game on two backends and demands the same answers at every position."""
    states = [game.start(game.read_options(raw)) for game in (one, other)]
    tokens: list[str] = []
    while True:
        legal = one.legal(states[0])
        _demand(other.legal(states[1]) == legal, "the same legal moves", tokens)
        for ask in ("to_move", "chances", "result", "view", "key"):
            answers = [getattr(game, ask)(state) for game, state in zip((one, other), states, strict=True)]
            _demand(answers[0] == answers[1], f"the same {ask}", tokens)
        if not legal:
            return tokens
        move = legal[choose(len(legal))]
        after = [game.apply(state, move) for game, state in zip((one, other), states, strict=True)]
        told, same = (
            game.events(before, move, later)
            for game, before, later in zip((one, other), states, after, strict=True)
        )
        tokens.append(one.token(states[0], move))
        _demand(told == same, "the same events", tokens)
        states = after


def count_continuations(game: Game[Options, State], state: State, depth: int) -> int:
    """How many sequences of moves of a length there are, chance's moves counted like any others; games
    that end earlier count once."""
    legal = game.legal(state)
    if depth == 0 or not legal:
        return 1
    if depth == 1:
        return len(legal)
    return sum(count_continuations(game, game.apply(state, move), depth - 1) for move in legal)


def _check_refusals(game: Game[Options, State], state: State, legal: list[Move], choose: Choose) -> None:
    """A few moves that are not legal are refused with a reason, and nothing changes."""
    key = game.key(state)
    for _ in range(3):
        move = choose(game.space)
        if move not in legal:
            _demand(
                _refusal(game, state, move).startswith("illegal."), f"move {move} is refused with a reason"
            )
    _demand(game.key(state) == key, "a refused move changes nothing")


def _check_reading(game: Game[Options, State], state: State, legal: list[Move], tokens: list[str]) -> None:
    """What was legal before is read now only if it still is: whoever has read a move need not check it."""
    for token in tokens:
        try:
            move = game.move(state, token)
        except (Illegal, Over):
            continue
        _demand(move in legal, f"only a legal move is read, not {token}")


def _check_end(game: Game[Options, State], state: State) -> None:
    check_position(game, state)
    result = game.result(state)
    _demand(result is not None and _is_json(result), "the result is plain JSON")
    _demand(_refusal(game, state, 0) == "over", "no move is legal after the end")


def _refusal(game: Game[Options, State], state: State, move: Move) -> str:
    try:
        game.apply(state, move)
    except (Illegal, Over) as error:
        return error.key
    except TenfoldError as error:
        raise AssertionError(f"move {move} is refused as illegal, not as {error}") from error
    raise AssertionError(f"move {move} is not legal and must be refused")


def _replay(game: Game[Options, State], options: Options, tokens: list[str]) -> State:
    state = game.start(options)
    for token in tokens:
        state = game.apply(state, game.move(state, token))
    return state


def _is_json(value: object) -> bool:
    return bool(json.loads(json.dumps(value, allow_nan=False)) == value)


def _demand(kept: bool, promise: str, after: list[str] | None = None) -> None:
    if not kept:
        raise AssertionError(f"broken promise: {promise}" + (f" after {after}" if after is not None else ""))
