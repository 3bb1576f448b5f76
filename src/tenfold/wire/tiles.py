"""The tile game as a client sees it: the view of a position, what happens, and how a game ended."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, UnsetType

from .game import Amount, Event, Over, Seat
from .shape import Shape

Value: TypeAlias = Annotated[int, Meta(ge=1, le=3)]
Cell: TypeAlias = Annotated[
    tuple[int, int], Meta(description="Its x, to the right, and its y, upwards.", extra={"word": "cell"})
]
FewTiles: TypeAlias = Annotated[int, Meta(ge=0, le=5)]


# The view


class Counts(Shape, rename={"ones": "1", "twos": "2", "threes": "3"}):
    """How many tiles of each value lie face down."""

    ones: Annotated[FewTiles, Meta(description="Tiles of value 1.")]
    twos: Annotated[FewTiles, Meta(description="Tiles of value 2.")]
    threes: Annotated[FewTiles, Meta(description="Tiles of value 3.")]


class Supply(Shape, kw_only=True):
    """The tiles that a seat has still to lay."""

    counts: Annotated[
        Counts | UnsetType, Meta(description="In a closed game: how many of each value lie face down.")
    ] = UNSET
    row: Annotated[
        list[Value] | UnsetType, Meta(description="In an open game: the values in a row, from left to right.")
    ] = UNSET
    left: Annotated[int, Meta(ge=0, le=15, description="How many they are; one in the hand does not count.")]


class LaidTile(Shape):
    """A tile on the plane, which has no edge; the first one was laid at 0, 0."""

    x: Annotated[int, Meta(description="How far to the right it lies.")]
    y: Annotated[int, Meta(description="How far up it lies.")]
    seat: Annotated[Seat, Meta(description="Whose it is.")]
    value: Annotated[Value, Meta(description="Its value.")]


class SecondRound(Shape):
    """How far the second round has come, in which tiles move."""

    moved: Annotated[Amount, Meta(description="How many moves of it have been made, passes included.")]
    limit: Annotated[Amount, Meta(description="After how many moves it is a draw.")]


class TilesView(Shape):
    """A position of the tile game. Nothing of it is hidden but the order of tiles that lie face down."""

    phase: Annotated[
        Literal["chance", "place", "move", "over"],
        Meta(
            description="What is to be done next: let `chance` give a tile, `place` one, `move` one in the "
            "second round, or nothing more (`over`)."
        ),
    ]
    open: Annotated[bool, Meta(description="Whether the tiles to come lie open in rows.")]
    hand: Annotated[
        Value | None,
        Meta(
            description="The value of the tile that was drawn and is to be placed; null when there is none."
        ),
    ]
    supplies: Annotated[list[Supply], Meta(description="What each seat has still to lay.")]
    tiles: Annotated[list[LaidTile], Meta(description="The tiles that lie, in the order they were laid.")]
    second_round: Annotated[SecondRound | None, Meta(description="The second round, null before it.")]
    lines: Annotated[
        list[list[Cell]],
        Meta(description="The winner's lines of ten, each by its cells in order; empty when nobody has won."),
    ]


# What happens


class TileGiven(Event, tag="tile"):
    """Chance gives a seat one of its tiles, which it has to place."""

    seat: Annotated[Seat, Meta(description="Who gets it.")]
    value: Annotated[Value, Meta(description="The tile's value.")]


class Places(Event, tag="places"):
    """A seat places a tile."""

    seat: Annotated[Seat, Meta(description="Who places it.")]
    x: Annotated[int, Meta(description="How far to the right it lies now.")]
    y: Annotated[int, Meta(description="How far up it lies now.")]
    value: Annotated[Value, Meta(description="The tile's value.")]


class Moves(Event, tag="moves", rename={"source": "from"}):
    """A seat moves a tile in the second round."""

    seat: Annotated[Seat, Meta(description="Who moves it.")]
    x: Annotated[int, Meta(description="How far to the right it lies now.")]
    y: Annotated[int, Meta(description="How far up it lies now.")]
    value: Annotated[Value, Meta(description="The tile's value.")]
    source: Annotated[Cell, Meta(description="The cell that it left.")]


class CannotMove(Event, tag="passes"):
    """A seat passes, because it has no tile that it may move."""

    seat: Annotated[Seat, Meta(description="Who passes.")]
    phase: Annotated[Literal["move"], Meta(description="What is passed by: a move of the second round.")]


class LineMade(Event, tag="line"):
    """A seat has a line of ten, and wins."""

    seat: Annotated[Seat, Meta(description="Whose line it is.")]
    cells: Annotated[list[Cell], Meta(min_length=4, description="Its cells, in order.")]


class SecondRoundBegins(Event, tag="second_round"):
    """All thirty tiles lie, so now they move."""

    seat: Annotated[Seat, Meta(description="Who is the first to move one.")]


TilesEvent: TypeAlias = TileGiven | CannotMove | Places | Moves | LineMade | SecondRoundBegins | Over


# How it ended


class TilesResult(Shape):
    """Who won the tile game, and how it ended."""

    winners: Annotated[list[Seat], Meta(description="The seat that won; empty when it is a draw.")]
    reason: Annotated[
        Literal["line", "repetition", "limit"],
        Meta(description="A `line` of ten, a `repetition` of positions, or the `limit` of the second round."),
    ]
