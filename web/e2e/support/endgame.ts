import type { Made } from '../../src/lib/wire/messages.ts';
import { bringRecord, makeTable, recorded, type Recorded } from './tables.ts';

export interface Finished extends Recorded {
  result: { winners: number[]; scores: number[]; reason?: string };
}

/** A recorded game, by how it ended; its last move is a decision like this. */
export function finished(
  game: Recorded['game'],
  last: RegExp,
  isWanted: (record: Finished) => boolean,
): Finished {
  return recorded(
    game,
    (record) => last.test(record.moves.at(-1) ?? '') && isWanted(record as Finished),
  ) as Finished;
}

/** A table where all of a game has been played but its last decision, or several moves at its end. */
export async function almostOver(record: Finished, names: string[], left = 1): Promise<Made> {
  const { game, options, moves } = record;
  return makeTable({
    game,
    options,
    seats: names.map((name) => ({ kind: 'mine', name })),
    agreement: { lot: false },
    beginning: { table: await bringRecord(record), move: moves.length - left },
  });
}
