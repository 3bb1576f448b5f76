"""Measures again what the documents say, figure by figure, and writes it there.

`figures.json` beside this file has every table of figures: the command that measures it, what it depends on,
and with which version it was measured; the tables of the documents are written from it. What is measured is
kept at once, so that one may stop at any time and go on later.

    make figures                                  measures whatever has changed since
    make figures FLAGS="--list"                   says what that is
    make figures FLAGS="--only luck"              measures those with this in their name, in any case
    make figures FLAGS="--entered stacks"         takes a table that was changed in its document
    make figures FLAGS="--keep luck --because …"  lets those stand that cannot be measured now, and says so
"""

from __future__ import annotations

import argparse
import datetime
import hashlib
import json
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from tenfold import __version__
from tenfold.analysis.evaluator import EVALUATORS
from tenfold.bots.cards.network.weights import FOLDER as CARD_WEIGHTS
from tenfold.bots.cards.network.weights import NETWORKS
from tenfold.bots.tiles.network.weights import FOLDER as TILE_FOLDER

TILE_WEIGHTS: Final = TILE_FOLDER / "tiles.w8"
ROOT: Final = Path(__file__).parents[1]
DATA: Final = Path(__file__).with_suffix(".json")
BLOCK: Final = re.compile(r"<!-- figures: (.*?) -->\n(.*?)<!-- end of figures -->\n", re.DOTALL)
RULE: Final = "|---"  # under the head of a table

Figure = dict[str, Any]


def main() -> None:
    options, figures = arguments(), read()
    chosen = [name for name in figures if options.only in name]
    if options.list:
        for name, figure in figures.items():
            print(f"{name:<28} {state_of(figure)}")
    elif options.entered:
        enter(figures, options.entered)
    elif options.keep:
        for name in figures:
            if options.keep in name and changes(figures[name]):
                keep(figures[name], options.because)
    else:
        wanted = [name for name in chosen if options.only or changes(figures[name])]
        measure_all(figures, wanted)
    write(figures)


@cache
def present() -> dict[str, str]:
    """What figures depend on, as it is now."""
    cards = {
        "solo network" if name == "solo" else f"network for {name}": _digest(CARD_WEIGHTS / f"{name}.f16")
        for name in NETWORKS
    }
    evaluators = {"card evaluator": EVALUATORS["cards"], "tile evaluator": EVALUATORS["tiles"]}
    return cards | {"tile network": _digest(TILE_WEIGHTS)} | evaluators


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:8]


def changes(figure: Figure) -> list[str]:
    """What has changed since a figure was measured."""
    now = present()
    return [name for name, then in figure["with"].items() if now[name] != then]


def is_accepted(figure: Figure) -> bool:
    """Whether it is as it would be now, or somebody has decided to let it stand as things are now."""
    now = present()
    return not changes(figure) or figure.get("kept", {}).get("with") == {
        name: now[name] for name in figure["with"]
    }


def state_of(figure: Figure) -> str:
    changed = " and ".join(changes(figure))
    if not changed:
        return f"measured {figure['measured']}"
    return f"measured {figure['measured']}, before another {changed}" + (
        ", kept" if is_accepted(figure) else ""
    )


def measure_all(figures: dict[str, Figure], names: list[str]) -> None:
    for number, name in enumerate(names, 1):
        print(f"[{number} of {len(names)}] {name}: {figures[name]['command']}", flush=True)
        began = time.monotonic()
        label = figures[name].get("label")
        said = list(_run(figures[name]["command"], *(["--row", label] if label else [])))
        print(f"    {time.monotonic() - began:.0f} s")
        if figures[name]["by_hand"]:
            print(f"    Enter it in docs/{figures[name]['doc']}, then: make figures FLAGS='--entered {name}'")
            continue
        figures[name]["rows"] = [line for line in said if line.startswith("| ")]
        stamp(figures[name])
        write(figures)


def _run(command: str, *others: str) -> Iterator[str]:
    """What a command says, line by line, and shows meanwhile."""
    program, *words = shlex.split(command)
    words = [sys.executable, *(["-m", program] if program != "python" else []), *words, *others]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout
        for line in process.stdout:
            print("    " + line, end="", flush=True)
            yield line.rstrip("\n")
    if process.returncode:
        sys.exit(f"{command} failed")


def stamp(figure: Figure) -> None:
    now = present()
    commit = subprocess.run(
        ["git", "rev-parse", "--short=7", "HEAD"], capture_output=True, text=True, cwd=ROOT, check=False
    )
    at = f" ({commit.stdout.strip()})" if commit.returncode == 0 else ""
    figure["measured"] = f"{datetime.datetime.now(tz=datetime.UTC):%Y-%m-%d} with {__version__}{at}"
    figure["with"] = {name: now[name] for name in figure["with"]}
    figure.pop("kept", None)


def enter(figures: dict[str, Figure], name: str) -> None:
    text = (ROOT / "docs" / figures[name]["doc"]).read_text("utf-8")
    found = next((body for names, body in BLOCK.findall(text) if names.split() == [name]), None)
    if found is None:
        sys.exit(f"docs/{figures[name]['doc']} has no table of its own for {name}")
    figures[name]["rows"] = rows_in(found)
    stamp(figures[name])


def keep(figure: Figure, because: str) -> None:
    if not because:
        sys.exit("say why: --because …")
    now = present()
    figure["kept"] = {"with": {name: now[name] for name in figure["with"]}, "because": because}


def rows_in(body: str) -> list[str]:
    """The rows of a table in a document, without its head and what is said below."""
    lines = [line for line in body.splitlines() if line.startswith("|")]
    rules = [place for place, line in enumerate(lines) if line.startswith(RULE)]
    return lines[rules[0] + 1 :]


def written(names: str, body: str, figures: dict[str, Figure]) -> str:
    """A block of a document as it is to be: the head of its table, the rows, and how they came about."""
    head = body[: body.index("\n", body.index(RULE)) + 1]
    chosen = [figures[name] for name in names.split()]
    rows = "".join(f"{row}\n" for figure in chosen for row in figure["rows"])
    origins = dict.fromkeys(_origin(figure) for figure in chosen)
    return f"<!-- figures: {names} -->\n{head}{rows}\n{''.join(origins)}<!-- end of figures -->\n"


def _origin(figure: Figure) -> str:
    kept = f"; {figure['kept']['because']}" if changes(figure) and is_accepted(figure) else ""
    return f"- `{figure['command']}`: {state_of(figure).removesuffix(', kept')}{kept}\n"


def write(figures: dict[str, Figure]) -> None:
    DATA.write_text(json.dumps(figures, indent=1, ensure_ascii=False) + "\n", "utf-8")
    for path in documents(figures):
        text = path.read_text("utf-8")
        path.write_text(BLOCK.sub(lambda found: written(found[1], found[2], figures), text), "utf-8")


def read() -> dict[str, Figure]:
    return dict(json.loads(DATA.read_text("utf-8")))


def documents(figures: dict[str, Figure]) -> list[Path]:
    return [ROOT / "docs" / doc for doc in dict.fromkeys(figure["doc"] for figure in figures.values())]


def arguments() -> Any:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--only", default="", help="those with this in their name")
    parser.add_argument("--list", action="store_true", help="measures nothing, and says what has changed")
    parser.add_argument("--entered", default="", help="the name of a figure that was changed in its document")
    parser.add_argument("--keep", default="", help="lets changed ones with this in their name stand")
    parser.add_argument("--because", default="", help="why they are not measured again")
    return parser.parse_args()


if __name__ == "__main__":
    main()
