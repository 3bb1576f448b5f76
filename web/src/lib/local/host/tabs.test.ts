// @vitest-environment node
import { expect, test } from 'vitest';
import type { FromServer } from '$lib/wire/messages';
import { newContext, newHouse, playAt, SOLO, TWO } from '../../../test/local_house';
import { SharedDisk } from '../../../test/shared_disk';
import type { OpenHouse } from './house';
import type { Line } from './live_table';

/** The houses of two tabs of one browser. */
async function twoTabs(): Promise<{ disk: SharedDisk; first: OpenHouse; second: OpenHouse }> {
  const disk = new SharedDisk();
  const open = async (): Promise<OpenHouse> => newHouse(await newContext(disk));
  return { disk, first: await open(), second: await open() };
}

/** Somebody at a table, with all that they are told. */
async function sit({ tables }: OpenHouse, table: string): Promise<{ line: Line; told: FromServer[] }> {
  const told: FromServer[] = [];
  const line = {
    tell: (message: FromServer) => void told.push(message),
    ask: () => undefined,
    giveWay: () => undefined,
  };
  const seated = await new Promise<Line>((done) => {
    const entering: Line = { ...line, enter: () => done(entering) };
    tables.join(table, entering);
  });
  await tables.say(table, seated, { type: 'hello', secrets: [], since: null });
  return { line: seated, told };
}

/** The first legal move at the start of a game. */
async function move({ tables }: OpenHouse, table: string, line: Line, told: FromServer[]): Promise<void> {
  const last = told.findLast((message) => message.type === 'welcome' || message.type === 'update')!;
  const { version, now } = last as Extract<FromServer, { type: 'update' }>;
  const moves = [now.legal[0]!];
  await tables.say(table, line, { type: 'move', id: `${table}-${version}`, version, moves });
}

async function fileOf(games: number): Promise<{ text: string; records: string }> {
  const house = await newHouse();
  const records: string[] = [];
  for (let count = 0; count < games; count += 1) {
    const { id } = await house.answers.createTable(SOLO);
    await playAt(house, id);
    records.push(JSON.stringify(await house.answers.record(id)));
  }
  await house.answers.createTable(TWO);
  return { text: (await house.answers.saveAll()).text, records: records.join('\n') };
}

test('a file that two tabs bring back at once is there once', async () => {
  const { text, records } = await fileOf(3);
  for (const file of [text, records]) {
    const { first, second } = await twoTabs();
    const both = await Promise.all([first.answers.bringAll(file), second.answers.bringAll(file)]);
    const sum = (name: 'added' | 'running' | 'known'): number => both[0]![name] + both[1]![name];
    const running = file === text ? 1 : 0;
    expect([sum('added'), sum('running'), sum('known')]).toEqual([3, running, 3 + running]);
    expect(both.flatMap(({ broken }) => broken)).toEqual([]);
    expect(await first.answers.saveAll()).toMatchObject({ games: 3, running });
  }
});

test('a record that two tabs bring at once is one table', async () => {
  const record = JSON.parse((await fileOf(1)).records) as object;
  const { first, second } = await twoTabs();
  const [one, other] = await Promise.all([first.answers.bring(record), second.answers.bring(record)]);
  expect(one).toEqual(other);
  expect((await first.answers.mine('over')).tables).toHaveLength(1);
});

test('a table that another tab has erased is gone, and nothing of it is stored again', async () => {
  const { first, second } = await twoTabs();
  const { id } = await first.answers.createTable(TWO);
  const { line, told } = await sit(first, id);
  await move(first, id, line, told);
  await second.answers.forgetMe();
  await move(first, id, line, told);
  expect(told.at(-1)).toEqual({ type: 'goodbye', key: 'table.unknown' });
  expect((await second.answers.mine('open')).tables).toEqual([]);
  expect(await second.answers.saveAll()).toMatchObject({ running: 0, unreadable: 0 });
});

test('what could not be stored of a table is given up with it, and what is new is stored', async () => {
  const { disk, first, second } = await twoTabs();
  const { id } = await first.answers.createTable(TWO);
  const { line, told } = await sit(first, id);
  disk.isFull = true;
  await move(first, id, line, told);
  await second.answers.forgetMe();
  disk.isFull = false;
  await move(first, id, line, told);
  expect(told.at(-1)).toEqual({ type: 'goodbye', key: 'table.unknown' });
  expect((await first.answers.mine('open')).tables).toEqual([]);
  const { id: another } = await first.answers.createTable(TWO);
  expect((await second.answers.mine('open')).tables.map(({ table }) => table.id)).toEqual([another]);
});

test('what was played while there was no room is stored when there is some', async () => {
  const { disk, first, second } = await twoTabs();
  const { id } = await first.answers.createTable(TWO);
  disk.isFull = true;
  await playAt(first, id, 3);
  const { id: another } = await first.answers.createTable(TWO);
  await playAt(first, another, 2);
  disk.isFull = false;
  await playAt(first, id, 1);
  expect((await second.answers.record(id)).moves).toEqual((await first.answers.record(id)).moves);
  expect((await second.answers.record(another)).moves).toEqual((await first.answers.record(another)).moves);
});
