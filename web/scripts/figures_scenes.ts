import { bringRecord, makeTable, recorded, type Recorded } from '../e2e/support/tables.ts';
import type { NewTable, SeatKey } from '../src/lib/wire/messages.ts';

/** A page, and what is there when one can begin. */
export interface Scene {
  name: string;
  path: string;
  ready: string;
  /** The seats that the browser holds. */
  keys?: Record<string, SeatKey[]>;
}

/** The pages to load, made on a server. */
export const PAGES: Record<string, (server: string) => Promise<Scene> | Scene> = {
  home: () => ({ name: 'home', path: '/', ready: '.ways button' }),
  cards: (server) => cardsBefore(server, 'draw'),
  tiles,
  lesson: () => ({ name: 'lesson', path: '/learn/cards', ready: '.guided [data-place="deck"]' }),
  rules: () => ({ name: 'rules', path: '/rules/aeg', ready: '.chapter' }),
  replay,
};

/** Something that is done on a page, and what shows that it was done. */
export interface Task {
  name: string;
  at: Scene;
  /** What is pressed: by the mouse, or by a key when there is one. */
  press: string;
  key?: string;
  /** Of what there are more or fewer when the server has answered, too. */
  done?: string;
}

/** What is done, each at a fresh table. */
export async function tasksAt(server: string): Promise<Task[]> {
  const [draw, menu] = [await cardsBefore(server, 'draw'), await cardsBefore(server, 'draw')];
  const buy = await cardsBefore(server, 'buy:');
  const cell = '.market [data-card][aria-disabled="false"]';
  return [
    { name: 'draw a card', at: draw, press: '[aria-keyshortcuts="d"]', done: '[data-laid]' },
    { name: 'choose a market card', at: buy, press: cell },
    { name: 'open the menu', at: menu, press: '.bar button[aria-expanded]', done: '.drawer' },
    { name: 'place a tile', at: await tiles(server), press: '.spot[data-cell]', done: '.place.laid' },
    { name: 'step with the slider', at: await replay(server), press: '[type="range"]', key: 'ArrowRight' },
  ];
}

/** A card table in the middle of a game, where the next move of the one at this screen begins like this. */
async function cardsBefore(server: string, next: string): Promise<Scene> {
  const record = CARDS();
  const middle = Math.floor(record.moves.length / 2);
  const move = record.moves.findIndex((token, at) => at > middle && token.startsWith(next));
  return playingOn(server, 'cards', record, move, '.actions button');
}

async function tiles(server: string): Promise<Scene> {
  const record = recorded('tiles', ({ options, moves }) => options['open'] === false && moves.length < 90);
  const move = record.moves.findIndex((token, at) => at > 12 && token.startsWith('place:'));
  return playingOn(server, 'tiles', record, move, '.spot[data-cell]');
}

async function replay(server: string): Promise<Scene> {
  const record = CARDS();
  const path = `/replay/${await bringRecord(record, server)}?move=${Math.floor(record.moves.length / 2)}`;
  return { name: 'replay', path, ready: '[type="range"]' };
}

const CARDS = (): Recorded => recorded('cards', ({ options }) => options['seats'] === 4 && !options['deck']);

/** A table at a moment of a recorded game; whoever is to move is at this screen. */
async function playingOn(
  server: string,
  name: string,
  record: Recorded,
  move: number,
  ready: string,
): Promise<Scene> {
  const { game, options } = record;
  const table = await bringRecord(record, server);
  const seats = Array.from({ length: Number(options['seats'] ?? 2) }, () => ({ kind: 'mine' }) as const);
  const wanted: NewTable = { game, options, seats, beginning: { table, move }, agreement: { lot: false } };
  const { id, keys } = await makeTable(wanted, server);
  const answer = await fetch(`${server}/api/records/${table}/positions/${move}`);
  const { to_move } = (await answer.json()) as { to_move: number | null };
  const mine = keys.filter(({ seat }) => seat === to_move);
  return { name, path: `/t/${id}`, ready, keys: { [id]: mine } };
}
