import { paced } from '$lib/motion/pace';
import { deciderOf } from '$lib/game/events';
import type { GameEvent, Turning } from '$lib/game/props';

/** Where a game stands. */
export interface Position<View> {
  view: View;
  toMove: number | null;
}

/** As much of a game as has been shown. */
export interface Scene<View> extends Position<View> {
  turning: Turning | null;
}

/** One thing that is seen at a time, and what is told with it. */
export interface Beat<View> {
  tells: readonly GameEvent[];
  /** How long it is looked at, in milliseconds, when it is its turn. */
  lasts: (now: Scene<View>) => number;
  /** Something lies face down: it is looked at for a moment even by those who are far behind. */
  isFaceDown?: boolean;
  /** What is different from now on; `lasts` is the time that it has. */
  show: (now: Scene<View>, later: Position<View>, lasts: number) => Partial<Scene<View>>;
}

/** What a script may ask about those who watch. */
export interface Audience {
  /** Whether somebody here holds that seat, and so knows what it has decided. */
  isMine: (seat: number) => boolean;
  /** Whether chances may be felt: they are an aid that a table may have agreed to do without. */
  hasOdds: () => boolean;
}

/** Makes beats of what happened. */
export type Script<View> = (events: readonly GameEvent[], audience: Audience) => Beat<View>[];

interface Step<View> {
  beat: Beat<View>;
  /** The position that all of it leads to. */
  later: Position<View>;
  /** When it became known, and for how long after that it may be shown. */
  since: number;
  most: number;
  /** After it nothing is left to be shown of what came with it. */
  isLast: boolean;
}

const MOST = 9000; // milliseconds that a display may be behind, at the usual pace
const IN_HASTE = 2500; // the same when somebody comes back to a game that went on without them
const IN_TIME = 0.75; // of that, in which everything takes the time it likes; from then on less and less
const GLIMPSE = 0.15; // of its time, that something face down has at the least
const DOUBLE = 250; // a second press sooner than this belongs to the first

const NOT_TOLD = ['discards', 'draws'];

/**
 * Plays what happened as a sequence of beats. What is known comes in by `follow`; what is shown lags behind it until
 * each beat has had its time, and ends exactly at what is known. It draws nothing.
 */
export class Beats<View> {
  #scene: Scene<View> | null = $state.raw(null);
  #queue: readonly Step<View>[] = $state.raw([]);
  #told: GameEvent | null = $state.raw(null);
  #latest: GameEvent[] = $state.raw([]);
  #isHurried = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #doer: number | null = $state(null);
  #due = 0; // when the beat that is on should end
  #since = 0; // when the first of them began

