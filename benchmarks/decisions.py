"""Do the opponents still decide the same? Records what they choose, and asks them again after a change.

    python benchmarks/decisions.py record before.jsonl tiles --positions 10000
    python benchmarks/decisions.py compare before.jsonl

A file has a line for each game: its options, who sat where, its moves, and by number of the move what the
house bot chose that was asked there. Beside it stands a digest of what the evaluators say of the position,
and of the payment and the aids where somebody pays. The last line has the lessons of self-play, and the
processor's seconds by bot, so that a comparison also tells what has become slower.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import json
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from tenfold.bots.bot import Turn
from tenfold.bots.registry import HOUSE
from tenfold.cards.edition import editions
from tenfold.cards.state import MOST_SEATS, PAY
from tenfold.catalogue import AnyGame, find_game
from tenfold.fast.card_judge import card_judge
from tenfold.fast.compiled_bot import compiled_bot
from tenfold.fast.self_play import SelfPlay
from tenfold.fast.tile_judge import tile_judge
from tenfold.loops.dice import seed_dice
from tenfold.protocol.game import CHANCE, NOBODY, Json, Move
from tenfold.records.dealer import Dealer
from tenfold.server.table.trial import try_from
from tenfold.tiles.state import MOVE

JUDGED_EVERY = 5  # moves
QUIET_EVERY = 3  # games of tiles whose first round is laid at random, so that a second round follows


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("record", "compare"))
    parser.add_argument("file", type=Path)
    parser.add_argument("game", nargs="?", choices=HOUSE, default="tiles")
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.what == "record":
        record(given.file, given.game, given.positions, given.seed)
    else:
        compare(given.file)


def record(path: Path, name: str, positions: int, seed: int) -> None:
    asked, seconds, learnt = 0, defaultdict[str, float](float), lessons(name)
    with path.open("w", encoding="utf-8") as file:
        for number in itertools.count():
            if asked >= positions:
                break
            played = play(name, number, seed, seconds)
            asked += len(played["chosen"])
            print(json.dumps(played), file=file, flush=True)
        print(json.dumps({"game": name, "lessons": learnt, "seconds": seconds}), file=file)
    print(asked, "positions")


def play(name: str, number: int, seed: int, seconds: dict[str, float]) -> Json:
    """One game, in which the bots of the house meet each other in turn."""
    secret = hashlib.sha256(f"{name}/{seed}/{number}".encode()).digest()
    dealer = Dealer(name, options_of(name, number), secret)
    game, rng = dealer.game, Random(secret)
    everybody = [bot for bot in HOUSE[name].bots if bot != "random"]
    bots = rng.choices(everybody, k=MOST_SEATS)
    state, moves = game.start(game.read_options(dealer.options)), list[Move]()
    played: Json = {"game": name, "options": dealer.options, "chosen": {}, "judged": {}, "moves": moves}
    while game.to_move(state) != NOBODY:
        legal, mover, at = game.legal(state), game.to_move(state), len(moves)
        if mover == CHANCE:
            move = dealer.next_move(state)
        elif len(legal) == 1:
            move = legal[0]
        elif name == "tiles" and number % QUIET_EVERY == 0 and state.phase != MOVE:
            quiet = [one for one in legal if game.to_move(game.advance(state, one)) != NOBODY]
            move = rng.choice(quiet or legal)
        else:
            move = ask(game, bots[mover], state, at, seconds)
            played["chosen"][at] = [bots[mover], move]
        if is_judged(at):
            played["judged"][at] = judged(game, state)
        moves.append(move)
        state = game.advance(state, move)
    return played


def options_of(name: str, number: int) -> Json:
    if name == "tiles":
        return {"edition": "steffen", "open": number % 2 == 0, "start": number // 2 % 2}
    names, seats = sorted(editions()), 1 + number % 5
    edition = names[number // 5 % len(names)]
    if seats == 1:
        return {"edition": edition, "seats": 1, "target": 5 + number // 20 % 6}
    options = {"edition": edition, "seats": seats, "start": number // 20 % seats}
    return options | ({"busting": True} if number % 7 == 0 else {})


def ask(game: AnyGame, bot: str, state: Any, at: int, seconds: dict[str, float]) -> Move:
    dice = [0]
    seed_dice(dice, at, 0)
    turn = Turn(game, state.copy(), game.to_move(state), game.legal(state), dice)
    choose = compiled_bot(game.name, bot)
    began = time.process_time()
    move = choose(turn)
    seconds[bot] += time.process_time() - began
    return move


def is_judged(at: int) -> bool:
    return at % JUDGED_EVERY == 0


def judged(game: AnyGame, state: Any) -> str:
    """What the evaluators say of a position, and in the card game the aids, as a digest."""
    legal = game.legal(state)
    if game.name == "tiles":
        judge = tile_judge()
        return digest(judge.share_of_first(state, 2), judge.after_each(state, legal, 1))
    said: list[object] = [card_judge(state).values(state)]
    if game.to_move(state) >= 0:
        said += card_judge(state).played_out(state, legal, [0], 1, 1)
        said.append(try_from(game, state, [game.token(state, legal[0])] if state.phase == PAY else []))
    return digest(*said)


def lessons(name: str) -> list[str]:
    """What networks learn from some games against themselves."""
    self_play, game = SelfPlay(name), find_game(name)
    recall = HOUSE[name].recall
    found = []
    for number in range(1, 10, 2):
        start = game.start(game.read_options(options_of(name, number)))
        assert recall
        self_play.learn(recall(start)[1])
        how = (20, 1, 0.5) if name == "tiles" else (20, 0.5)
        found.append(digest(self_play.play(start, number, *how)))
    return found


def digest(*said: object) -> str:
    return hashlib.sha256(repr(said).encode()).hexdigest()[:12]


def compare(path: Path) -> None:
    differ, asked, seconds = Counter[str](), Counter[str](), defaultdict[str, float](float)
    for line in path.read_text("utf-8").splitlines():
        told = json.loads(line)
        if "lessons" in told:
            differ["lessons"] += lessons(told["game"]) != told["lessons"]
            before = told["seconds"]
            continue
        for at, state in positions_of(told):
            if at in told["chosen"]:
                bot, move = told["chosen"][at]
                phase = f"{bot}, phase {state.phase}"
                asked[phase] += 1
                differ[phase] += ask(find_game(told["game"]), bot, state, int(at), seconds) != move
            if at in told["judged"]:
                asked["judged"] += 1
                differ["judged"] += judged(find_game(told["game"]), state) != told["judged"][at]
    for what, count in sorted(asked.items()):
        print(f"{what:20} {count:6} asked, {differ[what]} differ")
    for bot, spent in seconds.items():
        print(f"{bot:20} {spent:.1f} s, {spent / before[bot]:.2f} of what it was")
    total = sum(count for what, count in asked.items() if what != "judged")
    print(f"{total} positions, {differ.total()} differences")
    raise SystemExit(1 if differ.total() else 0)


def positions_of(told: Json) -> Iterator[tuple[str, Any]]:
    game = find_game(told["game"])
    state = game.start(game.read_options(told["options"]))
    for at, move in enumerate(told["moves"]):
        yield str(at), state
        state = game.advance(state, move)


if __name__ == "__main__":
    main()
