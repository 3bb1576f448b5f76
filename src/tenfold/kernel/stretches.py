"""Stretches of numbers of 32 bits, several at a time: what networks are made of.

All functions go from block to block of columns, as wide as the rest allows. While rows are added, the sums
of a block stay in registers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

LANES: Final = 4  # numbers in a register
FLOAT: Final = 4  # bytes of a number
SHORT: Final = 2
FEW: Final = 2  # registers of a block; what is left over goes one by one
MANY: Final = (8, FEW)  # where rows are added: first as many, then few


def _blocks(columns: int, change: str) -> str:
    """Changes one block after the other, as long as there are so many columns."""
    size = columns * FLOAT
    return f"""
  (block $done (loop $block
    (br_if $done (i64.lt_s (local.get $width) (i64.const {columns})))
    {change}
    (local.set $target (i32.add (local.get $target) (i32.const {size})))
    (local.set $source (i32.add (local.get $source) (i32.const {size})))
    (local.set $width (i64.sub (local.get $width) (i64.const {columns})))
    (br $block)))"""


def _registers(number: int, pattern: str) -> str:
    """The same for each register of a block."""
    return "".join(pattern.format(number=one, at=one * LANES * FLOAT) for one in range(number))


LOAD: Final = "(local.set $sum{number} (v128.load offset={at} align=4 (local.get $target)))"
STORE: Final = "(v128.store offset={at} align=4 (local.get $target) (local.get $sum{number}))"
ADD: Final = """(local.set $sum{number} (f32x4.add (local.get $sum{number})
  (f32x4.mul (local.get $splat) (v128.load offset={at} align=4 (local.get $row)))))"""
SCALE: Final = """(v128.store offset={at} align=4 (local.get $target) (f32x4.add
  (v128.load offset={at} align=4 (local.get $target))
  (f32x4.mul (local.get $splat) (v128.load offset={at} align=4 (local.get $source)))))"""
COPY: Final = """(v128.store offset={at} align=4 (local.get $target)
  (v128.load offset={at} align=4 (local.get $source)))"""
CUT: Final = """(v128.store offset={at} align=4 (local.get $target)
  (f32x4.pmax (v128.load offset={at} align=4 (local.get $target)) (v128.const i32x4 0 0 0 0)))"""

# The same for a single number.
ADD_ONE: Final = """(f32.store (local.get $target) (f32.add (f32.load (local.get $target))
  (f32.mul (f32x4.extract_lane 0 (local.get $splat)) (f32.load (local.get ${row})))))"""
CUT_ONE: Final = """(if (f32.lt (f32.load (local.get $target)) (f32.const 0)) (then
      (f32.store (local.get $target) (f32.const 0))))"""


def _place(name: str, at: str) -> str:
    """Moves on from where a list begins."""
    moved = f"(i32.shl (i32.wrap_i64 (local.get ${at})) (i32.const 2))"
    return f"(local.set ${name} (i32.add (local.get ${name}) {moved}))"


def _adding(name: str, next_row: str, size: int, registers: Sequence[int]) -> str:
    """Rows, whatever says which one is next; `size` bytes of it."""

    def each(add: str) -> str:
        return f"""
    (local.set $row (i32.sub (local.get $source) (local.get $stride)))
    (local.set $given (local.get $list))
    (block $added (loop $again
      (br_if $added (i32.ge_s (local.get $given) (local.get $end)))
      {next_row}
      {add}
      (local.set $given (i32.add (local.get $given) (i32.const {size})))
      (br $again)))
    """

    def block(number: int) -> str:
        return _registers(number, LOAD) + each(_registers(number, ADD)) + _registers(number, STORE)

    return f"""
(func $add_{name} (param $target i32) (param $at i64) (param $source i32) (param $first i64)
  (param $width i64) (param $list i32) (param $count i64)
  (local $end i32) (local $stride i32) (local $row i32) (local $given i32) (local $splat v128)
  {_registers(registers[0], "(local $sum{number} v128)")}
  {_place("target", "at")} {_place("source", "first")}
  (local.set $splat (f32x4.splat (f32.const 1)))
  (local.set $end (i32.add (local.get $list) (i32.mul (i32.wrap_i64 (local.get $count)) (i32.const {size}))))
  (local.set $stride (i32.shl (i32.wrap_i64 (local.get $width)) (i32.const 2)))
  {"".join(_blocks(LANES * number, block(number)) for number in registers)}
  {_blocks(1, each(ADD_ONE.format(row="row")))})"""


ROW_WITH_FACTOR: Final = """(local.set $splat (v128.load32_splat (local.get $given)))
      (local.set $row (i32.add (local.get $row) (local.get $stride)))"""
CHOSEN_ROW: Final = """(local.set $row (i32.add (local.get $source)
        (i32.mul (i32.load16_s (local.get $given)) (local.get $stride))))"""


def stretches(registers: Sequence[int]) -> str:
    """The functions, with blocks of so many registers."""
    return f"""
