"""Rules made up at random, as source text: expressions and statements of the subset, over numbers, a list and
a struct, and calls of the rules before them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

AROUND: Final = """\
from __future__ import annotations

from dataclasses import dataclass

from tenfold.kernel import *


@dataclass(slots=True)
class Box(Struct):
    number: int = 0
    short: Short = 0
    byte: Byte = 0
    real: float = 0.0
    one: Single = 0.0
    shorts: list[Short] = numbers(4)
    reals: list[float] = reals(3)


TABLE = (3, -1, 200, 7)
WIDE = (9223372036854775807, -9223372036854775808, 0)
WEIGHTS = (0.5, -1.5, 1e300)
"""
PARAMETERS: Final = "a: int, b: int, x: float, yes: bool, many: list[int], box: Box"
RESULTS: Final = ("int", "int", "bool", "float", "tuple[int, float]")
MANY: Final = 5  # how long the list is

SMALL: Final = (0, 1, 2, 3, 5, 7, 8, 10, 63, 64, 100, -1, -2, -3, -8)
LARGE: Final = (
    255,
    1 << 31,
    (1 << 53) + 1,
    (1 << 62) - 1,
    (1 << 63) - 1,
    -(1 << 63),
    -(1 << 40),
    1234567890123,
)
MASKS: Final = (1, 7, 255, 0xFFFFFFFF, (1 << 62) - 1, (1 << 63) - 1)
REALS: Final = (0.0, 0.5, 1.0, -2.5, 3.75, 0.1, 1e10, 1e300, -1e-300)
COMPARISONS: Final = ("<", "<=", ">", ">=", "==", "!=")
MOST_STEPS: Final = 400  # that one call may take, more or less


@dataclass
class MadeUp:
    name: str
    result: str
    text: str
    steps: int  # how much it does, more or less


@dataclass
class Writer:
    """Writes one rule."""

    rng: Random
    earlier: list[MadeUp]
    names: dict[str, list[str]] = field(
        default_factory=lambda: {"int": ["a", "b"], "float": ["x"], "bool": ["yes"]}
    )
    lines: list[str] = field(default_factory=list)
    indent: int = 1
    repeated: int = 1  # how often this point may be reached
    steps: int = 0
    loops: int = 0
    counted: int = 0

    def mostly(self) -> bool:
        """Rules that stop at once tell little: so most of what could stop them does not."""
        return self.rng.random() < 0.95

    # Expressions. What is constant is marked, because too large constants are refused.

    def number(self, depth: int) -> tuple[str, bool]:
        """A whole number, and whether it is constant."""
        if depth <= 0 or self.rng.random() < 0.15:
            return self._plain_number()
        return self.rng.choice(WAYS_TO_A_NUMBER)(self, depth - 1)

    def whole(self, depth: int) -> str:
        return self.number(depth)[0]

    def varying(self, depth: int) -> str:
        """A whole number that is not constant."""
        text, constant = self.number(depth)
        return self.rng.choice(self.names["int"]) if constant else text

    def truth(self, depth: int) -> str:
        if depth <= 0 or self.rng.random() < 0.1:
            return self.rng.choice([*self.names["bool"], "True", "False"])
        return self.rng.choice(WAYS_TO_A_TRUTH)(self, depth - 1)

    def real(self, depth: int) -> str:
        if depth <= 0 or self.rng.random() < 0.15:
            return self.rng.choice(
                [*self.names["float"], repr(self.rng.choice(REALS)), "box.real", "box.one", "box.reals[1]"]
            )
        return self.rng.choice(WAYS_TO_A_REAL)(self, depth - 1)

    def _plain_number(self) -> tuple[str, bool]:
        if self.rng.random() < 0.35:
            number = self.rng.choice(SMALL if self.mostly() else LARGE)
            return f"({number})" if number < 0 else str(number), True
        return self.rng.choice(
            [*self.names["int"], *self.names["int"], "box.number", "box.short", "box.byte"]
        ), False

    def operation(self, depth: int) -> tuple[str, bool]:
        op = self.rng.choice(["+", "-", "*", "//", "%", "<<", ">>", "&", "|", "^", "+", "-", "*"])
        left, right = self.varying(depth), self.whole(depth)
        if op in ("<<", ">>") and self.mostly():
            right = f"({right} & {self.rng.choice([3, 7] if op == '<<' else [3, 63])})"
        if op in ("//", "%") and self.mostly():
            right = f"({right} | 1)"
        if op in ("*", "<<") and self.mostly():
            left = f"({left} % {self.rng.choice([10, 1000])})"
        return f"({left} {op} {right})", False

    def masked(self, depth: int) -> tuple[str, bool]:
        op = self.rng.choice(["+", "-", "*", "*", "^", "|"])
        inner = f"({self.varying(depth)} {op} {self.whole(depth)}) * {self.varying(0)}"
        return f"({inner} & {self.rng.choice(MASKS)})", False

    def opposite(self, depth: int) -> tuple[str, bool]:
        return f"({self.rng.choice('-~')}{self.varying(depth)})", False

    def choice(self, depth: int) -> tuple[str, bool]:
        return f"({self.whole(depth)} if {self.truth(depth)} else {self.whole(depth)})", False

    def extreme(self, depth: int) -> tuple[str, bool]:
        given = ", ".join(self.whole(depth) for _ in range(self.rng.randrange(2, 4)))
        return f"{self.rng.choice(['min', 'max'])}({given})", False

    def function(self, depth: int) -> tuple[str, bool]:
        inner, real = self.varying(depth), self.real(depth)
        ways = [
            f"abs({inner})",
            f"lowest_bit({inner} | 16)",
            f"count_bits({inner} & {self.rng.choice(MASKS)})",
        ]
        ways += [f"int(min(max({real}, -1e6), 1e6))", f"int({self.truth(depth)})", "len(many)"]
        if not self.mostly():
            ways = [f"lowest_bit({inner})", f"count_bits({inner})", f"int({real})"]
        return self.rng.choice(ways), False

    def element(self, depth: int) -> tuple[str, bool]:
        name, length = self.rng.choice([("many", MANY), ("box.shorts", 4), ("TABLE", 4), ("WIDE", 3)])
        return f"{name}[{self.place(length, depth)}]", False

    def added_truth(self, depth: int) -> tuple[str, bool]:
        return f"({self.truth(depth)} + {self.whole(depth)})", False

    def called_for_a_number(self, depth: int) -> tuple[str, bool]:
        return self.called("int", depth) or self.varying(depth), False

    def place(self, length: int, depth: int) -> str:
        """A place in a list, mostly within it."""
        if self.rng.random() < 0.3:
            return str(self.rng.randrange(length))
        return f"{self.varying(depth)} % {length}" if self.mostly() else self.varying(depth)

    def called(self, result: str, depth: int) -> str:
        """A call of a rule before this one, if there is one that does little enough."""
        left = MOST_STEPS - self.steps
        fitting = [one for one in self.earlier if one.result == result and one.steps * self.repeated < left]
        if not fitting:
            return ""
        one = self.rng.choice(fitting)
        self.steps += one.steps * self.repeated
        given = [self.whole(depth), self.whole(depth), self.real(depth), self.truth(depth)]
        return f"{one.name}({', '.join(given)}, many, box)"

    # Truths.

    def comparison(self, depth: int) -> str:
        return f"({self.whole(depth)} {self.rng.choice(COMPARISONS)} {self.whole(depth)})"

    def comparison_of_reals(self, depth: int) -> str:
        left = self.real(depth) if self.rng.random() < 0.7 else self.whole(depth)
        return f"({left} {self.rng.choice(COMPARISONS)} {self.real(depth)})"

    def chain(self, depth: int) -> str:
        links = [self.whole(depth)]
        for _ in range(self.rng.randrange(2, 4)):
            links += [self.rng.choice(COMPARISONS), self.whole(depth)]
        return f"({' '.join(links)})"

    def joined_truths(self, depth: int) -> str:
        op = self.rng.choice(["and", "or"])
        return f"({f' {op} '.join(self.truth(depth) for _ in range(self.rng.randrange(2, 4)))})"

    def membership(self, depth: int) -> str:
        options = ", ".join(self.whole(depth) for _ in range(2))
        return f"({self.whole(depth)} {self.rng.choice(['in', 'not in'])} ({options}))"

    def denied(self, depth: int) -> str:
        return f"(not {self.rng.choice([self.truth, self.whole, self.real])(depth)})"

    def asked(self, depth: int) -> str:
        return f"bool({self.rng.choice([self.truth, self.whole, self.real])(depth)})"

    def chosen_truth(self, depth: int) -> str:
        return f"({self.truth(depth)} if {self.truth(depth)} else {self.truth(depth)})"

    def called_for_a_truth(self, depth: int) -> str:
        return self.called("bool", depth) or self.comparison(depth)

    # Real numbers.

    def operation_on_reals(self, depth: int) -> str:
        operands, op = [self.real(depth), self.real(depth)], self.rng.choice("+-*/")
        if self.rng.random() < 0.3:
            operands[self.rng.randrange(2)] = self.whole(depth)
        if op == "/" and self.mostly():
            operands[1] = f"(abs({operands[1]}) + 0.25)"
        return f"({operands[0]} {op} {operands[1]})"

    def ratio(self, depth: int) -> str:
        divisor = f"({self.whole(depth)} | 1)" if self.mostly() else self.whole(depth)
        return f"({self.whole(depth)} / {divisor})"

    def function_of_a_real(self, depth: int) -> str:
        inner = self.real(depth)
        ways = [f"abs({inner})", f"(-{inner})", f"single({inner})", f"square_root(abs({inner}))"]
        ways += [f"single(single({inner}) * box.one)", f"float({self.whole(depth)})"]
        ways += [f"WEIGHTS[{self.place(3, 0)}]", f"box.reals[{self.place(3, 0)}]"]
        return self.rng.choice(ways) if self.mostly() else f"square_root({inner})"

    def extreme_real(self, depth: int) -> str:
        return f"{self.rng.choice(['min', 'max'])}({self.real(depth)}, {self.real(depth)})"

    def chosen_real(self, depth: int) -> str:
        return f"({self.real(depth)} if {self.truth(depth)} else {self.real(depth)})"

    def called_for_a_real(self, depth: int) -> str:
        return self.called("float", depth) or self.ratio(depth)

    # Statements.

    def write(self, line: str) -> None:
        self.lines.append("    " * self.indent + line)
        self.steps += self.repeated

    def fresh(self, kind: str) -> str:
        self.counted += 1
        return f"{kind[0]}{self.counted}"

    def block(self, depth: int) -> None:
        """A few statements; names that begin here end here."""
        before = {kind: list(names) for kind, names in self.names.items()}
        for _ in range(self.rng.randrange(1, 4)):
            self.statement(depth)
        if self.loops and self.rng.random() < 0.25:
            self.write(self.rng.choice(["break", "continue"]))
        elif self.indent > 1 and self.rng.random() < 0.05:
            self.end()
        self.names = before

    def statement(self, depth: int) -> None:
        if self.repeated > MOST_STEPS // 8:
            depth = 0
        self.rng.choice(SIMPLE if depth <= 0 or self.rng.random() < 0.6 else COMPOUND)(self, depth)

    def assignment(self, _depth: int) -> None:
        kind = self.rng.choice(["int", "int", "float", "bool"])
        text = self.expression(kind, 3)
        if self.rng.random() < 0.5:
            name = self.fresh(kind)
            self.names[kind].append(name)
        else:
            name = self.rng.choice(self.names[kind])
        self.write(f"{name} = {text}")

    def expression(self, kind: str, depth: int) -> str:
        if kind == "int":
            return self.whole(depth)
        # A number of 32 bits would give its kind to the name.
        return self.truth(depth) if kind == "bool" else f"float({self.real(depth)})"

    def change(self, _depth: int) -> None:
        if self.rng.random() < 0.3:
            name = self.rng.choice([*self.names["float"], "box.real", f"box.reals[{self.place(3, 1)}]"])
            op = self.rng.choice("+-*/")
            value = f"abs({self.real(2)}) + 0.25" if op == "/" and self.mostly() else self.real(2)
            self.write(f"{name} {op}= {value}")
            return
        name = self.rng.choice([*self.names["int"], "box.number", f"many[{self.place(MANY, 1)}]"])
        op = self.rng.choice(["+", "-", "*", "//", "%", "&", "|", "^", ">>"])
        value = self.whole(2)
        if op in ("//", "%", ">>") and self.mostly():
            value = f"({value} & 31) + 1"
        self.write(f"{name} {op}= {value}")

    def storing(self, _depth: int) -> None:
        narrow = f"{self.varying(2)} & 127" if self.mostly() else self.varying(2)
        number, real = self.whole(3), self.real(3)
        self.write(
            self.rng.choice(
                [
                    f"many[{self.place(MANY, 2)}] = {number}",
                    f"box.number = {number}",
                    f"box.short = {narrow}",
                    f"box.byte = {narrow}",
                    f"box.shorts[{self.place(4, 2)}] = {narrow}",
                    f"box.real = {real}",
                    f"box.reals[{self.place(3, 2)}] = {real}",
                    f"box.one = single({real})",
                ]
            )
        )

    def exchange(self, _depth: int) -> None:
        one, other = (self.rng.choice([*self.names["int"], f"many[{self.place(MANY, 1)}]"]) for _ in range(2))
        self.write(f"{one}, {other} = {other}, {self.whole(2)}")

    def two_at_once(self, depth: int) -> None:
        call = self.called("tuple[int, float]", 1)
        if not call:
            self.storing(depth)
            return
        whole, real = self.fresh("int"), self.fresh("float")
        self.write(f"{whole}, {real} = {call}")
        self.names["int"].append(whole)
        self.names["float"].append(real)

    def branches(self, depth: int) -> None:
        self.write(f"if {self.truth(3)}:")
        self.inner_block(depth)
        if self.rng.random() < 0.3:
            self.write(f"elif {self.truth(2)}:")
            self.inner_block(depth)
        if self.rng.random() < 0.6:
            self.write("else:")
            self.inner_block(depth)

    def inner_block(self, depth: int) -> None:
        self.indent += 1
        self.block(depth - 1)
        self.indent -= 1

    def loop_over_range(self, depth: int) -> None:
        name = self.rng.choice([self.fresh("int"), self.rng.choice(self.names["int"])])
        first, step = self.rng.randrange(-3, 4), self.rng.choice([1, 1, 2, 3, -1, -2])
        bounds = [
            f"{self.varying(1)} & 3",
            f"{first}, {first} + ({self.varying(1)} & 3)",
            f"{first}, {first + 4 * step}, {step}",
        ]
        self.loop(f"for {name} in range({self.rng.choice(bounds)}):", depth, name)

    def loop_over_items(self, depth: int) -> None:
        name = self.rng.choice([self.fresh("int"), self.rng.choice(self.names["int"])])
        items = ", ".join(self.whole(1) for _ in range(self.rng.randrange(2, 4)))
        self.loop(f"for {name} in ({items}):", depth, name)

    def loop_while(self, depth: int) -> None:
        """It ends at the latest when its fuel does."""
        fuel = self.fresh("fuel")
        self.write(f"{fuel} = {self.rng.randrange(1, 5)}")
        self.write(f"while {fuel} > 0 and {self.truth(2)}:")
        self.loop("", depth, "", f"{fuel} -= 1")

    def loop_without_end(self, depth: int) -> None:
        fuel = self.fresh("fuel")
        self.write(f"{fuel} = {self.rng.randrange(1, 5)}")
        self.write("while True:")
        self.loop("", depth, "", f"{fuel} -= 1", f"if {fuel} < 0:", "    break")

    def loop(self, head: str, depth: int, name: str, *first: str) -> None:
        if head:
            self.write(head)
        before = {kind: list(names) for kind, names in self.names.items()}
        if name and name not in self.names["int"]:
            self.names["int"].append(name)
        self.repeated, self.loops = self.repeated * 4, self.loops + 1
        self.indent += 1
        for line in first:
            self.write(line)
        self.block(depth - 1)
        self.indent -= 1
        self.repeated, self.loops = self.repeated // 4, self.loops - 1
        self.names = before

    def call(self, depth: int) -> None:
        text = self.called(self.rng.choice(RESULTS), 1)
        if text:
            self.write(text)
        else:
            self.storing(depth)

    def end(self) -> None:
        if self.result == "tuple[int, float]":
            self.write(f"return {self.whole(3)}, {self.real(3)}")
        else:
            kind = {"int": self.whole, "bool": self.truth, "float": self.real}[self.result]
            self.write(f"return {kind(3)}")

    result: str = "int"


WAYS_TO_A_NUMBER: Final[list[Callable[[Writer, int], tuple[str, bool]]]] = [
    Writer.operation,
    Writer.operation,
    Writer.operation,
    Writer.masked,
    Writer.opposite,
    Writer.choice,
    Writer.extreme,
    Writer.function,
    Writer.element,
    Writer.element,
    Writer.added_truth,
    Writer.called_for_a_number,
]
WAYS_TO_A_TRUTH: Final[list[Callable[[Writer, int], str]]] = [
    Writer.comparison,
    Writer.comparison,
    Writer.comparison_of_reals,
    Writer.chain,
    Writer.joined_truths,
    Writer.membership,
    Writer.denied,
    Writer.asked,
    Writer.chosen_truth,
    Writer.called_for_a_truth,
]
WAYS_TO_A_REAL: Final[list[Callable[[Writer, int], str]]] = [
    Writer.operation_on_reals,
    Writer.operation_on_reals,
    Writer.ratio,
    Writer.function_of_a_real,
    Writer.extreme_real,
    Writer.chosen_real,
    Writer.called_for_a_real,
]
SIMPLE: Final[list[Callable[[Writer, int], None]]] = [
    Writer.assignment,
    Writer.assignment,
    Writer.change,
    Writer.storing,
    Writer.storing,
    Writer.exchange,
    Writer.two_at_once,
    Writer.call,
]
COMPOUND: Final[list[Callable[[Writer, int], None]]] = [
    Writer.branches,
    Writer.branches,
    Writer.loop_over_range,
    Writer.loop_over_items,
    Writer.loop_while,
    Writer.loop_without_end,
]


def make_up_rules(rng: Random, count: int) -> list[MadeUp]:
    rules: list[MadeUp] = []
    for number in range(count):
        writer = Writer(rng, rules[-6:], result=rng.choice(RESULTS))
        for _ in range(rng.randrange(1, 5)):
            writer.statement(2)
        writer.end()
        name = f"rule_{number}"
        head = f"@rule\ndef {name}({PARAMETERS}) -> {writer.result}:"
        rules.append(MadeUp(name, writer.result, "\n".join([head, *writer.lines]), writer.steps))
    return rules


def text_of(rules: list[MadeUp]) -> str:
    return "\n\n\n".join([AROUND, *(one.text for one in rules)]) + "\n"


def make_up_arguments(rng: Random, box: Any) -> list[Any]:
    """Arguments for any of the rules; `box` is the struct they take."""
    whole = [rng.choice(SMALL if rng.random() < 0.9 else LARGE) for _ in range(2 + MANY)]
    filled = box(
        number=rng.choice(SMALL),
        short=rng.randrange(-(1 << 15), 1 << 15),
        byte=rng.randrange(256),
        real=rng.choice(REALS),
        one=rng.choice([0.5, -3.0, 0.25, 1e10]),
    )
    filled.shorts[:] = [rng.randrange(-9, 10) for _ in range(4)]
    filled.reals[:] = [rng.choice(REALS) for _ in range(3)]
    return [whole[0], whole[1], rng.choice(REALS), rng.random() < 0.5, whole[2:], filled]
