import { afterEach, beforeEach, expect } from 'vitest';
import { NETWORK } from './support/own_server.ts';
import { act, offered } from './support/playing.ts';
import { FileHost } from './support/static_site.ts';
import { test } from './support/visitor.ts';

let host: FileHost;

beforeEach(async () => {
  host = await FileHost.started();
});

afterEach(() => host.close());

test('on a site of files games are played, kept and found, and no server is looked for', async ({
  visit,
}) => {
  host.write('ten', '--server', 'https://ten.example.org');
  const visitor = await visit({ server: host.address, settings: { name: 'Ada' } });
  visitor.allow(...NETWORK);
  const { page } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visitor.go('/ten/');
  await page.getByText('There is no server here').waitFor();
  const friends = page.getByRole('link', { name: 'Play with friends at ten.example.org' });
  expect(await friends.getAttribute('href')).toBe('https://ten.example.org/');
  expect(await page.getByRole('link', { name: 'Open tables' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Play solo now' }).click();
  await page.waitForURL(/#\/t\/local-/);
  for (let time = 0; time < 4; time += 1) await act(page);
  await page.reload();
  await offered(page);

  await visitor.go('/ten/#/me');
  await page.locator('a.row', { hasText: 'on this device' }).click();
  await offered(page);
  for (const path of ['/open', '/settings', '/me/mistakes', '/me/practice', '/learn', '/new'])
    await visitor.go(`/ten/#${path}`);
  expect(asked.filter((path) => /\/(api|socket)\//.test(path))).toEqual([]);
  await page.close(); // before the host is
});
