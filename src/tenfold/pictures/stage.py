"""The middle of the card table: deck, tableau and both gauges, or what is auctioned or paid for."""

from __future__ import annotations

from typing import Final

from tenfold.cards.state import LIMIT
from tenfold.i18n.story import Storyteller
from tenfold.protocol.game import Json

from .drawn_pieces import card, card_back, centred, numeral
from .grid import fan, height_of
from .letters import fitted, sized, text_at
from .look import Look
from .panels import GAP, SMALL, Box, panel
from .seen_position import Position
from .svg import rect

CARD: Final = 50  # its width on the stage
CARDS: Final = 54  # where they begin, below two lines
GAUGE: Final = 40  # its height
BESIDE: Final = 216  # the width of gauges that stand beside the cards
WIDE: Final = 400  # from here on they do
MOODS: Final = ((LIMIT, "bad"), (7, "gauge-hot"), (4, "gauge-warm"))  # above so much


def stage_height(width: float) -> float:
    cards = CARDS + height_of(CARD) + 14
    return cards if width >= WIDE else cards + 2 * GAUGE


def stage(look: Look, position: Position, view: Json, box: Box) -> str:
    """The gauges stand below the cards, or beside them where there is room."""
    title, line = _words(position, view)
    shown, size = sized(title, (SMALL, SMALL - 2), box.inside)
    gauges = Box(box.left, box.y + CARDS + height_of(CARD) + 14, box.inside, 2 * GAUGE)
    if box.width >= WIDE:
        gauges = Box(box.right - BESIDE, box.y + CARDS, BESIDE, 2 * GAUGE)
    room = box.inside - (BESIDE + 2 * GAP if box.width >= WIDE else 0)
    drawn = [
        panel(look, box),
        text_at(shown, box.left, box.y + 22, size, bold=True, fill=look["ink"]),
        text_at(fitted(line, SMALL, box.inside), box.left, box.y + 42, SMALL, fill=look["ink-soft"]),
        _cards(look, view, box.left, box.y + CARDS, room),
    ]
    for at, kind in enumerate(("total", "currency")):
        figure = view[kind] if view["tableau"] or view["phase"] == "bust" else 0
        drawn.append(gauge(look, position, kind, figure, gauges._replace(y=gauges.y + at * GAUGE)))
    return "".join(drawn)


def _words(position: Position, view: Json) -> tuple[str, str]:
    """What the stage is about, and how it stands."""
    say, debt, auction = position.catalog.say, view["debt"], view["auction"]
    deck = say("cards.deck", left=view["left"])
    if debt is not None:
        return say("cards.pay", owed=debt["owed"], card=debt["card"]), deck
    if auction is None:
        return deck, ""
    title = say("cards.auction", card=auction["card"])
    if auction["bidder"] is None:
        return title, deck
    bid = {"event": "bids", "seat": auction["bidder"], "amount": auction["highest"]}
    return title, Storyteller(position.catalog, position.names).sentence(bid)


def _cards(look: Look, view: Json, x: float, y: float, room: float) -> str:
    """The deck, then what it is about just now, then the tableau."""
    drawn = [_deck(look, view["left"], x, y)]
    item = view["debt"] or view["auction"]
    laid = x + CARD + GAP
    if item:
        ring = rect(
            laid - 3,
            y - 3,
            CARD + 6,
            height_of(CARD) + 6,
            9,
            fill="none",
            stroke=look["glow"],
            stroke_width=3,
        )
        drawn += [card(look, item["card"], laid, y, CARD), ring]
        laid += CARD + GAP
    drawn.append(fan(look, view["tableau"], laid, y, x + room - laid, CARD))
    return "".join(drawn)


def _deck(look: Look, left: int, x: float, y: float) -> str:
    if not left:
        return rect(
            x,
            y,
            CARD,
            height_of(CARD),
            7,
            fill="none",
            stroke=look["line-strong"],
            stroke_dasharray="4 4",
            stroke_linecap="butt",
        )
    middle = y + height_of(CARD) / 2
    size = 18 if left < 100 else 13
    wide = 0.95 * size * len(str(left)) + 10
    ground = rect(x + (CARD - wide) / 2, middle - 14, wide, 28, 6, fill=look["wild-deep"])
    back = card_back(look, x, y, CARD)
    return back + ground + centred(look, left, x + CARD / 2, middle, size, look["on-suit"], 12)


def gauge(look: Look, position: Position, kind: str, figure: int, box: Box) -> str:
    """A total on its way to ten; currency has round steps."""
    x, y, width, _ = box
    tone = look[next((token for above, token in MOODS if figure > above), "good")]
    track, step = x + 44, (width - 44) / LIMIT
    name = fitted(position.catalog.say("cards.gauge", kind=kind), SMALL - 1, width - 44)
    sign = rect(x, y + 17, 7, 3.5, 1.5, fill=tone) if figure < 0 else ""
    drawn = [sign, numeral(look, abs(figure), x + (9 if figure < 0 else 2), y + 6, 24, tone, 15)]
    drawn.append(text_at(name, track, y + 13, SMALL - 1, fill=look["ink-soft"]))
    for at in range(LIMIT):
        is_on = at < figure
        fill, edge = (tone, tone) if is_on else (look["sunk"], look["line-strong"])
        rx = 6 if kind == "currency" else 2.5
        drawn.append(
            rect(track + at * step, y + 19, step - 3, 12, rx, fill=fill, stroke=edge, stroke_width=1.2)
        )
    return "".join(drawn)
