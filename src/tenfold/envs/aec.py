"""PettingZoo: every seat is an agent, and a decision is one agent's turn, whatever its phase."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from tenfold.protocol.game import Seat

from .position_text import position_text
from .refusals_in_words import in_words
from .seated import Match
from .spaces import LegalMoves, observation_space


class TenfoldAEC(AECEnv):  # type: ignore[misc]
    """`options` are the game's; what an action's number means is in the documentation.

    An illegal action raises a `ValueError` and changes nothing: whoever steps has been given the mask.
    """

    metadata: dict[str, Any] = {
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        *,
        reward: str = "share",
        luck: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self._made_with = {"reward": reward, "luck": luck, "render_mode": render_mode, **options}
        with in_words():
            self.match = Match(game, options, reward, luck)
        self.metadata = {**self.metadata, "name": f"{game}_v0"}
        self.render_mode = render_mode
        table = self.match.table
        self.possible_agents = [f"player_{seat}" for seat in range(self.match.people)]
        self.action_spaces = {agent: LegalMoves(table) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(table) for agent in self.possible_agents}
        self._seats: dict[str, Seat] = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._nothing = np.zeros(table.space, np.int8)
        self._rng = np.random.default_rng()

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.match.reset(int(self._rng.integers(1 << 62)) if seed is None else int(seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("a game that goes on needs a move")
        with in_words():
            self.match.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._turn()
        if self.render_mode == "human":
            self.render()

    def _turn(self) -> None:
        """Whoever is to decide now is told what may be done; at the end all are told what they have won."""
        match = self.match
        if match.luck_so_far is not None:
            self._tell_luck()
        if not match.is_over:
            self.agent_selection = self.possible_agents[match.mover]
            self._mask = match.table.mask()
            self.infos[self.agent_selection]["action_mask"] = self._mask
            return
        self._mask = self._nothing
        for seat, won in enumerate(match.returns()[: match.people]):
            agent = self.possible_agents[seat]
            self.rewards[agent] = won
            self.terminations[agent] = True
            self.infos[agent]["action_mask"] = self._nothing
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def _tell_luck(self) -> None:
        """`luck` is what chance gave since the last decision, by seat; at the end, `adjusted` is what each
        has won less all its luck."""
        told: dict[str, Any] = {"luck": self.match.luck}
        if self.match.is_over:
            told["adjusted"] = self.match.adjusted(self.match.table.shares)
        for info in self.infos.values():
            info.update(told)

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        mask = self._mask if seat == self.match.mover else self._nothing.copy()
        return {"observation": self.match.table.sight(seat), "action_mask": mask}

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        text = position_text(self.match.table)
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201
        return None

    def close(self) -> None:
        """There is nothing to let go of."""

    # What PettingZoo does not ask for.

    def snapshot(self) -> Any:
        """The game as it stands, with all that the agents have been told: for `restore`."""
        told = (self.agents, self.rewards, self._cumulative_rewards, self.terminations, self.truncations)
        kept = [one.copy() for one in told]
        infos = {agent: dict(info) for agent, info in self.infos.items()}
        return self.match.snapshot(), kept, infos, self.agent_selection, self._mask

    def restore(self, kept: Any) -> None:
        match, told, infos, self.agent_selection, self._mask = kept
        self.match.restore(match)
        copies = [one.copy() for one in told]
        self.agents, self.rewards, self._cumulative_rewards, self.terminations, self.truncations = copies
        self.infos = {agent: dict(info) for agent, info in infos.items()}

    def clone(self) -> TenfoldAEC:
        """Another environment that stands where this one does; what is dealt goes on alike in both."""
        other = TenfoldAEC(self.match.table.game.name, **self._made_with)
        if hasattr(self, "agents"):  # it has been reset
            other.restore(self.snapshot())
        return other
