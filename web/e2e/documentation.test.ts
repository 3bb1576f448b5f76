import { execFileSync } from 'node:child_process';
import { existsSync, globSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { isOpenToAll } from './support/barriers.ts';
import { FileHost } from './support/static_site.ts';
import { test } from './support/visitor.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SITE = join(ROOT, 'build', 'site');
/** One of each kind; all of them with `PAGES=all python web/make.py e2e documentation`, which takes minutes. */
const SAMPLE = ['index', 'worked_game', 'play/de/editions', 'python', 'opponents'];

const PATIENCE = { timeout: 1_800_000 };

let host: FileHost;

beforeAll(async () => {
  if (!existsSync(SITE))
    execFileSync(process.env['TENFOLD_PYTHON'] ?? 'python', ['docs/build.py'], {
      cwd: ROOT,
      stdio: 'ignore',
    });
  host = await FileHost.started();
  symlinkSync(SITE, join(host.folder, 'docs'));
}, 300_000);

afterAll(() => host.close());

function pages(): string[] {
  if (process.env['PAGES'] !== 'all') return SAMPLE.map((name) => `${name}.html`);
  return globSync('**/*.html', { cwd: SITE }).filter((name) => !/^(source|404)/.test(name));
}

test('pages of the documentation are open to all, and no wider than a phone', PATIENCE, async ({ visit }) => {
  const visitor = await visit({ server: host.address });
  const { page } = visitor;
  const wide: string[] = [];
  for (const name of pages()) {
    await page.setViewportSize({ width: 390, height: 844 });
    await visitor.go(`/docs/${name}`);
    await page.addStyleTag({ content: '* { transition: none !important }' }); // nothing is looked at halfway
    if (await isTooWide(page)) wide.push(name);
    await isOpenToAll(visitor, name);
    await page.setViewportSize({ width: 1280, height: 860 });
    if (await isTooWide(page)) wide.push(`${name} on a laptop`);
  }
  expect(wide).toEqual([]);
});

test('the documentation can be read from a file system', async ({ visit }) => {
  const { page } = await visit();
  const grounds = { light: 'rgb(245, 239, 226)', dark: 'rgb(29, 27, 38)' } as const;
  for (const name of ['index.html', 'play/pl/aeg.html']) {
    await page.goto(pathToFileURL(join(SITE, name)).href);
    await page.locator('article h1').waitFor();
    for (const [colorScheme, ground] of Object.entries(grounds) as ['light' | 'dark', string][]) {
      await page.emulateMedia({ colorScheme });
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
        .toBe(ground);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await page.locator('article img:not([loading])').evaluateAll(brokenOf)).toEqual([]);
  }
  await page.keyboard.press('Control+k');
  await page.keyboard.type('verdict');
  await page.getByText(/^\d+ results$/).waitFor();
});

function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
}

function brokenOf(images: Element[]): string[] {
  return (images as HTMLImageElement[]).filter((one) => !one.naturalWidth).map((one) => one.src);
}
