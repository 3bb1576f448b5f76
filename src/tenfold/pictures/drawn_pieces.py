"""Cards, tokens and tiles, each on its own sheet as the client draws it, moved to its place."""

from __future__ import annotations

from typing import Final, Literal

from tenfold.i18n.catalogs import card_parts

from .look import SUITS, Look
from .svg import Attribute, circle, group, moved, path, rect, strokes

PEN: Final = 14  # the stroke of a numeral on its sheet
CARD_HEIGHT: Final = 1.4  # times its width


def numeral(
    look: Look, value: object, x: float, y: float, height: float, colour: str, pen: float = PEN
) -> str:
    """A number in our own numerals; `x` and `y` are its upper left corner."""
    size = height / 80
    return "".join(
        path(
            look.shape("glyphs", figure),
            transform=moved(x + 62 * at * size, y, size),
            fill="none",
            stroke=colour,
            stroke_width=pen,
        )
        for at, figure in enumerate(str(value))
    )


def centred(
    look: Look, value: object, x: float, y: float, height: float, colour: str, pen: float = PEN
) -> str:
    """The same around a point."""
    width = (len(str(value)) * 62 - 2) / 80 * height
    return numeral(look, value, x - width / 2, y - height / 2, height, colour, pen)


def suit_mark(look: Look, colour: str, x: float, y: float, size: float, fill: str) -> str:
    place = moved(x, y, size / 24)
    return path(look.shape("suits", colour), transform=place, fill=fill, stroke=fill, stroke_width=1.5)


def card(look: Look, code: str, x: float, y: float, width: float) -> str:
    kind = str(card_parts(code)["kind"])
    if kind == "currency":
        drawn = _currency(look, code)
    elif kind == "number":
        drawn = _number_card(look, code)
    else:
        drawn = _wildcard(look, code, kind)
    return group(*drawn, x=x, y=y, scale=width / 100)


def _body(edge: str, face: str, rim: str = "none") -> list[str]:
    face = rect(0, 0, 100, 135, 14, fill=face, stroke=rim, stroke_width=1.5)
    return [rect(0, 0, 100, 140, 14, fill=edge), face]


def _figure(look: Look, code: str, colour: str, pen: float = PEN) -> str:
    glyph = look.shape("glyphs", "?" if code[1] == "*" else code[1])
    shape = path(glyph, transform="translate(24 29) scale(.9 .98)")
    return strokes(shape, colour=colour, pen=pen)


def _marks(look: Look, colour: str) -> str:
    shape = look.shape("suits", colour)
    turned = "translate(91.5 126.5) rotate(180) scale(.8)"
    marks = path(shape, transform="translate(8.5 8.5) scale(.8)") + path(shape, transform=turned)
    return group(marks, fill=look["on-suit"])


def _number_card(look: Look, code: str) -> list[str]:
    body = _body(look.suit(code[0], "deep"), look.suit(code[0]))
    return [*body, _marks(look, code[0]), _figure(look, code, look["on-suit"])]


def _currency(look: Look, code: str) -> list[str]:
    small = path(look.shape("glyphs", code[1]), transform="translate(9 9) scale(.27)")
    figure = strokes(small, colour=look["card-ink"], pen=15)
    discs = [
        circle(x, y, 17, fill=look["coin"])
        + circle(x, y, 11, fill="none", stroke=look["coin-shine"], stroke_width=2.5)
        for x, y in look.places("discs")[code[1]]
    ]
    return [*_body(look["card-paper-deep"], look["card-paper"]), figure, *discs]


def _wildcard(look: Look, code: str, kind: str) -> list[str]:
    body = _body(look["wild-deep"], look["wild"], look["wild-edge"])
    figure = _figure(look, code, look["on-suit"])
    if kind == "colour_wildcard":
        field = rect(10, 10, 80, 115, 8, fill=look.suit(code[0]))
        return [*body, field, _marks(look, code[0]), figure]
    quarters = [
        path(look.shape("quarters", at), fill=look.suit(colour))
        + path(look.shape("suits", colour), transform=f"translate({x} {y}) scale(.66)", fill=look["on-suit"])
        for at, (colour, (x, y)) in enumerate(zip(SUITS, look.places("corners"), strict=True))
    ]
    return [*body, *quarters, _figure(look, code, look["wild"], 27), figure]


