import { Beats } from '$lib/boards/playback/beats.svelte';
import type { GameRecord, House } from '$lib/house/house';
import type { GameEvent, GameView, Result, Sitter } from '$lib/game/props';
import { scriptOf } from '$lib/boards/scripts';
import { say } from '$lib/i18n/say.svelte';
import { painted } from '$lib/motion/painted';
import { houseOf } from '$lib/houses/houses';
import { settings } from '$lib/settings/settings.svelte';
import { result, sitters } from '$lib/houses/from_wire';
import type { Step, Story } from '$lib/wire/messages';
import { passageAt, passagesOf, turnFrom } from '$lib/game/passages';
import { Positions } from './positions';

export const SPEEDS = { slow: 1.8, normal: 1, fast: 0.4 } as const;
export type Speed = keyof typeof SPEEDS;

const QUIET = 700; // a step sooner than this after another one is not acted out
const SOON = 100; // until it is asked again whether all has been seen
const DRAGGING = 60; // nobody looks at what the slider only passes

/** A game that is walked through: where we are in it, and what is shown. */
export class Replay {
  readonly id: string;
  story: Story | null = $state.raw(null);
  error: unknown = $state.raw(null);
  /** After so many moves, those of chance and the pieces of a payment included, as records count them. */
  at = $state(0);
  /** The position that is shown, or being led to; a moment behind `at` while it is fetched. */
  step: Step | null = $state.raw(null);
  /** What is shown of it so far. */
  readonly beats = new Beats<GameView>(() => scriptOf(this.story?.table.game ?? 'cards'), {
    isMine: () => false,
    hasOdds: () => settings.aids,
  });
  /** The passage that somebody has come to: what follows is not told before. */
  reached = $state(0);
  isPlaying = $state(false);
  /** So that the game can be played on from when its server is gone. */
  record: GameRecord | null = null;
  speed: Speed = $state('normal');

  readonly count = $derived(this.story?.moves.length ?? 0);
  readonly passages = $derived(passagesOf(this.story?.moves ?? []));
  readonly index = $derived(passageAt(this.passages, this.at));
  /** The passage that is shown; a moment behind `index`. */
  readonly shown = $derived(this.step ? passageAt(this.passages, this.step.number) : this.index);
  /** What has been told of it. */
  readonly told: GameEvent[] = $derived.by(() => {
    const events = this.passages[this.shown]?.events ?? [];
    return events.slice(0, Math.max(0, events.length - this.beats.untold));
  });
  readonly isAtEnd = $derived(this.at >= this.count);
  /** How many moves there are as people count them: the decisions. A link names the same number as the page. */
  readonly decisions = $derived(this.passages.length - 1);
  readonly sitters: Sitter[] = $derived(named(this.story));
  readonly result: Result | null = $derived(
    this.step && this.step.number >= this.count && !this.beats.isPlaying
      ? result(this.story?.ending ?? null)
      : null,
  );

  readonly #house: House;
  #positions: Positions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastStep = -Infinity;
  #hasLeft = false;

  constructor(id: string) {
    this.id = id;
    this.#house = houseOf(id);
    this.#positions = new Positions((number) => this.#house.position(id, number));
  }

