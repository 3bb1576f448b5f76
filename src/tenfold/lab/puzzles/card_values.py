"""What every choice of a card position is worth: by the solver near the end, else by playing on in two ways
that have to agree, as the expert plays and as a quick player does."""

from __future__ import annotations

from typing import Any, Final

from tenfold.cards.state import DRAW, LAST_BUY, PAY, State
from tenfold.fast.card_judge import CardJudge, card_judge
from tenfold.fast.solver import CardSolver

from .playing_on import error_of_difference
from .positions import Position
from .verdict import CLEARLY, Valued, Worth

SOLO_LEFT: Final = 6  # cards to come, of which the solver may find the end alone
SOLO_NODES: Final = 3_000
LAST_NODES: Final = 20_000
BY_LOOK: Final = 0.07  # what the next choice must lose at a look to be played on at all
MARGIN: Final = 0.01
SAMPLES: Final = (32, 128, 512)  # games played on as the expert plays, until nothing is in doubt
QUICK_GAMES: Final = 2_000  # and as a quick player does, of each choice
CERTAINTY: Final = 3.0  # standard errors
UNDECIDED: Final = 0.05, 0.95  # what the best choice may be worth

_solvers: list[CardSolver] = []


def value_cards(position: Position) -> Valued | None:
    """By the solver, or what it seems to be at a look; None if that is no puzzle."""
    state: State = position.state
    if LAST_BUY in (state.phase, state.paying_in if state.phase == PAY else DRAW):
        return _solved(position, LAST_NODES)
    if state.target > 0 and state.left <= SOLO_LEFT:
        return _solved(position, SOLO_NODES)
    return None if state.phase == PAY else _at_a_look(position)


def _solved(position: Position, nodes: int) -> Valued | None:
    solver = _solver()
    values = []
    for choice in position.choices:
        shares = solver.value(position.after(choice), nodes)
        if shares is None:
            return None
        values.append(shares[position.seat])
    if max(values) - min(values) < CLEARLY:
        return None
    return Valued([Worth(value, value, value) for value in values], "solver", nodes, 0.0)


def _solver() -> CardSolver:
    """One for all positions: it takes a while to make, and remembers."""
    if not _solvers:
        _solvers.append(CardSolver())
    return _solvers[0]


def _at_a_look(position: Position) -> Valued | None:
    legal = [choice[0] for choice in position.choices]
    looks = [row[position.seat] for row in card_judge(position.state).after_each_move(position.state, legal)]
    best = max(looks)
    others = [look for look in looks if best - look > MARGIN]
    if not others or best - max(others) < BY_LOOK or not UNDECIDED[0] < best < UNDECIDED[1]:
        return None
    return Valued([Worth(look, look, look) for look in looks], "playouts", 0, MARGIN)


def play_cards_on(position: Position, seed: int) -> Valued | None:
    """What many games say that go on from each choice; None if they leave a doubt."""
    judge = card_judge(position.state)
    for samples in SAMPLES:
        worths = _as_expert(judge, position, samples, seed)
        best = max(one.value for one in worths)
        if not any(_is_doubtful(one, best) for one in worths):
            break
    else:
        return None
    if not UNDECIDED[0] < best < UNDECIDED[1] or not _quick_player_agrees(judge, position, worths, seed):
        return None
    return Valued(worths, "playouts", samples, MARGIN, seed)


def _as_expert(judge: CardJudge, position: Position, samples: int, seed: int) -> list[Worth]:
    """Games dealt alike for all choices, with luck taken out; bounds are of the distance from the best."""
    legal = [choice[0] for choice in position.choices]
    rows = [judge.played_out(position.state, legal, [place], samples, seed)[0] for place in range(len(legal))]
    means = [sum(row) / samples for row in rows]
    best = rows[means.index(max(means))]
    worths = []
    for row, mean in zip(rows, means, strict=True):
        error = error_of_difference(row, best)
        off = CERTAINTY * error
        worths.append(Worth(min(max(mean, 0.0), 1.0), mean - off, mean + off, error))
    return worths


def _is_doubtful(one: Worth, best: float) -> bool:
    """Whether a choice is neither as good as the best nor clearly worse."""
    return best - one.value > MARGIN and best - one.most < CLEARLY


def _quick_player_agrees(judge: CardJudge, position: Position, worths: list[Worth], seed: int) -> bool:
    """Whether every wrong choice is worse than the best in games of a quick player, too, and no right one
    clearly is."""
    wins = [_quick_wins(judge, position.after(choice), position.seat, seed) for choice in position.choices]
    best = max(range(len(worths)), key=lambda place: worths[place].value)
    for worth, won in zip(worths, wins, strict=True):
        lost = (sum(wins[best]) - sum(won)) / QUICK_GAMES
        off = CERTAINTY * error_of_difference(wins[best], won)
        is_right = worths[best].value - worth.value <= MARGIN
        if (lost - off > CLEARLY) if is_right else (lost - off <= 0.0):
            return False
    return True


def _quick_wins(judge: CardJudge, state: Any, seat: int, seed: int) -> list[float]:
    leads = judge.leads(state, seat, QUICK_GAMES, seed)
    return [0.5 if lead == 0 else float(lead > 0) for lead in leads]
