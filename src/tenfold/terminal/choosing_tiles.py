"""The choices of the tile game: few are listed, many are typed as coordinates."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from tenfold.i18n.catalogs import Catalog
from tenfold.i18n.story import cell_text, cells_text
from tenfold.protocol.game import Json
from tenfold.records.play import Play

from .choosing import Choice, Decision, Tokens
from .drawing_tiles import Cell, line_sum

MOST_LISTED: Final = 9

NUMBER: Final = r"([+-]?[0-9]{1,9})"
CELL: Final = rf"\(?\s*{NUMBER}\s*[,;]\s*{NUMBER}\s*\)?"
ONE_CELL: Final = re.compile(rf"(?:([^\W\d_]+)[\s:]*)?{CELL}")
TWO_CELLS: Final = re.compile(rf"(?:move)?[\s:]*{CELL}\s*(?:->|>|\s)\s*{CELL}")
ENDS: Final = {"l": "left", "left": "left", "r": "right", "right": "right"}


class TileChoices:
    def __init__(self, catalog: Catalog, play: Play) -> None:
        self._say = catalog.say
        self._view: Json = play.view()
        self._seat = play.to_move
        self._legal = play.legal()
        # The words of the moves themselves are understood in every language.
        words = [(word, end) for end in ("left", "right") for word in self._say(f"typed.{end}").split()]
        self._ends = {**ENDS, **dict(words)}

    def cells(self) -> set[Cell]:
        """Every cell that some legal move goes to."""
        return {target(token) for token in self._legal if token != "pass"}

    def decision(self) -> Decision:
        if self._view["phase"] == "move":
            return self._move()
        return self._place_row_end() if self._view["open"] else self._place()

    def _place(self) -> Decision:
        value = self._view["hand"]
        choices = [self._placing(str(number), token, value) for number, token in enumerate(self._legal, 1)]
        notes = [self._say("placing.in_hand", value=value)]
        return Decision(_few(choices), "prompt.place", notes, lambda typed: _read_placing(typed, "place"))

    def _place_row_end(self) -> Decision:
        row = self._view["supplies"][self._seat]["row"]
        ends = {"left": row[0], "right": row[-1]}
        choices = [
            self._placing(str(number), token, ends[token.partition(":")[0]])
            for number, token in enumerate(self._legal, 1)
        ]
        key = "placing.ends" if len(row) > 1 else "placing.last"
        notes = [self._say(key, left=row[0], right=row[-1])]
        prompt = "prompt.place_end" if len(row) > 1 else "prompt.place"
        return Decision(_few(choices), prompt, notes, self._read_from_row, self._which_end)

    def _which_end(self, typed: str) -> Decision | None:
        """The cell is chosen; the end of the row that the tile comes from is not."""
        found = ONE_CELL.fullmatch(typed)
        if not found or found[1]:
            return None
        cell = int(found[2]), int(found[3])
        row = self._view["supplies"][self._seat]["row"]
        tokens = [token for token in self._legal if target(token) == cell]
        if len(tokens) < 2:
            return None
        values = (row[0], row[-1])
        choices = [self._placing(str(n + 1), token, values[n]) for n, token in enumerate(tokens)]
        read = self._read_from_row
        return Decision(choices, "prompt.end", [], lambda end: read(f"{end} {cell_text(cell)}"))

    def _read_from_row(self, typed: str) -> Tokens:
        return _read_placing(typed, "left", self._ends)

    def _placing(self, key: str, token: str, value: int) -> Choice:
        verb, cell = token.partition(":")[0], target(token)
        total = line_sum(self._view, self._seat, cell, value)
        text = self._say("choice.place", verb=verb, value=value, cell=cell_text(cell), sum=total)
        return Choice(key, text, (token,))

    def _move(self) -> Decision:
        sources = sorted({source(token) for token in self._legal})
        few = self._legal if len(self._legal) <= MOST_LISTED else []
        round_ = self._view["second_round"]
        notes = [self._say("moving.free", cells=cells_text(sources), left=round_["limit"] - round_["moved"])]
        return Decision(self._moves(few), "prompt.move", notes, _read_move, self._where_to)

    def _where_to(self, typed: str) -> Decision | None:
        """The tile to be moved is chosen; its place is not."""
        found = ONE_CELL.fullmatch(typed)
        if not found or found[1]:
            return None
        start = int(found[2]), int(found[3])
        moves = [token for token in self._legal if source(token) == start]
        if not moves:
            return None
        few = moves if len(moves) <= MOST_LISTED else []
        notes = [self._say("moving.where", cell=cell_text(start))]
        return Decision(self._moves(few), "prompt.target", notes, lambda to: _read_target(start, to))

    def _moves(self, tokens: list[str]) -> list[Choice]:
        values = {(tile["x"], tile["y"]): tile["value"] for tile in self._view["tiles"]}
        choices = []
        for number, token in enumerate(tokens, 1):
            start, cell = source(token), target(token)
            total = line_sum(self._view, self._seat, cell, values[start], start)
            details = {"from": cell_text(start), "cell": cell_text(cell), "value": values[start]}
            choices.append(Choice(str(number), self._say("choice.move", **details, sum=total), (token,)))
        return choices


def target(token: str) -> Cell:
    """Where a move goes.

    >>> target("move:0,1>2,-2")
    (2, -2)
    """
    return _cell(re.split("[:>]", token)[-1])


def source(token: str) -> Cell:
    """Where a move of the second round comes from."""
    return _cell(re.split("[:>]", token)[1])


def _cell(text: str) -> Cell:
    x, _, y = text.partition(",")
    return int(x), int(y)


def _few(choices: list[Choice]) -> list[Choice]:
    return choices if len(choices) <= MOST_LISTED else []


def _read_placing(typed: str, verb: str, words: Mapping[str, str] = ENDS) -> Tokens:
    """A cell, perhaps after a verb of its own."""
    found = ONE_CELL.fullmatch(typed)
    if not found:
        return ()
    chosen = words.get(found[1], found[1]) if found[1] else verb
    return (f"{chosen}:{int(found[2])},{int(found[3])}",)


def _read_move(typed: str) -> Tokens:
    found = TWO_CELLS.fullmatch(typed)
    if found:
        from_x, from_y, to_x, to_y = map(int, found.groups())
        return (f"move:{from_x},{from_y}>{to_x},{to_y}",)
    one = ONE_CELL.fullmatch(typed)
    if not one or one[1]:
        return ()
    # This tile cannot move anywhere: with any target the rules say why.
    x, y = int(one[2]), int(one[3])
    return (f"move:{x},{y}>{x + 1},{y}",)


def _read_target(start: Cell, typed: str) -> Tokens:
    found = ONE_CELL.fullmatch(typed)
    return _read_move(f"{cell_text(start)}>{int(found[2])},{int(found[3])}") if found else ()
