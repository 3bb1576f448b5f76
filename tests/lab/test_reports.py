"""What a study found is told in every language."""

from __future__ import annotations

from dataclasses import replace
from itertools import cycle

import pytest
from lab.my_bots import __file__ as bots_file
from lab.shell import assert_stands_alone, tenfold

from tenfold.analysis.findings import Chance, Decision, Mark, Option, Review, SeatReview
from tenfold.analysis.sentences import moment_of, verdict_lines
from tenfold.i18n.advice import Adviser
from tenfold.i18n.catalogs import Catalog, languages
from tenfold.lab.bench import FIGURES
from tenfold.lab.play.job import Job
from tenfold.lab.play.match import BotFault
from tenfold.lab.play.worker_pool import WorkerPool
from tenfold.lab.reports import arena
from tenfold.lab.reports.experiment import FINDINGS, find_out
from tenfold.lab.reports.faults import faults_sentences
from tenfold.lab.reports.review_text import advice_for, other_decisions, worth_of
from tenfold.lab.reports.summary import tables_of
from tenfold.lab.statistics.summary import Summary
from tenfold.lab.studies.experiments import EXPERIMENTS, Setting
from tenfold.lab.studies.simulation import simulate
from tenfold.lab.studies.standings import Standings
from tenfold.lab.studies.tournament import Contest, Outcome

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())
BOTS = ("anna", "ben", "cleo")
CARDS = {"edition": "aeg", "seats": 2, "deck": {"B1": 9, "G2": 9, "O3": 9, "P4": 9, "$2": 9, "**": 3}}


def play(game: str, options: dict[str, object], bots: tuple[str, ...], games: int = 3) -> Summary:
    summary = Summary()
    with WorkerPool(1) as pool:
        for chunk in simulate(Job(game, options, bots, "reports"), games, pool):
            summary.merge(chunk.summary)
    return summary


@pytest.fixture(scope="module")
def experiments() -> list[tuple[str, list[Setting]]]:
    """Every experiment played, that of the seats for both games."""
    arranged = [(name, one.settings("cards", CARDS, "greedy")) for name, one in EXPERIMENTS.items()]
    arranged.append(("seats", EXPERIMENTS["seats"].settings("tiles", {"edition": "steffen"}, "greedy")))
    for _, settings in arranged:
        for setting in settings:
            setting.summary = play(setting.game, setting.options, setting.bots)
    return arranged


def tournament(*lots: tuple[int, int, str, int]) -> Standings:
    """So many groups between two bots, each won by the one or the other in turn."""
    played = Standings(Contest("cards", {"edition": "aeg", "seats": 2}, BOTS, "reports"))
    for one, other, winners, groups in lots:
        for winner, _ in zip(cycle(winners), range(groups), strict=False):
            wins = [float(winner == "1"), float(winner == "2")]
            there = Outcome((one, other), 0, wins, [int(20 * win) for win in wins], None)
            back = Outcome((other, one), 0, wins[::-1], [int(20 * win) for win in wins[::-1]], None)
            played.add([there, back])
    return played


ALL = tournament((0, 1, "1", 80), (1, 2, "1", 80), (0, 2, "1", 80))
FIRST = tournament((0, 1, "1", 80), (0, 2, "1", 80), (1, 2, "12", 80))
TWO = tournament((0, 1, "1", 80), (1, 2, "11212", 20))
NOTHING = tournament((0, 1, "112", 9), (1, 2, "12", 10), (0, 2, "12", 10))


@pytest.mark.parametrize(
    ("played", "sentence"),
    [
        (ALL, "After 480 games the whole order is decided: anna before ben before cleo."),
        (FIRST, "After 480 games it is decided that anna is the best; not everything behind it is."),
        (TWO, "After 200 games it is decided that anna is better than ben."),
        (NOTHING, "After 58 games anna leads, but it is not decided whether it is better than"),
    ],
)
def test_the_verdict_says_what_is_decided(played: Standings, sentence: str) -> None:
    assert arena.verdict(played, Catalog()).startswith(sentence)
    for language in set(languages()) - {"en"}:
        told = arena.verdict(played, Catalog(language))
        assert "anna" in told
        assert not told.startswith("After")


