/** A puzzle as it is set: a made-up table with its position. */
import { localName } from '$lib/house/house';
import type { PracticeTried, Seat, Step, Table } from '$lib/wire/messages';
import { standing } from '../archive/replay';
import type { Engine, Position } from '../engine/engine';
import type { Puzzle } from '../shelves/kept_puzzles';
import { soloOpponent } from '../table/info';
import { infoOf, type Surroundings } from '../table/surroundings';
import { tryFrom } from '../table/trial';

export class PuzzleTable {
  readonly #engine: Engine;
  readonly #position: Position;

  constructor(
    readonly puzzle: Puzzle,
    readonly around: Surroundings,
  ) {
    const { game, options, moves } = puzzle;
    const engine = around.engines.game(game);
    this.#engine = engine;
    this.#position = moves.reduce(
      (position, token) => engine.advance(position, engine.move(position, token)),
      engine.start(engine.readOptions(options)),
    );
  }

  get step(): Step {
    const { length } = this.puzzle.moves;
    return { number: length, of: length, played: null, ...standing(this.#engine, this.#position) };
  }

  get info(): Table {
    const { id, game, options, seat: owner } = this.puzzle;
    const made = { agreement: {}, status: 'playing', created: 0, commitment: '' } as const;
    return { ...made, id: tableOf(id), game, options, owner, seats: this.#seats() };
  }

  try(moves: readonly string[]): PracticeTried {
    return tryFrom(this.#engine, this.#position, moves);
  }

  /** Opponents of the house sit around whoever is to decide. */
  #seats(): Seat[] {
    const { game, seat: mine, options } = this.puzzle;
    const bots = infoOf(this.around, game).bots.toReversed();
    const isAlone = options['seats'] === 1;
    const other = (): Seat =>
      isAlone
        ? { kind: 'opponent', name: soloOpponent(this.around, this.puzzle) }
        : { kind: 'bot', bot: bots.shift()! };
    const count = this.#engine.readOptions(options).seats;
    return Array.from({ length: count }, (_, seat) => (seat === mine ? { kind: 'person' } : other()));
  }
}

/** The table that an exercise of a missed puzzle names. */
export function tableOf(id: string): string {
  return localName(id);
}
