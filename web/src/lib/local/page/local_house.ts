import { Refused } from '$lib/errors/errors';
import type { LocalHouse } from '$lib/house/local';

/** The house in this browser. */
export function openLocalHouse(): LocalHouse {
  throw new Refused('local.cannot_start');
}
