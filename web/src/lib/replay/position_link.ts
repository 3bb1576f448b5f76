/**
 * A position as a link: the options of its game and the moves that led there, which is all there is to a position.
 * `docs/making/boards.py` writes the same links.
 */
import { Refused } from '$lib/errors/errors';
import type { GameRecord } from '$lib/house/house';

export interface Beginning {
  record: GameRecord;
  /** Who I am there; null is whoever is to move. */
  seat: number | null;
}

const NO_OPTION = ['game', 'moves', 'seat'];
// No move has one of these in it.
const BETWEEN = '.';
const TIMES = '~';
/** What an address may have in it as it is, and moves are written with. */
const READABLE = /%(3A|2C|24|3E)/g;

/** The place in the app at which a game goes on after these moves. */
export function positionPath(game: string, options: GameRecord['options'], moves: readonly string[]): string {
  const said = Object.entries({ game, ...options, moves: told(moves) });
  const words = said.flatMap(([name, value]) => (isUsual(value) ? [] : `${name}=${written(value)}`));
  return `/position?${words.join('&')}`;
}

/** What a link says, before anybody knows whether it can be; refused when it says nothing. */
export function readPosition(query: URLSearchParams): Beginning {
  const [game, moves, seat] = NO_OPTION.map((name) => query.get(name));
  if (!game || (seat && !/^\d$/.test(seat))) throw new Refused('position.unreadable');
  const options = [...query].filter(([name]) => !NO_OPTION.includes(name));
  return {
    record: {
      format: 'tenfold/1',
      game,
      options: Object.fromEntries(options.map(([name, text]) => [name, valueOf(text)])),
      moves: moves ? moves.split(BETWEEN).flatMap(repeated) : [],
      result: null,
    },
    seat: seat ? Number(seat) : null,
  };
}

/** Moves that are the same one after another, as in a payment, are said once. */
function told(moves: readonly string[]): string {
  const runs: [string, number][] = [];
  for (const move of moves) {
    const last = runs.at(-1);
    if (last?.[0] === move) last[1] += 1;
    else runs.push([move, 1]);
  }
  return runs.map(([move, times]) => (times === 1 ? move : `${move}${TIMES}${times}`)).join(BETWEEN);
}

function repeated(told: string): string[] {
  const [move = '', times = '1', more] = told.split(TIMES);
  if (!/^\d{1,3}$/.test(times) || more !== undefined) throw new Refused('position.unreadable');
  return Array.from({ length: Number(times) }, () => move);
}

/** Options that are off need not be said. */
function isUsual(value: unknown): boolean {
  return value === null || value === false || value === '';
}

function written(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return encodeURIComponent(text).replace(READABLE, (code) => decodeURIComponent(code));
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
