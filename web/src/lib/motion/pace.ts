import { settings } from '$lib/settings/settings.svelte';

const FACTOR = { slow: 1.7, normal: 1, fast: 0.45 } as const;

/** How long the others' doings are shown, by the player's wish. */
export function paced(milliseconds: number): number {
  return Math.round(milliseconds * FACTOR[settings.pace]);
}
