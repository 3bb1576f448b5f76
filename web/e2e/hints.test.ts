import { expect, inject } from 'vitest';
import type { FromServer, NewTable } from '../src/lib/wire/messages.ts';
import { makeTable } from './support/tables.ts';
import { test } from './support/visitor.ts';

/** Ones only: nobody busts without wanting to, so that nothing comes to the market, and one may draw or stop. */
const DECK = Object.fromEntries(['B', 'G', 'O', 'P'].map((colour) => [`${colour}1`, 12]));
const CARDS: NewTable = {
  game: 'cards',
  options: { edition: 'aeg', seats: 2, start: 1, deck: DECK },
  seats: [{ kind: 'mine' }, { kind: 'bot', bot: 'careful' }],
  agreement: { lot: false },
};
const ASK = 'What would the expert do?';

test('whoever plays against a bot asks the expert, plays on, and asks why the bot did that', async ({
  visit,
}) => {
  const visitor = await visit();
  const { page } = visitor;
  const { id, keys } = await makeTable(CARDS);
  await visitor.hold(id, keys);
  await visitor.go(`/t/${id}`);
  await page.getByRole('button', { name: /^Draw/ }).click();
  await page
    .getByRole('button', { name: /^Take the \d/ })
    .first()
    .waitFor();

  // The first time it is asked twice, for the game will not count any more.
  await page.getByRole('button', { name: ASK }).click();
  await page
    .getByRole('dialog')
    .getByText(/goes on as practice/)
    .waitFor();
  await page.getByRole('button', { name: 'Ask the expert' }).click();
  const advice = page.getByRole('region', { name: 'The expert’s advice' });
  await advice.getByText(/Best: |Equally good/).waitFor();
  expect(await advice.getByRole('listitem').count()).toBe(2);
  expect(await advice.getByRole('listitem').first().textContent()).toMatch(/\d+%/);
  await page.getByText(/^Practice: /).waitFor();
  await page.locator('.marking').first().waitFor(); // what is best is seen on the board, too

  // Escape closes it and the key opens it; a move closes it by itself.
  await page.keyboard.press('Escape');
  await advice.waitFor({ state: 'hidden' });
  await page.keyboard.press('h');
  await advice.getByText(/Best: |Equally good/).waitFor();
  await page.keyboard.press('n');
  await advice.waitFor({ state: 'hidden' });

  await page.getByText('Turn up the first card.').waitFor(); // the bot has played
  await page.getByRole('button', { name: 'Why did Pip do that?' }).first().click();
  const why = page.getByRole('region', { name: 'Why Pip did that' });
  await why.getByText(/Pip believes/).waitFor();
  await why.getByText(/a bot does not tell/).waitFor();
});

test('two people who did not agree to hints see no button, and the server refuses', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const { id, keys } = await makeTable({ ...CARDS, seats: [{ kind: 'mine' }, { kind: 'open' }] });
  const sat = await fetch(`${inject('server')}/api/tables/${id}/seats/1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(sat.status).toBe(201);
  await visitor.hold(id, keys);
  await visitor.go(`/t/${id}`);
  await page.getByRole('button', { name: 'Rules and keys' }).first().waitFor();
  expect(await page.getByRole('button', { name: ASK }).count()).toBe(0);
  await page.keyboard.press('h');
  expect(await page.getByRole('region', { name: 'The expert’s advice' }).count()).toBe(0);
  expect(
    await refusal(
      id,
      keys.map(({ secret }) => secret),
    ),
  ).toBe('hint.not_here');
});

/** The key with which the server refuses a hint to whoever has these secrets. */
function refusal(table: string, secrets: string[]): Promise<string> {
  const socket = new WebSocket(`${inject('server').replace(/^http/, 'ws')}/socket/${table}`);
  const say = (message: object): void => socket.send(JSON.stringify(message));
  return new Promise((resolve, reject) => {
    socket.onerror = () => reject(new Error('The connection broke.'));
    socket.onopen = () => say({ type: 'hello', secrets });
    socket.onmessage = ({ data }) => {
      const heard = JSON.parse(String(data)) as FromServer;
      if (heard.type === 'welcome') say({ type: 'hint', id: 'one', version: heard.version });
      if (heard.type === 'advice') reject(new Error('A hint was given.'));
      if (heard.type !== 'refused') return;
      socket.close();
      resolve(heard.key);
    };
  });
}
