"""A review for a terminal: the course of the game, skill and luck, and what would have been better."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tenfold.analysis.findings import Chance, Decision, Option, Review
from tenfold.analysis.sentences import marked_in, moment_of, verdict_lines
from tenfold.i18n.advice import Adviser
from tenfold.i18n.catalogs import Catalog
from tenfold.i18n.columns import cut, padded, width_of
from tenfold.i18n.numbers import written
from tenfold.lab.statistics.moments import Moments
from tenfold.lab.statistics.review_summary import ReviewSummary
from tenfold.protocol.game import Seat

from .text_table import TextTable

BLOCKS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 60  # of the course, where no screen says how wide it is
LEAST_COURSE: Final = 24
PARTS: Final = ("start", "luck", "errors", "given", "residual", "result", "adjusted")


def review_lines(review: Review, number: int, adviser: Adviser, width: int | None = None) -> Iterator[str]:
    """Without a width as on an endless page; prose is broken by whoever prints it."""
    catalog = adviser.catalog
    names = catalog.list_of(list(adviser.names))
    level = catalog.say("review.level", level=review.level)
    yield f"{catalog.say('review.heading', number=number, names=names)} · {level}"
    yield ""
    yield from verdict_lines(review, adviser)
    yield ""
    yield from _course(review, adviser, width)
    yield ""
    yield f"{catalog.say('review.moments')}:"
    yield from (f"  {line}" for line in moment_lines(review, adviser) or [catalog.say("review.no_moments")])
    yield ""
    yield f"{catalog.say('review.decisions')}:"
    for decision in marked_in(review):
        yield from _decision(decision, adviser)
    yield from (f"  {line}" for line in other_decisions(review, adviser))
    yield ""
    yield f"{catalog.say('review.sum')}. {catalog.say('review.sum_text')}"
    yield from _sum(review, adviser).lines(width)


def other_decisions(review: Review, adviser: Adviser) -> list[str]:
    """That there was nothing wrong, and of how many decisions that is not certain."""
    unclear = sum(one.unclear and not one.mark for one in review.choices)
    lines = [] if marked_in(review) else [adviser.catalog.say("review.no_decisions")]
    return [*lines, *([adviser.catalog.say("review.unclear_more", count=unclear)] if unclear else [])]


def moment_lines(review: Review, adviser: Adviser) -> list[str]:
    """The moves that decided the game, in the order in which they came."""
    chances = {chance.number: chance for chance in review.chances}
    choices = {choice.number: choice for choice in review.choices}
    say, lines = adviser.catalog.say, []
    for number in sorted(review.moments):
        move = say("review.move", number=number)
        if number in chances:
            chance = chances[number]
            seat = _most_touched(chance)
            after = review.course[number][seat]
            told = say(
                "review.moment_chance",
                told=adviser.chance(review.game, chance.seat, chance.move),
                probability=adviser.percent(chance.probability, 0 if chance.probability >= 0.01 else 1),
                **adviser.moved(seat, after - chance.luck[seat], after),
            )
        else:
            told = moment_of(choices[number], adviser)
        lines.append(f"{move}: {told}")
    return lines


def _most_touched(chance: Chance) -> Seat:
    """For whom most changed; of two seats, the one whose card or tile it was."""
    return max(
        range(len(chance.luck)), key=lambda seat: (round(abs(chance.luck[seat]), 9), seat == chance.seat)
    )


def part_of(review: Review, seat: int, part: str) -> float:
    """A part of a seat's sum; `errors` counts against it."""
    found = review.seats[seat]
    if part in ("start", "residual"):
        values: Sequence[float] = getattr(review, part)
        return values[seat]
    return -found.errors if part == "errors" else float(getattr(found, part))


def advice_for(decision: Decision, adviser: Adviser) -> str:
    told = adviser.advice([(reason.key, reason.details) for reason in decision.reasons], decision.kind)
    return f"{told} {adviser.catalog.say('review.unclear')}" if decision.unclear else told


