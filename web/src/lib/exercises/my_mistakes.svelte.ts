import type { Study } from '$lib/house/house';
import { askMyStudy, chooseStudy } from '$lib/studies/studies.svelte';
import type { MyMistakes } from '$lib/wire/messages';

const AGAIN = 1_500; // milliseconds until it is asked again what reviews have found

/** One's mistakes as they stand, while reviews go on. */
export class MistakesPoll {
  mistakes: MyMistakes | null = $state.raw(null);
  error: unknown = $state.raw(null);
  /** All games are to be reviewed: when those that may wait are done, the next ones are asked for. */
  wantsAll = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasLeft = false;

  async look(): Promise<void> {
    const { not_reviewed = 0, waiting = 0 } = this.mistakes ?? {};
    const isNext = this.wantsAll && not_reviewed > 0 && waiting === 0;
    await this.#ask((study) => (isNext ? study.askForMyReviews() : study.mistakes()));
  }

  /** Somebody looks at the games of this browser, or of the server. */
  async choose(isHere: boolean): Promise<void> {
    chooseStudy(isHere);
    [this.mistakes, this.wantsAll] = [null, false];
    await this.look();
  }

  async review(): Promise<void> {
    this.wantsAll = true;
    await this.#ask((study) => study.askForMyReviews());
  }

  leave(): void {
    this.#hasLeft = true;
    clearTimeout(this.#timer);
  }

  async #ask(how: (study: Study) => Promise<MyMistakes>): Promise<void> {
    clearTimeout(this.#timer);
    this.error = null;
    try {
      this.mistakes = await askMyStudy(how);
    } catch (error) {
      this.error = error;
      this.wantsAll = false;
    }
    const goesOn = this.mistakes?.waiting || (this.wantsAll && this.mistakes?.not_reviewed);
    if (goesOn && !this.#hasLeft) this.#timer = setTimeout(() => void this.look(), AGAIN);
  }
}
