"""Stretches of numbers of 32 bits, several at a time: what networks are made of.

All functions go from block to block of columns, as wide as the rest allows. While rows are added, the sums
of a block stay in registers.
"""

from __future__ import annotations

from typing import Final

LANES: Final = 4  # numbers in a register
FLOAT: Final = 4  # bytes of a number
SHORT: Final = 2
REGISTERS: Final = (8, 2, 1)  # of a block; what is left over goes one by one


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
ADD: Final = "(local.set $sum{{number}} (f32x4.add (local.get $sum{{number}}) {what}))"
ROW: Final = "(v128.load offset={at} align=4 (local.get $row))"
ADD_ROW: Final = ADD.format(what=ROW)
ADD_SCALED_ROW: Final = ADD.format(what=f"(f32x4.mul (local.get $splat) {ROW})")
SCALE: Final = """(v128.store offset={at} align=4 (local.get $target) (f32x4.add
  (v128.load offset={at} align=4 (local.get $target))
  (f32x4.mul (local.get $splat) (v128.load offset={at} align=4 (local.get $source)))))"""
CLEAR: Final = "(v128.store offset={at} align=4 (local.get $target) (v128.const i32x4 0 0 0 0))"
CUT: Final = """(v128.store offset={at} align=4 (local.get $target)
  (f32x4.pmax (v128.load offset={at} align=4 (local.get $target)) (v128.const i32x4 0 0 0 0)))"""

# The same for a single number.
ONE_OF_ROWS: Final = """(f32.store (local.get $target) (f32.add (f32.load (local.get $target))
        (f32.mul (f32.load (local.get $factor)) (f32.load (local.get $row)))))"""
ONE_CHOSEN: Final = """(f32.store (local.get $target) (f32.add (f32.load (local.get $target))
        (f32.load (local.get $row))))"""
ONE_SCALED: Final = """(f32.store (local.get $target) (f32.add (f32.load (local.get $target))
      (f32.mul (local.get $by) (f32.load (local.get $source)))))"""
ONE_CLEARED: Final = "(f32.store (local.get $target) (f32.const 0))"
ONE_CUT: Final = """(if (f32.lt (f32.load (local.get $target)) (f32.const 0)) (then
      (f32.store (local.get $target) (f32.const 0))))"""


def _each_row(add: str) -> str:
    return f"""
    (local.set $row (local.get $source))
    (local.set $factor (local.get $factors))
    (block $added (loop $again
      (br_if $added (i32.ge_s (local.get $factor) (local.get $end)))
      {add}
      (local.set $row (i32.add (local.get $row) (local.get $stride)))
      (local.set $factor (i32.add (local.get $factor) (i32.const {FLOAT})))
      (br $again)))
    """


def _each_chosen(add: str) -> str:
    return f"""
    (local.set $number (local.get $chosen))
    (block $added (loop $again
      (br_if $added (i32.ge_s (local.get $number) (local.get $end)))
      (local.set $row (i32.add (local.get $source)
        (i32.mul (i32.load16_s (local.get $number)) (local.get $stride))))
      {add}
      (local.set $number (i32.add (local.get $number) (i32.const {SHORT})))
      (br $again)))
    """


def _rows(registers: int) -> str:
    add = "(local.set $splat (v128.load32_splat (local.get $factor)))" + _registers(registers, ADD_SCALED_ROW)
    return _registers(registers, LOAD) + _each_row(add) + _registers(registers, STORE)


def _chosen(registers: int) -> str:
    add = _each_chosen(_registers(registers, ADD_ROW))
    return _registers(registers, LOAD) + add + _registers(registers, STORE)


def _place(name: str, at: str) -> str:
    """Moves on from where a list begins."""
    moved = f"(i32.shl (i32.wrap_i64 (local.get ${at})) (i32.const 2))"
    return f"(local.set ${name} (i32.add (local.get ${name}) {moved}))"


SUMS: Final = _registers(REGISTERS[0], "(local $sum{number} v128)")

