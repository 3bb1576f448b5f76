import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { keepAll } from '../e2e/support/kept_app.ts';
import { NO_NEWCOMER } from '../e2e/support/learnt.ts';
import { make, openHouse, sit } from '../e2e/support/local_house.ts';
import type { NewTable } from '../src/lib/wire/messages.ts';

/** What somebody waits for at a table without a server, in milliseconds, one number a time. */
export type Waits = Map<string, number[]>;

const DECISIONS = 40; // of an opponent in a run

const EXPERTS: Record<string, NewTable> = {
  'the expert decides, cards with two': {
    game: 'cards',
    options: { edition: 'aeg', seats: 2 },
    seats: [{ kind: 'mine' }, { kind: 'bot', bot: 'expert' }],
  },
  'the expert decides, tiles closed': duel(false),
  'the expert decides, tiles open': duel(true),
};

function duel(open: boolean): NewTable {
  return {
    game: 'tiles',
    options: { edition: 'steffen', open },
    seats: [{ kind: 'mine' }, { kind: 'bot', bot: 'expert' }],
  };
}

/** The app is installed and the network is off. The page's processor is slowed; workers a browser slows not. */
export async function measureLocal(
  browser: Browser,
  server: string,
  runs: number,
  slower: number,
): Promise<Waits> {
  const found: Waits = new Map();
  const note = (name: string, ...waits: number[]): void =>
    void found.set(name, [...(found.get(name) ?? []), ...waits]);
  const { context, page, session } = await installed(browser, server);
  for (let run = 0; run < runs; run += 1) {
    note('from the press to a solo game', await timeSolo(page, session, server, slower));
    note('a tile is laid', await timeTile(page, session, server, slower));
  }
  for (const [name, table] of Object.entries(EXPERTS))
    for (let run = 0; run < runs; run += 1) note(name, ...(await timeDecisions(page, server, table)));
  await context.close();
  return found;
}

async function installed(
  browser: Browser,
  server: string,
): Promise<{ context: BrowserContext; page: Page; session: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'allow',
  });
  await context.addInitScript(
    ([settings, learnt]) => {
      localStorage.setItem('tenfold.learnt', learnt);
      localStorage.setItem('tenfold.settings', settings);
    },
    [JSON.stringify({ motion: 'off', sound: false, oneTap: true }), NO_NEWCOMER] as const,
  );
  const page = await context.newPage();
  await page.goto(server);
  await keepAll(page);
  await context.setOffline(true);
  return { context, page, session: await context.newCDPSession(page) };
}

async function timeSolo(page: Page, session: CDPSession, server: string, slower: number): Promise<number> {
  await page.goto(server);
  await page.getByRole('button', { name: 'Play solo now' }).waitFor();
  return timePress(page, session, slower, '.ways button', '.actions button:enabled');
}

async function timeTile(page: Page, session: CDPSession, server: string, slower: number): Promise<number> {
  await page.goto(server);
  const tiles = page.getByRole('region', { name: 'The tiles' });
  await tiles.getByRole('link', { name: /^On this device/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.spot[data-cell]').first().waitFor();
  return timePress(page, session, slower, '.spot[data-cell]', '.place.laid');
}

/** From a press until there is one more of something, by the frames that are drawn. */
async function timePress(
  page: Page,
  session: CDPSession,
  slower: number,
  pressed: string,
  awaited: string,
): Promise<number> {
  await page.waitForTimeout(1000);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const took = await page.evaluate(
    ([press, wanted]) =>
      new Promise<number>((done) => {
        const before = document.querySelectorAll(wanted).length;
        const began = performance.now();
        document.querySelector<HTMLElement>(press)?.click();
        const look = (): void => {
          if (document.querySelectorAll(wanted).length > before) done(performance.now() - began);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    [pressed, awaited] as const,
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return took;
}

/** From our move to each answer of the opponent; of several moves in a row, each is a decision. */
async function timeDecisions(page: Page, server: string, table: NewTable): Promise<number[]> {
  await openHouse(page, server);
  const { id } = await make(page, table);
  await sit(page, id);
  return page.evaluate(async (most) => {
    const { seat } = window;
    const waits: number[] = [];
    while (waits.length < most && !seat.now?.ending) {
      const before = seat.version;
      const began = performance.now();
      const isMine = seat.mine.includes(seat.now?.to_move ?? -1);
      if (isMine) {
        const { legal } = seat.now!;
        const move = legal[Math.floor(Math.random() * legal.length)]!;
        await seat.line.order({ type: 'move', version: seat.version, moves: [move] });
      }
      while (seat.version === before) await new Promise((later) => setTimeout(later));
      if (!isMine) waits.push(performance.now() - began);
    }
    seat.line.close();
    return waits;
  }, DECISIONS);
}
