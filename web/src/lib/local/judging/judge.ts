/** The compiled judge at work: its memory, the networks that it judges with, and desks to study at. */
import type { GameName, Json, Position } from '../engine/engine.ts';
import type { NetworkFacts } from '../engine/facts.ts';
import { type Files, openMemory } from '../engine/files.ts';
import type { Memory } from '../engine/memory.ts';
import { unpack } from '../engine/networks.ts';
import { Practising } from './practising.ts';
import type { Level, StudiedGame, StudyFacts } from './study_facts.ts';

export const STUDY_MODULE = 'study.wasm';

type Weights = Float32Array<ArrayBuffer>;
export type Purpose = 'review' | 'hint' | 'why' | 'view';

export class Judge {
  readonly facts: StudyFacts;
  readonly memory: Memory;
  readonly practising: Practising;
  readonly #files: Files;
  readonly #desks = new Map<string, Desk>(); // by purpose and game
  readonly #networks = new Map<string, Weights>(); // by file

  private constructor(facts: StudyFacts, memory: Memory, files: Files) {
    this.facts = facts;
    this.memory = memory;
    this.practising = new Practising(facts, memory);
    this.#files = files;
  }

  static async open(facts: StudyFacts, files: Files): Promise<Judge> {
    return new Judge(facts, await openMemory(files, facts.calls, STUDY_MODULE), files);
  }

  /**
   * A desk for games like one with this position; the network that it needs is fetched. Each purpose has a desk of its
   * own, so that a hint is given in the middle of a review.
   */
  async desk(purpose: Purpose, game: GameName, options: Json, position: Position): Promise<Desk> {
    const name = `${purpose} ${game}`;
    const desk = this.#desks.get(name) ?? new Desk(this, game);
    this.#desks.set(name, desk);
    desk.noteOptions(options);
    desk.recall(await this.#weights(desk.network(position), desk.facts.weights));
    return desk;
  }

  async #weights(network: NetworkFacts, count: number): Promise<Weights> {
    const known = this.#networks.get(network.file);
    const weights = known ?? unpack(await this.#files.get(`${network.file}.bin`), network, count);
    this.#networks.set(network.file, weights);
    return weights;
  }
}

/** Parts of a study. */
const CHOICES = 'comparison.choices';
const REASONS = 'decision.reasons';

/** A place in the memory where one game, or one decision, is studied. */
export class Desk {
  readonly game: GameName;
  readonly facts: StudiedGame;
  readonly #judge: Judge;
  readonly #memory: Memory;
  readonly #address: number;
  readonly #thrown: number; // dice
  #moves: number;
  #room = 64; // numbers that the list of moves can have,
  #count = 0; // and has
  #known: Weights | null = null;

  constructor(judge: Judge, game: GameName) {
    this.game = game;
    this.facts = judge.facts.games[game];
    this.#judge = judge;
    this.#memory = judge.memory;
    this.#address = this.#memory.take(this.facts.size);
    this.#moves = this.#memory.take(8 * this.#room);
    this.#thrown = this.#memory.take(8);
  }

  /** Begins with a whole game. */
  beginReview(start: Position, level: Level): void {
    this.#lay(start);
    const { levels, seed } = this.#judge.facts;
    this.#call('begin_review', this.#address, levels.indexOf(level), seed);
  }

  /** Begins with one decision, as it was made; with no moves, as it would be made. */
  beginDecision(before: Position, level: Level, number: number, made: readonly number[] = []): void {
    this.#lay(before);
    this.setMoves(made);
    const { levels, seed } = this.#judge.facts;
    this.#call(
      'begin_decision',
      ...[this.#address, levels.indexOf(level), seed, number, this.#moves, made.length],
    );
  }

  /** The moves of the game that is studied, for all steps that follow. */
  setMoves(moves: readonly number[]): void {
    if (moves.length > this.#room) {
      this.#room = 2 * moves.length;
      this.#moves = this.#memory.take(8 * this.#room);
    }
    this.#memory.writeList(this.#moves, moves);
    this.#count = moves.length;
  }

  /** Works for about so many microseconds; `found` in the facts says what comes of it. */
  goOn(work: number): number {
    return this.#call('go_on', this.#address, this.#moves, this.#count, work);
  }

