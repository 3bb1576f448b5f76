"""Plays card games with the house's bots and writes down moments of them, as a board is given them.

    python web/scripts/card_moments.py

writes `web/fixtures/card_moments.json` for the tests and for the page that shows them, and one whole game in
`web/fixtures/card_game.json`, whose events the board must be able to follow.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tenfold import Play
from tenfold.bots.bot import Turn
from tenfold.bots.cards.paying.proposal import best_payment
from tenfold.bots.registry import as_bot
from tenfold.cards.deck import CARDS
from tenfold.protocol.errors import TenfoldError

FIXTURES = Path(__file__).parents[1] / "fixtures"
NAMES = ["Anna", "Ben", "Chloé", "Dario", "Eva"]
LONG_NAMES = [
    "Anna-Sophie von Hohenlohe-Bach",
    "Bartholomäus Quittenbaum-Küche",
    "Wawrzyniec Szczebrzeszyński II",
    "Maximiliana de la Fuente y Rio",
    "Ekaterina Konstantinopolskaja",
]
Json = dict[str, Any]


class Game:
    """A game between bots, with what each seat has seen since its own last decision."""

    def __init__(self, seed: int, bot: str = "careful", **options: Any) -> None:
        self.play = Play("cards", edition=options.pop("edition", "aeg"), **options)
        self.dice = random.Random(seed)
        self.bot = as_bot("cards", bot)
        self.bot_dice = [seed + 1]
        self.events: list[Json] = []
        self.seen = {seat: (self.play.view(), 0) for seat in range(5)}

    def __iter__(self) -> Iterator[Game]:
        """Move after move, to the end."""
        while not self.play.is_over:
            yield self
            self.step()
        yield self

    def step(self) -> None:
        play = self.play
        if play.is_chance:
            codes, weights = zip(*play.chances(), strict=True)
            self.events += play.push(self.dice.choices(codes, weights)[0])
            return
        state = play.game.copy(play.state) if hasattr(play.game, "copy") else play.state
        turn = Turn(play.game, state, play.to_move, list(play.game.legal(play.state)), self.bot_dice)
        if play.view()["phase"] != "pay":
            self.seen[play.to_move] = (play.view(), len(self.events))
        chosen = self.bot(turn)
        assert isinstance(chosen, int)
        self.events += play.push(play.game.token(play.state, chosen))

    def moment(self, name: str, me: int, **extra: Any) -> Json:
        """What seat `me` is shown now."""
        play, view = self.play, self.play.view()
        before, since = self.seen[me]
        is_mine = play.to_move == me
        legal = play.legal() if is_mine else []
        names = extra.pop("names", NAMES)
        return {
            "name": name,
            "before": before,
            "events": self.events[since:],
            "view": view,
            "legal": legal,
            "toMove": play.to_move if play.to_move >= 0 else None,
            "seats": [seat_of(play, seat, me, names) for seat in range(len(view["seats"]))],
            "mine": [me],
            "acting": me if is_mine else None,
            "result": play.result,
            "options": play.game.write_options(play.options),
            "tries": dict(tries(play, legal)),
            **extra,
        }


def seat_of(play: Play, seat: int, me: int, names: list[str]) -> Json:
    if play.options.target and seat == 1:
        return {"name": "JEN", "kind": "opponent"}
    return {"name": names[seat], "kind": "person" if seat in (me, 0) else "bot"}


def tries(play: Play, legal: list[str]) -> Iterator[tuple[str, Json]]:
    """What the server would answer to the questions that a board may ask here."""
    phase = play.view()["phase"]
    if phase in ("buy", "last_buy", "bust") and legal:
        for code in play.view()["market"]:
            yield from payments(play, [f"buy:{code}"])
    elif phase == "pay" and legal:
        yield from payments(play, [])


def payments(play: Play, purchase: list[str]) -> Iterator[tuple[str, Json]]:
    """The proposal, every payment that lacks a piece of it, and those with a piece too many."""
    first = answer(play, purchase)
    yield " ".join(purchase), first
    proposal = first["proposal"] or []
    seat = first["debt"]["seat"] if first["debt"] else 0
    mine = play.view()["seats"][seat]
    owned = ["!"] * bool(mine["busts"]) + ["$"] * bool(mine["tokens"]) + list(mine["cards"])[:2]
    sets = [proposal, *([*proposal[:at], *proposal[at + 1 :]] for at in range(len(proposal)))]
    sets += [in_order([*proposal, f"spend:{piece}"]) for piece in owned] if proposal else []
    for spends in sets if first["refused"] is None else []:
        tokens = [*purchase, *spends]
        yield " ".join(tokens), answer(play, tokens)


def in_order(spends: list[str]) -> list[str]:
    places = {"!": -2, "$": -1, **CARDS}
    return sorted(spends, key=lambda token: places[token.removeprefix("spend:")])


def answer(play: Play, tokens: list[str]) -> Json:
    """As the server answers `try`, with only what is new in the view."""
    trial = Play.from_record(play.record())
    refused = None
    for index, token in enumerate(tokens):
        try:
            trial.push(token)
        except TenfoldError as error:
            refused = {"key": error.key, "details": error.details, "index": index}
            break
    view = trial.view()
    proposal = list(best_payment(trial.state)) if view["phase"] == "pay" else None
    return {
        "phase": view["phase"],
        "debt": view["debt"],
        "legal": trial.legal() if not trial.is_over and not trial.is_chance else [],
        "toMove": trial.to_move if trial.to_move >= 0 else None,
        "proposal": proposal,
        "refused": refused,
    }


def buyable(game: Game) -> int:
    return sum(token.startswith("buy:") for token in game.play.legal())


def bids(game: Game) -> list[str]:
    return [token for token in game.play.legal() if token.startswith("bid:")]


def happened(game: Game, me: int, *kinds: str) -> bool:
    told = [event["event"] for event in game.events[game.seen[me][1] :] if event.get("seat", me) == me]
    return all(kind in told for kind in kinds)


def phase_is(game: Game, phase: str) -> bool:
    return game.play.view()["phase"] == phase and not game.play.is_chance


def is_late(game: Game, moves: int = 90) -> bool:
    return len(game.play.moves) > moves


def near_ten(game: Game) -> bool:
    view = game.play.view()
    return (
        phase_is(game, "draw")
        and is_late(game)
        and 7 <= view["total"] <= 9
        and view["currency"] >= 3
        and len(view["tableau"]) >= 4
    )


def first_bid(game: Game) -> bool:
    auction = game.play.view()["auction"]
    return phase_is(game, "bid") and is_late(game) and auction["highest"] == 0 and len(bids(game)) > 6


def last_bid(game: Game) -> bool:
    view = game.play.view()
    is_last = view["active"] == game.play.to_move
    return (
        phase_is(game, "bid")
        and is_late(game)
        and is_last
        and view["auction"]["highest"] > 1 < len(bids(game))
    )


def is_rich_buy(game: Game) -> bool:
    view = game.play.view()
    return phase_is(game, "buy") and is_late(game) and 3 <= buyable(game) <= len(view["market"]) - 3


def is_dear_auction(game: Game) -> bool:
    debt = game.play.view()["debt"]
    return phase_is(game, "pay") and is_late(game, 120) and debt["card"].endswith("*") and debt["owed"] >= 6


def opponents_turn_over(game: Game) -> bool:
    told = [event for event in game.events[game.seen[0][1] :] if event["event"] == "card"]
    return phase_is(game, "draw") and game.play.to_move == 0 and is_late(game, 60) and len(told) >= 4


def find(name: str, wanted: Callable[[Game], bool], me: int | None = None, **options: Any) -> Json:
    """The first moment of many games that is wanted."""
    extra = {key: options.pop(key) for key in ("names", "mine") if key in options}
    for seed in range(2000):
        for game in Game(seed, **options):
            if wanted(game):
                seat = game.play.to_move if me is None else me
                moment = game.moment(name, seat, **extra)
                moment["acting"] = None if moment["mine"] == [] else moment["acting"]
                return moment
    raise LookupError(name)


def over_with(winners: int) -> Callable[[Game], bool]:
    return lambda game: game.play.result is not None and len(game.play.result["winners"]) == winners


def solo_over(winner: int) -> Callable[[Game], bool]:
    return lambda game: game.play.result is not None and game.play.result["winners"] == [winner]


def just_bust(game: Game) -> bool:
    """Seat 0 has just bust by numbers, and the next one has the turn."""
    fresh = game.events[-6:]
    return is_late(game, 60) and any(
        event == {"event": "busts", "seat": 0, "by": "numbers"} for event in fresh
    )


def moments() -> Iterator[Json]:
    yield find(
        "first_draw", lambda g: phase_is(g, "draw") and is_late(g) and g.play.legal() == ["draw"], seats=3
    )
    yield find("near_ten", near_ten, seats=3)
    yield find("bust", just_bust, 0, seats=3)
    yield find("bust_choice", lambda g: phase_is(g, "bust") and buyable(g) > 2, seats=3, busting=True)
    yield find("auction_first", first_bid, seats=4)
    yield find("auction_last", last_bid, seats=4)
    yield find("paying", is_dear_auction, seats=3)
    yield find("buying", is_rich_buy, seats=3)
    yield find("last_buy", lambda g: phase_is(g, "last_buy") and buyable(g) > 1, seats=3)
    yield find("empty_deck", lambda g: phase_is(g, "draw") and g.play.view()["left"] == 0, seats=2)
    yield find("end", over_with(1), 0, seats=4)
    yield find("shared", over_with(2), 0, bot="random", seats=5)
    yield find("solo_turn", opponents_turn_over, 0, seats=1, target=7)
    yield find("solo_won", solo_over(0), 0, seats=1, target=4)
    yield find("solo_lost", solo_over(1), 0, seats=1, target=10)
    yield find("five_waiting", lambda g: near_ten(g) and g.play.to_move == 2, 0, seats=5, names=LONG_NAMES)
    yield find("five_bidding", last_bid, seats=5, names=LONG_NAMES)
    yield find("watching", near_ten, 0, seats=2, mine=[])


def whole_game(seed: int, **options: Any) -> Json:
    """Every event of a game, and the view at the start and after every move."""
    game = Game(seed, **options)
    steps, told = [], 0
    start = game.play.view()
    for now in game:
        if now.play.moves:
            steps.append({"events": now.events[told:], "view": brief(now.play.view())})
            told = len(now.events)
    return {"start": start, "steps": steps}


def brief(view: Json) -> Json:
    """What events can tell: not the phase, nor how hands score."""
    seats = [{key: seat[key] for key in ("cards", "tokens", "busts")} for seat in view["seats"]]
    return {key: view[key] for key in ("left", "tableau", "total", "currency", "market")} | {"seats": seats}


def write(name: str, what: object) -> None:
    FIXTURES.mkdir(exist_ok=True)
    text = json.dumps(what, ensure_ascii=False, separators=(",", ":"))
    (FIXTURES / name).write_text(text + "\n", "utf-8")


def main() -> None:
    write("card_moments.json", list(moments()))
    deck = {"B4": 2, "G2": 3, "O7": 1, "P3": 2, "$2": 2, "$5": 2, "*3": 1, "B*": 1, "**": 1, "O1": 3, "P9": 2}
    write(
        "card_games.json",
        [whole_game(1, seats=2, deck=deck), whole_game(2, bot="random", seats=3, busting=True, deck=deck)],
    )


if __name__ == "__main__":
    main()
