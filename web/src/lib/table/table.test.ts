import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Refused } from '$lib/errors/errors';
import { choose } from '$lib/settings/settings.svelte';
import type { Ears, TableLine } from '$lib/house/line';
import { theServer } from '$lib/houses/server.svelte';
import type { FromServer } from '$lib/wire/messages';
import { carryOver, hasSatDown, keep, keysOf } from '$lib/people/seat_keys';
import { GameTable } from './table.svelte';

const orders: object[] = [];
let refusals: Error[] = []; // of the next orders
let ears: Ears;

/** A line whose other end is the test. */
const line: TableLine = {
  order(command) {
    orders.push(command);
    const refused = refusals.shift();
    if (refused) return Promise.reject(refused);
    const tried = { made: 1, view: {}, legal: ['pass'], to_move: 0, key: 'illegal.over', details: {} };
    return Promise.resolve(tried as unknown as FromServer);
  },
  greet: () => void ears.hello(),
  holdUntil: () => Promise.resolve(),
  takeOver: () => {},
  close: () => {},
};

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
  choose({ motion: 'on' });
  orders.length = 0;
  keep('abcdefghij', [{ seat: 0, secret: 'x' }]);
  vi.spyOn(theServer()!, 'join').mockImplementation((_, given) => {
    ears = given;
    return line;
  });
  table = new GameTable('abcdefghij');
});

afterEach(() => {
  table.leave();
  vi.restoreAllMocks();
});

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
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
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
  expect(table.events.map((event) => event.event)).toEqual(['draw']);
  vi.runAllTimers();
  expect(table.events.map((event) => event.event)).toEqual(['B4']);
  expect(table.view).toEqual({ left: 90, total: 0 });
  expect(table.played).toHaveLength(2);
  hear({ type: 'update', version: 8, kept: 0, moves: [], changes: { left: 91 }, now });
  expect(table.played).toEqual([]);
});

test('nothing is ahead of what is shown: neither the view, the story, whose turn it is, nor the end', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const seats = [{ cards: {}, tokens: 0, busts: 0 }];
  const view = { phase: 'draw', left: 91, total: 9, tableau: ['B9'], deck: { P9: 91 }, market: {}, seats };
  welcome({ view });
  const bust = ['draws', 'card', 'busts', 'turn', 'over'].map((event) => ({ event, seat: 1, card: 'P9' }));
  hear({
    type: 'update',
    version: 7,
    kept: 0,
    moves: [{ number: 1, seat: 0, token: 'draw', events: bust }],
    changes: { left: 90, total: 18, tableau: [] },
    now: { to_move: null, legal: [], ending: { reason: 'rules', winners: [1] } },
    table: { ...TABLE, status: 'over' },
  });
  expect(table.view).toMatchObject({ left: 90, total: 9 });
  expect(table.played.flatMap(({ events }) => events)).toEqual([]);
  expect([table.acting, table.legal, table.result, table.table?.status]).toEqual([0, [], null, 'playing']);
  vi.advanceTimersByTime(60_000);
  expect(table.view).toMatchObject({ left: 90, total: 18, tableau: [] });
  expect(table.played.flatMap(({ events }) => events)).toEqual(bust);
  expect([table.acting, table.table?.status]).toEqual([null, 'over']);
  expect(table.result).toMatchObject({ winners: [1] });
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

test('a decision is taken back although others have moved on meanwhile; nothing else is asked twice', async () => {
  welcome();
  refusals = [new Refused('table.stale')];
  await table.ask({ type: 'take_back' });
  expect(orders).toEqual(Array(2).fill({ type: 'take_back', version: 5 }));
  refusals = [new Refused('table.stale')];
  await expect(table.ask({ type: 'offer_draw' })).rejects.toThrow('table.stale');
});

test('what one has decided can be taken back while one still sees what comes of it', () => {
  welcome({ now: { to_move: 0, legal: ['draw'], take_back: [] } });
  const now = { to_move: 0, legal: ['draw'], take_back: [0], take_back_is_practice: true };
  hear({ type: 'update', version: 6, kept: 0, moves: [played(1, 'draws')], changes: {}, now });
  expect(table.now).toMatchObject({ take_back: [0], take_back_is_practice: true });
});

test('it is known when a bot plays for whoever is away, by the last word on it', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const away = [{ seat: 1, left: 70_000, bot_in: 50_000 }];
  welcome({ now: { to_move: 1, legal: [], away }, online: [0] });
  const begun = performance.now();
  expect(table.botsAt).toEqual(new Map([[1, begun + 50_000]]));
  vi.advanceTimersByTime(10_000);
  hear({ type: 'presence', online: [0, 1], watchers: 0, away: [] });
  expect(table.botsAt.size).toBe(0);
  vi.advanceTimersByTime(10_000);
  hear({ type: 'presence', online: [0], watchers: 0, away: [{ seat: 1, left: 0, bot_in: 120_000 }] });
  expect(table.botsAt).toEqual(new Map([[1, begun + 140_000]]));
  hear({ type: 'presence', online: [0], watchers: 0, away: [{ seat: 1, left: 0, bot_in: null }] });
  expect(table.botsAt).toEqual(new Map([[1, null]]));
});

