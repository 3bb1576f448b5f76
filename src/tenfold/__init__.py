"""Tenfold: play, host and study the two games called TEN."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tenfold.records.dealer import Dealer
    from tenfold.records.play import Play
    from tenfold.records.record import Record

__version__ = "0.1.0"
__all__ = ["Dealer", "Play", "Record", "__version__"]


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
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
