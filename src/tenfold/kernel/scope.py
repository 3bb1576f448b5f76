"""The names of a rule: what kind each has, and whether it surely has a value at this point."""

from __future__ import annotations

from .kinds import Kind, Known, ListOf, RowsOf, Scalar, StructsOf
from .values import Value

SUFFIXES = ("", ".length", ".width")


class Scope:
    def __init__(self, parameters: dict[str, Kind]) -> None:
        self.kinds = dict(parameters)
        self.assigned = set(parameters)
        self.locals: list[tuple[str, str]] = []  # name and type of WebAssembly's, parameters aside
        self._spare = 0

    def add(self, name: str, kind: Kind) -> None:
        """A name gets its first value, and its kind with it."""
        self.kinds[name] = kind
        self.locals += parts_of(name, kind)

    def read(self, name: str) -> Value:
        kind = self.kinds[name]
        text, length, width = (f"(local.get ${name}{suffix})" for suffix in SUFFIXES)
        match kind:
            case ListOf() | StructsOf():
                return Value(kind, text, length=length)
            case RowsOf():
                return Value(kind, text, length=length, width=width)
            case Known():
                return Value(kind)
        return Value(kind, text)

    def spare(self, kind: Scalar | str) -> str:
        """A local variable that no other part of the rule uses."""
        self._spare += 1
        name = f".{self._spare}"
        self.locals.append((name, kind if isinstance(kind, str) else kind.type))
        return name


def parts_of(name: str, kind: Kind) -> list[tuple[str, str]]:
    """The parameters or local variables that a value of a kind takes up."""
    return [(f"{name}{suffix}", type_) for suffix, type_ in zip(SUFFIXES, kind.parts, strict=False)]
