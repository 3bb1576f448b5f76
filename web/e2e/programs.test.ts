import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import type { PersonalData } from '../src/lib/wire/messages.ts';
import { ownServer } from './support/own_server.ts';
import { playTiles } from './support/playing.ts';
import { test } from './support/visitor.ts';

const EXAMPLE = fileURLToPath(new URL('../../examples/play_a_game.py', import.meta.url));

const PYTHON = process.env['TENFOLD_PYTHON'] ?? 'python';
const BOT = fileURLToPath(new URL('../../examples/greedy_bot.py', import.meta.url));

const server = ownServer(undefined, { PROGRAMS: `robbie=${PYTHON} ${BOT}` });

/** The example of the documents sits down by a table's link and plays; what it says in the end. */
async function playAs(name: string, link: string): Promise<string> {
  return (await promisify(execFile)(PYTHON, [EXAMPLE, link, '--name', name])).stdout;
}

test('a program sits down where it may, is marked, and moves nobody’s rating', async ({ visit }) => {
  const ada = await visit({ settings: { name: 'Ada' } });
  const { page } = ada;
  await ada.go('/new?game=tiles&with=friends&open');
  await page.getByText('More choices').click();
  await page.getByRole('switch', { name: /^Programs may sit down/ }).check({ force: true });
  await page.getByRole('button', { name: 'Make the table' }).click();
  await page.getByText('Programs may sit down, too.').waitFor();

  const playing = playAs('Robbie', page.url());
  await page.getByRole('region', { name: 'Robbie (program)' }).waitFor();
  expect(await page.getByRole('img', { name: 'Program' }).count()).toBe(1);
  await playTiles(page);
  expect(await playing).toContain('(rules)');

  const told = await ada.context.request.get(`${ada.server}/api/me/data`);
  const { results } = (await told.json()) as PersonalData;
  expect(results.map(({ change_people, change_bots }) => [change_people, change_bots])).toEqual([
    [null, null],
  ]);
  await ada.go('/me');
  await page.getByText(/Robbie \(program\)/).waitFor();
});

test('where programs may not sit down, one is told so', async ({ visit }) => {
  const ada = await visit({ settings: { name: 'Ada' } });
  await ada.go('/new?game=tiles&with=friends');
  await ada.page.getByRole('button', { name: 'Make the table' }).click();
  await ada.page.getByRole('heading', { name: 'Waiting for the others' }).waitFor();
  await expect(playAs('Robbie', ada.page.url())).rejects.toThrow('no programs sit down');
});

test('a program of the server is chosen like a bot, and is marked', async ({ visit }) => {
  const ada = await visit({ server: server.now.address, settings: { name: 'Ada' } });
  const { page } = ada;
  await ada.go('/new?game=tiles&with=bots&open');
  await page.getByLabel('Seat 2').selectOption({ label: 'Program: Robbie' });
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('region', { name: 'Robbie (program)' }).waitFor();
  await playTiles(page);
  expect(await page.getByRole('img', { name: 'Program' }).count()).toBe(1);
  await page.goto(page.url().replace('/t/', '/replay/'));
  await page.getByText('Robbie is a program that runs on this server.').waitFor();
});
