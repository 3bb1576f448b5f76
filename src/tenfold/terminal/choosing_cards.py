"""The choices of the card game, each saying what it does and brings."""

from __future__ import annotations

from tenfold.bots.cards.paying.proposal import best_payment
from tenfold.cards.auction import lowest_bid
from tenfold.cards.deck import CARDS, CODES, NUMBERS
from tenfold.cards.payment import purse
from tenfold.cards.scoring import best_score
from tenfold.cards.state import MOST_TOKENS, State
from tenfold.cards.view import hand_of
from tenfold.i18n.catalogs import Catalog
from tenfold.i18n.story import MEANS, pieces_in_words
from tenfold.protocol.game import Json
from tenfold.records.play import Play

from .choosing import MOST_LINES, Choice, Decision
from .drawing_cards import bust_odds


class CardChoices:
    """The question to the seat that moves; `names` are everybody's, by seat."""

    def __init__(
        self, catalog: Catalog, play: Play, names: tuple[str, ...], *, has_odds: bool = True
    ) -> None:
        self._say = catalog.say
        self._catalog = catalog
        self._play = play
        self._names = names
        self._has_odds = has_odds
        self._state: State = play.state
        self._view: Json = play.view()
        self._legal = play.legal()

    def decision(self) -> Decision:
        phase = self._view["phase"]
        if phase == "draw":
            return self._draw()
        if phase == "bid":
            return self._bid()
        if phase == "pay":
            return self._pay()
        return self._buy(phase)

    def _draw(self) -> Decision:
        choices = []
        if "draw" in self._legal:
            odds = bust_odds(self._view)
            details = {"busts": odds.busts, "left": odds.left, "percent": odds.percent}
            text = self._say("choice.draw", **details) if self._has_odds else self._say("choice.draw_blindly")
            choices.append(Choice("d", text, ("draw",), also=("1",)))
        if "numbers" in self._legal:
            choices.append(Choice("n", self._numbers_text(), ("numbers",), also=(str(len(choices) + 1),)))
        if "currency" in self._legal:
            choices.append(Choice("c", self._currency_text(), ("currency",), also=(str(len(choices) + 1),)))
        return Decision(choices, "prompt.choose")

    def _numbers_text(self) -> str:
        state = self._state
        others = [seat for seat in range(state.seats) if seat != state.mover]
        details = {"tokens": self._view["currency"], "others": len(others), "name": self._names[others[0]]}
        details["count"] = self._count_laid()
        return self._say("choice.numbers", cards=self._numbers_laid(), **details)

    def _currency_text(self) -> str:
        currency = self._view["currency"]
        gained = min(currency, MOST_TOKENS - self._state.tokens[self._state.mover])
        details = {"tokens": gained, "lost": currency - gained, "count": self._count_laid()}
        return self._say("choice.currency", cards=self._numbers_laid(), **details)

    def _numbers_laid(self) -> str:
        return pieces_in_words(
            self._catalog, [code for code in self._view["tableau"] if CARDS[code] < NUMBERS]
        )

    def _count_laid(self) -> int:
        return sum(CARDS[code] < NUMBERS for code in self._view["tableau"])

    def _bid(self) -> Decision:
        auction = self._view["auction"]
        amounts = [int(token.removeprefix("bid:")) for token in self._legal if token.startswith("bid:")]
        span = str(amounts[0]) if len(amounts) == 1 else f"{amounts[0]}–{amounts[-1]}"
        bidder = auction["bidder"]
        note = self._say(
            "auction.standing",
            card=auction["card"],
            highest=auction["highest"],
            name="" if bidder is None else self._names[bidder],
            gain=self._gain(CARDS[auction["card"]]),
        )
        last = "yes" if self._state.mover == self._state.active else "no"
        choices = [
            Choice("p", self._say("choice.no_bid"), ("pass",), also=("0",)),
            Choice(span, self._say("choice.bid", last=last)),
        ]
        return Decision(choices, "prompt.bid", [note], _read_bid)

    def _buy(self, phase: str) -> Decision:
        cards = [CARDS[token.removeprefix("buy:")] for token in self._legal if token.startswith("buy:")]
        if phase == "bust":
            choices = [Choice("0", self._say("choice.bust_token"), ("token",))]
        else:
            choices = [Choice("p", self._say("choice.buy_nothing"), ("pass",), also=("0",))]
        for number, card in enumerate(cards, 1):
            code, gain = CODES[card], self._gain(card)
            text = self._say("choice.buy", card=code, gain=gain)
            choices.append(Choice(str(number), text, (f"buy:{code}",), f"{code} +{gain}"))
        notes = [self._say(f"buying.{phase}", purse=purse(self._state, self._state.mover))]
        notes += self._out_of_reach(cards)
        if len(choices) > MOST_LINES:
            notes.append(self._say("choice.brief"))
        return Decision(choices, "prompt.choose", notes, _read_purchase)

    def _out_of_reach(self, buyable: list[int]) -> list[str]:
        """Why the other cards of the market are not among the choices."""
        hand = hand_of(self._state, self._state.mover)
        others = [card for card, copies in enumerate(self._state.market) if copies and card not in buyable]
        notes = []
        for key, codes in (
            ("buying.owned", [CODES[card] for card in others if hand[card]]),
            ("buying.too_dear", [CODES[card] for card in others if not hand[card]]),
        ):
            if codes:
                notes.append(self._say(key, codes=", ".join(codes)))
        return notes

    def _pay(self) -> Decision:
        debt = self._view["debt"]
        suggested = best_payment(self._play.state)
        words = pieces_in_words(self._catalog, [token.removeprefix("spend:") for token in suggested], MEANS)
        choices = [Choice("1", self._say("choice.pay_all", what=words), suggested)] if suggested else []
        for token in self._legal:
            piece = token.removeprefix("spend:")
            text = self._say("choice.pay_piece", card=piece, **self._piece_details(piece))
            choices.append(Choice(str(len(choices) + 1), text, (token,)))
        note = self._say("paying.owed", card=debt["card"], owed=debt["owed"])
        return Decision(choices, "prompt.pay", [note], _read_payment, default="1" if suggested else None)

    def _piece_details(self, piece: str) -> dict[str, object]:
        if piece in "!$":
            return {"spare": "no", "loss": 0}
        hand = hand_of(self._state, self._state.mover)
        before, copies = best_score(hand)[0], hand[CARDS[piece]]
        hand[CARDS[piece]] -= 1
        return {"spare": "yes" if copies > 1 else "no", "loss": before - best_score(hand)[0]}

    def _gain(self, card: int) -> int:
        """The points that a card would add now."""
        hand = hand_of(self._state, self._state.mover)
        before = best_score(hand)[0]
        hand[card] += 1
        return best_score(hand)[0] - before


def why_forced(catalog: Catalog, play: Play, details: dict[str, object]) -> str | None:
    """Why a person had only one move, if that is worth a word; asked before it is made."""
    state: State = play.state
    token, phase = play.legal()[0], play.view()["phase"]
    if phase == "bid":
        lowest = lowest_bid(state)
        return catalog.say("forced.bid", purse=purse(state, state.mover), lowest=lowest, **details)
    if phase in ("buy", "last_buy"):
        return catalog.say("forced.buy" if any(state.market) else "forced.empty_market", **details)
    if phase == "bust":
        return catalog.say("forced.token", **details)
    if token == "numbers":
        return catalog.say("forced.deck_empty")
    return None


def _read_bid(typed: str) -> tuple[str, ...]:
    return (f"bid:{typed}",) if typed.isascii() and typed.isdecimal() else ()


def _read_purchase(typed: str) -> tuple[str, ...]:
    return (f"buy:{typed.upper()}",) if typed.upper() in CODES[:NUMBERS] else ()


def _read_payment(typed: str) -> tuple[str, ...]:
    return (f"spend:{typed.upper()}",) if typed.upper() in ("!", "$", *CODES) else ()
