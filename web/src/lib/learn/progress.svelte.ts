import type { Tried } from '$lib/game/props';
import type { Course } from './learnt';
import type { AnyView, GameName, Moment, Step } from './lesson';

const LEARNER = 0;
const PATIENCE = 2; // tries that went wrong, after which the board helps

/** How far somebody is in a lesson: which step, and whether it is done. Nothing in it knows a rule. */
export class Progress {
  readonly steps: Step[];
  readonly game: GameName;
  #at = $state(0);
  #after: Moment | null = $state.raw(null);
  #hint: string | null = $state(null);
  #isOver = $state(false);
  #leaps = $state(0);
  #mistakes = $state(0);
  /** The tasks that were done, now or before, by name. */
  #done: readonly string[] = $state.raw([]);
  /** What came of a move is still being shown: it is not spoken of yet. */
  isShowing = $state(false);
  readonly step = $derived.by(() => this.steps[this.#at] ?? (this.steps[0] as Step));
  /** What the board shows. */
  readonly moment: Moment = $derived.by(() => this.#after ?? this.step);
  /** There is something to do, and it is still to be done. */
  readonly isTask = $derived.by(() => this.step.after !== undefined && this.#after === null && !this.#isOver);

  constructor(
    game: GameName,
    steps: Step[],
    at = 0,
    done: readonly string[] = [],
    readonly course: Course = 'lesson',
  ) {
    this.game = game;
    this.steps = steps;
    this.#done = done.filter((name) => steps.some((step) => step.name === name && step.after));
    this.#at = Math.min(Math.max(Math.trunc(at) || 0, 0), steps.length - 1);
  }

  get at(): number {
    return this.#at;
  }

  /** The last step lies behind. */
  get isOver(): boolean {
    return this.#isOver;
  }

  get done(): readonly string[] {
    return this.#done;
  }

  /** What was asked for was done, and has been seen. */
  get isDone(): boolean {
    return this.#after !== null && !this.isShowing;
  }

  /** What to say: the task, or what came of it; what others do is seen before it is spoken of. */
  get sentence(): string {
    if (this.isShowing && !this.step.after) return 'lesson.watch';
    return this.isDone ? `${this.#key}-done` : this.#key;
  }

  /** What to say about an idea that does not fit here; null when there was none. */
  get hint(): string | null {
    return this.#hint === null ? null : `${this.#key}-${this.#hint}`;
  }

  /** What is marked on the table: what is being spoken of. */
  get points(): readonly string[] {
    if (this.isShowing || this.#isOver) return [];
    return this.#after ? (this.step.pointsAfter ?? []) : this.step.points;
  }

  /** Whether the board helps: not with what is to be found out, unless somebody has looked for it in vain. */
  get hasAids(): boolean {
    return !this.step.hides || this.#after !== null || this.#isOver || this.isHelped;
  }

  /** Somebody has looked in vain, and is shown more now. */
  get isHelped(): boolean {
    return this.step.hides === true && this.isTask && this.#mistakes >= PATIENCE;
  }

  /** How many tries of this step went wrong. */
  get mistakes(): number {
    return this.#mistakes;
  }

  get #key(): string {
    const rest = `${this.game}.${this.step.name}`;
    return this.course === 'drill' ? `drill.${rest}` : `lesson.${rest}`;
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
    if (after) this.#finish(after);
    else this.#mistakes += 1;
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
    if (this.isShowing) return; // what is spoken of next has not been seen yet
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

  #finish(after: Moment): void {
    this.#after = after;
    const { name } = this.step;
    if (!this.#done.includes(name)) this.#done = [...this.#done, name];
  }

  #enter(at: number): void {
    this.#at = Math.min(Math.max(at, 0), this.steps.length - 1);
    this.#after = null;
    this.#hint = null;
    this.#mistakes = 0;
    this.#isOver = false;
  }

  #hintFor(token: string): string {
    const begin = Object.keys(this.step.hints ?? {}).find((one) => token.startsWith(one));
    const name = begin === undefined ? undefined : this.step.hints?.[begin];
    return name === undefined ? 'hint' : `hint-${name}`;
  }
}

const notHere = { key: 'lesson.not-here', details: {} };
