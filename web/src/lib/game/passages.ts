import type { GameEvent } from './props';
import type { Played } from '$lib/wire/messages';

/**
 * A decision with all that followed from it until the next one: a line of the story, and one step of a replay.
 * Cards that are dealt belong to the decision before them, and a payment is one step however many coins it has.
 */
export interface Passage {
  /** It leads from the position after so many moves … */
  from: number;
  /** … to the position after so many. */
  to: number;
  /** Who decided; null for what happens before the first decision. */
  seat: number | null;
  events: GameEvent[];
}

const CHANCE = -1;

/** The first one is the beginning, also of a game in which nothing has happened. */
export function passagesOf(moves: readonly Played[]): Passage[] {
  const found: Passage[] = [{ from: 0, to: 0, seat: null, events: [] }];
  let before: Played | null = null;
  for (const move of moves) {
    const last = found.at(-1);
    if (last && (move.seat === CHANCE || goesOnPaying(before, move))) {
      last.to = move.number;
      last.events.push(...eventsOf(move));
    } else {
      const from = move.number - 1;
      found.push({ from, to: move.number, seat: move.seat, events: eventsOf(move) });
    }
    before = move;
  }
  return found;
}

/** Which passage leads to a position, or has it on its way. */
export function passageAt(passages: readonly Passage[], at: number): number {
  const found = passages.findIndex((passage) => at <= passage.to);
  return found < 0 ? passages.length - 1 : found;
}

/** The next passage in which a turn begins; the last one, or the first, where there is none. */
export function turnFrom(passages: readonly Passage[], index: number, way: 1 | -1): number {
  for (let at = index + way; at > 0 && at < passages.length - 1; at += way) {
    if (passages[at]?.events.some(({ event }) => event === 'turn' || event === 'places')) return at;
  }
  return way > 0 ? passages.length - 1 : 0;
}

function goesOnPaying(before: Played | null, move: Played): boolean {
  return before?.seat === move.seat && /^spend:/.test(move.token) && /^(buy|spend):/.test(before.token);
}

function eventsOf(move: Played): GameEvent[] {
  return [...move.events]; // a passage grows by what follows
}
