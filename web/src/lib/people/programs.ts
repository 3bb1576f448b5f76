/** Programs among those who play: how they are told from people. */
import type { Sitter } from '$lib/game/props';
import { say } from '$lib/i18n/say.svelte';

type Named = Pick<Sitter, 'name' | 'program'>;

/** The word for their face, which says by itself what is no person. */
export function wordFor({ program }: Pick<Sitter, 'program'>): string | undefined {
  return program ? say('seat.program') : undefined;
}

/** A name among others in a line, where there is no face. */
export function called({ name, program }: Named): string {
  return program ? say('seat.program-named', { name }) : name;
}
