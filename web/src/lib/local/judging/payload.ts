/** What was found, as it goes over the wire: the same as `tenfold.server.reviews.payload` tells. */
import type { ReviewedChance, ReviewedDecision, ReviewedOption, ReviewedSeat } from '../../wire/messages.ts';
import type { Engine, Position } from '../engine/engine.ts';
import type { Desk, Judge } from './judge.ts';
import { readReasons } from './reasons.ts';

/** Reads what has been found at a desk. */
export class Findings {
  readonly #judge: Judge;
  readonly #desk: Desk;

  constructor(judge: Judge, desk: Desk) {
    this.#judge = judge;
    this.#desk = desk;
  }

  get seats(): number {
    return this.#desk.read('seats');
  }

  /** Shares of all seats. */
  shares(field: string, first = 0): number[] {
    return this.#desk.readAll(field, this.seats, first).map((value) => this.#share(value));
  }

  chance(): Required<ReviewedChance> {
    return {
      number: this.#desk.read('chance.number'),
      seat: this.#desk.read('chance.seat'),
      probability: this.#share(this.#desk.read('chance.probability')),
      luck: this.shares('chance.luck'),
      great: this.#desk.read('chance.is_great') === 1,
    };
  }

  /** The decision that was found, and the position before it. */
  decision(engine: Engine, before: Position): ReviewedDecision {
    const { facts } = this.#judge;
    const seat = this.#desk.read('decision.seat');
    const options = this.#options(engine, before, seat);
    return {
      number: this.#desk.read('decision.number'),
      seat,
      kind: facts.kinds[this.#desk.read('decision.kind')]!,
      mark: facts.marks[this.#desk.read('decision.mark')]!,
      error: this.#share(this.#desk.read('decision.error')),
      counts: this.#desk.read('decision.counts') === 1,
      made: this.#desk.read('decision.made'),
      options,
      unclear: this.#desk.read('decision.unclear') === 1,
      reasons: readReasons(
        this.#desk,
        facts,
        options.map(({ moves }) => moves),
      ),
    };
  }

  /** One seat's game in numbers, when all of it has been looked at and chance has moved so often. */
  seat(seat: number, chances: number): Required<ReviewedSeat> {
    const { practising } = this.#judge;
    const gifts = Array.from({ length: this.seats }, (_, giver) => this.#gift(giver, seat));
    const errors = -gifts[seat]!;
    const given = gifts.reduce((sum, gift, giver) => (giver === seat ? sum : sum + gift), 0);
    const [result, luck] = [this.#desk.read('result', seat), this.#desk.read('luck', seat)];
    const [decisions, residual] = [this.#desk.read('decisions', seat), this.#desk.read('residual', seat)];
    const figure = practising.accuracy(this.#desk.game, errors, decisions);
    return {
      start: this.#share(this.#desk.read('start', seat)),
      luck: this.#share(luck),
      errors: this.#share(errors),
      given: this.#share(given),
      residual: this.#share(residual),
      result: this.#share(result),
      adjusted: this.#share(result - luck),
      decisions,
      left_out: this.#desk.read('left_out', seat),
      accuracy: figure === null ? null : practising.tenth(figure),
      like: figure === null ? null : practising.mostLike(this.#desk.game, figure),
      played: practising.howPlayed(this.#desk.game, decisions, figure, residual),
      verdict: practising.verdict(result, luck, residual, chances),
    };
  }

  gifts(): number[][] {
    const { most_seats } = this.#judge.facts;
    return Array.from({ length: this.seats }, (_, giver) => this.shares('gifts', giver * most_seats));
  }

  moments(): number[] {
    return this.#desk.readAll('moments', this.#desk.read('moment_count'));
  }

  #gift(giver: number, seat: number): number {
    return this.#desk.read('gifts', giver * this.#judge.facts.most_seats + seat);
  }

  #options(engine: Engine, before: Position, seat: number): Required<ReviewedOption>[] {
    const count = this.#desk.read('comparison.found.count');
    return Array.from({ length: count }, (_, place) => this.#option(engine, before, seat, place));
  }

  #option(engine: Engine, before: Position, seat: number, place: number): Required<ReviewedOption> {
    const found = (field: string): number => this.#desk.read(`comparison.found.${field}`, place);
    const { practising } = this.#judge;
    const [value, best] = [this.#value(place, seat), this.#value(0, seat)];
    return {
      moves: this.#written(engine, before, found('choices')),
      value: this.#share(value),
      error: this.#share(best - value),
      uncertain: this.#share(found('standard_errors')),
      exact: found('exact') === 1,
      equal: found('is_equal') === 1,
      lead: found('has_lead') ? practising.tenth(found('leads')) : null,
    };
  }

  #value(place: number, seat: number): number {
    return this.#desk.read('comparison.found.values', place * this.#judge.facts.most_seats + seat);
  }

  /** A choice as it is written: a move, or all pieces of a payment. */
  #written(engine: Engine, before: Position, choice: number): string[] {
    const first = this.#desk.read('comparison.choices.firsts', choice);
    const length = this.#desk.read('comparison.choices.lengths', choice);
    return written(engine, before, this.#desk.readAll('comparison.choices.moves', length, first));
  }

  #share(value: number): number {
    return this.#judge.practising.share(value);
  }
}

/** Moves that follow each other, as they are written. */
export function written(engine: Engine, before: Position, moves: readonly number[]): string[] {
  let position = before;
  return moves.map((move, place) => {
    const token = engine.token(position, move);
    if (place + 1 < moves.length) position = engine.advance(position, move);
    return token;
  });
}
