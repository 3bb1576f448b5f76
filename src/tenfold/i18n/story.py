"""The story of a game: what happened, in sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tenfold.protocol.game import Seat

from .catalogs import MINUS, Catalog

Event = dict[str, Any]

NOTHING: Event = {"event": None}

# What pieces are in the sentence of an event, if not its object: languages that decline have a form for it.
SUBJECT: Final = "subject"
OBJECT: Final = "object"
MEANS: Final = "means"
ROLES: Final = {"to_market": SUBJECT, "discards": SUBJECT, "spends": MEANS}


@dataclass(frozen=True, slots=True)
class Storyteller:
    """Tells events to one reader, who may sit at the table and is then spoken to as "you"."""

    catalog: Catalog
    names: Sequence[str]  # by seat
    reader: Seat | None = None

    def sentence(self, event: Event) -> str:
        """One event on its own.

        >>> Storyteller(Catalog("en"), ["Anna", "Ben"], reader=1).sentence({"event": "draws", "seat": 0})
        'Anna draws.'
        """
        return self.catalog.say(f"event.{event['event']}", **self._details(event))

    def tell(self, events: Iterable[Event]) -> list[str]:
        """Events in a row, with less to read: a card says that it was drawn, a payment is one sentence."""
        return [self.sentence(event) for event in _shorten(events)]

    def _details(self, event: Event) -> dict[str, object]:
        details: dict[str, object] = {name: value for name, value in event.items() if name != "event"}
        if "seat" in event:
            details |= self.person(event["seat"])
        role = ROLES.get(event["event"], OBJECT)
        if "cards" in event:
            details["cards"] = self.pieces(event["cards"], role)
            details["count"] = len(event["cards"])
        if "what" in event:
            what = event["what"]
            details["what"] = self.pieces([what] if isinstance(what, str) else what, role)
        if "x" in event:
            details["cell"] = cell_text((event["x"], event["y"]))
        if "from" in event:
            details["from"] = cell_text(event["from"])
        if "cells" in event:
            details["cells"] = cells_text(event["cells"])
        return details

    def person(self, seat: Seat) -> dict[str, object]:
        return {"who": "you" if seat == self.reader else "other", "name": self.names[seat]}

    def pieces(self, codes: Sequence[str], role: str = OBJECT) -> str:
        """Cards and tokens by their codes, equal ones together: "2 currency tokens and a blue 4"."""
        return pieces_in_words(self.catalog, codes, role)


def pieces_in_words(catalog: Catalog, codes: Sequence[str], role: str = OBJECT) -> str:
    counted = Counter(codes)
    return catalog.list_of(
        [catalog.say("several.cards", card=code, count=count, role=role) for code, count in counted.items()]
    )


def cell_text(cell: Sequence[int]) -> str:
    """A cell in a sentence: as in moves, but with a real minus sign, as at the edges of a board."""
    return f"{cell[0]},{cell[1]}".replace("-", MINUS)


def cells_text(cells: Iterable[Sequence[int]]) -> str:
    """Cells in a row; a comma between them would be one too many."""
    return " ".join(cell_text(cell) for cell in cells)


def _shorten(events: Iterable[Event]) -> list[Event]:
    told: list[Event] = []
    for event in events:
        kind = event["event"]
        last = told[-1] if told else NOTHING
        if kind == "card" and last["event"] == "draws":
            told.pop()
            _add_card(told, event)
        elif kind == "spends" and last["event"] == "spends" and event["seat"] == last["seat"]:
            told[-1] = {**last, "what": [*_as_list(last["what"]), event["what"]]}
        elif kind == "spends" and last["event"] == "chooses":
            told[-1] = event  # the purchase, told when it is paid, says what was chosen
        elif kind != "discards" or any(not code.startswith("$") for code in event["cards"]):
            told.append(event)  # that the currency cards of a turn go is nothing to tell
    return told


def _add_card(told: list[Event], event: Event) -> None:
    """A card more in a row of cards, or the first of one."""
    last = told[-1] if told else NOTHING
    if last["event"] in ("card", "cards") and last["seat"] == event["seat"]:
        cards = last["cards"] if last["event"] == "cards" else [last["card"]]
        told[-1] = {"event": "cards", "seat": event["seat"], "cards": [*cards, event["card"]]}
    else:
        told.append(event)


def _as_list(what: str | list[str]) -> list[str]:
    return [what] if isinstance(what, str) else what
