"""What is not in the subset, and what to write instead."""

from __future__ import annotations

import ast
from typing import Final


class NotInSubset(Exception):
    """A rule uses something that does not compile: where, what, and what to write instead."""

    def __init__(self, file: str, line: int, rule: str, what: str, instead: str, source: str = "") -> None:
        shown = f": {source}" if source else ""
        super().__init__(f"{file}:{line}: the rule {rule} {what}{shown}. Instead, {instead}.")
        self.file = file
        self.line = line
        self.rule = rule
        self.what = what
        self.instead = instead


# By construct: what the rule does, and what to write instead.
ADVICE: Final[dict[type[ast.AST], tuple[str, str]]] = {
    ast.AsyncFunctionDef: ("defines a coroutine", "write a rule at the top of the file"),
    ast.Assert: ("asserts something", "assert it in a test"),
    ast.ClassDef: ("defines a class", "define it at the top of the file"),
    ast.Delete: ("deletes a name", "just stop using it"),
    ast.Dict: ("makes a dictionary", "use a list or a table indexed by number"),
    ast.DictComp: ("makes a dictionary", "use a list or a table indexed by number"),
    ast.FunctionDef: ("defines a function inside", "write a rule at the top of the file"),
    ast.GeneratorExp: ("uses a generator", "write a loop"),
    ast.Global: ("changes a global name", "keep the number in a struct that the rule is given"),
    ast.Import: ("imports something", "import it at the top of the file"),
    ast.ImportFrom: ("imports something", "import it at the top of the file"),
    ast.JoinedStr: ("makes a string", "return a number, and let whoever shows it find the word"),
    ast.Lambda: ("defines a function without a name", "write a rule, and give it as an argument"),
    ast.List: ("makes a list", "fill a list that the rule is given, or a field of a struct"),
    ast.ListComp: ("uses a list comprehension", "write a loop that fills a list it is given"),
    ast.Match: ("uses match", "write if and elif"),
    ast.NamedExpr: ("assigns inside an expression", "assign before it"),
    ast.Raise: ("raises an exception", "return a number that says what is wrong"),
    ast.Set: ("makes a set", "use a mask of bits"),
    ast.SetComp: ("makes a set", "use a mask of bits"),
    ast.Slice: ("takes a slice", "write a loop over the places"),
    ast.Starred: ("unpacks arguments", "name each of them"),
    ast.Try: ("catches exceptions", "ask before whether it can go wrong"),
    ast.TryStar: ("catches exceptions", "ask before whether it can go wrong"),
    ast.Tuple: ("makes a tuple", "use the numbers one by one; only a return may have several"),
    ast.With: ("uses with", "compute: a rule opens nothing"),
    ast.Yield: ("yields", "write the numbers into a list that the rule is given"),
    ast.YieldFrom: ("yields", "write the numbers into a list that the rule is given"),
    # Operators.
    ast.Is: ("compares with `is`", "compare numbers with =="),
    ast.IsNot: ("compares with `is not`", "compare numbers with !="),
    ast.MatMult: ("multiplies matrices", "write the loops"),
    ast.Pow: ("uses a power", "multiply, or shift for powers of two"),
}
