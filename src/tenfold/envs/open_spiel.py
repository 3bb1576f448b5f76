"""OpenSpiel: importing this registers `tenfold_cards` and `tenfold_tiles`.

    pyspiel.load_game("tenfold_cards", {"edition": "aeg", "seats": 2})

Both are games of perfect information with explicit chance, but for the open tile game, in which chance has no
part: its rows are given, or dealt once by the parameter `deal`. Utilities are shares of the victory, less the
equal share that everybody begins with: so that they add up to nothing, as most of the algorithms want it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

import numpy as np

try:
    import pyspiel
except ModuleNotFoundError as error:
    message = f"{error.name} is missing; these games need it: pip install 'tenfold[openspiel]'"
    raise ModuleNotFoundError(message, name=error.name) from error

from tenfold.cards import moves as card_moves
from tenfold.cards.deck import KINDS
from tenfold.cards.state import MOST_SEATS
from tenfold.protocol.game import NOBODY, Json
from tenfold.tiles import moves as tile_moves

from .handle import Handle, Workshop, workshop_for
from .refusals_in_words import in_words
from .returns import LuckMeter
from .stepping import Table, written_rows

LONGEST: Final = {"cards": 20_000, "tiles": 2_100}  # decisions; no deck and no second round comes near it
FIRST_OUTCOME: Final = {"cards": card_moves.GIVE, "tiles": tile_moves.GIVE}  # chance's outcome 0 is this move
OUTCOMES: Final = {"cards": KINDS, "tiles": 3}

# What a game can be made with: our options, as OpenSpiel's parameters; "" and -1 mean not given.
CARD_PARAMETERS: Final[Json] = {
    "edition": "aeg",
    "seats": 2,
    "busting": False,
    "target": -1,
    "deck": "",  # as JSON
    "luck": False,  # whether `luck()` is kept
}
TILE_PARAMETERS: Final[Json] = {
    "edition": "steffen",
    "open": False,
    "start": 0,
    "repetitions": 3,
    "second_round_limit": 100,
    "rows": "",  # two, with a space between them
    "deal": 0,
    "luck": False,
}


def _game_type(game: str, parameters: Json, is_chancy: bool = True) -> pyspiel.GameType:
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=f"tenfold_{game}",
        long_name=f"TEN, the {game[:-1]} game",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if is_chancy else modes.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_SEATS if game == "cards" else 2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters,
    )


class TenfoldGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, name: str, parameters: Json, given: Mapping[str, Any] | None) -> None:
        wanted = {**parameters, **(given or {})}
        self.keeps_luck = bool(wanted.pop("luck"))
        with in_words():
            self.workshop = workshop_for(name, json.dumps(_options(name, wanted), sort_keys=True))
        is_chancy = not getattr(self.workshop.options, "open", False)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.workshop.game.space,
            max_chance_outcomes=OUTCOMES[name] if is_chancy else 0,
            num_players=self.workshop.seats,
            min_utility=-1 / self.workshop.seats,
            max_utility=1 - 1 / self.workshop.seats,
            utility_sum=0.0,
            max_game_length=LONGEST[name],
        )
        super().__init__(_game_type(name, parameters, is_chancy), info, dict(given or {}))

    def new_initial_state(self) -> TenfoldState:
        return TenfoldState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self)


class CardsGame(TenfoldGame):
    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__("cards", CARD_PARAMETERS, params)


class TilesGame(TenfoldGame):
    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__("tiles", TILE_PARAMETERS, params)


class TenfoldState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: TenfoldGame) -> None:
        super().__init__(game)
        self._handle = Handle.first(game.workshop)
        self._luck: list[float] | None = [0.0] * game.workshop.seats if game.keeps_luck else None
        self._last_luck = [0.0] * game.workshop.seats

    def current_player(self) -> int:
        mover = self._handle.mover
        if mover >= 0:
            return mover
        return int(pyspiel.PlayerId.TERMINAL if mover == NOBODY else pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        return self._handle.mover == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        return self._handle.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        workshop = self._handle.workshop
        chances, first = workshop.chances(self._handle), FIRST_OUTCOME[workshop.game.name]
        whole = sum(weight for _, weight in chances)
        return [(move - first, weight / whole) for move, weight in chances]

    def _apply_action(self, action: int) -> None:
        handle = self._handle
        if handle.is_chance:
            action += FIRST_OUTCOME[handle.workshop.game.name]
        if action not in handle.legal:
            raise ValueError(f"{action} is not among the legal actions {handle.legal}")
        if handle.is_chance and self._luck is not None:
            self._follow_luck(action)
        handle.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        handle = self._handle
        first = FIRST_OUTCOME[handle.workshop.game.name] if player == pyspiel.PlayerId.CHANCE else 0
        return handle.workshop.game.token(handle.state, action + first)

    def returns(self) -> list[float]:
        """By seat, its share of the victory above an equal one."""
        workshop = self._handle.workshop
        if not self.is_terminal():
            return [0.0] * workshop.seats
        return [share - 1 / workshop.seats for share in workshop.shares(self._handle)]

    def __str__(self) -> str:
        return json.dumps(self.view(), ensure_ascii=False)

    def to_json(self) -> str:
        return str(self)

    def to_dict(self) -> Json:
        return self.view()

    # Ours alone.

    def view(self) -> Json:
        """Everything there is to see."""
        return self._handle.workshop.game.view(self._handle.state)

    def luck(self) -> list[float]:
        """By seat, what chance gave with its last outcome; a game with `luck` keeps it."""
        return self._last_luck

    def adjusted_returns(self) -> list[float]:
        """What each seat has won less all its luck; of a game with `luck`."""
        if self._luck is None:
            raise ValueError("luck is kept by games that are made with the parameter luck")
        return [won - luck for won, luck in zip(self.returns(), self._luck, strict=True)]

    def _follow_luck(self, move: int) -> None:
        assert self._luck is not None
        self._last_luck = meter_of(self._handle.workshop).follow(self._handle.state, [move])
        self._luck = [a + b for a, b in zip(self._luck, self._last_luck, strict=True)]


class Observer:
    """What a player sees: the row of numbers that every door gives, and the view as text."""

    def __init__(self, game: TenfoldGame) -> None:
        self.tensor = np.zeros(game.workshop.observed, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TenfoldState, player: int) -> None:
        handle = state._handle
        self.tensor[:] = handle.workshop.sight(handle, player)

    def string_from(self, state: TenfoldState, player: int) -> str:
        return f"{player} {state}"


def meter_of(workshop: Workshop) -> LuckMeter:
    """One for all positions of a game."""
    if workshop.meter is None:
        workshop.meter = LuckMeter(workshop.game.name, workshop.game.write_options(workshop.options))
    return workshop.meter


def _options(name: str, wanted: Json) -> Json:
    if name == "cards":
        return _card_options(wanted)
    rows, deal = wanted.pop("rows"), wanted.pop("deal")
    if wanted["open"]:
        wanted["rows"] = rows.split() if rows else _dealt_rows(wanted, deal)
    return wanted


def _card_options(wanted: Json) -> Json:
    deck, target = wanted.pop("deck"), wanted.pop("target")
    if deck:
        wanted["deck"] = _read_deck(deck)
    if target >= 0:
        wanted["target"] = target
    return wanted


def _read_deck(deck: str) -> Json:
    try:
        read: Json = json.loads(deck)
    except ValueError:
        message = f'the deck is JSON, such as {{"B1": 2, "$3": 1}}, not {deck!r}'
        raise ValueError(message) from None
    return read


def _dealt_rows(wanted: Json, deal: int) -> list[str]:
    table = Table("tiles", wanted)
    table.reset(deal)
    return written_rows(table.first)


pyspiel.register_game(_game_type("cards", CARD_PARAMETERS), CardsGame)
pyspiel.register_game(_game_type("tiles", TILE_PARAMETERS), TilesGame)
