"""Boards in the pages: a block becomes pictures and a link, and one that cannot be stops the build."""

from __future__ import annotations

from pathlib import Path

import pytest
from making.boards import BadBoard, with_boards

BLOCK = """# A page

```board
record: docs/boards/short_duel.jsonl
move: 10
caption: Ten & more?
```

The end.
"""


def test_a_block_becomes_a_picture_for_light_and_dark_and_a_link(tmp_path: Path) -> None:
    text = with_boards(
        "docs/x.md", "play/de/x.md", BLOCK.replace("```\n\n", "language: de\n```\n\n"), tmp_path
    )
    assert text.startswith("# A page\n\n<figure")
    assert text.endswith("</figure>\n\nThe end.\n")
    for theme in ("light", "dark"):
        picture = f"boards/short_duel-10-de-{theme}.svg"
        assert f'src="../../{picture}" alt="Zug 10 von 11: Ben ist am Zug.' in text
        assert (tmp_path / picture).read_text("utf-8").startswith("<svg")
    assert 'href="../../app/index.html#/position?game=tiles&amp;edition=steffen&amp;start=1' in text
    assert "&amp;moves=3.place:0,0.1.place:1,0" in text
    assert ">Von hier weiterspielen</a>" in text
    assert "Ten &amp; more?" in text


@pytest.mark.parametrize(
    ("line", "wrong", "fault"),
    [
        ("move: 10", "mvoe: 10", "a board knows no `mvoe`, but record, puzzle, move,"),
        ("move: 10", "move: ten", "`move` must be a number, and “ten” is none."),
        ("move: 10", "move: 12", "There is no move 12"),
        ("move: 10", "move: 11", "over"),
        ("move: 10", "seat: 0\nseat: 1", "the board has `seat` twice."),
        ("move: 10", "move: 9\nseat: 2", "There is no seat 2"),
        ("move: 10", "move: 9\nedition: aeg", "aeg"),
        ("move: 10", "move: 9\nlanguage: fr", "there is no language `fr`."),
        ("move: 10", "puzzle: t004dca58", "a board has either a `record` or a `puzzle`."),
        ("record: docs/boards/short_duel.jsonl", "record: docs/no.jsonl", "there is no file docs/no.jsonl."),
        ("record: docs/boards/short_duel.jsonl", "record: docs/look.css", "JSON"),
        ("record: docs/boards/short_duel.jsonl", "puzzle: t0", "there is no puzzle t0."),
        ("caption: Ten & more?", "", "a board knows no ``"),
        ("caption: Ten & more?\n", "", "the board has no `caption`."),
    ],
)
def test_a_board_that_cannot_be_is_named_with_its_page_and_line(
    line: str, wrong: str, fault: str, tmp_path: Path
) -> None:
    with pytest.raises(BadBoard) as raised:
        with_boards("docs/x.md", "x.md", BLOCK.replace(line, wrong), tmp_path)
    assert str(raised.value).startswith("docs/x.md, line 3: ")
    assert fault in str(raised.value)
