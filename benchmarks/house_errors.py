"""What the house's opponents lose by their decisions, kind by kind: what people compare themselves with.

Everybody plays against everybody, in rounds; a game that was reviewed is kept in a file, so that one may stop
at any time and go on later.

    uv run python benchmarks/house_errors.py play --game cards --rounds 50 --games-file cards.jsonl
    uv run python benchmarks/house_errors.py write --games-file cards.jsonl --games-file tiles.jsonl
    uv run python benchmarks/house_errors.py all --game tiles --rounds 20 --games-file tiles.jsonl
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import tenfold.analysis
from tenfold.analysis.errors_by_kind import ErrorSums, errors_of, total_of
from tenfold.analysis.evaluator import EVALUATORS, Level
from tenfold.analysis.walk import review
from tenfold.bots.registry import HOUSE
from tenfold.lab.play.job import Job, play_game, record_of
from tenfold.protocol.game import Json

DATA: Final = Path(tenfold.analysis.__file__).parent / "house_errors.json"
OPTIONS: Final[dict[str, Json]] = {"cards": {"edition": "aeg", "seats": 2}, "tiles": {"edition": "steffen"}}
KINDS: Final = {
    "cards": ("drawing", "stopping", "reward", "bidding", "buying", "paying"),
    "tiles": ("placing", "missed_block", "missed_win", "second_round"),
}
LEVELS: Final[dict[str, Level]] = {"cards": "quick", "tiles": "normal"}  # as a server reviews


class SeatGame(NamedTuple):
    """One opponent's decisions in one game."""

    name: str
    errors: ErrorSums


def main() -> None:
    options = arguments()
    if options.study in ("play", "all"):
        play(options.game, range(options.first_round, options.rounds), options.games_file[0], options.seconds)
    if options.study in ("write", "all"):
        write(options.games_file)


def play(game: str, rounds: range, file: Path, seconds: float) -> None:
    """Plays and reviews what is not in the file yet, until all rounds are there or the time is up."""
    file.parent.mkdir(parents=True, exist_ok=True)
    known = {line["id"] for line in lines_of(file)}
    pairs = list(itertools.combinations(HOUSE[game].opponents, 2))
    for number, (one, other) in itertools.product(rounds, pairs):
        bots = (one, other) if number % 2 else (other, one)
        name = f"house-errors {game} {number} {' '.join(bots)}"
        if name in known:
            continue
        if time.process_time() > seconds:
            return
        played = play_game(Job(game, OPTIONS[game], bots, "house-errors"), name)
        record = record_of(played, bots)
        found = review(record, LEVELS[game])
        seats = [[bot, errors_of(found.choices, seat)] for seat, bot in enumerate(bots)]
        print(f"    {name.removeprefix('house-errors ')}", file=sys.stderr, flush=True)
        with file.open("a", encoding="utf-8") as out:
            out.write(
                json.dumps({"id": name, "game": game, "evaluator": EVALUATORS[game], "seats": seats}) + "\n"
            )


def write(files: list[Path]) -> None:
    """Writes the data that ships, of the games that there are files of, and prints the tables of
    docs/review.md."""
    games: dict[str, list[list[SeatGame]]] = defaultdict(list)
    lines = {line["id"]: line for line in itertools.chain.from_iterable(map(lines_of, files))}
    for line in lines.values():
        if line["evaluator"] == EVALUATORS[line["game"]]:
            games[line["game"]].append([SeatGame(name, sums) for name, sums in line["seats"]])
    data = json.loads(DATA.read_text("utf-8"))["games"]
    data |= {game: of_game(game, played) for game, played in games.items()}
    DATA.write_text(json.dumps({"games": data}, indent=1) + "\n", "utf-8")
    for game in games:
        print(
            f"{game}: {data[game]['games']} games, {turned(data[game])}", *rows_of(game, data[game]), sep="\n"
        )


def of_game(game: str, played: list[list[SeatGame]]) -> Json:
    by_name: dict[str, list[ErrorSums]] = defaultdict(list)
    for one in itertools.chain.from_iterable(played):
        by_name[one.name].append(one.errors)
    opponents = [
        {
            "name": name,
            "games": len(by_name[name]),
            "interval": round(half_interval(by_name[name]), 5),
            "kinds": {
                kind: [count, round(lost, 3)] for kind, (count, lost) in total_of(by_name[name]).items()
            },
        }
        for name in HOUSE[game].opponents
    ]
    return {
        "evaluator": EVALUATORS[game],
        "level": LEVELS[game],
        "games": len(played),
        "opponents": opponents,
    }


def half_interval(games: list[ErrorSums]) -> float:
    """Of 95 %, of the mean loss of a decision, as a quotient of two sums over games."""
    sums = [(sum(n for n, _ in one.values()), sum(lost for _, lost in one.values())) for one in games]
    decisions = sum(n for n, _ in sums)
    mean = sum(lost for _, lost in sums) / decisions
    squares = sum((lost - mean * n) ** 2 for n, lost in sums)
    return 1.96 * math.sqrt(squares) / decisions


def rows_of(game: str, found: Json) -> Iterator[str]:
    """Of the table in docs/review.md; with the cards, what costs somebody most in all is bold."""
    for one in found["opponents"]:
        decisions, lost = (sum(pair[at] for pair in one["kinds"].values()) for at in (0, 1))
        dearest = max(one["kinds"], key=lambda kind: one["kinds"][kind][1])
        cells = [
            one["name"].capitalize(),
            f"{HOUSE[game].bots[one['name']].rating:.0f}",
            f"{100 * lost / decisions:.2f} ± {100 * one['interval']:.2f}",
        ]
        for kind in KINDS[game]:
            pair = one["kinds"].get(kind)
            cell = f"{100 * pair[1] / pair[0]:.2f}" if pair else ""
            bold = game == "cards" and kind == dearest and one["name"] != "expert"
            cells.append(f"**{cell}**" if bold else cell)
        yield "".join(f"| {cell} " if cell else "| " for cell in cells) + "|"


def turned(found: Json) -> str:
    """How many opponents stand in another order than by their ratings."""
    means = []
    for one in found["opponents"]:
        decisions, lost = (sum(pair[at] for pair in one["kinds"].values()) for at in (0, 1))
        means.append(lost / decisions)
    pairs = list(itertools.combinations(means, 2))
    return f"pairs in another order than the ratings: {sum(b > a for a, b in pairs)} of {len(pairs)}"


def lines_of(file: Path) -> Iterator[Any]:
    if file.exists():
        yield from map(json.loads, file.read_text("utf-8").splitlines())


def arguments() -> Any:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("study", choices=["play", "write", "all"])
    parser.add_argument("--game", default="cards", choices=list(OPTIONS))
    parser.add_argument("--rounds", type=int, default=20, help="in each, everybody meets everybody once")
    parser.add_argument("--first-round", type=int, default=0, help="those before it are somebody else's")
    parser.add_argument("--games-file", type=Path, action="append", required=True)
    parser.add_argument("--seconds", type=float, default=math.inf, help="of a processor, then it stops")
    return parser.parse_args()


if __name__ == "__main__":
    main()
