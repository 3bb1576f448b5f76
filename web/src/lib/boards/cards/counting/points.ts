import { say } from '$lib/i18n/say.svelte';

/** With a sign, always: "+2", "−5", "±0". */
export function signed(points: number): string {
  if (points === 0) return '±0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** "+2 points" */
export function changeInWords(points: number): string {
  return say('cards.change', { change: signed(points), points: Math.abs(points) });
}
