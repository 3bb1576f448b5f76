"""Stretches of numbers of 32 bits, added up four at a time: what networks are made of.

Both functions go from block to block of columns, as wide as the rest allows. While rows are added, the sums
of a block stay in registers.
"""

from __future__ import annotations

from typing import Final

LANES: Final = 4  # numbers in a register
FLOAT: Final = 4  # bytes of a number
SHORT: Final = 2
NOTHING: Final = "(v128.const i32x4 0 0 0 0)"
REGISTERS: Final = (8, 2, 1)  # of a block; what is left over goes one by one


LOAD: Final = "(local.set $sum{number} (v128.load offset={at} align=4 (local.get $target)))"
STORE: Final = "(v128.store offset={at} align=4 (local.get $target) (local.get $sum{number}))"


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
            LOAD,
            "(local.set $sum{number} (f32x4.add (local.get $sum{number})"
            " (f32x4.mul (local.get $splat) (v128.load offset={at} align=4 (local.get $row)))))",
            STORE,
        )
    )
    splat = "(local.set $splat (v128.load32_splat (local.get $factor)))"
    return f"{load}{_each_row(splat + add)}{store}"


def _chosen(registers: int) -> str:
    places = [(number, number * LANES * FLOAT) for number in range(registers)]
    load, add, store = (
        "".join(pattern.format(number=number, at=at) for number, at in places)
        for pattern in (LOAD, "(local.set $sum{number} (f32x4.add (local.get $sum{number}) (v128.load offset={at} align=4 (local.get $row))))", STORE)
    )
    return f"{load}{_each_chosen(add)}{store}"


ONE_OF_ROWS: Final = """(f32.store (local.get $target) (f32.add (f32.load (local.get $target))
        (f32.mul (f32.load (local.get $factor)) (f32.load (local.get $row)))))"""
ONE_CHOSEN: Final = """(f32.store (local.get $target) (f32.add (f32.load (local.get $target))
        (f32.load (local.get $row))))"""
ONE_CLEARED: Final = "(f32.store (local.get $target) (f32.const 0))"
ONE_CUT: Final = """(f32.store (local.get $target) (select (f32.const 0) (f32.load (local.get $target))
      (f32.lt (f32.load (local.get $target)) (f32.const 0))))"""
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


def _cleared(registers: int) -> str:
    return "".join(
        f"(v128.store offset={at} align=4 (local.get $target) {NOTHING})"
        for at in range(0, registers * LANES * FLOAT, LANES * FLOAT)
    )


def _cut(registers: int) -> str:
    return "".join(
        f"(v128.store offset={at} align=4 (local.get $target)"
        f" (f32x4.pmax (v128.load offset={at} align=4 (local.get $target)) {NOTHING}))"
        for at in range(0, registers * LANES * FLOAT, LANES * FLOAT)
    )


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
  (local $sum0 v128) (local $sum1 v128) (local $sum2 v128) (local $sum3 v128) (local $sum4 v128) (local $sum5 v128) (local $sum6 v128) (local $sum7 v128)
  {_place("source", "first")}
  (local.set $end (local.get $factors)) {_place("end", "count")}
  (local.set $stride (i32.shl (i32.wrap_i64 (local.get $width)) (i32.const 2)))
  {"".join(_blocks(LANES * number, _rows(number)) for number in REGISTERS)}
  {_blocks(1, _each_row(ONE_OF_ROWS))})
(func $add_chosen (param $target i32) (param $source i32) (param $first i64) (param $width i64)
  (param $chosen i32) (param $count i64) (local $end i32) (local $stride i32) (local $row i32)
  (local $number i32)
  (local $sum0 v128) (local $sum1 v128) (local $sum2 v128) (local $sum3 v128) (local $sum4 v128) (local $sum5 v128) (local $sum6 v128) (local $sum7 v128)
  {_place("source", "first")}
  (local.set $end (i32.add (local.get $chosen) (i32.shl (i32.wrap_i64 (local.get $count)) (i32.const 1))))
  (local.set $stride (i32.shl (i32.wrap_i64 (local.get $width)) (i32.const 2)))
  {"".join(_blocks(LANES * number, _chosen(number)) for number in REGISTERS)}
  {_blocks(1, _each_chosen(ONE_CHOSEN))})
(func $clear_numbers (param $target i32) (param $at i64) (param $width i64) (local $source i32)
  {_place("target", "at")}
  {_blocks(LANES, _cleared(1))}
  {_blocks(1, ONE_CLEARED)})
(func $cut_negative (param $target i32) (param $at i64) (param $width i64) (local $source i32)
  {_place("target", "at")}
  {_blocks(LANES, _cut(1))}
  {_blocks(1, ONE_CUT)})
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
(func $clear_numbers_within (param $target i32) (param $at i64) (param $count i64) (param $length i64)
  (if (i64.gt_s (local.get $count) (i64.const 0)) (then
    (call $stretch (local.get $at) (local.get $count) (local.get $length))
    (call $clear_numbers (local.get $target) (local.get $at) (local.get $count)))))
(func $cut_negative_within (param $target i32) (param $at i64) (param $count i64) (param $length i64)
  (if (i64.gt_s (local.get $count) (i64.const 0)) (then
    (call $stretch (local.get $at) (local.get $count) (local.get $length))
    (call $cut_negative (local.get $target) (local.get $at) (local.get $count)))))
"""
