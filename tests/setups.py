"""Set-ups that the tests go through: every game, edition, number of seats, variant."""

from __future__ import annotations

from typing import Any

from tenfold.cards.edition import editions

ROWS = ["311312321331222", "321132322131123"]

SMALL_DECK = {"B1": 2, "B9": 1, "G2": 2, "O8": 1, "P3": 2, "$5": 3, "$1": 2, "*3": 1, "O*": 2, "**": 1}


def card_setups() -> list[dict[str, Any]]:
    """Every edition with two to five seats and at its lowest and highest solo target, each variant once."""
    setups: list[dict[str, Any]] = []
    for edition in editions().values():
        for seats in (2, 3, 4, 5):
            setups.append(
                {"edition": edition.id, "seats": seats, "busting": seats % 2 == 1, "start": seats - 1}
            )
        for target in (edition.solo.lowest_target, edition.solo.highest_target):
            setups.append({"edition": edition.id, "seats": 1, "target": target, "busting": target % 2 == 0})
        setups.append({"edition": edition.id, "seats": 2, "deck": SMALL_DECK})
        setups.append({"edition": edition.id, "seats": 1, "target": 5, "deck": SMALL_DECK})
    return setups


def tile_setups() -> list[dict[str, Any]]:
    return [
        {"edition": "steffen"},
        {"edition": "steffen", "start": 1, "repetitions": 2, "second_round_limit": 300},
        {"edition": "steffen", "open": True, "rows": ROWS},
        {"edition": "steffen", "open": True, "start": 1, "rows": ROWS[::-1], "second_round_limit": 7},
    ]


def all_setups() -> list[tuple[str, dict[str, Any]]]:
    return [("cards", setup) for setup in card_setups()] + [("tiles", setup) for setup in tile_setups()]


def name_of(setup: object) -> str:
    """A readable id for a parametrised test."""
    if isinstance(setup, dict):
        return "-".join(
            f"{name}={len(value) if name in ('deck', 'rows') else value}" for name, value in setup.items()
        )
    return str(setup)
