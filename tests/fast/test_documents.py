"""What the documents show of compiled play is true."""

from __future__ import annotations

from pathlib import Path

import pytest

from tenfold.bots.registry import HOUSE, load_rule
from tenfold.fast.match import CompiledMatch
from tenfold.kernel.layout import layout_of
from tenfold.protocol.game import Json
from tenfold.records.dealer import Dealer

EXAMPLES = [
    part.split("```")[0]
    for part in (Path(__file__).parents[2] / "docs" / "lab.md").read_text("utf-8").split("```python\n")[1:]
]


def test_the_rule_of_the_documents_compiles_and_plays(tmp_path: Path) -> None:
    path = tmp_path / "quick.py"
    path.write_text(next(text for text in EXAMPLES if "@rule" in text), "utf-8")
    rule = load_rule("cards", f"{path}:quick")
    assert rule
    match, options = CompiledMatch("cards", (rule,)), Json(edition="aeg", seats=2)
    shares = 0
    for number in range(20):
        dealer = Dealer("cards", options, number.to_bytes(32))
        start = dealer.game.start(dealer.game.read_options(options))
        quick, greedy = len(HOUSE["cards"].bots), list(HOUSE["cards"].bots).index("greedy")
        played = match.play(layout_of(type(start)).pack(start), dealer.piles[0], [quick, greedy], number)
        assert played.result
        shares += played.result["winners"] == [1]
    assert shares > 10  # it is no match for greedy


def test_the_batch_of_the_documents_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(next(text for text in EXAMPLES if "Batch(" in text), {})
    told = [float(share) for share in capsys.readouterr().out.strip("[]\n").split()]
    assert len(told) == 4
    assert sum(told) == pytest.approx(1, abs=0.03)
    assert max(told) < 0.5
