import type { LocalHouse } from '$lib/house/local';
import { Refused } from '$lib/errors/errors';
import { LateHouse } from './late_house';

/** That something is kept by the house in this browser: who never used it does not fetch it to look. */
const KEPT = 'tenfold.kept-here';

let fetched: Promise<LocalHouse> | null = null;

/** The house in this browser: nothing of it is fetched before it is asked something. */
export const localHouse = new LateHouse<LocalHouse>('local', () => (fetched ??= open()));

/** Whether this browser has ever kept a game by itself. */
export function keepsGames(): boolean {
  try {
    return localStorage.getItem(KEPT) !== null;
  } catch {
    return false;
  }
}

export function noteKept(): void {
  try {
    localStorage.setItem(KEPT, 'yes');
  } catch {
    // A browser that keeps nothing has nothing to look for either.
  }
}

export function noteForgotten(): void {
  localStorage.removeItem(KEPT);
}

async function open(): Promise<LocalHouse> {
  try {
    const { openLocalHouse } = await import('$lib/local/page/page_house');
    return openLocalHouse();
  } catch {
    fetched = null; // a part that could not be fetched may be there next time
    throw new Refused('local.cannot_start');
  }
}
