import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { GameName } from '../src/lib/learn/lesson.ts';
import { byKeyboard, byMouse, follow, stepsOf, type Press } from './support/learning.ts';
import { isInSight } from './support/sight.ts';
import { test } from './support/visitor.ts';

const GIVEN = '.risk, .spot.wins, .place.hot, .plane .figure, .points';
const again = (page: Page): ReturnType<Page['locator']> =>
  page.locator('.coach .hint', { hasText: 'Try again.' });

/** Every drill of a game, one after the other, with the question in sight and nothing given away. */
async function solve(page: Page, game: GameName, press: Press): Promise<void> {
  const next = page.getByRole('button', { name: 'Next drill' });
  for (const step of stepsOf(game, 'drill')) {
    await isInSight(page.locator('.coach p.words'));
    await page.locator('.coach .your-move').waitFor();
    expect(await page.locator(GIVEN).count(), step.name).toBe(0);
    await follow(page, Object.keys(step.after ?? {})[0] ?? '', press);
    await page.locator('.coach .mark', { hasText: 'Right' }).waitFor();
    await isInSight(next);
    await expect.poll(() => next.isEnabled()).toBe(true);
    if (press === byKeyboard) await page.keyboard.press('Enter');
    else await next.click();
  }
  await page.getByRole('heading', { name: 'All solved' }).waitFor();
}

const SOLVERS = [
  { how: 'by mouse on a phone', press: byMouse, viewport: { width: 390, height: 844 } },
  { how: 'by keyboard', press: byKeyboard, viewport: { width: 1280, height: 800 } },
];

for (const game of ['cards', 'tiles'] as const) {
  for (const { how, press, viewport } of SOLVERS) {
    test(`the drills of the ${game} are solved ${how}, and kept as solved`, async ({ visit }) => {
      const visitor = await visit({ viewport });
      await visitor.go(`/drills/${game}`);
      await solve(visitor.page, game, press);
      await visitor.go('/learn');
      await visitor.page.getByRole('link', { name: 'Drills 7 of 7 solved' }).waitFor();
    });
  }
}

test('a wrong answer is answered, aloud too, and changes nothing', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.go('/drills/cards');
  await page.locator('.hand [aria-keyshortcuts="d"]').click();
  await again(page).waitFor();
  const live = page.locator('[aria-live]');
  await expect
    .poll(async () => (await live.allTextContents()).join())
    .toContain('Try again. At 9, more than half');
  expect(await page.locator('[data-laid]').count()).toBe(2);
  await page.locator('.hand [aria-keyshortcuts="n"]').click();
  await page.locator('.coach .mark', { hasText: 'Right' }).waitFor();
  await expect.poll(async () => (await live.allTextContents()).join()).toContain('Right 46 of the 83 cards');
});

test('whoever looks in vain is shown more', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.go('/drills/tiles');
  const wrong = page.locator('button[data-cell="2,0"]');
  await wrong.click();
  await again(page).waitFor();
  expect(await page.locator('.spot.wins').count()).toBe(0);
  await wrong.click();
  await page.locator('.spot.wins').waitFor();
});

test('what was solved is not asked first again, and nothing asks the server', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.go('/drills/tiles');
  await page.locator('button[data-cell="0,1"]').waitFor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.locator('button[data-cell="0,1"]').click();
  await page.locator('.coach .mark').waitFor();
  expect(asked.filter((path) => path.startsWith('/api'))).toEqual([]);
  const tab = await visitor.tab('/drills/tiles');
  await tab.locator('.coach p.words', { hasText: 'Look in all directions.' }).waitFor();
});

test('drills are found where one learns, and after the lesson', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.go('/learn');
  await page.getByRole('link', { name: 'Drills 0 of 7 solved' }).first().click();
  await page.getByRole('heading', { name: 'Drills: the card game' }).waitFor();
  await page.evaluate(() => sessionStorage.setItem('tenfold.lesson.tiles', '8'));
  await visitor.go('/learn/tiles');
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('link', { name: 'Drills' }).click();
  await page.getByRole('heading', { name: 'Drills: the tile game' }).waitFor();
});
