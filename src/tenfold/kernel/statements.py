"""Statements of a rule: structured control flow becomes WebAssembly's, which is structured too.

    if …: …           (if … (then …) (else …))
    while …: …        (block $break (loop $again (br_if $break …) (block $continue …) (br $again)))
    for i in range    the same, with a counter that nobody else can change
    break, continue   (br $break), (br $continue)

On the way it is noted which names surely have a value, and whether the end of a block can be reached.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .arithmetic import HIGHEST, constant, operate
from .expressions import Expressions
from .kinds import BOOL, INT, NOTHING, REAL, Kind, Known, ListOf, Result, Scalar, Several
from .refusals import ADVICE
from .scope import SUFFIXES, Scope
from .source import Source
from .values import Place, Value

if TYPE_CHECKING:
    from .program import Program


@dataclass(slots=True)
class Loop:
    number: int
    exit: int  # the number of the block that a break leaves
    breaks: list[set[str]] = field(default_factory=list)  # names that have a value where it is left


class Statements(Expressions):
    """`result` is what the rule promises to return; `is_open` whether this point can be reached."""

    def __init__(self, program: Program, source: Source, scope: Scope, result: Result) -> None:
        super().__init__(program, source, scope)
        self.result = result
        self.is_open = True
        self._loops: list[Loop] = []
        self._count = 0  # of loops so far; each has a number of its own

    def body(self, nodes: Sequence[ast.stmt]) -> str:
        """A whole rule; one that promises something must return it on every way."""
        text = self.block(nodes)
        if self.result == NOTHING:
            return text
        if self.is_open:
            raise self.refuse(
                self.source.tree, "may end without returning anything", "return a value on every way"
            )
        return f"{text} (unreachable)"

    def block(self, nodes: Sequence[ast.stmt]) -> str:
        return "\n".join(self.statement(node) for node in nodes)

    def statement(self, node: ast.stmt) -> str:
        match node:
            case ast.Expr(ast.Constant(str())) | ast.Pass():
                return ""
            case ast.Expr(ast.Call() as call):
                return self._call(call)
            case ast.Expr(value):
                if type(value) in ADVICE:
                    raise self.refuse_construct(value)
                raise self.refuse(node, "computes something for nobody", "assign it, or leave it out")
            case ast.Return(value):
                return self._return(node, value)
            case ast.Assign([target], value):
                return self._assign(node, target, value)
            case ast.Assign():
                raise self.refuse(node, "assigns to several names at once", "write an assignment for each")
            case ast.AnnAssign(ast.Name() as target, _, value) if value is not None:
                return self._assign(node, target, value)
            case ast.AugAssign():
                return self._change(node)
            case ast.If():
                return self._if(node)
            case ast.While():
                return self._while(node)
            case ast.For():
                return self._for(node)
            case ast.Break():
                return self._leave("break")
            case ast.Continue():
                return self._leave("continue")
        raise self.refuse_construct(node)

    def _call(self, node: ast.Call) -> str:
        value = self.value(node)
        return value.text + " (drop)" * len(value.kind.parts)

    def _return(self, node: ast.Return, value: ast.expr | None) -> str:
        self.is_open = False
        wanted = self.result
        if value is None or wanted == NOTHING:
            if value is not None or wanted != NOTHING:
                raise self.refuse(
                    node, f"returns something else than it promises, {wanted}", f"return {wanted}"
                )
            return "(return)"
        if isinstance(wanted, Scalar):
            return f"(return {self.turn_into(self.value(value), wanted, node)})"
        if isinstance(value, ast.Tuple) and len(value.elts) == len(wanted.scalars):
            texts = (
                self.turn_into(self.value(one), kind, one)
                for one, kind in zip(value.elts, wanted.scalars, strict=True)
            )
            return f"(return {' '.join(texts)})"
        if isinstance(value, ast.Call):
            called = self.value(value)
            if called.kind == wanted:
                return f"(return {called.text})"
        raise self.refuse(node, f"returns something else than it promises, {wanted}", f"return {wanted}")

    # Assignments.

    def _assign(self, node: ast.stmt, target: ast.expr, value: ast.expr) -> str:
        if isinstance(target, ast.Tuple):
            return self._assign_several(node, target, value)
        if isinstance(target, ast.Name):
            return self.set_name(target.id, self.value(value), node)
        place = self.place(target)
        text = self.fitting(self.turn_into(self.value(value), place.kind, node), place)
        if (_calls(value) or _calls(target)) and not _is_steady(target):
            # Python computes the value first, and the place it goes to afterwards.
            kept = self.scope.spare(place.kind)
            return f"(local.set ${kept} {text}) " + self.write(place, f"(local.get ${kept})")
        return self.write(place, text)

    def _assign_several(self, node: ast.stmt, targets: ast.Tuple, value: ast.expr) -> str:
        if isinstance(value, ast.Tuple):
            values = [self.value(one) for one in value.elts]
            texts = [one.text for one in values]
            kinds = [one.kind for one in values]
        else:
            whole = self.value(value)
            kinds = list(whole.kind.scalars) if isinstance(whole.kind, Several) else []
            texts = [whole.text]
        if len(kinds) != len(targets.elts) or not all(isinstance(kind, Scalar) for kind in kinds):
            raise self.refuse(
                node, "takes something apart that is no tuple of as many numbers", "assign one by one"
            )
        kept = [self.scope.spare(kind) for kind in kinds if isinstance(kind, Scalar)]
        lines = [*texts, *(f"(local.set ${name})" for name in reversed(kept))]
        for target, kind, name in zip(targets.elts, kinds, kept, strict=True):
            given = Value(kind, f"(local.get ${name})")
            if isinstance(target, ast.Name):
                lines.append(self.set_name(target.id, given, node))
            else:
                place = self.place(target)
                lines.append(self.write(place, self.fitting(self.turn_into(given, place.kind, node), place)))
        return " ".join(lines)

    def set_name(self, name: str, value: Value, node: ast.AST) -> str:
        known = self.scope.kinds.get(name)
        if value.is_table:
            raise self.refuse(node, "gives a table another name", "read it where it is named")
        if known is None:
            self.scope.add(
                name, value.kind if not isinstance(value.kind, Several | Known) else self._no_value(node)
            )
            known = self.scope.kinds[name]
        elif isinstance(known, Known):
            raise self.refuse(node, f"gives {name} another value", "leave what is known beforehand alone")
        if isinstance(known, Scalar):
            if {known, value.kind} in ({BOOL, INT}, {INT, REAL}):
                what = f"makes {name} {value.kind}, which was {known}"
                raise self.refuse(node, what, "keep to one kind, or take another name")
            self.scope.assigned.add(name)
            return f"(local.set ${name} {self.turn_into(value, known, node)})"
        if value.kind != known:
            raise self.refuse(node, f"makes {name} {value.kind}, which was {known}", "take another name")
        self.scope.assigned.add(name)
        return " ".join(
            f"(local.set ${name}{suffix} {part})"
            for suffix, part in zip(SUFFIXES, value.parts(), strict=False)
        )

    def _no_value(self, node: ast.AST) -> Kind:
        raise self.refuse(node, "assigns something that is no number, list or struct", "assign one of these")

    def place(self, node: ast.expr) -> Place:
        """Where a field or an element lies that is to be written."""
        match node:
            case ast.Attribute(value, name):
                owner, field = self.field(node, value, name)
                if field.length is None:
                    return Place(
                        field.width, ListOf(field.width).scalar, owner.text, owner.offset + field.offset
                    )
            case ast.Subscript(value, _):
                owner = self.value(value)
                if owner.is_table:
                    raise self.refuse(node, "changes a table", "use a list that the rule is given")
                if isinstance(owner.kind, ListOf):
                    return self.element(owner, node)
                raise self.refuse(
                    node, f"replaces {owner.kind} or a part of it", "use overwrite(target, source)"
                )
        raise self.refuse(node, "assigns to something that is no number", "assign to numbers, one by one")

    def fitting(self, text: str, place: Place) -> str:
        """A number that fits where it goes; the checked build makes sure."""
        if self.checked and place.width.is_narrow:
            return f"(call $fits {text} {constant(place.width.lowest)} {constant(place.width.highest)})"
        return text

    def write(self, place: Place, text: str) -> str:
        return f"({place.width.store} offset={place.offset} {place.address} {text})"

    def _change(self, node: ast.AugAssign) -> str:
        """`a += b`: the old value is read before the right side is computed, and the place is found once."""
        by = self.folded(node.value)
        if isinstance(node.target, ast.Name):
            old = self.value(ast.copy_location(ast.Name(node.target.id, ast.Load()), node.target))
            changed = self.combine(node, node.op, old, self.value(node.value), by, wraps=False)
            return self.set_name(node.target.id, changed, node)
        place, kept = self.place(node.target), self.scope.spare("i32")
        old = Value(place.kind, place.at(f"(local.get ${kept})").load())
        changed = self.combine(node, node.op, old, self.value(node.value), by, wraps=False)
        text = self.fitting(self.turn_into(changed, place.kind, node), place)
        return self.write(place.at(f"(local.tee ${kept} {place.address})"), text)

    # Ways through a rule.

    def _if(self, node: ast.If) -> str:
        condition = self.condition(node.test)
        before = set(self.scope.assigned)
        yes = self.block(node.body)
        after_yes, open_yes = self.scope.assigned, self.is_open
        self.scope.assigned, self.is_open = set(before), True
        no = self.block(node.orelse)
        if open_yes and self.is_open:
            self.scope.assigned &= after_yes
        elif open_yes:
            self.scope.assigned = after_yes
        self.is_open = self.is_open or open_yes
        otherwise = f" (else {no})" if node.orelse else ""
        return f"(if {condition} (then {yes}){otherwise})"

    def _while(self, node: ast.While) -> str:
        self._no_else(node)
        endless = isinstance(node.test, ast.Constant) and node.test.value is True
        condition = (
            "" if endless else f"(br_if $break{self._count + 1} (i32.eqz {self.condition(node.test)}))"
        )
        loop, body = self._loop_body(node.body, keeps=endless)
        number = loop.number
        if endless and not loop.breaks:
            self.is_open = False
        again = f"(block $continue{number} {body}) (br $again{number})"
        return f"(block $break{number} (loop $again{number} {condition} {again}))"

    def _loop_body(
        self, nodes: Sequence[ast.stmt], keeps: bool = False, leaves: int | None = None
    ) -> tuple[Loop, str]:
        """The body of a loop, after which a name has a value only if it had one before; or, in a loop that is
        left by break alone, wherever it is left."""
        self._count += 1
        loop = Loop(self._count, self._count if leaves is None else leaves)
        self._loops.append(loop)
        before = set(self.scope.assigned)
        text = self.block(nodes)
        self._loops.pop()
        self.scope.assigned = set.intersection(*loop.breaks) if keeps and loop.breaks else before
        self.is_open = True
        return loop, text

    def _for(self, node: ast.For) -> str:
        self._no_else(node)
        if not isinstance(node.target, ast.Name):
            raise self.refuse(node.target, "runs a loop over several names", "use one")
        match node.iter:
            case ast.Call(called, bounds) if self.known(called) is range and 1 <= len(bounds) <= 3:
                return self._for_range(node, node.target.id, bounds)
            case ast.Tuple(items):
                return self._for_each(node, node.target.id, items)
        raise self.refuse(node.iter, "runs a loop over something", "write for … in range(…) or in (one, two)")

    def _for_range(self, node: ast.For, name: str, bounds: list[ast.expr]) -> str:
        step = self.folded(bounds[2]) if len(bounds) == 3 else 1
        if step is None or not 0 < abs(step) <= HIGHEST:
            raise self.refuse(
                node.iter, "runs a loop by steps that are not constant", "write a number other than 0"
            )
        first = self.number(bounds[0]) if len(bounds) > 1 else constant(0)
        last = self.number(bounds[1] if len(bounds) > 1 else bounds[0])
        # A name that had a value before keeps the last one that the loop gave it: the counter is another.
        counter = name if not self._is_used_otherwise(name, node) else self.scope.spare(INT)
        end = self.scope.spare(INT)
        before = set(self.scope.assigned)
        given = self.set_name(name, Value(INT, f"(local.get ${counter})"), node)
        loop, body = self._loop_body(node.body)
        self.scope.assigned = before
        number, passed = loop.number, "ge_s" if step > 0 else "le_s"
        following = operate(
            ast.Add(), f"(local.get ${counter})", constant(step), step, self.checked, wraps=abs(step) == 1
        )
        return (
            f"(local.set ${counter} {first}) (local.set ${end} {last})"
            f" (block $break{number} (loop $again{number}"
            f" (br_if $break{number} (i64.{passed} (local.get ${counter}) (local.get ${end})))"
            f" {given if counter != name else ''}"
            f" (block $continue{number} {body})"
            f" (local.set ${counter} {following}) (br $again{number})))"
        )

    def _is_used_otherwise(self, name: str, loop: ast.For) -> bool:
        if name in self.scope.assigned:
            return True
        inside = (one for statement in loop.body for one in ast.walk(statement))
        return any(
            isinstance(one, ast.Name) and one.id == name and isinstance(one.ctx, ast.Store) for one in inside
        )

    def _for_each(self, node: ast.For, name: str, items: list[ast.expr]) -> str:
        """The body once for each item; all of them are computed before the first."""
        kept = [self.scope.spare(INT) for _ in items]
        lines = [f"(local.set ${one} {self.number(item)})" for one, item in zip(kept, items, strict=True)]
        before, outer = set(self.scope.assigned), self._count + 1
        self._count = outer
        for one in kept:
            given = self.set_name(name, Value(INT, f"(local.get ${one})"), node)
            loop, body = self._loop_body(node.body, leaves=outer)
            lines.append(f"{given} (block $continue{loop.number} {body})")
        self.scope.assigned = before
        return f"(block $break{outer} {' '.join(lines)})"

    def _leave(self, how: str) -> str:
        loop = self._loops[-1]
        self.is_open = False
        if how == "break":
            loop.breaks.append(set(self.scope.assigned))
            return f"(br $break{loop.exit})"
        return f"(br $continue{loop.number})"

    def _no_else(self, node: ast.For | ast.While) -> None:
        if node.orelse:
            raise self.refuse(node, "has an else behind a loop", "set a yes or no, and ask for it afterwards")


def _calls(node: ast.expr) -> bool:
    return any(isinstance(inner, ast.Call) for inner in ast.walk(node))


def _is_steady(target: ast.expr) -> bool:
    """Whether nothing that a call does can change where something lies: a field of a local struct, or an
    element that is found by local names alone."""
    match target:
        case ast.Attribute(ast.Name(), _):
            return True
        case ast.Subscript(ast.Name() | ast.Attribute(ast.Name(), _), index):
            return not any(
                isinstance(inner, ast.Call | ast.Attribute | ast.Subscript) for inner in ast.walk(index)
            )
    return False