def card_back(look: Look, x: float, y: float, width: float) -> str:
    """Stripes within a rim of paper."""
    ends = [(max(11, at - 129), min(89, at - 11), at) for at in range(31, 212, 18)]
    stripes = "".join(f"M{left} {at - left}L{right} {at - right}" for left, right, at in ends)
    return group(
        rect(0, 3, 100, 140, 14, fill=look["card-paper-deep"]),
        rect(0, 0, 100, 140, 14, fill=look["card-paper"]),
        rect(7, 7, 86, 126, 9, fill=look["wild"]),
        path(stripes, stroke=look["wild-stripe"], stroke_width=8, stroke_linecap="butt"),
        x=x,
        y=y,
        scale=width / 100,
    )


def token(look: Look, kind: Literal["coin", "bust", "place"], x: float, y: float, size: float) -> str:
    if kind == "coin":
        drawn = _coin(look)
    elif kind == "bust":
        drawn = _bust(look)
    else:
        rim: dict[str, Attribute] = {"stroke_dasharray": "3 4", "stroke_linecap": "butt"}
        drawn = [circle(20, 19.5, 17, fill="none", stroke=look["coin-place"], stroke_width=1.5, **rim)]
    return group(*drawn, x=x, y=y, scale=size / 40)


def _coin(look: Look) -> list[str]:
    return [
        circle(20, 21.5, 17, fill=look["coin-edge"]),
        circle(20, 19.5, 17, fill=look["coin-face"], stroke=look["coin-rim"], stroke_width=2.5),
        circle(20, 19.5, 11, fill="none", stroke=look["coin-ring"], stroke_width=2),
        circle(20, 19.5, 6, fill=look["coin-heart"]),
    ]


def _bust(look: Look) -> list[str]:
    three = path(look.shape("glyphs", "3"), transform="translate(11.5 8.5) scale(.28)")
    return [
        circle(20, 21.5, 17, fill=look["bust-edge"]),
        circle(20, 19.5, 17, fill=look["bust"], stroke=look["bust-edge"], stroke_width=1.5),
        strokes(three, colour=look["card-ink"], pen=15),
    ]


# How the weave of a side is drawn, and how much light falls on its upper edge.
WEAVES: Final[tuple[dict[str, Attribute], ...]] = (
    {"stroke_width": 3, "stroke_linecap": "butt", "opacity": 0.55},
    {"stroke_width": 5.2},
)
LIGHTS: Final = (0.35, 0.16)


def tile(
    look: Look,
    value: int,
    seat: int,
    x: float,
    y: float,
    size: float,
    *,
    shine: bool = False,
    faint: bool = False,
) -> str:
    """The two sides differ in lightness and in what is woven into them."""
    face, deep, ink = (look[f"tile-{seat}{part}"] for part in ("", "-deep", "-ink"))
    pips = look.shape("pips", value)
    drawn = [
        rect(2, 7, 96, 95, 14, fill=look["shade"]),
        rect(3, 4, 94, 94, 13, fill=deep),
        rect(3, 2, 94, 90, 13, fill=face, stroke=look["glow"] if shine else "none", stroke_width=7),
        path(look.shape("weaves", seat), fill="none", stroke=deep, **WEAVES[seat]),
        strokes(path("M12 6.5H88", opacity=LIGHTS[seat]), colour="#ffffff", pen=3),
    ]
    if pips:
        drawn += [strokes(path(pips), colour=face, pen=31), strokes(path(pips), colour=ink, pen=25)]
    return group(*drawn, x=x, y=y, scale=size / 100, opacity=0.4 if faint else 1)
