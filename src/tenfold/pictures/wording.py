"""What is said about a position: whose turn it is, or who has won, and what happened last."""

from __future__ import annotations

from tenfold.protocol.game import Seat
from tenfold.tiles.state import SEATS

from .seen_position import Position


def position_in_words(position: Position) -> str:
    """All of it: which move it is, what is to be done, what happened last."""
    return " ".join(filter(None, (f"{position.counted}:", headline_of(position), position.told)))


def headline_of(position: Position) -> str:
    return _cards_headline(position) if position.play.game.name == "cards" else _tiles_headline(position)


def ranking(position: Position) -> list[Seat]:
    """The seats of a card game that is over, by points, then by money, but winners first."""
    result = position.play.result or {}
    return sorted(
        range(len(position.names)),
        key=lambda seat: (seat not in position.winners, -result["scores"][seat], -result["money"][seat]),
    )


def mover_of(position: Position) -> Seat | None:
    """Whose turn it is; while chance gives a card or a tile, the seat that gets it."""
    play = position.play
    if play.is_over:
        return None
    if not play.is_chance:
        return play.to_move
    if play.game.name == "cards":
        return int(play.view()["active"])
    start = int(play.game.write_options(play.options)["start"])
    return (start + len(play.view()["tiles"])) % SEATS


def _cards_headline(position: Position) -> str:
    say, names, winners = position.catalog.say, position.names, position.winners
    mover = mover_of(position)
    if mover is not None:
        return say("cards.turn_of", name=names[mover], phase=position.play.view()["phase"])
    if len(winners) > 1:
        return say("cards.shared", winners=position.catalog.list_of([names[seat] for seat in winners]))
    result = position.play.result or {}
    first, second = ranking(position)[:2]
    more, less = (result["scores"][seat] for seat in (first, second))
    return say("cards.verdict", who="other", name=names[first], seats="many", more=more, less=less)


def _tiles_headline(position: Position) -> str:
    say, result, winners = position.catalog.say, position.play.result, position.winners
    mover = mover_of(position)
    if mover is not None:
        return say("tiles.others_turn", who="other", name=position.names[mover])
    if winners:
        return say("tiles.won", who="other", name=position.names[winners[0]])
    return say("tiles.draw", reason=(result or {})["reason"])
