import { Refused, Unreachable } from '$lib/errors/errors';
import type { Shown } from '$lib/exercises/posed';
import type { Tried } from '$lib/game/props';
import { trial } from '$lib/houses/from_wire';
import type { Puzzles } from '$lib/house/puzzles';
import { puzzlesOf } from '$lib/studies/puzzles';
import type { PuzzleJudgement, PuzzlePosition, PuzzleRun, ReviewedDecision } from '$lib/wire/messages';
import { keepMisses, missesIn, type Miss } from './misses';
import { answeredDecision } from './told';

/** The run has gone on without this page: its time is up, or another tab has answered. */
const ELSEWHERE = ['puzzles.run_over', 'puzzles.not_current'];

/** Somebody goes through a run of puzzles. The house sets them, judges, keeps, and has the clock. */
export class PuzzlePlay {
  readonly id: string;
  run: PuzzleRun | null = $state.raw(null);
  position: PuzzlePosition | null = $state.raw(null);
  judgement: PuzzleJudgement | null = $state.raw(null);
  /** Whether the one before was right, where one goes straight on. */
  wasRight: boolean | null = $state(null);
  misses: readonly Miss[] = $state.raw([]);
  /** Which of those that were missed is looked at, when the run is over. */
  looking: number | null = $state(null);
  /** The option that is compared, by its place among those of the decision. */
  looked: number | null = $state(null);
  error: unknown = $state.raw(null);
  /** When the run was heard of, by this page's own clock: the house's runs from there. */
  heard = $state(0);
  #moves: readonly string[] = $state.raw([]);
  #hasLeft = false;

  readonly isOver = $derived(this.run !== null && !this.position && !this.run.puzzle);
  readonly decision: ReviewedDecision | null = $derived(
    this.judgement && answeredDecision(this.judgement, this.#moves),
  );
  readonly shown: Shown | null = $derived.by(() => {
    if (!this.position) return null;
    const { view, to_move, legal } = this.position.step;
    return { view, toMove: to_move, legal: this.judgement ? [] : legal };
  });

  constructor(id: string) {
    this.id = id;
    this.misses = missesIn(id);
  }

  /** To the puzzle that is to be answered now. */
  async load(): Promise<void> {
    await this.#attempt(async () => {
      this.#note(await this.#puzzles.run(this.id));
      await this.#enter();
    });
  }

  /** A move on the board is the answer. */
  readonly send = async (moves: string[]): Promise<void> => {
    const { position } = this;
    if (!position || this.judgement) return;
    this.error = null;
    const asked = position.asked ?? 0;
    const judgement = await this.#puzzles
      .answerPuzzle(position.id, { asked, moves, run: this.id })
      .catch((error: unknown) => {
        if (error instanceof Refused && ELSEWHERE.includes(error.key)) return null;
        if (error instanceof Unreachable) this.error = error; // whatever else is wrong, the board says
        throw error;
      });
    if (this.#hasLeft || this.position !== position) return;
    if (!judgement) return await this.load();
    if (!judgement.right) this.#keepMiss({ puzzle: position.id, theme: position.theme, asked, moves });
    this.#tell(judgement, moves);
    if (this.run?.kind === 'sprint') await this.next();
  };

  readonly tryOut = async (moves: string[]): Promise<Tried> => {
    if (!this.position) throw new Error('There is nothing to try.');
    const answer = await this.#puzzles.tryPuzzle(this.position.id, moves);
    const tried = trial({ type: 'tried', id: '', version: 0, ...answer });
    // Whoever is asked how to pay is not told.
    return this.position.task === 'paying' ? { ...tried, proposal: null } : tried;
  };

  async next(): Promise<void> {
    await this.#attempt(() => this.#enter());
  }

  /** To one that was missed, with what every move was worth; null: back to the result. */
  async look(which: number | null): Promise<void> {
    const miss = which === null ? undefined : this.misses[which];
    await this.#attempt(async () => {
      const position = miss ? await this.#puzzles.puzzle(miss.puzzle) : null;
      const again = miss && { asked: miss.asked, moves: miss.moves };
      const judgement = again ? await this.#puzzles.answerPuzzle(miss.puzzle, again) : null;
      if (this.#hasLeft) return;
      [this.looking, this.position, this.judgement] = [which, position, judgement];
      [this.#moves, this.looked] = [miss?.moves ?? [], null];
    });
  }

  /** By this page's clock the time is up: the house is asked. */
  async timeIsUp(): Promise<void> {
    await this.#attempt(async () => {
      this.#note(await this.#puzzles.run(this.id));
      if (this.run?.over) await this.#enter();
    });
  }

  pick(place: number): void {
    this.looked = this.looked === place ? null : place;
  }

  leave(): void {
    this.#hasLeft = true;
  }

  get #puzzles(): Puzzles {
    return puzzlesOf(this.id);
  }

  async #enter(): Promise<void> {
    const next = this.run?.puzzle ?? null;
    const position = next === null ? null : await this.#puzzles.puzzle(next, this.id);
    if (this.#hasLeft) return;
    if (position?.run) this.#note(position.run);
    [this.position, this.judgement, this.#moves, this.looked] = [position, null, [], null];
  }

  #tell(judgement: PuzzleJudgement, moves: readonly string[]): void {
    [this.judgement, this.#moves, this.wasRight] = [judgement, moves, judgement.right];
    if (judgement.run) this.#note(judgement.run);
  }

  #note(run: PuzzleRun): void {
    [this.run, this.heard] = [run, performance.now()];
  }

  #keepMiss(miss: Miss): void {
    this.misses = [...this.misses, miss];
    keepMisses(this.id, this.misses);
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
