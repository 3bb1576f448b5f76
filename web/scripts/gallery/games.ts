import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { NewTable, SeatKey } from '../../src/lib/wire/messages.ts';
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
}

export interface Table {
  id: string;
  keys: SeatKey[];
  scene: Scene;
}

const SCRIPT = fileURLToPath(new URL('../gallery_games.py', import.meta.url));

/** A game that bots played, by its name in `gallery_games.py`. */
async function played(name: string): Promise<Game> {
  const python = process.env['TENFOLD_PYTHON'] ?? 'python';
  const { stdout } = await promisify(execFile)(python, [SCRIPT, name], { maxBuffer: 1 << 24 });
  return JSON.parse(stdout) as Game;
}

/** Brings a game in, to be replayed; its id. */
export async function bring(house: House, name: string): Promise<{ id: string; game: Game }> {
  const game = await played(name);
  const named = { ...game.record, meta: { names: NAMES } };
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
  await guest.do({ type: 'move', moves: [game.record.moves[move] as string] });
  guest.leave();
  return { ...made, scene: { ...made.scene, ready: '.after' } };
}

async function begin(
  house: House,
  { record: { game, options }, mover }: Game,
  beginning: { table: string; move: number },
  { names = NAMES, seat = mover, agreement = {} }: Wishes,
): Promise<Table> {
  const count = game === 'tiles' ? 2 : Number(options['seats']);
  const seats = names.slice(0, count).map((name) => ({ kind: 'mine', name }) as const);
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
