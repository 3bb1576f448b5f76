"""Plays games with the house's bots for the gallery, and writes them a line each with the moment to show.

python web/scripts/gallery_games.py [NAME…]
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from typing import Any

import card_moments as cards
import tile_moments as tiles

from tenfold import Play
from tenfold.records.dealer import Dealer

Json = dict[str, Any]
Wanted = Callable[[cards.Game], bool]
MANY = 500


def card_scene(wanted: Wanted, *, first: int = 0, **options: Any) -> Json:
    """The first wanted moment of a game that is then played to its end."""
    for seed in range(first, first + MANY):
        game = cards.Game(seed, **options)
        for now in game:
            if wanted(now):
                return scene(now.play, lambda: list(game))  # noqa: B023
    raise LookupError


def tile_scene(wanted: Callable[[Play], bool], *, bots: str = "random", **options: Any) -> Json:
    for secret in range(1, MANY):
        game = tiles.Game(secret, (bots, bots), **options)
        game.until(lambda play: play.is_over or wanted(play))
        if wanted(game.play):
            return scene(game.play, lambda: game.until(lambda play: play.is_over))  # noqa: B023
    raise LookupError


def earlier_scene() -> Json:
    """Late in a solo game by the first rules, whose opponent pays as today's would not."""
    options = {"edition": "trefl", "seats": 1, "target": 5}
    dealer, dice = Dealer("cards", options, bytes(32), rules=1), random.Random(0)
    play, mine = dealer.open_play(), []
    while not play.is_over:
        if not play.is_chance and play.view()["phase"] == "draw" and play.to_move == 0:
            mine.append(len(play.moves))
        play.push(dealer.deal(play) if play.is_chance else dice.choice(play.legal()))
    return {"record": play.record().to_json(), "move": mine[-1], "mover": 0}


def scene(play: Play, play_out: Callable[[], object]) -> Json:
    move, mover = len(play.moves), play.to_move
    play_out()
    return {"record": play.record().to_json(), "move": move, "mover": mover}


def is_drawing(game: cards.Game, left: int) -> bool:
    return cards.phase_is(game, "draw") and game.play.view()["left"] == left


def is_stopping(game: cards.Game) -> bool:
    """Alone, with enough on the table to stop, so that the opponent's turn comes next."""
    return cards.near_ten(game) and game.play.to_move == 0 and "numbers" in game.play.legal()


def last_buy(game: cards.Game) -> bool:
    return cards.phase_is(game, "last_buy") and cards.buyable(game) > 1


def first_draw(game: cards.Game) -> bool:
    return cards.phase_is(game, "draw") and cards.is_late(game) and game.play.legal() == ["draw"]


def bust_choice(game: cards.Game) -> bool:
    return cards.phase_is(game, "bust") and cards.buyable(game) > 2


def near_the_end(game: cards.Game) -> bool:
    return cards.phase_is(game, "draw") and game.play.view()["left"] < 12


def late_second_round(play: Play) -> bool:
    return bool(tiles.is_in_second_round(play) and play.view()["second_round"]["moved"] > 20)


GAMES: dict[str, Callable[[], Json]] = {
    "cards-begin": lambda: card_scene(lambda g: cards.phase_is(g, "draw"), seats=3),
    "cards-draw": lambda: card_scene(first_draw, seats=3),
    "cards-stop": lambda: card_scene(cards.near_ten, seats=3),
    "cards-bust": lambda: card_scene(lambda g: cards.just_bust(g) and not g.play.is_chance, seats=3),
    "cards-bust-choice": lambda: card_scene(bust_choice, seats=3, busting=True),
    "cards-auction": lambda: card_scene(cards.first_bid, seats=4),
    "cards-auction-last": lambda: card_scene(cards.last_bid, seats=4),
    "cards-pay": lambda: card_scene(cards.is_dear_auction, seats=3),
    "cards-buy": lambda: card_scene(cards.is_rich_buy, seats=3),
    "cards-last-card": lambda: card_scene(lambda g: is_drawing(g, 1), seats=3),
    "cards-last-buy": lambda: card_scene(last_buy, seats=3),
    "cards-over": lambda: card_scene(cards.over_with(1), seats=4),
    "cards-shared": lambda: card_scene(cards.over_with(2), first=92, seats=3),
    "cards-two": lambda: card_scene(cards.near_ten, seats=2),
    "cards-two-over": lambda: card_scene(cards.over_with(1), seats=2),
    "cards-five-over": lambda: card_scene(cards.over_with(1), seats=5),
    "cards-five-bid": lambda: card_scene(cards.first_bid, seats=5),
    "cards-five-pay": lambda: card_scene(cards.is_dear_auction, seats=5),
    "cards-five": lambda: card_scene(cards.near_ten, seats=5),
    "cards-five-auction": lambda: card_scene(cards.last_bid, seats=5),
    "cards-long-story": lambda: card_scene(near_the_end, seats=5),
    "solo-turn": lambda: card_scene(is_stopping, seats=1, target=7),
    "solo-won": lambda: card_scene(cards.solo_over(0), seats=1, target=7),
    "solo-lost": lambda: card_scene(cards.solo_over(1), seats=1, target=10),
    "solo-earlier": earlier_scene,
    "tiles-begin": lambda: tile_scene(tiles.is_placing(0)),
    "tiles-closed": lambda: tile_scene(tiles.is_placing(11), bots="careful"),
    "tiles-open": lambda: tile_scene(tiles.is_placing(8), bots="careful", open=True),
    "tiles-near-ten": lambda: tile_scene(tiles.can_win, bots="careful"),
    "tiles-second-round": lambda: tile_scene(tiles.is_in_second_round),
    "tiles-second-late": lambda: tile_scene(late_second_round),
    "tiles-over": lambda: tile_scene(tiles.has_won, bots="careful"),
    "tiles-drawn": lambda: tile_scene(tiles.is_drawn, second_round_limit=12),
}


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        sys.stdout.write(json.dumps({"name": name, **GAMES[name]()}, ensure_ascii=False) + "\n")
