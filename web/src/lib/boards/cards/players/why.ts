import type { CardsView, GameEvent, Sitter } from '$lib/game/props';
import { say } from '$lib/i18n/say.svelte';
import { aboutSitter } from '$lib/people/bots';

/** What somebody decides, and what follows from it in the same breath. */
const DECIDED = new Set(['stops', 'takes', 'to_market', 'bids', 'passes', 'buys', 'busts', 'gains']);

/** Why somebody who is no person did what was told last; empty when nobody asks. */
export function whyTold(
  told: GameEvent | null,
  view: CardsView,
  seats: readonly Sitter[],
  target: number,
): string {
  if (!told || !DECIDED.has(told.event)) return '';
  const seat = 'seat' in told ? told.seat : view.active; // cards go to the market without a seat
  return told.event === 'gains' && seat !== view.active ? '' : whyOf(seats[seat], told.event, target);
}

/** Before a turn's first card: how the one before it ended, if no person ended it. That is when one asks why. */
export function lastStop(
  latest: readonly GameEvent[],
  view: CardsView,
  seats: readonly Sitter[],
): GameEvent | null {
  if (view.phase !== 'draw' || view.tableau.length > 0) return null;
  const ended = latest.findLast(({ event }) => event === 'stops' || event === 'busts');
  return ended && 'seat' in ended && seats[ended.seat]?.kind !== 'person' ? ended : null;
}

function whyOf(sitter: Sitter | undefined, event: string, target: number): string {
  if (sitter?.kind === 'opponent') {
    const what = event === 'bids' || event === 'passes' ? 'bids' : 'draws';
    return say('cards.why-opponent', { what, name: sitter.name, target });
  }
  return sitter ? aboutSitter(sitter, 'cards') : '';
}

/** Who somebody is that is no person: how strong a bot is, what an opponent does. */
export function aboutRival(sitter: Sitter, target: number): string {
  if (sitter.kind === 'opponent')
    return say('cards.why-opponent', { what: 'draws', name: sitter.name, target });
  return aboutSitter(sitter, 'cards');
}
