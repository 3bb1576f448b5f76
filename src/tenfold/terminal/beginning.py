"""What is said before the first question."""

from __future__ import annotations

from .console import Console
from .seat import SeatView, Shown


def begin(console: Console, view: SeatView, table: Shown, *, is_new: bool) -> None:
    setup, play = table.setup, table.play
    if not is_new:
        console.say("seat.goes_on", moves=len(play.moves))
        if play.is_by_earlier_rules:
            console.say("game.earlier_rules")
        return
    details = {"opponent": setup.names[-1], "target": setup.options.get("target") or 0}
    solo = setup.options.get("seats") == 1
    console.say("seat.begins_solo" if solo else f"seat.begins_{setup.game}", **details)
    if not solo:
        console.say("seat.starts", **view.teller.person(int(play.record().options["start"])))
