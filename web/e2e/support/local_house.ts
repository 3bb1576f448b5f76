import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Standing, TableLine } from '../../src/lib/house/line.ts';
import type { LocalHouse, StorageTrouble } from '../../src/lib/house/local.ts';
import type { Made, NewTable, Now } from '../../src/lib/wire/messages.ts';

/** Somebody at a table of the browser's own house: what they have been told, and the line over which they speak. */
interface Seat {
  line: TableLine;
  standing: Standing | null;
  version: number;
  moves: string[];
  mine: number[];
  now: Now | null;
  farewell: string | null;
}

declare global {
  interface Window {
    house: LocalHouse;
    trouble: StorageTrouble | null;
    seat: Seat;
    /** What a test wants to know of every move that is shown. */
    shown?: (moves: string[]) => void;
  }
}

/** Two who share the device, and an opponent who thinks for a moment. */
export const THREE: NewTable = {
  game: 'cards',
  options: { edition: 'aeg', seats: 3 },
  seats: [{ kind: 'mine' }, { kind: 'mine' }, { kind: 'bot', bot: 'greedy' }],
};

const MANIFEST = new URL('../../../src/tenfold/web/.vite/manifest.json', import.meta.url);
const HOUSE = 'src/lib/local/page/page_house.ts';

/** On any page of ours, without going to a table: the house as the pages have it. */
export async function openHouse(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/about`);
  const { [HOUSE]: found } = JSON.parse(readFileSync(MANIFEST, 'utf-8')) as Record<string, { file: string }>;
  await page.evaluate(`import('/${found!.file}').then(({ openLocalHouse }) => {
    window.house = openLocalHouse();
    window.house.onTrouble((trouble) => (window.trouble = trouble));
  })`);
}

export function make(page: Page, wanted: NewTable = THREE): Promise<Made> {
  return page.evaluate((table) => window.house.createTable(table), wanted);
}

/** Sits down and listens. */
export async function sit(page: Page, table: string): Promise<void> {
  await page.evaluate((id) => {
    const seat: Seat = {
      line: null!,
      standing: null,
      version: 0,
      moves: [],
      mine: [],
      now: null,
      farewell: null,
    };
    window.seat = seat;
    seat.line = window.house.join(id, {
      hello: () => ({ type: 'hello', secrets: [], since: seat.version || null }),
      standing: (standing) => (seat.standing = standing),
      heard: (message) => {
        if (message.type === 'goodbye') seat.farewell = message.key;
        if (message.type !== 'welcome' && message.type !== 'update') return;
        if (message.type === 'welcome') [seat.moves, seat.mine] = [message.moves, message.mine];
        else seat.moves = [...seat.moves.slice(0, message.kept), ...message.moves.map(({ token }) => token)];
        [seat.version, seat.now] = [message.version, message.now];
        window.shown?.(seat.moves);
      },
    });
  }, table);
}

export async function standsAt(page: Page, standing: Standing): Promise<void> {
  await page.waitForFunction((wanted) => window.seat.standing === wanted, standing);
}

/** Makes moves whenever it is one's turn, so many, or until the game is over or another tab plays; answers how often. */
export function play(page: Page, most = Infinity): Promise<number> {
  return page.evaluate(async (count) => {
    const { seat } = window;
    const isMine = (): boolean => seat.mine.includes(seat.now?.to_move ?? -1);
    let made = 0;
    while (made < count && !seat.now?.ending && seat.standing !== 'elsewhere') {
      if (isMine()) {
        const [token] = seat.now!.legal;
        await seat.line.order({ type: 'move', version: seat.version, moves: [token!] });
        made += 1;
      } else {
        await new Promise((later) => setTimeout(later));
      }
    }
    return made;
  }, most);
}

export async function movesAt(page: Page, table: string): Promise<string[]> {
  return (await page.evaluate((id) => window.house.record(id), table)).moves;
}

export function shownAt(page: Page): Promise<string[]> {
  return page.evaluate(() => window.seat.moves);
}