@EVERY_LANGUAGE
def test_every_experiment_is_told(language: str, experiments: list[tuple[str, list[Setting]]]) -> None:
    catalog = Catalog(language)
    assert set(FINDINGS) == {name for name, _ in experiments}
    for name, settings in experiments:
        finding = find_out(name, settings, catalog)
        assert finding.title
        assert finding.answer.endswith(".")
        assert all(section.heading for section in finding.sections)
        assert any(section.tables for section in finding.sections)
        assert any(section.plots for section in finding.sections)


def test_a_rating_below_zero_has_a_minus_sign_and_no_hyphen() -> None:
    told = "\n".join(arena.standings_table(ALL, Catalog()).lines())
    assert "−" in told
    assert "-" not in told


def test_what_is_proved_is_told_without_a_doubt() -> None:
    """How far it is from what was made may still be unknown."""
    adviser = Adviser(Catalog("en"), ["Ana", "Ben"])
    assert worth_of(Option(["stop"], [1.0, 0.0], 0.2, exact=True), 0, adviser) == "100.0%"
    assert worth_of(Option(["stop"], [0.9, 0.1], 0.2, exact=False), 0, adviser) == "90.0% ± 20.0%"


@pytest.mark.parametrize(
    ("language", "rose", "fell", "same"),
    [
        (
            "en",
            "Ben’s chance to win rose from 40% to 82%.",
            "Your chance to win fell from 61% to 44%.",
            "Your chance to win hardly changed.",
        ),
        (
            "de",
            "Die Siegchance von Ben stieg von 40\u00a0% auf 82\u00a0%.",
            "Deine Siegchance sank von 61\u00a0% auf 44\u00a0%.",
            "Deine Siegchance änderte sich kaum.",
        ),
        (
            "nl",
            "De winkans van Ben steeg van 40% naar 82%.",
            "Jouw winkans daalde van 61% naar 44%.",
            "Jouw winkans veranderde nauwelijks.",
        ),
        (
            "pl",
            "Ben: szansa na wygraną wzrosła z 40% do 82%.",
            "Twoja szansa na wygraną spadła z 61% do 44%.",
            "Twoja szansa na wygraną prawie się nie zmieniła.",
        ),
    ],
)
def test_a_chance_goes_from_somewhere_to_somewhere(language: str, rose: str, fell: str, same: str) -> None:
    adviser = Adviser(Catalog(language), ["Ana", "Ben"], reader=0)
    moves = [(1, 0.4, 0.82), (0, 0.61, 0.44), (0, 0.612, 0.608)]
    told = [adviser.catalog.say("review.chance", **adviser.moved(*move)) for move in moves]
    assert told == [rose, fell, same]


def decided(mark: Mark = "", *, unclear: bool = False) -> Decision:
    options = [Option([move], values, 0.0, False) for move, values in MOVES.items()]
    error = 0.17 if mark else 0.0
    moves, changes = ["draw"], [-error, error]
    return Decision(9, moves, 0, "drawing", options, 1, changes, error, 0.0, True, mark, [], unclear)


def reviewed(*choices: Decision) -> Review:
    seat = SeatReview(0.0, -0.6, 0.6, 0.0, 0.1, 8, 2, {"small": 0, "clear": 0, "grave": 0})
    other = replace(seat, result=1.0, luck=0.6, adjusted=0.4, errors=0.1, given=0.0)
    values = [0.5, 0.5]
    course, gifts = [values], [[0.0, 0.0], [0.1, -0.1]]
    seats, chosen = [seat, other], list(choices)
    sums = ([0.0, 1.0], values, [-0.6, 0.6], [0.1, -0.1], [0.0, 0.0])
    chances = [Chance(1, "B4", 0, 0.1, [-0.6, 0.6], is_great=True)]
    return Review("cards", {}, "quick", *sums, course, gifts, seats, chances, chosen, [])


