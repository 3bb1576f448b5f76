import type { Counted } from '../playback/count.svelte';
import { endedEarly, isByRules } from '../playback/outcome';
import { say, speaker } from '$lib/i18n/say.svelte';
import { paced } from '$lib/motion/pace';
import { isMoving } from '$lib/settings/settings.svelte';
import type { Result, Sitter } from '$lib/game/props';
import { personAt, readerOf } from '$lib/game/reader';
import type { Cell } from './cells';
import type { Laid, Line } from './lines';

/** A tile of the winning line, and what it makes with those before it. */
export interface Added extends Counted {
  cell: Cell;
  sum: number;
  /** How much of it has been counted: "3 + 2 = 5". */
  text: string;
}

const EACH = 420; // milliseconds
const TEN = 1000; // when the line is whole
const STILL = 0.7; // without motion there is less to look at

/** The winning lines, tile by tile. */
export function additionsOf(lines: readonly Line[], laid: Laid): Added[] {
  return lines.flatMap(({ cells }) => {
    const values = cells.map((cell) => laid.at(cell)?.value ?? 0);
    return cells.map((cell, at) => {
      const soFar = values.slice(0, at + 1);
      const lasts = paced(at === cells.length - 1 ? TEN : EACH) * (isMoving() ? 1 : STILL);
      return { cell, lasts, sum: sumOf(soFar), text: additionOf(soFar) };
    });
  });
}

/** How it ended, in one sentence. */
export function verdictOf(result: Result, seats: readonly Sitter[], mine: readonly number[]): string {
  if (!isByRules(result)) return endedEarly(result, seats, mine);
  const [winner] = result.winners;
  if (winner === undefined) return say('tiles.draw', { reason: result.reason ?? '' });
  const { who, name } = personAt(winner, seats, mine);
  return say('tiles.won', { who: who === 'other' && readerOf(mine) !== null ? 'lost' : who, name });
}

/** What decided it: the line. Where nobody has one, how far everybody has come. */
export function reasonOf(
  result: Result,
  laid: Laid,
  won: readonly Line[],
  seats: readonly Sitter[],
  mine: readonly number[],
): string {
  if (won.length > 0)
    return won.map(({ cells }) => additionOf(cells.map((cell) => laid.at(cell)?.value ?? 0))).join(' · ');
  if (isByRules(result)) return '';
  const best = seats.map((_, seat) => {
    const sums = laid.lines().filter((line) => line.seat === seat && line.sum < 10);
    const sum = Math.max(0, ...sums.map((line) => line.sum));
    return say('tiles.best', { ...personAt(seat, seats, mine), sum });
  });
  return say('tiles.stood', { lines: speaker().listOf(best) });
}

function additionOf(values: readonly number[]): string {
  return values.length > 1 ? `${values.join(' + ')} = ${sumOf(values)}` : `${values[0] ?? 0}`;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