test('what is said is seen for a moment, the latest of each', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  welcome();
  hear({ type: 'said', seat: 1, phrase: 'hello' });
  hear({ type: 'said', seat: 1, phrase: 'good_luck' });
  expect(table.bubbles.map(({ phrase }) => phrase)).toEqual(['good_luck']);
  vi.advanceTimersByTime(10_000);
  expect(table.bubbles).toEqual([]);
  expect(table.said).toHaveLength(2);
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
    refusals = [new Refused('table.not_your_turn')];
    await table.send(['draw']);
    expect(orders).toHaveLength(2);
    expect(asked).not.toHaveBeenCalled();
  });

  test('are fetched when what another tab has kept is void as well', async () => {
    welcome();
    keep('abcdefghij', [{ seat: 0, secret: 'z' }]);
    refusals = [new Refused('table.not_your_turn'), new Refused('table.not_your_turn')];
    await table.send(['draw']);
    expect(orders).toHaveLength(3);
    expect(keysOf('abcdefghij')).toEqual([{ seat: 0, secret: 'y' }]);
  });

  test('are fetched by whoever came with a key that is void, and found another one that is', async () => {
    keep('abcdefghij', [{ seat: 0, secret: 'z' }]); // by another tab, since this one has said hello
    welcome({ mine: [], online: [] });
    await vi.runAllTimersAsync();
    expect(asked).not.toHaveBeenCalled();
    welcome({ mine: [], online: [] });
    await vi.runAllTimersAsync();
    expect(keysOf('abcdefghij')).toEqual([{ seat: 0, secret: 'y' }]);
  });

  test('are fetched when the one in store has been tried before', async () => {
    welcome({ mine: [], online: [] });
    await vi.runAllTimersAsync();
    welcome();
    keep('abcdefghij', [{ seat: 0, secret: 'x' }]); // another tab wrote its own again
    asked.mockClear();
    table.standing = 'open';
    hear({ type: 'presence', online: [], watchers: 1 });
    await vi.runAllTimersAsync();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('are fetched once by those who ask at the same time', async () => {
    welcome();
    refusals = [new Refused('table.not_your_turn'), new Refused('table.not_your_turn')];
    await Promise.all([table.send(['draw']), table.tryOut(['draw'])]);
    expect(asked).toHaveBeenCalledTimes(1);
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
    refusals = [new Refused('table.not_your_turn')];
    await table.send(['draw']);
    expect(orders).toEqual(Array(2).fill({ type: 'move', version: 5, moves: ['draw'] }));
    asked.mockImplementation(nobody);
    refusals = [new Refused('table.not_your_seat')];
    await expect(table.ask({ type: 'resign', seat: 0 })).rejects.toThrow('table.not_your_seat');
    refusals = [new Refused('table.cannot_take_back')];
    await expect(table.ask({ type: 'take_back' })).rejects.toThrow('table.cannot_take_back');
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
