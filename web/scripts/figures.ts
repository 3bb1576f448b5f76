/** What somebody waits for in the browser: `python web/make.py figures --help`. */
import { availableParallelism, loadavg } from 'node:os';
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import { ARGUMENTS, findChromium } from '../e2e/support/chromium.ts';
import { NO_NEWCOMER } from '../e2e/support/learnt.ts';
import { Server } from '../e2e/support/server.ts';
import { measureLocal } from './figures_local.ts';
import { namesIn, numberIn, readFlags } from './flags.ts';
import { PAGES, tasksAt, type Scene, type Task } from './figures_scenes.ts';
import {
  blockingOf,
  ownBlockingOf,
  shiftOf,
  TRACED,
  Transfers,
  watch,
  watchedIn,
  type Trace,
} from './figures_watch.ts';

const flags = readFlags(
  'What somebody waits for in the browser. Pages are loaded as by a phone on a slow network, with nothing kept from\n' +
    'before; then clicks are timed to the next paint.',
  {
    runs: { default: '5', says: 'of each; medians are told' },
    only: { default: '', says: `pages: ${Object.keys(PAGES).join()}` },
    language: { default: 'en', says: 'of the pages' },
    slower: { default: '4', says: 'the processor; a busy machine is slow enough with 1' },
    pages: { default: false, says: 'the pages alone' },
    clicks: { default: false, says: 'the clicks alone' },
    local: { default: false, says: 'tables without a server alone' },
    details: { default: false, says: 'all that was seen, as JSON' },
  },
);

/** As Lighthouse describes a phone: slow 4G, and a processor of a quarter of the speed. */
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWER = numberIn(flags.slower);
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const QUIET = 2000; // milliseconds after everything is there, for what comes late
const ANIMATION = 500;
const FRAME = 1000 / 60;

const TARGETS = { paint: 1500, blocking: 100, shift: 0.02, response: 50 };

type Row = Record<string, string | number>;

const runs = numberIn(flags.runs);
const pages = namesIn(flags.only, Object.keys(PAGES));
const isAll = !flags.pages && !flags.clicks && !flags.local;
const server = await Server.started();
const browser = await chromium.launch({ executablePath: await findChromium(), args: ARGUMENTS });
try {
  print(
    `${availableParallelism()} cores, load ${load()} at the start; Chromium ${browser.version()}; ${runs} runs`,
  );
  if (flags.pages || isAll) await measurePages();
  if (flags.clicks || isAll) await measureClicks();
  if (flags.local || isAll) await measureTables();
  print(`load ${load()} at the end`);
} finally {
  await browser.close();
  await server.stop();
}

/** Every page several times, one after the other, so that a busy minute does not hit one page only. */
async function measurePages(): Promise<void> {
  const scenes = await Promise.all(pages.map((name) => PAGES[name]!(server.address)));
  const found = new Map<string, Row[]>();
  for (let run = 0; run < runs; run += 1)
    for (const scene of scenes)
      found.set(scene.name, [...(found.get(scene.name) ?? []), await loadPage(browser, scene)]);
  print(
    `\nPages, cold: 150 ms, 1.6 Mbit/s, processor ${SLOWER} times slower. Medians; the worst largest paint in brackets`,
  );
  print(
    `targets: largest paint ${TARGETS.paint} ms, blocking ${TARGETS.blocking} ms, shift ${TARGETS.shift}`,
  );
  console.table(Object.fromEntries([...found].map(([name, rows]) => [name, summary(rows)])));
}

async function loadPage(from: Browser, scene: Scene): Promise<Row> {
  const { context, page, session } = await phone(from, scene);
  const transfers = await Transfers.of(session);
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await from.startTracing(page, { categories: TRACED });
  await page.goto(`${server.address}${scene.path}`);
  await page.locator(scene.ready).first().waitFor();
  await page.waitForTimeout(QUIET);
  const watched = await watchedIn(page);
  const trace = JSON.parse((await from.stopTracing()).toString()) as Trace;
  if (flags.details)
    print(JSON.stringify({ page: scene.name, ...watched, transfers: transfers.all }, null, 1));
  await context.close();
  return {
    'first paint': watched.firstPaint,
    'largest paint': watched.largestPaint,
    blocking: blockingOf(watched),
    'own blocking': ownBlockingOf(trace),
    shift: shiftOf(watched),
    'script+style kB': transfers.bytes(true) / 1000,
    'all kB': transfers.bytes() / 1000,
    requests: transfers.all.length,
    depth: transfers.depth,
  };
}

function summary(rows: Row[]): Row {
  const first = rows[0] ?? {};
  const all = Object.keys(first).map((name) => [name, rounded(median(rows.map((row) => Number(row[name]))))]);
  const worst = Math.max(...rows.map((row) => Number(row['largest paint'])));
  const summed = Object.fromEntries(all) as Row;
  return { ...summed, 'largest paint': `${summed['largest paint']} (${rounded(worst)})` };
}

