import type { Storyteller } from '$lib/i18n/story';
import type { Passage } from '$lib/game/passages';

/** What is told of each passage, told when somebody asks: of a long game, most is never read. */
export class Sentences {
  readonly #told = new Map<number, string>();

  constructor(
    readonly passages: readonly Passage[],
    readonly teller: Pick<Storyteller, 'tell'>,
    readonly beginning: string,
  ) {}

  at(index: number): string {
    const known = this.#told.get(index);
    if (known !== undefined) return known;
    const told = this.teller.tell(this.passages[index]?.events ?? []);
    const sentence = (index === 0 ? [this.beginning, ...told] : told).join(' ');
    this.#told.set(index, sentence);
    return sentence;
  }
}
