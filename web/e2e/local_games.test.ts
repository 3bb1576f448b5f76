import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { LocalHouse } from '../src/lib/house/local.ts';
import type { NewTable } from '../src/lib/wire/messages.ts';
import { make, openHouse, play, sit, THREE } from './support/local_house.ts';
import { test } from './support/visitor.ts';

const DUEL: NewTable = {
  game: 'cards',
  options: { edition: 'aeg', seats: 2 },
  seats: [{ kind: 'mine' }, { kind: 'bot', bot: 'greedy' }],
};

/** Plays a table that is made for it: so many moves, or to the end. */
async function playAt(page: Page, wanted: NewTable, most?: number): Promise<string> {
  const { id } = await make(page, wanted);
  await sit(page, id);
  await play(page, most);
  await page.evaluate(() => window.seat.line.close());
  return id;
}

const ask = <Answer>(page: Page, question: (house: LocalHouse) => Promise<Answer>): Promise<Answer> =>
  page.evaluate(`(${question.toString()})(window.house)`);

/** What `tenfold verify` says of a file, as its exit code. */
function verified(text: string): number | null {
  const folder = mkdtempSync(join(tmpdir(), 'tenfold-file-'));
  const file = join(folder, 'games.jsonl');
  writeFileSync(file, text);
  const { status } = spawnSync(process.env['TENFOLD_PYTHON'] ?? 'python', ['-m', 'tenfold', 'verify', file]);
  rmSync(folder, { recursive: true });
  return status;
}

test('all games in one file, and from it into a browser that knows none', async ({ visit }) => {
  const here = await visit();
  await openHouse(here.page, here.server);
  await here.page.evaluate(() => window.house.introduce({ name: 'Ada' }));
  for (let game = 0; game < 2; game += 1) await playAt(here.page, DUEL);
  const running = await playAt(here.page, THREE, 5);
  const saved = await ask(here.page, (house) => house.saveAll());
  expect(saved).toMatchObject({ games: 2, running: 1, unreadable: 0 });
  expect(verified(saved.text)).toBe(0);

  const there = await visit();
  await openHouse(there.page, there.server);
  const text = `${saved.text}{"format":\n\n{"format":"tenfold/1"}\n`;
  const brought = await there.page.evaluate((file) => window.house.bringAll(file), text);
  expect(brought).toMatchObject({ added: 2, running: 1, known: 0 });
  expect(brought.broken.map(({ line, key }) => [line, key])).toEqual([
    [4, 'local.line_unreadable'],
    [6, 'record.missing'],
  ]);
  expect(await ask(there.page, (house) => house.saveAll())).toEqual(saved);
  for (const list of ['open', 'over'] as const) {
    const tables = (page: Page): Promise<unknown> => page.evaluate((one) => window.house.mine(one), list);
    expect(await tables(there.page)).toEqual(await tables(here.page));
  }
  const [one, other] = [
    await ask(here.page, (house) => house.me()),
    await ask(there.page, (house) => house.me()),
  ];
  expect(other.statistics).toEqual(one.statistics);
  expect(other.name).toBe('Ada');

  const again = await there.page.evaluate((file) => window.house.bringAll(file), saved.text);
  expect(again).toEqual({ added: 0, running: 0, known: 3, broken: [] });
  await sit(there.page, running);
  await play(there.page, 3);
});

test('finished games are sent home once, and after the third it is time to say how they are kept', async ({
  visit,
}) => {
  const { page, server } = await visit();
  await openHouse(page, server);
  const reminds: boolean[] = [];
  for (let game = 0; game < 3; game += 1) {
    await playAt(page, DUEL);
    reminds.push(await ask(page, (house) => house.shouldRemind()));
  }
  reminds.push(await ask(page, (house) => house.shouldRemind()));
  expect(reminds).toEqual([false, false, true, false]);

  const games = await ask(page, (house) => house.finishedGames('home'));
  expect(new Set(games.map(({ digest }) => digest)).size).toBe(3);
  const [first] = games;
  await page.evaluate((digest) => window.house.noteSent('home', [digest]), first!.digest);
  const left = await ask(page, (house) => house.finishedGames('home'));
  expect(left.map(({ digest }) => digest)).toEqual(games.slice(1).map(({ digest }) => digest));
  expect(await ask(page, (house) => house.finishedGames('elsewhere'))).toHaveLength(3);
});

test('whoever is forgotten leaves nothing behind', async ({ visit }) => {
  const { page, server } = await visit();
  await openHouse(page, server);
  await playAt(page, DUEL);
  await ask(page, (house) => house.forgetMe());
  expect(await ask(page, (house) => house.saveAll())).toEqual({
    text: '',
    games: 0,
    running: 0,
    unreadable: 0,
  });
  expect(await ask(page, (house) => house.me())).toMatchObject({ id: '', name: '', statistics: [] });
});
