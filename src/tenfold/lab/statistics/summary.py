"""What many games came to, kept in a few numbers however many they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from tenfold.cards.deck import CODES, COLOURS
from tenfold.lab.play.match import PlayedGame
from tenfold.tiles.result import ENDINGS

from .card_log import NOBODY_BOUGHT, read_card_log
from .faults import Faults
from .moments import Estimate, Moments

# Figures that are shares of something and not plain means.
SHARES: Final = {"victories", "unsold", "ended by"}


class Figure(NamedTuple):
    topic: str  # game, seat, place, bot, wildcard, run, ending
    name: str  # which of them
    figure: str  # what of it
    estimate: Estimate


@dataclass(slots=True)
class Summary:
    """Figures add up in the order of the games, so that they are the same however many workers there were."""

    games: int = 0
    moments: dict[tuple[str, str, str], Moments] = field(default_factory=dict)
    spreads: dict[str, Counter[int]] = field(default_factory=dict)  # how often each value of a game's figure
    faults: Faults = field(default_factory=Faults)

    def add(self, played: PlayedGame, names: Sequence[str]) -> None:
        """Adds a game; `names` has a bot for each seat but the solo opponent's."""
        self.games += 1
        self._note("game", "all", "moves", len(played.moves))
        if played.fault:
            self.faults.add(names[played.fault.seat], played.fault)
        shares = played.shares()
        start = int(played.dealer.options.get("start") or 0)
        for seat, share in enumerate(shares):
            self._note("seat", str(seat), "victories", share)
            self._note("place", str((seat - start) % len(shares)), "victories", share)
        for bot in dict.fromkeys(names):
            own = [shares[seat] for seat, name in enumerate(names) if name == bot]
            self._note("bot", bot, "victories", sum(own) / len(own))
        if played.result and played.dealer.game.name == "tiles":
            for ending in ENDINGS.values():
                self._note("ending", ending, "ended by", float(played.result["reason"] == ending))
        elif played.result:
            self._add_points(played.result["scores"], names, start)
            self._add_cards(played, shares, start)

    def merge(self, other: Summary) -> None:
        self.games += other.games
        for key, moments in other.moments.items():
            self.moments.setdefault(key, Moments()).merge(moments)
        for figure, counts in other.spreads.items():
            self.spreads.setdefault(figure, Counter()).update(counts)
        self.faults.merge(other.faults)

    def find(self, topic: str, name: str, figure: str) -> Estimate:
        moments = self.moments.get((topic, name, figure), Moments())
        return moments.share() if figure in SHARES else moments.estimate()

    def figures(self) -> Iterator[Figure]:
        for topic, name, figure in self.moments:
            yield Figure(topic, name, figure, self.find(topic, name, figure))

    def names(self, topic: str) -> list[str]:
        """Whatever of a topic there are figures for."""
        found = dict.fromkeys(name for known, name, _ in self.moments if known == topic)
        return sorted(found, key=CODES.index) if topic == "wildcard" else sorted(found)

    def _note(self, topic: str, name: str, figure: str, value: float) -> None:
        key = (topic, name, figure)
        moments = self.moments.get(key)
        if moments is None:
            moments = self.moments[key] = Moments()
        moments.add(value)
        if topic == "game":
            self.spreads.setdefault(figure, Counter())[int(value)] += 1

    def _add_points(self, scores: Sequence[int], names: Sequence[str], start: int) -> None:
        self._note("game", "all", "winning points", max(scores))
        for seat, points in enumerate(scores):
            self._note("seat", str(seat), "points", points)
            self._note("place", str((seat - start) % len(scores)), "points", points)
            if seat < len(names):
                self._note("game", "all", "points", points)
        for bot in dict.fromkeys(names):
            own = [scores[seat] for seat, name in enumerate(names) if name == bot]
            self._note("bot", bot, "points", sum(own) / len(own))

    def _add_cards(self, played: PlayedGame, shares: Sequence[float], start: int) -> None:
        assert played.result
        scores = played.result["scores"]
        seats = len(scores)
        log = read_card_log(played.moves, played.state, start)
        self._note("game", "all", "busts", sum(log.busts))
        self._note("game", "all", "purchases", log.purchases)
        for seat, busts in enumerate(log.busts):
            self._note("seat", str(seat), "busts", busts)
        for wildcard, buyer, price in log.auctions:
            code = CODES[wildcard]
            self._note("wildcard", code, "unsold", float(buyer == NOBODY_BOUGHT))
            if buyer != NOBODY_BOUGHT:
                others = (sum(scores) - scores[buyer]) / (seats - 1)
                self._note("wildcard", code, "price", price)
                self._note("wildcard", code, "buyer's lead in points", scores[buyer] - others)
                self._note("wildcard", code, "buyer's victories above average", shares[buyer] - 1 / seats)
        for colour, length in played.run_lengths():
            self._note("run", COLOURS[colour], "length", length)
