import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { action } from './support/playing.ts';
import { isInSight } from './support/sight.ts';
import { test, type Visitor } from './support/visitor.ts';

const solo = (page: Page): Promise<void> => page.getByRole('button', { name: 'Play solo now' }).click();

/** Comes to a step of a lesson, as somebody who was called away. */
async function comeTo(visitor: Visitor, game: 'cards' | 'tiles', step: number): Promise<Page> {
  const { page, context } = visitor;
  await context.addInitScript(
    ([key, at]) => {
      if (!sessionStorage.getItem(key)) sessionStorage.setItem(key, at);
    },
    [`tenfold.lesson.${game}`, String(step)] as const,
  );
  await visitor.go(`/learn/${game}`);
  await page.locator('.coach p.words').waitFor();
  return page;
}

test('a newcomer is offered the lesson before the first game, and plays with one press', async ({
  visit,
}) => {
  const visitor = await visit({ isNew: true, viewport: { width: 390, height: 844 } });
  const { page } = visitor;
  await visitor.go('/');
  await solo(page);
  await isInSight(page.getByRole('heading', { name: 'Is this your first game?' }));
  await isInSight(page.getByRole('link', { name: 'Learn it in three minutes' }));
  await isInSight(page.getByRole('button', { name: 'Play right away' }));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await action(page, 'd').waitFor();
});

test('the lesson is offered once', async ({ visit }) => {
  const visitor = await visit({ isNew: true });
  const { page } = visitor;
  await visitor.go('/');
  await solo(page);
  await page.getByRole('link', { name: 'Learn it in three minutes' }).click();
  await page.getByRole('heading', { name: 'Learn the card game' }).waitFor();
  await visitor.go('/');
  await solo(page);
  await action(page, 'd').waitFor();
});

test('nobody who has played is offered the lesson', async ({ visit }) => {
  const visitor = await visit({ isNew: true });
  const { page } = visitor;
  await visitor.go('/new?with=bots');
  await page
    .getByRole('button', { name: /^(Play|Start)/ })
    .first()
    .click();
  await page.locator('.board').first().waitFor();
  await visitor.go('/');
  await solo(page);
  await action(page, 'd').waitFor();
});

interface Frame {
  words: string;
  rings: number;
  hasNumbers: boolean;
  isEnabled: boolean;
}

/** In a page: what is said and what lies in the market, until Ada's turn has been spoken of. */
function frameByFrame(): Promise<Frame[]> {
  const frames: Frame[] = [];
  return new Promise((done) => {
    const look = (): void => {
      const words = document.querySelector('.coach p.words')?.textContent ?? '';
      const label =
        document.querySelector('.panel.market [data-card="P6"]')?.getAttribute('aria-label') ?? '';
      const goOn = document.querySelector<HTMLButtonElement>('.coach .main');
      frames.push({
        words,
        rings: document.querySelectorAll('.marking').length,
        hasNumbers: label.includes('costs'),
        isEnabled: goOn?.disabled === false,
      });
      if (words.startsWith('Ada chose')) done(frames);
      else requestAnimationFrame(look);
    };
    look();
  });
}

test('what the other player does is seen before it is spoken of', async ({ visit }) => {
  const visitor = await visit({ settings: { pace: 'normal', motion: 'on' }, isUnhurried: true });
  const page = await comeTo(visitor, 'cards', 4);
  await action(page, 'n').click();
  const goOn = page.getByRole('button', { name: 'Go on' });
  await expect.poll(() => goOn.isEnabled()).toBe(true);
  await goOn.click();
  const frames = await page.evaluate(frameByFrame);
  expect(frames.filter(({ hasNumbers, isEnabled }) => !hasNumbers && isEnabled)).toEqual([]);
  const early = frames.filter(({ hasNumbers }) => !hasNumbers).map(({ words, rings }) => `${words} ${rings}`);
  expect([...new Set(early)]).toEqual(['Watch what Ada does. 0']);
  expect(frames.at(-1)).toMatchObject({ hasNumbers: true, isEnabled: true });
});

test('the board does not give away what is to be found out', async ({ visit }) => {
  const visitor = await visit();
  const page = await comeTo(visitor, 'tiles', 3);
  const given = page.locator('.spot.wins, .place.hot, .figure');
  await page.locator('.spot').first().waitFor();
  await page.locator('.marking').first().waitFor();
  expect(await given.count()).toBe(0);
  await page.locator('button[data-cell="0,3"]').click();
  await page.locator('.coach .hint', { hasText: 'Not ten yet.' }).waitFor();
  expect(await given.count()).toBe(0);
  await page.locator('button[data-cell="0,3"]').click(); // whoever looks in vain is helped
  await page.locator('.coach .hint', { hasText: 'Now the board shows more.' }).waitFor();
  await expect.poll(() => page.locator('.spot.wins').count()).toBe(2);
});

test('tiles that may be taken look as the lesson says', async ({ visit }) => {
  const page = await comeTo(await visit(), 'tiles', 8);
  const words = page.locator('.coach p.words');
  expect(await words.textContent()).toContain('have a blue rim and a small sign with four arrows');
  const movable = page.locator('.movable');
  await movable.first().waitFor();
  expect(await movable.locator('.handle').count()).toBe(await movable.count());
  const [style, colour] = await movable.first().evaluate((tile) => {
    const { borderTopStyle, borderTopColor } = getComputedStyle(tile, '::before');
    return [borderTopStyle, borderTopColor] as const;
  });
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  expect(style).toBe('solid');
  expect(blue).toBeGreaterThan(Math.max(red, green));
});

test('a lesson that was done is marked, and one that was skipped is not', async ({ visit }) => {
  const visitor = await visit();
  const page = await comeTo(visitor, 'tiles', 1);
  await page.locator('button[data-cell="0,0"]').click();
  const dots = page.locator('.dots .done');
  await page.locator('.coach .mark').waitFor();
  expect(await dots.count()).toBe(2); // what was read, and what was done
  for (let step = 2; step <= 9; step += 1) await page.getByRole('button', { name: /^(Go on|Skip)$/ }).click();
  await page.getByRole('heading', { name: 'You know the tile game' }).waitFor();
  await visitor.go('/learn');
  await page.getByText('1 of 7 tasks done').waitFor();
  const all = { 'lesson.cards': ['draw', 'currency', 'again', 'stop', 'risk', 'bust', 'bid'] };
  all['lesson.cards'].push('pay', 'small', 'take', 'buy', 'last', 'last-take', 'last-buy');
  await page.evaluate((learnt) => localStorage.setItem('tenfold.learnt', JSON.stringify(learnt)), all);
  await visitor.go('/learn');
  await page.getByText('Done', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Go through it again' }).waitFor();
});

test('whoever cannot see what is marked is told', async ({ visit }) => {
  const page = await comeTo(await visit(), 'cards', 4);
  const live = page.locator('[aria-live]');
  await expect
    .poll(async () => (await live.allTextContents()).join(' '))
    .toContain('Marked on the table: the total, the button to take the numbers.');
});
