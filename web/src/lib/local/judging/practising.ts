import type { Memory } from '../engine/memory.ts';
import type { GameName } from '../engine/engine.ts';
import type { ReviewedDecision } from '../../wire/messages.ts';
import type { Played, StudyFacts, Verdict } from './study_facts.ts';

/** How far somebody has come with an exercise. */
export interface Repetition {
  due: number;
  box: number;
  asked: number;
  missed: number;
}

const REAL = 8; // bytes

/** What practice counts with, asked of the module: `tenfold.judging.practising`. */
export class Practising {
  readonly #facts: StudyFacts;
  readonly #memory: Memory;
  #list: number;
  #room = 64; // numbers that the list has

  constructor(facts: StudyFacts, memory: Memory) {
    this.#facts = facts;
    this.#memory = memory;
    this.#list = memory.take(REAL * this.#room);
  }

  isLearnt({ box }: Repetition): boolean {
    return this.#call('is_learnt', box) === 1;
  }

  isDue({ due, box }: Repetition, now: number): boolean {
    return this.#call('is_due', due, box, now) === 1;
  }

  answered({ box, asked, missed }: Repetition, isRight: boolean, now: number): Repetition {
    const given = [box, asked, missed, Number(isRight), now];
    const [due, ...after] = this.#memory.callForAll('practising.answer_exercise', ...given);
    return { due: due!, box: after[0]!, asked: after[1]!, missed: after[2]! };
  }

  isWorthPractising({ mark, error }: ReviewedDecision): boolean {
    return this.#call('deserves_practice', this.#facts.marks.indexOf(mark), error) === 1;
  }

  isRight(error: number, isEqual: boolean): boolean {
    return this.#call('is_right', error, Number(isEqual)) === 1;
  }

  /** Null without a decision that counts. */
  accuracy(game: GameName, lost: number, decisions: number): number | null {
    return decisions
      ? this.#call('accuracy_figure', this.#facts.games[game].steepness, lost, decisions)
      : null;
  }

  /** The name of the opponent whose accuracy comes nearest; null where even the gentlest is far better. */
  mostLike(game: GameName, figure: number): string | null {
    const { house, figures } = this.#facts.games[game];
    const place = this.#call('nearest_figure', ...this.#listed(figures), figures.length, figure);
    return house[place]?.name ?? null;
  }

  /** How well somebody played, held beside the opponent who comes nearest. */
  howPlayed(game: GameName, decisions: number, figure: number | null, residual: number): Played {
    const { house, figures } = this.#facts.games[game];
    const like = figure === null ? null : this.mostLike(game, figure);
    const nearest = figures[house.findIndex(({ name }) => name === like)] ?? 0;
    return this.#facts.played[
      this.#call('how_played', decisions, figure ?? 0, Number(like !== null), nearest, residual)
    ]!;
  }

  /** What the cards or tiles made of it, when chance moved so often. */
  verdict(result: number, luck: number, residual: number, chances: number): Verdict {
    return this.#facts.verdicts[this.#call('what_luck_did', result, luck, residual, chances)]!;
  }

  /** From what a decision lost in each game, the oldest first; null where it may be chance. */
  improvement(losses: readonly number[]): { lately: number; before: number } | null {
    const given = [...this.#listed(losses), losses.length];
    const [isBetter, lately, before] = this.#memory.callForAll('practising.improvement', ...given);
    return isBetter ? { lately: lately!, before: before! } : null;
  }

  /** A share of a victory as it is told: with four digits. */
  share(value: number): number {
    return this.#call('ten_thousandths', value) / 10_000;
  }

  /** A figure or points as they are told: with one digit. */
  tenth(value: number): number {
    return this.#call('rounded', 10 * value) / 10;
  }

  #listed(numbers: readonly number[]): [number, number] {
    if (numbers.length > this.#room) {
      this.#room = 2 * numbers.length;
      this.#list = this.#memory.take(REAL * this.#room);
    }
    const place = this.#memory.bytes(this.#list, REAL * numbers.length);
    place.set(new Uint8Array(Float64Array.from(numbers).buffer));
    return [this.#list, numbers.length];
  }

  #call(name: string, ...given: number[]): number {
    return this.#memory.call(`practising.${name}`, ...given);
  }
}
