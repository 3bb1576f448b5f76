import type { Step } from '$lib/wire/messages';

/** Positions that were fetched once are kept, and those beside them are fetched before anybody asks. */
export class Positions {
  readonly #steps = new Map<number, Promise<Step>>();
  readonly #here = new Set<number>();

  constructor(readonly fetch: (number: number) => Promise<Step>) {}

  get(number: number): Promise<Step> {
    const known = this.#steps.get(number);
    if (known) return known;
    const asked = this.fetch(number);
    this.#steps.set(number, asked);
    asked.then(
      () => this.#here.add(number),
      () => this.#steps.delete(number), // the next one who asks may have more luck
    );
    return asked;
  }

  /** Whether it can be shown at once. */
  has(number: number): boolean {
    return this.#here.has(number);
  }

  prefetch(numbers: readonly (number | undefined)[]): void {
    for (const number of numbers) {
      if (number !== undefined) this.get(number).catch(() => {});
    }
  }
}
