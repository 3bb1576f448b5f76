"""What each operator becomes, so that it gives Python's answer.

A whole number has 64 bits. The checked build traps wherever Python's answer would not fit, a shift or an
index is out of bounds, or a number loses something on its way into floating point: what it answers is what
Python answers. The fast build is the same without the traps. In both, dividing by zero traps, where Python
raises an exception.

Low bits of sums, differences, products and shifts to the left follow from low bits alone. So in `x & MASK`,
where the mask is a constant that is not negative, `x` may run over: it `wraps`.
"""

from __future__ import annotations

import ast
from typing import Final

INSTRUCTIONS: Final[dict[type[ast.operator], str]] = {
    ast.Add: "add",
    ast.Sub: "sub",
    ast.Mult: "mul",
    ast.BitAnd: "and",
    ast.BitOr: "or",
    ast.BitXor: "xor",
    ast.LShift: "shl",
    ast.RShift: "shr_s",
}
REAL_INSTRUCTIONS: Final[dict[type[ast.operator], str]] = {ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul"}
COMPARISONS: Final[dict[type[ast.cmpop], str]] = {
    ast.Eq: "eq",
    ast.NotEq: "ne",
    ast.Lt: "lt",
    ast.LtE: "le",
    ast.Gt: "gt",
    ast.GtE: "ge",
}

WRAPPING: Final = (ast.Add, ast.Sub, ast.Mult, ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift)
BITS: Final = 64
LOWEST: Final = -(1 << 63)
HIGHEST: Final = (1 << 63) - 1


def constant(number: int) -> str:
    return f"(i64.const {number})"


def operate(op: ast.operator, left: str, right: str, by: int | None, checked: bool, wraps: bool) -> str:
    """An operator on whole numbers; `by` is the right one if it is constant."""
    if isinstance(op, ast.FloorDiv):
        if by is not None and by > 0 and by & (by - 1) == 0:
            return f"(i64.shr_s {left} {constant(by.bit_length() - 1)})"
        return f"(call $floor_divide {left} {right})"
    if isinstance(op, ast.Mod):
        if by is not None and by > 0 and by & (by - 1) == 0:
            return f"(i64.and {left} {constant(by - 1)})"
        return f"(call $floor_remainder {left} {right})"
    name = INSTRUCTIONS[type(op)]
    if checked and isinstance(op, ast.LShift | ast.RShift) and (by is None or not 0 <= by < BITS):
        right = f"(call $shift {right})"
    if checked and not wraps and isinstance(op, ast.Add | ast.Sub | ast.Mult | ast.LShift):
        return f"(call ${name}_within {left} {right})"
    return f"(i64.{name} {left} {right})"


def compare(op: ast.cmpop, type_: str, left: str, right: str) -> str:
    name = COMPARISONS[type(op)]
    sign = "_s" if type_ in ("i32", "i64") and name not in ("eq", "ne") else ""
    return f"({type_}.{name}{sign} {left} {right})"


# Functions that the operators above, and the built-in functions of Python, become.
HELPERS: Final = """
(func $floor_divide (param $a i64) (param $b i64) (result i64) (local $q i64)
  (local.set $q (i64.div_s (local.get $a) (local.get $b)))
  (i64.sub (local.get $q) (i64.extend_i32_u (i32.and
    (i64.ne (i64.mul (local.get $q) (local.get $b)) (local.get $a))
    (i64.lt_s (i64.xor (local.get $a) (local.get $b)) (i64.const 0))))))
(func $floor_remainder (param $a i64) (param $b i64) (result i64) (local $r i64)
  (local.set $r (i64.rem_s (local.get $a) (local.get $b)))
  (select (i64.add (local.get $r) (local.get $b)) (local.get $r) (i32.and
    (i64.ne (local.get $r) (i64.const 0))
    (i64.lt_s (i64.xor (local.get $r) (local.get $b)) (i64.const 0)))))
(func $divide (param $a f64) (param $b f64) (result f64)
  (if (f64.eq (local.get $b) (f64.const 0)) (then (unreachable)))
  (f64.div (local.get $a) (local.get $b)))
(func $square_root (param $a f64) (result f64)
  (if (f64.lt (local.get $a) (f64.const 0)) (then (unreachable)))
  (f64.sqrt (local.get $a)))
(func $abs (param $a i64) (result i64)
  (select (i64.sub (i64.const 0) (local.get $a)) (local.get $a) (i64.lt_s (local.get $a) (i64.const 0))))
"""

# What the checked build asks besides.
CHECKS: Final = """
(func $add_within (param $a i64) (param $b i64) (result i64) (local $r i64)
  (local.set $r (i64.add (local.get $a) (local.get $b)))
  (if (i64.lt_s (i64.and (i64.xor (local.get $a) (local.get $r)) (i64.xor (local.get $b) (local.get $r)))
    (i64.const 0)) (then (unreachable)))
  (local.get $r))
(func $sub_within (param $a i64) (param $b i64) (result i64) (local $r i64)
  (local.set $r (i64.sub (local.get $a) (local.get $b)))
  (if (i64.lt_s (i64.and (i64.xor (local.get $a) (local.get $b)) (i64.xor (local.get $a) (local.get $r)))
    (i64.const 0)) (then (unreachable)))
  (local.get $r))
(func $mul_within (param $a i64) (param $b i64) (result i64) (local $r i64)
  (if (i64.eqz (local.get $a)) (then (return (i64.const 0))))
  (local.set $r (i64.mul (local.get $a) (local.get $b)))
  (if (i64.ne (i64.div_s (local.get $r) (local.get $a)) (local.get $b)) (then (unreachable)))
  (local.get $r))
(func $shl_within (param $a i64) (param $by i64) (result i64) (local $r i64)
  (local.set $r (i64.shl (local.get $a) (local.get $by)))
  (if (i64.ne (i64.shr_s (local.get $r) (local.get $by)) (local.get $a)) (then (unreachable)))
  (local.get $r))
(func $shift (param $by i64) (result i64)
  (if (i64.ge_u (local.get $by) (i64.const 64)) (then (unreachable)))
  (local.get $by))
(func $index (param $at i64) (param $length i64) (result i64)
  (if (i64.ge_u (local.get $at) (local.get $length)) (then (unreachable)))
  (local.get $at))
(func $fits (param $a i64) (param $lowest i64) (param $highest i64) (result i64)
  (if (i32.or (i64.lt_s (local.get $a) (local.get $lowest)) (i64.gt_s (local.get $a) (local.get $highest)))
    (then (unreachable)))
  (local.get $a))
(func $exactly (param $a i64) (result f64) (local $r f64)
  (local.set $r (f64.convert_i64_s (local.get $a)))
  (if (i64.gt_u (i64.add (local.get $a) (i64.const 0x20000000000000)) (i64.const 0x40000000000000))
    (then (unreachable)))
  (local.get $r))
(func $some_bit (param $mask i64) (result i64)
  (if (i64.eqz (local.get $mask)) (then (unreachable)))
  (local.get $mask))
(func $not_negative (param $mask i64) (result i64)
  (if (i64.lt_s (local.get $mask) (i64.const 0)) (then (unreachable)))
  (local.get $mask))
"""
