"""The end of a game: who won, and with what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tenfold.cards.deck import COLOURS
from tenfold.cards.edition import editions
from tenfold.i18n.columns import cut, padded, width_of
from tenfold.i18n.story import Storyteller
from tenfold.protocol.game import Json, Seat

from .console import Console
from .drawing_cards import draw_grids, is_crowded, rule_line
from .drawing_tiles import draw_board
from .seat import Shown

LONGEST_SHOWN: Final = 18  # columns of a name
LONGEST_TITLE: Final = 8  # of what stands before a line of figures
RUN: Final = 9  # of a run and its points
NARROWEST: Final = 7  # of figures


def show_end(console: Console, table: Shown) -> None:
    result = table.play.result
    assert result is not None
    console.write("", rule_line(console, console.catalog.say("end.title")))
    view = table.play.view()
    if table.setup.game == "cards":
        gap = [] if is_crowded(console, view) else [""]
        console.write(*draw_grids(console, view, table.setup.names), *gap)
        console.write(*_scores(console, table, view, result), *gap)
        console.paragraph(_card_winner(console, table, result))
        if table.setup.options.get("seats") == 1:
            _show_rank(console, table, result)
    else:
        console.write(*draw_board(console, view, {}), "")
        console.paragraph(_tile_winner(console, table, result))


def next_target(table: Shown) -> int | None:
    """After a solo win the next game is harder; None if this was no solo win, or the hardest."""
    options = table.setup.options
    if options.get("seats") != 1 or not table.play.result or table.play.result["winners"] != [0]:
        return None
    target = int(options["target"])
    return target + 1 if target < editions()[str(options["edition"])].solo.highest_target else None


def _scores(console: Console, table: Shown, view: Json, result: Json) -> list[str]:
    """A line a player: the run of each colour with its points, and what a tie would go by."""
    say = console.catalog.say
    heads = [say("end.colour", colour=colour) for colour in COLOURS]
    titles = [say("end.points"), say("end.money")]
    if result["tiebreak"] is not None:
        tie_break = editions()[str(table.setup.options["edition"])].tie_break
        titles.append(say(f"end.{tie_break}"))
    rows = [_figures(view["seats"][seat]["runs"], result, seat) for seat in range(len(result["scores"]))]
    return _score_lines(console.room, table.setup.names, [*heads, *titles], rows)


def _figures(runs: Json, result: Json, seat: Seat) -> list[str]:
    figures = [_run(runs[colour]) for colour in COLOURS]
    figures += [str(result["scores"][seat]), str(result["money"][seat])]
    return figures if result["tiebreak"] is None else [*figures, str(result["tiebreak"][seat])]


def _score_lines(
    room: int, names: Sequence[str], titles: Sequence[str], rows: Sequence[Sequence[str]]
) -> list[str]:
    """A line a player, or where that is too wide, a column."""
    longest = LONGEST_SHOWN
    widths = [RUN] * len(COLOURS) + [max(NARROWEST, len(title) + 1) for title in titles[len(COLOURS) :]]
    if 2 + longest + sum(widths) > room:
        longest = LONGEST_TITLE
        widths = [min(LONGEST_SHOWN, (room - longest - 2) // len(rows))] * len(rows)
        names, titles = titles, [cut(name, widths[0] - 1) for name in names]
        rows = list(zip(*rows, strict=True))
    return [
        f" {padded(cut(name, longest), longest)} "
        + "".join(" " * (width - width_of(text)) + text for text, width in zip(row, widths, strict=True))
        for name, row in zip(["", *names], [titles, *rows], strict=True)
    ]


def _run(run: list[int]) -> str:
    """The numbers of a run and its points, a full one being worth ten."""
    if not run:
        return "0"
    first, last = run
    points = 10 if last - first == 8 else last - first + 1
    return f"{first}–{last}: {points}" if first < last else f"{first}: {points}"


def _card_winner(console: Console, table: Shown, result: Json) -> str:
    say, winners = console.catalog.say, result["winners"]
    names = [table.setup.names[seat] for seat in winners]
    if len(winners) > 1:
        return say("end.shared", names=console.catalog.list_of(names))
    winner = winners[0]
    person = Storyteller(console.catalog, table.setup.names, table.reader).person(winner)
    level = [seat for seat, points in enumerate(result["scores"]) if points == result["scores"][winner]]
    if len(level) == 1:
        return say("end.wins", points=result["scores"][winner], **person)
    if result["tiebreak"] is None:
        return say("end.solo_tie", points=result["scores"][winner], **person)
    richest = [seat for seat in level if result["money"][seat] == result["money"][winner]]
    key = "end.wins_by_money" if len(richest) == 1 else "end.wins_by_tie_break"
    return say(key, points=result["scores"][winner], **person)


def _show_rank(console: Console, table: Shown, result: Json) -> None:
    target = int(table.setup.options["target"])
    if result["winners"] != [0]:
        console.say("end.solo_lost", target=target)
        return
    console.say("end.rank", target=target, rank=console.catalog.say(f"rank.{target}"))
    harder = next_target(table)
    if harder is None:
        console.say("end.highest")
    else:
        console.say("end.next_target", target=harder)


def _tile_winner(console: Console, table: Shown, result: Json) -> str:
    if not result["winners"]:
        return console.catalog.say("end.drawn", reason=result["reason"])
    person = Storyteller(console.catalog, table.setup.names, table.reader).person(result["winners"][0])
    return console.catalog.say("end.line", **person)
