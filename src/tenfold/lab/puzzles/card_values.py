"""What every choice of a card position is worth: by the solver near the end, else by playing on in two ways
that have to agree, as the expert plays and as a quick player does."""

from __future__ import annotations

from functools import cache
from itertools import repeat
from typing import Final

from tenfold.analysis.evaluator import Choice
from tenfold.cards.state import DRAW, LAST_BUY, OVER, PAY, State
from tenfold.fast.card_judge import CardJudge, card_judge
from tenfold.fast.solver import CardSolver

from .found_positions import Position
from .playing_on import CERTAINTY, error_of_gain, is_hardly_won_more_often, is_won_more_often
from .verdict import CLEARLY, Valued, Worth

SOLO_LEFT: Final = 6  # cards to come, of which the solver may find the end alone
SOLO_NODES: Final = 3_000  # positions that the solver may look into there,
LAST_NODES: Final = 20_000  # and in the last round of buying

FEW_LEFT: Final = 12  # cards to come, where the network knows least and games take long

BY_LOOK: Final = 0.08  # what the next choice must lose at a look to be played on at all,
BY_LOOK_PAYING: Final = 0.095  # and where only the quick player plays on
LOOK_ERROR: Final = 0.015  # what the difference of two looks is off (docs/review.md)
MARGIN: Final = 0.01
SAMPLES: Final = 32, 128  # games played on as the expert plays, until a choice is in no doubt
QUICK_GAMES: Final = 250, 1_000, 4_000  # and as a quick player does, until all rivals are told apart
HARDLY: Final = 0.025  # what is won so little more often will not be told apart
RIVALS: Final = 3  # wrong choices next to the best
FAR_OFF: Final = 0.15  # what loses more at a look is not played on
UNDECIDED: Final = 0.05, 0.95  # what the best choice may be worth


def value_cards(position: Position) -> Valued | None:
    """By the solver, or what it seems to be at a look; None if that is no puzzle."""
    state: State = position.state
    if LAST_BUY in (state.phase, state.paying_in if state.phase == PAY else DRAW):
        return _solved(position, LAST_NODES) if _is_between_two(position) else None
    if state.target > 0 and state.left <= SOLO_LEFT:
        return _solved(position, SOLO_NODES)
    return None if state.left <= FEW_LEFT else _at_a_look(position)


def _is_between_two(position: Position) -> bool:
    """Whether it matters to one other seat at most what is chosen among equals: with more seats whoever comes
    later may give the game to either of two others."""
    return bool(position.state.seats == 2) or all(map(_ends_it, position.choices, repeat(position)))


def _ends_it(choice: Choice, position: Position) -> bool:
    after = position.after(choice)
    while after.phase == PAY and after.mover == position.seat:
        after = position.game.advance(after, position.game.legal(after)[0])
    return bool(after.phase == OVER)


def _solved(position: Position, nodes: int) -> Valued | None:
    values = []
    for choice in position.choices:
        shares = _solver().value(position.after(choice), nodes)
        if shares is None:
            return None
        values.append(shares[position.seat])
    if max(values) - min(values) < CLEARLY:
        return None
    return Valued([Worth(value, value, value) for value in values], "solver", nodes, 0.0)


@cache
def _solver() -> CardSolver:
    """One for all positions: it takes a while to make, and remembers."""
    return CardSolver()


def _at_a_look(position: Position) -> Valued | None:
    looks = _looks(position)
    best = max(looks)
    others = [look for look in looks if best - look > MARGIN]
    least = BY_LOOK_PAYING if position.state.phase == PAY else BY_LOOK
    if not others or best - max(others) < least or not UNDECIDED[0] < best < UNDECIDED[1]:
        return None
    return Valued([Worth(look, look, look) for look in looks], "playouts", 0, MARGIN)


