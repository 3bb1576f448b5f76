import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Made, NewTable, SeatKey } from '../../src/lib/wire/messages.ts';
import { Guest } from './guest.ts';
import { NAMES, type House, type Scene } from './scene.ts';

/** A whole game, and the moment of it to show. */
interface Game {
  record: { game: 'cards' | 'tiles'; options: Record<string, unknown>; moves: string[] };
  move: number;
  mover: number;
}

interface Wishes {
  names?: string[];
  /** Whose table it is; whoever is to move unless said otherwise. */
  seat?: number;
  agreement?: NonNullable<NewTable['agreement']>;
  /** A bot that plays all other seats; otherwise they are people's, who are not there. */
  bot?: string;
}

export interface Table {
  id: string;
  keys: SeatKey[];
  scene: Scene;
}

const games = new Map<string, Promise<Game>>();
const SCRIPT = fileURLToPath(new URL('../gallery_games.py', import.meta.url));

/** A game that bots played, by its name in `gallery_games.py`. */
function played(name: string): Promise<Game> {
  const known = games.get(name) ?? playNow(name);
  games.set(name, known);
  return known;
}

async function playNow(name: string): Promise<Game> {
  const python = process.env['TENFOLD_PYTHON'] ?? 'python';
  const { stdout } = await promisify(execFile)(python, [SCRIPT, name], { maxBuffer: 1 << 24 });
  return JSON.parse(stdout) as Game;
}

/** Brings a game in, to be replayed; its id. */
export async function bring(
  house: House,
  name: string,
  names: readonly string[] = NAMES,
  more: object = {},
): Promise<{ id: string; game: Game }> {
  const game = await played(name);
  const named = { ...game.record, meta: { names, ...more } };
  return { id: (await house.ask<{ id: string }>('/api/records', named)).id, game };
}

/** A table at a moment of a game. */
export async function tableAt(house: House, name: string, wishes: Wishes = {}): Promise<Table> {
  const { id: table, game } = await bring(house, name);
  return begin(house, game, { table, move: game.move }, wishes);
}

/** A table where the last move of a game has just been made. */
export async function tableAfter(house: House, name: string, wishes: Wishes = {}): Promise<Table> {
  const { id: table, game } = await bring(house, name);
  const move = game.record.moves.length - 1;
  const made = await begin(house, game, { table, move }, { seat: 0, ...wishes });
  const guest = await Guest.at(house, made.id, made.keys);
  await guest.finishWith(game.record.moves[move] as string);
  guest.leave();
  return { ...made, scene: { ...made.scene, ready: '.after' } };
}

/** People of whom each came by themselves, so that one asks the others; the last one is before the screen. The first ones
 * may be programs. */
export async function gather(
  house: House,
  wanted: Pick<NewTable, 'game' | 'options' | 'agreement'>,
  names: readonly string[],
  programs = 0,
): Promise<{ id: string; people: [Guest, Guest, ...Guest[]]; scene: Scene }> {
  const cookies = await Promise.all(names.map((name, at) => house.introduce(name, at < programs)));
  const seats: NewTable['seats'] = names.map((name, at) => (at ? { kind: 'open' } : { kind: 'mine', name }));
  const { id, keys } = await house.ask<Made>('/api/tables', { ...wanted, seats }, cookies[0]);
  for (const [at, name] of [...names.entries()].slice(1))
    keys.push(await house.ask<SeatKey>(`/api/tables/${id}/seats/${at}`, { name }, cookies[at]));
  const people = await Promise.all(keys.map((key) => Guest.at(house, id, [key])));
  const scene: Scene = {
    path: `/t/${id}`,
    keys: { [id]: keys.slice(-1) },
    ready: '.play',
    anew: wanted.game === 'tiles',
  };
  return { id, people: people as [Guest, Guest, ...Guest[]], scene };
}

async function begin(
  house: House,
  { record: { game, options }, mover }: Game,
  beginning: { table: string; move: number },
  { names = NAMES, seat = mover, agreement = {}, bot }: Wishes,
): Promise<Table> {
  const count = game === 'tiles' ? 2 : Number(options['seats']);
  const seats = names
    .slice(0, count)
    .map((name, at) =>
      bot && at !== seat ? ({ kind: 'bot', bot } as const) : { kind: 'mine' as const, name },
    );
  const agreed = { lot: false, ...agreement };
  const { id, keys } = await house.open({ game, options, seats, beginning, agreement: agreed });
  const mine = keys.filter((key) => key.seat === seat);
  const scene: Scene = {
    path: `/t/${id}`,
    keys: { [id]: mine },
    ready: '.play',
    anew: game === 'tiles',
  };
  return { id, keys, scene };
}
