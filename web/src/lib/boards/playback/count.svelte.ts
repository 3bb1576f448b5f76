/** One thing that is counted at a time. */
export interface Counted {
  /** How long it is looked at, in milliseconds. */
  lasts: number;
}

const DOUBLE = 250; // a press sooner than this belongs to the one that ended the game

/**
 * Counts up what a game came to, one thing after the other, at the viewer's pace. Whoever comes when it is over, looks
 * elsewhere, or has seen enough, sees all of it. It draws nothing.
 */
export class Count<Thing extends Counted> {
  #things: readonly Thing[] = $state.raw([]);
  #at = $state(-1); // the one that is being looked at
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;
  #due = 0; // when the one that is on should end
  readonly #look: (thing: Thing) => void;
  readonly #end: () => void;

  /** `look` is called for each thing when its time has come, and `end` once, when all was counted or skipped. */
  constructor(look: (thing: Thing) => void, end: () => void) {
    this.#look = look;
    this.#end = end;
  }

  /** What has been counted so far, the one that is being looked at last. */
  get counted(): readonly Thing[] {
    return this.#things.slice(0, this.#at + 1);
  }

  /** What is being looked at; null before and after. */
  get now(): Thing | null {
    return this.#things[this.#at] ?? null;
  }

  get isOver(): boolean {
    return this.#at >= this.#things.length;
  }

  begin(things: readonly Thing[]): void {
    clearTimeout(this.#timer);
    this.#things = things;
    this.#at = -1;
    this.#since = this.#due = performance.now();
    document.addEventListener('visibilitychange', this.#lookAway);
    this.#next();
  }

  /** All of it at once, and nothing is told: whoever comes late finds it so. */
  show(things: readonly Thing[]): void {
    this.stop();
    this.#things = things;
    this.#at = things.length;
  }

  /** Somebody has seen enough. What was meant as part of a press before does nothing. */
  skip(): void {
    if (!this.isOver && performance.now() - this.#since >= DOUBLE) this.#finish();
  }

  stop(): void {
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#lookAway);
  }

  readonly #lookAway = (): void => {
    if (document.hidden) this.#finish();
  };

  #next(): void {
    this.#at += 1;
    const thing = this.#things[this.#at];
    if (!thing) return this.#finish();
    this.#due += thing.lasts; // a machine that was late with one has less time for the next
    this.#timer = setTimeout(() => this.#next(), Math.max(0, this.#due - performance.now()));
    this.#look(thing);
  }

  #finish(): void {
    this.stop();
    this.#at = this.#things.length;
    this.#end();
  }
}
