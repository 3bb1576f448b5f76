"""What Python says of random games, options and opponents, for the browser's engine to be compared with."""

from __future__ import annotations

import base64
import hashlib
import zlib
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec

from tenfold.bots.bot import Turn
from tenfold.bots.registry import HOUSE
from tenfold.cards.moves import TOKENS
from tenfold.catalogue import AnyGame, find_game
from tenfold.fast.table_bot import table_bot
from tenfold.kernel.layout import layout_of
from tenfold.protocol.errors import TenfoldError
from tenfold.protocol.game import CHANCE, NOBODY, RULES_VERSION, Json
from tenfold.records.dealer import Dealer
from tenfold.server.daily.game_results import told_result
from tenfold.server.daily.schedule import GAMES, dealt_on
from tenfold.server.results.daily_end import BUST, end_of_deal, turns_of
from tenfold.server.results.results import shares_of
from tenfold.server.storage.daily import DailyGameRow
from tenfold.server.table.log import SeatRow, TableRow
from tenfold.server.table.positions import Line
from tenfold.server.table.sealing import daily_dice
from tenfold.server.table.table import Table
from tenfold.server.table.trial import try_from
from tenfold.wire.choices import GameName
from tenfold.wire.game import GameResult
from tenfold.wire.table import Agreement, Ending

from .setups import any_setup, spoilt

SEEN_EVERY = 3  # positions: what takes longer to ask
TRIED_EVERY = 12
NO_BIDS: Final = ("bid:0", "bid:01", "bid:386", "bid:99999999999999999999")
BROKEN: Final = ("", " draw", "draw ", *NO_BIDS, "buy:$1", "buy:X", "4", "left", "left:1,01", "é" * 50)


def games(count: int, seed: int) -> Iterator[Json]:
    """Random games, told step by step."""
    for number in range(count):
        dice = Random(f"{seed} {number}")
        yield _game(*any_setup(dice), dice.randint(1, RULES_VERSION), dice)


def options(count: int, seed: int) -> Iterator[Json]:
    """Options that are read, or refused."""
    for number in range(count):
        dice = Random(f"options {seed} {number}")
        name, setup = any_setup(dice)
        setup, rules = spoilt(dice, setup), dice.randint(1, RULES_VERSION)
        yield {"kind": "options", "game": name, "rules": rules, "raw": setup, **_read(name, rules, setup)}


def decisions(count: int, seed: int) -> Iterator[Json]:
    """What opponents choose, each in a position of a game that others have played."""
    asked = 0
    for number in range(count):
        dice = Random(f"decisions {seed} {number}")
        name, setup = any_setup(dice)
        bots = list(HOUSE[name].bots)
        for state in _positions(find_game(name), setup, dice):
            if asked == count:
                return
            yield _decision(name, bots[asked % len(bots)], state, dice.getrandbits(62))
            asked += 1


def deals(first: int, count: int, seed: int) -> Iterator[Json]:
    """Deals of the day, played to their end by somebody who does not care; their secrets are a server's on
    one day and follow from the date on the next."""
    for day in range(first, first + count):
        for name in GAMES:
            dice = Random(f"deals {seed} {day} {name}")
            drawn = dice.randbytes(32)
            follows = hashlib.sha256(f"tenfold-daily/1 open\n{day}\n{name}".encode()).digest()
            yield _deal(day, name, drawn if day % 2 else follows, follows, dice)


def _deal(day: int, name: GameName, secret: bytes, follows: bytes, dice: Random) -> Json:
    setup = dealt_on(day, name)
    dealer = Dealer(name, setup.options, secret, lot=False)
    game = find_game(name)
    state = game.start(game.read_options(dealer.options))
    moves: list[str] = []
    while game.to_move(state) != NOBODY:
        token = _answer(game, state, setup.opponent, secret, len(moves))
        if token is None:
            is_dealt = game.to_move(state) == CHANCE
            token = game.token(state, dealer.next_move(state) if is_dealt else dice.choice(game.legal(state)))
        moves.append(token)
        state = game.advance(state, game.move(state, moves[-1]))
    return {
        "kind": "deal",
        "game": name,
        "rules": RULES_VERSION,
        "raw": setup.options,
        "day": day,
        "opponent": setup.opponent,
        "secret": secret.hex(),
        "follows": follows.hex(),
        "moves": moves,
        "busts": [one == BUST for one in turns_of(game, dealer.options, moves)] if name == "cards" else [],
        "ends": [*_ends(day, name, setup.options, game.result(state), moves)],
    }


def _ends(day: int, name: GameName, options: Json, result: Json | None, moves: list[str]) -> Iterator[Json]:
    """What a server keeps of a deal that ended so, or as if nobody had won it, or somebody had given up."""
    assert result
    for ending in (
        Ending("rules", result["winners"], result=msgspec.convert(result, GameResult)),
        Ending("rules", [], result=msgspec.convert(result, GameResult)),
        Ending("resigned", [1], seat=0),
    ):
        row = TableRow("deal", 0, name, options, Agreement(), bytes(32), 0, "over", None, None)
        solo = options.get("seats") == 1
        table = Table(row, [SeatRow("person", "p"), *([] if solo else [SeatRow("bot")])])
        table.ending = ending
        table.line = Line(table.game, table.game.start(table.game.read_options(options)), moves)
        end = end_of_deal(table, 0, shares_of(table))
        kept = DailyGameRow(day, name, "p", False, "deal", 0, *end)
        told = msgspec.to_builtins(told_result(kept))
        yield {"ending": msgspec.to_builtins(ending), "told": told | {"busts": [], "net": None}}