MOVES = {"numbers": [0.61, 0.39], "draw": [0.44, 0.56]}


def test_a_game_is_told_in_a_sentence_for_each() -> None:
    adviser = Adviser(Catalog("en"), ["Ana", "Ben"], reader=0)
    assert verdict_lines(reviewed(), adviser) == [
        "You played as well as the expert; the cards cost you the game.",
        "Ben played like Basil; the cards won Ben the game.",
    ]


def test_what_is_not_certain_is_told() -> None:
    adviser = Adviser(Catalog("en"), ["Ana", "Ben"])
    found = decided("grave", unclear=True)
    assert moment_of(found, adviser) == "Ana: draw. Grave error. Ana’s chance to win fell from 61% to 44%."
    assert advice_for(found, adviser).endswith("A deeper look might say otherwise.")
    assert other_decisions(reviewed(found), adviser) == []
    assert other_decisions(reviewed(decided(unclear=True)), adviser) == [
        "Nothing to find fault with, as far as can be told.",
        "In 1 more decision a deeper look might find something better.",
    ]


@EVERY_LANGUAGE
def test_every_summary_is_told(language: str) -> None:
    catalog = Catalog(language)
    bad = f"{bots_file}:crashes"
    solo = play("cards", {"edition": "aeg", "seats": 1, "target": 5}, ("careful",))
    seats = next(tables_of(solo, ("careful",), catalog))
    assert [row[:2] for row in seats.rows] == [["1", "careful"], ["2", catalog.say("lab.opponent")]]
    mixed = play("cards", {"edition": "aeg", "seats": 2}, (bad, "random"), 1)
    *_, faults = tables_of(mixed, (bad, "random"), catalog)
    assert faults.rows == [[bad, "1", catalog.explain(mixed.faults[bad].error)]]
    tiles = play("tiles", {"edition": "steffen"}, ("greedy", "greedy"))
    *_, games = tables_of(tiles, ("greedy", "greedy"), catalog)
    assert [row[0] for row in games.rows[1:]] == [
        catalog.say("lab.ended_by", ending=ending) for ending in ("limit", "line", "repetition")
    ]


@EVERY_LANGUAGE
def test_a_tournaments_page_is_told(language: str) -> None:
    catalog = Catalog(language)
    played = tournament((0, 1, "1", 3))
    fault = BotFault("bot.crashed", 1, name="ben", problem="ValueError")
    played.add([Outcome((0, 1), 0, [1.0, 0.0], None, fault)])
    assert faults_sentences(played.faults, catalog)[0].endswith(catalog.explain(fault))
    page = arena.report_of(played, {"game": "cards", "Python": "3"}, catalog).to_html()
    assert_stands_alone(page)
    assert f'<html lang="{language}">' in page
    assert catalog.say("lab.arena.faults") in page
    assert f"<dt>{catalog.say('lab.run.game')}</dt>" in page
    assert "<dt>Python</dt>" in page


@EVERY_LANGUAGE
def test_every_measurement_is_told(language: str) -> None:
    assert all(Catalog(language).say(f"lab.figure.{name}") for name in FIGURES)


def test_a_command_speaks_the_language_that_is_asked_for() -> None:
    few = ("simulate", "--games", "1", "--seed", "1", "--workers", "1")
    assert tenfold(*few).stdout.startswith("1 game, seed 1\n")
    assert tenfold(*few, "--language", "de").stdout.startswith("1 Partie, Startwert 1\n")
    assert "Maakt het uit wie begint?" in tenfold("experiment", "list", "--language", "nl").stdout
    refused = tenfold("arena", "careful", "careful", "--language", "pl", expect=1)
    assert refused.stderr == "Arena potrzebuje co najmniej dwóch różnych botów.\n"
    assert "“xx”" in tenfold(*few, "--language", "xx", expect=1).stderr
