"""The command line: the only place that knows all rooms. Heavy imports wait inside the commands."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from tenfold import __version__
from tenfold.cli.admin import admin
from tenfold.cli.arena import arena
from tenfold.cli.bench import bench
from tenfold.cli.bot import bot
from tenfold.cli.browser import Browser, Port, play_in_browser
from tenfold.cli.doctor import doctor
from tenfold.cli.experiment import experiment
from tenfold.cli.options import NamingBots
from tenfold.cli.picture import picture
from tenfold.cli.play import terminal
from tenfold.cli.printing import tell
from tenfold.cli.puzzles import puzzles
from tenfold.cli.records import OLD_NAMES, replay, verify
from tenfold.cli.review import review
from tenfold.cli.serve import serve
from tenfold.cli.simulate import simulate
from tenfold.cli.site import site
from tenfold.cli.solve import solve
from tenfold.cli.train import train

if TYPE_CHECKING:
    from tenfold.protocol.errors import TenfoldError

app = typer.Typer(
    name="tenfold",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(serve)
app.command()(doctor)
app.command()(site)
app.command(cls=NamingBots)(terminal)
app.command(cls=NamingBots)(simulate)
app.command(cls=NamingBots)(arena)
app.command(cls=NamingBots)(experiment)
app.command()(train)
app.command()(verify)
app.command(context_settings=OLD_NAMES)(replay)
app.command()(picture)
app.command(context_settings=OLD_NAMES)(review)
app.command(context_settings=OLD_NAMES)(solve)
app.command()(bench)
app.add_typer(admin)
app.add_typer(bot)
app.add_typer(puzzles)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"tenfold {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version.")
    ] = False,
    port: Port = None,
    browser: Browser = True,
) -> None:
    """Play, host and study the two games called TEN: the push-your-luck auction card game for one to five
    players, in four editions, and the tile-laying duel.

    Without a command, the game opens in your browser.
    """
    if context.invoked_subcommand is None and not version:
        play_in_browser(port, open_browser=browser)


def main() -> None:
    """Runs the command line. Whatever goes wrong is one sentence and a non-zero exit, never a traceback."""
    from tenfold.protocol.errors import TenfoldError, refused_file

    try:
        app()
    except TenfoldError as error:
        _fail(_in_words(error))
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        # Whoever read our output has left; Python must not complain about it once more at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        _fail(_in_words(refused_file(error)) if error.filename else str(error))


def _in_words(error: TenfoldError) -> str:
    """In the system's language: whoever asked for another has been told already."""
    from tenfold.i18n.catalogs import Catalog, language_of

    return Catalog(language_of(os.environ)).explain(error)


def _fail(sentence: str) -> None:
    tell(sentence, err=True)
    sys.exit(1)
