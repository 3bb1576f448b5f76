import { expect } from 'vitest';
import { test } from './support/visitor.ts';

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}

interface Manifest {
  name: string;
  short_name: string;
  start_url: string;
  display: string;
  theme_color: string;
  lang: string;
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { name: string; url: string }[];
}

const NETWORK = [/ERR_|Failed to load resource/];
const KEEPS_THE_APP = { serviceWorkers: 'allow' } as const;

/** Width and height of a PNG stand in its head. */
function sizeOf(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('the app can be put on a home screen', async ({ visit }) => {
  const visitor = await visit(KEEPS_THE_APP);
  await visitor.go('/');
  const href = await visitor.page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await visitor.context.request.get(new URL(href ?? '', visitor.page.url()).href);
  expect(answer.headers()['content-type']).toMatch(/manifest|json/);
  const manifest = (await answer.json()) as Manifest;
  expect(manifest).toMatchObject({
    name: 'Tenfold',
    short_name: 'Tenfold',
    start_url: './',
    display: 'standalone',
  });
  expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/);
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  expect(manifest.lang).toBe('en');
  expect(manifest.screenshots).toHaveLength(2);
  for (const { url } of manifest.shortcuts) {
    await visitor.go(url.replace(/^\./, ''));
    await expect.poll(() => visitor.page.url()).toBe(`${visitor.server}${url.replace('./#', '')}`);
  }
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
    const icon = await visitor.context.request.get(`${visitor.server}/${src}`);
    expect(icon.headers()['content-type']).toContain(type);
    if (type === 'image/png') expect(sizeOf(await icon.body()), src).toBe(sizes);
  }
  // What the browser itself finds wanting.
  const session = await visitor.context.newCDPSession(visitor.page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  await visitor.page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('the app opens without a network, and says what is missing', async ({ visit }) => {
  const visitor = await visit(KEEPS_THE_APP);
  visitor.allow(...NETWORK, /WebSocket/);
  const { page, context } = visitor;
  await visitor.go('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(1);
  await context.setOffline(true);
  for (const path of ['/', '/learn/cards', '/settings', '/rules/aeg']) await visitor.go(path);
  await visitor.go('/open');
  await page.getByText('The server does not answer right now.').first().waitFor();
  await page.goto(`${visitor.server}/t/abcdefghij`);
  await page.getByText(/^(You are offline|The connection is gone)/).waitFor();
  await context.setOffline(false);
  await visitor.go('/open');
  await page.getByText('Waiting for players').waitFor();
});
