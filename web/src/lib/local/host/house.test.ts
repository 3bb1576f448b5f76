// @vitest-environment node
import { expect, test } from 'vitest';
import type { GameRecord } from '$lib/house/house';
import type { NewTable } from '$lib/wire/messages';
import { newContext, newHouse, playAt, SOLO, TWO } from '../../../test/local_house';
import { facts } from '../../../test/engines';
import type { KeptEntry } from './kept';

const NEWER = facts().rules + 1;

test('a list is told in pages, what changed last first', async () => {
  const { answers } = await newHouse();
  const made: string[] = [];
  for (let count = 0; count < 45; count += 1) made.push((await answers.createTable(TWO)).id);
  const pages: string[][] = [];
  let before: string | null = null;
  do {
    const page = await answers.mine('open', before);
    pages.push(page.tables.map(({ table }) => table.id));
    before = page.next ?? null;
  } while (before);
  expect(pages.map((page) => page.length)).toEqual([20, 20, 5]);
  expect(new Set(pages.flat())).toEqual(new Set(made));
  const changed = (await answers.mine('open')).tables.map((listed) => listed.changed);
  expect(changed).toEqual(changed.toSorted((one, other) => other - one));
});

test('whoever makes a table first is a guest, and may say a name later', async () => {
  const { answers } = await newHouse();
  expect(await answers.me()).toMatchObject({ id: '', name: '', language: 'de' });
  const { id, keys } = await answers.createTable(SOLO);
  expect(keys.map(({ seat }) => seat)).toEqual([0]);
  expect(await answers.newKeys(id)).toEqual(keys);
  expect(await answers.me()).toMatchObject({ name: 'Gast' });
  expect(await answers.introduce({ name: '  Ada ' })).toMatchObject({ name: 'Ada', language: 'de' });
  await expect(answers.introduce({ name: ' ' })).rejects.toMatchObject({ key: 'person.empty_name' });
});

test('a game alone counts for its edition, and moves the table to those that are over', async () => {
  const house = await newHouse();
  const { id } = await house.answers.createTable(SOLO);
  await playAt(house, id);
  const [listed] = (await house.answers.mine('over')).tables;
  expect(listed).toMatchObject({ table: { id, status: 'over' }, mine: [0] });
  expect((await house.answers.mine('open')).tables).toEqual([]);
  const { solo, statistics } = await house.answers.me();
  expect(solo).toMatchObject([{ edition: 'aeg', games: 1 }]);
  expect(statistics).toEqual([]);
  expect(await house.answers.check(id)).toMatchObject({ shuffle: true });
});

test('play goes on from any position, of a table here or of a record from elsewhere', async () => {
  const house = await newHouse();
  const { answers } = house;
  const { id } = await answers.createTable(TWO);
  await playAt(house, id, 4);
  const record = await answers.record(id);
  const { id: here } = await answers.createTable({ ...TWO, beginning: { table: id, move: 3 } });
  const { id: elsewhere } = await answers.playOn(record, 3, TWO);
  for (const table of [here, elsewhere]) {
    expect((await answers.record(table)).moves.slice(0, 3)).toEqual(record.moves.slice(0, 3));
    expect((await answers.story(table)).table.opening).toBe(3);
  }
  expect(await answers.standing(record)).toMatchObject({
    table: { game: 'tiles' },
    to_move: (await answers.position(id, record.moves.length)).to_move,
  });
  expect((await answers.mine('open')).tables).toHaveLength(3);
  await expect(answers.playOn(record, record.moves.length + 1, TWO)).rejects.toMatchObject({
    key: 'table.no_such_move',
  });
});

test('a record from elsewhere is kept once', async () => {
  const [here, there] = [await newHouse(), await newHouse()];
  const { id } = await here.answers.createTable(SOLO);
  await playAt(here, id);
  const record = await here.answers.record(id);
  const kept = await there.answers.bring(record);
  expect(await there.answers.bring(record)).toEqual(kept);
  const over = await there.answers.mine('over');
  expect(over.tables.map(({ table, mine }) => [table.id, mine])).toEqual([[kept.id, []]]);
  expect(await there.answers.me()).toMatchObject({ id: '', solo: [] });
  await expect(there.answers.bring({ ...record, moves: ['B4'] })).rejects.toThrow();
  await expect(there.answers.story('local-nowhere')).rejects.toMatchObject({ key: 'record.unknown' });
});

test('a game that goes on in a file is caught up with, and where both went on, both are kept', async () => {
  const [here, there] = [await newHouse(), await newHouse()];
  const { id } = await here.answers.createTable(TWO);
  const early = await here.answers.saveAll();
  await playAt(here, id, 3);
  const later = await here.answers.saveAll();

  expect(await there.answers.bringAll(early.text)).toMatchObject({ running: 1 });
  expect(await there.answers.bringAll(later.text)).toMatchObject({ running: 1 });
  expect(await there.answers.saveAll()).toEqual(later);
  expect(await there.answers.bringAll(early.text)).toMatchObject({ known: 1 });

  await playAt(here, id, 2);
  await playAt(there, id, 2, -1);
  const { text } = await here.answers.saveAll();
  expect(await there.answers.bringAll(text)).toMatchObject({ running: 1, broken: [] });
  expect((await there.answers.mine('open')).tables).toHaveLength(2);
});

