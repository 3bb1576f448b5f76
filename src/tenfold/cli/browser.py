"""What `tenfold` alone does: a server for this machine, and the browser at its door."""

from __future__ import annotations

import gc
import os
import socket
import threading
import time
import urllib.error
import urllib.request
from typing import Annotated, Final

import typer

STARTING_SECONDS: Final = 30.0  # until the server answers, before nobody waits any longer
HERE: Final = "127.0.0.1"


def play_in_browser(port: int | None = None, *, open_browser: bool = True) -> None:
    """Starts a server on this machine, unless one runs already, and opens the browser."""
    gc.disable()  # what is imported stays; the server turns it on again
    from tenfold.server.operations.run import run
    from tenfold.server.settings import load_settings

    flags = {"host": HERE, "port": port, "log_level": "warning", "may_open": True}
    settings = load_settings(None, os.environ, flags)
    if _answers(settings.port):
        _show(settings.port, open_browser)
        typer.echo("It was running already.")
        return
    if not _is_free(settings.port):
        settings.port = _free_port()
    waiting = threading.Thread(target=_show_when_ready, args=(settings.port, open_browser), daemon=True)
    waiting.start()
    run(settings)


Browser = Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser, or only serve.")]
Port = Annotated[int | None, typer.Option(help="The port, 8010 or a free one unless said otherwise.")]


def _show_when_ready(port: int, open_browser: bool) -> None:
    deadline = time.monotonic() + STARTING_SECONDS
    while time.monotonic() < deadline:
        if _answers(port):
            _show(port, open_browser)
            typer.echo("Press Ctrl-C to stop; games are kept.")
            return
        time.sleep(0.05)


def _show(port: int, open_browser: bool) -> None:
    import webbrowser

    address = f"http://{HERE}:{port}/"
    typer.echo(f"Tenfold is at {address}")
    if open_browser:
        webbrowser.open(address)


def _answers(port: int) -> bool:
    """Whether a server of ours is there."""
    try:
        with urllib.request.urlopen(f"http://{HERE}:{port}/healthz", timeout=1) as answer:
            return b"alive" in answer.read()
    except (OSError, urllib.error.URLError, ValueError):
        return False


def _is_free(port: int) -> bool:
    with socket.socket() as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((HERE, port))
        except OSError:
            return False
    return True


def _free_port() -> int:
    with socket.socket() as door:
        door.bind((HERE, 0))
        return int(door.getsockname()[1])
