import type { TilesView } from '$lib/game/props';
import { isSame, type Cell } from './cells';

/** Presentation only: what anybody could count on the table. Who wins is the server's to say. */
export type LaidTile = TilesView['tiles'][number];

export interface Line {
  seat: number;
  cells: Cell[];
  sum: number;
  /** Free cells right before and after it. */
  ends: Cell[];
}

/** A free cell where a tile of this value would bring a line to ten. */
export interface Threat {
  cell: Cell;
  seat: number;
  value: number;
}

export const TEN = 10;
const VALUES = [1, 2, 3];
const WAYS: Cell[] = [
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: 1, y: -1 },
];
const SIDES: Cell[] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
];

/** The tiles by cell, so that one can look along a line. */
export class Laid {
  readonly #tiles: Map<number, LaidTile>;
  #lines: Line[] | null = null;

  constructor(readonly tiles: readonly LaidTile[]) {
    this.#tiles = new Map(tiles.map((tile) => [numberOf(tile.x, tile.y), tile]));
  }

  at({ x, y }: Cell): LaidTile | undefined {
    return this.#tiles.get(numberOf(x, y));
  }

  without(cell: Cell | null): Laid {
    return cell ? new Laid(this.tiles.filter((tile) => !isSame(tile, cell))) : this;
  }

  /** Every line of two tiles or more, at its full length. */
  lines(): readonly Line[] {
    this.#lines ??= this.tiles.flatMap((tile) =>
      WAYS.filter((way) => this.at(shifted(tile, way, -1))?.seat !== tile.seat)
        .map((way) => this.#line(tile.seat, tile, way, 0, null))
        .filter((line) => line.cells.length > 1),
    );
    return this.#lines;
  }

  /** A line that is known by its cells, each as column and row. */
  lineAlong(places: readonly (readonly [number, number])[]): Line {
    const cells = places.map(([x, y]) => ({ x, y }));
    const tiles = cells.map((cell) => this.at(cell));
    const sum = tiles.reduce((so_far, tile) => so_far + (tile?.value ?? 0), 0);
    const [first, last] = [cells[0] ?? { x: 0, y: 0 }, cells.at(-1) ?? { x: 0, y: 0 }];
    const way = { x: Math.sign(last.x - first.x), y: Math.sign(last.y - first.y) };
    const ends = [shifted(first, way, -1), shifted(last, way)].filter((end) => !this.at(end));
    return { seat: tiles[0]?.seat ?? 0, cells, sum, ends };
  }

  /** The lines that a seat's tile of this value would stand in, were it on this free cell. */
  through(seat: number, value: number, cell: Cell): Line[] {
    return WAYS.map((way) => this.#line(seat, this.#first(seat, cell, way), way, value, cell)).filter(
      (line) => line.cells.length > 1,
    );
  }

  /** The same, and any line of ten: where a tile was taken away, a longer one may have become just that. */
  coming(seat: number, value: number, cell: Cell): Line[] {
    return [...this.#tens(seat, cell), ...this.through(seat, value, cell)];
  }

  /** Whether a line of ten would come of it. */
  makesTen(seat: number, value: number, cell: Cell): boolean {
    return (
      WAYS.some((way) => this.#beside(seat, cell, way) === TEN - value) || this.#tens(seat, cell).length > 0
    );
  }

  /** Where ten is one tile away. */
  threats(): Threat[] {
    const found: Threat[] = [];
    for (const cell of this.#besides()) {
      for (const seat of [0, 1]) {
        const wanted = new Set(WAYS.map((way) => TEN - this.#beside(seat, cell, way)));
        for (const value of VALUES) if (wanted.has(value)) found.push({ cell, seat, value });
      }
    }
    return found;
  }

  /** The lines of ten that are there and stay, when a tile is laid on this cell. */
  #tens(seat: number, cell: Cell): Line[] {
    return this.lines().filter(
      (line) => line.seat === seat && line.sum === TEN && !line.ends.some((end) => isSame(end, cell)),
    );
  }

  /** What a seat's tiles right before and after a cell add up to. */
  #beside(seat: number, { x, y }: Cell, way: Cell): number {
    let sum = 0;
    for (const step of [1, -1]) {
      for (let far = step; ; far += step) {
        const tile = this.#tiles.get(numberOf(x + way.x * far, y + way.y * far));
        if (tile?.seat !== seat) break;
        sum += tile.value;
      }
    }
    return sum;
  }

  /** Where the line begins that a seat's tile on this cell would stand in. */
  #first(seat: number, cell: Cell, way: Cell): Cell {
    let back = 0;
    while (this.at(shifted(cell, way, back - 1))?.seat === seat) back -= 1;
    return shifted(cell, way, back);
  }

  /** The free cells that touch a tile. */
  #besides(): Cell[] {
    const cells = new Map<number, Cell>();
    for (const tile of this.tiles) {
      for (const side of SIDES) {
        const cell = shifted(tile, side);
        if (!this.at(cell)) cells.set(numberOf(cell.x, cell.y), cell);
      }
    }
    return [...cells.values()];
  }

  /** From its first cell on; `extra` is a tile that is not there, but held over a cell. */
  #line(seat: number, start: Cell, way: Cell, value: number, extra: Cell | null): Line {
    const cells: Cell[] = [];
    let sum = 0;
    let cell = { x: start.x, y: start.y };
    for (;;) {
      const tile = this.at(cell);
      if (tile?.seat !== seat && !isSame(cell, extra)) break;
      cells.push(cell);
      sum += tile?.value ?? value;
      cell = shifted(cell, way);
    }
    const ends = [shifted(start, way, -1), cell].filter((end) => !this.at(end));
    return { seat, cells, sum, ends };
  }
}

/** The lines worth a figure on the table: growing, not yet ten, and with somewhere to grow; the longest first. */
export function growing(lines: readonly Line[], least = 5, most = 3): Line[] {
  const worth = lines.filter((line) => line.sum >= least && line.sum < TEN && line.ends.length > 0);
  const ofSeat = (seat: number): Line[] =>
    worth
      .filter((line) => line.seat === seat)
      .sort((one, other) => other.sum - one.sum || one.cells.length - other.cells.length)
      .slice(0, most);
  return [...ofSeat(0), ...ofSeat(1)];
}

function shifted(cell: Cell, way: Cell, steps = 1): Cell {
  return { x: cell.x + way.x * steps, y: cell.y + way.y * steps };
}

/** A cell as one number, which maps find sooner than a word; the plane is never so wide. */
function numberOf(x: number, y: number): number {
  return x * 4096 + y;
}
