import { cellKey, cellOf, isSame, type Cell } from './cells';

/** What a tile is taken from: the hand, an end of the row, or (second round) a cell as `x,y`. */
export type Source = 'hand' | 'left' | 'right' | `${number},${number}`;

/** One legal move, read from its token. */
export interface Choice {
  token: string;
  source: Source;
  cell: Cell;
}

const READ = /^(?:(place|left|right):(-?\d+,-?\d+)|move:(-?\d+,-?\d+)>(-?\d+,-?\d+))$/;

/** The moves among the tokens that have a place to go to. */
export function readChoices(legal: readonly string[]): Choice[] {
  return legal.flatMap((token) => {
    const [, how, there, from, to] = READ.exec(token) ?? [];
    const source = from ?? (how === 'place' ? 'hand' : how);
    return source === undefined ? [] : [{ token, source: source as Source, cell: cellOf(there ?? to ?? '') }];
  });
}

/** Which tile, then where: what has been chosen so far of a move. Everything it offers was legal before. */
export class Choosing {
  readonly #legal: () => readonly string[];
  readonly choices = $derived.by(() => readChoices(this.#legal()));
  /** Where a tile can be taken from. */
  readonly sources = $derived.by(() => [...new Set(this.choices.map((choice) => choice.source))]);
  #picked: Source | null = $state(null);
  #aimed: Cell | null = $state.raw(null);
  /** The only source needs no choosing. */
  readonly source = $derived.by(() => {
    if (this.#picked !== null && this.sources.includes(this.#picked)) return this.#picked;
    return this.sources.length === 1 ? (this.sources[0] ?? null) : null;
  });
  /** Where it can go to. */
  readonly targets = $derived.by(() =>
    this.choices.filter((choice) => choice.source === this.source).map((choice) => choice.cell),
  );
  /** Where it shall go to, not yet for good. */
  readonly aim = $derived.by(() => (this.#find(this.#aimed) ? this.#aimed : null));
  /** The move, once it is whole. */
  readonly token = $derived.by(() => this.#find(this.#aimed)?.token ?? null);
  readonly mayPass = $derived.by(() => this.#legal().includes('pass'));

  constructor(legal: () => readonly string[]) {
    this.#legal = legal;
  }

  /** Takes a tile; the same one again puts it back. */
  pick(source: Source): void {
    this.#picked = this.#picked === source ? null : source;
    this.#aimed = null;
  }

  aimAt(cell: Cell | null): void {
    this.#aimed = cell;
  }

  tokenAt(cell: Cell): string | null {
    return this.#find(cell)?.token ?? null;
  }

  canTake(cell: Cell): boolean {
    return this.sources.includes(cellKey(cell) as Source);
  }

  /** One step back: first the place, then the tile. Says whether there was one. */
  back(): boolean {
    if (this.aim) this.#aimed = null;
    else if (this.#picked !== null) this.#picked = null;
    else return false;
    return true;
  }

  reset(): void {
    this.#picked = null;
    this.#aimed = null;
  }

  #find(cell: Cell | null): Choice | undefined {
    return this.choices.find((choice) => choice.source === this.source && isSame(choice.cell, cell));
  }
}
