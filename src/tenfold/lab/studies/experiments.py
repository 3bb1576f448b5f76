"""Ready experiments: a question, and the settings that answer it."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from tenfold.cards.edition import editions
from tenfold.catalogue import editions_of, find_game
from tenfold.lab.play.job import seats_in
from tenfold.lab.play.match import check_rules
from tenfold.lab.statistics.moments import Estimate
from tenfold.lab.statistics.summary import Summary
from tenfold.protocol.errors import BadOptions
from tenfold.protocol.game import Json
from tenfold.protocol.options import spell

# A figure of a summary: its topic, which of them, and what of it.
Headline: TypeAlias = tuple[str, str, str]

MEAN_POINTS: Final = ("game", "all", "points")


@dataclass(slots=True)
class Setting:
    """One line of an experiment: games of one kind."""

    kind: str  # the catalogs have a label for it
    game: str
    options: Json
    bots: tuple[str, ...]
    seed: str = ""
    summary: Summary = field(default_factory=Summary)
    course: list[tuple[int, Estimate]] = field(default_factory=list)  # what was known after so many games

    def add(self, played: Summary, headline: Headline | None) -> None:
        """Adds games, and notes what they make of the figure that the experiment is about."""
        self.summary.merge(played)
        if headline is not None:
            self.course.append((self.summary.games, self.summary.find(*headline)))


@dataclass(frozen=True, slots=True)
class Experiment:
    name: str
    arrange: Callable[[str, Json, str], list[Setting]]  # game, options, bot
    headline: Headline | None = None  # the figure whose way to its value is shown

    def settings(self, game: str, options: Json, bot: str) -> list[Setting]:
        """What is to be played; raises `BadOptions` if it cannot be."""
        check_rules(game, (bot,))
        if game != "cards" and self.name != "seats":
            raise BadOptions("options.cards_only", name=self.name)
        if self.name == "deck" and "deck" not in options:
            raise BadOptions("options.experiment_deck")
        settings = self.arrange(game, options, bot)
        if game == "cards":
            for setting in settings:
                find_game(game).read_options(setting.options)
        return settings


def find_experiment(name: str) -> Experiment:
    if name not in EXPERIMENTS:
        close = difflib.get_close_matches(name, EXPERIMENTS, n=1) or EXPERIMENTS
        raise BadOptions("options.unknown_experiment", name=spell(name), known=", ".join(close))
    return EXPERIMENTS[name]


def _setting(kind: str, game: str, options: Json, bot: str) -> Setting:
    return Setting(kind, game, options, (bot,) * seats_in(options))


def _seats(game: str, options: Json, bot: str) -> list[Setting]:
    if game == "tiles":
        return [
            _setting("closed", game, options, bot),
            _setting("open", game, {**options, "open": True}, bot),
        ]
    return [_setting("players", game, {**options, "seats": seats}, bot) for seats in (2, 3, 4, 5)]


def _editions(game: str, options: Json, bot: str) -> list[Setting]:
    return [_setting("edition", game, {**options, "edition": edition}, bot) for edition in editions_of(game)]


def _busting(game: str, options: Json, bot: str) -> list[Setting]:
    return [
        _setting("standard", game, options, bot),
        _setting("busting", game, {**options, "busting": True}, bot),
    ]


def _solo(game: str, _options: Json, bot: str) -> list[Setting]:
    return [
        _setting("solo", game, {"edition": edition, "seats": 1, "target": target}, bot)
        for edition in editions_of(game)
        for target in range(
            editions()[edition].solo.lowest_target, editions()[edition].solo.highest_target + 1
        )
    ]


def _wildcards(game: str, options: Json, bot: str) -> list[Setting]:
    return [_setting("wildcards", game, options, bot)]


def _deck(game: str, options: Json, bot: str) -> list[Setting]:
    standard = {name: value for name, value in options.items() if name != "deck"}
    return [_setting("standard_deck", game, standard, bot), _setting("own_deck", game, options, bot)]


EXPERIMENTS: Final = {
    experiment.name: experiment
    for experiment in (
        Experiment("seats", _seats, ("place", "0", "victories")),
        Experiment("editions", _editions, MEAN_POINTS),
        Experiment("busting", _busting, MEAN_POINTS),
        Experiment("solo", _solo),
        Experiment("wildcards", _wildcards),
        Experiment("deck", _deck, MEAN_POINTS),
    )
}
