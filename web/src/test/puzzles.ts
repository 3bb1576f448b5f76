/** Puzzles of real positions whose values are made up: the last legal move is right, all others are not. */
import { Refused } from '$lib/errors/errors';
import { CHANCE, type Engines, type GameName, type Position } from '$lib/local/engine/engine';
import type { PuzzleFiles } from '$lib/local/puzzles/puzzle_files';
import type { Puzzle, PuzzleIndex, Theme } from '$lib/local/shelves/kept_puzzles';

const SETUPS = {
  cards: {
    letter: 'c',
    kind: 'drawing',
    themes: ['stop', 'reward'],
    options: { edition: 'aeg', seats: 2, start: 0 },
  },
  tiles: {
    letter: 't',
    kind: 'placing',
    themes: ['guard', 'win_in_one'],
    options: { edition: 'steffen', open: false },
  },
} as const;

/** A host with so many puzzles a game, the first the easiest; it may be out of reach. */
export class PuzzleHost implements PuzzleFiles {
  isAway = false;
  readonly fetched: string[] = [];
  readonly #puzzles: Map<string, Puzzle>;

  constructor(engines: Engines, count: number) {
    const games: GameName[] = ['cards', 'tiles'];
    const all = games.flatMap((game) =>
      Array.from({ length: count }, (_, at) => puzzleOf(engines, game, at)),
    );
    this.#puzzles = new Map(all.map((puzzle) => [puzzle.id, puzzle]));
  }

  async index(): Promise<PuzzleIndex> {
    if (this.isAway) throw new Refused('puzzles.not_here');
    const of = (game: GameName): PuzzleIndex[GameName] =>
      [...this.#puzzles.values()]
        .filter((one) => one.game === game)
        .map(({ id, theme, rating }) => [id, theme, rating]);
    return { cards: of('cards'), tiles: of('tiles') };
  }

  async puzzle(id: string): Promise<Puzzle> {
    if (this.isAway) throw new Refused('puzzles.not_here');
    this.fetched.push(id);
    return this.#puzzles.get(id)!;
  }

  /** What is right there, and what is not. */
  answers(id: string): { right: string[]; wrong: string[] } {
    const { options } = this.#puzzles.get(id)!.decision;
    return { right: options[0]!.moves, wrong: options.at(-1)!.moves };
  }
}

function puzzleOf(engines: Engines, game: GameName, at: number): Puzzle {
  const { letter, kind, themes, options } = SETUPS[game];
  const engine = engines.game(game);
  const moves: string[] = [];
  let position = engine.start(engine.readOptions(options));
  const legal = (): number[] =>
    engine.toMove(position) === CHANCE
      ? engine.chances(position).map(({ move }) => move)
      : engine.legal(position);
  const go = (now: Position, move: number): void => {
    moves.push(engine.token(now, move));
    position = engine.advance(now, move);
  };
  while (moves.length < 4 + (at % 8) || engine.toMove(position) === CHANCE || legal().length < 2)
    go(position, legal()[at % legal().length]!);
  const tokens = legal().map((move) => engine.token(position, move));
  const value = (place: number): number => (place === 0 ? 0.75 : 0.5);
  return {
    id: `${letter}${at.toString(16).padStart(8, '0')}`,
    game,
    options: { ...options },
    moves,
    seat: engine.toMove(position),
    theme: themes[at % themes.length] as Theme,
    rating: 1000 + 50 * at,
    decision: {
      number: moves.length + 1,
      seat: engine.toMove(position),
      kind,
      made: 1,
      error: 0.25,
      mark: 'grave',
      counts: true,
      reasons: [],
      options: tokens.toReversed().map((token, place) => ({
        moves: [token],
        value: value(place),
        error: 0.75 - value(place),
        uncertain: 0,
      })),
    } as unknown as Puzzle['decision'],
    certificate: { margin: 0.01 },
  };
}
