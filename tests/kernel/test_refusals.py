"""Whatever is not in the subset is refused, and the message says where, what, and what to write instead."""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from kernel.forms import HEADER, import_text

from tenfold import kernel
from tenfold.kernel import Slots, Struct, numbers, rule
from tenfold.kernel.layout import layout_of
from tenfold.kernel.program import Program
from tenfold.kernel.refusals import ADVICE, NotInSubset
from tenfold.kernel.structs import Short

KERNEL = Path(kernel.__file__).parent

# What the rules below may use.
AROUND = (
    HEADER
    + """
@dataclass(slots=True)
class Purse(Struct):
    owner: int = 0
    coins: list[Short] = numbers(5)


@dataclass(slots=True)
class Chest(Struct):
    lid: int = 0
    shares: list[Single] = reals(2)


@dataclass(frozen=True)
class Temper(Slots):
    draw: Callable[[int], int]


TABLE = (1, 2, 3)
MIXED = (1, 2.5)
HUGE = (1, 1 << 64)


@rule
def double(a: int) -> int:
    return 2 * a


@rule
def halve(a: float) -> float:
    return a / 2


@rule
def is_even(a: int) -> bool:
    return a % 2 == 0


@rule
def both(a: int) -> tuple[int, int]:
    return a, a


@rule
def nothing(a: int) -> None:
    a = 1


@rule
def first(a: list[int]) -> int:
    return a[0]


@rule
def count(many: list[T]) -> int:
    return len(many)


@rule
def ask(temper: Temper, a: int) -> int:
    return temper.draw(a)


@rule
def hand_on(answer: Callable[[int], int], a: int) -> int:
    return answer(a)


TEMPER = Temper(double)
RULES = (double, double)
UNLIKE = (double, is_even)

"""
)

# Constructs that are refused wherever they stand.
CONSTRUCTS: dict[type[ast.AST], str] = {
    ast.AsyncFunctionDef: "async def inner() -> int: return a",
    ast.Assert: "assert a > 0",
    ast.ClassDef: "class Inner: pass",
    ast.Delete: "del a",
    ast.Dict: "b = {}",
    ast.DictComp: "b = {i: i for i in (1, 2)}",
    ast.FunctionDef: "def inner() -> int: return a",
    ast.GeneratorExp: "b = (i for i in (1, 2))",
    ast.Global: "global TABLE",
    ast.Import: "import math",
    ast.ImportFrom: "from math import pi",
    ast.JoinedStr: "b = f'{a}'",
    ast.Lambda: "b = lambda: 1",
    ast.List: "b = [1, 2]",
    ast.ListComp: "[i for i in (1, 2)]",
    ast.Match: "match a:\n        case 1: pass",
    ast.NamedExpr: "b = 1 + (c := a)",
    ast.Raise: "raise ValueError",
    ast.Set: "b = {1, 2}",
    ast.SetComp: "b = {i for i in (1, 2)}",
    ast.Slice: "b = purse.coins[1:2]",
    ast.Starred: "b = double(*TABLE)",
    ast.Try: "try: a = 1\n    except ValueError: pass",
    ast.TryStar: "try: a = 1\n    except* ValueError: pass",
    ast.Tuple: "b = 1, 2",
    ast.With: "with TABLE: pass",
    ast.Yield: "yield a",
    ast.YieldFrom: "yield from TABLE",
    ast.Is: "b = a is a",
    ast.IsNot: "b = a is not a",
    ast.MatMult: "b = a @ a",
    ast.Pow: "b = 2 ** a",
}

