"""Ready experiments: a question, the settings that answer it, and how the answer is told."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from tenfold.cards.edition import editions
from tenfold.catalogue import editions_of, find_game
from tenfold.protocol.errors import BadOptions
from tenfold.protocol.game import Json
from tenfold.protocol.options import spell

from . import findings
from .findings import Finding
from .match import check_rules
from .report import Report
from .summary import Summary


@dataclass(slots=True)
class Setting:
    """One line of an experiment: games of one kind."""

    label: str
    game: str
    options: Json
    bots: tuple[str, ...]
    seed: str = ""
    summary: Summary = field(default_factory=Summary)


@dataclass(frozen=True, slots=True)
class Experiment:
    name: str
    question: str
    arrange: Callable[[str, Json, str], list[Setting]]  # game, options, bot
    finding: Callable[[list[Setting]], Finding]

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


def _setting(label: str, game: str, options: Json, bot: str) -> Setting:
    return Setting(label, game, options, (bot,) * int(options.get("seats") or 2))


def _seats(game: str, options: Json, bot: str) -> list[Setting]:
    if game == "tiles":
        return [
            _setting("closed game", game, options, bot),
            _setting("open game", game, {**options, "open": True}, bot),
        ]
    return [_setting(f"{seats} players", game, {**options, "seats": seats}, bot) for seats in (2, 3, 4, 5)]


def _editions(game: str, options: Json, bot: str) -> list[Setting]:
    return [_setting(edition, game, {**options, "edition": edition}, bot) for edition in editions_of(game)]


def _busting(game: str, options: Json, bot: str) -> list[Setting]:
    return [
        _setting("standard", game, options, bot),
        _setting("busting variant", game, {**options, "busting": True}, bot),
    ]


def _solo(game: str, _options: Json, bot: str) -> list[Setting]:
    return [
        _setting(f"{edition} {target}", game, {"edition": edition, "seats": 1, "target": target}, bot)
        for edition in editions_of(game)
        for target in range(
            editions()[edition].solo.lowest_target, editions()[edition].solo.highest_target + 1
        )
    ]


def _wildcards(game: str, options: Json, bot: str) -> list[Setting]:
    return [_setting("wildcards", game, options, bot)]


def _deck(game: str, options: Json, bot: str) -> list[Setting]:
    standard = {name: value for name, value in options.items() if name != "deck"}
    return [_setting("standard deck", game, standard, bot), _setting("your deck", game, options, bot)]


EXPERIMENTS: Final = {
    experiment.name: experiment
    for experiment in (
        Experiment(
            "seats", "Does it matter who begins? Victories by the order of turns.", _seats, findings.seats
        ),
        Experiment(
            "editions",
            "Do the editions play differently? Points, length, busts and prices in each.",
            _editions,
            findings.comparison,
        ),
        Experiment("busting", "What does the busting variant change?", _busting, findings.comparison),
        Experiment("solo", "How hard is each target of the solo opponent, by edition?", _solo, findings.solo),
        Experiment(
            "wildcards",
            "What is a wildcard worth? Its price, and how its buyers do.",
            _wildcards,
            findings.wildcards,
        ),
        Experiment("deck", "What does a deck of your own change? (--deck FILE)", _deck, findings.comparison),
    )
}


def report_of(finding: Finding, run: dict[str, str]) -> Report:
    return Report(finding.title, finding.answer, list(finding.sections), run)


def to_json(finding: Finding, settings: list[Setting]) -> Json:
    return {
        "title": finding.title,
        "answer": finding.answer,
        "settings": [
            {"label": one.label, "options": one.options, "bots": list(one.bots), **one.summary.to_json()}
            for one in settings
        ],
    }
