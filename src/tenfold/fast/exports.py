"""What the one compiled module holds: both games, their bots, and all loops, by the names they are called by.

It needs nothing but the standard library, because the build writes the module with it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from tenfold.bots.cards.endings import play_endings
from tenfold.bots.cards.network.weights import which_network
from tenfold.bots.cards.paying.proposal import propose_payment
from tenfold.bots.cards.paying.prospects import note_bids, note_prospects
from tenfold.bots.cards.paying.stakes import note_stakes, owes
from tenfold.bots.cards.rollouts import play_each
from tenfold.bots.cards.weighing import value_of_any, weigh, weigh_chances
from tenfold.bots.registry import HOUSE
from tenfold.bots.tiles.shares import share_after_each, share_of_first
from tenfold.cards import chances as card_chances
from tenfold.cards import events as card_events
from tenfold.cards import refusals as card_refusals
from tenfold.cards import setup as card_setup
from tenfold.cards import view as card_view
from tenfold.cards.scoring import arrange
from tenfold.cards.victory import breaks_ties, count_up
from tenfold.judging import practising
from tenfold.judging.digits import rounded, ten_thousandths
from tenfold.judging.game_verdict import how_played, what_luck_did
from tenfold.judging.luck import note_outcomes
from tenfold.judging.reasons.cards import facts as card_facts
from tenfold.judging.reasons.cards import views as card_views
from tenfold.judging.reasons.tiles import facts as tile_facts
from tenfold.judging.reasons.tiles import views as tile_views
from tenfold.judging.studies import STUDIES
from tenfold.judging.walk import begin_decision, begin_review, go_on
from tenfold.kernel import Slots
from tenfold.kernel.program import Program
from tenfold.loops.batches import open_games, pick_moves, step_games
from tenfold.loops.continuations import play_on_many
from tenfold.loops.games import LOOP_GAMES
from tenfold.loops.learners import open_learners, seed_games, step_learners
from tenfold.loops.matches import play_match
from tenfold.loops.playouts import play_out, play_out_many
from tenfold.loops.tables import step_state, step_table
from tenfold.loops.transcripts import play_and_tell
from tenfold.solver.cards.last_buy import solve_last_buy
from tenfold.solver.cards.solving import solve
from tenfold.solver.tiles.bounds import solve_move
from tenfold.tiles import chances as tile_chances
from tenfold.tiles import events as tile_events
from tenfold.tiles import notation
from tenfold.tiles import refusals as tile_refusals
from tenfold.tiles import setup as tile_setup
from tenfold.tiles import view as tile_view
from tenfold.tiles.lines import write_winning_lines
from tenfold.tiles.phases import is_legal
from tenfold.tiles.plane import owner

PACKAGE: Final = Path(__file__).parents[1]
ROOMS: Final = ("kernel", "protocol", "cards", "tiles", "loops", "solver", "bots", "judging")  # with rules
WITHOUT_EFFECT: Final = ("kernel/machine.py", "kernel/runtime.py")  # run the module, whatever is in it

Rule = Callable[..., Any]

# What a table asks of a game beside legal moves, steps and who is to move.
ASKED: Final[dict[str, tuple[Rule, ...]]] = {
    "cards": (
        *(card_setup.set_up, card_setup.count_seats, card_setup.is_solo),
        *(card_chances.lay_pile, card_chances.next_pile, card_chances.note_chances),
        *(card_events.note_events, card_refusals.note_refusal, count_up, breaks_ties),
        *(card_view.is_auction, card_view.is_debt, card_view.is_deciding, card_view.show_hand),
        *(propose_payment, note_bids, note_prospects, owes, note_stakes, which_network),
    ),
    "tiles": (
        *(tile_setup.set_up, is_legal),
        *(tile_chances.lay_pile, tile_chances.next_pile, tile_chances.note_chances),
        *(tile_events.note_events, tile_refusals.note_refusal),
        *(notation.write_move, notation.find_move),
        *(tile_view.is_second_round, tile_view.note_supply, owner, write_winning_lines),
    ),
}
# What those ask who weigh positions.
JUDGING: Final[dict[str, tuple[Rule, ...]]] = {
    "cards": (
        *(arrange, value_of_any, weigh, weigh_chances, play_each, play_endings, solve, solve_last_buy),
        card_facts.note_reasons,
    ),
    "tiles": (
        *(solve_move, share_of_first, share_after_each),
        tile_facts.note_reasons,
    ),
}
# What is told of a bot's decision.
EXPLAINING: Final[dict[str, tuple[Rule, ...]]] = {
    "cards": (card_facts.note_first_reason, card_facts.kind_of_decision),
    "tiles": (tile_facts.note_first_reason, tile_facts.kind_of_decision),
}

# What moves look like to those who have a view of their own, by their names.
VIEWS: Final[dict[str, tuple[Rule, Mapping[str, Slots]]]] = {
    "cards": (card_views.look_as, card_views.CHARACTERS),
    "tiles": (tile_views.look_as, tile_views.CHARACTERS),
}


def table_program(checked: bool = False) -> Program:
    """What a table asks, and its opponents: all that browsers get."""
    program = Program(checked)
    for name, game in LOOP_GAMES.items():
        program.export(f"{name}.legal", game.book.legal)
        program.export(f"{name}.step", game.book.step)
        program.export(f"{name}.to_move", game.book.to_move)
        for asked in ASKED[name]:
            program.export(f"{name}.{asked.__name__}", asked)
        for bot in HOUSE[name].bots.values():
            kinds = {"S": game.state, "P": game.paper, "N": HOUSE[name].notes}
            program.export(f"{name}.{bot.name}", bot.choose, **kinds)
    return program


def house_program(checked: bool = False) -> Program:
    """Everything: also the loops over whole games and many, and what weighs positions."""
    program = table_program(checked)
    program.export("seed_games", seed_games)
    for name, game in LOOP_GAMES.items():
        kinds = {"S": game.state, "P": game.paper}
        for judging in JUDGING[name]:
            program.export(f"{name}.{judging.__name__}", judging)
        declare_explaining(program, name)
        for loop in (play_out, play_out_many, play_and_tell, open_games, step_games, pick_moves):
            program.export(f"{name}.{loop.__name__}", loop, game.book, **kinds)
        declare_match(program, name)
        declare_learning(program, name)
    declare_studies(program)
    return program


def declare_learning(program: Program, name: str) -> None:
    """What programs that learn step: one game, or many with the house's bots at the other seats."""
    game, house = LOOP_GAMES[name], HOUSE[name]
    choosers = tuple(bot.choose for bot in house.bots.values())
    kinds = {"S": game.state, "P": game.paper}
    program.export(f"{name}.observe", game.observe)
    program.export(f"{name}.deal_start", game.book.deal_start)
    program.export(f"{name}.share_out", game.book.share_out)
    program.export(f"{name}.step_state", step_state, game.book, **kinds)
    program.export(f"{name}.step_table", step_table, game.book, game.observe, **kinds)
    for loop in (open_learners, step_learners):
        program.export(
            f"{name}.{loop.__name__}", loop, game.book, choosers, game.observe, **kinds, N=house.notes
        )