# What a rule does, what is said of it, and what to write instead.
STATEMENTS: list[tuple[str, str, str]] = [
    # Names and numbers.
    ("b = 'ten'", "makes a string", "return a number, and let whoever shows it find the word"),
    ("b = None", "uses a value that is no number", "use a number, such as -1, that says so"),
    ("b = 1 << 63", "uses a number of more than 64 bits", "use a smaller one"),
    ("b = HUGE[0]", "uses a table with numbers of more than 64 bits", "use smaller ones"),
    ("b = MIXED[0]", "uses a table of whole and real numbers", "write them all as 1.0"),
    (
        "b = KERNEL",
        "uses KERNEL, which is none of these",
        "use numbers, tables (tuples of numbers), rules and slots from the top of the file",
    ),
    ("b = TABLE", "gives a table another name", "read it where it is named"),
    ("b = c  # here\n    c = 1", "may use c before it has a value", "give it a value first"),
    (
        "if a > 0: later = 1\n    b = later  # here",
        "may use later before it has a value",
        "give it a value before the branches and loops",
    ),
    (
        "for place in range(a): pass\n    b = place  # here",
        "may use place before it has a value",
        "give it a value before the branches and loops",
    ),
    ("b: int", "uses AnnAssign", "write it with what is in the subset"),
    ("purse.owner: int = 1", "uses AnnAssign", "write it with what is in the subset"),
    # Kinds.
    (
        "b = purse.coins[0.5]",
        "uses a real number where it needs a whole number",
        "turn it into one with int(…)",
    ),
    ("b = double(purse)", "uses a rules.Purse where it needs a whole number", "give it a whole number"),
    (
        "b = halve(a)",
        "uses a whole number where it needs a real number",
        "write it as 1.0, or turn it into one with float(…)",
    ),
    (
        "b = a if a > 0 else 0.5",
        "uses a whole number where it needs a real number",
        "write it as 1.0, or turn it into one with float(…)",
    ),
    (
        "b = min(a, 0.5)",
        "uses a whole number where it needs a real number",
        "write it as 1.0, or turn it into one with float(…)",
    ),
    ("a = a > 0", "makes a a yes or no, which was a whole number", "keep to one kind, or take another name"),
    ("a = 0.5", "makes a a real number, which was a whole number", "keep to one kind, or take another name"),
    ("a /= 2", "makes a a real number, which was a whole number", "keep to one kind, or take another name"),
    ("purse = purse.coins", "makes purse a list of int16, which was a rules.Purse", "take another name"),
    (
        "temper = TEMPER",
        "assigns something that is no number, list or struct",
        "assign one of these",
    ),
    ("b = nothing(a)", "assigns something that is no number, list or struct", "assign one of these"),
    ("if purse: pass", "asks whether a rules.Purse is true", "compare a number"),
    ("b = purse < 3", "uses a rules.Purse as a number", "use the numbers in it"),
    ("b = max(purse.coins, a)", "uses a list of int16 as a number", "use the numbers in it"),
    ("b = both(a) + 1", "uses 2 numbers where it needs a whole number", "give it a whole number"),
    # Fields and elements.
    ("b = a.owner", "asks a whole number for a field", "use the fields of structs"),
    ("b = purse.owners", "asks a rules.Purse for a field it has not", "use one of: owner, coins"),
    ("purse.owners = 1", "asks a rules.Purse for a field it has not", "use one of: owner, coins"),
    ("b = TEMPER.drew(a)", "names a place that Temper has not", "use one of: draw"),
    ("b = a[0]", "takes an element of a whole number", "use lists of numbers or structs"),
    ("b = RULES[0]", "takes a rule out of a tuple", "call it at once: rules[number](…)"),
    ("b = purse.coins[-1]", "counts from the end of a list", "write list[len(list) - 1]"),
    ("b = many[-1]", "counts from the end of a list", "write list[len(list) - 1]"),
    ("b = RULES[-1](a)", "counts from the end of a list", "write list[len(list) - 1]"),
    ("b = purse.coins[5]", "reaches beyond a list of 5", "make the list longer"),
    ("b = TABLE[3]", "reaches beyond a list of 3", "make the list longer"),
    ("b = RULES[2](a)", "reaches beyond a list of 2", "make the list longer"),
    ("TABLE[0] = 1", "changes a table", "use a list that the rule is given"),
    ("purses[0] = purse", "replaces a list of rules.Purse or a part of it", "use overwrite(target, source)"),
    ("purse.coins = many", "assigns to something that is no number", "assign to numbers, one by one"),
    # Operators.
    (
        "b = 7.5 % a",
        "uses an operator of whole numbers on real ones",
        "use whole numbers, or turn it into one with int(…)",
    ),
    (
        "b = a and 3",
        "takes the value of and/or between numbers",
        "compare the numbers, or write … if … else …",
    ),
    (
        "b = (a and 3) or a > 1",
        "takes the value of and/or between numbers",
        "compare the numbers, or write … if … else …",
    ),
    ("b = 1 < a in (1, 2)", "looks for something in the middle of a chain", "ask one thing at a time"),
    ("b = a in many", "looks for something in a list", "write in (one, two, three), or a loop"),
    # Calls.
    ("b = double(a=1)", "names its arguments", "give them in their order"),
    ("b = purse.copy()", "calls a method", "write a rule, or use lowest_bit and count_bits"),
    ("b = sum(many)", "calls sum, which is no rule", "mark sum with @rule, or do without it"),
    ("b = a(1)", "calls something that is not known beforehand", "call a rule by its name"),
    ("b = double(1, 2)", "gives 2 arguments to double", "give it 1"),
    ("b = abs(1, a)", "gives 2 arguments", "give 1"),
    ("b = min(a)", "gives 1 arguments", "give 2 or more"),
    ("b = hand_on(a, a)", "gives answer something that is not known beforehand", "name a rule or slots"),
    ("b = first(TABLE)", "hands a table over", "read it where it is named"),
    (
        "b = first(purse.coins)",
        "gives a list of int16 where a list of int64 is needed",
        "give it a list of int64",
    ),
    ("b = count(many)", "gives a list of int64 where structs are needed", "give a list of structs"),
    (
        "b = many[0](a)",
        "calls an element of something",
        "call one of a tuple of rules: choosers[number](…)",
    ),
    ("b = UNLIKE[a](1)", "calls rules of different kinds by number", "give them the same parameters"),
    ("b = len(purse)", "asks for the length of a rules.Purse", "ask for that of a list"),
    (
        "overwrite(purse, chest)",
        "overwrites a rules.Purse with a rules.Chest",
        "use two structs of one kind",
    ),
    (
        "add_scaled(purse.coins, 0, purse.coins, 0, 1, single(0.5))",
        "adds up a list of int16",
        "give it a list of Single",
    ),
    (
        "add_chosen(chest.shares, 0, chest.shares, 0, 1, many, 1)",
        "adds up a list of int64",
        "give it a list of Short",
    ),
    # Assignments, ways and ends.
    ("a + 1", "computes something for nobody", "assign it, or leave it out"),
    ("b = c = a", "assigns to several names at once", "write an assignment for each"),
    ("b, c = a", "takes something apart that is no tuple of as many numbers", "assign one by one"),
    (
        "b, c = both(a), a, a",
        "takes something apart that is no tuple of as many numbers",
        "assign one by one",
    ),
    ("(b, c), d = 1, 2", "assigns to something that is no number", "assign to numbers, one by one"),
    ("for b, c in (1, 2): pass", "runs a loop over several names", "use one"),
    ("for b in many: pass", "runs a loop over something", "write for … in range(…) or in (one, two)"),
    (
        "for b in range(0, 9, a): pass",
        "runs a loop by steps that are not constant",
        "write a number other than 0",
    ),
    (
        "for b in range(0, 9, 0): pass",
        "runs a loop by steps that are not constant",
        "write a number other than 0",
    ),
    (
        "for b in range(a):  # here\n        pass\n    else: pass",
        "has an else behind a loop",
        "set a yes or no, and ask for it afterwards",
    ),
    ("return", "returns something else than it promises, a whole number", "return a whole number"),
]

