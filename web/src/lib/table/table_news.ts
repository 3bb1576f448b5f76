import type { Now, Played, Table, Update } from '$lib/wire/messages';

/** What a message tells beside moves. */
export type TableNews =
  | { kind: 'declined' | 'withdrawn'; seat: number } // who said no, or had asked
  | { kind: 'took-back'; seat: number; isPractice: boolean } // practice from now on
  | { kind: 'bot-plays' | 'came-back'; seat: number };

interface Before {
  now: Now;
  table: Table | null;
  played: Played[];
  seenFrom: number;
}

export function newsOf(before: Before, message: Update): TableNews | null {
  const { now, played, seenFrom } = before;
  const back = played[message.kept - seenFrom];
  if (back && message.moves.length === 0) {
    const isPractice = Boolean(message.table?.practice) && !before.table?.practice;
    return { kind: 'took-back', seat: back.seat, isPractice };
  }
  const change = changeOfSeats(before.table, message.table ?? null);
  if (change) return change;
  const seat = message.declined ?? null;
  if (seat === null) return null;
  return { kind: seat === now.question?.seat ? 'withdrawn' : 'declined', seat };
}

/** Somebody whom a bot plays for now, or who has taken the seat back. */
export function changeOfSeats(before: Table | null, after: Table | null): TableNews | null {
  if (before?.status !== 'playing' || after?.status !== 'playing') return null;
  for (const [seat, { bot }] of after.seats.entries()) {
    const had = before.seats[seat]?.bot;
    if (Boolean(had) !== Boolean(bot)) return { kind: bot ? 'bot-plays' : 'came-back', seat };
  }
  return null;
}
