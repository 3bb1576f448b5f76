import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refused } from '$lib/server/api';
import type { FromServer } from '$lib/wire/messages';
import { carryOver, hasSatDown, keep, keysOf } from './keys';
import { GameTable } from './table.svelte';
import { tableFor, usualWish } from './wish';

interface Ears {
  heard(message: FromServer): void;
  hello(): object;
}

const orders: object[] = [];
let refusal: Error | null = null; // of the next order
let ears: Ears;

vi.mock('$lib/socket/socket', () => ({
  TableSocket: class {
    constructor(_: string, given: Ears) {
      ears = given;
    }
    order(command: object): Promise<object> {
      orders.push(command);
      const refused = refusal;
      refusal = null;
      if (refused) return Promise.reject(refused);
      return Promise.resolve({
        made: 1,
        view: {},
        legal: ['pass'],
        to_move: 0,
        key: 'illegal.over',
        details: {},
      });
    }
    greet(): void {
      ears.hello();
    }
    holdUntil(): void {}
    close(): void {}
  },
}));

// prettier-ignore
const TABLE = {
  id: 'abcdefghij', game: 'cards', options: { edition: 'aeg', seats: 2 }, agreement: {}, owner: 0,
  seats: [{ kind: 'person', name: 'Anna' }, { kind: 'person', name: 'Ben', bot: 'greedy' }],
  status: 'playing', created: 0, commitment: 'c',
};

const played = (number: number, token: string): object => ({
  number,
  seat: 0,
  token,
  events: [{ event: token }],
});

let table: GameTable;

beforeEach(() => {
  localStorage.clear();
  orders.length = 0;
  keep('abcdefghij', [{ seat: 0, secret: 'x' }]);
  table = new GameTable('abcdefghij');
});

afterEach(() => table.leave());

function hear(message: object): void {
  ears.heard(message as FromServer);
  flushSync();
}

function welcome(more: object = {}): void {
  const now = { to_move: 0, legal: ['draw'] };
  const rest = { mine: [0], moves: [], missed: [], view: { left: 91, total: 0 }, online: [0], watchers: 1 };
  hear({ type: 'welcome', version: 5, table: TABLE, now, ...rest, ...more });
}

test('it greets with its keys and what it has seen', () => {
  expect(ears.hello()).toEqual({ type: 'hello', secrets: ['x'], since: null });
  welcome();
  expect(ears.hello()).toMatchObject({ since: 5 });
});

test('it knows who sits where, and who acts', () => {
  welcome();
  expect(table.sitters).toEqual([
    { name: 'Anna', kind: 'person', away: false },
    { name: 'Ben', kind: 'person', away: true },
  ]);
  expect(table.acting).toBe(0);
  expect(table.legal).toEqual(['draw']);
  hear({ type: 'update', version: 6, kept: 0, moves: [], changes: {}, now: { to_move: 1, legal: ['pass'] } });
  expect(table.acting).toBeNull();
  expect(table.legal).toEqual([]);
});

test('an update changes what it names, and brings its events', () => {
  welcome();
  const now = { to_move: 0, legal: ['numbers'] };
  hear({
    type: 'update',
    version: 7,
    kept: 0,
    moves: [played(1, 'draw'), played(2, 'B4')],
    changes: { left: 90 },
    now,
  });
  expect(table.view).toEqual({ left: 90, total: 0 });
  expect(table.events.map((event) => event.event)).toEqual(['draw', 'B4']);
  expect(table.played).toHaveLength(2);
  hear({ type: 'update', version: 8, kept: 0, moves: [], changes: { left: 91 }, now });
  expect(table.played).toEqual([]);
});

test('what was missed is added to what was seen; what came before can be fetched', () => {
  welcome({ moves: ['draw', 'B4'] });
  expect(table.seenFrom).toBe(2);
  welcome({ version: 9, moves: ['draw', 'B4', 'draw'], missed: [played(3, 'draw')] });
  expect(table.played.map((move) => move.number)).toEqual([3]);
  table.recall([played(1, 'draw'), played(2, 'B4'), played(3, 'draw')] as never);
  expect(table.played.map((move) => move.number)).toEqual([1, 2, 3]);
  expect(table.seenFrom).toBe(0);
});

test('it asks on the ground of what it has seen', async () => {
  welcome();
  await table.send(['draw']);
  await table.ask({ type: 'take_back' });
  await table.ask({ type: 'resign', seat: 0 });
  expect(orders).toEqual([
    { type: 'move', version: 5, moves: ['draw'] },
    { type: 'take_back', version: 5 },
    { type: 'resign', seat: 0 },
  ]);
  const tried = await table.tryOut(['buy:B4', 'pass']);
  expect(tried.refused).toEqual({ key: 'illegal.over', details: {}, index: 1 });
});