  /** Fetches the game; one that goes on is shown as it stands, one that is over from its beginning. */
  async load(decision: number | null): Promise<void> {
    this.error = null;
    try {
      this.#positions = new Positions((number) => this.#house.position(this.id, number));
      const story = await this.#house.story(this.id);
      if (this.#hasLeft) return;
      this.story = story;
      await this.goToDecision(decision ?? (story.ending ? 0 : this.decisions));
      this.#keepRecord();
    } catch (error) {
      this.error = error;
    }
  }

  #keepRecord(): void {
    this.#house.record(this.id).then(
      (record) => (this.record = record),
      () => {},
    );
  }

  /** To the position that a decision led to, with all that came of it; 0 is the beginning. */
  async goToDecision(decision: number): Promise<void> {
    await this.goTo(this.passages[Math.min(decision, this.decisions)]?.to ?? 0);
  }

  async goTo(at: number, isActedOut = false): Promise<void> {
    const to = Math.min(Math.max(0, Math.round(at) || 0), this.count);
    const isKnown = this.#positions.has(to);
    this.at = to;
    try {
      if (this.step) await (isKnown ? painted() : pause(DRAGGING)); // the slider first, and one step a frame
      if (this.#hasLeft || this.at !== to) return;
      const step = await this.#positions.get(to);
      if (this.#hasLeft || this.at !== to) return;
      this.error = null;
      this.#show(step, isActedOut);
      this.#look();
    } catch (error) {
      this.stop();
      this.error = error;
    }
  }

  #show(step: Step, isActedOut: boolean): void {
    const position = { view: step.view, toMove: step.to_move };
    this.step = step;
    if (isActedOut) this.beats.follow(this.passages[this.shown]?.events ?? [], position);
    else this.beats.reset(position);
    this.reached = Math.max(this.reached, this.shown);
  }

  /** So many passages on, or back. */
  async go(passages: number): Promise<void> {
    // From the middle of a passage, one step back leads to its beginning.
    const current = this.passages[this.index];
    const isInside = passages < 0 && current !== undefined && this.at < current.to;
    const target = isInside ? current.from : this.passages[this.index + passages]?.to;
    if (passages > 0 && this.isAtEnd) return this.#goOn();
    if (passages > 0 && current && this.at < current.to) return this.goTo(current.to);
    const end = passages < 0 ? (this.passages[0]?.to ?? 0) : this.count;
    await this.goTo(target ?? end, this.#isUnhurried() && passages === 1);
  }

  async turn(way: 1 | -1): Promise<void> {
    await this.goTo(this.passages[turnFrom(this.passages, this.index, way)]?.to ?? this.at);
  }

  /** Starts to play by itself, from the beginning when it has come to the end, or stops. */
  async toggle(): Promise<void> {
    if (this.isPlaying) return this.stop();
    this.isPlaying = true;
    if (this.isAtEnd) await this.goToDecision(0);
    this.#wait(0);
  }

  /** Nobody looks any more: what is still on its way comes too late. */
  leave(): void {
    this.#hasLeft = true;
    this.stop();
    this.beats.stop();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#next(), milliseconds);
  }

  async #next(): Promise<void> {
    if (!this.isPlaying) return;
    if (this.isAtEnd && !(await this.#hasMore())) return this.stop();
    if (this.beats.isPlaying) return this.#wait(SOON);
    const next = this.passages[this.at < (this.passages[this.index]?.to ?? 0) ? this.index : this.index + 1];
    await this.goTo(next?.to ?? this.count, this.speed !== 'fast');
    if (this.isPlaying) this.#wait(lasting(next?.events.length ?? 0, this.speed));
  }

  async #hasMore(): Promise<boolean> {
    const { count } = this;
    await this.#goOn();
    return this.count > count;
  }

  /** A game that is still played may have come further since. */
  async #goOn(): Promise<void> {
    if (!this.story?.ending) await this.load(this.index);
  }

  #isUnhurried(): boolean {
    const now = performance.now();
    const isUnhurried = now - this.#lastStep > QUIET;
    this.#lastStep = now;
    return isUnhurried;
  }

  #look(): void {
    const { index, passages } = this;
    this.#positions.prefetch([1, 2, -1].map((by) => passages[index + by]?.to));
  }
}

/** How long a passage is looked at: the more happens in it, the longer. */
export function lasting(events: number, speed: Speed): number {
  const acted = speed === 'fast' ? 0 : 400 * Math.min(events, 10);
  return (900 + acted) * SPEEDS[speed];
}

/** Who sat there; a record from elsewhere need not say. */
function named(story: Story | null): Sitter[] {
  return sitters(story?.table ?? null).map((sitter, at) => {
    const seat = story?.table.seats[at];
    const isNameless = seat?.kind === 'person' && !seat.name;
    return isNameless ? { ...sitter, name: say('seat.person', { number: at + 1 }) } : sitter;
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
