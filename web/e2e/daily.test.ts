import { expect } from 'vitest';
import { isOpenToAll } from './support/barriers.ts';
import { NETWORK, ownServer } from './support/own_server.ts';
import { playCards } from './support/playing.ts';
import { FileHost } from './support/static_site.ts';
import { test } from './support/visitor.ts';

const server = ownServer();

test('the deal of the day: played once, told after it, and again as practice', async ({ visit }) => {
  const visitor = await visit({ server: server.now.address, settings: { name: 'Ada' } });
  visitor.allow(/status of 400/); // whoever has not played is told so
  const { page } = visitor;
  await page.goto(visitor.server);
  await page.getByRole('link', { name: /^The deal of the day/ }).click();
  const cards = page.getByRole('region', { name: 'The card game, alone' });
  await cards.waitFor();
  await isOpenToAll(visitor, 'today');

  // Nothing is told before.
  const day = Math.floor(Date.now() / 86_400_000);
  await visitor.go(`/daily/${day}/cards`);
  await page.getByRole('alert').first().waitFor();
  await visitor.go('/daily');

  await cards.getByRole('button', { name: 'Play' }).click();
  await page.getByText('Deal of the day', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: /take back/i }).count()).toBe(0);
  await playCards(page);
  await page.getByRole('link', { name: 'How others did' }).click();
  const mine = page.getByRole('region', { name: 'My result' });
  await mine.getByText(/^(Won|Lost), -?\d+ to -?\d+$/).waitFor();
  await mine.getByText('It would be 1 of 1').waitFor();
  await page.getByText('One has finished it').waitFor();
  await isOpenToAll(visitor, 'deal');

  // The first attempt is over; what comes now is practice, and the calendar knows the day.
  await page.getByRole('button', { name: /^Play it again/ }).click();
  await page.getByText('practice', { exact: false }).first().waitFor();
  await visitor.go('/daily');
  await cards.getByRole('link', { name: 'How others did' }).waitFor();
  expect(await cards.getByRole('button').count()).toBe(0);
  await page.getByText('One day in a row.').waitFor();
});

test('without a server every day has a deal, and what came of it stays in the browser', async ({ visit }) => {
  const host = await FileHost.started();
  host.write('ten');
  const visitor = await visit({ server: host.address });
  visitor.allow(...NETWORK);
  const { page } = visitor;
  await visitor.go('/ten/');
  await page.getByRole('link', { name: /^The deal of the day/ }).click();
  await page.getByText('the deal follows from its date alone', { exact: false }).waitFor();
  const cards = page.getByRole('region', { name: 'The card game, alone' });
  await isOpenToAll(visitor, 'days without a server');
  await cards.getByRole('button', { name: 'Play' }).click();
  await page.getByText('Deal of the day', { exact: true }).waitFor();
  await page.locator('.bar button[aria-expanded]').last().click();
  await page.locator('.drawer .danger').click();
  await page.locator('dialog .danger').click();
  await page.getByRole('link', { name: 'The result' }).click();
  await page.getByRole('region', { name: 'My result' }).getByText('Given up').waitFor();
  await page.getByRole('link', { name: 'The deal of the day' }).last().click();
  await page.reload();
  await cards.getByText('Given up').waitFor();
  await page.getByRole('link', { name: /: cards lost \(practice\)$/ }).waitFor();
  await page.close(); // before the host is
  await host.close();
});
