import type { Script } from './playback/beats.svelte';
import { cardScript } from './cards/script';
import type { GameView } from '$lib/game/props';
import { tileScript } from './tiles/script';

/** How what happens in a game is shown; each knows its own view only. */
export function scriptOf(game: 'cards' | 'tiles'): Script<GameView> {
  return (game === 'tiles' ? tileScript : cardScript) as Script<GameView>;
}
