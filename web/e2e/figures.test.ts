import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { PAGES, tasksAt, type Scene } from '../scripts/figures_scenes.ts';
import { shiftOf, Transfers, watch, watchedIn } from '../scripts/figures_watch.ts';
import { action } from './support/playing.ts';
import { freePort } from './support/ports.ts';
import { slowLine } from './support/slow_line.ts';
import { test, type Visit } from './support/visitor.ts';

// How long things take depends on the machine; `python web/make.py figures` measures it. What is asked for, what
// moves and how often one clicks does not.

const SIZES = { phone: { width: 412, height: 823 }, desk: { width: 1280, height: 860 } };
/** Kilobytes of scripts and styles, as they come over the wire, with their headers. */
const MOST: Record<string, number> = {
  home: 90,
  cards: 165,
  tiles: 165,
  lesson: 160,
  rules: 90,
  replay: 160,
};
/** The page; its files; what they ask the server. */
const DEEPEST = 3;

interface Loaded {
  page: Page;
  transfers: Transfers;
}

async function load(visit: Visit, scene: Scene, viewport = SIZES.phone): Promise<Loaded> {
  const visitor = await visit({ viewport, isUnhurried: true, server: await slowLine(inject('server')) });
  const { context, page, server } = visitor;
  await context.addInitScript(watch);
  await context.addInitScript(
    (keys) => localStorage.setItem('tenfold.keys', JSON.stringify(keys)),
    scene.keys ?? {},
  );
  const session: CDPSession = await context.newCDPSession(page);
  const transfers = await Transfers.of(session);
  await page.goto(`${server}${scene.path}`);
  await page.locator(scene.ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  return { page, transfers };
}

const everyPage = Object.keys(PAGES).map((name) => ({ name, most: MOST[name] ?? 0 }));

test.for(everyPage)(
  '$name comes to a phone in one go, light and steady',
  async ({ name, most }, { visit }) => {
    const { page, transfers } = await load(visit, await PAGES[name]!(inject('server')));
    const files = transfers.all.filter(({ kind }) => kind === 'Script' || kind === 'Stylesheet');
    expect(files.filter(({ depth }) => depth > 2)).toEqual([]);
    expect(files.length).toBeGreaterThan(3);
    expect(transfers.depth).toBeLessThanOrEqual(DEEPEST);
    expect(transfers.bytes(true) / 1000).toBeGreaterThan(20);
    expect(transfers.bytes(true) / 1000).toBeLessThanOrEqual(most);
    await isSteady(page);
  },
);

test.for(everyPage)('nothing moves while $name comes to a desk', async ({ name }, { visit }) => {
  const { page } = await load(visit, await PAGES[name]!(inject('server')), SIZES.desk);
  await isSteady(page);
});

async function isSteady(page: Page): Promise<void> {
  await expect.poll(async () => (await watchedIn(page)).largestPaint).toBeGreaterThan(0); // it is told later
  const watched = await watchedIn(page);
  expect(shiftOf(watched), JSON.stringify(watched.shifts)).toBeLessThanOrEqual(0.02);
}

/** What is out of sight on a phone is not built, and the others' collections are a picture each. */
test.for(['cards', 'replay', 'lesson'])('%s is built of few elements on a phone', async (name, { visit }) => {
  const { page } = await load(visit, await PAGES[name]!(inject('server')));
  await expect.poll(() => page.locator('.mine [data-card]').count()).toBe(36);
  expect(await page.locator('.market [data-card]').count()).toBe(0);
  expect(await page.locator('*').count()).toBeLessThan(700);
  await page.getByRole('button', { name: 'Market', exact: true }).click();
  await expect.poll(() => page.locator('.market [data-card]').count()).toBe(36);
});

/** What cannot change without everything else being laid out anew. */
const LAYOUT =
  /^(width|height|inlineSize|blockSize|min|max|margin|padding|inset|top|left|right|bottom|font|border.*Width|gridTemplate|flex)/;

test('what flies and jumps when a card is drawn lays nothing out anew', async ({ visit }) => {
  const [draw] = await tasksAt(inject('server'));
  if (!draw) throw new Error('There is nothing to draw.');
  const { page } = await load(visit, draw.at);
  await page.evaluate(() => {
    localStorage.setItem('tenfold.settings', JSON.stringify({ motion: 'on', sound: false }));
  });
  await page.reload();
  await page.locator(draw.press).first().waitFor();
  const moved = noteAnimations(page);
  await page.locator(draw.press).first().click();
  const properties = await moved;
  expect(properties).toContain('transform');
  expect(properties.filter((name) => LAYOUT.test(name))).toEqual([]);
});

/** The properties that are animated in the first second and a half of moving at all. */
function noteAnimations(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const found = new Set<string>();
        let end = performance.now() + 20_000;
        const next = (): void => {
          for (const { effect } of document.getAnimations())
            for (const frame of effect instanceof KeyframeEffect ? effect.getKeyframes() : [])
              for (const name of Object.keys(frame)) found.add(name);
          if (found.has('transform')) end = Math.min(end, performance.now() + 1500);
          if (performance.now() < end) requestAnimationFrame(next);
          else done([...found]);
        };
        next();
      }),
  );
}

test('two clicks after `tenfold` a card has been drawn', async ({ visit }) => {
  const { page, server } = await visit({ server: await typed() });
  await page.goto(server);
  await page.getByRole('button', { name: 'Play solo now' }).click();
  await action(page, 'd').click();
  await page
    .getByText(/^You turn up/)
    .first()
    .waitFor();
});

/** Types `tenfold`, and says where the browser opens. */
async function typed(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tenfold-e2e-'));
  const port = String(await freePort()); // not the usual one, where somebody may be playing
  const started = spawn(
    process.env['TENFOLD_PYTHON'] ?? 'python',
    ['-m', 'tenfold', '--no-browser', '--port', port],
    {
      env: { ...process.env, TENFOLD_DATABASE: `sqlite:${join(folder, 'tables.db')}` },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  onTestFinished(() => void started.kill());
  return new Promise((found, failed) => {
    started.once('exit', () => failed(new Error('It ended before it said where it is.')));
    started.stdout.on('data', (text: Buffer) => {
      const address = /http:\/\/[^/\s]+/.exec(String(text))?.[0];
      if (address) found(address);
    });
  });
}
