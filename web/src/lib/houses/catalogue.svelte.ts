import type { Catalogue, EditionInfo, GameInfo, Opponent } from '$lib/wire/messages';
import { nearestFirst } from '$lib/people/nearest';
import { catalogue as ask } from './houses';
import { isInReach, theServer } from './server.svelte';

/** Every server has it: it plays on for whoever is away. */
const USUAL_BOT = 'greedy';

let catalogue: Catalogue | null = $state.raw(null);
let underway: Promise<Catalogue> | null = null;

/** What can be chosen; null until it has been fetched. Reactive. */
export function onOffer(): Catalogue | null {
  return catalogue;
}

export async function loadCatalogue(): Promise<Catalogue> {
  underway ??= ask();
  try {
    catalogue = await underway;
    if (theServer() && !isInReach()) underway = null; // it is here that was asked: a server may have more
    return catalogue;
  } catch (error) {
    underway = null;
    throw error;
  }
}

export function gameOnOffer(game: string): GameInfo | null {
  return catalogue?.games.find((one) => one.game === game) ?? null;
}

export function editionOnOffer(game: string, edition: string): EditionInfo | null {
  return gameOnOffer(game)?.editions.find((one) => one.id === edition) ?? null;
}

/**
 * Whom people play against, from gentle to strong: a ladder, where the game has one. Until the catalogue has been
 * fetched, the usual one alone.
 */
export function botsOnOffer(game: string): string[] {
  const offer = gameOnOffer(game);
  const ladder = offer?.opponents?.map(({ name }) => name) ?? [];
  return ladder.length ? ladder : (offer?.bots ?? [USUAL_BOT]);
}

/** Programs of whoever runs the server. They sit down like bots, and nobody is rated against them. */
export function programsOnOffer(game: string): string[] {
  return gameOnOffer(game)?.programs ?? [];
}

/** Whom to play when nobody has chosen: the second step for a newcomer, later the one nearest to one's rating. */
export function fittingBot(game: string, rating: number | null = null): string {
  const bots = botsOnOffer(game);
  const ladder = gameOnOffer(game)?.opponents ?? [];
  if (rating === null || !ladder.length) return bots[1] ?? bots[0] ?? USUAL_BOT;
  const distance = (one: Opponent): number => Math.abs(one.rating - rating);
  return ladder.reduce((nearest, one) => (distance(one) < distance(nearest) ? one : nearest)).name;
}

/** Whom to play when nobody has chosen, and who else may sit there: never two of the same while there are others. */
export function fittingBots(game: string, rating: number | null = null): string[] {
  return nearestFirst(fittingBot(game, rating), botsOnOffer(game));
}

/** Whom to watch when nobody has chosen: those who play best, so that what they do can be learnt from. */
export function bestBots(game: string): string[] {
  return botsOnOffer(game).toReversed();
}

/** The edition that was published in a language; the first where there is none. */
export function editionIn(language: string, game: string): string {
  const usual = game === 'tiles' ? 'steffen' : 'aeg';
  const editions = gameOnOffer(game)?.editions ?? [];
  return editions.find((edition) => edition.language === language)?.id ?? editions[0]?.id ?? usual;
}
