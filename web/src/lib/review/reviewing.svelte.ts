import type { Study } from '$lib/house/house';
import { studyOf } from '$lib/houses/study';
import type { GameReview } from '$lib/wire/messages';

const AGAIN = 500; // milliseconds until it is asked again how far a review is
const LATER = 2_000; // when it has taken longer
const PATIENT = 20; // questions

/** A review that somebody asks for, waits for and looks at. */
export class Reviewing {
  status: 'none' | 'waiting' | 'running' | 'done' = $state('none');
  progress = $state(0);
  review: GameReview | null = $state.raw(null);
  /** The seats that one has held oneself. */
  mine: readonly number[] = $state.raw([]);
  error: unknown = $state.raw(null);
  #hasLeft = false;

  readonly #study: Study;

  constructor(readonly id: string) {
    this.#study = studyOf(id);
  }

  readonly isBusy = $derived(this.status === 'waiting' || this.status === 'running');

  async ask(): Promise<void> {
    this.error = null;
    this.status = 'waiting';
    try {
      await this.#study.askForReview(this.id);
      await this.#wait();
    } catch (error) {
      this.status = 'none';
      this.error = error;
    }
  }

  leave(): void {
    this.#hasLeft = true;
  }

  async #wait(): Promise<void> {
    for (let questions = 0; !this.#hasLeft; questions += 1) {
      const answer = await this.#study.review(this.id);
      this.progress = answer.progress ?? 0;
      if (answer.review) [this.review, this.mine] = [answer.review, answer.mine ?? []];
      this.status = answer.status;
      if (answer.status === 'done') return;
      if (answer.status === 'none') await this.#study.askForReview(this.id); // it was forgotten meanwhile
      await new Promise((done) => setTimeout(done, questions < PATIENT ? AGAIN : LATER));
    }
  }
}