  constructor(
    readonly script: () => Script<View>,
    readonly audience: Audience,
  ) {
    document.addEventListener('visibilitychange', this.#lookAway);
  }

  /** As much of the view as has been shown; null before there is one. */
  get view(): View | null {
    return this.#scene?.view ?? null;
  }

  get toMove(): number | null {
    return this.#scene?.toMove ?? null;
  }

  get turning(): Turning | null {
    return this.#scene?.turning ?? null;
  }

  /** What was told last, in a sentence of its own. */
  get told(): GameEvent | null {
    return this.#told;
  }

  /** What the last beat told; a new array each time. */
  get latest(): GameEvent[] {
    return this.#latest;
  }

  /** Something is still to be shown: nothing can be decided. */
  get isPlaying(): boolean {
    return this.#queue.length > 0;
  }

  /** How many events at the end of all that are known have not been told. */
  get untold(): number {
    return this.#queue.slice(1).reduce((sum, { beat }) => sum + beat.tells.length, 0);
  }

  /** What is shown at this moment is somebody else's doing, whatever comes after it. */
  get isOthers(): boolean {
    return this.isPlaying && this.#doer !== null && !this.audience.isMine(this.#doer);
  }

  /** Somebody has pressed to see the end sooner. */
  get isHurried(): boolean {
    return this.#isHurried;
  }

  /** Shows what happened, after what is being shown already. */
  follow(events: readonly GameEvent[], later: Position<View>, inHaste = false): void {
    if (!this.#scene) return this.reset(later, events);
    const beats = events.length > 0 ? this.script()(events, this.audience) : [];
    if (beats.length === 0) return this.#settle(later);
    const [since, most] = [performance.now(), paced(inHaste ? IN_HASTE : MOST)];
    const steps = beats.map((beat, at) => ({ beat, later, since, most, isLast: at === beats.length - 1 }));
    const wasIdle = !this.isPlaying;
    this.#queue = [...this.#queue, ...steps];
    if (wasIdle) this.#begin();
    if (document.hidden) this.#finishAll();
  }

  /** Something else than a move happened, e.g. one was taken back: that is not shown, it is so. */
  reset(position: Position<View>, told: readonly GameEvent[] = []): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#scene = { ...position, turning: null };
    this.#told = null;
    this.#latest = [...told];
    this.#remember(told);
  }

  /** A press: all that is still to come is there at once. What was meant as part of the press before does nothing. */
  hurry(): void {
    if (!this.isPlaying || performance.now() - this.#since < DOUBLE) return;
    this.#isHurried = true;
    this.#finishAll();
  }

  stop(): void {
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#lookAway);
  }

  /** Whoever looks elsewhere waits for nothing, and is called in time. */
  readonly #lookAway = (): void => {
    if (document.hidden) this.#finishAll();
  };

  #begin(): void {
    this.#isHurried = false;
    this.#doer = null;
    this.#since = this.#due = performance.now();
    this.#next();
  }

  #next(): void {
    const [step] = this.#queue;
    const now = this.#scene;
    if (!step || !now) return;
    const lasts = step.beat.lasts(now) * this.#leisure(step);
    const scene = { ...now, ...step.beat.show(now, step.later, lasts) };
    this.#scene = step.isLast ? { ...scene, view: step.later.view } : scene;
    this.#doer = step.beat.tells.map(deciderOf).findLast(isSeat) ?? scene.turning?.seat ?? this.#doer;
    this.#tell(step.beat.tells);
    this.#due += lasts; // a machine that was late with one beat has less time for the next
    this.#timer = setTimeout(() => this.#end(), Math.max(0, this.#due - performance.now()));
  }

  #end(): void {
    const [done, ...rest] = this.#queue;
    this.#queue = rest;
    if (done && rest.length === 0) this.#scene = { ...done.later, turning: null };
    this.#next();
  }

  #finishAll(): void {
    clearTimeout(this.#timer);
    const last = this.#queue.at(-1);
    const rest = this.#queue.slice(1).flatMap(({ beat }) => beat.tells);
    this.#queue = [];
    if (last) this.#scene = { ...last.later, turning: null };
    this.#tell(rest);
  }

  /** Nothing happened that could be shown, but the table is not what it was: so it will be in the end. */
  #settle(later: Position<View>): void {
    const last = this.#queue.at(-1);
    if (last) this.#queue = [...this.#queue.slice(0, -1), { ...last, later }];
    else this.#scene = { ...later, turning: null };
  }

  #tell(events: readonly GameEvent[]): void {
    if (events.length === 0) return;
    this.#latest = [...events];
    this.#remember(events);
  }

  #remember(events: readonly GameEvent[]): void {
    this.#told = events.findLast(({ event }) => !NOT_TOLD.includes(event)) ?? this.#told;
  }

  /**
   * How much of its time a beat has: all of it, unless the display is late already. What is still to come makes no
   * difference, or whoever looks could tell it from the pace.
   */
  #leisure({ beat, since, most }: Step<View>): number {
    const late = (this.#due - since) / most;
    const share = 1 - (late - IN_TIME) / (2 * (1 - IN_TIME));
    return Math.min(1, Math.max(beat.isFaceDown ? GLIMPSE : 0, share));
  }
}

function isSeat(seat: number | undefined): seat is number {
  return seat !== undefined;
}
