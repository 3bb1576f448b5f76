"""What the pool warns of while a test runs."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from tenfold.server.bot_workers.bot_workers import logger


@pytest.fixture
def warnings() -> Iterator[list[str]]:
    told: list[str] = []
    listener = logging.Handler(logging.WARNING)
    listener.emit = lambda record: told.append(record.getMessage())  # type: ignore[method-assign]
    logger.addHandler(listener)
    yield told
    logger.removeHandler(listener)
