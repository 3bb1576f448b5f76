import { say } from '$lib/i18n/say.svelte';
import type { Person } from '$lib/wire/messages';

/** What a house calls people who have not said their name, by language. */
export const GUESTS: Readonly<Record<Person['language'], string>> = {
  en: 'Guest',
  de: 'Gast',
  nl: 'Gast',
  pl: 'Gość',
};

export function isGuest(name: string): boolean {
  return Object.values(GUESTS).includes(name);
}

/** How a name is shown to one reader: whoever has none is a guest to others, and "you" to themselves. */
export function shownName(name: string, isMine: boolean): string {
  return isMine && isGuest(name) ? say('seat.you') : name;
}