def _answer(game: AnyGame, state: Any, opponent: str | None, secret: bytes, made: int) -> str | None:
    """Of the opponent of the day, if it is to move and has a choice."""
    legal = game.legal(state)
    if game.to_move(state) != 1 or opponent is None or len(legal) == 1:
        return None
    turn = Turn(game, state.copy(), 1, legal, [daily_dice(secret, opponent, made)])
    move = table_bot(game.name, opponent)(turn)
    return move if isinstance(move, str) else game.token(state, move)


def _game(name: str, setup: Json, rules: int, dice: Random) -> Json:
    game = find_game(name, rules)
    read = game.read_options(setup)
    state = game.start(read)
    steps: list[Json] = []
    while game.to_move(state) != NOBODY:
        step, state = _step(game, state, len(steps), dice)
        steps.append(step)
    return {
        "kind": "game",
        "game": name,
        "rules": rules,
        "raw": setup,
        **_read(name, rules, setup),
        "shuffled": _shuffled(game, setup),
        "start": _mark(game.start(read)),
        "steps": steps,
        "view": game.view(state),
        "result": game.result(state),
        "refused": _refusals(game, state, dice),
    }


def _read(name: str, rules: int, setup: Json) -> Json:
    game = find_game(name, rules)
    try:
        read = game.read_options(setup)
    except TenfoldError as error:
        return {"refusal": [error.key, error.details]}
    return {"read": game.write_options(read), "seats": game.seats(read), "since": game.ruled_since(read)}


def _shuffled(game: AnyGame, setup: Json) -> Json:
    """As if nobody shuffled; what an open game leaves to chance is left to it."""
    given = {name: value for name, value in setup.items() if name != "rows"}
    found, piles = game.shuffled(given, lambda pile: pile[::-1])
    return {"given": given, "options": found, "piles": piles}


def _step(game: AnyGame, state: Any, number: int, dice: Random) -> tuple[Json, Any]:
    legal = game.legal(state)
    move = dice.choice(legal)
    after = game.advance(state, move)
    step = {
        "to_move": game.to_move(state),
        "legal": [game.token(state, one) for one in legal],
        "move": move,
        "events": game.events(state, move, after),
        "mark": _mark(after),
    }
    if game.to_move(state) == CHANCE:
        step |= {"chances": game.chances(state), "pile": game.pile(state)}
    if number % SEEN_EVERY == 0:
        step |= {"view": game.view(state), "refused": _refusals(game, state, dice)}
    if number % TRIED_EVERY == 0 and game.to_move(state) >= 0:
        step["tried"] = _trial(game, state, dice)
    return step, after


def _refusals(game: AnyGame, state: Any, dice: Random) -> list[Any]:
    return [[token, *_move_or_refusal(game, state, token)] for token in _tokens(game, dice)]


def _move_or_refusal(game: AnyGame, state: Any, token: str) -> list[Any]:
    try:
        return [game.move(state, token)]
    except TenfoldError as error:
        return [error.key, error.details]


def _tokens(game: AnyGame, dice: Random) -> Iterator[str]:
    yield dice.choice(BROKEN)
    for _ in range(3):
        if game.name == "cards":
            yield dice.choice(TOKENS[: len(TOKENS) // 3] if dice.random() < 0.8 else TOKENS)
        else:
            source, target = (f"{dice.randint(-3, 4)},{dice.randint(-3, 4)}" for _ in range(2))
            verbs = ("1", "2", "3", "pass", f"place:{target}", f"left:{target}", f"right:{target}")
            yield dice.choice((*verbs, *[f"move:{source}>{target}"] * 4, f"move:{target}", f"1:{target}"))


def _trial(game: AnyGame, state: Any, dice: Random) -> Json:
    """Some moves, of which the last may not be legal, and what comes of them."""
    seat, tokens, after = game.to_move(state), [], state
    while game.to_move(after) == seat and dice.random() < 0.7:
        move = dice.choice(game.legal(after))
        tokens.append(game.token(after, move))
        after = game.advance(after, move)
    if dice.random() < 0.3:
        tokens.append(next(_tokens(game, dice)))
    trial = try_from(game, state, tokens)
    told = {"made": trial.made, "proposal": trial.proposal, "outlook": msgspec.to_builtins(trial.outlook)}
    return {"tokens": tokens, **told}


def _positions(game: AnyGame, setup: Json, dice: Random) -> Iterator[Any]:
    """A few positions of a game in which there is something to choose."""
    state = game.start(game.read_options(setup))
    while game.to_move(state) != NOBODY:
        legal = game.legal(state)
        if game.to_move(state) != CHANCE and len(legal) > 1 and dice.random() < 0.1:
            yield state
        state = game.advance(state, dice.choice(legal))


def _decision(name: str, bot: str, state: Any, seed: int) -> Json:
    game, dice = find_game(name), [seed]
    packed = base64.b64encode(layout_of(type(state)).pack(state)).decode()
    turn = Turn(game, state.copy(), game.to_move(state), game.legal(state), dice)
    return {
        "kind": "decision",
        "game": name,
        "bot": bot,
        "position": packed,
        "dice": str(seed),
        "move": table_bot(name, bot)(turn),
    }


def _mark(state: Any) -> int:
    """The same for the same bytes of a state."""
    return zlib.crc32(layout_of(type(state)).pack(state))
