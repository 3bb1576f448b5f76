import type { Tried } from '$lib/game/props';
import { Refused, Unreachable } from '$lib/errors/errors';
import { trial } from '$lib/houses/from_wire';
import { askMyStudy, studyOf } from '$lib/studies/studies.svelte';
import type { Exercise, ExercisePosition, Judgement, MyMistakes } from '$lib/wire/messages';
import type { Shown } from './posed';

const GONE = ['practice.unknown', 'record.unknown', 'expert.being_played']; // the last for now

/** Somebody goes through the mistakes that are due, one after the other. The server judges and keeps. */
export class ExerciseRun {
  queue: Exercise[] = $state.raw([]);
  place = $state(0);
  /** How many were right at the first try. */
  right = $state(0);
  position: ExercisePosition | null = $state.raw(null);
  judgement: Judgement | null = $state.raw(null);
  /** Somebody has given up looking. */
  isRevealed = $state(false);
  /** At the end: how things stand. */
  after: MyMistakes | null = $state.raw(null);
  error: unknown = $state.raw(null);
  isLoaded = $state(false);
  #tried: Shown | null = $state.raw(null);
  #hasLeft = false;

  /** It was found, or shown: there is nothing more to decide. */
  readonly isSettled = $derived(this.isRevealed || (this.judgement?.right ?? false));
  readonly isOver = $derived(this.isLoaded && this.place >= this.queue.length);
  readonly shown: Shown | null = $derived.by(() => {
    if (!this.position) return null;
    const { view, to_move, legal } = this.position.step;
    if (this.#tried && this.judgement?.right) return this.#tried;
    return { view, toMove: to_move, legal: this.judgement ? [] : legal };
  });

  /** From the first mistake that is due now. */
  async load(): Promise<void> {
    await this.#attempt(async () => {
      this.queue = await askMyStudy((study) => study.due());
      this.right = 0;
      await this.#enter(0);
      this.isLoaded = true;
    });
  }

  /** A move on the board is the answer. */
  readonly send = async (moves: string[]): Promise<void> => {
    const exercise = this.position?.exercise;
    if (!exercise || this.judgement) return;
    this.error = null;
    const answer = { asked: exercise.asked ?? 0, moves };
    const judgement = await studyOf(exercise.table)
      .answerExercise(exercise, answer)
      .catch((error) => {
        if (error instanceof Unreachable) this.error = error; // whatever else is wrong, the board says
        throw error;
      });
    const tried = judgement.right ? await this.tryOut(moves).catch(() => null) : null;
    if (this.#hasLeft || this.position?.exercise !== exercise) return;
    this.#tried = tried && !tried.refused ? { view: tried.view, toMove: null, legal: [] } : null;
    if (judgement.right && judgement.counted) this.right += 1;
    this.judgement = judgement;
  };

  readonly tryOut = async (moves: string[]): Promise<Tried> => {
    const exercise = this.position?.exercise;
    if (!exercise) throw new Error('There is nothing to try.');
    const answer = await studyOf(exercise.table).tryExercise(exercise, moves);
    const tried = trial({ type: 'tried', id: '', version: 0, ...answer });
    // Whoever is asked how to pay is not told.
    return this.position?.task === 'paying' ? { ...tried, proposal: null } : tried;
  };

  /** Once more, though it counts no more. */
  again(): void {
    this.judgement = null;
  }

  reveal(): void {
    this.isRevealed = true;
  }

  async next(): Promise<void> {
    await this.#attempt(() => this.#enter(this.place + 1));
  }

  leave(): void {
    this.#hasLeft = true;
  }

  /** A mistake whose game is gone by now, or is being played on elsewhere, is passed over. */
  async #enter(place: number): Promise<void> {
    const exercise = this.queue[place];
    const position = exercise ? await studyOf(exercise.table).exercise(exercise).catch(unlessGone) : null;
    if (exercise && !position) return this.#enter(place + 1);
    const after = exercise ? null : await askMyStudy((study) => study.mistakes());
    if (this.#hasLeft) return;
    this.isRevealed = false;
    this.judgement = null;
    this.#tried = null;
    [this.place, this.position, this.after] = [place, position, after];
  }

  async #attempt(what: () => Promise<void>): Promise<void> {
    this.error = null;
    try {
      await what();
    } catch (error) {
      this.error = error;
    }
  }
}

function unlessGone(error: unknown): null {
  if (error instanceof Refused && GONE.includes(error.key)) return null;
  throw error;
}
