import { say } from '$lib/i18n/say.svelte';

/** What the server calls people who have not said their name. */
const GUESTS: readonly string[] = ['Guest', 'Gast', 'Gość'];

export function isGuest(name: string): boolean {
  return GUESTS.includes(name);
}

/** How a name is shown to one reader: whoever has none is a guest to others, and "you" to themselves. */
export function shownName(name: string, isMine: boolean): string {
  return isMine && isGuest(name) ? say('seat.you') : name;
}
