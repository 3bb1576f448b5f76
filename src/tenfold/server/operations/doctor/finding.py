"""What was found: well, worth a thought, or to be changed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec

Level: TypeAlias = Literal["ok", "advice", "must"]


class Finding(msgspec.Struct, frozen=True):
    """One sentence of the catalog, with the setting that it is about."""

    level: Level
    key: str
    details: dict[str, str | int] = {}
    setting: str | None = None


def ok(key: str, **details: str | int) -> Finding:
    return Finding("ok", key, details)


def advice(key: str, setting: str | None = None, **details: str | int) -> Finding:
    return Finding("advice", key, details, setting)


def must(key: str, setting: str | None = None, **details: str | int) -> Finding:
    return Finding("must", key, details, setting)


def is_well(findings: Iterable[Finding]) -> bool:
    return all(finding.level != "must" for finding in findings)
