import { encode } from 'uqr';
import { expect } from 'vitest';
import { layTile } from './support/playing.ts';
import { gather, open } from './support/gathering.ts';
import { ownServer } from './support/own_server.ts';
import { test, type Visitor } from './support/visitor.ts';

const server = ownServer();

test('an empty house is friendly, and fills by itself', async ({ visit }) => {
  const guest = await visit({ server: server.now.address, settings: { name: 'Bea' } });
  const { page } = guest;
  await guest.go('/open');
  await page.getByText('Nobody is waiting at the moment.').waitFor();
  await page.getByText('No public game is being played right now.').waitFor();

  const host = await visit({ server: server.now.address, settings: { name: 'Ada' } });
  await host.go('/open');
  await host.page.getByRole('link', { name: 'Make a table' }).click();
  await host.page.getByRole('button', { name: 'Make the table' }).click();
  await host.page.getByRole('heading', { name: 'Waiting for the others' }).waitFor();
  const link = page.getByRole('link', { name: /Ada/ });
  await link.waitFor();
  await link.click();
  await page.getByRole('button', { name: 'Sit down and play' }).click();
  await page.getByText('that is you').waitFor();
  await expect
    .poll(() => host.page.getByRole('listitem').filter({ hasText: 'Bea' }).textContent())
    .toMatch(/here/);
  await host.page.getByRole('button', { name: /^Free the seat of .*Bea/ }).click();
  await expect.poll(() => page.getByText('that is you').count()).toBe(0);
  await expect.poll(() => host.page.getByRole('listitem').filter({ hasText: 'Bea' }).count()).toBe(0);
});

test('a watcher sees the game and can do nothing in it', async ({ visit }) => {
  const { path, visitors } = await gather(visit, {
    game: 'tiles',
    agreement: { listed: true },
    wishes: { server: server.now.address },
  });
  const [ada, bea] = visitors as [Visitor, Visitor];
  const watcher = await visit({ server: server.now.address });
  await watcher.go('/open');
  await watcher.page.getByRole('link', { name: /Ada and Bea/ }).click();
  await watcher.page.waitForURL(`**${path}`);
  for (const { page } of visitors) await page.getByText('1 person is watching').waitFor();
  await layTile(ada.page);
  await watcher.page
    .getByText(/^Ada places a \d/)
    .first()
    .waitFor();
  for (const name of [/^Take/, /^Place/, 'Resign', 'Play again']) {
    expect(await watcher.page.getByRole('button', { name }).count()).toBe(0);
  }
  await watcher.page.close();
  await expect.poll(() => bea.page.getByText('1 person is watching').count()).toBe(0);
});

/** The dark squares of the code on the page, row by row. */
function squares(page: Visitor['page'], size: number): Promise<string[]> {
  return page.getByRole('img', { name: /^A code with the link/ }).evaluate((drawn, count) => {
    const rows = Array.from({ length: count }, () => new Array<string>(count).fill('.'));
    for (const [, x, y] of (drawn.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)/g)) {
      (rows[Number(y)] as string[])[Number(x)] = '#';
    }
    return rows.map((row) => row.join(''));
  }, size);
}

test('link and code of a table lead there', async ({ visit }) => {
  const host = await visit({ server: server.now.address, settings: { name: 'Ada' } });
  const { id } = await open(host, {
    game: 'cards',
    options: { edition: 'aeg', seats: 2 },
    seats: [{ kind: 'mine' }, { kind: 'open' }],
  });
  await host.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: host.server });
  await host.go(`/t/${id}`);
  await host.page.getByRole('button', { name: 'Copy the link' }).click();
  await host.page.getByText('The link is copied.').waitFor();
  const link = await host.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${server.now.address}/t/${id}`);
  const { data, size } = encode(link, { border: 2 });
  const drawn = data.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
  expect(await squares(host.page, size)).toEqual(drawn);

  const guest = await visit({ server: server.now.address, settings: { name: 'Bea' } });
  await guest.page.goto(link);
  await guest.page.getByRole('button', { name: 'Sit down and play' }).click();
  for (const { page } of [host, guest]) await page.getByRole('group', { name: 'What you can do' }).waitFor();
});
