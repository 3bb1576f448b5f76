import { hasSatDown } from '$lib/people/seat_keys';

/** Where it is kept what was learnt, and that the lesson was offered. */
export const LEARNT = 'tenfold.learnt';

/** Whether the lesson may be offered: to somebody who never played nor learnt here, and once. */
export function isNewcomer(): boolean {
  try {
    return localStorage.getItem(LEARNT) === null && !hasSatDown();
  } catch {
    return false; // it would be offered again and again
  }
}
