"""The end of a game: who won, and with what."""

from __future__ import annotations

from tenfold.cards.deck import COLOURS
from tenfold.cards.edition import editions
from tenfold.i18n.story import Storyteller
from tenfold.protocol.game import Json

from .console import Console
from .drawing_cards import draw_grids, is_crowded, rule_line
from .drawing_tiles import draw_board
from .table import Table

LONGEST_SHOWN = 18  # letters of a name
NARROWEST = 7  # a column of figures


def show_end(console: Console, table: Table) -> None:
    result = table.play.result
    assert result is not None
    console.write("", console.paint(rule_line(console.catalog.say("end.title")), "strong"))
    view = table.play.view()
    if table.setup.game == "cards":
        gap = [] if is_crowded(view) else [""]
        console.write(*draw_grids(console, view, table.setup.names), *gap)
        console.write(*_scores(console, table, view, result), *gap)
        console.paragraph(_card_winner(console, table, result))
        if table.setup.options.get("seats") == 1:
            _show_rank(console, table, result)
    else:
        console.write(*draw_board(console, view, {}), "")
        console.paragraph(_tile_winner(console, table, result))


def next_target(table: Table) -> int | None:
    """After a solo win the next game is harder; None if this was no solo win, or the hardest."""
    options = table.setup.options
    if options.get("seats") != 1 or not table.play.result or table.play.result["winners"] != [0]:
        return None
    target = int(options["target"])
    return target + 1 if target < editions()[str(options["edition"])].solo.highest_target else None


def _scores(console: Console, table: Table, view: Json, result: Json) -> list[str]:
    """A line a player: the run of each colour with its points, and what a tie would go by."""
    say = console.catalog.say
    heads = [say("end.colour", colour=colour) for colour in COLOURS]
    titles = [say("end.points"), say("end.money")]
    if result["tiebreak"] is not None:
        tie_break = editions()[str(table.setup.options["edition"])].tie_break
        titles.append(say(f"end.{tie_break}"))
    widths = [max(NARROWEST, len(title) + 1) for title in titles]
    lines = [_score_line("", heads, titles, widths)]
    for seat, name in enumerate(table.setup.names):
        runs = [_run(view["seats"][seat]["runs"][colour]) for colour in COLOURS]
        numbers = [str(result["scores"][seat]), str(result["money"][seat])]
        if result["tiebreak"] is not None:
            numbers.append(str(result["tiebreak"][seat]))
        lines.append(_score_line(name, runs, numbers, widths))
    return lines


def _score_line(name: str, runs: list[str], figures: list[str], widths: list[int]) -> str:
    shown = name if len(name) <= LONGEST_SHOWN else name[: LONGEST_SHOWN - 1] + "…"
    sized = [f"{figure:>{width}}" for figure, width in zip(figures, widths, strict=True)]
    return f" {shown:<{LONGEST_SHOWN}} {''.join([f'{run:>9}' for run in runs] + sized)}"


def _run(run: list[int]) -> str:
    """The numbers of a run and its points, a full one being worth ten."""
    if not run:
        return "0"
    first, last = run
    points = 10 if last - first == 8 else last - first + 1
    return f"{first}–{last}: {points}" if first < last else f"{first}: {points}"


def _card_winner(console: Console, table: Table, result: Json) -> str:
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


def _show_rank(console: Console, table: Table, result: Json) -> None:
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


def _tile_winner(console: Console, table: Table, result: Json) -> str:
    if not result["winners"]:
        return console.catalog.say("end.drawn", reason=result["reason"])
    person = Storyteller(console.catalog, table.setup.names, table.reader).person(result["winners"][0])
    return console.catalog.say("end.line", **person)
