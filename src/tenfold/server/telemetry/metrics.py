"""Figures for those who host: Prometheus reads them."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Metric,
    generate_latest,
    multiprocess,
)
from prometheus_client.registry import Collector

from tenfold.server.now import steady_seconds

SEVERAL: Final = "PROMETHEUS_MULTIPROC_DIR"  # where several workers put their figures together

changes: Final = Counter("tenfold_changes_total", "Changes of tables that were stored.")
moves: Final = Counter("tenfold_moves_total", "Moves that were stored, chance's included.")
refusals: Final = Counter("tenfold_refusals_total", "Commands and requests that were refused.", ["key"])
requests: Final = Counter("tenfold_requests_total", "HTTP requests that were answered.", ["status"])
unknown_outcomes: Final = Counter(
    "tenfold_unknown_outcomes_total",
    "Commits of which the database did not say whether they were stored, by what was found out.",
    ["found"],
)
storing: Final = Histogram(
    "tenfold_storing_seconds",
    "From asking the database to store a change until it has.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
thinking: Final = Histogram(
    "tenfold_bot_seconds",
    "From asking a bot until it has chosen, waiting for a free one included.",
    buckets=(0.001, 0.005, 0.02, 0.1, 0.5, 1, 5),
)
connections: Final = Gauge("tenfold_connections", "Open sockets.", multiprocess_mode="livesum")
live_tables: Final = Gauge("tenfold_live_tables", "Tables in memory.", multiprocess_mode="livesum")


@contextmanager
def timed(histogram: Histogram) -> Iterator[None]:
    """How long something took that went well."""
    began = steady_seconds()
    yield
    histogram.observe(steady_seconds() - began)


@contextmanager
def of_worker() -> Iterator[None]:
    """What is open in this process counts as long as the process lives; so do those of workers that were
    killed until the next one begins."""
    if SEVERAL not in os.environ:
        yield
        return
    for path in Path(os.environ[SEVERAL]).glob("gauge_live*.db"):
        worker = int(path.stem.rpartition("_")[2])
        if not _is_alive(worker):
            multiprocess.mark_process_dead(worker)  # type: ignore[no-untyped-call]
    try:
        yield
    finally:
        multiprocess.mark_process_dead(os.getpid())  # type: ignore[no-untyped-call]


def _is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def report() -> bytes:
    """All figures as text; of all workers when there are several."""
    if SEVERAL not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    registry.register(_OfAllWorkers())
    return generate_latest(registry)


class _OfAllWorkers(Collector):
    """What every worker has written down so far. One that begins makes its files before it writes."""

    def collect(self) -> Iterable[Metric]:
        files = [str(path) for path in Path(os.environ[SEVERAL]).glob("*.db") if _is_begun(path)]
        metrics: Iterable[Metric] = multiprocess.MultiProcessCollector.merge(files)  # type: ignore[no-untyped-call]
        return metrics


def _is_begun(path: Path) -> bool:
    try:
        return path.stat().st_size > 0
    except FileNotFoundError:  # its worker has ended
        return False
