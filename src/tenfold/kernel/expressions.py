"""Expressions of a rule: each becomes one nested piece of WebAssembly text.

Python evaluates from left to right, and so does WebAssembly; operands are never moved. What has to be read
twice, the middle of a chained comparison say, is kept in a local variable on the way.
"""

from __future__ import annotations

import ast
import builtins
import operator
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from .arithmetic import (
    COMPARISONS,
    HIGHEST,
    LOWEST,
    REAL_INSTRUCTIONS,
    WRAPPING,
    compare,
    constant,
    operate,
)
from .calls import call
from .kinds import (
    BOOL,
    INT,
    REAL,
    SINGLE,
    Kind,
    Known,
    ListOf,
    RowsOf,
    Scalar,
    StructOf,
    StructsOf,
)
from .layout import Field
from .refusals import ADVICE, NotInSubset
from .rules import Slots, is_rule
from .scope import Scope
from .source import Source
from .values import Place, Value

if TYPE_CHECKING:
    from .program import Program

FOLDED: Final[dict[type[ast.operator], Callable[[int, int], int]]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
}


CONVERSIONS: Final[dict[Kind, str]] = {
    INT: "turn it into one with int(…)",
    REAL: "write it as 1.0, or turn it into one with float(…)",
    BOOL: "compare it: … != 0",
    SINGLE: "round it with single(…)",
}