  /** Which of the networks knows a game. */
  network(position: Position): NetworkFacts {
    const { networks } = this.facts;
    if (networks.length === 1) return networks[0]!;
    this.#lay(position);
    return networks[this.#call('which_network', this.#address + this.facts.position)]!;
  }

  recall(weights: Weights): void {
    if (this.#known === weights) return;
    this.#known = weights;
    const place = this.#memory.bytes(this.#address + this.facts.place, weights.byteLength);
    place.set(new Uint8Array(weights.buffer));
  }

  /** Notes whether a game with these options is one that no network has learnt. */
  noteOptions(options: Json): void {
    if (!this.facts.own_deck) return;
    const [option, place] = this.facts.own_deck;
    this.#memory.writeList(this.#address + place, [Number(option in options)]);
  }

  /** What moves look worth to an opponent: the one made, which other one looks best, and what that looks worth. */
  lookAs(bot: string, before: Position, legal: readonly number[], made: number): number[] {
    this.#lay(before);
    this.setMoves(legal);
    const { viewed_with, has_dice, position } = this.facts;
    const dice = has_dice ? this.#dice() : [];
    return this.#memory.callForAll(
      `${this.game}.look_as_${bot}`,
      ...[this.#address + position, this.#moves, legal.length, legal.length, made],
      ...viewed_with.map((place) => this.#address + place),
      ...dice,
    );
  }

  /** What sort of decision one choice is; what stands there as choices is gone then. */
  kindOf(before: Position, made: readonly number[]): number {
    this.#lay(before);
    const { layout } = this.#judge.facts;
    const write = (field: string, number: number, place = 0): void =>
      this.#memory.write(this.#study, layout, `${CHOICES}.${field}`, number, place);
    write('count', 1);
    write('firsts', 0);
    write('lengths', made.length);
    made.forEach((move, place) => write('moves', move, place));
    return this.#call('kind_of_decision', ...this.#described, 0, 0);
  }

  /** Notes the first thing that speaks for a choice of the decision that lies here, compared with another. */
  noteFirstReason(before: Position, other: number, best: number): void {
    this.#lay(before);
    const { layout } = this.#judge.facts;
    for (const field of ['count', 'listed_count'])
      this.#memory.write(this.#study, layout, `${REASONS}.${field}`, 0);
    this.#call('note_first_reason', ...this.#described, other, best, this.#within(`${REASONS}.count`));
  }

  read(field: string, place = 0): number {
    return this.#memory.read(this.#study, this.#judge.facts.layout, field, place);
  }

  /** The first numbers of a list. */
  readAll(field: string, count: number, first = 0): number[] {
    return this.#memory.readAll(this.#study, this.#judge.facts.layout, field, first, first + count);
  }

  /** All that is needed to go on elsewhere from what was found last. */
  save(): Saved {
    const { size } = this.#judge.facts.layout;
    return {
      study: this.#memory.bytes(this.#study, size).slice(),
      position: this.#memory.bytes(this.#address + this.facts.position, this.facts.state).slice(),
    };
  }

  restore({ study, position }: Saved): void {
    this.#memory.bytes(this.#study, study.length).set(study);
    this.#lay(position);
  }

  /** Paper, the position, and what there is to choose. */
  get #described(): number[] {
    const { paper, position } = this.facts;
    return [this.#address + paper, this.#address + position, this.#within(`${CHOICES}.count`)];
  }

  #dice(): [number, number] {
    this.#memory.writeList(this.#thrown, [1]);
    return [this.#thrown, 1];
  }

  /** Where a part of the study begins, by its first field. */
  #within(field: string): number {
    return this.#study + this.#judge.facts.layout.fields[field]![0];
  }

  get #study(): number {
    return this.#address + this.facts.study;
  }

  #lay(position: Position): void {
    this.#memory.bytes(this.#address + this.facts.position, position.length).set(position);
  }

  #call(name: string, ...given: number[]): number {
    return this.#memory.call(`${this.game}.${name}`, ...given);
  }
}

/** The bytes of a study between two findings. */
export interface Saved {
  study: Uint8Array<ArrayBuffer>;
  position: Position;
}
