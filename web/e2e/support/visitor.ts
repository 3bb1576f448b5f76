import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { test as base, inject } from 'vitest';
import type { SeatKey } from '../../src/lib/wire/messages.ts';
import { NO_NEWCOMER } from './learnt.ts';

export interface Wishes extends BrowserContextOptions {
  /** Another server than the common one. */
  server?: string;
  /** As in the browser's own store; a quick table without sound unless said otherwise. */
  settings?: Record<string, unknown>;
  /** What a page shows for a moment is shown as long as people see it, instead of a tenth of that. */
  isUnhurried?: boolean;
  /** Somebody who has never been here, and is offered the lesson and told the aim; all others were. */
  isNew?: boolean;
}

const QUICK = { pace: 'fast', motion: 'off', sound: false };
const PATIENCE = 40_000;
/** Whoever keeps the whole app on the device asks for `serviceWorkers: 'allow'`; fetching it takes a while. */
const KEEPS_NOTHING = /Service Worker registration blocked/;

/** One browser with one person before it. Whatever goes wrong in it is noted. */
export class Visitor {
  readonly faults: string[] = [];
  readonly #allowed: RegExp[] = [KEEPS_NOTHING];

  constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly server: string,
  ) {
    this.watch(page);
  }

  async go(path: string): Promise<void> {
    await this.page.goto(`${this.server}${path}`);
    await this.page.locator('main h1').first().waitFor();
  }

  /** Another tab of the same browser. */
  async tab(path: string, prepare?: (page: Page) => Promise<void>): Promise<Page> {
    const page = await this.context.newPage();
    this.watch(page);
    await prepare?.(page);
    await page.goto(`${this.server}${path}`);
    return page;
  }

  /** What would be a fault elsewhere belongs to this test. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** Sits down at a table that was made elsewhere. */
  async hold(table: string, keys: SeatKey[]): Promise<void> {
    await this.context.addInitScript(
      ([id, held]) => {
        const all = JSON.parse(localStorage.getItem('tenfold.keys') ?? '{}') as Record<string, unknown>;
        localStorage.setItem('tenfold.keys', JSON.stringify({ ...all, [id]: held }));
      },
      [table, keys] as const,
    );
  }

  watch(page: Page): void {
    page.setDefaultTimeout(PATIENCE);
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.#note(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#note(`error: ${error.message}`));
    page.on('request', (request) => this.#follow(request.url()));
    page.on('websocket', (socket) => this.#follow(socket.url().replace(/^ws/, 'http')));
  }

  #follow(address: string): void {
    const { origin, protocol } = new URL(address);
    if (protocol.startsWith('http') && origin !== this.server) this.#note(`elsewhere: ${address}`);
  }

  #note(fault: string): void {
    if (!this.#allowed.some((pattern) => pattern.test(fault))) this.faults.push(fault);
  }
}

export type Visit = (wishes?: Wishes) => Promise<Visitor>;

let shared: Promise<Browser> | null = null;

/** A test with visitors; it fails when anything went wrong in one of their browsers. */
export const test = base.extend<{ visit: Visit }>({
  visit: async ({ task }, use) => {
    shared ??= chromium.connect(inject('browser'));
    const browser = await shared;
    const visitors: Visitor[] = [];
    await use(async (wishes = {}) => {
      const visitor = await arrive(browser, wishes);
      visitors.push(visitor);
      return visitor;
    });
    if (task.result?.state === 'fail')
      await Promise.allSettled(visitors.map((one, at) => picture(one, task.name, at)));
    for (const visitor of visitors) await visitor.context.close();
    const faults = visitors.flatMap((visitor) => visitor.faults);
    if (faults.length) throw new Error(`Something went wrong in the browser:\n${faults.join('\n')}`);
  },
});

async function arrive(browser: Browser, wishes: Wishes): Promise<Visitor> {
  const { server, settings, isUnhurried = false, isNew = false, ...options } = wishes;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 860 },
    locale: 'en',
    serviceWorkers: 'block',
    ...options,
  });
  if (!isUnhurried) await context.addInitScript(hurry);
  if (!isNew) await context.addInitScript(beNoNewcomer, NO_NEWCOMER);
  await context.addInitScript(
    (chosen) => {
      const key = 'tenfold.settings';
      if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(chosen));
    },
    { ...QUICK, ...settings },
  );
  return new Visitor(context, await context.newPage(), server ?? inject('server'));
}

/** In a page: moments pass ten times as fast. Longer waits, as for a dead connection, stay what they are. */
function hurry(): void {
  const moment = 1200; // milliseconds
  const later = window.setTimeout.bind(window) as (
    run: TimerHandler,
    wait?: number,
    ...rest: unknown[]
  ) => number;
  const sooner = (run: TimerHandler, wait = 0, ...rest: unknown[]): number =>
    later(run, wait > moment ? wait : wait / 10, ...rest);
  window.setTimeout = sooner as typeof window.setTimeout;
}

/** In a page: what a newcomer is offered was offered before. */
function beNoNewcomer(learnt: string): void {
  const key = 'tenfold.learnt';
  if (!localStorage.getItem(key)) localStorage.setItem(key, learnt);
}

async function picture({ page }: Visitor, name: string, at: number): Promise<void> {
  const folder = fileURLToPath(new URL('../failures/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}${name.replace(/\W+/g, '-')}-${at}.png`, timeout: 5000 });
}
