"""Tenfold: play, host and study the two games called TEN."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenfold.records.displays import Bundle, Displayed

if TYPE_CHECKING:
    from tenfold.pictures.picture import picture
    from tenfold.records.dealer import Dealer
    from tenfold.records.play import Play
    from tenfold.records.record import Record

__version__ = "0.2.0"
__all__ = ["Dealer", "Play", "Record", "__version__", "picture"]


def __getattr__(name: str) -> object:
    """The public names are imported when they are first used."""
    if name == "Play":
        from tenfold.records.play import Play

        return Play
    if name == "Dealer":
        from tenfold.records.dealer import Dealer

        return Dealer
    if name == "Record":
        from tenfold.records.record import Record

        return Record
    if name == "picture":
        from tenfold.pictures.picture import picture

        return picture
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _show(game: Play | Record) -> Bundle:
    """Drawing is imported when something is to be drawn."""
    from tenfold.pictures.notebook import show_game

    return show_game(game)


Displayed.show = _show
