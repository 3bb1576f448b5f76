"""`tenfold bot`: for whoever writes a bot as a program of its own."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from tenfold.cli import options as shared
from tenfold.cli.printing import tell
from tenfold.cli.simulate import speaking

if TYPE_CHECKING:
    from tenfold.i18n.catalogs import Catalog
    from tenfold.programs.check import Findings

bot = typer.Typer(name="bot", no_args_is_help=True, rich_markup_mode=None)


@bot.callback()
def start() -> None:
    """Check a bot that is a program of any language, and say what it is told.

    Such a bot plays as `cmd:./mybot` in `simulate`, `arena` and `terminal`.
    """


@bot.command()
def check(
    command: Annotated[str, typer.Argument(help="The program with its arguments, quoted as one word.")],
    seconds: Annotated[float, typer.Option(min=0.01, help="How long it may think about a move.")] = 2.0,
    start_seconds: Annotated[float, typer.Option(min=0.01, help="How long it may take to start.")] = 10.0,
    positions: Annotated[int, typer.Option(min=1, help="In how many positions of each game.")] = 50,
    seed: Annotated[str, typer.Option(help="The same seed gives the same positions and games.")] = "1",
    as_json: Annotated[bool, typer.Option("--json", help="What was found as one JSON object.")] = False,
    language: shared.Language = None,
) -> None:
    """Check whether a program keeps the protocol: in many positions, in whole games, by the clock.

    For example: `tenfold bot check ./mybot`, or `tenfold bot check "node bot.mjs --deep"`
    """
    from tenfold.programs.check import Demands, check_program

    with speaking(language) as catalog:
        demands = Demands(positions, seconds, start_seconds, seed)
        with shared.progress(catalog.say("check.positions"), None) as advance:
            findings = check_program(command, demands, advance)
        if as_json:
            typer.echo(json.dumps(_as_json(findings, catalog), ensure_ascii=False))
        else:
            _tell(findings, catalog)
    if findings.failures:
        raise typer.Exit(1)


@bot.command()
def schema() -> None:
    """Print the JSON schema of all messages."""
    from tenfold.programs.schema import program_schema

    typer.echo(json.dumps(program_schema(), indent=1))


def _tell(findings: Findings, catalog: Catalog) -> None:
    from tenfold.i18n.catalogs import printable

    for failure in findings.failures:
        tell(catalog.explain(failure.error))
        for key, line in (("check.sent", failure.sent), ("check.said", failure.said)):
            tell(f"  {catalog.say(key)} {printable(line) or '–'}")
    done = {"positions": findings.positions, "games": findings.games}
    if findings.failures:
        tell(catalog.say("check.failed", **done, failures=len(findings.failures)))
        return
    assert findings.ready
    about = {"name": findings.ready.name, "milliseconds": max(round(findings.slowest * 1000), 1)}
    tell(catalog.say("check.well", **done, **about))


def _as_json(findings: Findings, catalog: Catalog) -> dict[str, object]:
    ready = findings.ready
    return {
        "name": ready.name if ready else None,
        "author": ready.author if ready else None,
        "games": ready.games if ready else [],
        "positions": findings.positions,
        "played": findings.games,
        "slowest_ms": round(findings.slowest * 1000, 1),
        "failures": [
            {
                "key": failure.error.key,
                "sentence": catalog.explain(failure.error),
                "sent": failure.sent,
                "said": failure.said,
            }
            for failure in findings.failures
        ],
    }
