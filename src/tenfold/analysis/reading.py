"""What a study has found, read from its numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

from tenfold.cards.state import MOST_SEATS
from tenfold.judging.findings import KINDS, MARKS, MOST_DETAILS, Reasons
from tenfold.protocol.game import Move

from .evaluator import Level, Values
from .findings import Chance, Decision, Option, Reason, SeatReview
from .written_reasons import written_reasons

Writer: TypeAlias = Callable[[Sequence[Move]], list[str]]  # how moves from a position are written


class Study(Protocol):
    """A study at work, and its numbers, named by the fields that lead to them."""

    def begin_review(self, start: Any, moves: list[Move], level: Level) -> None:
        """A whole game."""

    def begin_decision(self, state: Any, number: int, made: list[Move], level: Level) -> None:
        """One decision; if nothing was made, as it would be."""

    def go_on(self, work: int) -> int:
        """Does about so much work; returns what came of it."""

    def number(self, *way: str) -> Any:
        """One number."""

    def numbers(self, *way: str, count: int) -> list[Any]:
        """The first of a list."""


def values_in(study: Study, *way: str) -> Values:
    """A list that goes by seat."""
    return study.numbers("study", *way, count=study.number("study", "seats"))


def read_chance(study: Study, write: Writer) -> Chance:
    def number(name: str) -> Any:
        return study.number("study", "chance", name)

    return Chance(
        number=number("number"),
        move=write([number("move")])[0],
        seat=number("seat"),
        probability=number("probability"),
        luck=values_in(study, "chance", "luck"),
        is_great=number("is_great") == 1,
    )


def read_decision(study: Study, write: Writer) -> Decision:
    def number(name: str) -> Any:
        return study.number("study", "decision", name)

    options = read_found(study, write)
    return Decision(
        number=number("number"),
        moves=options[number("made")].moves,
        seat=number("seat"),
        kind=KINDS[number("kind")],
        options=options,
        made=number("made"),
        changes=values_in(study, "decision", "changes"),
        error=number("error"),
        standard_error=number("standard_error"),
        counts=number("counts") == 1,
        mark=MARKS[number("mark")],
        reasons=read_reasons(study, options),
        unclear=number("unclear") == 1,
    )


def read_reasons(study: Study, options: Sequence[Option]) -> list[Reason]:
    def numbers(name: str, count: int) -> list[int]:
        return study.numbers("study", "decision", "reasons", name, count=count)

    count, listed = (study.number("study", "decision", "reasons", name) for name in ("count", "listed_count"))
    told = Reasons(
        count, numbers("keys", count), numbers("details", count * MOST_DETAILS), numbers("listed", listed)
    )
    return written_reasons(told, [option.moves for option in options])


def read_found(study: Study, write: Writer) -> list[Option]:
    count, seats = study.number("study", "comparison", "found", "count"), study.number("study", "seats")

    def numbers(name: str, each: int = 1) -> list[Any]:
        return study.numbers("study", "comparison", "found", name, count=each * count)

    choices, values = read_choices(study), numbers("values", MOST_SEATS)
    rows = zip(
        numbers("choices"),
        (values[at : at + seats] for at in range(0, len(values), MOST_SEATS)),
        numbers("standard_errors"),
        numbers("exact"),
        numbers("is_equal"),
        numbers("has_lead"),
        numbers("leads"),
        numbers("lead_errors"),
        strict=True,
    )
    return [
        Option(
            moves=write(choices[choice]),
            values=shares,
            standard_error=error,
            exact=exact == 1,
            is_equal=is_equal == 1,
            lead=lead if has_lead else None,
            lead_error=lead_error if has_lead else 0.0,
        )
        for choice, shares, error, exact, is_equal, has_lead, lead, lead_error in rows
    ]


def read_choices(study: Study) -> list[list[Move]]:
    """Every choice of the decision, as moves."""
    count = study.number("study", "comparison", "choices", "count")
    firsts, lengths = (
        study.numbers("study", "comparison", "choices", name, count=count) for name in ("firsts", "lengths")
    )
    moves = study.numbers("study", "comparison", "choices", "moves", count=firsts[-1] + lengths[-1])
    return [moves[first : first + length] for first, length in zip(firsts, lengths, strict=True)]


def read_gifts(study: Study) -> list[Values]:
    seats = study.number("study", "seats")
    rows = study.numbers("study", "gifts", count=seats * MOST_SEATS)
    return [rows[at : at + seats] for at in range(0, len(rows), MOST_SEATS)]


def read_seats(study: Study) -> list[SeatReview]:
    result, luck, gifts = values_in(study, "result"), values_in(study, "luck"), read_gifts(study)
    decisions, left_out = (values_in(study, name) for name in ("decisions", "left_out"))
    marks = study.numbers("study", "marks", count=len(MARKS) * len(result))
    return [
        SeatReview(
            result=won,
            luck=luck[seat],
            adjusted=won - luck[seat],
            errors=-gifts[seat][seat],
            given=sum(row[seat] for giver, row in enumerate(gifts) if giver != seat),
            decisions=int(decisions[seat]),
            left_out=int(left_out[seat]),
            marks={mark: marks[len(MARKS) * seat + place] for place, mark in enumerate(MARKS) if mark},
        )
        for seat, won in enumerate(result)
    ]
