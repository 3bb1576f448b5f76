"""A summary as tables on the terminal, as JSON, CSV or Parquet."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Sequence
from typing import Final

from tenfold.i18n.catalogs import Catalog
from tenfold.i18n.numbers import written
from tenfold.lab.statistics.summary import Summary
from tenfold.protocol.game import Json

from .faults import faults_json, faults_table
from .figures import NONE, number, share_of
from .text_table import TextTable, columns_in

COLUMNS: Final = ("topic", "name", "figure", "mean", "low", "high", "sd", "n")


def tables_of(summary: Summary, bots: Sequence[str], catalog: Catalog) -> Iterator[TextTable]:
    """What people look at first; everything else is in the JSON."""
    has_points = bool(summary.find("game", "all", "points").n)
    yield _seats(summary, bots, has_points, catalog)
    if len(set(bots)) > 1:
        yield _bots(summary, has_points, catalog)
    yield _games(summary, has_points, catalog)
    if summary.names("wildcard"):
        yield _wildcards(summary, catalog)
    if summary.faults:
        yield faults_table(summary.faults, catalog, "failed_bot")


def _seats(summary: Summary, bots: Sequence[str], has_points: bool, catalog: Catalog) -> TextTable:
    more = ("points", "sd", "busts") if has_points else ()
    table = TextTable(columns_in(catalog, "seat", "bot", "victories", *more))
    for name in summary.names("seat"):
        seat = int(name)
        bot = bots[seat] if seat < len(bots) else catalog.say("lab.opponent")
        table.add(
            seat + 1,  # as people count
            bot,
            share_of(catalog, summary.find("seat", name, "victories")),
            *_points(summary, name, catalog),
        )
    return table


def _points(summary: Summary, seat: str, catalog: Catalog) -> list[str]:
    points = summary.find("seat", seat, "points")
    if not points.n:
        return []
    busts = summary.find("seat", seat, "busts").mean
    return [number(catalog, points), written(catalog, points.sd, 2), written(catalog, busts, 2)]


def _bots(summary: Summary, has_points: bool, catalog: Catalog) -> TextTable:
    more = ("points",) if has_points else ()
    table = TextTable(columns_in(catalog, "bot", "victories_a_seat", *more))
    for name in summary.names("bot"):
        points = [number(catalog, summary.find("bot", name, "points"))] if has_points else []
        table.add(name, share_of(catalog, summary.find("bot", name, "victories")), *points)
    return table


def _games(summary: Summary, has_points: bool, catalog: Catalog) -> TextTable:
    table = TextTable(columns_in(catalog, "a_game", "mean", "sd"))
    figures = ("moves", "winning points", "busts", "purchases") if has_points else ("moves",)
    rows = [(catalog.say(figure_key(figure)), summary.find("game", "all", figure)) for figure in figures]
    for colour in summary.names("run"):
        rows.append((catalog.say("lab.run_length", colour=colour), summary.find("run", colour, "length")))
    for label, estimate in rows:
        table.add(label, number(catalog, estimate), written(catalog, estimate.sd, 2))
    for ending in summary.names("ending"):
        label = catalog.say("lab.ended_by", ending=ending)
        table.add(label, share_of(catalog, summary.find("ending", ending, "ended by")), "")
    return table


def figure_key(figure: str) -> str:
    """The message that names a figure of a game."""
    return f"lab.column.{figure.replace(' ', '_')}"


def _wildcards(summary: Summary, catalog: Catalog) -> TextTable:
    table = TextTable(columns_in(catalog, "wildcard", "price", "unsold"))
    for code in summary.names("wildcard"):
        price = summary.find("wildcard", code, "price")
        unsold = share_of(catalog, summary.find("wildcard", code, "unsold"))
        table.add(code, number(catalog, price) if price.n else NONE, unsold)
    return table


def to_json(summary: Summary, catalog: Catalog) -> Json:
    figures: Json = {}
    for topic, name, figure, estimate in summary.figures():
        figures.setdefault(topic, {}).setdefault(name, {})[figure] = estimate._asdict()
    return {"games": summary.games, "figures": figures, "faults": faults_json(summary.faults, catalog)}


def as_json(summary: Summary, about: Json, catalog: Catalog) -> str:
    data = {**about, **to_json(summary, catalog)}
    return json.dumps(data, ensure_ascii=False, indent=1, allow_nan=False) + "\n"


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
