import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { clap, develop, film, firstWith, noted, type Frame } from './support/frames.ts';
import { arrive, convene } from './support/gathering.ts';
import { ownServer } from './support/own_server.ts';
import { action } from './support/playing.ts';
import { test, type Visitor, type Wishes } from './support/visitor.ts';

/**
 * Games that differ in nothing but what comes next look the same until it lies face up, whoever looks: nothing on the
 * page gives it away, and no list has to say what may change.
 */

const server = ownServer([fileURLToPath(new URL('support/stacked_server.py', import.meta.url))]);

const CARDS = { edition: 'aeg', seats: 2, deck: { B9: 2, P9: 2, G1: 2, $2: 2, '*4': 2 } };
/** After a nine: one that busts, one that does not, money, and one that is auctioned. */
const PACES = [
  { pace: 'normal', motion: 'on', cards: ['P9', 'G1', '$2', '*4'] },
  { pace: 'fast', motion: 'off', cards: ['P9', 'G1'] },
];

/** What came to be known, and what ceased to be, before something lay face up. */
interface Tale {
  told: string[];
  gone: string[];
}

function taleOf(frames: readonly Frame[], isUp: RegExp): Tale {
  const shown = firstWith(frames, isUp);
  expect(shown, `${isUp}`).toBeGreaterThan(0);
  const known = frames[0]?.knows ?? new Set<string>();
  const before = frames.slice(1, shown).map(({ knows }) => knows);
  const told = new Set(before.flatMap((knows) => [...knows].filter((one) => !known.has(one))));
  const gone = [...known].filter((one) => before.some((knows) => !knows.has(one)));
  return { told: [...told].sort(), gone: gone.sort() };
}

/** Films what all of them see of a deed until something lies face up. */
async function tales(pages: readonly Page[], deed: () => Promise<unknown>, isUp: RegExp): Promise<Tale[]> {
  for (const page of pages) await clap(page);
  await deed();
  for (const page of pages) await noted(page, isUp);
  return Promise.all(pages.map(async (page) => taleOf(await develop(page), isUp)));
}

describe.each(PACES)('at a $pace pace with motion $motion', ({ pace, motion, cards }) => {
  const wishes = (): Wishes => ({
    server: server.now.address,
    isUnhurried: true,
    settings: { pace, motion, sound: true },
  });

  test('no card is known before it is turned: by who draws, another seat, a watcher, in a replay', async ({
    visit,
  }) => {
    const table = { game: 'cards', options: CARDS, wishes: wishes(), prepare: film } as const;
    const visitors = await arrive(visit, table);
    const watcher = await visit(wishes());
    await film(watcher.page);
    const [ada, bea] = visitors.map(({ page }) => page) as [Page, Page];
    let first: Tale[] | null = null;
    for (const card of cards) {
      const { id, path } = await convene(visitors, { ...table, word: `B9 ${card}` });
      for (const visitor of [...visitors, watcher]) await sitDown(visitor, path);
      await action(ada, 'd').waitFor();
      await ada.keyboard.press('d');
      await action(ada, 'n').waitFor();
      for (const page of [bea, watcher.page]) await page.locator('.gauge [aria-valuenow="9"]').waitFor();
      const live = await tales([ada, bea, watcher.page], () => ada.keyboard.press('d'), /^face up 1:/);
      const replayed = await inReplay(watcher, id);
      const all = [...live, ...replayed].map((tale) => anonymous(tale, id));
      first ??= all;
      for (const [at, who] of ['who draws', 'another', 'a watcher', 'a replay'].entries())
        expect(all[at], `${card}, seen by ${who}`).toEqual(first[at]);
    }
  });

  test('no tile is known before it is turned', async ({ visit }) => {
    const options = { edition: 'steffen', open: false };
    const table = { game: 'tiles', options, wishes: wishes(), prepare: film } as const;
    const visitors = await arrive(visit, table);
    const pages = visitors.map(({ page }) => page);
    let first: Tale[] | null = null;
    for (const tile of [1, 2, 3]) {
      const { id, path } = await convene(visitors, { ...table, word: `2 / ${tile}` });
      for (const visitor of visitors) await sitDown(visitor, path);
      const spot = (pages[0] as Page).getByRole('button', { name: /^Place the \d at/ }).first();
      await spot.waitFor();
      await (pages[1] as Page).locator('.supply.side-0.turn .tile[aria-label]').waitFor();
      const all = (await tales(pages, () => spot.press('Enter'), /^tile up side-1/)).map((tale) =>
        anonymous(tale, id),
      );
      first ??= all;
      expect(all, `${tile}`).toEqual(first);
    }
  });
});

/** One after the other, so that everybody hears the same of those who come. */
async function sitDown(visitor: Visitor, path: string): Promise<void> {
  await visitor.go(path);
  await visitor.page.locator('.story .list, .supply').first().waitFor();
}

async function inReplay({ page, server }: Visitor, id: string): Promise<Tale[]> {
  await page.goto(`${server}/replay/${id}?move=1`);
  await page.locator('[aria-valuenow="9"]').waitFor();
  await page.getByRole('list', { name: 'The story' }).getByRole('button').first().waitFor();
  return tales([page], () => page.getByRole('button', { name: 'One step on' }).click(), /^face up 1:/);
}

/** Tables have names of their own. */
function anonymous({ told, gone }: Tale, id: string): Tale {
  const rename = (one: string): string => one.replaceAll(id, 'TABLE');
  return { told: told.map(rename), gone: gone.map(rename) };
}