# Whole rules.
WHOLE: list[tuple[str, str, str]] = [
    (
        "def tried(a: int) -> tuple[int, int]:\n    return a  # here",
        "returns something else than it promises, 2 numbers",
        "return 2 numbers",
    ),
    (
        "def tried(a: int) -> None:\n    return a  # here",
        "returns something else than it promises, nothing",
        "return nothing",
    ),
    (
        "def tried(a: int) -> int:  # here\n    if a > 0:\n        return 1",
        "may end without returning anything",
        "return a value on every way",
    ),
    (
        "def tried(answer: Callable[[int], int], a: int) -> None:\n    answer = double  # here",
        "gives answer another value",
        "leave what is known beforehand alone",
    ),
    ("def tried(*a: int) -> None: pass  # here", "has parameters of a special kind", "use plain ones"),
    ("def tried(*, a: int) -> None: pass  # here", "has parameters of a special kind", "use plain ones"),
    ("def tried(a: int, /) -> None: pass  # here", "has parameters of a special kind", "use plain ones"),
    (
        "def tried(a: int = 1) -> None: pass  # here",
        "has defaults for its parameters",
        "give every argument where it is called",
    ),
    (
        "def tried(größe: int) -> None: pass  # here",
        "has names with letters beyond a to z",
        "write them without",
    ),
    (
        "def tried(a) -> None: pass  # here",
        "does not say what a is",
        "annotate it with int, bool, float, a list, a struct or a type variable",
    ),
    (
        "def tried(a: int): pass  # here",
        "does not say what it returns",
        "annotate it with int, bool, float, a tuple of these, or None",
    ),
    (
        "def tried(a: str) -> None: pass  # here",
        "says of what a is something that is no number, list or struct",
        "annotate it with int, bool, float, a list, a struct or a type variable",
    ),
    (
        "def tried(a: tuple[int, int]) -> None: pass  # here",
        "says of what a is something that is no number, list or struct",
        "annotate it with int, bool, float, a list, a struct or a type variable",
    ),
    (
        "def tried(a: list[str]) -> None: pass  # here",
        "says of what a is something that is no number, list or struct",
        "annotate it with int, bool, float, a list, a struct or a type variable",
    ),
    (
        "def tried(a: list[int]) -> list[int]: return a  # here",
        "says of what it returns something that is no number, list or struct",
        "annotate it with int, bool, float, a tuple of these, or None",
    ),
    (
        "def tried(a: T) -> T: return a  # here",
        "says of what it returns something that is no number, list or struct",
        "annotate it with int, bool, float, a tuple of these, or None",
    ),
    (
        "def tried(a: Unheard) -> None: pass  # here",
        "has an annotation that nobody knows (name 'Unheard' is not defined)",
        "import the types of its annotations where they are found when it runs",
    ),
    (
        "@rule  # here\nasync def tried(a: int) -> int: return a",
        "is no plain function that stands in a file",
        "write it with def, in a file",
    ),
    (
        "tried = rule(lambda a: a)  # here",
        "is no plain function that stands in a file",
        "write it with def, in a file",
    ),
    (
        "def outside(n: int) -> Any:\n    @rule\n    def tried(a: int) -> int:  # here\n"
        "        return a + n\n    return tried\ntried = outside(1)",
        "uses names of the function around it (n)",
        "write it at the top of the file",
    ),
]


