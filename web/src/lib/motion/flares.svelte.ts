import { isMoving } from '$lib/settings/settings.svelte';
import { spotOf, type Spot } from './flights.svelte';

/** Something that shines for a moment at one place of the screen. */
export interface Flare {
  id: number;
  kind: string;
  at: Spot;
}

/** All that shines over one board. */
export class Flares {
  #list: Flare[] = $state.raw([]);
  #count = 0;

  get list(): readonly Flare[] {
    return this.#list;
  }

  /** Nothing shines where things should not move, nor at what cannot be seen. */
  launch(kind: string, place: Element | null): void {
    const at = spotOf(place);
    if (!at || !isMoving()) return;
    this.#count += 1;
    this.#list = [...this.#list, { id: this.#count, kind, at }];
  }

  end(id: number): void {
    this.#list = this.#list.filter((flare) => flare.id !== id);
  }

  clear(): void {
    this.#list = [];
  }
}
