import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import type { GameRecord } from '../src/lib/house/house.ts';
import type { GameReview, NewTable } from '../src/lib/wire/messages.ts';
import { keepAll } from './support/kept_app.ts';
import { make, openHouse, play, sit } from './support/local_house.ts';
import { openStudy } from './support/local_study.ts';
import { OwnBrowser } from './support/own_browser.ts';
import { byMouse, OFFERED, offeredNow } from './support/playing.ts';
import { Server } from './support/server.ts';
import { test } from './support/visitor.ts';

const DUEL: NewTable = {
  game: 'cards',
  options: { edition: 'aeg', seats: 2 },
  seats: [{ kind: 'mine' }, { kind: 'bot', bot: 'greedy' }],
};
/** Ones only: nobody busts without wanting to, and one may draw or stop. */
const ONES: NewTable = {
  game: 'cards',
  options: {
    edition: 'aeg',
    seats: 2,
    start: 1,
    deck: Object.fromEntries(['B', 'G', 'O', 'P'].map((colour) => [`${colour}1`, 12])),
  },
  seats: [{ kind: 'mine' }, { kind: 'bot', bot: 'careful' }],
  agreement: { lot: false },
};
const LONG = 60_000; // milliseconds: a busy machine is slow, not wrong

const browser = new OwnBrowser();
beforeAll(() => browser.start());
afterAll(() => browser.end());

async function arrive(address = inject('server')): Promise<Page> {
  const page = await browser.page();
  await openHouse(page, address);
  return page;
}

/** A game by somebody who does whatever is legal first. */
async function playBadly(page: Page): Promise<string> {
  const { id } = await make(page, DUEL);
  await sit(page, id);
  await play(page);
  await page.evaluate(() => window.seat.line.close());
  return id;
}

const due = (page: Page) => page.getByRole('link', { name: /^Practise now/ });
const countDue = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await due(page).textContent()) ?? '')?.[0]);

test(
  'without a network a game is reviewed, its mistakes are practised, and are still due when the browser is back',
  async () => {
    const server = await Server.started();
    const { address } = server;
    let page = await arrive(address);
    await keepAll(page);
    await server.stop();
    const id = await playBadly(page);
    await page.goto(`${address}/study/${id}`);
    await page.getByRole('tab', { name: 'Mistakes' }).waitFor({ timeout: LONG });
    await page.getByRole('button', { name: 'Next mistake' }).first().click();
    await page.goto(`${address}/me/mistakes`);
    await due(page).waitFor({ timeout: LONG });
    const before = await countDue(page);
    expect(before).toBeGreaterThan(0);
    await due(page).click();
    const guide = page.getByRole('region', { name: 'Practise your mistakes' });
    await guide.getByText(/Mistake 1 of \d+/).waitFor();
    const told = guide.getByText(/^Right\.|Not the best move/).first();
    const next = page.locator(OFFERED).or(told).first(); // another part of the answer, or what it was worth
    for (await next.waitFor(); !(await told.count()); await next.waitFor()) {
      const keys = await offeredNow(page);
      const key = ['d', 'p', 'n', 'c', 't', 'Enter'].find((one) => keys.includes(one)) ?? keys[0];
      if (key) await byMouse(page, key).catch(() => {}); // it may have been told meanwhile
    }

    await browser.kill();
    await browser.start();
    page = await browser.page();
    await page.goto(`${address}/me/mistakes`);
    await due(page).waitFor({ timeout: LONG });
    expect(await countDue(page)).toBe(before - 1);
    await page.close();
  },
  2 * LONG,
);

