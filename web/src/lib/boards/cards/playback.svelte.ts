import { seatOf, type EventName } from '$lib/boards/events';
import type { CardsView, GameEvent } from '$lib/boards/props';
import { paced } from '$lib/motion/pace';
import type { Said } from './bidding';
import { fold } from './fold';

/** How long an event is looked at, in milliseconds. */
const LASTS: Partial<Record<EventName, number>> = {
  draws: 200,
  card: 650,
  auction: 700,
  bids: 700,
  passes: 500,
  stops: 700,
  takes: 550,
  to_market: 550,
  busts: 1100,
  bust_token: 550,
  gains: 350,
  discards: 200,
  chooses: 600,
  spends: 200,
  buys: 600,
  wins: 700,
  turn: 500,
  last_round: 900,
  over: 300,
};
const MINE = 0.5; // what I did I know already
const MANY = 60; // from here on it has to go faster

interface Step {
  event: GameEvent;
  /** The view that came with it. */
  later: CardsView;
  /** After it nothing is left to be shown of what came with it. */
  isLast: boolean;
}

/** Shows what happened event by event, and can be hurried at any time. */
export class Playback {
  #shown: CardsView = $state.raw() as CardsView;
  #told: GameEvent | null = $state.raw(null);
  #said: ReadonlyMap<number, Said> = $state.raw(new Map());
  #queue: Step[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `onstep` is called before an event shows; `isMine` says whose doings need no time. */
  constructor(
    view: CardsView,
    events: readonly GameEvent[],
    readonly isMine: (seat: number) => boolean,
    readonly onstep: (event: GameEvent) => void = () => {},
  ) {
    this.#shown = view;
    for (const event of events) this.#note(event);
  }

  /** The table as far as it has been shown. */
  get shown(): CardsView {
    return this.#shown;
  }

  /** What was shown last. */
  get told(): GameEvent | null {
    return this.#told;
  }

  /** What was heard in the auction that is on, or was last. */
  get said(): ReadonlyMap<number, Said> {
    return this.#said;
  }

  get isPlaying(): boolean {
    return this.#queue.length > 0;
  }

  /** Somebody else's doings are being shown. */
  get isOthers(): boolean {
    return this.#queue.some(({ event }) => {
      const seat = seatOf(event);
      return seat !== undefined && !this.isMine(seat) && isDeed(event);
    });
  }

  follow(events: readonly GameEvent[], later: CardsView): void {
    const steps = events.map((event, at) => ({ event, later, isLast: at === events.length - 1 }));
    const wasIdle = !this.isPlaying;
    this.#queue = [...this.#queue, ...steps];
    if (steps.length === 0) this.#settle(later);
    else if (document.hidden) this.skip();
    else if (wasIdle) this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Something else than a move happened, e.g. one was taken back: that is not shown, it is so. */
  reset(view: CardsView): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#shown = view;
    this.#told = null;
    this.#said = new Map(); // the highest bid is in the view, and of the others nothing was heard
  }

  /** Nothing happened that could be shown, but the table is not what it was: so it will be in the end. */
  #settle(later: CardsView): void {
    const last = this.#queue.at(-1);
    if (last) this.#queue = [...this.#queue.slice(0, -1), { ...last, later }];
    else this.#shown = later;
  }

  skip(): void {
    clearTimeout(this.#timer);
    const last = this.#queue.at(-1);
    for (const { event } of this.#queue) this.#note(event);
    this.#queue = [];
    if (last) this.#shown = last.later;
  }

  #next(): void {
    const [step] = this.#queue;
    if (!step) return;
    const { event, later, isLast } = step;
    this.onstep(event);
    this.#note(event);
    this.#shown = isLast ? later : fold(this.#shown, event, later);
    this.#timer = setTimeout(() => this.#finish(), this.#lasts(event));
  }

  #finish(): void {
    const [done, ...rest] = this.#queue;
    this.#queue = rest;
    if (done && rest.length === 0) this.#shown = done.later;
    this.#next();
  }

  #lasts(event: GameEvent): number {
    const usual = LASTS[event.event] ?? 300;
    const seat = seatOf(event);
    if (seat !== undefined && this.isMine(seat)) return usual * MINE;
    return paced(usual) * (this.#queue.length > MANY ? 0.4 : 1);
  }

  #note(event: GameEvent): void {
    if (event.event !== 'discards' && event.event !== 'draws') this.#told = event;
    if (event.event === 'auction') this.#said = new Map();
    if (event.event !== 'passes' && event.event !== 'bids') return;
    const said = event.event === 'passes' ? 'pass' : event.amount;
    this.#said = new Map([...this.#said, [event.seat, said]]);
  }
}

/** Something that a seat decides, not something that comes to it. */
function isDeed({ event }: GameEvent): boolean {
  return !['gains', 'turn', 'last_round', 'over'].includes(event);
}
