"""What a review says about decisions: keys and moves become sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tenfold.protocol.game import Seat

from .catalogs import Catalog
from .numbers import percent
from .story import MEANS, Storyteller, cell_text, pieces_in_words

SPEND: Final = "spend:"

# What is said otherwise while it can still be chosen.
BEFOREHAND: Final = {
    "review.next_fork": "expert.next_fork",
    "review.payment_points": "expert.payment_points",
    "review.purchase_more": "expert.purchase_more",
    "review.threat_by_taking": "expert.threat_by_taking",
    "review.threat_opened": "expert.threat",
    "review.threat_stays": "expert.threat",
}

Details = Mapping[str, str | int | list[str]]


@dataclass(frozen=True, slots=True)
class Adviser:
    catalog: Catalog
    names: Sequence[str]  # by seat
    reader: Seat | None = None

    def choice(self, moves: Sequence[str], kind: str) -> str:
        """What was or could be done, by the tokens of a decision and its kind.

        >>> Adviser(Catalog("en"), ["Ana", "Ben"]).choice(["buy:G5"], "buying")
        'buy the green 5'
        """
        say = self.catalog.say
        if moves[0].startswith(SPEND):
            pieces = [move.removeprefix(SPEND) for move in moves]
            return say("review.choice.spend", pieces=pieces_in_words(self.catalog, pieces, MEANS))
        verb, _, rest = moves[0].partition(":")
        if verb == "buy":
            return say("review.choice.buy", card=rest)
        if verb == "bid":
            return say("review.choice.bid", amount=rest)
        if verb == "move":
            source, target = rest.split(">")
            return say("review.choice.move", **{"from": _cell(source), "cell": _cell(target)})
        if rest:
            return say(f"review.choice.{verb}", cell=_cell(rest))
        return say(
            "review.choice.buy_nothing" if (verb, kind) == ("pass", "buying") else f"review.choice.{verb}"
        )

    def choices(self, several: Iterable[Sequence[str]], kind: str) -> str:
        return self.catalog.list_of([self.choice(moves, kind) for moves in several])

    def sentence(self, key: str, details: Details, kind: str) -> str:
        """One reason."""
        said: dict[str, object] = dict(details)
        if "seat" in details:
            said |= self.person(int(str(details["seat"])))
        if "cell" in details:
            said["cell"] = _cell(str(details["cell"]))
        cells = details.get("cells")
        if isinstance(cells, list):
            said["cells"] = self.catalog.list_of([_cell(one) for one in cells])
        moves = details.get("moves")
        if isinstance(moves, list):
            said["choice"] = self.choice(moves, kind)
        choices = details.get("choices")
        if isinstance(choices, list):
            said["choices"] = self.choices([one.split() for one in choices], kind)
        return self.catalog.say(key, **said)

    def advice(self, reasons: Iterable[tuple[str, Details]], kind: str) -> str:
        """All reasons of a decision, one after the other."""
        return " ".join(self.sentence(key, details, kind) for key, details in reasons)

    def counsel(self, reasons: Iterable[tuple[str, Details]], kind: str) -> str:
        """The same while it is still to be decided."""
        return self.advice(((BEFOREHAND.get(key, key), details) for key, details in reasons), kind)

    def chance(self, game: str, seat: int, token: str) -> str:
        """What chance gave, as the story of the game tells it."""
        event = {"event": "card", "seat": seat, "card": token}
        if game == "tiles":
            event = {"event": "tile", "seat": seat, "value": int(token)}
        return self._teller.sentence(event)

    def person(self, seat: Seat) -> dict[str, object]:
        return self._teller.person(seat)

    @property
    def _teller(self) -> Storyteller:
        return Storyteller(self.catalog, self.names, self.reader)

    def percent(self, share: float, digits: int = 0) -> str:
        return percent(self.catalog, share, digits)

    def moved(self, seat: Seat, before: float, after: float, digits: int = 0) -> dict[str, object]:
        """Whose chance to win went from where to where, as `review-chance` takes it.

        >>> adviser = Adviser(Catalog("en"), ["Ana", "Ben"], reader=0)
        >>> adviser.catalog.say("review.chance", **adviser.moved(0, 0.61, 0.44))
        'Your chance to win fell from 61% to 44%.'
        """
        first, last = (self.percent(min(max(share, 0.0), 1.0), digits) for share in (before, after))
        way = "same" if first == last else "up" if after > before else "down"
        return {**self.person(seat), "before": first, "after": last, "way": way}

    def lead(self, points: float) -> str:
        """By how much something ends ahead or behind, in whole points: more is not known.

        >>> Adviser(Catalog("en"), ["Ana", "Ben"]).lead(-2.4)
        'ends about 2 points behind'
        """
        whole = int(abs(points) + 0.5)
        way = "level" if whole == 0 else "ahead" if points > 0 else "behind"
        return self.catalog.say("review.lead", way=way, points=whole)


def _cell(token: str) -> str:
    x, y = token.split(",")
    return cell_text((int(x), int(y)))
