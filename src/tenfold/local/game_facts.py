"""What each game is made of: its layouts, words, options and editions."""

from __future__ import annotations

from typing import Final

from tenfold.bots.cards.paying import prospects, stakes
from tenfold.bots.cards.paying.proposal import MOST_PIECES, PaymentDraft
from tenfold.bots.cards.paying.scales import UNKNOWN, Desk
from tenfold.cards import events as card_events
from tenfold.cards import moves as card_moves
from tenfold.cards import options as card_options
from tenfold.cards import refusals as card_refusals
from tenfold.cards.deck import CODES, COLOURS, LARGEST_DECK
from tenfold.cards.edition import editions as card_editions
from tenfold.cards.scoring import Arrangement
from tenfold.cards.setup import Setup as CardSetup
from tenfold.cards.setup import edition_numbers
from tenfold.cards.state import State as CardState
from tenfold.kernel import Struct
from tenfold.protocol.game import RULES_VERSION, Json
from tenfold.protocol.options import Table
from tenfold.tiles import events as tile_events
from tenfold.tiles import lines, notation
from tenfold.tiles import moves as tile_moves
from tenfold.tiles import options as tile_options
from tenfold.tiles import refusals as tile_refusals
from tenfold.tiles.edition import editions as tile_editions
from tenfold.tiles.result import ENDINGS
from tenfold.tiles.setup import Setup as TileSetup
from tenfold.tiles.state import SEATS
from tenfold.tiles.state import State as TileState

from .forms import event_forms, option_forms, refusal_forms
from .layouts import layout
from .words import WordLists

VERSIONS: Final = range(1, RULES_VERSION + 1)

# What a view is made of: no other part of a state is read there.
SEEN_OF_CARDS: Final = (
    *("seats", "tie_break", "deck", "left", "market", "tableau", "laid", "total", "currency", "hands"),
    *("tokens", "busts", "phase", "active", "mover", "item", "highest", "bidder", "owed"),
)
SEEN_OF_TILES: Final = (
    *("is_open", "limit", "hand", "laid", "values", "xs", "ys", "moved", "phase", "ending", "winner"),
)


def facts_of_cards(words: WordLists) -> Json:
    moves = card_moves
    return {
        **_common(card_options.option_table(), layout(CardState, *SEEN_OF_CARDS), CardSetup),
        "room": max(
            *(moves.SPACE, card_events.MOST_NUMBERS, LARGEST_DECK, MOST_PIECES),
            *(prospects.MOST_NUMBERS, stakes.MOST_NUMBERS),
        ),
        "phases": card_refusals.PHASES,
        "editions": {name: [_card_edition(name, rules) for rules in VERSIONS] for name in card_editions()},
        "events": event_forms(card_events.FORMS, words),
        "refusals": refusal_forms(card_refusals.FORMS, words),
        "codes": words.number(CODES),
        "colours": COLOURS,
        "tokens": words.number(moves.TOKENS),
        "any_bid": moves.ANY_BID,
        "highest_bid": moves.HIGHEST_BID,
        "not_for_sale": moves.NOT_FOR_SALE,
        "paper": layout(Arrangement, "scores", "money", "figures"),
        "draft": layout(PaymentDraft)["size"],
        "desk": layout(Desk)["size"],
        "pieces": words.number(moves.PIECES),
        "unknown": UNKNOWN,
    }


def facts_of_tiles(words: WordLists) -> Json:
    return {
        **_common(tile_options.option_table(), layout(TileState, *SEEN_OF_TILES), TileSetup),
        "room": max(tile_moves.SPACE, tile_events.MOST_NUMBERS, lines.ROOM_FOR_LINES),
        "phases": tile_refusals.PHASES,
        "editions": {name: [{"bounds": {}, "setup": {}}] * RULES_VERSION for name in tile_editions()},
        "events": event_forms(tile_events.FORMS, words),
        "refusals": refusal_forms(tile_refusals.FORMS, words),
        "seats": SEATS,
        "verbs": notation.VERBS,
        "token": notation.TOKEN,
        "values": notation.VALUES,
        "endings": ENDINGS,
    }


def _common(table: Table, state: Json, setup: type[Struct]) -> Json:
    return {
        "state": state,
        "setup": layout(setup),
        "options": option_forms(table),
    }


def _card_edition(name: str, rules: int) -> Json:
    edition = card_editions()[name].under(rules)
    return {
        "bounds": card_options.bounds_of(edition),
        "setup": edition_numbers(edition),
        "solo_ruled_since": edition.solo_ruled_since,
    }