def within_a_rule(statement: str) -> str:
    marked = statement if "# here" in statement else statement.replace("\n", "  # here\n", 1)
    marked = marked if "# here" in marked else f"{marked}  # here"
    given = "a: int, many: list[int], purse: Purse, purses: list[Purse], chest: Chest"
    return f"def tried({given}) -> int:\n    {marked}\n    return a"


CASES = [
    *(
        (within_a_rule(statement), *ADVICE.get(construct, ("", "")))
        for construct, statement in CONSTRUCTS.items()
    ),
    *((within_a_rule(statement), what, instead) for statement, what, instead in STATEMENTS),
    *WHOLE,
]


def refusal(path: Path, text: str) -> NotInSubset:
    """What the translator says of the rule `tried`."""
    marked = text if "rule" in text else f"@rule\n{text}"
    module = import_text(path, AROUND + marked + "\n")
    with pytest.raises(NotInSubset) as refused:
        translate(module.tried, *([module.double] if "Callable" in text else []))
    return refused.value


def translate(function: Callable[..., Any], *given: Any) -> str:
    program = Program()
    program.export("tried", function, *given)
    return program.text()


@pytest.mark.parametrize(("text", "what", "instead"), CASES)
def test_a_refusal_says_where_what_and_what_to_write_instead(
    tmp_path: Path, text: str, what: str, instead: str
) -> None:
    path = tmp_path / "rules.py"
    refused = refusal(path, text)
    lines = path.read_text("utf-8").splitlines()
    line = next(number for number, written in enumerate(lines, 1) if "# here" in written)
    name = "<lambda>" if "lambda a" in text else "tried"
    assert (refused.file, refused.line, refused.rule) == (str(path), line, name)
    assert (refused.what, refused.instead) == (what, instead)
    assert str(refused).startswith(f"{path}:{line}: the rule {name} {what}")
    assert str(refused).endswith(f". Instead, {instead}.")


