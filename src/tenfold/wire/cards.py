"""The card game as a client sees it: the view of a position, what happens, and how a game ended."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from .game import Amount, Event, Over, Seat
from .shape import Shape

Card: TypeAlias = Annotated[
    str,
    Meta(
        pattern=r"^([BGOP][1-9*]|\$[1-5]|\*[1-9*])$",
        description="A card by its code: `B4` a number, `$2` currency, `*3`, `B*` and `**` wildcards.",
        extra={"word": "card"},
    ),
]
NumberCard: TypeAlias = Annotated[str, Meta(pattern="^[BGOP][1-9]$", extra={"word": "card"})]
Wildcard: TypeAlias = Annotated[str, Meta(pattern=r"^([BGOP]\*|\*[1-9*])$", extra={"word": "card"})]
Piece: TypeAlias = Annotated[
    str, Meta(pattern=r"^([!$]|[BGOP][1-9*]|\$[1-5]|\*[1-9*])$", extra={"word": "piece"})
]
Several: TypeAlias = Annotated[int, Meta(ge=1)]
Digit: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
Run: TypeAlias = Annotated[list[Digit], Meta(max_length=2, extra={"word": "run"})]
Heap: TypeAlias = Literal["numbers", "currency"]


# The view


class Auction(Shape):
    """A wildcard that seats bid for, or that the winner is paying for."""

    card: Annotated[Wildcard, Meta(description="The wildcard.")]
    highest: Annotated[Amount, Meta(description="The highest bid so far, 0 before the first.")]
    bidder: Annotated[Seat | None, Meta(description="Who made that bid, null before the first.")]


class Debt(Shape):
    """A payment that is being made, piece by piece."""

    seat: Annotated[Seat, Meta(description="Who pays.")]
    card: Annotated[Card, Meta(description="What is paid for: a number card or a wildcard.")]
    owed: Annotated[Several, Meta(description="How much is still to be paid.")]


class Runs(Shape, rename={"blue": "B", "green": "G", "orange": "O", "pink": "P"}):
    """The run that scores in each colour: its first and its last number, or an empty list."""

    blue: Annotated[Run, Meta(description="The blue run.")]
    green: Annotated[Run, Meta(description="The green run.")]
    orange: Annotated[Run, Meta(description="The orange run.")]
    pink: Annotated[Run, Meta(description="The pink run.")]


class CardsSeat(Shape):
    """What a seat has in front of it; the last seat of a solo game is the opponent's."""

    cards: Annotated[dict[Card, Several], Meta(description="Its cards, each with the number of copies.")]
    tokens: Annotated[int, Meta(ge=0, le=10, description="How many currency tokens it has.")]
    busts: Annotated[Amount, Meta(description="How many bust tokens it has, worth 3 each.")]
    to_move: Annotated[bool, Meta(description="Whether it is the one that decides now.")]
    score: Annotated[Amount, Meta(description="The points that its cards would score now.")]
    runs: Annotated[Runs, Meta(description="The runs that those points come from.")]


class CardsView(Shape):
    """A position of the card game. Nothing of it is hidden but the order of the deck."""

    phase: Annotated[
        Literal["draw", "chance", "bid", "pay", "buy", "bust", "last_buy", "over"],
        Meta(
            description="What is to be done next: `draw` a card or stop, let `chance` turn one up, `bid` for "
            "a wildcard, `pay`, `buy` from the market, choose after a `bust` between its token and a "
            "purchase, buy for the last time with the deck empty (`last_buy`), or nothing more (`over`)."
        ),
    ]
    active: Annotated[Seat, Meta(description="Whose turn it is; in an auction others may have to decide.")]
    deck: Annotated[
        dict[Card, Several], Meta(description="The cards still to come, each with the number of copies.")
    ]
    left: Annotated[Amount, Meta(description="How many cards are still to come.")]
    tableau: Annotated[
        list[Card], Meta(description="The number and currency cards of this turn, as they were turned up.")
    ]
    total: Annotated[
        int,
        Meta(description="The numbers of the tableau minus its currency; above 10 a seat busts by numbers."),
    ]
    currency: Annotated[
        Amount,
        Meta(
            description="The currency of the tableau alone; above 10 a seat busts by currency. A solo "
            "opponent has limits of her own."
        ),
    ]
    market: Annotated[
        dict[NumberCard, Several], Meta(description="The number cards for sale, each with its copies.")
    ]
    auction: Annotated[Auction | None, Meta(description="The auction, null when there is none.")]
    debt: Annotated[Debt | None, Meta(description="The payment, null when nobody is paying.")]
    seats: Annotated[list[CardsSeat], Meta(description="What each seat has, in the order of the seats.")]


