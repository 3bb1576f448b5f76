import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { MyPuzzles } from '../src/lib/wire/messages.ts';
import { isOpenToAll } from './support/barriers.ts';
import { answerTo, currentPuzzle, GIVEN, guide, make, timeIn, verdict } from './support/puzzles.ts';
import { test, type Visitor } from './support/visitor.ts';

const ask = async ({ context, server }: Visitor): Promise<MyPuzzles> =>
  (await (await context.request.get(`${server}/api/puzzles`)).json()) as MyPuzzles;

const begin = async ({ page }: Visitor, name: RegExp): Promise<void> => {
  await page.getByRole('button', { name }).click();
  await guide(page).waitFor();
};

const next = (page: Page) => page.getByRole('button', { name: 'Next' });

test('the puzzle of the day is solved once, however often and wherever it is answered', async ({ visit }) => {
  const visitor = await visit();
  const { page, server } = visitor;
  visitor.allow(/status of 400/); // the second tab is told that the run has gone on
  await visitor.go('/');
  await page.getByRole('link', { name: /^Puzzles/ }).click();
  await page.getByText('Tiles', { exact: true }).click();
  await page.waitForURL(/puzzles\/tiles$/);
  await page.getByText('One for everybody, every day').waitFor();
  await isOpenToAll(visitor, 'the page');
  await begin(visitor, /^Puzzle of the day/);
  const right = await answerTo(server, await currentPuzzle(page), 'right');
  await page.locator('.board :is(button, [data-cell])').first().waitFor();
  expect(await page.locator(GIVEN).count()).toBe(0);
  await isOpenToAll(visitor, 'a question');
  const other = await visitor.tab(new URL(page.url()).pathname);
  await currentPuzzle(other);
  await make(page, right);
  await verdict(page).getByText('Right.').waitFor();
  await page.getByRole('heading', { name: 'What every move is worth' }).waitFor();
  expect(await page.locator('[data-candidate]').count()).toBeGreaterThan(1);
  await isOpenToAll(visitor, 'an answer');
  await make(other, right);
  await next(page).click();
  await page.getByText('There is another one tomorrow.', { exact: true }).waitFor();
  await isOpenToAll(visitor, 'the end');

  const { games } = await ask(visitor);
  const tiles = games.find(({ game }) => game === 'tiles')!;
  expect(tiles.day.solved).toBe(true);
  const [tried, solved] = (['tried', 'solved'] as const).map((what) =>
    tiles.themes.reduce((sum, theme) => sum + (theme[what] ?? 0), 0),
  );
  expect([tried, solved]).toEqual([1, 1]);
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await page.getByText('You have solved it. There is another one tomorrow.').waitFor();
});

test('a streak is played by keyboard alone, and told to whoever listens', async ({ visit }) => {
  const visitor = await visit();
  const { page, server } = visitor;
  const live = page.locator('[aria-live]');
  const heard = async (): Promise<string> => (await live.allTextContents()).join();
  await visitor.go('/puzzles/tiles');
  await page.getByRole('button', { name: /^Streak/ }).focus();
  await page.keyboard.press('Enter');
  for (const how of ['right', 'wrong'] as const) {
    const puzzle = await currentPuzzle(page);
    await expect.poll(heard).toContain('It is your turn.');
    const moves = await answerTo(server, puzzle, how);
    await make(page, moves, 'keyboard');
    await verdict(page).waitFor();
    await expect.poll(heard).toContain(how === 'right' ? 'Right.' : 'Not the best move.');
    await page.keyboard.press('Enter');
    if (how === 'right') await expect.poll(() => currentPuzzle(page)).not.toBe(puzzle);
  }
  await page.getByRole('heading', { name: 'The streak is over' }).waitFor();
  await page.getByText('One is a beginning.', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^1\. / }).focus();
  await page.keyboard.press('Enter');
  await verdict(page).getByText('Not the best move.').waitFor();
  await page.getByRole('button', { name: 'Back to the result' }).click();
  await page.getByText('One is a beginning.', { exact: true }).waitFor();
  expect((await ask(visitor)).games.find(({ game }) => game === 'tiles')).toMatchObject({ best_streak: 1 });
});

test('a sprint that is loaded anew is at the very puzzle, with its lives and the time of the house', async ({
  visit,
}) => {
  const visitor = await visit();
  const { page, server } = visitor;
  await visitor.go('/puzzles/tiles');
  await begin(visitor, /^Sprint/);
  const first = await currentPuzzle(page);
  await make(page, await answerTo(server, first, 'wrong'));
  await expect.poll(() => currentPuzzle(page)).not.toBe(first);
  await verdict(page).getByText('Not the best move.').waitFor();
  const puzzle = await currentPuzzle(page);
  await expect.poll(() => timeIn(page)).toBeLessThan(180);
  const before = await timeIn(page);
  await page.clock.install({ time: Date.now() + 3_600_000 }); // this page's own clock is an hour off
  await page.reload();
  expect(await currentPuzzle(page)).toBe(puzzle);
  await page.getByText('2 lives left').waitFor();
  expect(await timeIn(page)).toBeLessThanOrEqual(before);
});
