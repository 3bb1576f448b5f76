"""What a live table needs of the server around it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from tenfold.server.now import Now
from tenfold.server.results.results import Results
from tenfold.server.storage.database import Database
from tenfold.server.storage.tables import TableStore

from .absences import Absences
from .bus import Bus
from .heartbeat import Heartbeat

if TYPE_CHECKING:
    from .live_table import LiveTable


class Bots(Protocol):
    def drive(self, live: LiveTable) -> None:
        """Lets the bots of a table move, as long as it is their turn."""


@dataclass(frozen=True, slots=True)
class Context:
    now: Now
    database: Database
    store: TableStore
    results: Results
    bus: Bus
    bots: Bots
    heartbeat: Heartbeat
    absences: Absences
