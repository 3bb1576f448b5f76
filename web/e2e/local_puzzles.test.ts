import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect } from 'vitest';
import { keepAll } from './support/kept_app.ts';
import { NETWORK } from './support/own_server.ts';
import { answerTo, currentPuzzle, guide, make, timeIn, verdict, type How } from './support/puzzles.ts';
import { FileHost } from './support/static_site.ts';
import { test, type Visitor } from './support/visitor.ts';

const LONG = 60_000; // milliseconds: a busy machine is slow, not wrong
const KEPT = 10; // puzzles, without a network for a while

let host: FileHost;

beforeEach(async () => {
  host = await FileHost.started();
  host.write('ten');
});

afterEach(() => host.close());

/** What this browser has fetched of puzzles. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('tenfold');
        opening.onsuccess = () => {
          const range = IDBKeyRange.bound(['puzzle'], ['puzzle', '\uffff']);
          const found = opening.result.transaction('studies').objectStore('studies').getAll(range);
          found.onsuccess = () => {
            opening.result.close();
            resolve(found.result.map(({ table }) => table as string));
          };
        };
      }),
  );
}

async function arrive(visitor: Visitor, way: RegExp): Promise<void> {
  visitor.allow(...NETWORK);
  await visitor.go('/ten/#/puzzles/tiles');
  await visitor.page.getByRole('button', { name: way }).click();
  await guide(visitor.page).waitFor();
}

/** The answers are known as long as the host is there. */
async function answersTo(puzzles: readonly string[]): Promise<Map<string, Record<How, string>>> {
  const files = `${host.address}/ten`;
  const both = async (id: string): Promise<[string, Record<How, string>]> => [
    id,
    { right: await answerTo(files, id, 'right'), wrong: await answerTo(files, id, 'wrong') },
  ];
  return new Map(await Promise.all(puzzles.map(both)));
}

test(
  'without a network a streak goes on until a mistake, and what was missed is in the queue',
  async ({ visit }) => {
    const visitor = await visit({ server: host.address, serviceWorkers: 'allow' });
    const { page } = visitor;
    await arrive(visitor, /^Streak/);
    await keepAll(page);
    await expect.poll(async () => (await kept(page)).length, { timeout: LONG }).toBeGreaterThan(KEPT);
    const answers = await answersTo(await kept(page));
    await host.stop();
    const given: How[] = ['right', 'right', 'wrong'];
    for (const [place, how] of given.entries()) {
      const puzzle = await currentPuzzle(page);
      if (place === 1) await page.reload(); // it is where it was
      expect(await currentPuzzle(page)).toBe(puzzle);
      await make(page, answers.get(puzzle)![how]);
      await verdict(page).waitFor();
      await page.getByRole('button', { name: 'Next' }).click();
      await verdict(page).waitFor({ state: 'hidden' }); // the next one is there
    }
    await page.getByRole('heading', { name: 'The streak is over' }).waitFor();
    await page.getByText('2 in a row is no accident.', { exact: true }).waitFor();
    await page.getByText('That is your best.', { exact: true }).waitFor();
    await page.goto(`${host.address}/ten/#/me/mistakes`);
    await page
      .getByRole('region', { name: 'Practise your mistakes' })
      .getByText(/Nothing to practise now\. .+ in \d+ minutes\./)
      .waitFor({ timeout: LONG });
    await page.close(); // before the host is
  },
  2 * LONG,
);

test('a sprint of this browser that is loaded anew goes on, and its time with it', async ({ visit }) => {
  const visitor = await visit({ server: host.address });
  const { page } = visitor;
  await arrive(visitor, /^Sprint/);
  const first = await currentPuzzle(page);
  await make(page, await answerTo(`${host.address}/ten`, first, 'right'));
  await expect.poll(() => currentPuzzle(page)).not.toBe(first);
  const puzzle = await currentPuzzle(page);
  await expect.poll(() => timeIn(page)).toBeLessThan(180);
  const before = await timeIn(page);
  await page.reload();
  expect(await currentPuzzle(page)).toBe(puzzle);
  await page.getByText('1 solved').waitFor();
  expect(await timeIn(page)).toBeLessThanOrEqual(before);
  await page.close(); // before the host is
});
