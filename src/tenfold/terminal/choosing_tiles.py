"""The choices of the tile game: cells and tiles have letters on the board; coordinates do as well."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import chain, product
from typing import Final

from tenfold.i18n.catalogs import Catalog
from tenfold.i18n.story import cell_text
from tenfold.protocol.game import Json
from tenfold.records.play import Play

from .choosing import Cell, Choice, Decision, Tokens
from .drawing_tiles import line_sum

# The letters of cells: none that is a command, nor one that means an end of a row in some language.
LETTERS: Final = "abcdefghijkmnovwxyz"
TEN: Final = 10

NUMBER: Final = r"([+-]?[0-9]{1,9})"
CELL: Final = rf"\(?\s*{NUMBER}\s*[,;]\s*{NUMBER}\s*\)?"
ONE_CELL: Final = re.compile(rf"(?:([^\W\d_]+)[\s:]*)?{CELL}")
TWO_CELLS: Final = re.compile(rf"(?:move)?[\s:]*{CELL}\s*(?:->|>|\s)\s*{CELL}")
ENDS: Final = {"l": "left", "left": "left", "r": "right", "right": "right"}
NAMED: Final = re.compile(r"([^\W\d_]*?)\s*([a-z]{1,2})")


class TileChoices:
    def __init__(self, catalog: Catalog, play: Play) -> None:
        self._say = catalog.say
        self._view: Json = play.view()
        self._seat = play.to_move
        self._legal = play.legal()
        # The words of the moves themselves are understood in every language.
        words = {end: self._say(f"typed.{end}").split() for end in ("left", "right")}
        self._ends = {**ENDS, **{word: end for end, said in words.items() for word in said}}
        self._letters = {end: said[-1] for end, said in words.items()}

    def decision(self) -> Decision:
        if self._view["phase"] == "move":
            return self._move()
        return self._place_row_end() if self._view["open"] else self._place()

    def _place(self) -> Decision:
        value = self._view["hand"]
        labels = labels_of(target(token) for token in self._legal)
        choices = [self._placing(labels[target(token)], token, value) for token in self._legal]
        notes = [self._say("placing.in_hand", value=value)]
        return Decision(
            _by_key(choices),
            "prompt.place",
            notes,
            lambda typed: _read_placing(typed, "place"),
            labels=labels,
        )

    def _place_row_end(self) -> Decision:
        row = self._view["supplies"][self._seat]["row"]
        labels = labels_of(target(token) for token in self._legal)
        choices = [self._from_row(token, labels, row) for token in self._legal]
        key = "placing.ends" if len(row) > 1 else "placing.last"
        notes = [self._say(key, left=row[0], right=row[-1])]
        prompt = "prompt.place_end" if len(row) > 1 else "prompt.place"
        cells = {label: cell for cell, label in labels.items()}
        return Decision(
            _by_key(choices),
            prompt,
            notes,
            lambda typed: self._read_from_row(typed, cells),
            lambda typed: self._which_end(typed, cells),
            labels=labels,
        )

    def _from_row(self, token: str, labels: Mapping[Cell, str], row: list[int]) -> Choice:
        """A tile of one end; of the last tile the end is not asked for."""
        end, label = token.partition(":")[0], labels[target(token)]
        key = self._letters[end] + label if len(row) > 1 else label
        return self._placing(key, token, row[0] if end == "left" else row[-1])

    def _which_end(self, typed: str, cells: Mapping[str, Cell]) -> Decision | None:
        """The cell is chosen; the end of the row that the tile comes from is not."""
        found = ONE_CELL.fullmatch(typed)
        cell = (int(found[2]), int(found[3])) if found and not found[1] else cells.get(typed)
        tokens = [token for token in self._legal if target(token) == cell]
        if cell is None or len(tokens) < 2:
            return None
        row = self._view["supplies"][self._seat]["row"]
        values = (row[0], row[-1])
        choices = [self._placing(str(n + 1), token, values[n]) for n, token in enumerate(tokens)]
        x, y = cell
        return Decision(
            choices, "prompt.end", [], lambda end: _read_placing(f"{end} {x},{y}", "left", self._ends)
        )

    def _read_from_row(self, typed: str, cells: Mapping[str, Cell]) -> Tokens:
        named = NAMED.fullmatch(typed)
        if named and named[1] in self._ends and named[2] in cells:
            x, y = cells[named[2]]
            return (f"{self._ends[named[1]]}:{x},{y}",)
        return _read_placing(typed, "left", self._ends)

    def _placing(self, key: str, token: str, value: int) -> Choice:
        verb, cell = token.partition(":")[0], target(token)
        total = line_sum(self._view, self._seat, cell, value)
        text = self._say("choice.place", verb=verb, value=value, cell=cell_text(cell), sum=total)
        return Choice(key, text, (token,), _in_short(total))

    def _move(self) -> Decision:
        labels = labels_of(source(token) for token in self._legal if token != "pass")
        round_ = self._view["second_round"]
        notes = [self._say("moving.free", left=round_["limit"] - round_["moved"])]
        values = self._values()
        choices = [
            Choice(
                label,
                self._say("choice.take", value=values[cell], cell=cell_text(cell)),
                short=f"{values[cell]} ({cell_text(cell)})",
            )
            for cell, label in labels.items()
        ]
        cells = {label: cell for cell, label in labels.items()}
        return Decision(
            _by_key(choices),
            "prompt.move",
            notes,
            _read_move,
            lambda typed: self._where_to(typed, cells),
            labels=labels,
        )

    def _where_to(self, typed: str, cells: Mapping[str, Cell]) -> Decision | None:
        """The tile to be moved is chosen; its place is not."""
        found = ONE_CELL.fullmatch(typed)
        start = (int(found[2]), int(found[3])) if found and not found[1] else cells.get(typed)
        moves = [token for token in self._legal if token != "pass" and source(token) == start]
        if start is None or not moves:
            return None
        labels = labels_of(target(token) for token in moves)
        notes = [self._say("moving.where", cell=cell_text(start))]
        choices = [self._moving(labels[target(token)], token, start) for token in moves]
        return Decision(
            _by_key(choices), "prompt.target", notes, lambda to: _read_target(start, to), labels=labels
        )

    def _moving(self, key: str, token: str, start: Cell) -> Choice:
        cell, value = target(token), self._values()[start]
        total = line_sum(self._view, self._seat, cell, value, start)
        details = {"from": cell_text(start), "cell": cell_text(cell), "value": value}
        return Choice(key, self._say("choice.move", **details, sum=total), (token,), _in_short(total))

    def _values(self) -> dict[Cell, int]:
        return {(tile["x"], tile["y"]): tile["value"] for tile in self._view["tiles"]}


def labels_of(cells: Iterable[Cell]) -> dict[Cell, str]:
    """A letter for each cell, from the top left on; where there are more cells than letters, two."""
    in_order = sorted(set(cells), key=lambda cell: (-cell[1], cell[0]))
    names = chain(LETTERS, map("".join, product(LETTERS, repeat=2)))
    return dict(zip(in_order, names, strict=False))


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


def _by_key(choices: list[Choice]) -> list[Choice]:
    """In the order in which the letters stand on the board."""
    return sorted(choices, key=lambda choice: (len(choice.key), choice.key))


def _in_short(total: int) -> str:
    """The sum of a line; the one that wins stands out."""
    return f"{total}!" if total == TEN else str(total)


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
    return _read_move(f"{start[0]},{start[1]}>{int(found[2])},{int(found[3])}") if found else ()
