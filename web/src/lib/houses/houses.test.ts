import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refused } from '$lib/errors/errors';
import type { LocalHouse } from '$lib/house/local';
import type { Listed, NewTable, Tables } from '$lib/wire/messages';
import { bring, createTable, houseOf } from './houses';
import { keepsGames, localHouse } from './local_house';
import { mine } from './my_tables';
import { noteSent } from './sent';
import { isInReach } from './server.svelte';
import { chooseStudy, myStudy, studyHere, studyOf } from '$lib/studies/studies.svelte';

const made: string[] = []; // by the house in this browser
const here = {
  kind: 'local',
  createTable: ({ game }: NewTable) => note(`a table of ${game}`),
  playOn: (record: { game: string }, move: number) => note(`${record.game} from move ${move}`),
  bring: () => note('a record'),
  record: (table: string) => Promise.resolve({ game: 'cards', of: table }),
  mine: (_: string, before: string | null) => Promise.resolve(pageHere(before)),
} as unknown as LocalHouse;

function note(what: string): Promise<{ id: string; keys: [] }> {
  made.push(what);
  return Promise.resolve({ id: `local-${made.length}`, keys: [] });
}

const listed = (id: string, changed: number): Listed => ({ table: { id }, changed }) as unknown as Listed;
const pageHere = (before: string | null): Tables =>
  before === null
    ? { tables: [listed('local-b', 8), listed('local-c', 5)], next: 'on' }
    : { tables: [listed('local-d', 1)] };

const asked: string[] = []; // of the server

/** A server that answers so, or is out of reach. */
function serve(answer: ((path: string) => unknown) | null): void {
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body?: string }) => {
    if (!answer) return Promise.reject(new TypeError('offline'));
    asked.push(`${method} ${path} ${body ?? ''}`.trim());
    return Promise.resolve(Response.json(answer(path)));
  });
}

const ALONE: NewTable = {
  game: 'cards',
  options: {},
  seats: [{ kind: 'mine' }, { kind: 'bot', bot: 'momo' }],
};
const WITH_FRIENDS: NewTable = { ...ALONE, seats: [{ kind: 'mine' }, { kind: 'open' }] };

beforeEach(() => {
  asked.length = 0;
  made.length = 0;
  localStorage.clear();
  vi.spyOn(localHouse, 'fetch').mockResolvedValue(here);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a table is the house’s that its name says', () => {
  expect(houseOf('abcdefghij').kind).toBe('server');
  expect(houseOf('local-abcdefghij').kind).toBe('local');
});

test('with a server in reach every new table is there', async () => {
  serve(() => ({ id: 'abcdefghij', keys: [] }));
  expect((await createTable(ALONE)).id).toBe('abcdefghij');
  expect([made, isInReach(), keepsGames()]).toEqual([[], true, false]);
});

test('out of its reach a table for those who are here is made here, until it is back', async () => {
  serve(null);
  expect((await createTable(ALONE)).id).toBe('local-1');
  expect([isInReach(), keepsGames()]).toEqual([false, true]);
  serve(() => ({ id: 'abcdefghij', keys: [] }));
  expect((await createTable(ALONE)).id).toBe('abcdefghij');
  expect(isInReach()).toBe(true);
});

test.each([
  ['others are to come to', WITH_FRIENDS],
  ['strangers are to see', { ...ALONE, agreement: { listed: true } }],
])('a table that %s is nowhere without the server', async (_, wanted) => {
  serve(null);
  await expect(createTable(wanted)).rejects.toThrow('server.unreachable');
  expect(made).toEqual([]);
});

test('what a server refuses is refused, and not made here instead', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ key: 'table.too_many' }, { status: 429 })));
  await expect(createTable(ALONE)).rejects.toThrow(new Refused('table.too_many'));
  expect([made, isInReach()]).toEqual([[], true]);
});

test('a server’s game is played on from here by its record alone', async () => {
  serve(null);
  const wanted = { ...ALONE, beginning: { table: 'abcdefghij', move: 7 } };
  const record = { format: '', game: 'cards', options: {}, moves: [], result: null };
  await createTable(wanted, record);
  expect(made).toEqual(['cards from move 7']);
});

test('a game of this browser is played on from here, though a server is in reach', async () => {
  serve(() => ({ id: 'abcdefghij', keys: [] }));
  await createTable({ ...ALONE, beginning: { table: 'local-x', move: 7 } });
  expect([made, asked]).toEqual([['a table of cards'], []]);
});

test('a game of this browser that friends are to play on at is brought to the server first', async () => {
  serve((path) => (path === '/api/records' ? { id: 'brought' } : { id: 'abcdefghij', keys: [] }));
  await createTable({ ...WITH_FRIENDS, beginning: { table: 'local-x', move: 7 } });
  expect(asked[0]).toBe('POST /api/records {"game":"cards","of":"local-x"}');
  expect(asked[1]).toContain('"beginning":{"table":"brought","move":7}');
});

test('a record is brought to the server, or here', async () => {
  serve(() => ({ id: 'brought' }));
  expect(await bring({})).toEqual({ id: 'brought' });
  serve(null);
  expect(await bring({})).toMatchObject({ id: 'local-1' });
});

test('the lists of both houses are one, page by page, the latest first', async () => {
  serve(null);
  await createTable(ALONE); // from here on there is something in this browser
  serve((path) =>
    path.includes('before')
      ? { tables: [listed('z', 2)] }
      : { tables: [listed('a', 9), listed('y', 6)], next: 'more' },
  );
  const first = await mine('over');
  expect(first.tables.map(({ table }) => table.id)).toEqual(['a', 'local-b', 'y', 'local-c']);
  const second = await mine('over', first.next ?? null);
  expect(second.tables.map(({ table }) => table.id)).toEqual(['z', 'local-d']);
  expect(second.next).toBeNull();
  noteSent({ 'local-b': 'y' });
  const { tables } = await mine('over');
  expect(tables.map(({ table }) => table.id)).toEqual(['a', 'local-b', 'local-c']); // and no copy of it
});

test('a server out of reach is left out of the lists, and a browser that keeps nothing is not asked', async () => {
  serve(() => ({ tables: [listed('a', 9)] }));
  expect((await mine('open')).tables).toHaveLength(1);
  serve(null);
  expect((await mine('open')).tables).toEqual([]);
});

test('games are studied by whoever keeps them, and mistakes by the server if it is in reach', async () => {
  expect(studyOf('local-a')).toBe(studyHere);
  serve(null);
  await expect(studyOf('abcdefghij').review('abcdefghij')).rejects.toThrow();
  expect(myStudy()).toBe(studyHere);
  serve(() => ({ status: 'none' }));
  expect(await studyOf('abcdefghij').review('abcdefghij')).toEqual({ status: 'none' });
  expect(await myStudy().due()).toEqual({ status: 'none' });
  chooseStudy(true);
  expect(myStudy()).toBe(studyHere);
  chooseStudy(false);
});
