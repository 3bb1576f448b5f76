"""Attacks a server for some time, and looks whether anybody who plays there notices:
`python tests/server/fuzz --seconds 600 --seed 1 --database sqlite`"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from server.databases import PostgresServer
from server.fuzz.run import Fuzz, Round

ROUND = Round(peace=8, attack=40, turmoil=12)
SECONDS = ROUND.peace + ROUND.attack + ROUND.turmoil
BOTH = ("sqlite", "postgres")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600, help="how long, in rounds of a minute")
    parser.add_argument("--seed", type=int, default=1, help="of the first round; the next has the next")
    parser.add_argument("--database", default="both", help="sqlite, postgres, both, or an address")
    parser.add_argument("--attackers", type=int, default=8, help="how many at the same time")
    parser.add_argument("--only", help="one kind of attack, or one attack as a problem names it: NAME:SEED")
    chosen = parser.parse_args()
    faults: list[str] = []
    for kind in BOTH if chosen.database == "both" else [chosen.database]:
        with database_of(kind) as database:
            fuzz = Fuzz(database, seed=chosen.seed, attackers=chosen.attackers, only=chosen.only, tell=tell)
            outcome = fuzz.run(*[ROUND] * max(1, round(chosen.seconds / SECONDS)))
        tell(f"{kind}: {outcome}")
        faults += [f"{kind}: {fault}" for fault in (*outcome.problems, *map(str, outcome.silences))]
    sys.exit("\n".join(faults) or 0)


def tell(text: str) -> None:
    sys.stdout.write(f"{text}\n\n")
    sys.stdout.flush()


@contextmanager
def database_of(kind: str) -> Iterator[str]:
    """The address of an empty database of a kind; or the address that was given."""
    if kind == "postgres":
        postgres = PostgresServer()
        try:
            postgres.fill()
            postgres.start()
            yield postgres.create()
        finally:
            postgres.remove()
    elif kind == "sqlite":
        with tempfile.TemporaryDirectory(prefix="tenfold-fuzz-") as folder:
            yield f"sqlite:{folder}/tenfold.sqlite"
    else:
        yield kind


if __name__ == "__main__":
    main()
