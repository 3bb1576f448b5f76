"""Reasons that rules count: the same interpreted as compiled, told by the table and written out by it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from analysis.reason_check import SETUPS, played
from judging.asking import RULES, listed, reasons_between

from tenfold.analysis.evaluator import Choice, study_for
from tenfold.analysis.findings import Reason
from tenfold.analysis.reading import read_choices
from tenfold.analysis.written_reasons import written_reasons
from tenfold.bots.cards.mind import Mind
from tenfold.bots.cards.network.weights import network_for, weights_of
from tenfold.bots.tiles.notes import TileNotes
from tenfold.catalogue import find_game
from tenfold.fast.module import house_code
from tenfold.fast.own_views import own_view
from tenfold.fast.reason_finder import ReasonFinder
from tenfold.judging import findings
from tenfold.judging.findings import AS_GOOD, VERDICT, Reasons
from tenfold.judging.reasons import table
from tenfold.judging.reasons.cards import views as card_views
from tenfold.judging.reasons.table import MAKES_THREATS, NEXT_FORK, REASONS
from tenfold.judging.reasons.telling import NO_MOVE, note_detail, note_list, note_listed, packed_cell, say
from tenfold.judging.reasons.tiles import views as tile_views
from tenfold.kernel.layout import offset_of, write_into
from tenfold.kernel.runtime import Instance
from tenfold.records.play import Play
from tenfold.tiles.state import State as TileState


@pytest.fixture(scope="module")
def machine() -> Instance:
    """It stops where a number or a place is out of bounds."""
    return Instance(house_code(checked=True))


def positions(kind: int, most: int) -> Iterator[tuple[Any, list[Choice]]]:
    """Some of a game, with what there is to choose from."""
    record, rng = played(kind, kind), Random(kind)
    play = Play(record.game, **record.options)
    found, study = [], study_for(play.game, play.options)
    for token in record.moves:
        if not play.is_chance and len(play.legal()) > 1:
            found.append(play.state)
        play.push(token)
    for state in rng.sample(found, min(most, len(found))):
        study.begin_decision(state, 1, [], "quick")
        choices = [tuple(choice) for choice in read_choices(study)]
        yield state, rng.sample(choices, len(choices))


@pytest.mark.parametrize("kind", range(len(SETUPS)))
def test_reasons_and_kinds_are_the_same_interpreted_and_compiled(kind: int, machine: Instance) -> None:
    game = SETUPS[kind][0]
    (rules, paper), finder = RULES[game], ReasonFinder(game, machine)
    for state, (other, *equals) in positions(kind, 20 if game == "cards" else 4):
        choices, better, before = listed([other, *equals[:2]]), [*range(1, 1 + len(equals[:2]))], state.key()
        told, first = Reasons(), Reasons()
        machine.call(f"{game}.note_reasons", paper(), state, choices, 0, better, len(better), told)
        rules.note_first_reason(paper(), state, choices, 0, 1, first)
        assert written_reasons(told) == reasons_between(game, state, other, equals[:2])
        assert written_reasons(first) == written_reasons(finder.first(state, other, equals[0]))
        assert rules.kind_of_decision(paper(), state, choices, 0, 1) == finder.kind(state, other, equals[0])
        assert state.key() == before


def test_views_are_the_same_interpreted_and_compiled() -> None:
    for kind, bot in ((0, "rocco"), (4, "nell"), (5, "nell")):
        game = find_game(SETUPS[kind][0])
        for state, _ in positions(kind, 2):
            legal = game.legal(state)
            if game.name == "cards":
                mind = Mind()
                write_into(mind, offset_of(Mind, "net", "weights"), weights_of(network_for(state)))
                character = card_views.CHARACTERS[bot]
                found = card_views.look_as(character, state, legal, len(legal), legal[0], mind)
            else:
                notes, later = TileNotes(), TileState()
                found = tile_views.look_as(
                    tile_views.CHARACTERS[bot], state, legal, len(legal), legal[0], notes, later, [1]
                )
            view = own_view(game.name, bot, state, legal, legal[0])
            value, move, next_value = (-1.0 if one is None else one for one in view)
            assert found == (value, NO_MOVE if view.next_move is None else move, next_value)


def test_the_first_reason_has_with_it_what_is_said_with_it(machine: Instance) -> None:
    told, finder = 0, ReasonFinder("cards", machine)
    for kind in (1, 2):
        for state, (other, best, *_) in positions(kind, 60):
            every = reasons_between("cards", state, other, [best])
            first = written_reasons(finder.first(state, other, best))
            is_followed = [one.key for one in every[1:2]] == ["review.wildcards_to_come"]
            assert first == every[: 2 if is_followed else 1]
            told += is_followed
    assert told


def test_every_reason_stands_in_its_place() -> None:
    named = vars(findings) | vars(table)
    assert [named[kind.key.removeprefix("review.").upper()] for kind in REASONS] == [*range(len(REASONS))]
    assert max(len(kind.details) for kind in REASONS) <= findings.MOST_DETAILS


def test_what_a_reason_speaks_of_is_written_out() -> None:
    told = Reasons()
    say(told, VERDICT)
    note_detail(told, 0, 1)
    note_detail(told, 1, 20)
    say(told, AS_GOOD)
    note_list(told, 0)
    for place in (0, 2):
        note_listed(told, 0, place)
    say(told, NEXT_FORK)
    for place, detail in enumerate((1, packed_cell(-3, 5), 2, 2)):
        note_detail(told, place, detail)
    note_list(told, 4)
    for cell in (packed_cell(-1, -2), packed_cell(900, 0)):
        note_listed(told, 4, cell)
    say(told, MAKES_THREATS)
    note_detail(told, 0, 1)
    note_detail(told, 1, 0)
    note_list(told, 2)
    assert written_reasons(told, [["draw"], ["bid:2"], ["spend:$", "spend:B4"]]) == [
        Reason("review.verdict", {"moves": ["bid:2"], "percent": 20}),
        Reason("review.as_good", {"choices": ["draw", "spend:$ spend:B4"]}),
        Reason(
            "review.next_fork",
            {"seat": 1, "cell": "-3,5", "value": 2, "count": 2, "cells": ["-1,-2", "900,0"]},
        ),
        Reason("review.makes_threats", {"count": 1, "named": 0, "cells": []}),
    ]
