/** What both games have in common: positions are the bytes of a state, and every question goes to the module. */
import type { Refused } from '../../errors/errors.ts';
import {
  NOBODY,
  type Chance,
  type Engine,
  type GameName,
  type Json,
  type Options,
  type Position,
} from './engine.ts';
import type { EditionFacts, GameFacts, Words } from './facts.ts';
import type { Memory } from './memory.ts';
import { numbersOf, readOptions } from './options.ts';
import { readEvents, refusal } from './told.ts';

/** Where a game lies in the memory; all versions of its rules share the place. */
export class Desk {
  readonly memory: Memory;
  readonly state: number;
  readonly after: number;
  readonly setup: number;
  readonly out: number;
  readonly more: number; // a second list
  readonly room: number; // numbers that each list has
  laid: Position | null = null; // that the state is, as it lies there

  constructor(memory: Memory, facts: GameFacts) {
    this.memory = memory;
    this.room = facts.room;
    this.state = memory.take(facts.state.size);
    this.after = memory.take(facts.state.size);
    this.setup = memory.take(facts.setup.size);
    this.out = memory.take(8 * facts.room);
    this.more = memory.take(8 * facts.room);
  }
}

export abstract class ModuleEngine<Facts extends GameFacts> implements Engine {
  abstract readonly game: GameName;
  readonly rules: number;
  protected readonly facts: Facts;
  protected readonly words: Words;
  protected readonly desk: Desk;
  protected readonly memory: Memory;

  constructor(facts: Facts, words: Words, desk: Desk, rules: number) {
    this.facts = facts;
    this.words = words;
    this.desk = desk;
    this.memory = desk.memory;
    this.rules = rules;
  }

  readOptions(raw: Json): Options {
    const read = readOptions(this.facts.options, raw, (edition) => this.edition(edition).bounds);
    return { raw: read, seats: this.seats(read) };
  }

  start(options: Options): Position {
    this.agree(options.raw);
    this.layBlank();
    this.call('set_up', this.desk.state, this.desk.setup);
    return this.position();
  }

  toMove(position: Position): number {
    return this.ask('to_move', position);
  }

  legal(position: Position): number[] {
    return this.list(this.ask('legal', position, this.desk.out, this.desk.room));
  }

  advance(position: Position, move: number): Position {
    this.lay(position);
    this.desk.laid = null; // it is changed where it lies
    this.call('step', this.desk.state, move);
    return this.position();
  }

  chances(position: Position): Chance[] {
    const { out, more, room } = this.desk;
    const count = this.ask('note_chances', position, out, room, more, room);
    const weights = this.memory.list(more, count);
    return this.list(count).map((move, place) => ({ move, weight: weights[place]! }));
  }

  pile(position: Position): number {
    return this.ask('next_pile', position);
  }

  result(position: Position): Json | null {
    return this.toMove(position) === NOBODY ? this.counted(position) : null;
  }

  events(before: Position, move: number, after: Position): Json[] {
    this.memory.bytes(this.desk.after, after.length).set(after);
    const end = this.ask('note_events', before, move, this.desk.after, this.desk.out, this.desk.room);
    return readEvents(this.list(end), this.facts.events, this.words);
  }

  isByEarlierRules(options: Options): boolean {
    return this.rules < this.ruledSince(options);
  }

  abstract shuffled(raw: Json, shuffle: (pile: number[]) => number[]): { options: Json; piles: number[][] };
  abstract ruledSince(options: Options): number;
  abstract view(position: Position): Json;
  abstract token(position: Position, move: number): string;
  abstract move(position: Position, token: string): number;
  abstract proposal(position: Position): string[] | null;
  abstract outlook(positions: readonly Position[], tokens: readonly string[], seat: number): Json | null;

  /** How many seats there are with these options. */
  protected abstract seats(raw: Json): number;
  /** The result of a game that is over. */
  protected abstract counted(position: Position): Json;

  protected edition(name: string): EditionFacts {
    return this.facts.editions[name]![this.rules - 1]!;
  }

  /** Puts what was agreed on the desk. */
  protected agree(raw: Json): void {
    this.memory.bytes(this.desk.setup, this.facts.setup.size).fill(0);
    const numbers = {
      ...this.edition(raw['edition'] as string).setup,
      ...numbersOf(this.facts.options, raw),
    };
    for (const [field, found] of Object.entries(numbers))
      for (const [place, number] of [found].flat().entries())
        this.memory.write(this.desk.setup, this.facts.setup, field, number, place);
  }

  /** Puts a position on the desk; one is asked many things, and lies there already. */
  protected lay(position: Position): void {
    if (this.desk.laid === position) return;
    this.memory.bytes(this.desk.state, position.length).set(position);
    this.desk.laid = position;
  }

  /** Puts a state there that is all zeros. */
  protected layBlank(): void {
    this.memory.bytes(this.desk.state, this.facts.state.size).fill(0);
    this.desk.laid = null;
  }

  /** What has become of the position on the desk. */
  protected position(): Position {
    this.desk.laid = this.memory.bytes(this.desk.state, this.facts.state.size).slice();
    return this.desk.laid;
  }

  /** Asks something of a position. */
  protected ask(name: string, position: Position, ...given: number[]): number {
    this.lay(position);
    return this.call(name, this.desk.state, ...given);
  }

  protected call(name: string, ...given: number[]): number {
    return this.memory.call(`${this.game}.${name}`, ...given);
  }

  /** A number of the position that lies on the desk. */
  protected field(name: string, place = 0): number {
    return this.memory.read(this.desk.state, this.facts.state, name, place);
  }

  protected fields(name: string, first: number, end: number): number[] {
    return this.memory.readAll(this.desk.state, this.facts.state, name, first, end);
  }

  protected list(count: number): number[] {
    return this.memory.list(this.desk.out, count);
  }

  /** The piles that chance takes from, before anybody shuffles them. */
  protected piles(...given: number[]): number[][] {
    const found: number[][] = [];
    for (;;) {
      const count = this.call('lay_pile', ...given, found.length, this.desk.out, this.desk.room);
      if (count === 0) return found;
      found.push(this.list(count));
    }
  }

  /** Why a token writes no legal move, as the rules told it last. */
  protected refused(form: number, token: string): Refused {
    const found = this.facts.refusals[form]!;
    return refusal(found, this.list(found[2].length), token, this.words);
  }
}