# What a try is answered beside the view

PointsMore: TypeAlias = int | None


class Bidding(Shape):
    """What the seat that asks may bid now."""

    lowest: Annotated[Several, Meta(description="The least that may be bid, by whoever can pay it.")]
    purse: Annotated[Amount, Meta(description="The most that the seat could pay.")]


class Prospect(Shape):
    """A bid or a purchase that is legal now, paid in the way that costs least."""

    move: Annotated[str, Meta(description="The move.", extra={"word": "move"})]
    points: Annotated[
        PointsMore,
        Meta(description="What it does to the seat's points; null when that takes too long to find out."),
    ]
    tokens: Annotated[Amount, Meta(description="How many currency tokens are left then.")]
    busts: Annotated[Amount, Meta(description="How many bust tokens are left then.")]
    cards: Annotated[Amount, Meta(description="How many cards are given up.")]


class Means(Shape):
    """Pieces of a kind that may be spent on what is owed."""

    piece: Annotated[Piece, Meta(description="The piece.")]
    copies: Annotated[Several, Meta(description="How many of them may be spent, those of the try included.")]
    points: Annotated[
        PointsMore,
        Meta(
            description="What spending one more does to the seat's points, or if the try spends all of them, "
            "what the last one did; null when that takes too long to find out."
        ),
    ]


class Stakes(Shape):
    """A payment with the pieces that were tried, whether or not they are enough or legal."""

    points: Annotated[
        PointsMore,
        Meta(description="What it does to the seat's points, with the card that is paid for; or null."),
    ]
    proposed: Annotated[PointsMore, Meta(description="The same for the payment that is proposed; or null.")]
    tokens: Annotated[Amount, Meta(description="How many currency tokens are left then.")]
    busts: Annotated[Amount, Meta(description="How many bust tokens are left then.")]
    means: Annotated[list[Means], Meta(description="What may be paid with; anything else cannot.")]


class Outlook(Shape):
    """What the moves that are tried, and those that are legal after them, do to the seat that asks. It comes
    in the `outlook` of `tried`."""

    bids: Annotated[Bidding | None, Meta(description="When there is something to bid for, else null.")]
    prospects: Annotated[list[Prospect], Meta(description="The bids and purchases that are legal now.")]
    payment: Annotated[Stakes | None, Meta(description="When there is something to pay for, else null.")]


# What happens


class Draws(Event, tag="draws"):
    """A seat decides to draw; the card itself is chance's move and follows as `card`."""

    seat: Annotated[Seat, Meta(description="Who draws.")]


class Stops(Event, tag="stops"):
    """A seat stops and takes a reward."""

    seat: Annotated[Seat, Meta(description="Who stops.")]
    reward: Annotated[Heap, Meta(description="Whether it takes the number cards or the currency.")]


class Bids(Event, tag="bids"):
    """A seat bids more than everybody before."""

    seat: Annotated[Seat, Meta(description="Who bids.")]
    amount: Annotated[Several, Meta(description="How much.")]


class Passes(Event, tag="passes"):
    """A seat passes: it bids no more, or buys nothing."""

    seat: Annotated[Seat, Meta(description="Who passes.")]
    phase: Annotated[
        Literal["bid", "buy", "last_buy"], Meta(description="What is passed by: a bid, or a purchase.")
    ]