test('a line of a file that was tampered with is refused, and takes nothing from the others', async () => {
  const [here, there] = [await newHouse(), await newHouse()];
  for (const wanted of [SOLO, TWO]) await playAt(here, (await here.answers.createTable(wanted)).id, 5);
  const lines = (await here.answers.saveAll()).text.trimEnd().split('\n');
  const [first, second] = lines.map((line) => JSON.parse(line) as Required<GameRecord>);
  first!.meta['local'] = second!.meta['local'];
  const file = [JSON.stringify(first), '', ...lines.slice(1)].join('\n');
  const { broken, ...counts } = await there.answers.bringAll(file);
  expect(counts).toEqual({ added: 0, running: 1, known: 0 });
  expect(broken).toMatchObject([{ line: 1, key: 'local.not_running' }]);
});

const THOUSAND = 'x'.repeat(1000);
type Part = Record<string, unknown>;

test.each<[string, (local: { row: Part; seats: Part[]; entries: Part[] } & Part) => void]>([
  ['a bot that nobody knows', ({ seats }) => (seats[1]!['bot'] = 'nobody')],
  ['a bot without a name', ({ seats }) => (seats[1]!['bot'] = null)],
  ['a bot for a person', ({ seats }) => (seats[0]!['bot'] = 'greedy')],
  ['a name that is no text', ({ seats }) => (seats[0]!['name'] = {})],
  ['a name that is too long', ({ seats }) => (seats[0]!['name'] = THOUSAND)],
  ['a word that is too long', ({ seats }) => (seats[0]!['word'] = THOUSAND)],
  ['one more seat', ({ seats }) => seats.push({ ...seats[0] })],
  ['one seat less', ({ seats }) => seats.pop()],
  ['an impossible beginning', ({ row }) => (row['created'] = 1e300)],
  ['an impossible moment', ({ entries }) => (entries.at(-1)!['at'] = 1e300)],
  ['an impossible seat', ({ entries }) => (entries.at(-1)!['seat'] = 99)],
  ['a seat that is no number', ({ entries }) => (entries.at(-1)!['seat'] = '1')],
  ['a command that is no text', ({ entries }) => (entries.at(-1)!['command'] = {})],
  ['a rating that is no number', (local) => (local['change'] = [])],
  ['an impossible opening', ({ row }) => (row['opening'] = 1e300)],
  ['an opening that it has not', ({ row }) => (row['opening'] = 1)],
  ['an impossible rating', (local) => (local['change'] = 1e300)],
  ['a secret of another kind', ({ row }) => (row['secret'] = THOUSAND)],
  ['a source that is no text', ({ row }) => (row['source'] = [])],
  ['an origin that is no mapping', ({ row }) => (row['brought'] = 'elsewhere')],
  ...['__proto__', '', 'abcdefghij', 'local-', 'local-ABC', `local-${'x'.repeat(31)}`].map(
    (id): [string, (local: { row: Part }) => void] => [`the name “${id}”`, ({ row }) => (row['id'] = id)],
  ),
])('a table in a file with %s is refused', async (_, spoil) => {
  const [here, there] = [await newHouse(), await newHouse()];
  const seats: NewTable['seats'] = [{ kind: 'mine' }, { kind: 'bot', bot: 'greedy' }];
  await here.answers.createTable({ ...TWO, seats });
  const { text } = await here.answers.saveAll();
  const record = JSON.parse(text) as { meta: { local: Parameters<typeof spoil>[0] } };
  spoil(record.meta.local);
  const brought = await there.answers.bringAll(JSON.stringify(record));
  expect(brought).toMatchObject({ running: 0, broken: [{ line: 1, key: 'local.not_running' }] });
  expect(await there.answers.bringAll(text)).toMatchObject({ running: 1, broken: [] });
});

test('a game goes on by its own rules, and one by rules that are not known is refused and left alone', async () => {
  const context = await newContext();
  const house = await newHouse(context);
  const begun = async (rules: number): Promise<string> => {
    const { id } = await house.answers.createTable(SOLO);
    const entries = await context.storage.read<KeptEntry>('entries', { from: [id, 0], to: [id, Infinity] });
    const start = entries.find(({ kind }) => kind === 'start')!;
    const body = JSON.stringify({ ...(JSON.parse(start.body) as object), rules });
    await context.storage.commit([{ shelf: 'entries', put: { ...start, body } }]);
    return id;
  };
  const [earlier, newer] = [await begun(1), await begun(NEWER)];
  await playAt(house, earlier, 3);
  expect((await house.answers.record(earlier)).meta).toMatchObject({ rules: 1 });
  const refusal = { key: 'local.other_rules', details: { rules: NEWER } };
  await expect(house.answers.record(newer)).rejects.toMatchObject(refusal);
  expect(await house.answers.saveAll()).toMatchObject({ running: 1, unreadable: 1 });
});
