import { Refused } from '$lib/errors/errors';
import type { Study } from '$lib/house/house';
import type { Level } from '$lib/house/local';
import { studyHere, studyOf } from '$lib/studies/studies.svelte';
import type { GameReview } from '$lib/wire/messages';

const AGAIN = 500; // milliseconds until it is asked again how far a review is
const LATER = 2_000; // when it has taken longer
const PATIENT = 20; // questions
const DEEP: Level = 'deep';

/** Why a server makes no review that this browser can make as well; not that its game is being played on. */
const ELSEWHERE = ['review.off', 'review.queue_full', 'review.failed'];

/** A review that somebody asks for, waits for and looks at. */
export class Reviewing {
  status: 'none' | 'waiting' | 'running' | 'done' = $state('none');
  progress = $state(0);
  review: GameReview | null = $state.raw(null);
  /** The seats that one has held oneself. */
  mine: readonly number[] = $state.raw([]);
  error: unknown = $state.raw(null);
  /** Whether this browser makes it, or has made it. */
  isHere = $state(false);
  /** How far a closer look is; null while nobody takes one. */
  closer: number | null = $state(null);
  #hasLeft = false;

  readonly #study: Study;

  constructor(readonly id: string) {
    this.#study = studyOf(id);
    this.isHere = this.#study === studyHere;
  }

  readonly isBusy = $derived(this.status === 'waiting' || this.status === 'running');
  /** Whether this browser may make it in place of the server. */
  readonly canBeHere = $derived.by(() => {
    const isRefused = this.error instanceof Refused && ELSEWHERE.includes(this.error.key);
    return !this.isHere && (isRefused || this.status === 'waiting');
  });
  readonly canLookCloser = $derived(
    this.review !== null && this.review.level !== DEEP && this.closer === null,
  );

  async ask(): Promise<void> {
    await this.#attempt(() => this.#waitFor(this.isHere ? studyHere : this.#study));
  }

  /** In this browser, in place of the server; what was asked of that is not waited for any more. */
  async askHere(): Promise<void> {
    this.isHere = true;
    await this.ask();
  }

  /** A closer look in this browser, while what is known stays in sight. */
  async lookCloser(): Promise<void> {
    this.closer = 0;
    try {
      await studyHere.askForReview(this.id, DEEP);
      await this.#poll(async () => {
        const answer = await studyHere.review(this.id, DEEP);
        if (this.closer === null) return true;
        this.closer = answer.progress ?? 0;
        if (answer.review) [this.review, this.isHere] = [answer.review, true];
        return answer.status === 'done' || answer.status === 'none';
      });
    } catch (error) {
      this.error = error;
    }
    this.closer = null;
  }

  /** Whatever this browser works out for this game, it works out no more. */
  async stop(): Promise<void> {
    this.closer = null;
    this.status = this.review ? 'done' : 'none';
    await studyHere.stopReview(this.id);
  }

  leave(): void {
    this.#hasLeft = true;
  }

  async #attempt(what: () => Promise<void>): Promise<void> {
    this.error = null;
    this.status = 'waiting';
    try {
      await what();
    } catch (error) {
      this.status = 'none';
      this.error = error;
    }
  }

  /** Until it is there, somebody stops it, or it is made elsewhere. */
  async #waitFor(study: Study): Promise<void> {
    const { isHere } = this;
    await study.askForReview(this.id);
    await this.#poll(async () => {
      const answer = await study.review(this.id);
      if (this.isHere !== isHere || this.status === 'none') return true;
      this.progress = answer.progress ?? 0;
      this.mine = answer.mine ?? this.mine;
      this.review = answer.review ?? null;
      this.status = answer.status === 'none' ? 'waiting' : answer.status;
      if (answer.status === 'none') await study.askForReview(this.id); // it was forgotten meanwhile
      return answer.status === 'done';
    });
  }

  async #poll(look: () => Promise<boolean>): Promise<void> {
    for (let questions = 0; !this.#hasLeft; questions += 1) {
      if (await look()) return;
      await new Promise((done) => setTimeout(done, questions < PATIENT ? AGAIN : LATER));
    }
  }
}
