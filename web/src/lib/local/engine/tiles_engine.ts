import { Refused } from '../../errors/errors.ts';
import type { Json, Options, Position } from './engine.ts';
import type { TileFacts, Words } from './facts.ts';
import { type Desk, ModuleEngine } from './module_engine.ts';
import { spell } from './spell.ts';
import { cellsIn } from './told.ts';

/** A token taken apart: its verb, the cell where a tile goes, and the one that it leaves. */
type Writing = [verb: number, x: number, y: number, fromX: number, fromY: number];

export class TilesEngine extends ModuleEngine<TileFacts> {
  readonly game = 'tiles';
  readonly #token: RegExp;

  constructor(facts: TileFacts, words: Words, desk: Desk, rules: number) {
    super(facts, words, desk, rules);
    this.#token = new RegExp(`^(?:${facts.token})$`);
  }

  ruledSince(_: Options): number {
    return 1;
  }

  shuffled(raw: Json, shuffle: (pile: number[]) => number[]): { options: Json; piles: number[][] } {
    const piles = this.piles().map(shuffle);
    if (!raw['open']) return { options: raw, piles };
    this.layBlank();
    const rows = piles.map((pile) => pile.map((move) => this.#write(move)).join(''));
    return { options: { rows, ...raw }, piles: [] };
  }

  token(position: Position, move: number): string {
    this.lay(position);
    return this.#write(move);
  }

  move(position: Position, token: string): number {
    const writing = this.#takeApart(token);
    const move = this.ask('find_move', position, ...writing);
    if (move >= 0) return move;
    throw this.refused(
      this.call('note_refusal', this.desk.state, ...writing, this.desk.out, this.desk.room),
      token,
    );
  }

  view(position: Position): Json {
    this.lay(position);
    const isSecondRound = this.call('is_second_round', this.desk.state);
    return {
      phase: this.facts.phases[this.field('phase')],
      open: this.field('is_open') === 1,
      hand: this.field('hand') || null,
      supplies: Array.from({ length: this.facts.seats }, (_, seat) => this.#supply(seat)),
      tiles: Array.from({ length: this.field('laid') }, (_, tile) => this.#tile(tile)),
      second_round: isSecondRound ? { moved: this.field('moved'), limit: this.field('limit') } : null,
      lines: this.#lines(),
    };
  }

  proposal(): null {
    return null;
  }

  outlook(): null {
    return null;
  }

  protected seats(): number {
    return this.facts.seats;
  }

  protected counted(position: Position): Json {
    this.lay(position);
    const winner = this.field('winner');
    return { winners: winner < 0 ? [] : [winner], reason: this.facts.endings[this.field('ending')] };
  }

  /** How a move of the position on the desk is written. */
  #write(move: number): string {
    const [verb, x, y, fromX, fromY] = this.memory.callForAll('tiles.write_move', this.desk.state, move);
    const [word, cells] = this.facts.verbs[verb!]!;
    if (cells === 0) return word;
    return cells === 1 ? `${word}:${x},${y}` : `${word}:${fromX},${fromY}>${x},${y}`;
  }

  #takeApart(token: string): Writing {
    const [, word, ...told] = this.#token.exec(token) ?? [];
    const verb = this.facts.verbs.findIndex((one) => one[0] === word);
    const numbers = told.filter((number) => number !== undefined).map(Number);
    if (verb < 0 || numbers.length !== 2 * this.facts.verbs[verb]![1])
      throw new Refused('unreadable.token', { token: spell(token) });
    const [x = 0, y = 0] = numbers.slice(-2);
    const [fromX = 0, fromY = 0] = numbers.slice(0, -2);
    return [verb, x, y, fromX, fromY];
  }

  #supply(seat: number): Json {
    const left = this.call('note_supply', this.desk.state, seat, this.desk.out, this.desk.room);
    if (this.field('is_open')) return { row: this.list(left), left };
    const { values } = this.facts;
    const counts = this.list(values.length);
    return { counts: Object.fromEntries(values.map((value, place) => [value, counts[place]])), left };
  }

  #tile(tile: number): Json {
    const seat = this.call('owner', this.desk.state, tile);
    return { x: this.field('xs', tile), y: this.field('ys', tile), seat, value: this.field('values', tile) };
  }

  /** The cells of each of the winner's lines. */
  #lines(): number[][][] {
    if (this.field('winner') < 0) return [];
    const numbers = this.list(
      this.call('write_winning_lines', this.desk.state, this.desk.out, this.desk.room),
    );
    const lines: number[][][] = [];
    for (let at = 0; at < numbers.length;) {
      const following = at + 1 + 2 * numbers[at]!;
      lines.push(cellsIn(numbers.slice(at + 1, following)));
      at = following;
    }
    return lines;
  }
}
