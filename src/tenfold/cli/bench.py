"""`tenfold bench`."""

from __future__ import annotations

from typing import Annotated

import typer

from tenfold.cli import options as shared
from tenfold.cli.printing import tell
from tenfold.cli.simulate import speaking


def bench(
    names: Annotated[list[str] | None, typer.Argument(help="Which figures; all if none is named.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object: name to value and unit.")] = False,
    language: shared.Language = None,
) -> None:
    """Measure how fast everything is on this machine.

    For example: `tenfold bench cards.playout tiles.playout`
    """
    import json

    from tenfold.i18n.numbers import grouped, written
    from tenfold.lab.bench import FIGURES
    from tenfold.protocol.errors import BadOptions

    with speaking(language) as catalog:
        chosen = names or list(FIGURES)
        for name in chosen:
            if name not in FIGURES:
                raise BadOptions("options.unknown_figure", name=name, known=", ".join(FIGURES))
        measured = {}
        with shared.progress(catalog.say("lab.figures"), len(chosen)) as advance:
            for name in chosen:
                measured[name] = FIGURES[name]()
                advance()
    if as_json:
        typer.echo(json.dumps({name: figure._asdict() for name, figure in measured.items()}))
        return
    for name, (value, unit) in measured.items():
        shown = grouped(value) if value >= 1000 else written(catalog, value, 2)
        counted = catalog.say("lab.unit", unit=unit.removesuffix("/s"))
        tell(f"{name:<14} {shown:>14} {counted:<10} {catalog.say(f'lab.figure.{name}')}")
