"""A summary as tables on the terminal, as JSON, CSV or Parquet."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Sequence
from typing import Final

from tenfold.protocol.game import Json

from .summary import Summary
from .table import Table

COLUMNS: Final = ("topic", "name", "figure", "mean", "low", "high", "sd", "n")
COLOUR_NAMES: Final = {"B": "blue", "G": "green", "O": "orange", "P": "pink"}


def tables_of(summary: Summary, bots: Sequence[str]) -> Iterator[Table]:
    """What people look at first; everything else is in the JSON."""
    has_points = bool(summary.find("game", "all", "points").n)
    seats = Table(["seat", "bot", "victories", *(["points", "sd", "busts"] if has_points else [])])
    for name in summary.names("seat"):
        bot = bots[int(name)] if int(name) < len(bots) else "the opponent"
        seats.add(
            name, bot, summary.find("seat", name, "victories").percent(), *_points(summary, "seat", name)
        )
    yield seats
    if len(set(bots)) > 1:
        yield _bots(summary, has_points)
    yield _games(summary, has_points)
    if summary.names("wildcard"):
        yield _wildcards(summary)
    if summary.faults:
        yield _faults(summary)


def _points(summary: Summary, topic: str, name: str) -> list[str]:
    points = summary.find(topic, name, "points")
    if not points.n:
        return []
    return [points.number(), f"{points.sd:.2f}", f"{summary.find(topic, name, 'busts').mean:.2f}"]


def _bots(summary: Summary, has_points: bool) -> Table:
    table = Table(["bot", "victories a seat", *(["points"] if has_points else [])])
    for name in summary.names("bot"):
        points = [summary.find("bot", name, "points").number()] if has_points else []
        table.add(name, summary.find("bot", name, "victories").percent(), *points)
    return table


def _games(summary: Summary, has_points: bool) -> Table:
    table = Table(["a game", "mean", "sd"])
    for figure in ("moves", *(("winning points", "busts", "purchases") if has_points else ())):
        estimate = summary.find("game", "all", figure)
        table.add(figure, estimate.number(), f"{estimate.sd:.2f}")
    for colour in summary.names("run"):
        estimate = summary.find("run", colour, "length")
        table.add(f"run in {COLOUR_NAMES[colour]}", estimate.number(), f"{estimate.sd:.2f}")
    for ending in summary.names("ending"):
        table.add(f"ended by {ending}", summary.find("ending", ending, "ended by").percent(), "")
    return table


def _wildcards(summary: Summary) -> Table:
    table = Table(["wildcard", "price", "unsold"])
    for code in summary.names("wildcard"):
        price = summary.find("wildcard", code, "price")
        table.add(
            code, price.number() if price.n else "–", summary.find("wildcard", code, "unsold").percent()
        )
    return table


def _faults(summary: Summary) -> Table:
    table = Table(["bot that failed", "games forfeited", "the first time"])
    for bot, fault in summary.faults.items():
        table.add(bot, fault.times, fault.sentence)
    return table


def as_json(summary: Summary, about: Json) -> str:
    return json.dumps({**about, **summary.to_json()}, ensure_ascii=False, indent=1, allow_nan=False) + "\n"


def as_csv(summary: Summary) -> str:
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(COLUMNS)
    rows.writerows((*figure[:3], *figure.estimate) for figure in summary.figures())
    return text.getvalue()


def as_parquet(summary: Summary) -> bytes:
    import pyarrow as pa  # type: ignore[import-untyped]  # noqa: PLC0415  (the extra `lab`)
    import pyarrow.parquet as pq  # type: ignore[import-untyped]  # noqa: PLC0415

    rows = [(*figure[:3], *figure.estimate) for figure in summary.figures()]
    columns = dict(zip(COLUMNS, zip(*rows, strict=True), strict=True))
    buffer = pa.BufferOutputStream()
    pq.write_table(pa.table({name: list(values) for name, values in columns.items()}), buffer)
    return bytes(buffer.getvalue())