(func $add_scaled (param $target i32) (param $at i64) (param $source i32) (param $start i64)
  (param $width i64) (param $factor f32) (local $splat v128)
  {_place("target", "at")} {_place("source", "start")}
  (local.set $splat (f32x4.splat (local.get $factor)))
  {_blocks(LANES * FEW, _registers(FEW, SCALE))}
  {_blocks(1, ADD_ONE.format(row="source"))})
{_adding("rows", ROW_WITH_FACTOR, FLOAT, registers)}
{_adding("chosen", CHOSEN_ROW, SHORT, registers)}
(func $copy_numbers (param $target i32) (param $at i64) (param $source i32) (param $start i64)
  (param $width i64)
  {_place("target", "at")} {_place("source", "start")}
  {_blocks(LANES * FEW, _registers(FEW, COPY))}
  {_blocks(1, "(f32.store (local.get $target) (f32.load (local.get $source)))")})
(func $cut_negative (param $target i32) (param $at i64) (param $width i64) (local $source i32)
  {_place("target", "at")}
  {_blocks(LANES * FEW, _registers(FEW, CUT))}
  {_blocks(1, CUT_ONE)})
"""


def _rows_within(name: str, look: str) -> str:
    """Rows that are added, looked at before."""
    return f"""
(func $add_{name}_within (param $target i32) (param $at i64) (param $source i32) (param $first i64)
  (param $width i64) (param $list i32) (param $count i64) (param $length i64) (param $others i64)
  (param $all i64) (local $number i64)
  (if (i32.and (i64.gt_s (local.get $count) (i64.const 0)) (i64.gt_s (local.get $width) (i64.const 0))) (then
    (if (i32.eq (local.get $target) (local.get $source)) (then (unreachable)))
    (if (i32.eq (local.get $target) (local.get $list)) (then (unreachable)))
    (call $stretch (local.get $at) (local.get $width) (local.get $length))
    (call $stretch (i64.const 0) (local.get $count) (local.get $all))
    {look}
    (call $add_{name} (local.get $target) (local.get $at) (local.get $source) (local.get $first)
      (local.get $width) (local.get $list) (local.get $count)))))"""


WHOLE: Final = """
    (call $stretch (local.get $first) (i64.mul (local.get $width) (local.get $count)) (local.get $others))"""
EACH: Final = """
    (loop $again
      (call $stretch (i64.add (local.get $first) (i64.mul (local.get $width) (i64.load16_s
          (i32.add (local.get $list) (i32.shl (i32.wrap_i64 (local.get $number)) (i32.const 1))))))
        (local.get $width) (local.get $others))
      (local.set $number (i64.add (local.get $number) (i64.const 1)))
      (br_if $again (i64.lt_s (local.get $number) (local.get $count))))"""

# What the checked build asks besides.
CHECKED_STRETCHES: Final = f"""
(func $stretch (param $at i64) (param $count i64) (param $length i64)
  (if (i32.or (i64.lt_s (local.get $at) (i64.const 0))
    (i64.gt_s (local.get $count) (i64.sub (local.get $length) (local.get $at)))) (then (unreachable))))
(func $add_scaled_within (param $target i32) (param $at i64) (param $source i32) (param $start i64)
  (param $count i64) (param $factor f32) (param $length i64) (param $other i64)
  (if (i64.gt_s (local.get $count) (i64.const 0)) (then
    (call $stretch (local.get $at) (local.get $count) (local.get $length))
    (call $stretch (local.get $start) (local.get $count) (local.get $other))
    (call $add_scaled (local.get $target) (local.get $at) (local.get $source) (local.get $start)
      (local.get $count) (local.get $factor)))))
(func $copy_numbers_within (param $target i32) (param $at i64) (param $source i32) (param $start i64)
  (param $count i64) (param $length i64) (param $other i64)
  (if (i32.eq (local.get $target) (local.get $source)) (then (unreachable)))
  (if (i64.gt_s (local.get $count) (i64.const 0)) (then
    (call $stretch (local.get $at) (local.get $count) (local.get $length))
    (call $stretch (local.get $start) (local.get $count) (local.get $other))
    (call $copy_numbers (local.get $target) (local.get $at) (local.get $source) (local.get $start)
      (local.get $count)))))
(func $cut_negative_within (param $target i32) (param $at i64) (param $count i64) (param $length i64)
  (if (i64.gt_s (local.get $count) (i64.const 0)) (then
    (call $stretch (local.get $at) (local.get $count) (local.get $length))
    (call $cut_negative (local.get $target) (local.get $at) (local.get $count)))))
{_rows_within("rows", WHOLE)} {_rows_within("chosen", EACH)}
"""
