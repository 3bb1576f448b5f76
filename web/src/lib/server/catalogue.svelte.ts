import type { Catalogue, EditionInfo, GameInfo } from '$lib/wire/messages';
import { fetchCatalogue } from './api';

/** Every server has it: it plays on for whoever is away. */
const USUAL_BOT = 'greedy';

let catalogue: Catalogue | null = $state.raw(null);
let underway: Promise<Catalogue> | null = null;

/** What can be chosen on this server; null until it has been fetched. Reactive. */
export function onOffer(): Catalogue | null {
  return catalogue;
}

export async function loadCatalogue(): Promise<Catalogue> {
  underway ??= fetchCatalogue();
  try {
    return (catalogue = await underway);
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

/** From gentle to strong; until the catalogue has been fetched, the usual one alone. */
export function botsOnOffer(game: string): string[] {
  return gameOnOffer(game)?.bots ?? [USUAL_BOT];
}

/** Neither the gentlest nor the strongest: whom to play when nobody has chosen. */
export function middleBot(game: string): string {
  const bots = botsOnOffer(game);
  return bots[Math.floor((bots.length - 1) / 2)] ?? USUAL_BOT;
}

/** The edition that was published in a language; the first where there is none. */
export function editionIn(language: string, game: string): string {
  const usual = game === 'tiles' ? 'steffen' : 'aeg';
  const editions = gameOnOffer(game)?.editions ?? [];
  return editions.find((edition) => edition.language === language)?.id ?? editions[0]?.id ?? usual;
}
