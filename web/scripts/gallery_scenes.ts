import { readFileSync } from 'node:fs';
import type { Made, NewTable, SeatKey } from '../src/lib/wire/messages.ts';

/** Something to take a picture of. */
export interface Scene {
  name: string;
  path: string;
  /** The seats that the browser holds. */
  keys?: Record<string, SeatKey[]>;
  /** What must be there before the picture is taken. */
  ready?: string;
}

interface Recorded {
  game: 'cards' | 'tiles';
  options: Record<string, unknown>;
  moves: string[];
}

const PAGES: Record<string, string> = {
  home: '/',
  new: '/new',
  'new-here': '/new?with=here',
  'new-tiles': '/new?game=tiles&with=bots',
  open: '/open',
  learn: '/learn',
  'learn-cards': '/learn/cards',
  'learn-tiles': '/learn/tiles',
  'rules-cards': '/rules/aeg',
  'rules-tiles': '/rules/steffen',
  settings: '/settings',
  me: '/me',
  nowhere: '/nowhere',
};

/** Moments of the card game, by the move that comes next in the middle of a recorded game. */
const MOMENTS: Record<string, RegExp> = {
  'cards-draw': /^draw$/,
  'cards-stop': /^numbers$/,
  'cards-auction': /^bid:/,
  'cards-buy': /^buy:/,
};

const NAMES = ['Ada', 'Wilhelmina-Charlotte Süßmilch', 'Cem', 'Dov', 'Eva'];

/** Every page, and tables in every state, made on a server. */
export async function scenesAt(server: string): Promise<Scene[]> {
  const pages = Object.entries(PAGES).map(([name, path]) => ({ name, path }));
  return [...pages, ...(await cardScenes(server)), ...(await tileScenes(server)), await waiting(server)];
}

async function cardScenes(server: string): Promise<Scene[]> {
  const record = recorded('cards', (one) => one.options['seats'] === 4 && !one.options['deck']);
  const id = await bring(server, record);
  const found: Scene[] = [];
  const middle = Math.floor(record.moves.length / 2);
  for (const [name, next] of Object.entries(MOMENTS)) {
    const move = record.moves.findIndex((token, at) => at > middle && next.test(token));
    if (move > 0) found.push(await playingOn(server, record, id, move, name));
  }
  const isFirstCoin = (token: string, at: number): boolean =>
    at > middle && token.startsWith('spend:') && /^(pass|bid:)/.test(record.moves[at - 1] ?? '');
  const payment = record.moves.findIndex(isFirstCoin);
  if (payment > 0) found.push(await playingOn(server, record, id, payment, 'cards-pay'));
  found.push({ name: 'cards-over', path: `/t/${id}`, ready: '.after' });
  found.push({ name: 'replay-cards', path: `/replay/${id}?move=${middle}`, ready: '[type="range"]' });
  return found;
}

async function tileScenes(server: string): Promise<Scene[]> {
  const found: Scene[] = [];
  for (const open of [false, true]) {
    const record = recorded('tiles', ({ options, moves }) => options['open'] === open && moves.length < 90);
    const id = await bring(server, record);
    const move = record.moves.findIndex((token, at) => at > 12 && /^(place|left|right):/.test(token));
    const name = open ? 'tiles-open' : 'tiles-closed';
    found.push(await playingOn(server, record, id, move, name));
    found.push({ name: `${name}-over`, path: `/t/${id}`, ready: '.after' });
    if (open)
      found.push({ name: 'replay-tiles', path: `/replay/${id}?move=${move}`, ready: '[type="range"]' });
  }
  return found;
}

async function waiting(server: string): Promise<Scene> {
  const wanted: NewTable = {
    game: 'cards',
    options: { edition: 'aeg', seats: 3 },
    seats: [{ kind: 'mine', name: 'Ada' }, { kind: 'open' }, { kind: 'bot', bot: 'greedy' }],
  };
  const { id, keys } = await ask<Made>(server, '/api/tables', wanted);
  return { name: 'waiting', path: `/t/${id}`, keys: { [id]: keys }, ready: 'code' };
}

/** A table at a moment of a recorded game; whoever is to move is at this screen. */
async function playingOn(
  server: string,
  { game, options }: Recorded,
  table: string,
  move: number,
  name: string,
): Promise<Scene> {
  const count = game === 'tiles' ? 2 : Number(options['seats']);
  const seats = NAMES.slice(0, count).map((one) => ({ kind: 'mine', name: one }) as const);
  const wanted: NewTable = { game, options, seats, beginning: { table, move }, agreement: { lot: false } };
  const { id, keys } = await ask<Made>(server, '/api/tables', wanted);
  const step = await ask<{ to_move: number | null }>(server, `/api/records/${table}/positions/${move}`);
  const mine = keys.filter(({ seat }) => seat === step.to_move);
  return { name, path: `/t/${id}`, keys: { [id]: mine }, ready: '.actions, .board' };
}

async function bring(server: string, record: Recorded): Promise<string> {
  const named = { ...record, meta: { names: NAMES } };
  return (await ask<{ id: string }>(server, '/api/records', named)).id;
}

function recorded(game: Recorded['game'], isWanted: (record: Recorded) => boolean): Recorded {
  const cases = new URL(`../../tests/cases/${game}.jsonl`, import.meta.url);
  for (const line of readFileSync(cases, 'utf-8').split('\n')) {
    const record = line ? (JSON.parse(line) as Recorded) : null;
    if (record && isWanted(record)) return record;
  }
  throw new Error('No recorded game is like that.');
}

async function ask<Answer>(server: string, path: string, body?: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const wish = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {};
  const answer = await fetch(`${server}${path}`, wish);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
