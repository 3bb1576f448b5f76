import type { GameReview, ReviewedChance, ReviewedDecision } from '../../wire/messages.ts';
import type { Engine, Json, Position } from '../engine/engine.ts';
import type { Desk, Judge, Saved } from './judge.ts';
import { Findings } from './payload.ts';
import type { Level } from './study_facts.ts';

/** A finished game, as it is studied. */
export interface StudiedRecord {
  options: Json;
  moves: readonly string[];
}

/** A review that has come so far: all that was found, and how to go on. */
export interface Unfinished {
  saved: Saved;
  course: number[][];
  decisions: ReviewedDecision[];
  chances: ReviewedChance[];
}

/** A review, step by step. */
export class ReviewRun {
  readonly #judge: Judge;
  readonly #desk: Desk;
  readonly #findings: Findings;
  readonly #engine: Engine;
  readonly #level: Level;
  readonly #moves: readonly number[];
  readonly #positions: readonly Position[];
  #course: number[][] = [];
  #decisions: ReviewedDecision[] = [];
  #chances: ReviewedChance[] = [];
  /** Whether it has come between two findings, where it can be saved. */
  isBetween = false;

  private constructor(judge: Judge, desk: Desk, engine: Engine, level: Level, played: Played) {
    this.#judge = judge;
    this.#desk = desk;
    this.#findings = new Findings(judge, desk);
    this.#engine = engine;
    this.#level = level;
    this.#moves = played.moves;
    this.#positions = played.positions;
    desk.setMoves(this.#moves);
  }

  /** From the start, or from where it had come to. Raises `Refused` for a record that is wrong. */
  static async begin(
    judge: Judge,
    engine: Engine,
    record: StudiedRecord,
    level: Level,
    unfinished: Unfinished | null = null,
  ): Promise<ReviewRun> {
    const played = playedIn(engine, record);
    const desk = await judge.desk('review', engine.game, record.options, played.positions[0]!);
    const run = new ReviewRun(judge, desk, engine, level, played);
    if (unfinished) run.#goOnFrom(unfinished);
    else desk.beginReview(played.positions[0]!, level);
    return run;
  }

  /** How much of the game has been looked at. */
  get progress(): number {
    return this.#moves.length ? this.#desk.read('at') / this.#moves.length : 1;
  }

  /** Works for about so many microseconds; gives the review when it is complete. */
  goOn(work: number): GameReview | null {
    const { found } = this.#judge.facts;
    const status = this.#desk.goOn(work);
    if (status === found.chance) this.#noteChance();
    else if (status === found.decision) this.#noteDecision();
    this.isBetween = status === found.chance || status === found.decision;
    return status === found.over ? this.#finish() : null;
  }

  /** To be asked between two findings only. */
  save(): Unfinished {
    return {
      saved: this.#desk.save(),
      course: [...this.#course],
      decisions: [...this.#decisions],
      chances: [...this.#chances],
    };
  }

  #goOnFrom({ saved, course, decisions, chances }: Unfinished): void {
    this.#desk.restore(saved);
    this.#course = [...course];
    this.#decisions = [...decisions];
    this.#chances = [...chances];
  }

  #noteChance(): void {
    this.#chances.push(this.#findings.chance());
    this.#reach(1);
  }

  #noteDecision(): void {
    const before = this.#positions[this.#desk.read('decision.number') - 1]!;
    this.#decisions.push(this.#findings.decision(this.#engine, before));
    this.#reach(this.#desk.read('decision.moves'));
  }

  #reach(moves: number): void {
    const value = this.#findings.shares('value');
    for (let made = 0; made < moves; made += 1) this.#course.push(value);
  }

  #finish(): GameReview {
    const after = [...this.#course.slice(0, -1), this.#findings.shares('result')];
    return {
      level: this.#level,
      seats: Array.from({ length: this.#findings.seats }, (_, seat) =>
        this.#findings.seat(seat, this.#chances.length),
      ),
      course: [this.#findings.shares('start'), ...after],
      decisions: this.#decisions,
      chances: this.#chances,
      gifts: this.#findings.gifts(),
      moments: this.#findings.moments(),
    };
  }
}

interface Played {
  moves: number[];
  positions: Position[]; // before each of them
}

function playedIn(engine: Engine, { options, moves: tokens }: StudiedRecord): Played {
  const played: Played = { moves: [], positions: [] };
  let position = engine.start(engine.readOptions(options));
  for (const token of tokens) {
    const move = engine.move(position, token);
    played.moves.push(move);
    played.positions.push(position);
    position = engine.advance(position, move);
  }
  return played;
}