def study_program(checked: bool = False) -> Program:
    """What whoever studies asks: all that browsers get for it, beside what tables ask."""
    program = Program(checked)
    declare_studies(program)
    for name in STUDIES:
        declare_explaining(program, name)
    program.export("cards.which_network", which_network)
    for one in (*practising.EXPORTED, how_played, what_luck_did, ten_thousandths, rounded):
        program.export(f"practising.{one.__name__}", one)
    return program


def declare_explaining(program: Program, name: str) -> None:
    """What opponents say of their own decisions."""
    for told in EXPLAINING[name]:
        program.export(f"{name}.{told.__name__}", told)
    look_as, characters = VIEWS[name]
    for bot, character in characters.items():
        program.export(f"{name}.look_as_{bot}", look_as, character)


def declare_studies(program: Program) -> None:
    """How good decisions were, of whole games and one by one."""
    for name, game in STUDIES.items():
        program.export(f"{name}.value_of", game.judge.value_of)
        for step in (begin_review, begin_decision, go_on, note_outcomes):
            program.export(f"{name}.{step.__name__}", step, game.judge, W=game.struct)


def declare_match(program: Program, name: str, own: Sequence[Rule] = ()) -> None:
    """Matches of a game between the house's bots, in their order, and somebody's own behind them."""
    game, house = LOOP_GAMES[name], HOUSE[name]
    choosers = (*(bot.choose for bot in house.bots.values()), *own)
    kinds = {"S": game.state, "P": game.paper, "N": house.notes}
    program.export(f"{name}.play_match", play_match, game.book, choosers, **kinds)
    if not own:
        program.export(f"{name}.play_on_many", play_on_many, game.book, choosers, **kinds)
    if name == "cards" and "cards.count_up" not in program.exports:
        program.export("cards.count_up", count_up)


@cache
def sources_digest() -> str:
    """Changes with every change of the rules, or of how they are translated."""
    digest = hashlib.sha256()
    sources = (path for room in ROOMS for path in sorted((PACKAGE / room).rglob("*.*")))
    rules = (path for path in sources if path.suffix in (".py", ".toml"))  # decks are part of the module
    for path in (*rules, Path(__file__)):
        name = path.relative_to(PACKAGE).as_posix()
        if name not in WITHOUT_EFFECT:
            digest.update(name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:32]
