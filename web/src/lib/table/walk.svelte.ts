import type { CardsView, GameEvent, TilesView } from '$lib/boards/props';
import { fetchPosition, fetchStory } from '$lib/server/api';
import { settings } from '$lib/settings/settings.svelte';
import type { Step, Story } from '$lib/wire/messages';

const BEAT = { slow: 2200, normal: 1300, fast: 600 } as const;
const LAST_KEPT = 400;

/** A walk through a game that was played, position by position. */
export class Walk {
  story: Story | null = $state.raw(null);
  /** Where we stand; null until it is known. */
  step: Step | null = $state.raw(null);
  error: unknown = $state.raw(null);
  isPlaying = $state(false);

  readonly last = $derived(this.story?.moves.length ?? 0);
  readonly number = $derived(this.step?.number ?? 0);
  readonly view = $derived((this.step?.view ?? null) as unknown as CardsView | TilesView | null);
  readonly events = $derived((this.step?.played?.events ?? []) as unknown as GameEvent[]);

  readonly #id: string;
  readonly #steps = new Map<number, Promise<Step>>();
  #wanted = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.#id = id;
  }

  async begin(number: number | null): Promise<void> {
    try {
      this.story = await fetchStory(this.#id);
      await this.go(number ?? this.last);
    } catch (error) {
      this.error = error;
    }
  }

  /** Goes to the position after so many moves; the next one is fetched beforehand. */
  async go(number: number): Promise<void> {
    const there = Math.min(Math.max(0, number), this.last);
    this.#wanted = there;
    try {
      const step = await this.#fetch(there);
      if (this.#wanted === there) this.step = step;
      if (there < this.last) void this.#fetch(there + 1).catch(() => {});
    } catch (error) {
      this.error = error;
      this.stop();
    }
  }

  play(): void {
    this.isPlaying = true;
    if (this.number >= this.last) void this.go(0);
    this.#beat();
  }

  stop(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  #beat(): void {
    this.#timer = setTimeout(() => {
      if (this.number >= this.last) return this.stop();
      void this.go(this.number + 1).then(() => this.isPlaying && this.#beat());
    }, BEAT[settings.pace]);
  }

  #fetch(number: number): Promise<Step> {
    const known = this.#steps.get(number);
    if (known) return known;
    const step = fetchPosition(this.#id, number);
    step.catch(() => this.#steps.delete(number));
    this.#steps.set(number, step);
    const oldest = this.#steps.keys().next().value;
    if (this.#steps.size > LAST_KEPT && oldest !== undefined) this.#steps.delete(oldest);
    return step;
  }
}
