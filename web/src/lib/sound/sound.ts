import { settings } from '$lib/settings/settings.svelte';
import { ring, scoreOf, type Sound } from './scores';

export type { Sound };

let room: AudioContext | null = null;

/** Plays a sound, unless the player wants none or the browser has none; the more may go wrong, the tenser. */
export function play(sound: Sound, thrill = 0): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  // Browsers keep quiet until the page was touched once; a sound that comes before is not made up for.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  room ??= new AudioContext();
  if (room.state === 'suspended') void room.resume();
  for (const tone of scoreOf(sound, thrill)) ring(room, tone);
}
