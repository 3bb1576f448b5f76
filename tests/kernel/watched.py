"""Rules interpreted under watch: the same answers as Python's, and word of everything for which a checked
build may stop."""

from __future__ import annotations

import ast
import math
import operator
from types import ModuleType
from typing import Any, Final

from tenfold import kernel

HIGHEST: Final = (1 << 63) - 1
LOWEST: Final = -(1 << 63)
EXACT: Final = 1 << 53  # whole numbers up to here are real numbers, too
OPERATORS: Final[dict[str, Any]] = {
    "Add": operator.add,
    "Sub": operator.sub,
    "Mult": operator.mul,
    "Div": operator.truediv,
    "FloorDiv": operator.floordiv,
    "Mod": operator.mod,
    "LShift": operator.lshift,
    "RShift": operator.rshift,
    "BitAnd": operator.and_,
    "BitOr": operator.or_,
    "BitXor": operator.xor,
    "Lt": operator.lt,
    "LtE": operator.le,
    "Gt": operator.gt,
    "GtE": operator.ge,
    "Eq": operator.eq,
    "NotEq": operator.ne,
}
RANGES: Final = {
    "short": (-(1 << 15), (1 << 15) - 1),
    "byte": (0, 255),
    "shorts": (-(1 << 15), (1 << 15) - 1),
}


class Beyond(Exception):
    """A number is kept that does not fit: a checked build has to stop."""


class Watch:
    """What the watched text calls instead of what is written in it."""

    def __init__(self) -> None:
        self.excuses: list[str] = []

    def note(self, excuse: str, found: bool) -> None:
        if found:
            self.excuses.append(excuse)

    def result(self, value: Any) -> Any:
        self.note("more than 64 bits", isinstance(value, int) and not LOWEST <= value <= HIGHEST)
        return value

    def operate(self, name: str, left: Any, right: Any) -> Any:
        if name in ("LShift", "RShift"):
            self.note("shifted too far", not 0 <= right < 64)
            if right > 4096:
                raise Beyond
        elif name == "Div" or isinstance(left, float) or isinstance(right, float):
            self.exact(left)
            self.exact(right)
        return self.result(OPERATORS[name](left, right))

    def exact(self, value: Any) -> Any:
        self.note("rounded", isinstance(value, int) and not -EXACT <= value <= EXACT)
        return value

    def opposite(self, value: Any) -> Any:
        return self.result(-value)

    def at(self, place: int) -> int:
        self.note("counted from the end", place < 0)
        return place

    def keep(self, value: Any, field: str = "") -> Any:
        low, high = RANGES.get(field, (LOWEST, HIGHEST))
        if isinstance(value, int) and not low <= value <= high:
            raise Beyond
        return value

    # Functions that take the places of others.

    def abs(self, value: Any) -> Any:
        return self.result(abs(value))

    def int(self, value: Any) -> Any:
        return self.result(int(value))

    def float(self, value: Any) -> Any:
        return float(self.exact(value))

    def single(self, value: Any) -> Any:
        return kernel.single(self.exact(value))

    def square_root(self, value: Any) -> Any:
        return math.sqrt(self.exact(value))

    def lowest_bit(self, value: Any) -> Any:
        self.note("no bit", value == 0)
        return kernel.lowest_bit(value)

    def count_bits(self, value: Any) -> Any:
        self.note("negative mask", value < 0)
        return kernel.count_bits(value)


class Watching(ast.NodeTransformer):
    """Puts the watch into a text."""

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        return _ask("operate", ast.Constant(type(node.op).__name__), node.left, node.right)

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        self.generic_visit(node)
        name = type(node.ops[0]).__name__
        if len(node.ops) > 1 or name not in OPERATORS:
            return node
        return _ask("operate", ast.Constant(name), node.left, node.comparators[0])

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        self.generic_visit(node)
        return _ask("opposite", node.operand) if isinstance(node.op, ast.USub) else node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        node.slice = _ask("at", node.slice)
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        name = getattr(node.func, "id", "")
        if hasattr(Watch, name):
            return _ask(name, *node.args)
        if name.startswith("rule_"):
            node.args = [_ask("keep", argument) for argument in node.args]
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        self.generic_visit(node)
        target = node.targets[0]
        if isinstance(target, ast.Tuple):
            if isinstance(node.value, ast.Tuple):
                node.value.elts = [_ask("keep", value) for value in node.value.elts]
        else:
            node.value = _ask("keep", node.value, ast.Constant(_field(target)))
        return node

    def visit_AugAssign(self, node: ast.AugAssign) -> list[ast.AST]:
        """The place is found once, and the number read before the other one is computed."""
        found: list[ast.AST] = []
        if isinstance(node.target, ast.Subscript):
            found.append(ast.Assign([ast.Name("place", ast.Store())], self.visit(node.target.slice)))
            node.target.slice = ast.Name("place", ast.Load())
        read = ast.parse(ast.unparse(node.target), mode="eval").body
        changed = ast.Assign([node.target], ast.BinOp(read, node.op, node.value))
        return [*found, self.visit_Assign(changed)]

    def visit_Return(self, node: ast.Return) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.value, ast.Tuple):
            node.value.elts = [_ask("keep", value) for value in node.value.elts]
        elif node.value is not None:
            node.value = _ask("keep", node.value)
        return node


def watched(text: str, around: dict[str, Any]) -> tuple[ModuleType, Watch]:
    """The rules of a text, under watch; whatever else they name is found around them."""
    functions = [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]
    for function in functions:
        body = ast.Module(function.body, [])
        function.body = Watching().visit(body).body
    module, watch = ModuleType("watched"), Watch()
    module.__dict__.update(around, watch=watch)
    tree = ast.fix_missing_locations(ast.Module([*functions], []))
    exec(compile(tree, "watched", "exec", dont_inherit=True), module.__dict__)
    return module, watch


def _ask(name: str, *given: ast.expr) -> ast.Call:
    return ast.Call(ast.Attribute(ast.Name("watch", ast.Load()), name, ast.Load()), list(given), [])


def _field(target: ast.expr) -> str:
    owner = target.value if isinstance(target, ast.Subscript) else target
    return owner.attr if isinstance(owner, ast.Attribute) else ""
