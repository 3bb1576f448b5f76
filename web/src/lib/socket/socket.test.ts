import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Standing } from '$lib/house/line';
import type { FromServer } from '$lib/wire/messages';
import { pause } from './backoff';
import { TableSocket } from './socket';

/** A connection whose other end is the test. */
class Line {
  static all: Line[] = [];
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const standings: Standing[] = [];
const heard: FromServer[] = [];
let version: number | null = null;
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  Line.all = [];
  standings.length = heard.length = 0;
  version = null;
  socket = new TableSocket('ws://table', {
    heard: (message) => void heard.push(message),
    standing: (standing) => void standings.push(standing),
    hello: () => ({ type: 'hello', secrets: ['s'], since: version }),
  });
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function line(): Line {
  return Line.all.at(-1) as Line;
}

function connect(): void {
  line().open();
  line().say({ type: 'welcome', version: 3 });
}

test('it says hello, and is open when it is welcome', () => {
  connect();
  expect(line().sent).toEqual([{ type: 'hello', secrets: ['s'], since: null }]);
  expect(standings).toEqual(['connecting', 'open']);
});

test('a command is settled by its answer', async () => {
  connect();
  const moved = socket.order({ type: 'move', version: 3, moves: ['draw'] });
  const { id } = line().sent.at(-1) ?? {};
  line().say({ type: 'update', version: 4, command: id });
  await expect(moved).resolves.toMatchObject({ version: 4 });
  const refused = socket.order({ type: 'move', version: 4, moves: ['draw'] });
  line().say({ type: 'refused', version: 4, id: line().sent.at(-1)?.['id'], key: 'illegal.deck_empty' });
  await expect(refused).rejects.toMatchObject({ key: 'illegal.deck_empty' });
});

test('what is held back is heard in order, and settles its command only then', async () => {
  connect();
  let release = (): void => {};
  void socket.holdUntil(new Promise((done) => (release = done)));
  const moved = socket.order({ type: 'move', version: 3, moves: ['draw'] });
  const { id } = line().sent.at(-1) ?? {};
  let isSettled = false;
  void moved.then(() => (isSettled = true));
  line().say({ type: 'presence', online: [0], watchers: 0 });
  line().say({ type: 'update', version: 4, command: id });
  await vi.advanceTimersByTimeAsync(0);
  expect(isSettled).toBe(false);
  expect(heard.map(({ type }) => type)).toEqual(['welcome']);
  release();
  await expect(moved).resolves.toMatchObject({ version: 4 });
  expect(heard.map(({ type }) => type)).toEqual(['welcome', 'presence', 'update']);
  line().say({ type: 'presence', online: [], watchers: 0 });
  expect(heard).toHaveLength(4);
});

test('after a break it comes back, names what it knows, and says again what had no answer', async () => {
  connect();
  version = 3;
  const moved = socket.order({ type: 'move', version: 3, moves: ['draw'] });
  const said = line().sent.at(-1);
  line().close();
  expect(standings.at(-1)).toBe('lost');
  await vi.advanceTimersByTimeAsync(1000);
  expect(Line.all).toHaveLength(2);
  line().open();
  expect(line().sent).toEqual([{ type: 'hello', secrets: ['s'], since: 3 }]);
  line().say({ type: 'welcome', version: 4 });
  expect(line().sent.at(-1)).toEqual(said);
  line().say({ type: 'accepted', id: said?.['id'], version: 4 });
  await expect(moved).resolves.toMatchObject({ type: 'accepted' });
});

test('a silent line is asked for life, and then given up', async () => {
  connect();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(line().sent.at(-1)).toEqual({ type: 'ping' });
  line().say({ type: 'pong' });
  await vi.advanceTimersByTimeAsync(20_000 + 10_000);
  expect(standings.at(-1)).toBe('lost');
});

test('a network that is there again is not kept waiting', () => {
  connect();
  line().close();
  window.dispatchEvent(new Event('online'));
  expect(Line.all).toHaveLength(2);
});

test('who leaves is not called back', async () => {
  connect();
  const open = socket.order({ type: 'rematch' });
  socket.close();
  await expect(open).rejects.toMatchObject({ key: 'server.left' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Line.all).toHaveLength(1);
});

test('pauses grow, within bounds', () => {
  expect([0, 1, 2, 10].map((attempt) => pause(attempt, () => 1))).toEqual([500, 1000, 2000, 15_000]);
  expect(pause(0, () => 0)).toBe(250);
});