test(
  'a review that dies with its browser goes on from what it had found',
  async () => {
    let page = await arrive();
    const id = await playBadly(page);
    await openStudy(page);
    await page.evaluate(async (table) => {
      await window.study.askForReview(table, await window.house.record(table), 'deep');
    }, id);
    await expect.poll(() => savedOf(page, id), { timeout: LONG }).toBeGreaterThan(0);
    const saved = await savedOf(page, id);
    await browser.kill();
    await browser.start();
    page = await arrive();
    await openStudy(page);
    const first = await page.evaluate(async (table) => {
      for (;;) {
        const answer = await window.study.review(table, 'deep');
        if (answer.status !== 'waiting') return answer;
        await new Promise((later) => setTimeout(later, 20));
      }
    }, id);
    expect(first.status).toBe('running');
    expect(first.progress).toBeGreaterThanOrEqual(saved);
    await page.evaluate((table) => window.study.stopReview(table), id);
    expect((await page.evaluate((table) => window.study.review(table, 'deep'), id)).status).toBe('none');
    await page.close();
  },
  2 * LONG,
);

/** How much of a game's moves are in what is kept of an unfinished review; 0 if nothing is yet. */
function savedOf(page: Page, table: string): Promise<number> {
  return page.evaluate(
    (id) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('tenfold');
        opening.onsuccess = () => {
          const found = opening.result.transaction('studies').objectStore('studies').get(['asked', id, 0]);
          found.onsuccess = () => {
            const { unfinished, record } = found.result ?? {};
            opening.result.close();
            resolve(unfinished ? unfinished.course.length / record.moves.length : 0);
          };
        };
      }),
    table,
  );
}

/** Games of several kinds, and what Python finds in them. */
const SAMPLE = `
import json
from local.studies import reviews
print(json.dumps([one for number in (0, 6, 32) for one in reviews(1, number)]))
`;

interface Found {
  game: string;
  raw: Record<string, unknown>;
  moves: string[];
  result: Record<string, unknown>;
  review: GameReview;
}

test('this browser finds what Python finds, digit for digit', { timeout: 2 * LONG }, async ({ visit }) => {
  const tests = fileURLToPath(new URL('../../tests', import.meta.url));
  const python = process.env['TENFOLD_PYTHON'] ?? 'python';
  const { stdout, stderr } = spawnSync(python, ['-c', SAMPLE], { cwd: tests, maxBuffer: 1 << 28 });
  expect(stderr.toString()).toBe('');
  const { page, server } = await visit();
  await openHouse(page, server);
  await openStudy(page);
  for (const { game, raw, moves, result, review } of JSON.parse(stdout.toString()) as Found[]) {
    const record: GameRecord = { format: 'tenfold/1', game, options: raw, moves, result };
    const found = await page.evaluate(async (one) => {
      const table = `local-${Math.random()}`;
      await window.study.askForReview(table, one);
      for (;;) {
        const answer = await window.study.review(table);
        if (answer.review) return answer.review;
        await new Promise((later) => setTimeout(later, 50));
      }
    }, record);
    expect(found).toEqual(review);
  }
});

test('the expert and a bot answer at a table without a network', { timeout: LONG }, async ({ visit }) => {
  const visitor = await visit({ serviceWorkers: 'allow', settings: { name: 'Ada' } });
  const { page } = visitor;
  visitor.allow(/ERR_|Failed to load resource/, /WebSocket/);
  await visitor.go('/');
  await keepAll(page);
  await visitor.context.setOffline(true);
  await openHouse(page, visitor.server);
  const { id } = await make(page, ONES);
  await visitor.go(`/t/${id}`);
  await page.getByRole('button', { name: /^Draw/ }).click();
  const stopping = page.getByRole('button', { name: /^Take the \d/ }).first();
  await stopping.waitFor();
  await page.getByRole('button', { name: 'What would the expert do?' }).click();
  await page.getByRole('button', { name: 'Ask the expert' }).click();
  const advice = page.getByRole('region', { name: 'The expert’s advice' });
  await advice.getByText(/Best: |Equally good/).waitFor({ timeout: LONG });
  expect(await advice.getByRole('listitem').count()).toBe(2);
  await page.getByText(/^Practice: /).waitFor();
  await stopping.click();
  await page.getByText('Turn up the first card.').waitFor(); // the bot has played
  await page.getByRole('button', { name: 'Why did Pip do that?' }).first().click();
  await page
    .getByRole('region', { name: 'Why Pip did that' })
    .getByText(/Pip believes/)
    .waitFor();
});
