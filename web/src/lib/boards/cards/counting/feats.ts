import type { CardsView, GameEvent } from '$lib/game/props';
import { COLOURS } from '$lib/pieces/suits';
import { TEN } from './figures';

/** What is worth more than a line of the story. */
export type Feat = 'bust' | 'ten' | 'run' | 'wild';

const FULL = 9;

/** What makes an event one to remember, from the table as it was before it and as it is after it. */
export function featOf(event: GameEvent, before: CardsView, after: CardsView): Feat | null {
  if (event.event === 'busts') return 'bust';
  if (event.event === 'stops') {
    const figure = event.reward === 'numbers' ? before.total : before.currency;
    return figure === TEN ? 'ten' : null;
  }
  if (event.event !== 'takes' && event.event !== 'buys' && event.event !== 'wins') return null;
  if (fullRuns(after, event.seat) > fullRuns(before, event.seat)) return 'run';
  return event.event === 'wins' ? 'wild' : null;
}

function fullRuns({ seats }: CardsView, seat: number): number {
  const runs = seats[seat]?.runs;
  if (!runs) return 0;
  return COLOURS.filter((colour) => {
    const [first, last] = runs[colour];
    return first !== undefined && last !== undefined && last - first + 1 === FULL;
  }).length;
}
