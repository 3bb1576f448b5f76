import { expect } from 'vitest';
import { bringRecord, recorded } from './support/tables.ts';
import { test } from './support/visitor.ts';

const SHORT = recorded(
  'cards',
  ({ options, moves, result }) => options['seats'] === 2 && moves.length > 60 && Boolean(result),
);

test('a finished game is reviewed, and the curve leads to what would have been better', async ({ visit }) => {
  const id = await bringRecord(SHORT);
  const visitor = await visit();
  const { page } = visitor;
  await visitor.go(`/replay/${id}`);
  await page.getByRole('button', { name: 'Review this game' }).click();
  const curve = page.getByRole('slider', { name: 'How the game went' });
  await curve.waitFor({ timeout: 120_000 });

  await curve.click(); // in the middle, once it lies still
  await expect.poll(async () => Number(await curve.getAttribute('aria-valuenow'))).toBeGreaterThan(2);
  await expect.poll(() => curve.getAttribute('aria-valuetext')).toMatch(/^After move \d+: .+%/);
  const before = Number(await curve.getAttribute('aria-valuenow'));
  await curve.press('ArrowRight');
  await expect.poll(async () => Number(await curve.getAttribute('aria-valuenow'))).toBe(before + 1);

  const worst = page.getByRole('button', { name: /(Grave|Clear) error/ }).last();
  await worst.click();
  const here = page.getByRole('region', { name: 'This move' });
  await here.getByText(/Better: .+ of a victory more\./).waitFor();
  await here.getByText('as played').first().waitFor();
  await page
    .getByText(/at the start, .+ by luck/)
    .first()
    .waitFor();
});
