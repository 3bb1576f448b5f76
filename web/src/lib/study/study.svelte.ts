import type { Candidate, Foreseen } from '$lib/game/candidates';
import { passageAt } from '$lib/game/passages';
import { Replay } from '$lib/replay/replay.svelte';
import { Reviewing } from '$lib/review/reviewing.svelte';
import type { Adviser } from '$lib/review/advice';
import { foreseenIn } from '$lib/review/foreseen';
import { decisionsOf, isRight, markOf, mistakesOf, worstOf } from '$lib/review/findings';
import type { ReviewedDecision, ReviewedOption } from '$lib/wire/messages';

const TOLD = 12; // candidates on a board: with more, nobody finds the one that matters

export const PARTS = ['move', 'mistakes', 'game'] as const;

/** A reviewed game that is looked through, decision by decision: the position before each, and what could be done. */
export class Study {
  readonly replay: Replay;
  readonly reviewing: Reviewing;
  /** The move that is looked at, as people count them. */
  index = $state(0);
  /** What is told beside the board. */
  part: (typeof PARTS)[number] = $state('move');
  /** The option that is compared, by its place among those of the decision. */
  looked: number | null = $state(null);
  /** What was tried in vain, while the better move is looked for; null while everything is told. */
  tried: ReviewedOption[] | null = $state.raw(null);
  /** Whose mistakes are gone through; by default one's own. */
  #seats: readonly number[] | null = $state.raw(null);

  readonly review = $derived.by(() => this.reviewing.review);
  readonly decisions: ReviewedDecision[] = $derived.by(() =>
    this.review ? decisionsOf(this.review, this.replay.passages[this.index]) : [],
  );
  /** The decision that is drawn: the one with a mark, or the first. */
  readonly decision: ReviewedDecision | null = $derived.by(
    () => this.decisions.find(({ mark }) => mark) ?? this.decisions[0] ?? null,
  );
  readonly seats: readonly number[] = $derived.by(() => {
    const all = this.replay.sitters.map((_, seat) => seat);
    return this.#seats ?? (this.reviewing.mine.length ? this.reviewing.mine : all);
  });
  readonly mistakes: ReviewedDecision[] = $derived.by(() => {
    const { review } = this;
    const found = review ? this.seats.flatMap((seat) => mistakesOf(review, seat)) : [];
    return found.sort((one, other) => one.number - other.number);
  });
  /** The place of what is looked at among the mistakes, from 1; 0 beside them. */
  readonly mistake = $derived.by(
    () => this.mistakes.findIndex(({ number }) => this.indexOf(number) === this.index) + 1,
  );
  readonly isFound = $derived.by(() => this.tried?.some(isRight) ?? false);
  /** Nothing tells what is better while one looks for it. */
  readonly isHidden = $derived.by(() => this.tried !== null && !this.isFound);

  constructor(id: string) {
    this.replay = new Replay(id);
    this.reviewing = new Reviewing(id);
  }

  /** Fetches game and review, and goes to a move: the one that is asked for, or one's gravest mistake.
   * `isHere`: this browser makes the review, whoever keeps the game. */
  async load(move: number | null, isHere = false): Promise<void> {
    const asking = isHere ? this.reviewing.askHere() : this.reviewing.ask();
    await this.replay.load(move);
    if (move !== null) await this.go(move);
    await asking;
    if (move !== null || !this.review) return;
    const first = worstOf(this.mistakes) ?? this.review.decisions.find(({ options }) => options.length > 1);
    await this.go(first ? this.indexOf(first.number) : 1);
  }

  leave(): void {
    this.replay.leave();
    this.reviewing.leave();
  }

  /** To the position before a move. */
  async go(index: number): Promise<void> {
    const to = Math.min(Math.max(index, 1), this.replay.decisions);
    this.looked = null;
    if (to !== this.index && this.tried) this.tried = [];
    this.index = to;
    await this.replay.goTo(this.replay.passages[to]?.from ?? 0);
  }

  /** To the next mistake, or the one before; round and round. */
  async goToMistake(way: 1 | -1): Promise<void> {
    const all = this.mistakes.map(({ number }) => this.indexOf(number));
    const next =
      way > 0
        ? (all.find((index) => index > this.index) ?? all[0])
        : (all.findLast((index) => index < this.index) ?? all.at(-1));
    if (next !== undefined) await this.tellOf(next);
  }

  /** To a move that somebody has asked for: they are told about it. */
  async tellOf(index: number): Promise<void> {
    this.part = 'move';
    await this.go(index);
  }

  indexOf(move: number): number {
    return passageAt(this.replay.passages, move);
  }

  showMistakesOf(seats: readonly number[] | null): void {
    this.#seats = seats;
  }

  /** Begins to look for what is better, or ends it. */
  find(isFinding: boolean): void {
    this.tried = isFinding ? [] : null;
    this.looked = null;
  }

  /** Somebody presses what could be done: it is compared, or it is the answer. */
  pick(place: number): void {
    const option = this.decision?.options[place];
    if (!option) return;
    if (this.isHidden) {
      if (!this.tried?.includes(option)) this.tried = [...(this.tried ?? []), option];
    } else this.looked = this.looked === place ? null : place;
  }

  /** What is drawn on the board; the first so many, and what was made. */
  candidates(adviser: Adviser): (Candidate & { place: number })[] {
    const { decision } = this;
    if (!decision) return [];
    return decision.options
      .map((option, place) => ({
        place,
        moves: option.moves,
        words: adviser.choice(option.moves, decision.kind),
        value: this.#isTold(option) ? adviser.worth(option, decision) : '',
        mark: this.#isTold(option) ? this.#markOf(option, place, decision) : null,
        isLookedAt: place === this.looked,
      }))
      .filter(({ place }) => place < TOLD || place === decision.made);
  }

  /** Tiles that could be laid next, as far as the reasons speak of them. */
  readonly foreseen: readonly Foreseen[] = $derived.by(() =>
    this.decision && !this.isHidden ? foreseenIn(this.decision) : [],
  );

  #isTold(option: ReviewedOption): boolean {
    return !this.isHidden || (this.tried?.includes(option) ?? false);
  }

  #markOf(option: ReviewedOption, place: number, decision: ReviewedDecision): Candidate['mark'] {
    return markOf(decision, place) ?? (this.tried?.includes(option) ? 'played' : null);
  }
}
