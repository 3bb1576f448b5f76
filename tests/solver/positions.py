"""Positions of the last turns, made up at random: small, and with many ties."""

from __future__ import annotations

from random import Random

from tenfold.cards.deck import CARDS
from tenfold.cards.holdings import enter_hand, enter_market
from tenfold.cards.state import BUST, BUY, LAST_BUY, State
from tenfold.records.play import Play

EDITIONS = ("aeg", "gamefactory", "trefl", "whitegoblin")
NUMBERS = [f"{colour}{number}" for colour in "BGOP" for number in range(1, 10)]


def empty_deck(edition: str, seats: int) -> State:
    options = {"edition": edition, "seats": seats} | ({"target": 5} if seats == 1 else {})
    state: State = Play("cards", **options).state
    state.deck[:] = [0] * len(state.deck)
    state.to_come = state.left = 0
    state.phase = LAST_BUY
    return state


def last_round(dice: Random, edition: str, seats: int) -> State:
    """Everybody has few cards of few kinds; in three of four the round has just begun."""
    state = empty_deck(edition, seats)
    colours, top = dice.choice(["B", "BG", "BGOP"]), dice.choice([3, 5, 9])
    numbers = [f"{colour}{number}" for colour in colours for number in range(1, top + 1)]
    wild = dice.choice([[], ["*1", "*2", "B*", "**"], ["*1", "*3", "**", "G*"]])
    size = dice.choice([2, 4, 5, 6])
    for seat in range(state.seats):
        for _ in range(dice.randint(0, size)):
            enter_hand(state, seat, CARDS[dice.choice(numbers + wild)])
        state.tokens[seat], state.busts[seat] = dice.choice([0, 0, 1, 2, 3, 5]), dice.choice([0, 0, 0, 1, 2])
    for _ in range(dice.randint(0, 3 if seats > 3 else 4)):
        enter_market(state, CARDS[dice.choice(numbers)])
    state.active = dice.randrange(state.seats)
    begun = (state.active + 1) % state.seats
    state.mover = 0 if seats == 1 else dice.choice([begun, begun, begun, dice.randrange(state.seats)])
    return state


def last_turn(dice: Random, edition: str, seats: int) -> State:
    """The active seat may buy once more before the last round."""
    state = last_round(dice, edition, seats)
    state.active = state.mover = 0 if seats == 1 else dice.randrange(state.seats)
    state.busting, state.drawn = 1, 1
    state.phase = dice.choice([BUY, BUY, BUST])
    state.total, state.currency = dice.choice([3, 12]), dice.choice([0, 2])
    return state


def one_buyer(dice: Random, edition: str) -> State:
    """Two seats; the first has a larger hand, often nearly a full run, and buys last of all."""
    state = empty_deck(edition, 2)
    if dice.random() < 0.4:
        colour = dice.choice("BGOP")
        own = [f"{colour}{number}" for number in range(1, 10)]
        cards = [card for card in own if dice.random() < 0.7]
        pool = [*own, "*1", "*5", "**", f"{colour}*", dice.choice(NUMBERS)]
        cards += [dice.choice(pool) for _ in range(dice.randint(0, 4))]
    else:
        colours, top = dice.choice(["B", "BG", "BGOP"]), dice.choice([5, 9])
        pool = [f"{colour}{number}" for colour in colours for number in range(1, top + 1)]
        pool += dice.choice([[], ["*1", "*2", "*3", "**", "B*", "G*"] * 3])
        cards = [dice.choice(pool) for _ in range(dice.randint(1, 10))]
    for card in cards:
        enter_hand(state, 0, CARDS[card])
    state.tokens[0], state.busts[0] = dice.choice([0, 0, 1, 2, 3, 5]), dice.choice([0, 0, 0, 1, 2])
    for _ in range(6):
        enter_market(state, CARDS[dice.choice(NUMBERS)])
    return state