STRETCHES: Final = f"""
(func $add_scaled (param $target i32) (param $at i64) (param $source i32) (param $start i64)
  (param $width i64) (param $by f32) (local $splat v128)
  {_place("target", "at")} {_place("source", "start")}
  (local.set $splat (f32x4.splat (local.get $by)))
  {"".join(_blocks(LANES * number, _registers(number, SCALE)) for number in REGISTERS)}
  {_blocks(1, ONE_SCALED)})
(func $add_rows (param $target i32) (param $source i32) (param $first i64) (param $width i64)
  (param $factors i32) (param $count i64) (local $end i32) (local $stride i32) (local $row i32)
  (local $factor i32) (local $splat v128) {SUMS}
  {_place("source", "first")}
  (local.set $end (local.get $factors)) {_place("end", "count")}
  (local.set $stride (i32.shl (i32.wrap_i64 (local.get $width)) (i32.const 2)))
  {"".join(_blocks(LANES * number, _rows(number)) for number in REGISTERS)}
  {_blocks(1, _each_row(ONE_OF_ROWS))})
(func $add_chosen (param $target i32) (param $source i32) (param $first i64) (param $width i64)
  (param $chosen i32) (param $count i64) (local $end i32) (local $stride i32) (local $row i32)
  (local $number i32) {SUMS}
  {_place("source", "first")}
  (local.set $end (i32.add (local.get $chosen) (i32.shl (i32.wrap_i64 (local.get $count)) (i32.const 1))))
  (local.set $stride (i32.shl (i32.wrap_i64 (local.get $width)) (i32.const 2)))
  {"".join(_blocks(LANES * number, _chosen(number)) for number in REGISTERS)}
  {_blocks(1, _each_chosen(ONE_CHOSEN))})
(func $clear_numbers (param $target i32) (param $at i64) (param $width i64) (local $source i32)
  {_place("target", "at")}
  {_blocks(LANES, _registers(1, CLEAR))}
  {_blocks(1, ONE_CLEARED)})
(func $cut_negative (param $target i32) (param $at i64) (param $width i64) (local $source i32)
  {_place("target", "at")}
  {_blocks(LANES, _registers(1, CUT))}
  {_blocks(1, ONE_CUT)})
"""


def _within(name: str) -> str:
    """A change of one stretch, looked at before."""
    return f"""
(func ${name}_within (param $target i32) (param $at i64) (param $count i64) (param $length i64)
  (if (i64.gt_s (local.get $count) (i64.const 0)) (then
    (call $stretch (local.get $at) (local.get $count) (local.get $length))
    (call ${name} (local.get $target) (local.get $at) (local.get $count)))))"""


# What the checked build asks besides.
CHECKED_STRETCHES: Final = f"""
{_within("clear_numbers")} {_within("cut_negative")}
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
(func $add_rows_within (param $target i32) (param $source i32) (param $first i64) (param $width i64)
  (param $factors i32) (param $count i64) (param $length i64) (param $others i64) (param $all i64)
  (if (i32.eq (local.get $target) (local.get $source)) (then (unreachable)))
  (if (i32.eq (local.get $target) (local.get $factors)) (then (unreachable)))
  (if (i64.gt_s (local.get $count) (i64.const 0)) (then
    (call $stretch (i64.const 0) (local.get $count) (local.get $all))
    (if (i64.gt_s (local.get $width) (i64.const 0)) (then
      (call $stretch (i64.const 0) (local.get $width) (local.get $length))
      (call $stretch (local.get $first) (i64.mul (local.get $width) (local.get $count)) (local.get $others))
      (call $add_rows (local.get $target) (local.get $source) (local.get $first) (local.get $width)
        (local.get $factors) (local.get $count)))))))
(func $add_chosen_within (param $target i32) (param $source i32) (param $first i64) (param $width i64)
  (param $chosen i32) (param $count i64) (param $length i64) (param $others i64) (param $all i64)
  (local $number i64)
  (if (i32.eq (local.get $target) (local.get $source)) (then (unreachable)))
  (if (i32.and (i64.gt_s (local.get $count) (i64.const 0)) (i64.gt_s (local.get $width) (i64.const 0))) (then
    (call $stretch (i64.const 0) (local.get $count) (local.get $all))
    (call $stretch (i64.const 0) (local.get $width) (local.get $length))
    (loop $again
      (call $stretch (i64.add (local.get $first) (i64.mul (local.get $width)
        (i64.load16_s (i32.add (local.get $chosen)
          (i32.shl (i32.wrap_i64 (local.get $number)) (i32.const 1))))))
        (local.get $width) (local.get $others))
      (local.set $number (i64.add (local.get $number) (i64.const 1)))
      (br_if $again (i64.lt_s (local.get $number) (local.get $count))))
    (call $add_chosen (local.get $target) (local.get $source) (local.get $first) (local.get $width)
      (local.get $chosen) (local.get $count)))))
"""
