import { isMoving } from '$lib/settings/settings.svelte';

/** Something on its way from one place on the screen to another. What it looks like is its owner's matter. */
export interface Flight {
  id: number;
  what: string;
  from: Spot;
  to: Spot;
  /** Milliseconds. */
  delay: number;
  lasts: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** All that is flying over one board. */
export class Flights {
  #list: Flight[] = $state.raw([]);
  #count = 0;

  get list(): readonly Flight[] {
    return this.#list;
  }

  /** Sends something off; nothing flies where things should not move, or from or to what cannot be seen. */
  launch(what: string, from: Element | Spot | null, to: Element | Spot | null, delay = 0, lasts = 420): void {
    const [start, end] = [spotOf(from), spotOf(to)];
    if (!start || !end || !isMoving()) return;
    this.#count += 1;
    this.#list = [...this.#list, { id: this.#count, what, from: start, to: end, delay, lasts }];
  }

  land(id: number): void {
    this.#list = this.#list.filter((flight) => flight.id !== id);
  }

  clear(): void {
    this.#list = [];
  }
}

/** The middle of an element on the screen; null when it is not shown. */
export function spotOf(place: Element | Spot | null): Spot | null {
  if (place === null) return null;
  if (!(place instanceof Element)) return place;
  const { left, top, width, height } = place.getBoundingClientRect();
  return width === 0 && height === 0 ? null : { x: left + width / 2, y: top + height / 2 };
}
