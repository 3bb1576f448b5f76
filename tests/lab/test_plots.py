"""The plots of a report: what is equal is drawn once, what may be chance is called a tie."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from lab.shell import Page

from tenfold.i18n.catalogs import Catalog
from tenfold.lab.reports.experiment import find_out, first_or_tied
from tenfold.lab.reports.page import Report, Section
from tenfold.lab.reports.plots import Course, Lines, Ridges, draw
from tenfold.lab.statistics.moments import Estimate, Moments
from tenfold.lab.statistics.summary import Summary
from tenfold.lab.studies.experiments import EXPERIMENTS, Setting

ENGLISH = Catalog("en")


def about(mean: float, half: float = 1.0) -> Estimate:
    return Estimate(mean, mean - half, mean + half, 1.0, 100)


def course(*means: float) -> Course:
    return [(place, about(mean)) for place, mean in enumerate(means, 1)]


def words_in(svg: str) -> list[str]:
    return [words for words in re.findall(r"<(?:text|tspan)[^>]*>([^<]+)</", svg) if words.strip()]


def curves_in(svg: str) -> int:
    """Lines with several corners, so neither axes nor grid."""
    return len([path for path in re.findall(r'<path d="([^"]+)"[^>]*clip-path', svg) if path.count("L") == 2])


def played(kind: str, victories: int, games: int, **options: object) -> Setting:
    shares = Moments()
    for game in range(games):
        shares.add(float(game < victories))
    summary = Summary(games, {("seat", "0", "victories"): shares})
    return Setting(kind, "cards", dict(options), ("careful",), summary=summary)


@pytest.mark.parametrize("has_marks", [True, False])
def test_a_chart_has_a_line_for_each_edition_and_one_for_those_that_are_equal(has_marks: bool) -> None:
    rows = [("aeg", course(1, 2, 3)), ("trefl", course(4, 5, 6)), ("whitegoblin", course(1, 2, 3))]
    svg = draw(Lines("Won", ("target", "games won"), rows, has_marks=has_marks), 1, ENGLISH)
    assert curves_in(svg) == 2
    said = " ".join(words_in(svg))
    assert "trefl" in said
    for name in ("aeg", "whitegoblin", "target", "games won"):
        assert said.count(name) == 1


def test_the_name_of_a_share_stands_where_its_line_ends() -> None:
    rows = [("low", course(0.2, 0.2, 0.2)), ("high", course(0.8, 0.8, 0.8))]
    axes = ("target", "games won")
    svg = draw(Lines("Won", axes, rows, is_share=True, span=(0.0, 1.0), has_marks=False), 1, ENGLISH)
    heights = {name: float(y) for y, name in re.findall(r'\by="([\d.]+)"[^>]*>(low|high)<', svg)}
    assert heights["low"] - heights["high"] > 80  # of about 150 that the plot is high


def test_a_distribution_has_a_hill_for_each_row_and_its_mean() -> None:
    one, other = Counter({8: 1, 9: 2, 10: 1}), Counter({-3: 1, 4: 1})
    svg = draw(Ridges("Points", "points", [("aeg", one), ("trefl", other), ("twin", one)]), 1, ENGLISH)
    said = words_in(svg)
    assert [word for word in said if "⌀" in word] == ["⌀ 9.0", "⌀ 0.5"]
    assert {"aeg", "twin", "trefl", "points"} <= set(said)


def test_plots_on_one_page_share_no_ids() -> None:
    lines = Lines("Course", ("games", "points"), [("aeg", course(1, 2, 3))], has_marks=False)
    ridges = Ridges("Points", "points", [("aeg", Counter({1: 1, 2: 1}))])
    page = Page(Report(ENGLISH, "A", "B", [Section("C", [], [lines, lines, ridges, ridges])]).to_html())
    assert page.ids
    assert len(page.ids) == len(set(page.ids))


def test_what_chance_may_have_put_in_order_is_a_tie() -> None:
    rows = [("a", about(9)), ("b", about(8.5)), ("c", about(3))]
    assert first_or_tied(rows, ENGLISH) == "a tie between a and b"
    assert first_or_tied(rows[::-1], ENGLISH) == "c"
    many = [(name, about(9)) for name in "abcde"]
    assert first_or_tied(many, ENGLISH) == "a tie between a, b, c and 2 others"
    assert first_or_tied(many[:4], ENGLISH) == "a tie between a, b, c and 1 other"


def test_targets_that_are_equally_hard_are_a_tie() -> None:
    settings = [
        played("solo", won, 100, edition="aeg", target=target) for target, won in ((4, 80), (5, 79), (6, 9))
    ]
    for setting in settings:
        setting.summary.moments["seat", "1", "victories"] = Moments()
    answer = find_out("solo", settings, ENGLISH).answer
    assert answer.startswith("Easiest: a tie between aeg 4 and aeg 5, 80.0% (")
    assert "; hardest: aeg 6, 9.0% (" in answer
    assert "))" not in answer


@pytest.mark.parametrize(
    ("wins", "sentence"),
    [
        ((70, 20, 10), "first, second and third differ"),
        ((60, 33, 32), "first differs"),
        ((33, 33, 34), "no diff"),
    ],
)
def test_places_that_differ_are_told_with_their_number(wins: tuple[int, ...], sentence: str) -> None:
    summary = Summary(100)
    for place, won in enumerate(wins):
        shares = summary.moments["place", str(place), "victories"] = Moments()
        for game in range(100):
            shares.add(float(game < won))
    setting = Setting("players", "cards", {"seats": 3}, ("careful",) * 3, summary=summary)
    assert f"3 players: {sentence}" in find_out("seats", [setting], ENGLISH).answer


def test_a_setting_remembers_what_was_known_after_so_many_games() -> None:
    setting = Setting("players", "cards", {}, ())
    for games, share in ((10, 1.0), (10, 0.0)):
        shares = Moments()
        for _ in range(games):
            shares.add(share)
        setting.add(Summary(games, {("place", "0", "victories"): shares}), EXPERIMENTS["seats"].headline)
    assert [(games, found.mean) for games, found in setting.course] == [(10, 1.0), (20, 0.5)]
