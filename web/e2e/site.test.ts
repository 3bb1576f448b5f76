import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect } from 'vitest';
import { compileHere, compileIn, WORKER } from './support/compiling.ts';
import { NETWORK } from './support/own_server.ts';
import { Server } from './support/server.ts';
import { FileHost } from './support/static_site.ts';
import { test } from './support/visitor.ts';

const KEEPS_THE_APP = { serviceWorkers: 'allow' } as const;

let host: FileHost;

beforeEach(async () => {
  host = await FileHost.started();
});

afterEach(() => host.close());

test('a site of files works under any path, with links that can be shared', async ({ visit }) => {
  host.write('games/ten');
  const visitor = await visit({ server: host.address });
  visitor.allow(...NETWORK);
  const { page } = visitor;
  await visitor.go('/games/ten/');
  await page.getByRole('link', { name: 'Learn', exact: true }).first().click();
  await expect.poll(() => page.url()).toBe(`${host.address}/games/ten/#/learn`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.reload();
  await page.locator('a[href="#/rules/aeg"]').click();
  const chapter = page.locator('nav.contents a').nth(2);
  const target = (await chapter.getAttribute('href')) ?? '';
  await chapter.click();
  expect(page.url()).toBe(`${host.address}/games/ten/#/rules/aeg${target}`);
  await page.goBack();
  await page.goBack();
  await expect.poll(() => page.url()).toBe(`${host.address}/games/ten/#/learn`);
  for (const path of ['/settings', '/learn/tiles', '/drills/cards', '/new?game=tiles']) {
    await visitor.go(`/games/ten/?${path.length}#${path}`); // another address each time: the page is loaded anew
  }
  await page.close(); // before the host is
});

test('a site of files is an app, also without a network', async ({ visit }) => {
  host.write('ten');
  const visitor = await visit({ ...KEEPS_THE_APP, server: host.address });
  visitor.allow(...NETWORK);
  const { page, context } = visitor;
  await visitor.go('/ten/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(1);
  const session = await context.newCDPSession(page);
  expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  await host.stop();
  for (const path of ['#/learn/cards', '#/settings', 'index.html#/rules/aeg', '?x=1'])
    await visitor.go(`/ten/${path}`);
  await host.start();
});

test('two sites on one host leave each other alone, and what else is there', async ({ visit }) => {
  host.write('.', '--force');
  host.write('ten', '--server', 'https://ten.example.org');
  writeFileSync(join(host.folder, 'letter.html'), '<main><h1>Not ours</h1></main>');
  const visitor = await visit({ ...KEEPS_THE_APP, server: host.address });
  visitor.allow(...NETWORK, /elsewhere: https:\/\/ten\.example\.org/);
  const { page } = visitor;
  for (const path of ['/', '/ten/']) {
    await visitor.go(path);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  }
  const kept = (): Promise<string[]> =>
    page.evaluate(async () => (await caches.keys()).map((name) => name.replace(/.*@/, '')).sort());
  await expect.poll(kept).toEqual(['/', '/ten/']);
  await visitor.go('/letter.html');
  expect(await page.getByText('Not ours').count()).toBe(1);
});

test('a site that is written anew with other settings is a new version', async ({ visit }) => {
  host.write('ten');
  const visitor = await visit({ ...KEEPS_THE_APP, server: host.address });
  visitor.allow(...NETWORK);
  const { page } = visitor;
  await visitor.go('/ten/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  host.write('ten', '--server', host.address);
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
  await expect
    .poll(() => page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.waiting))
    .toBe(true);
});

test('games of a site come home to the server that it names, and to no other', async ({ visit }) => {
  const servers = [await Server.started({ SITES: host.address }), await Server.started()];
  const [friend = '', stranger = ''] = servers.map((server) => server.address);
  for (const [name, server] of Object.entries({ friend, stranger })) host.write(name, '--server', server);
  const visitor = await visit({ server: host.address });
  visitor.allow(...NETWORK, /Content Security Policy|CORS|elsewhere: /);
  const { page, context } = visitor;
  const made = await context.request.post(`${friend}/api/me/code`);
  const { code } = (await made.json()) as { code: string };

  await visitor.go('/friend/');
  expect(await send(page, friend, code)).toEqual({ games: [] });
  expect(await send(page, friend, 'wrong')).toMatchObject({ key: 'home.unknown_code' });
  expect(await send(page, friend, null)).toMatchObject({ key: 'home.code_needed' });
  expect(await send(page, stranger, code)).toBe('TypeError'); // by the page's own policy
  await visitor.go('/stranger/');
  expect(await send(page, stranger, code)).toBe('TypeError'); // by the server, which does not know the site
  await Promise.all(servers.map((server) => server.stop()));
});

/** What a page hears when it sends games. */
function send(page: Page, server: string, code: string | null): Promise<unknown> {
  return page.evaluate(
    async ([address, whose]) => {
      const body = JSON.stringify({ games: [], code: whose });
      const headers = { 'Content-Type': 'application/json' };
      const way = { method: 'POST', credentials: 'omit', headers, body } as const;
      return fetch(`${address}/api/me/games`, way).then(
        (answer) => answer.json() as Promise<unknown>,
        (error: Error) => error.name,
      );
    },
    [server, code] as const,
  );
}

test('on a host of files, too, workers compile and the page does not', async ({ visit }) => {
  host.write('ten');
  writeFileSync(join(host.folder, 'ten/assets/local_probe-abcdefgh.js'), WORKER);
  const visitor = await visit({ server: host.address });
  visitor.allow(...NETWORK, /Content Security Policy|wasm-unsafe-eval/);
  await visitor.go('/ten/');
  expect(await compileIn(visitor.page, 'assets/local_probe-abcdefgh.js')).toBe('compiled');
  expect(await compileHere(visitor.page)).toBe('CompileError');
});
