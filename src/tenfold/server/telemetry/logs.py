"""The log: a line an event, to be read by people or by programs."""

from __future__ import annotations

import json
import logging
import logging.config
from typing import Any, Final

from tenfold.server.settings import Settings

USUAL: Final = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    """A JSON object a line, with whatever the event is about."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in USUAL},
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, default=str, ensure_ascii=False)


class TextLines(logging.Formatter):
    """The same for people."""

    def format(self, record: logging.LogRecord) -> str:
        more = " ".join(f"{name}={value}" for name, value in vars(record).items() if name not in USUAL)
        line = f"{self.formatTime(record, '%H:%M:%S')} {record.levelname.lower()}: {record.getMessage()}"
        line = f"{line} ({more})" if more else line
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def configuration(settings: Settings) -> dict[str, Any]:
    """For `logging.config`, ours and uvicorn's."""
    level = settings.log_level.upper()
    discreet = "INFO" if level == "DEBUG" else level  # it would write messages and headers, secrets and all
    formatter = JsonLines if settings.log == "json" else TextLines
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": formatter}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines"}},
        "loggers": {
            name: {"handlers": ["stderr"], "level": level, "propagate": False}
            for name, level in (("tenfold", level), ("uvicorn", discreet))
        },
    }
