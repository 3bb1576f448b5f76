import { fittingBot, gameOnOffer } from '$lib/houses/catalogue.svelte';
import type { GameStatistics, Opponent } from '$lib/wire/messages';

/** So much weaker opponents, in points of the rating, are no step any more. */
const BELOW = 100;

export interface Step {
  bot: string;
  /** Everybody was beaten; it is the strongest once more. */
  isLast: boolean;
}

type Mine = Pick<GameStatistics, 'beaten' | 'rating_bots'> | null;

/** Whom of a game's opponents to play next. */
export function nextStep(game: string, mine: Mine): Step {
  return stepOn(gameOnOffer(game)?.opponents ?? [], mine) ?? { bot: fittingBot(game), isLast: false };
}

/**
 * The gentlest of those above all whom one has beaten, and not far below one's rating. Null for whoever has neither:
 * they begin where newcomers do.
 */
export function stepOn(ladder: readonly Opponent[], mine: Mine): Step | null {
  const beaten = mine?.beaten ?? [];
  const rating = mine?.rating_bots ?? null;
  if (rating === null && beaten.length === 0) return null;
  const above = ladder.slice(ladder.findLastIndex(({ name }) => beaten.includes(name)) + 1);
  const next = above.find((one) => rating === null || one.rating > rating - BELOW) ?? above.at(-1);
  if (next) return { bot: next.name, isLast: false };
  const last = ladder.at(-1);
  return last ? { bot: last.name, isLast: true } : null;
}
