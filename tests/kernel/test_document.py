"""What `docs/compiler.md` shows is so."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from kernel.forms import import_text

from tenfold import kernel
from tenfold.kernel.calls import BUILT_IN, INSTRUCTIONS
from tenfold.kernel.layout import layout_of
from tenfold.kernel.program import Program
from tenfold.kernel.refusals import NotInSubset

DOCUMENT = (Path(__file__).parents[2] / "docs" / "compiler.md").read_text("utf-8")
EXAMPLE = DOCUMENT.split("```python\n")[1].split("```")[0]


def test_the_example_prints_what_it_promises(tmp_path: Path) -> None:
    (tmp_path / "purse.py").write_text(EXAMPLE, "utf-8")
    command = [sys.executable, "-W", "error", str(tmp_path / "purse.py")]
    promised = re.search(r"It prints `(.*?)`", DOCUMENT)
    assert promised
    assert subprocess.check_output(command, text=True).strip() == promised[1]


def test_the_struct_lies_as_it_says(tmp_path: Path) -> None:
    layout = layout_of(import_text(tmp_path / "purse.py", EXAMPLE).Purse)
    for name, field in layout.fields.items():
        assert re.search(rf"\| `{name}` \| .*{field.width.size} bytes \| {field.offset} \|", DOCUMENT)
    assert layout.size == 24


def test_the_message_is_the_real_one(tmp_path: Path) -> None:
    text = EXAMPLE.split("@rule")[0] + "@rule\ndef total(purse: Purse) -> int:\n    return sum(purse.coins)\n"
    program = Program()
    program.export("total", import_text(tmp_path / "purse.py", text).total)
    with pytest.raises(NotInSubset) as refused:
        program.text()
    message = str(refused.value).replace(f"{tmp_path}/", "")
    assert f"\n{message}\n" in DOCUMENT


def test_the_text_of_the_example_is_the_real_one(tmp_path: Path) -> None:
    program = Program(checked=True)
    program.export("most_coins", import_text(tmp_path / "purse.py", EXAMPLE).most_coins)
    shown = DOCUMENT.split("```wat\n")[1].split("```")[0]
    for part in shown.split("(then …)))"):
        assert without_breaks(part) in without_breaks(program.text())


def without_breaks(text: str) -> str:
    return re.sub(r"\s+", "", text)


def test_everything_there_is_stands_in_it() -> None:
    files = {path.name for path in Path(kernel.__file__).parent.glob("*.py")} - {"__init__.py"}
    names = {function.__name__ for function in (*BUILT_IN, *INSTRUCTIONS)} | files
    missing = [name for name in names if f"`{name}" not in DOCUMENT]
    assert not missing
