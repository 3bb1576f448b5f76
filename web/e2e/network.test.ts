import { afterAll, beforeAll, expect } from 'vitest';
import { Server } from './support/server.ts';
import { test } from './support/visitor.ts';

/** The other device is this one, under another of its own addresses. */
const OUTSIDE = '127.0.0.2';
const DOOR = 'Let phones in this network join';

let server: Server;

beforeAll(async () => {
  server = await Server.started({ MAY_OPEN: 'true', NETWORK: OUTSIDE });
});

afterAll(() => server.stop());

test('whoever serves for themselves lets a phone in, and it sits down by the link', async ({ visit }) => {
  const outside = server.address.replace('127.0.0.1', OUTSIDE);
  const { page } = await visit({ server: server.address, settings: { name: 'Ada' } });
  await page.goto(`${server.address}/new?with=friends`);
  await page.getByRole('button', { name: 'Make the table' }).click();
  const code = page.getByRole('img', { name: /^A code with the link/ });
  const door = page.getByRole('switch', { name: DOOR });
  const label = page.getByText(DOOR);
  await door.waitFor();
  expect(await code.count()).toBe(0);
  await label.click();
  await code.waitFor();
  const link = await page.getByText(`${outside}/t/`).innerText();

  const phone = await visit({ server: outside, settings: { name: 'Bea' } });
  await phone.page.goto(link);
  await phone.page.getByRole('button', { name: 'Sit down and play' }).click();
  await page.getByText('Bea').first().waitFor();

  phone.allow(/ERR_CONNECTION_REFUSED/);
  await page.goto(`${server.address}/settings`);
  await label.click();
  await expect.poll(() => door.isChecked()).toBe(false);
  await expect.poll(() => fetch(`${outside}/readyz`).then(String, () => 'refused')).toBe('refused');
});