def _looks(position: Position) -> list[float]:
    judge, state = card_judge(position.state), position.state
    if state.phase == PAY:
        return [judge.values(position.after(choice))[position.seat] for choice in position.choices]
    legal = [choice[0] for choice in position.choices]
    return [row[position.seat] for row in judge.after_each_move(state, legal)]


def play_cards_on(position: Position, seed: int) -> Valued | None:
    """What many games say that go on from each choice; None if they leave a doubt."""
    judge = card_judge(position.state)
    if position.state.phase == PAY:
        off = CERTAINTY * LOOK_ERROR / 2
        worths, games = [Worth(look, look - off, look + off, LOOK_ERROR) for look in _looks(position)], 0
    else:
        worths, games = _as_expert(judge, position, seed)
    best = max(one.value for one in worths)
    if any(_is_doubtful(one, best) for one in worths) or not UNDECIDED[0] < best < UNDECIDED[1]:
        return None
    quick = _quick_player_agrees(judge, position, worths, seed)
    return Valued(worths, "playouts", games or quick, MARGIN, seed) if quick else None


def _as_expert(judge: CardJudge, position: Position, seed: int) -> tuple[list[Worth], int]:
    """Games dealt alike for all choices that come near the best, with luck taken out, and more of those that
    are in doubt; and how many were played at most."""
    legal, looks = [choice[0] for choice in position.choices], _looks(position)
    near = [place for place, look in enumerate(looks) if max(looks) - look <= FAR_OFF]
    rows: dict[int, list[float]] = {}
    for samples in SAMPLES:
        for place in near:
            rows[place] = judge.played_out(position.state, legal, [place], samples, seed)[0]
        best = max(rows, key=lambda place: sum(rows[place]) / len(rows[place]))
        found = {place: _worth(row, rows[best]) for place, row in rows.items()}
        doubtful = [place for place in near if _is_doubtful(found[place], found[best].value)]
        near = [best, *doubtful]
        if not doubtful:
            break
    worths = [found[place] if place in found else _far_off(look) for place, look in enumerate(looks)]
    return worths, len(rows[best])


def _far_off(look: float) -> Worth:
    off = CERTAINTY * LOOK_ERROR
    return Worth(look, look - off, look + off, LOOK_ERROR)


def _worth(row: list[float], best: list[float]) -> Worth:
    """The best is known from most games; what a choice loses, from those that both were played in."""
    games = min(len(row), len(best))
    lost = (sum(best[:games]) - sum(row[:games])) / games
    mean, error = sum(best) / len(best) - lost, error_of_gain(row[:games], best[:games])
    return Worth(min(max(mean, 0.0), 1.0), mean - CERTAINTY * error, mean + CERTAINTY * error, error)


def _is_doubtful(one: Worth, best: float) -> bool:
    """Whether a choice is neither as good as the best nor clearly worse."""
    return best - one.value > MARGIN and best - one.most < CLEARLY


def _quick_player_agrees(judge: CardJudge, position: Position, worths: list[Worth], seed: int) -> int:
    """In how many games of a quick player the best choice wins more often than each wrong one that comes near
    it; 0 if it does not."""
    best, *others = sorted(range(len(worths)), key=lambda place: -worths[place].value)
    rivals = [place for place in others if worths[best].value - worths[place].value > MARGIN][:RIVALS]
    won: dict[int, list[float]] = {place: [] for place in (best, *rivals)}
    for games in QUICK_GAMES:
        for place in (best, *rivals):
            won[place] += _quick_wins(judge, position, place, range(len(won[place]), games), seed)
        rivals = [place for place in rivals if not is_won_more_often(won[best], won[place])]
        if not rivals:
            return games
        if any(is_hardly_won_more_often(won[best], won[place], HARDLY) for place in rivals):
            return 0
    return 0


def _quick_wins(judge: CardJudge, position: Position, place: int, games: range, seed: int) -> list[float]:
    after = position.after(position.choices[place])
    leads = judge.leads(after, position.seat, len(games), seed, games.start)
    return [0.5 if lead == 0 else float(lead > 0) for lead in leads]