class CardTurnedUp(Event, tag="card"):
    """Chance turns a card up."""

    seat: Annotated[Seat, Meta(description="Whose turn it is.")]
    card: Annotated[Card, Meta(description="The card.")]


class Chooses(Event, tag="chooses"):
    """A seat chooses what to buy from the market; the payment follows."""

    seat: Annotated[Seat, Meta(description="Who buys.")]
    card: Annotated[NumberCard, Meta(description="The number card that it will get.")]


class Spends(Event, tag="spends"):
    """A seat pays with one piece; a payment of several pieces is as many events."""

    seat: Annotated[Seat, Meta(description="Who pays.")]
    what: Annotated[
        Piece, Meta(description="The piece: `!` a bust token, `$` a currency token, or a card by its code.")
    ]


class AuctionBegins(Event, tag="auction"):
    """The card that was turned up is a wildcard, and is auctioned."""

    card: Annotated[Wildcard, Meta(description="The wildcard.")]


class Busts(Event, tag="busts"):
    """The card that was turned up was one too many."""

    seat: Annotated[Seat, Meta(description="Who busts.")]
    by: Annotated[Heap, Meta(description="Whether the total or the currency went too far.")]


class ToMarket(Event, tag="to_market"):
    """Number cards of the tableau go to the market."""

    cards: Annotated[list[NumberCard], Meta(min_length=1, description="The cards.")]


class Takes(Event, tag="takes"):
    """Number cards of the tableau go to a seat."""

    seat: Annotated[Seat, Meta(description="Who gets them.")]
    cards: Annotated[list[NumberCard], Meta(min_length=1, description="The cards.")]


class Buys(Event, tag="buys"):
    """A number card of the market is paid for and goes to its buyer."""

    seat: Annotated[Seat, Meta(description="Who gets it.")]
    card: Annotated[NumberCard, Meta(description="The card.")]


class Wins(Event, tag="wins"):
    """A wildcard is paid for and goes to the winner of its auction."""

    seat: Annotated[Seat, Meta(description="Who gets it.")]
    card: Annotated[Wildcard, Meta(description="The wildcard.")]


class GetsBustToken(Event, tag="bust_token"):
    """A seat gets a bust token."""

    seat: Annotated[Seat, Meta(description="Who gets it.")]


class Gains(Event, tag="gains"):
    """A seat gets currency tokens."""

    seat: Annotated[Seat, Meta(description="Who gets them.")]
    tokens: Annotated[int, Meta(ge=1, le=10, description="How many; nobody can have more than ten.")]


class Discards(Event, tag="discards"):
    """Cards leave the game: the currency cards of a turn, or a wildcard that nobody wants."""

    cards: Annotated[list[Card], Meta(min_length=1, description="The cards.")]


class TurnBegins(Event, tag="turn"):
    """Another seat's turn begins."""

    seat: Annotated[Seat, Meta(description="Whose.")]


class LastRound(Event, tag="last_round"):
    """The deck is empty: every seat may buy one more card."""

    seat: Annotated[Seat, Meta(description="Who is the first to choose.")]


CardsEvent: TypeAlias = (
    Draws
    | Stops
    | Passes
    | Bids
    | CardTurnedUp
    | Chooses
    | Spends
    | AuctionBegins
    | Busts
    | ToMarket
    | Takes
    | Buys
    | Wins
    | GetsBustToken
    | Gains
    | Discards
    | TurnBegins
    | LastRound
    | Over
)


# How it ended


class CardsResult(Shape):
    """Who won the card game: by points, then by money, then by the edition's tie-break."""

    scores: Annotated[list[Amount], Meta(description="Each seat's points.")]
    money: Annotated[list[Amount], Meta(description="What each seat could still spend.")]
    tiebreak: Annotated[
        list[Amount] | None,
        Meta(description="Each seat's figure for the edition's tie-break; null in a solo game."),
    ]
    winners: Annotated[list[Seat], Meta(description="The seats that won; several share the victory.")]