async function measureClicks(): Promise<void> {
  for (const slower of new Set([1, SLOWER])) {
    const found = new Map<string, Clicked[]>();
    for (let run = 0; run < runs; run += 1)
      for (const task of await tasksAt(server.address))
        found.set(task.name, [...(found.get(task.name) ?? []), await timeClick(browser, task, slower)]);
    print(`\nClicks, processor ${slower === 1 ? 'as it is' : `${slower} times slower`}`);
    print(
      `target: on screen within ${TARGETS.response} ms; the browser tells times in steps of 8 ms from 16 on`,
    );
    console.table(Object.fromEntries([...found].map(([name, all]) => [name, clickSummary(all)])));
  }
}

/** Tables that need no server. */
async function measureTables(): Promise<void> {
  const waits = await measureLocal(browser, server.address, runs, SLOWER);
  print(`\nWithout a server, installed, the network off; the page's processor ${SLOWER} times slower`);
  console.table(
    Object.fromEntries(
      [...waits].map(([name, all]) => [
        name,
        { 'median ms': rounded(median(all)), 'worst ms': rounded(Math.max(...all)), times: all.length },
      ]),
    ),
  );
}

interface Clicked {
  response: number;
  answer: number;
  frames: number[];
}

async function timeClick(from: Browser, task: Task, slower: number): Promise<Clicked> {
  const { context, page, session } = await phone(from, task.at);
  await page.goto(`${server.address}${task.at.path}`);
  const target = page.locator(task.press).first();
  await target.waitFor();
  await page.waitForTimeout(1000);
  await target.scrollIntoViewIfNeeded();
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.evaluate(() => (window.watched.inputs = []));
  const box = await target.boundingBox();
  if (!box) throw new Error(`${task.name}: there is nothing to press.`);
  if (task.key) await target.focus();
  const before = task.done ? await page.locator(task.done).count() : 0;
  const frames = framesOf(page);
  const started = performance.now();
  if (task.key) await page.keyboard.press(task.key);
  else await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  if (task.done) await page.waitForFunction(isOther, [task.done, before] as const, { polling: 'raf' });
  const answer = performance.now() - started;
  const seen = await frames;
  const { inputs } = await watchedIn(page);
  if (flags.details) print(JSON.stringify({ task: task.name, slower, inputs, seen }));
  await context.close();
  const took = inputs.filter(({ interaction }) => interaction > 0).map((input) => input.took);
  return { response: Math.max(16, ...took), answer, frames: seen };
}

function isOther([selector, before]: readonly [string, number]): boolean {
  return document.querySelectorAll(selector).length !== before;
}

/** Milliseconds between the frames of the next half second, in which what was pressed is acted out. */
function framesOf(page: Page): Promise<number[]> {
  return page.evaluate(
    (lasting) =>
      new Promise<number[]>((done) => {
        const seen: number[] = [];
        let last = performance.now();
        const end = last + lasting;
        const next = (now: number): void => {
          if (now > last) seen.push(now - last);
          last = now;
          if (now < end) requestAnimationFrame(next);
          else done(seen);
        };
        requestAnimationFrame(next);
      }),
    ANIMATION,
  );
}

function clickSummary(all: Clicked[]): Row {
  const frames = all.flatMap((one) => one.frames);
  const onTime = frames.filter((took) => took < FRAME * 1.5).length;
  return {
    'response ms': rounded(median(all.map((one) => one.response))),
    worst: rounded(Math.max(...all.map((one) => one.response))),
    'with the answer ms': rounded(median(all.map((one) => one.answer))),
    'frames a second': rounded(1000 / median(frames)),
    'frames on time': `${Math.round((100 * onTime) / frames.length)} %`,
    'longest frame ms': rounded(median(all.map((one) => Math.max(...one.frames)))),
  };
}

async function phone(
  from: Browser,
  scene: Scene,
): Promise<{ context: BrowserContext; page: Page; session: CDPSession }> {
  const context = await from.newContext({ ...PHONE, locale: flags.language, serviceWorkers: 'block' });
  await context.addInitScript(watch);
  await context.addInitScript(
    ([keys, settings, learnt]) => {
      localStorage.setItem('tenfold.learnt', learnt);
      localStorage.setItem('tenfold.keys', JSON.stringify(keys));
      localStorage.setItem('tenfold.settings', JSON.stringify(settings));
    },
    [scene.keys ?? {}, { motion: 'on', sound: false }, NO_NEWCOMER] as const,
  );
  const page = await context.newPage();
  return { context, page, session: await context.newCDPSession(page) };
}

function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function rounded(value: number): number {
  return value < 1 ? Math.round(value * 1000) / 1000 : Math.round(value);
}

function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
