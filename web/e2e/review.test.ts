import { expect } from 'vitest';
import { faultsIn } from '../scripts/looks/measuring.ts';
import { bringRecord, recorded } from './support/tables.ts';
import { test } from './support/visitor.ts';

const GAME = recorded(
  'cards',
  ({ options, result }) => options['seats'] === 2 && !options['deck'] && Boolean(result),
);

const STUDIED = [
  [360, 640],
  [844, 390],
  [1280, 800],
] as const;

test('a finished game is studied beside its board: mistakes, what was better, and why', async ({ visit }) => {
  const id = await bringRecord(GAME);
  const visitor = await visit();
  const { page } = visitor;
  await visitor.go(`/replay/${id}`);
  await page.getByRole('link', { name: 'Review this game' }).click();
  const curve = page.getByRole('slider', { name: 'How the game went' });
  await curve.waitFor({ timeout: 120_000 });

  // It opens at the gravest mistake, with the position before it and both moves marked on the board.
  const here = page.getByRole('region', { name: 'This move' });
  await here.getByText(/(Grave|Clear|Small) error[.] .+ chance to win fell from \d+% to \d+%[.]/).waitFor();
  await here.getByText('as played').first().waitFor();
  await page
    .locator('.stage, .market')
    .getByText(/^✗ ?\d+%?$/)
    .first()
    .waitFor();
  await page
    .locator('.stage, .market')
    .getByText(/^✓ ?\d+%?$/)
    .first()
    .waitFor();

  const now = async (): Promise<number> => Number(await curve.getAttribute('aria-valuenow'));
  const worst = await now();
  await expect.poll(() => page.url()).toMatch(new RegExp(`/study/${id}\\?move=${worst}$`));
  await page.getByRole('button', { name: 'Next mistake' }).click();
  await expect.poll(now).not.toBe(worst);
  await curve.press('ArrowRight');

  // A reload keeps review and move.
  const before = await now();
  await expect.poll(() => page.url()).toMatch(new RegExp(`move=${before}$`));
  await page.reload();
  await curve.waitFor();
  await expect.poll(now).toBe(before);

  // Board, panel and walk lie beside each other at every size, however high the board is.
  for (const [width, height] of STUDIED) {
    await page.setViewportSize({ width, height });
    expect(await faultsIn(page, { fills: false }), `${width} × ${height}`).toEqual([]);
  }

  await page.getByRole('tab', { name: 'Game' }).click();
  const whole = page.getByText(
    /^Out of 100 games that begin like this one, .+ can expect to win \d+[.] Luck: /,
  );
  expect(await whole.first().isVisible()).toBe(false); // it is for who opens it
  await page.getByText('How skill and luck add up').click();
  await whole.first().waitFor();
});

test('what is better is looked for on the board, and nothing tells it before', async ({ visit }) => {
  const id = await bringRecord(GAME);
  const visitor = await visit();
  const { page } = visitor;
  await visitor.go(`/study/${id}`);
  await page.getByRole('button', { name: 'Find the better move' }).click({ timeout: 120_000 });
  const here = page.getByRole('region', { name: 'This move' });
  expect(await here.getByText(/\d%/).count()).toBe(0);
  expect(await page.locator('.stage').getByText(/[✓✗]/).count()).toBe(0);
  expect(await page.locator('[aria-live]').allTextContents()).not.toContainEqual(
    expect.stringContaining('Better'),
  );
  await page.getByRole('button', { name: 'Show what is better' }).click();
  await here.getByText('as played').first().waitFor();
});
