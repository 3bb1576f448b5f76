"""Holds the browser's engine against Python in random games, options and decisions of opponents, and its
studies: reviews, hints, and what bots say of their moves.

PYTHONPATH=tests uv run python -m local.compare --games 1000 --reviews 100 --seed 1
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Final

import wasmtime
from local import studies, transcripts
from node import NODE

from tenfold.analysis.evaluator import LEVELS
from tenfold.fast.exports import sources_digest, study_program, table_program
from tenfold.local.document import write_files
from tenfold.protocol.game import Json

WEB: Final = Path(__file__).parents[2] / "web"
SCRIPT: Final = WEB / "scripts" / "replay_transcripts.ts"
MADE: Final = WEB / "src" / "lib" / "local" / "data"


def compare(lines: Iterable[Json]) -> dict[str, int]:
    """How many lines of each kind the engine says the same of; raises with the first of which it does not."""
    with tempfile.TemporaryDirectory() as folder:
        write_files(Path(folder), *modules())
        command = [str(NODE), str(SCRIPT), folder]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout
            feed(process, lines)
            found: dict[str, int] = json.loads(process.stdout.read() or "{}")
        assert process.returncode == 0, "the engine says something else"
        return found


def feed(process: subprocess.Popen[str], lines: Iterable[Json]) -> None:
    """Tells it line after line, unless it has heard enough."""
    assert process.stdin
    with suppress(BrokenPipeError):
        for line in lines:
            process.stdin.write(json.dumps(line) + "\n")
    with suppress(BrokenPipeError):
        process.stdin.close()


@cache
def modules() -> tuple[bytes, bytes]:
    """The modules that browsers get, if the build has made them, else such that are made now."""
    stamp = MADE / "rules.digest"
    if stamp.exists() and stamp.read_text() == sources_digest():
        return (MADE / "rules.wasm").read_bytes(), (MADE / "study.wasm").read_bytes()
    rules, study = (wasmtime.wat2wasm(made().text()) for made in (table_program, study_program))
    return bytes(rules), bytes(study)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--options", type=int, default=5000)
    parser.add_argument("--decisions", type=int, default=5000)
    parser.add_argument("--reviews", type=int, default=0, help="games, and as many for hints and reasons")
    parser.add_argument("--level", choices=LEVELS, help="of the reviews; without it, as usual")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began = time.monotonic()
    lines = chain(
        transcripts.games(given.games, given.seed),
        transcripts.options(given.options, given.seed),
        transcripts.decisions(given.decisions, given.seed),
        studies.reviews(given.reviews, given.seed, given.level),
        studies.hints(given.reviews, given.seed),
        studies.reasons(given.reviews, given.seed),
    )
    found = compare(lines)
    sys.stdout.write(f"the same: {found}, in {time.monotonic() - began:.0f} s\n")


if __name__ == "__main__":
    main()
