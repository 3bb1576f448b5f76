"""What a review says about decisions: keys and moves become sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from .catalogs import MINUS, Catalog
from .story import MEANS, Storyteller, cell_text, pieces_in_words

SPEND: Final = "spend:"

# What is said otherwise while it can still be chosen.
BEFOREHAND: Final = {
    "review.cheap_bid": "expert.cheap_bid",
    "review.payment_points": "expert.payment_points",
    "review.threat_opened": "expert.threat",
    "review.threat_stays": "expert.threat",
}

Details = Mapping[str, str | int | list[str]]


@dataclass(frozen=True, slots=True)
class Adviser:
    catalog: Catalog
    names: Sequence[str]  # by seat

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

    def sentence(self, key: str, details: Details, kind: str) -> str:
        """One reason."""
        said: dict[str, object] = dict(details)
        if "seat" in details:
            said["name"] = self.names[int(str(details["seat"]))]
        if "cell" in details:
            said["cell"] = _cell(str(details["cell"]))
        moves = details.get("moves")
        if isinstance(moves, list):
            said["choice"] = self.choice(moves, kind)
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
        return Storyteller(self.catalog, self.names).sentence(event)

    def percent(self, share: float, digits: int = 0) -> str:
        return self.catalog.say("review.percent", value=_written(share, digits, ""))

    def change(self, share: float, digits: int = 0) -> str:
        """With its sign."""
        return self.catalog.say("review.percent", value=_written(share, digits, "+"))


def _written(share: float, digits: int, sign: str) -> str:
    percent = round(100 * share, digits) + 0.0  # adding 0 leaves no −0
    return f"{percent:{sign if percent else ''}.{digits}f}".replace("-", MINUS)


def _cell(token: str) -> str:
    x, y = token.split(",")
    return cell_text((int(x), int(y)))
