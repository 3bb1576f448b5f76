"""What the loops need to know of a game, as rules that compile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tenfold.cards import moves as card_moves
from tenfold.cards.deck import KINDS
from tenfold.cards.phases import legal as legal_in_cards
from tenfold.cards.phases import step as step_in_cards
from tenfold.cards.scoring import Arrangement, blank_paper
from tenfold.cards.state import CHANCE_CARD, MOST_SEATS
from tenfold.cards.state import OVER as CARDS_OVER
from tenfold.cards.state import State as CardState
from tenfold.cards.victory import count_up
from tenfold.kernel import count_bits, lowest_bit, rule
from tenfold.protocol.game import CHANCE, NOBODY
from tenfold.protocol.position import Position
from tenfold.tiles import moves as tile_moves
from tenfold.tiles.moves import MOVE_TILE, SPOTS
from tenfold.tiles.phases import legal as legal_in_tiles
from tenfold.tiles.phases import step as step_in_tiles
from tenfold.tiles.second_round import is_free
from tenfold.tiles.spots import HALF, spots_without
from tenfold.tiles.state import CHANCE_TILE, MOVE, TILES_EACH
from tenfold.tiles.state import OVER as TILES_OVER
from tenfold.tiles.state import State as TileState

from .dice import below

GIVE_CARD: Final = card_moves.GIVE
GIVE_TILE: Final = tile_moves.GIVE
TRIES: Final = 64  # in vain so often only when hardly a tile can move


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A game's rules, as the compiler gets them."""

    state: type[Position]
    paper: Position  # what counting up at the end is done on
    room: int  # what a list of legal moves needs
    most_seats: int
    rules: dict[str, Any]  # by the names that the loops call them


@rule
def who_moves_in_cards(s: CardState) -> int:
    if s.phase == CARDS_OVER:
        return NOBODY
    return CHANCE if s.phase == CHANCE_CARD else s.mover


@rule
def random_card(s: CardState, dice: list[int]) -> int:
    """Chance's move: each card that is left is as likely as any other."""
    place = below(dice, s.left)
    rest = s.to_come
    while True:
        card = lowest_bit(rest)
        place -= s.deck[card]
        if place < 0:
            return GIVE_CARD + card
        rest &= rest - 1


@rule
def lay_out_cards(s: CardState, piles: list[int], dice: list[int]) -> None:
    """Puts the cards to come into a random order."""
    first = len(piles) - s.left
    place = first
    for card in range(KINDS):
        for _ in range(s.deck[card]):
            other = first + below(dice, place - first + 1)
            piles[place] = piles[other]
            piles[other] = GIVE_CARD + card
            place += 1


@rule
def next_card(s: CardState, piles: list[int]) -> int:
    """Chance's move when the order is fixed beforehand."""
    return piles[len(piles) - s.left]


@rule
def share_out_cards(s: CardState, paper: Arrangement, shares: list[float]) -> None:
    """What each seat has won: a victory, or its part of one."""
    winners = count_up(s, paper)
    count = 0
    for seat in range(s.seats):
        count += winners >> seat & 1
    for seat in range(s.seats):
        shares[seat] = (winners >> seat & 1) / count


@rule
def who_moves_in_tiles(s: TileState) -> int:
    if s.phase == TILES_OVER:
        return NOBODY
    return CHANCE if s.phase == CHANCE_TILE else s.mover


@rule
def random_tile(s: TileState, dice: list[int]) -> int:
    """Chance's move: each of the seat's tiles that lie face down is as likely as any other."""
    first = 3 * s.mover
    place = below(dice, s.supply[first] + s.supply[first + 1] + s.supply[first + 2])
    if place < s.supply[first]:
        return GIVE_TILE
    return GIVE_TILE + 1 if place < s.supply[first] + s.supply[first + 1] else GIVE_TILE + 2


@rule
def pick_in_cards(s: CardState, out: list[int], dice: list[int]) -> int:
    """Any legal move, each as likely as any other."""
    return out[below(dice, legal_in_cards(s, out))]


@rule
def pick_in_tiles(s: TileState, out: list[int], dice: list[int]) -> int:
    """The same. In the second round a tile and a spot are drawn until they make a legal move, so that the
    hundreds of others need not be listed; no tile has more spots than there are now."""
    if s.phase != MOVE:
        return out[below(dice, legal_in_tiles(s, out))]
    most = count_bits(s.spots[0]) + count_bits(s.spots[1])
    for _ in range(TRIES):
        tile = ((s.start + s.mover) & 1) + 2 * below(dice, TILES_EACH)
        place = below(dice, most)
        if is_free(s, tile):
            low, high = spots_without(s, tile)
            if place < count_bits(low) + count_bits(high):
                return MOVE_TILE + (tile >> 1) * SPOTS + spot_at(low, high, place)
    return out[below(dice, legal_in_tiles(s, out))]


@rule
def spot_at(low: int, high: int, place: int) -> int:
    """The spot at a place among those of two masks."""
    if place < count_bits(low):
        rest = low
        base = 0
    else:
        place -= count_bits(low)
        rest = high
        base = HALF
    for _ in range(place):
        rest &= rest - 1
    return base + lowest_bit(rest)


@rule
def lay_out_tiles(s: TileState, piles: list[int], dice: list[int]) -> None:
    """Puts the tiles that lie face down into a random order."""
    for seat in range(2):
        left = s.supply[3 * seat] + s.supply[3 * seat + 1] + s.supply[3 * seat + 2]
        first = TILES_EACH * (seat + 1) - left
        place = first
        for value in range(3):
            for _ in range(s.supply[3 * seat + value]):
                other = first + below(dice, place - first + 1)
                piles[place] = piles[other]
                piles[other] = GIVE_TILE + value
                place += 1


@rule
def next_tile(s: TileState, piles: list[int]) -> int:
    """Chance's move when the order is fixed beforehand, seat 0's tiles before seat 1's."""
    first = 3 * s.mover
    left = s.supply[first] + s.supply[first + 1] + s.supply[first + 2]
    return piles[TILES_EACH * (s.mover + 1) - left]


@rule
def share_out_tiles(s: TileState, paper: Arrangement, shares: list[float]) -> None:  # noqa: ARG001
    for seat in range(2):
        shares[seat] = 0.5 if s.winner < 0 else 1.0 - abs(s.winner - seat)


RULEBOOKS: Final = {
    "cards": Rulebook(
        CardState,
        blank_paper(),
        card_moves.SPACE,
        MOST_SEATS,
        {
            "legal": legal_in_cards,
            "step": step_in_cards,
            "who_moves": who_moves_in_cards,
            "deal": random_card,
            "lay_out": lay_out_cards,
            "next_of": next_card,
            "pick": pick_in_cards,
            "share_out": share_out_cards,
        },
    ),
    "tiles": Rulebook(
        TileState,
        blank_paper(),
        tile_moves.ROOM,
        2,
        {
            "legal": legal_in_tiles,
            "step": step_in_tiles,
            "who_moves": who_moves_in_tiles,
            "deal": random_tile,
            "lay_out": lay_out_tiles,
            "next_of": next_tile,
            "pick": pick_in_tiles,
            "share_out": share_out_tiles,
        },
    ),
}
