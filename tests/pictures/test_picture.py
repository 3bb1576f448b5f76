"""Every position has a picture: well formed, within its frame, nothing written over something else."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element, fromstring

import pytest
from pictures.positions import LONG_NAMES, phase_of, positions
from setups import all_setups, name_of
from table import play_through

import tenfold
from tenfold import Play, picture
from tenfold.i18n.catalogs import languages
from tenfold.pictures.letters import text_width
from tenfold.pictures.look import THEMES, Look
from tenfold.pictures.panels import WIDTH
from tenfold.protocol.errors import BadOptions, TenfoldError

SVG = "{http://www.w3.org/2000/svg}"
SETUPS = all_setups()


class Written(NamedTuple):
    text: str
    left: float
    right: float
    top: float
    bottom: float


def written(element: Element, x: float = 0, y: float = 0) -> list[Written]:
    """All words of a picture with the room they take at most."""
    moved = re.match(r"translate\(([-\d.]+) ([-\d.]+)\)", element.get("transform", ""))
    if moved:
        x, y = x + float(moved[1]), y + float(moved[2])
    if element.tag == f"{SVG}text":
        return [_box(element, x, y)]
    return [found for child in element for found in written(child, x, y)]


def _box(element: Element, x: float, y: float) -> Written:
    text, size = element.text or "", float(element.get("font-size", 0))
    width = text_width(text, size, element.get("font-weight") == "700")
    begins = {"start": 0.0, "middle": width / 2, "end": width}[element.get("text-anchor") or _around(text)]
    left = x + float(element.get("x", 0)) - begins
    base = y + float(element.get("y", 0))
    return Written(text, left, left + width, base - 0.75 * size, base + 0.2 * size)


def _around(text: str) -> str:
    """Only the figures of columns and rows get their anchor from the group that they are in."""
    return "middle" if re.fullmatch(r"−?\d+", text) else "start"


def faults(svg: str) -> list[str]:
    root = fromstring(svg)
    height = float(root.get("height", 0))
    boxes = written(root)
    found = [
        f"{box.text!r} leaves the picture"
        for box in boxes
        if box.left < 0 or box.right > WIDTH or box.top < 0 or box.bottom > height
    ]
    for one, other in combinations(boxes, 2):
        beside = one.right <= other.left or other.right <= one.left
        below = one.bottom <= other.top or other.bottom <= one.top
        if not beside and not below:
            found.append(f"{one.text!r} lies over {other.text!r}")
    return found


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=name_of)
def test_every_phase_of_every_set_up_has_a_picture_in_which_all_can_be_read(
    game: str, setup: dict[str, Any]
) -> None:
    for number, (play, phase, names) in enumerate(positions(game, setup, seed=1), setup.get("seats", 2)):
        language, theme = languages()[number % len(languages())], THEMES[number % 2]
        svg = picture(play, theme=theme, language=language, names=names)
        assert not faults(svg), (phase, language)
        assert "<script" not in svg
        assert Look(theme)["paper"] in svg


def test_the_set_ups_come_to_every_phase() -> None:
    found = {(game, phase) for game, setup in SETUPS for _, phase, _ in positions(game, setup, seed=1)}
    cards = ("draw", "chance", "bid", "pay", "buy", "bust", "last_buy", "over")
    tiles = ("chance", "place", "over", "move, second round", "over, second round")
    assert found >= {*(("cards", phase) for phase in cards), *(("tiles", phase) for phase in tiles)}


def test_the_measure_finds_faults() -> None:
    lying = '<text x="10" y="20" font-size="16">Ana</text><text x="20" y="22" font-size="16">Ben</text>'
    leaving = '<text x="590" y="20" font-size="16">Ana</text>'
    frame = '<svg xmlns="http://www.w3.org/2000/svg" height="100">{}</svg>'
    assert faults(frame.format(lying)) == ["'Ana' lies over 'Ben'"]
    assert faults(frame.format(leaving)) == ["'Ana' leaves the picture"]


def a_game() -> Play:
    return play_through("cards", "draw B4 draw $2 draw G3 numbers pass", edition="aeg", seats=3)


def texts(svg: str) -> str:
    return " ".join(box.text for box in written(fromstring(svg)))


def test_a_picture_says_whose_turn_it_is_and_what_happened() -> None:
    svg = picture(a_game(), names=["Ana", "Ben", "Cora"])
    assert "Ben’s turn" in texts(svg)
    assert "Ana buys nothing" in texts(svg)
    assert "Move 5 of 5" in texts(svg)


def test_moves_are_counted_as_in_the_browser() -> None:
    play = a_game()
    assert "turns up a blue 4" in texts(picture(play, 1))
    assert "Move 0 of 5" in texts(picture(play, 0))
    assert picture(play, 5) == picture(play)
    assert picture(play.record(), 3) == picture(play, 3)


@pytest.mark.parametrize("move", [6, -1])
def test_a_move_that_was_not_made_is_named(move: int) -> None:
    with pytest.raises(BadOptions) as caught:
        picture(a_game(), move)
    assert caught.value.key == "table.no_such_move"
    assert caught.value.details == {"move": move, "moves": 5}


def test_a_seat_that_is_not_there_is_named() -> None:
    with pytest.raises(BadOptions) as caught:
        picture(a_game(), seat=3)
    assert caught.value.key == "picture.no_such_seat"


def test_a_wrong_record_is_refused_at_its_move() -> None:
    record = a_game().record()
    record.moves[3] = "buy:B1"
    with pytest.raises(TenfoldError) as caught:
        picture(record)
    assert caught.value.move_number == 4


def test_the_place_at_the_bottom_can_be_chosen() -> None:
    names = ["Ana", "Ben", "Cora"]
    said = [box for box in written(fromstring(picture(a_game(), names=names, seat=0))) if box.text in names]
    assert [box.text for box in sorted(said, key=lambda box: (box.top, box.left))] == ["Ben", "Cora", "Ana"]


def test_what_somebody_is_called_is_text_and_nothing_else() -> None:
    names = ["<b>Ana</b>", 'Ben" onload="x', "Co\x00ra\x1b\ud800"]
    svg = picture(a_game(), names=names)
    root = fromstring(svg)
    assert {child.tag for child in root.iter()} <= {
        f"{SVG}{name}" for name in ("svg", "title", "g", "rect", "circle", "path", "text")
    }
    assert "<b>Ana</b>" in texts(svg)
    assert not any(name.startswith("on") for child in root.iter() for name in child.attrib)
    svg.encode("utf-8")


def test_the_winning_line_shines() -> None:
    moves = "3 place:0,0 1 place:0,1 3 place:1,0 1 place:1,1 3 place:2,0 1 place:2,1 1 place:3,0"
    play = play_through("tiles", moves, edition="steffen")
    assert phase_of(play) == "over"
    glow = Look()["glow"]
    shining = [one for one in fromstring(picture(play)).iter(f"{SVG}rect") if one.get("stroke") == glow]
    before = [one for one in fromstring(picture(play, 6)).iter(f"{SVG}rect") if one.get("stroke") == glow]
    assert len(shining) == len(before) + 4


def test_what_may_be_bought_has_a_rim_of_light() -> None:
    moves = "draw B4 draw $2 currency draw $5 draw G9 numbers"
    play = play_through("cards", moves, edition="aeg", seats=2)
    assert "buy:B4" in play.legal()
    glow = Look()["glow"]
    lit = [one for one in fromstring(picture(play)).iter(f"{SVG}rect") if one.get("stroke") == glow]
    assert len(lit) == 2  # the card, and the seat whose turn it is


def test_the_door_is_where_the_other_names_are() -> None:
    assert tenfold.picture is picture


def test_names_that_are_too_long_are_cut() -> None:
    assert "…" in texts(picture(Play("cards", edition="aeg", seats=5), names=LONG_NAMES))