class Expressions:
    def __init__(self, program: Program, source: Source, scope: Scope) -> None:
        self.program = program
        self.source = source
        self.scope = scope
        self.checked = program.checked

    def refuse(self, node: ast.AST, what: str, instead: str) -> NotInSubset:
        return self.source.refuse(node, what, instead)

    def refuse_construct(self, node: ast.AST) -> NotInSubset:
        what, instead = ADVICE.get(
            type(node), (f"uses {type(node).__name__}", "write it with what is in the subset")
        )
        return self.refuse(node, what, instead)

    # What is wanted of an expression.

    def number(self, node: ast.expr, wraps: bool = False) -> str:
        """A whole number."""
        return self.turn_into(self.value(node, wraps), INT, node)

    def condition(self, node: ast.expr) -> str:
        """A yes or no, as Python would take it where one is asked for."""
        if isinstance(node, ast.BoolOp):
            return self._and_or(node)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return f"(i32.eqz {self.condition(node.operand)})"
        value = self.value(node)
        if value.kind == BOOL:
            return value.text
        if not isinstance(value.kind, Scalar):
            raise self.refuse(node, f"asks whether {value.kind} is true", "compare a number")
        type_ = value.kind.type
        return f"({type_}.ne {value.text} ({type_}.const 0))"

    def turn_into(self, value: Value, kind: Kind, node: ast.AST) -> str:
        """A scalar as one of another kind, where Python makes no difference between them."""
        if value.kind == kind:
            return value.text
        if (value.kind, kind) == (BOOL, INT):
            return f"(i64.extend_i32_u {value.text})"
        if (value.kind, kind) == (SINGLE, REAL):
            return f"(f64.promote_f32 {value.text})"
        instead = CONVERSIONS.get(kind) if isinstance(value.kind, Scalar) else None
        raise self.refuse(node, f"uses {value.kind} where it needs {kind}", instead or f"give it {kind}")

    def as_real(self, value: Value, node: ast.AST) -> str:
        """A number beside a real one in arithmetic, which makes it real. Where it is only kept, Python leaves
        it alone: a whole number stays whole, and is never rounded."""
        if value.kind == BOOL:
            return f"(f64.convert_i32_u {value.text})"
        if value.kind == INT:
            exact = "call $exactly" if self.checked else "f64.convert_i64_s"
            return f"({exact} {value.text})"
        return self.turn_into(value, REAL, node)

    # Values.

    def value(self, node: ast.expr, wraps: bool = False) -> Value:
        folded = self.folded(node)
        if folded is not None:
            if not LOWEST <= folded <= HIGHEST:
                raise self.refuse(node, "uses a number of more than 64 bits", "use a smaller one")
            return Value(INT, constant(folded))
        match node:
            case ast.Constant(bool() | float() as value):
                return _constant(value)
            case ast.Constant(str() | bytes()):
                raise self.refuse_construct(ast.copy_location(ast.JoinedStr([]), node))
            case ast.Constant():
                raise self.refuse(
                    node, "uses a value that is no number", "use a number, such as -1, that says so"
                )
            case ast.Name(name):
                return self._name(node, name)
            case ast.Attribute():
                return self._attribute(node)
            case ast.Subscript():
                return self._subscript(node)
            case ast.BinOp():
                return self._operation(node, wraps)
            case ast.UnaryOp():
                return self._unary(node, wraps)
            case ast.Compare():
                return Value(BOOL, self._comparison(node))
            case ast.BoolOp():
                return self._and_or_value(node)
            case ast.IfExp():
                return self._choice(node)
            case ast.Call():
                return call(self, node)
        raise self.refuse_construct(node)

    def folded(self, node: ast.expr) -> int | None:
        """A whole number that is known when the rule is translated."""
        match node:
            case ast.Constant(int() as value) if not isinstance(value, bool):
                return value
            case ast.Name() | ast.Attribute():
                known = self.known(node)
                return known if isinstance(known, int) and not isinstance(known, bool) else None
            case ast.UnaryOp(ast.USub(), operand):
                inner = self.folded(operand)
                return None if inner is None else -inner
            case ast.UnaryOp(ast.Invert(), operand):
                inner = self.folded(operand)
                return None if inner is None else ~inner
            case ast.BinOp(left, op, right) if type(op) in FOLDED:
                one, other = self.folded(left), self.folded(right)
                if one is None or other is None:
                    return None
                try:
                    return FOLDED[type(op)](one, other)
                except (ZeroDivisionError, ValueError, OverflowError):
                    return None
        return None

    def known(self, node: ast.expr) -> Any:
        """What a name or a field of slots stands for, if that is known when the rule is translated."""
        match node:
            case ast.Name(name) if name in self.source.function.__code__.co_varnames:
                kind = self.scope.kinds.get(name)
                return kind.value if isinstance(kind, Known) else None
            case ast.Name(name):
                return self.source.function.__globals__.get(name, getattr(builtins, name, None))
            case ast.Attribute(value, field):
                inside = self.known(value)
                if isinstance(inside, Slots):
                    if not hasattr(inside, field):
                        known = ", ".join(vars(inside))
                        raise self.refuse(
                            node,
                            f"names a place that {type(inside).__name__} has not",
                            f"use one of: {known}",
                        )
                    return getattr(inside, field)
        return None

    def _name(self, node: ast.expr, name: str) -> Value:
        if name in self.scope.kinds:
            if name not in self.scope.assigned:
                instead = "give it a value before the branches and loops"
                raise self.refuse(node, f"may use {name} before it has a value", instead)
            return self.scope.read(name)
        known = self.known(node)
        if isinstance(known, bool | float):
            return _constant(known)
        if isinstance(known, tuple) and known and all(isinstance(one, int | float) for one in known):
            self._check_table(node, known)
            width, address = self.program.table(known)
            return Value(
                ListOf(width), "(i32.const 0)", address, constant(len(known)), fixed=len(known), is_table=True
            )
        if (
            is_rule(known)
            or isinstance(known, Slots)
            or (isinstance(known, tuple) and all(map(is_rule, known)))
        ):
            return Value(Known(known))
        if name in self.source.function.__code__.co_varnames:
            raise self.refuse(node, f"may use {name} before it has a value", "give it a value first")
        instead = "use numbers, tables (tuples of numbers), rules and slots from the top of the file"
        raise self.refuse(node, f"uses {name}, which is none of these", instead)

    def _check_table(self, node: ast.expr, table: tuple[int | float, ...]) -> None:
        whole = [one for one in table if not isinstance(one, float)]
        if 0 < len(whole) < len(table):
            raise self.refuse(node, "uses a table of whole and real numbers", "write them all as 1.0")
        if whole and not LOWEST <= min(whole) <= max(whole) <= HIGHEST:
            raise self.refuse(node, "uses a table with numbers of more than 64 bits", "use smaller ones")

    def _attribute(self, node: ast.Attribute) -> Value:
        known = self.known(node)
        if isinstance(known, bool | float):
            return _constant(known)
        if known is not None:
            return Value(Known(known))
        owner, field = self.field(node, node.value, node.attr)
        offset = owner.offset + field.offset
        if field.struct is not None:
            return Value(StructOf(field.struct), owner.text, offset)
        if field.length is not None:
            length = constant(field.length)
            return Value(ListOf(field.width), owner.text, offset, length, fixed=field.length)
        kind = ListOf(field.width).scalar
        return Value(kind, Place(field.width, kind, owner.text, offset).load())

    def field(self, node: ast.expr, of: ast.expr, name: str) -> tuple[Value, Field]:
        """A struct, and a field of it."""
        owner = self.value(of)
        if not isinstance(owner.kind, StructOf):
            raise self.refuse(node, f"asks {owner.kind} for a field", "use the fields of structs")
        field = owner.kind.layout.fields.get(name)
        if field is None:
            names = ", ".join(owner.kind.layout.fields)
            raise self.refuse(node, f"asks {owner.kind} for a field it has not", f"use one of: {names}")
        return owner, field

    def _subscript(self, node: ast.Subscript) -> Value:
        known = self.known(node.value)
        if isinstance(known, tuple) and known and all(map(callable, known)):
            raise self.refuse(node, "takes a rule out of a tuple", "call it at once: rules[number](…)")
        owner = self.value(node.value)
        match owner.kind:
            case ListOf():
                place = self.element(owner, node)
                return Value(place.kind, place.load())
            case StructsOf(struct):
                size = owner.kind.size
                at = f"(i32.mul (i32.wrap_i64 {self.index(owner, node)}) (i32.const {size}))"
                return Value(StructOf(struct), f"(i32.add {owner.address} {at})")
            case RowsOf(width):
                row = f"(i64.mul {self.index(owner, node)} {owner.width})"
                at = f"(i32.mul (i32.wrap_i64 {row}) (i32.const {width.size}))"
                return Value(ListOf(width), f"(i32.add {owner.address} {at})", 0, owner.width)
        raise self.refuse(node, f"takes an element of {owner.kind}", "use lists of numbers or structs")

    def element(self, owner: Value, node: ast.Subscript) -> Place:
        """Where an element of a list of numbers lies."""
        assert isinstance(owner.kind, ListOf)
        width, kind = owner.kind.width, owner.kind.scalar
        at = self.folded(node.slice)
        if at is not None and owner.fixed is not None:
            self.check_constant_index(at, owner.fixed, node)
            return Place(width, kind, owner.text, owner.offset + at * width.size)
        index = f"(i32.wrap_i64 {self.index(owner, node)})"
        shift = width.size.bit_length() - 1
        scaled = f"(i32.shl {index} (i32.const {shift}))" if shift else index
        if owner.text == "(i32.const 0)":
            return Place(width, kind, scaled, owner.offset)
        return Place(width, kind, f"(i32.add {owner.text} {scaled})", owner.offset)

    def index(self, owner: Value, node: ast.Subscript) -> str:
        at = self.folded(node.slice)
        if at is not None and at < 0:
            self.check_constant_index(at, 0, node)
        index = self.number(node.slice)
        return f"(call $index {index} {owner.length})" if self.checked else index

    def check_constant_index(self, at: int, length: int, node: ast.Subscript) -> None:
        if at < 0:
            raise self.refuse(node, "counts from the end of a list", "write list[len(list) - 1]")
        if at >= length:
            raise self.refuse(node, f"reaches beyond a list of {length}", "make the list longer")

    # Operators.

    def _operation(self, node: ast.BinOp, wraps: bool) -> Value:
        wraps = (wraps and isinstance(node.op, WRAPPING)) or self._is_masked(node)
        left = self.value(node.left, wraps)
        right = self.value(node.right, wraps and not isinstance(node.op, ast.LShift))
        return self.combine(node, node.op, left, right, self.folded(node.right), wraps)

    def combine(
        self, node: ast.AST, op: ast.operator, left: Value, right: Value, by: int | None, wraps: bool
    ) -> Value:
        """Two values and an operator between them; `by` is the right one if it is constant."""
        if type(op) in ADVICE:
            what, instead = ADVICE[type(op)]
            raise self.refuse(node, what, instead)
        if isinstance(op, ast.Div):
            texts = [self.as_real(one, node) for one in (left, right)]
            return Value(REAL, f"(call $divide {texts[0]} {texts[1]})")
        if REAL in (left.kind, right.kind) or SINGLE in (left.kind, right.kind):
            return self._real_operation(node, op, left, right)
        texts = [self.turn_into(one, INT, node) for one in (left, right)]
        return Value(INT, operate(op, texts[0], texts[1], by, self.checked, wraps))

    def _is_masked(self, node: ast.BinOp) -> bool:
        """Whether only low bits of the operands count, because the others are masked away at once."""
        if not isinstance(node.op, ast.BitAnd):
            return False
        masks = (self.folded(node.left), self.folded(node.right))
        return any(mask is not None and 0 <= mask <= HIGHEST for mask in masks)

    def _real_operation(self, node: ast.AST, op: ast.operator, left: Value, right: Value) -> Value:
        if type(op) not in REAL_INSTRUCTIONS:
            instead = "use whole numbers, or turn it into one with int(…)"
            raise self.refuse(node, "uses an operator of whole numbers on real ones", instead)
        texts = [self.as_real(one, node) for one in (left, right)]
        return Value(REAL, f"(f64.{REAL_INSTRUCTIONS[type(op)]} {texts[0]} {texts[1]})")

    def _unary(self, node: ast.UnaryOp, wraps: bool) -> Value:
        match node.op:
            case ast.Not():
                return Value(BOOL, self.condition(node))
            case ast.Invert():
                return Value(INT, f"(i64.xor {self.number(node.operand, wraps)} (i64.const -1))")
            case ast.UAdd():
                return self.value(node.operand, wraps)
        value = self.value(node.operand, wraps)
        if value.kind in (REAL, SINGLE):
            return Value(REAL, f"(f64.neg {self.turn_into(value, REAL, node)})")
        text = self.turn_into(value, INT, node)
        return Value(INT, operate(ast.Sub(), constant(0), text, None, self.checked, wraps))

    def _and_or(self, node: ast.BoolOp) -> str:
        *before, text = [self.condition(value) for value in node.values]
        for one in reversed(before):
            if isinstance(node.op, ast.And):
                text = f"(if (result i32) {one} (then {text}) (else (i32.const 0)))"
            else:
                text = f"(if (result i32) {one} (then (i32.const 1)) (else {text}))"
        return text

    def _and_or_value(self, node: ast.BoolOp) -> Value:
        """Python gives one of the operands; that is a yes or no only if all of them are."""
        for operand in node.values:
            if self.value(operand).kind != BOOL:
                instead = "compare the numbers, or write … if … else …"
                raise self.refuse(node, "takes the value of and/or between numbers", instead)
        return Value(BOOL, self._and_or(node))

    def _comparison(self, node: ast.Compare) -> str:
        if len(node.ops) == 1 and isinstance(node.ops[0], ast.In | ast.NotIn):
            return self._membership(node)
        left, found = self.value(node.left), []
        for op, right_node in zip(node.ops, node.comparators, strict=True):
            if type(op) not in COMPARISONS:
                what, instead = ADVICE.get(
                    type(op), ("looks for something in the middle of a chain", "ask one thing at a time")
                )
                raise self.refuse(node, what, instead)
            right = self.value(right_node)
            kind = self.common(left, right, node)
            turn = self.as_real if kind == REAL else partial(self.turn_into, kind=kind)
            texts = [turn(left, node=node), turn(right, node=node)]
            if right_node is not node.comparators[-1]:
                kept = self.scope.spare(kind)
                texts[1] = f"(local.tee ${kept} {texts[1]})"
                right = Value(kind, f"(local.get ${kept})")
            found.append(compare(op, kind.type, texts[0], texts[1]))
            left = right
        text = found[-1]
        for before in reversed(found[:-1]):
            text = f"(if (result i32) {before} (then {text}) (else (i32.const 0)))"
        return text

    def _membership(self, node: ast.Compare) -> str:
        options = node.comparators[0]
        if not isinstance(options, ast.Tuple) or not options.elts:
            raise self.refuse(node, "looks for something in a list", "write in (one, two, three), or a loop")
        kept = self.scope.spare(INT)
        text = ""
        for number, option in enumerate(options.elts):
            one = f"(local.get ${kept})" if number else f"(local.tee ${kept} {self.number(node.left)})"
            same = f"(i64.eq {one} {self.number(option)})"
            text = f"(i32.or {text} {same})" if text else same
        return text if isinstance(node.ops[0], ast.In) else f"(i32.eqz {text})"

    def _choice(self, node: ast.IfExp) -> Value:
        condition, one, other = self.condition(node.test), self.value(node.body), self.value(node.orelse)
        kind = self.common(one, other, node)
        texts = [self.turn_into(value, kind, node) for value in (one, other)]
        return Value(kind, f"(if (result {kind.type}) {condition} (then {texts[0]}) (else {texts[1]}))")

    def common(self, one: Value, other: Value, node: ast.AST) -> Scalar:
        """The kind that two scalars have in common."""
        kinds = (one.kind, other.kind)
        for kind in kinds:
            if not isinstance(kind, Scalar):
                raise self.refuse(node, f"uses {kind} as a number", "use the numbers in it")
        if kinds[0] == kinds[1] and isinstance(kinds[0], Scalar):
            return kinds[0]
        return REAL if REAL in kinds or SINGLE in kinds else INT


def _constant(value: bool | float) -> Value:
    if isinstance(value, bool):
        return Value(BOOL, f"(i32.const {int(value)})")
    return Value(REAL, f"(f64.const {float(value)!r})")  # NumPy writes its own numbers otherwise
