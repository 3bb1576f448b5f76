"""Whole games at random, from any position to the end."""

from __future__ import annotations

from tenfold.cards import moves as card_moves
from tenfold.cards import state as card_state
from tenfold.cards.deck import KINDS
from tenfold.cards.phases import legal as legal_in_cards
from tenfold.cards.phases import step as step_in_cards
from tenfold.cards.state import State as CardState
from tenfold.kernel import rule
from tenfold.tiles import moves as tile_moves
from tenfold.tiles import state as tile_state
from tenfold.tiles.phases import legal as legal_in_tiles
from tenfold.tiles.phases import step as step_in_tiles
from tenfold.tiles.state import State as TileState

from .dice import below

CARD_COMES = card_state.CHANCE_CARD
CARDS_OVER = card_state.OVER
GIVE_CARD = card_moves.GIVE
TILE_COMES = tile_state.CHANCE_TILE
TILES_OVER = tile_state.OVER
GIVE_TILE = tile_moves.GIVE


@rule
def shuffle_deck(s: CardState, order: list[int], dice: list[int]) -> None:
    """Lays out the cards to come in a random order, the next one last."""
    size = 0
    for card in range(KINDS):
        for _ in range(s.deck[card]):
            other = below(dice, size + 1)
            order[size] = order[other]
            order[other] = card
            size += 1


@rule
def play_out_cards(s: CardState, order: list[int], out: list[int], dice: list[int]) -> int:
    """Plays to the end and returns the number of moves, chance's included."""
    shuffle_deck(s, order, dice)
    moves = 0
    while s.phase != CARDS_OVER:
        if s.phase == CARD_COMES:
            step_in_cards(s, GIVE_CARD + order[s.left - 1])
        else:
            step_in_cards(s, out[below(dice, legal_in_cards(s, out))])
        moves += 1
    return moves


@rule
def random_tile(s: TileState, dice: list[int]) -> int:
    """One of the seat's tiles that lie face down, less one."""
    first = 3 * s.mover
    place = below(dice, s.supply[first] + s.supply[first + 1] + s.supply[first + 2])
    value = 0
    while place >= s.supply[first + value]:
        place -= s.supply[first + value]
        value += 1
    return value


@rule
def play_out_tiles(s: TileState, out: list[int], dice: list[int]) -> int:
    moves = 0
    while s.phase != TILES_OVER:
        if s.phase == TILE_COMES:
            step_in_tiles(s, GIVE_TILE + random_tile(s, dice))
        else:
            step_in_tiles(s, out[below(dice, legal_in_tiles(s, out))])
        moves += 1
    return moves