def test_the_message_shows_the_refused_part(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    refused = refusal(path, within_a_rule("a += 1 + sum(many)"))
    assert ": the rule tried calls sum, which is no rule: sum(many). Instead, mark sum" in str(refused)


def test_every_construct_with_advice_is_tried() -> None:
    assert set(CONSTRUCTS) == set(ADVICE)


def test_every_place_that_refuses_is_reached(tmp_path: Path) -> None:
    reached = set()
    for text, _, _ in CASES:
        traceback = refusal(tmp_path / "rules.py", text).__traceback__
        while traceback is not None:
            place = Path(traceback.tb_frame.f_code.co_filename).name, traceback.tb_lineno
            traceback = traceback.tb_next
        reached.add(place)
    assert not places_that_refuse() - reached


def places_that_refuse() -> set[tuple[str, int]]:
    """File and line of everything in the translator that raises a refusal."""
    found = set()
    for path in KERNEL.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Raise(ast.Call(ast.Name(name) | ast.Attribute(_, name))) if "refuse" in name.lower():
                    found.add((path.name, node.lineno))
                case ast.Raise(ast.Call(ast.Name("NotInSubset"))):
                    found.add((path.name, node.lineno))
    return found


def test_a_refusal_in_a_rule_that_is_called_names_that_rule(tmp_path: Path) -> None:
    inner = "@rule\ndef inner(a: int) -> int:\n    return a ** 2\n\n\n"
    refused = refusal(tmp_path / "rules.py", f"{inner}@rule\ndef tried(a: int) -> int:\n    return inner(a)")
    assert refused.rule == "inner"


def test_only_a_rule_becomes_a_function_of_a_module() -> None:
    with pytest.raises(TypeError, match="places_that_refuse is not marked as a rule"):
        Program().export("places", places_that_refuse)


def test_an_edited_file_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    texts = []
    for number in (1, 22):
        module = import_text(path, f"{AROUND}@rule\ndef tried(a: int) -> int:\n    return a + {number}\n")
        texts.append(translate(module.tried))
    assert "(i64.const 22)" not in texts[0]
    assert "(i64.const 22)" in texts[1]


# Slots and structs.


@dataclass(frozen=True)
class Temper(Slots):
    draw: Callable[[int], int]
    buy: Callable[[int], int]
    patience: int


@rule
def double(a: int) -> int:
    return 2 * a


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"draw": double, "buy": double, "patience": 1, "sell": double}, "'sell'"),
        ({"draw": double, "patience": 1}, "'buy'"),
        ({"draw": double, "buy": 3, "patience": 1}, r"Temper\.buy is to be filled with a rule"),
        ({"draw": None, "buy": double, "patience": 1}, r"Temper\.draw is to be filled with a rule"),
    ],
)
def test_slots_refuse_places_by_name(given: dict[str, Any], said: str) -> None:
    with pytest.raises(TypeError, match=said):
        Temper(**given)


def test_slots_look_at_annotations_that_are_no_text(tmp_path: Path) -> None:
    text = HEADER.replace("from __future__ import annotations\n", "")
    text += "@dataclass(frozen=True)\nclass Early(Slots):\n    draw: Callable[[int], int]\n"
    module = import_text(tmp_path / "early.py", text)
    with pytest.raises(TypeError, match=r"Early\.draw is to be filled with a rule"):
        module.Early(3)


@dataclass(slots=True)
class WithoutLength(Struct):
    coins: list[Short]


@dataclass(slots=True)
class WithLength(Struct):
    owner: int = numbers(5)


@dataclass(slots=True)
class WithAString(Struct):
    owner: str = ""


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (WithoutLength, r"WithoutLength\.coins: a list is made with numbers\(…\) or reals\(…\)"),
        (WithLength, r"WithLength\.owner: a list is made with numbers\(…\) or reals\(…\)"),
        (WithAString, "<class 'str'> is neither a number nor a list of numbers"),
    ],
)
def test_a_struct_has_numbers_and_lists_of_a_fixed_length(kind: type[Struct], said: str) -> None:
    with pytest.raises(TypeError, match=said):
        layout_of(kind)
