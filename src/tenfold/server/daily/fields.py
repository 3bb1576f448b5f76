"""What the deals come to: kept in the database, counted anew at most once a minute, in the end no more."""

from __future__ import annotations

from typing import Final

import msgspec

from tenfold.server.live.context import Context
from tenfold.server.slow_work import in_thread
from tenfold.server.storage.daily import Counts, DailyStore, DealRow, FieldRow
from tenfold.server.table.clock import DAY, SECOND
from tenfold.server.table.sealing import closes

from .field import CountedField, count_field

COUNTED_AGAIN: Final = 60 * SECOND  # milliseconds after which new results are looked for
WAITS_FOR_REVIEWS: Final = DAY  # milliseconds after a deal is closed; then it is final without the others

_decoder: Final = msgspec.json.Decoder(CountedField)


class Fields:
    def __init__(self, context: Context, store: DailyStore) -> None:
        self._context = context
        self._store = store

    async def find(self, deal: DealRow) -> CountedField:
        """As it was counted, unless there is news that has waited for long enough."""
        kept, at = await self._store.field(deal.day, deal.game), self._context.now()
        if kept and (kept.is_final or at - kept.at < COUNTED_AGAIN):
            return _decoder.decode(kept.body)
        counts = await self._store.counts(deal.day, deal.game)
        is_final = _is_final(deal, counts, at)
        if kept and (kept.ended, kept.judged) == counts[:2] and not is_final:
            return _decoder.decode(kept.body)
        return await self._count(deal, counts, at, is_final=is_final)

    async def _count(self, deal: DealRow, counts: Counts, at: int, *, is_final: bool) -> CountedField:
        rows = await self._store.of_deal(deal.day, deal.game)
        counted = await in_thread(count_field, deal.game, rows, at, is_final=is_final)
        body = msgspec.json.encode(counted).decode()
        row = FieldRow(at, counts.ended, counts.judged, is_final, body)
        await self._store.keep_field(deal.day, deal.game, row)
        return counted


def _is_final(deal: DealRow, counts: Counts, at: int) -> bool:
    """Nobody plays it any more, and all that can be reviewed is, or had time enough for it."""
    closed = closes(deal.day)
    is_complete = counts.running == 0 and counts.unjudged == 0
    return at >= closed + WAITS_FOR_REVIEWS or (at >= closed and is_complete)
