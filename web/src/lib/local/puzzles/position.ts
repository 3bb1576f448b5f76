/** A puzzle as it is set: a made-up table with its position. */
import { localName } from '$lib/house/house';
import type { PracticeTried, Seat, Step, Table } from '$lib/wire/messages';
import { standing } from '../archive/replay';
import type { Engine, Engines, Position } from '../engine/engine';
import type { Puzzle } from '../shelves/kept_puzzles';
import { tryFrom } from '../table/trial';

const OTHERS = ['greedy', 'careful', 'random', 'greedy']; // who stand for anybody

export class PuzzleTable {
  readonly #engine: Engine;
  readonly #position: Position;

  constructor(
    readonly puzzle: Puzzle,
    engines: Engines,
  ) {
    const { game, options, moves } = puzzle;
    const engine = engines.game(game);
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

  #seats(): Seat[] {
    const { seat: mine, options } = this.puzzle;
    const { seats } = this.#engine.readOptions(options);
    return Array.from({ length: seats }, (_, seat) =>
      seat === mine ? { kind: 'person', name: '' } : { kind: 'bot', bot: OTHERS[seat]! },
    );
  }
}

/** The table that an exercise of a missed puzzle names. */
export function tableOf(id: string): string {
  return localName(id);
}
