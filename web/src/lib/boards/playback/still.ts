import type { GameEvent, Showing } from '$lib/game/props';

const NOT_TOLD = ['discards', 'draws'];

/** A board that only shows has told everything; the last of it stands in the banner. */
export function still(events: readonly GameEvent[]): Showing {
  return {
    isPlaying: false,
    isOthers: false,
    isHurried: false,
    turning: null,
    told: events.findLast(({ event }) => !NOT_TOLD.includes(event)) ?? null,
    hurry: () => {},
  };
}
