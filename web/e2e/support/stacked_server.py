"""A server whose dealer can be told what to deal: the first cards of a table are those of its maker's word.

Everything else is the real thing. Tests play games with it that differ in nothing but what is to come.
"""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

from tenfold.cli import main
from tenfold.protocol.game import Move
from tenfold.records.dealer import Dealer
from tenfold.server.table import table


class StackedDealer(Dealer):
    """Deals the tokens of the first word, one after another: `B4 B9`, or pile by pile `1 2 / 3 3`."""

    def next_move(self, state: Any) -> Move:
        number = self.game.pile(state)
        pile, left = self.piles[number], dict(self.game.chances(state))
        at = len(pile) - sum(left.values())
        wanted = [tokens.split() for tokens in "".join(self._words[:1]).split("/")]
        if number < len(wanted) and at < len(wanted[number]):
            other = pile.index(self.game.move(state, wanted[number][at]), at)
            pile[at], pile[other] = pile[other], pile[at]
        return super().next_move(state)


if __name__ == "__main__":
    with patch.object(table, "Dealer", StackedDealer):
        main()
