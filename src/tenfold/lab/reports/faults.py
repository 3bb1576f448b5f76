"""Bots that failed, named with their first reason."""

from __future__ import annotations

from tenfold.i18n.catalogs import Catalog
from tenfold.lab.statistics.faults import Faults
from tenfold.protocol.game import Json

from .text_table import TextTable, columns_in


def faults_table(faults: Faults, catalog: Catalog, head: str) -> TextTable:
    """A row for each bot, under a head of one's choice."""
    table = TextTable(columns_in(catalog, head, "forfeited", "first_fault"))
    for name, fault in faults.items():
        table.add(name, fault.times, catalog.explain(fault.error))
    return table


def faults_sentences(faults: Faults, catalog: Catalog) -> list[str]:
    return [
        catalog.say("lab.forfeited", name=name, games=fault.times, problem=catalog.explain(fault.error))
        for name, fault in faults.items()
    ]


def faults_json(faults: Faults, catalog: Catalog) -> Json:
    return {
        name: {"games": fault.times, "first": catalog.explain(fault.error)} for name, fault in faults.items()
    }