test('the end is told as the rules tell it, or otherwise by its winners', () => {
  const result = { winners: [1], scores: [3, 9] };
  welcome({ now: { to_move: null, legal: [], ending: { reason: 'rules', winners: [1], result } } });
  expect(table.result).toEqual(result);
  welcome({ now: { to_move: null, legal: [], ending: { reason: 'resigned', winners: [0] } } });
  expect(table.result).toEqual({ winners: [0], reason: 'resigned' });
});

test('keys go along to the next table', () => {
  carryOver('abcdefghij', 'k');
  expect(keysOf('k')).toEqual([{ seat: 0, secret: 'x' }]);
  keep('k', [{ seat: 0, secret: 'y' }]);
  expect(keysOf('k')).toEqual([{ seat: 0, secret: 'y' }]);
  localStorage.setItem('tenfold.keys', '{');
  expect(keysOf('k')).toEqual([]);
});

test('a wish becomes what the server wants to hear', () => {
  const solo = tableFor(usualWish('cards', 'solo', 'aeg', 'Anna', 'greedy'), String);
  expect(solo).toMatchObject({ options: { seats: 1, target: 4 }, seats: [{ kind: 'mine', name: 'Anna' }] });
  const here = tableFor(usualWish('tiles', 'here', 'steffen', '', 'greedy'), (seat) => `P${seat}`);
  expect(here.options).toEqual({ edition: 'steffen', open: false });
  expect(here.seats).toEqual([
    { kind: 'mine', name: null },
    { kind: 'mine', name: 'P1' },
  ]);
  const bots = tableFor({ ...usualWish('cards', 'bots', 'aeg', '', 'careful'), start: 2 }, String);
  expect(bots).toMatchObject({ options: { seats: 3, start: 2 }, agreement: { lot: false } });
  expect(bots.seats.slice(1)).toEqual([
    { kind: 'bot', bot: 'careful' },
    { kind: 'bot', bot: 'careful' },
  ]);
});

describe('keys that have become void', () => {
  const asked = vi.fn<(path: string) => Response>();
  const fresh = (): Response => Response.json([{ seat: 0, secret: 'y' }]);
  const nobody = (): Response => Response.json({ key: 'table.not_your_seat' }, { status: 400 });

  beforeEach(() => {
    vi.useFakeTimers();
    asked.mockReset().mockImplementation(fresh);
    ears.hello(); // what it has been told so far
    vi.stubGlobal('fetch', (path: string) => Promise.resolve(asked(path)));
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('are fetched anew by whoever comes to the table', async () => {
    welcome({ mine: [], online: [] });
    await vi.runAllTimersAsync();
    expect(asked.mock.calls).toEqual([['/api/tables/abcdefghij/keys']]);
    expect(keysOf('abcdefghij')).toEqual([{ seat: 0, secret: 'y' }]);
    welcome({ mine: [], online: [] });
    await vi.runAllTimersAsync();
    expect(asked).toHaveBeenCalledTimes(1); // another browser of ours has the seat, and keeps it
  });

  test('are asked for again when somebody was faster', async () => {
    asked.mockImplementationOnce(() => Response.json({ key: 'table.stale' }, { status: 409 }));
    welcome({ mine: [], online: [] });
    await vi.runAllTimersAsync();
    expect(keysOf('abcdefghij')).toEqual([{ seat: 0, secret: 'y' }]);
  });

  test('are taken from another tab that has fetched them', async () => {
    welcome();
    keep('abcdefghij', [{ seat: 0, secret: 'z' }]);
    refusal = new Refused('table.not_your_turn');
    await table.send(['draw']);
    expect(orders).toHaveLength(2);
    expect(asked).not.toHaveBeenCalled();
  });

  test('are given up by whoever was signed out', async () => {
    asked.mockImplementation(nobody);
    welcome({ mine: [], online: [] });
    await vi.runAllTimersAsync();
    expect(keysOf('abcdefghij')).toEqual([]);
    expect(hasSatDown()).toBe(true);
  });

  test('are noticed while one sits there, unless another browser of ours has taken the seat', async () => {
    welcome();
    hear({ type: 'presence', online: [], watchers: 1 });
    hear({ type: 'presence', online: [0], watchers: 1 });
    await vi.runAllTimersAsync();
    expect(asked).not.toHaveBeenCalled();
    hear({ type: 'presence', online: [1], watchers: 1 });
    table.standing = 'open';
    await vi.runAllTimersAsync();
    expect(keysOf('abcdefghij')).toEqual([{ seat: 0, secret: 'y' }]);
  });

  test('hold up no move', async () => {
    welcome();
    refusal = new Refused('table.not_your_turn');
    await table.send(['draw']);
    expect(orders).toEqual(Array(2).fill({ type: 'move', version: 5, moves: ['draw'] }));
    asked.mockImplementation(nobody);
    refusal = new Refused('table.not_your_seat');
    await expect(table.ask({ type: 'resign', seat: 0 })).rejects.toThrow('table.not_your_seat');
    refusal = new Refused('table.cannot_take_back');
    await expect(table.ask({ type: 'take_back' })).rejects.toThrow('table.cannot_take_back');
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
