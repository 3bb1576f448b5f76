import { expect } from 'vitest';
import { storyOf } from './support/tables.ts';
import { test } from './support/visitor.ts';

test('somebody chooses an opponent, meets it by its name, and is told who it is', async ({ visit }) => {
  const visitor = await visit({ settings: { name: 'Ada' } });
  const { page } = visitor;
  await visitor.go('/new?game=cards&with=bots');
  const ladder = page.getByRole('group', { name: 'Who plays against you?' });
  const frieda = ladder.getByRole('radio', { name: 'Frieda' });
  await frieda.waitFor();
  expect(await ladder.getByRole('radio').count()).toBeGreaterThan(3);
  expect(await ladder.getByRole('radio', { name: 'Basil' }).isChecked()).toBe(true); // the second step
  await ladder.getByText('Frieda turns every token over twice.').click();
  expect(await frieda.isChecked()).toBe(true);
  await page.getByText('More choices').click();
  await page.getByLabel('Who begins?').selectOption({ label: 'Seat 2' });
  await page.getByRole('button', { name: 'Start the game' }).click();

  await page.waitForURL(/\/t\//);
  await page.getByText('Frieda').first().waitFor();
  expect(await page.getByText('Frieda 2').count()).toBe(0); // somebody of about her strength sits beside her
  const id = /\/t\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  await expect.poll(async () => (await storyOf(id)).moves.map(({ seat }) => seat)).toContain(1);
  await page.getByRole('button', { name: 'Rules and keys' }).click();
  await page.getByRole('dialog').getByText('Frieda turns every token over twice.').first().waitFor();
});
