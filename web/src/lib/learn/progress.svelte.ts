import type { Tried } from '../boards/props';
import type { AnyView, GameName, Moment, Step } from './lesson';

const LEARNER = 0;

/** How far somebody is in a lesson: which step, and whether it is done. Nothing in it knows a rule. */
export class Progress {
  readonly steps: Step[];
  readonly game: GameName;
  #at = $state(0);
  #after: Moment | null = $state.raw(null);
  #hint: string | null = $state(null);
  #isOver = $state(false);
  #leaps = $state(0);
  readonly step = $derived.by(() => this.steps[this.#at] ?? (this.steps[0] as Step));
  /** What the board shows. */
  readonly moment: Moment = $derived.by(() => this.#after ?? this.step);
  readonly isTask = $derived.by(() => this.step.after !== undefined && this.#after === null && !this.#isOver);

  constructor(game: GameName, steps: Step[], at = 0) {
    this.game = game;
    this.steps = steps;
    this.#at = Math.min(Math.max(Math.trunc(at) || 0, 0), steps.length - 1);
  }

  get at(): number {
    return this.#at;
  }

  /** The last step lies behind. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** What to say: the task, or what came of it. */
  get sentence(): string {
    const key = `lesson.${this.game}.${this.step.name}`;
    return this.#after ? `${key}-done` : key;
  }

  /** What to say about an idea that does not fit here; null when there was none. */
  get hint(): string | null {
    return this.#hint === null ? null : `lesson.${this.game}.${this.step.name}-${this.#hint}`;
  }

  /** Changes when the board has to begin afresh: at another table, or when time has gone backwards. */
  get board(): string {
    return `${this.step.table}/${this.#leaps}`;
  }

  get legal(): string[] {
    return this.isTask ? this.step.legal : [];
  }

  /** Whoever is asked, or was: while one reads, it is still one's turn, with nothing to press. */
  get acting(): number | null {
    const { view, toMove } = this.moment;
    if (this.isTask) return this.step.acting;
    return toMove === LEARNER && !('debt' in view && view.debt) ? LEARNER : null;
  }

  /** Whom the table waits for. While one reads it waits for nobody else: the other has nothing to think about. */
  get toMove(): number | null {
    const { toMove } = this.moment;
    return this.isTask || toMove === LEARNER ? toMove : null;
  }

  /** Makes a move, if it is the one that is asked for; says so. */
  send(tokens: readonly string[]): boolean {
    if (!this.isTask) return false;
    const after = this.step.after?.[tokens.join(' ')];
    if (after) this.#after = after;
    this.#hint = after ? null : this.#hintFor(tokens[0] ?? '');
    return after !== undefined;
  }

  /** As a server would answer, from what was played before. */
  tryOut(tokens: readonly string[]): Tried<AnyView> {
    const tries = this.step.tries ?? {};
    for (let made = tokens.length; made >= 0; made -= 1) {
      const found = tries[tokens.slice(0, made).join(' ')];
      const next = tokens[made];
      if (!found) continue;
      const refusal = next === undefined ? null : (found.refuses[next] ?? notHere);
      return {
        view: { ...this.step.view, ...found.changes } as AnyView,
        legal: found.legal,
        toMove: found.toMove,
        proposal: found.proposal,
        refused: refusal && { ...refusal, index: made },
      };
    }
    const { view, legal, toMove } = this.step;
    return { view, legal, toMove, proposal: null, refused: { ...notHere, index: 0 } };
  }

  next(): void {
    if (this.#at + 1 < this.steps.length) this.#enter(this.#at + 1);
    else this.#isOver = true;
  }

  /** First to the task of this step, then to the step before. */
  back(): void {
    if (this.#isOver) this.#isOver = false;
    else this.goTo(this.#after ? this.#at : this.#at - 1);
  }

  goTo(at: number): void {
    this.#leaps += 1;
    this.#enter(at);
  }

  #enter(at: number): void {
    this.#at = Math.min(Math.max(at, 0), this.steps.length - 1);
    this.#after = null;
    this.#hint = null;
    this.#isOver = false;
  }

  #hintFor(token: string): string {
    const begin = Object.keys(this.step.hints ?? {}).find((one) => token.startsWith(one));
    const name = begin === undefined ? undefined : this.step.hints?.[begin];
    return name === undefined ? 'hint' : `hint-${name}`;
  }
}

const notHere = { key: 'lesson.not-here', details: {} };
