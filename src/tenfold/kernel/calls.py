"""Calls in a rule: of other rules, of the places that slots have, of one in a tuple by its number, of the
few built-in functions there are, and of what the processor does in one instruction."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from . import rules
from .arithmetic import REAL_INSTRUCTIONS, compare, constant
from .kinds import (
    BOOL,
    INT,
    NOTHING,
    REAL,
    SINGLE,
    Kind,
    Known,
    ListOf,
    RowsOf,
    Scalar,
    StructOf,
    StructsOf,
    is_known,
    kind_of,
    learn,
)
from .source import hints_of
from .structs import FLOAT32, INT16, Width
from .values import Value

if TYPE_CHECKING:
    from .expressions import Expressions
    from .program import Translated


def call(e: Expressions, node: ast.Call) -> Value:
    if node.keywords:
        raise e.refuse(node, "names its arguments", "give them in their order")
    for argument in node.args:
        if isinstance(argument, ast.Starred):
            raise e.refuse_construct(argument)
    if isinstance(node.func, ast.Subscript):
        return _call_by_number(e, node, node.func)
    called = e.known(node.func)
    for table in (BUILT_IN, INSTRUCTIONS):
        special = table.get(called) if callable(called) else None
        if special is not None:
            _check_count(e, node, special.least, special.most)
            return special.translate(e, node)
    if rules.is_rule(called):
        translated, texts = _arguments(e, node, called)
        return Value(translated.result, f"(call ${translated.name} {' '.join(texts)})")
    if isinstance(node.func, ast.Attribute) and not callable(called):
        raise e.refuse(node, "calls a method", "write a rule, or use lowest_bit and count_bits")
    if callable(called):
        name = getattr(called, "__name__", str(called))
        raise e.refuse(node, f"calls {name}, which is no rule", f"mark {name} with @rule, or do without it")
    raise e.refuse(node, "calls something that is not known beforehand", "call a rule by its name")


def _arguments(e: Expressions, node: ast.Call, called: Callable[..., Any]) -> tuple[Translated, list[str]]:
    """The rule made for the arguments it is given, and what hands them over."""
    hints = hints_of(called).parameters
    if len(node.args) != len(hints):
        what = f"gives {len(node.args)} arguments to {called.__name__}"
        raise e.refuse(node, what, f"give it {len(hints)}")
    values: list[Value] = []
    variables: dict[Any, Kind] = {}
    for (name, hint), argument in zip(hints.items(), node.args, strict=True):
        if is_known(hint):
            known = e.known(argument)
            if known is None:
                raise e.refuse(
                    argument, f"gives {name} something that is not known beforehand", "name a rule or slots"
                )
            values.append(Value(Known(known)))
            continue
        value = e.value(argument)
        if value.is_table:
            raise e.refuse(argument, "hands a table over", "read it where it is named")
        if not learn(hint, value.kind, variables):
            raise e.refuse(argument, f"gives {value.kind} where structs are needed", "give a list of structs")
        values.append(value)
    kinds, texts = [], []
    for hint, value, argument in zip(hints.values(), values, node.args, strict=True):
        kind = value.kind if is_known(hint) else kind_of(hint, variables)
        kinds.append(kind)
        texts += (
            [e.turn_into(value, kind, argument)]
            if isinstance(kind, Scalar)
            else _handed_over(e, value, kind, argument)
        )
    return e.program.function(called, tuple(kinds)), texts


def _handed_over(e: Expressions, value: Value, kind: Kind, node: ast.AST) -> list[str]:
    if value.kind != kind:
        raise e.refuse(node, f"gives {value.kind} where {kind} is needed", f"give it {kind}")
    return value.parts()


def _call_by_number(e: Expressions, node: ast.Call, by: ast.Subscript) -> Value:
    choices = e.known(by.value)
    if not isinstance(choices, tuple) or not choices or not all(map(rules.is_rule, choices)):
        raise e.refuse(
            node, "calls an element of something", "call one of a tuple of rules: choosers[number](…)"
        )
    constant_place = e.folded(by.slice)
    if constant_place is not None:
        e.check_constant_index(constant_place, len(choices), by)
    number = e.scope.spare(INT)
    at = e.number(by.slice)
    if e.checked:
        at = f"(call $index {at} {constant(len(choices))})"
    made = [_arguments(e, node, choice) for choice in choices]
    if len({(one.parameters, one.result) for one, _ in made}) > 1:
        raise e.refuse(node, "calls rules of different kinds by number", "give them the same parameters")
    first, texts = made[0]
    base = e.program.numbered([one for one, _ in made])
    place = f"(i32.add (i32.wrap_i64 (local.get ${number})) (i32.const {base}))"
    types = " ".join(first.result.parts)
    result = f"(result {types})" if types else ""
    called = f"(call_indirect {first.type_use} {' '.join(texts)} {place})"
    return Value(first.result, f"(block {result} (local.set ${number} {at}) {called})")


def _check_count(e: Expressions, node: ast.Call, least: int, most: int) -> None:
    if not least <= len(node.args) <= most:
        wanted = str(least) if least == most else f"{least} or more"
        raise e.refuse(node, f"gives {len(node.args)} arguments", f"give {wanted}")


# What is translated in a way of its own.


class Special:
    def __init__(self, translate: Callable[[Expressions, ast.Call], Value], least: int, most: int) -> None:
        self.translate = translate
        self.least = least
        self.most = most


def _extreme(better: ast.cmpop) -> Callable[[Expressions, ast.Call], Value]:
    def translate(e: Expressions, node: ast.Call) -> Value:
        found = e.value(node.args[0])
        for argument in node.args[1:]:
            other = e.value(argument)
            kind = e.common(found, other, node)
            kind = INT if kind == BOOL else kind
            texts = [e.turn_into(value, kind, node) for value in (found, other)]
            found = Value(kind, _choose(e, kind, better, texts[0], texts[1]))
        return found

    return translate


def _choose(e: Expressions, kind: Scalar, better: ast.cmpop, first: str, second: str) -> str:
    """The second one if it is better, otherwise the first, as Python does it."""
    one, other = e.scope.spare(kind), e.scope.spare(kind)
    is_better = compare(better, kind.type, f"(local.get ${other})", f"(local.get ${one})")
    chosen = f"(select (local.get ${other}) (local.get ${one}) {is_better})"
    return f"(block (result {kind.type}) (local.set ${one} {first}) (local.set ${other} {second}) {chosen})"


def _absolute(e: Expressions, node: ast.Call) -> Value:
    value = e.value(node.args[0])
    if value.kind in (REAL, SINGLE):
        return Value(REAL, f"(f64.abs {e.turn_into(value, REAL, node)})")
    text = e.turn_into(value, INT, node)
    if e.checked:  # the lowest number has no opposite
        text = f"(call $sub_within (i64.const 0) (call $sub_within (i64.const 0) {text}))"
    return Value(INT, f"(call $abs {text})")


def _whole(e: Expressions, node: ast.Call) -> Value:
    value = e.value(node.args[0])
    if value.kind in (REAL, SINGLE):
        return Value(INT, f"(i64.trunc_f64_s {e.turn_into(value, REAL, node)})")
    return Value(INT, e.turn_into(value, INT, node))


def _real(e: Expressions, node: ast.Call) -> Value:
    return Value(REAL, e.as_real(e.value(node.args[0]), node))


def _truth(e: Expressions, node: ast.Call) -> Value:
    return Value(BOOL, e.condition(node.args[0]))


def _length(e: Expressions, node: ast.Call) -> Value:
    value = e.value(node.args[0])
    if not isinstance(value.kind, ListOf | RowsOf | StructsOf):
        raise e.refuse(node, f"asks for the length of {value.kind}", "ask for that of a list")
    if isinstance(node.args[0], ast.Name):
        return Value(INT, value.length)
    # Finding the list may call something, or go out of bounds.
    return Value(INT, f"(block (result i64) (drop {value.text}) {value.length})")


def _lowest_bit(e: Expressions, node: ast.Call) -> Value:
    text = e.number(node.args[0])
    return Value(INT, f"(i64.ctz (call $some_bit {text}))" if e.checked else f"(i64.ctz {text})")


def _count_bits(e: Expressions, node: ast.Call) -> Value:
    text = e.number(node.args[0])
    return Value(INT, f"(i64.popcnt (call $not_negative {text}))" if e.checked else f"(i64.popcnt {text})")


def _single(e: Expressions, node: ast.Call) -> Value:
    """Rounds to 32 bits. The sum, difference, product or quotient of two numbers of 32 bits, computed in 64
    and rounded, is what the instruction for 32 bits gives: 53 digits are more than twice 24, and one more."""
    inner = node.args[0]
    if isinstance(inner, ast.BinOp) and type(inner.op) in REAL_INSTRUCTIONS:
        one, other = e.value(inner.left), e.value(inner.right)
        if one.kind == other.kind == SINGLE:
            name = REAL_INSTRUCTIONS[type(inner.op)]
            return Value(SINGLE, f"(f32.{name} {one.text} {other.text})")
    return Value(SINGLE, f"(f32.demote_f64 {e.as_real(e.value(inner), node)})")


def _square_root(e: Expressions, node: ast.Call) -> Value:
    return Value(REAL, f"(call $square_root {e.as_real(e.value(node.args[0]), node)})")


def _overwrite(e: Expressions, node: ast.Call) -> Value:
    target, source = e.value(node.args[0]), e.value(node.args[1])
    if not isinstance(target.kind, StructOf) or target.kind != source.kind:
        raise e.refuse(node, f"overwrites {target.kind} with {source.kind}", "use two structs of one kind")
    size = target.kind.layout.size
    return Value(NOTHING, f"(memory.copy {target.address} {source.address} (i32.const {size}))")


def _add_scaled(e: Expressions, node: ast.Call) -> Value:
    return _on_stretches(e, node, "add_scaled", (FLOAT32, INT, FLOAT32, INT, INT, SINGLE))


def _add_rows(e: Expressions, node: ast.Call) -> Value:
    return _on_stretches(e, node, "add_rows", (FLOAT32, INT, FLOAT32, INT, INT, FLOAT32, INT))


def _add_chosen(e: Expressions, node: ast.Call) -> Value:
    return _on_stretches(e, node, "add_chosen", (FLOAT32, INT, FLOAT32, INT, INT, INT16, INT))


def _copy_numbers(e: Expressions, node: ast.Call) -> Value:
    return _on_stretches(e, node, "copy_numbers", (FLOAT32, INT, FLOAT32, INT, INT))


def _cut_negative(e: Expressions, node: ast.Call) -> Value:
    return _on_stretches(e, node, "cut_negative", (FLOAT32, INT, INT))


def _on_stretches(e: Expressions, node: ast.Call, name: str, wanted: tuple[Width | Scalar, ...]) -> Value:
    """Several numbers at a time; the checked build looks at all stretches before it begins."""
    texts, lengths = [], []
    for argument, kind in zip(node.args, wanted, strict=True):
        value = e.value(argument)
        if isinstance(kind, Scalar):
            texts.append(e.turn_into(value, kind, argument))
        elif isinstance(value.kind, ListOf) and value.kind.width is kind and not value.is_table:
            texts.append(value.address)
            lengths.append(value.length)
        else:
            kind_of_number = "Short" if kind is INT16 else "Single"
            raise e.refuse(argument, f"adds up {value.kind}", f"give it a list of {kind_of_number}")
    if e.checked:
        return Value(NOTHING, f"(call ${name}_within {' '.join(texts + lengths)})")
    return Value(NOTHING, f"(call ${name} {' '.join(texts)})")


MANY: Final = 99

BUILT_IN: Final[dict[Any, Special]] = {
    min: Special(_extreme(ast.Lt()), 2, MANY),
    max: Special(_extreme(ast.Gt()), 2, MANY),
    abs: Special(_absolute, 1, 1),
    int: Special(_whole, 1, 1),
    float: Special(_real, 1, 1),
    bool: Special(_truth, 1, 1),
    len: Special(_length, 1, 1),
}

INSTRUCTIONS: Final[dict[Any, Special]] = {
    rules.lowest_bit: Special(_lowest_bit, 1, 1),
    rules.count_bits: Special(_count_bits, 1, 1),
    rules.single: Special(_single, 1, 1),
    rules.square_root: Special(_square_root, 1, 1),
    rules.overwrite: Special(_overwrite, 2, 2),
    rules.add_scaled: Special(_add_scaled, 6, 6),
    rules.add_rows: Special(_add_rows, 7, 7),
    rules.add_chosen: Special(_add_chosen, 7, 7),
    rules.copy_numbers: Special(_copy_numbers, 5, 5),
    rules.cut_negative: Special(_cut_negative, 3, 3),
}
