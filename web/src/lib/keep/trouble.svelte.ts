import type { StorageTrouble } from '$lib/house/local';
import { localHouse } from '$lib/houses/local_house';

let trouble: StorageTrouble | null = $state(null);
let said: StorageTrouble | null = $state(null);
let isListening = false;

/** What keeps this browser from keeping games; null: everything is kept. Reactive. */
export function storageTrouble(): StorageTrouble | null {
  return trouble;
}

/** The same until somebody has read it. Reactive. */
export function newTrouble(): StorageTrouble | null {
  return trouble === said ? null : trouble;
}

/** It is not said again while this page is open. */
export function haveRead(): void {
  said = trouble;
}

/** Hears of it from now on. */
export async function listenForTrouble(): Promise<void> {
  if (isListening) return;
  isListening = true;
  try {
    const house = await localHouse.fetch();
    house.onTrouble((heard) => (trouble = heard));
  } catch {
    isListening = false; // whoever plays is told that nothing could be started
  }
}
