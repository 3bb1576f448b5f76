"""The house's bots and their networks: what each spends, and how weights come from a file into its notes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tenfold.bots.cards.network import shape as card_network
from tenfold.bots.cards.network import weights as card_weights
from tenfold.bots.registry import HOUSE
from tenfold.bots.tiles.network import evaluating as tile_network
from tenfold.bots.tiles.network import weights as tile_weights
from tenfold.kernel.layout import layout_of, offset_of
from tenfold.loops.games import LOOP_GAMES
from tenfold.protocol.game import Json

from .layouts import calls_of_opponents


def opponents() -> Json:
    """All that is needed to let them think."""
    places = {"cards": card_weights.place_in_notes(), "tiles": tile_weights.place_in_notes()}
    return {
        "calls": calls_of_opponents(),
        "games": {
            game: {**_house(game), **networks_of(game), "place": place} for game, place in places.items()
        },
    }


def networks_of(game: str) -> Json:
    """How they are read, and how many weights each has."""
    if game == "tiles":
        return {"networks": [_tile_network()], "weights": tile_network.WEIGHTS}
    networks = [_card_network(name) for name in card_weights.NETWORKS]
    return {"networks": networks, "weights": card_network.WEIGHTS}


def ratings_of_bots() -> Json:
    return {
        game: {"bots": {name: {"rating": bot.rating} for name, bot in house.bots.items()}}
        for game, house in HOUSE.items()
    }


def network_files() -> dict[str, Path]:
    """By the name that a browser knows it by."""
    found = {name: card_weights.FOLDER / f"{name}.f16" for name in card_weights.NETWORKS}
    return found | {tile_weights.NETWORK: tile_weights.FOLDER / f"{tile_weights.NETWORK}.w8"}


def _house(game: str) -> Json:
    house, loops = HOUSE[game], LOOP_GAMES[game]
    return {
        "bots": {
            name: {"effort": bot.effort, "has_network": bot.is_compiled} for name, bot in house.bots.items()
        },
        "space": loops.space,
        "state": layout_of(loops.state).size,
        "notes": layout_of(house.notes).size,
        "effort": offset_of(house.notes, *house.effort),
    }


def _card_network(name: str) -> Json:
    """Its file is read block by block: numbers of 16 bits, how many, and where they belong."""
    blocks = card_weights.blocks(card_weights.seats_of(name))
    return {"file": name, "blocks": [["halves", last - first, first] for first, last in blocks]}


def _tile_network() -> Json:
    """The largest of each unit comes first, then what is no row, then the rows in parts of the largest."""
    first, above = tile_network.FIRST, tile_weights.ABOVE
    blocks: list[list[Any]] = [
        ["scales", first, tile_weights.STEPS],
        ["halves", above, tile_network.FIRST_BIAS],
        ["parts", tile_network.FIRST_BIAS, 0],
    ]
    return {"file": tile_weights.NETWORK, "blocks": blocks}
