"""Reading options as they stand in a record: each one checked, none unknown, defaults filled in."""

from __future__ import annotations

from collections.abc import Mapping

from .errors import BadOptions


class OptionReader:
    """Takes the options out of a mapping one by one; `finish` refuses what nobody asked for."""

    def __init__(self, raw: Mapping[str, object]) -> None:
        self._rest = dict(raw)

    def take(self, name: str, default: object = None) -> object:
        return self._rest.pop(name, default)

    def whole(self, name: str, default: int | None, lowest: int, highest: int | None = None) -> int:
        """A whole number within bounds; without a default it is required."""
        value = self.take(name, default)
        if value is None:
            raise BadOptions("options.missing", option=name)
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadOptions("options.not_whole", option=name, value=spell(value))
        if value < lowest or (highest is not None and value > highest):
            key = "options.below" if highest is None else "options.outside"
            raise BadOptions(key, option=name, value=value, lowest=lowest, highest=highest or 0)
        return value

    def flag(self, name: str) -> bool:
        value = self.take(name, False)
        if not isinstance(value, bool):
            raise BadOptions("options.not_true_or_false", option=name, value=spell(value))
        return value

    def one_of(self, name: str, known: Mapping[str, object]) -> str:
        value = self.take(name)
        if value is None:
            raise BadOptions("options.missing", option=name)
        if not isinstance(value, str) or value not in known:
            raise BadOptions("options.unknown_value", option=name, value=spell(value), known=", ".join(known))
        return value

    def finish(self) -> None:
        for name in self._rest:
            raise BadOptions("options.unknown", option=spell(name))


def spell(value: object) -> str:
    """A foreign value, short enough to stand in a sentence."""
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= 40 else text[:39] + "…"