def in_games(share: float, is_change: bool, adviser: Adviser) -> str:
    """So many games of a hundred."""
    return written(adviser.catalog, 100 * share, 1, signed=is_change)


def counted_line(review: Review, seat: int, adviser: Adviser) -> str:
    found = review.seats[seat]
    return adviser.catalog.say("review.counted", count=found.decisions, left=found.left_out)


def _course(review: Review, adviser: Adviser, width: int | None) -> Iterator[str]:
    """A row of blocks for each seat, from nothing to a whole victory."""
    room = WIDTH + 1 if width is None else width - 14
    wide = min(max(map(width_of, adviser.names)), max(room - LEAST_COURSE, 8))
    steps = min(WIDTH if width is None else room - wide, len(review.course))
    for seat, name in enumerate(adviser.names):
        values = [
            review.course[place * (len(review.course) - 1) // max(steps - 1, 1)] for place in range(steps)
        ]
        row = "".join(BLOCKS[min(max(int(8 * value[seat]), 0), 7)] for value in values)
        begin, end = adviser.percent(review.start[seat]), adviser.percent(review.result[seat])
        yield f"{padded(cut(name, wide), wide)}  {begin:>5} {row} {end}"


def _sum(review: Review, adviser: Adviser) -> TextTable:
    say = adviser.catalog.say
    heads = [say("review.part", part=part) for part in PARTS]
    table = TextTable([say("review.column.player"), *heads, say("review.column.decisions")])
    for seat, name in enumerate(adviser.names):
        cells = [
            in_games(part_of(review, seat, part), part not in ("start", "result", "adjusted"), adviser)
            for part in PARTS
        ]
        found = review.seats[seat]
        table.add(name, *cells, f"{found.decisions} (+{found.left_out})")
    return table


def _decision(decision: Decision, adviser: Adviser) -> Iterator[str]:
    say = adviser.catalog.say
    kind = say("review.kind", kind=decision.kind)
    yield f"  {say('review.move', number=decision.number)} ({kind}): {moment_of(decision, adviser)}"
    yield f"    {advice_for(decision, adviser)}"
    for place, option in enumerate(decision.options):
        told = (worth_of(option, decision.seat, adviser), told_lead(option, adviser))
        value = ", ".join(filter(None, told))
        line = say("review.candidate", choice=adviser.choice(option.moves, decision.kind), percent=value)
        yield f"    {'→' if place == decision.made else ' '} {line}"


def told_lead(option: Option, adviser: Adviser) -> str:
    """By how many points a choice ends, where that was looked for; else nothing."""
    return "" if option.lead is None else adviser.lead(option.lead)


def worth_of(option: Option, seat: Seat, adviser: Adviser) -> str:
    """What a choice is worth to a seat, and how sure that is; what is proved is sure, whatever was made."""
    value = adviser.percent(option.values[seat], 1)
    if option.exact or not option.standard_error:
        return value
    error = adviser.percent(option.standard_error, 1)
    return f"{value} {adviser.catalog.say('review.uncertain', percent=error)}"


def summary_table(summary: ReviewSummary, adviser: Adviser) -> TextTable:
    """All games, a row for each player."""
    columns = (
        "player",
        "games",
        "result",
        "luck",
        "adjusted",
        "error",
        "errors",
        "given",
        "decisions",
        "marks",
    )
    table = TextTable([adviser.catalog.say(f"review.column.{name}") for name in columns])
    for name, player in summary.players.items():
        marks = " / ".join(str(player.marks[mark]) for mark in ("small", "clear", "grave"))
        shares = [
            _percents(moments, adviser.catalog)
            for moments in (
                player.result,
                player.luck,
                player.adjusted,
                player.error,
                player.errors,
                player.given,
            )
        ]
        table.add(name, player.result.count, *shares, f"{player.error.count} (+{player.left_out})", marks)
    return table


def _percents(moments: Moments, catalog: Catalog) -> str:
    """The unit stands above the table."""
    if not moments.count:
        return "–"
    mean, low, high = (written(catalog, 100 * value, 1) for value in moments.estimate()[:3])
    return f"{mean} ({low} … {high})"
