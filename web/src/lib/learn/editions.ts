import { onOffer } from '../houses/catalogue.svelte';
import type { EditionInfo } from '../wire/messages';
import kept from './editions.json';
import type { GameName } from './lesson';

export interface Edition extends EditionInfo {
  game: GameName;
}

/** The editions as the server tells them, or as they were when this client was made. Reactive. */
export function editions(): Edition[] {
  const offer = onOffer();
  if (!offer) return kept as Edition[];
  return offer.games.flatMap(({ game, editions: of }) => of.map((edition) => ({ ...edition, game })));
}

export function findEdition(id: string): Edition | null {
  return editions().find((edition) => edition.id === id) ?? null;
}
