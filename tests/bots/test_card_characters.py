"""The opponents of the card game do what their sentences say, each more than anybody else by far."""

from __future__ import annotations

from collections import Counter
from functools import cache

from tenfold import Play
from tenfold.bots.registry import HOUSE
from tenfold.lab.play.job import Job, play_game, record_of

GAMES = 4
CHARACTERS = [name for name in HOUSE["cards"].opponents if name != "expert"]


@cache
def deeds_of(bot: str) -> Counter[str]:
    """What somebody does in a few games against Nora, whose own are the same each time."""
    deeds: Counter[str] = Counter()
    for number in range(GAMES):
        bots = (bot, "nora")
        job = Job("cards", {"edition": "aeg", "seats": 2, "start": number % 2}, bots, "characters")
        record = record_of(play_game(job, f"characters {number}"), bots)
        play = Play("cards", **record.options)
        for token in record.moves:
            if play.to_move == 0 and token.partition(":")[0] in ("buy", "pass"):
                deeds["could buy"] += any(move.startswith("buy:") for move in play.legal())
            deeds.update(event["event"] for event in play.push(token) if event.get("seat") == 0)
        assert record.result
        deeds["kept"] += record.result["money"][0]
    return deeds


def cards_a_turn(bot: str) -> float:
    deeds = deeds_of(bot)
    return deeds["card"] / (deeds["stops"] + deeds["busts"])


def busts_a_turn(bot: str) -> float:
    deeds = deeds_of(bot)
    return deeds["busts"] / (deeds["stops"] + deeds["busts"])


def bought(bot: str) -> float:
    deeds = deeds_of(bot)
    return deeds["buys"] / deeds["could buy"]


def test_rocco_never_met_a_card_he_would_not_draw() -> None:
    assert max(CHARACTERS, key=cards_a_turn) == "rocco"
    assert busts_a_turn("rocco") > 2 * max(busts_a_turn(bot) for bot in CHARACTERS if bot != "rocco")


def test_basil_buys_whatever_is_for_sale() -> None:
    assert bought("basil") > 0.8 > 2 * max(bought(bot) for bot in CHARACTERS if bot not in ("basil", "rocco"))


def test_momo_stops_early() -> None:
    assert min(CHARACTERS, key=cards_a_turn) == "momo"
    assert 2 * busts_a_turn("momo") < min(busts_a_turn(bot) for bot in CHARACTERS if bot != "momo")


def test_frieda_turns_every_token_over_twice() -> None:
    kept = {
        bot: deeds_of(bot)["kept"] / GAMES for bot in CHARACTERS if bot != "rocco"
    }  # who has no use for them
    assert kept.pop("frieda") > 2 * max(kept.values())
    assert min(CHARACTERS, key=lambda bot: deeds_of(bot)["wins"]) == "frieda"


def test_willa_must_have_every_wildcard() -> None:
    assert max(CHARACTERS, key=lambda bot: deeds_of(bot)["wins"]) == "willa"


def test_nora_plays_a_sound_game_a_shade_too_careful() -> None:
    """Between Momo and those who are not careful at all."""
    assert cards_a_turn("momo") < cards_a_turn("nora") < cards_a_turn("rocco")
    assert busts_a_turn("nora") < 0.25
