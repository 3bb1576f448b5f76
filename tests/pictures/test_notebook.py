"""Plays, records and reviews show themselves where they are evaluated."""

from __future__ import annotations

from xml.etree.ElementTree import fromstring

from table import play_through

from tenfold import Play, Record, picture
from tenfold.analysis.walk import review
from tenfold.records.displays import Bundle, Displayed

MOVES = "draw B4 draw $2 draw G3 numbers pass"


def shown(one: Displayed) -> Bundle:
    """As a notebook asks."""
    return one._repr_mimebundle_(include=None, exclude=None)


def test_a_play_is_drawn_and_told() -> None:
    play = play_through("cards", MOVES, edition="aeg", seats=2)
    assert shown(play)["image/svg+xml"] == picture(play)
    assert (
        shown(play)["text/plain"]
        == "Move 5 of 5: Player 2’s turn Player 1 buys nothing. It is Player 2’s turn."
    )


def test_a_record_is_drawn_with_its_names_and_no_markup_of_them() -> None:
    record = play_through("cards", MOVES, edition="aeg", seats=2).record({"names": ["<b>Ana</b>", "Ben"]})
    svg = shown(record)["image/svg+xml"]
    fromstring(svg)
    assert "&lt;b&gt;Ana&lt;/b&gt;" in svg


def test_of_a_wrong_record_it_is_said_what_is_wrong() -> None:
    record = Record("cards", {"edition": "aeg", "seats": 2}, ["draw", "stop"])
    assert list(shown(record)) == ["text/plain"]
    assert "stop" in shown(record)["text/plain"]


def test_a_review_tells_how_everybody_played_and_what_errors_cost() -> None:
    moves = "3 place:0,0 1 place:0,1 3 place:1,0 1 place:1,1 3 place:2,0 1 place:2,1 1 place:3,0"
    found = review(play_through("tiles", moves, edition="steffen").record(), "quick")
    bundle = found._repr_mimebundle_()
    page = fromstring(bundle["text/html"])
    assert page.find("{http://www.w3.org/2000/svg}svg") is not None
    verdicts = [one.text for one in page.findall("p/b") if one.text != "■"]
    errors = [one.text for one in page.findall("ul/li")]
    assert verdicts
    assert errors
    assert verdicts + errors == bundle["text/plain"].split("\n")


def test_what_is_drawn_is_what_is_to_be_seen_now() -> None:
    play = Play("tiles", edition="steffen")
    before = shown(play)
    play.push("3")
    assert shown(play) != before
