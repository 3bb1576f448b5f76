"""Stretches of numbers of 32 bits, added up four at a time: what networks are made of.

Both functions go from block to block of columns, as wide as the rest allows. While rows are added, the sums
of a block stay in registers.
"""

from __future__ import annotations

from typing import Final

LANES: Final = 4  # numbers in a register
FLOAT: Final = 4  # bytes of a number
REGISTERS: Final = (4, 1)  # of a block; what is left over goes one by one


def _blocks(columns: int, add: str) -> str:
    """Adds one block after the other, as long as there are so many columns."""
    size = columns * FLOAT
    return f"""
  (block $done (loop $block
    (br_if $done (i64.lt_s (local.get $width) (i64.const {columns})))
    {add}
    (local.set $target (i32.add (local.get $target) (i32.const {size})))
    (local.set $source (i32.add (local.get $source) (i32.const {size})))
    (local.set $width (i64.sub (local.get $width) (i64.const {columns})))
    (br $block)))"""


def _scaled(registers: int) -> str:
    return "".join(
        f"(v128.store offset={at} align=4 (local.get $target) (f32x4.add"
        f" (v128.load offset={at} align=4 (local.get $target))"
        f" (f32x4.mul (local.get $factors) (v128.load offset={at} align=4 (local.get $source)))))"
        for at in range(0, registers * LANES * FLOAT, LANES * FLOAT)
    )


def _rows(registers: int) -> str:
    places = [(number, number * LANES * FLOAT) for number in range(registers)]
    load, add, store = (
        "".join(pattern.format(number=number, at=at) for number, at in places)
        for pattern in (
            "(local.set $sum{number} (v128.load offset={at} align=4 (local.get $target)))",
            "(local.set $sum{number} (f32x4.add (local.get $sum{number})"
            " (f32x4.mul (local.get $splat) (v128.load offset={at} align=4 (local.get $row)))))",
            "(v128.store offset={at} align=4 (local.get $target) (local.get $sum{number}))",
        )
    )
    splat = "(local.set $splat (v128.load32_splat (local.get $factor)))"
    return f"{load}{_each_row(splat + add)}{store}"


ONE_OF_ROWS: Final = """(f32.store (local.get $target) (f32.add (f32.load (local.get $target))
        (f32.mul (f32.load (local.get $factor)) (f32.load (local.get $row)))))"""
ONE_SCALED: Final = """(f32.store (local.get $target) (f32.add (f32.load (local.get $target))
      (f32.mul (local.get $by) (f32.load (local.get $source)))))"""


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


def _place(name: str, at: str) -> str:
    """Moves on from where a list begins."""
    moved = f"(i32.shl (i32.wrap_i64 (local.get ${at})) (i32.const 2))"
    return f"(local.set ${name} (i32.add (local.get ${name}) {moved}))"


STRETCHES: Final = f"""
(func $add_scaled (param $target i32) (param $at i64) (param $source i32) (param $start i64)
  (param $width i64) (param $by f32) (local $factors v128)
  {_place("target", "at")} {_place("source", "start")}
  (local.set $factors (f32x4.splat (local.get $by)))
  {"".join(_blocks(LANES * number, _scaled(number)) for number in REGISTERS)}
  {_blocks(1, ONE_SCALED)})
(func $add_rows (param $target i32) (param $source i32) (param $first i64) (param $width i64)
  (param $factors i32) (param $count i64) (local $end i32) (local $stride i32) (local $row i32)
  (local $factor i32) (local $splat v128)
  (local $sum0 v128) (local $sum1 v128) (local $sum2 v128) (local $sum3 v128)
  {_place("source", "first")}
  (local.set $end (local.get $factors)) {_place("end", "count")}
  (local.set $stride (i32.shl (i32.wrap_i64 (local.get $width)) (i32.const 2)))
  {"".join(_blocks(LANES * number, _rows(number)) for number in REGISTERS)}
  {_blocks(1, _each_row(ONE_OF_ROWS))})
"""

# What the checked build asks besides.
CHECKED_STRETCHES: Final = """
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
"""
