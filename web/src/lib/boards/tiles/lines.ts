import type { TilesView } from '../props';
import { cellKey, isSame, type Cell } from './cells';

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
  readonly #tiles: Map<string, LaidTile>;

  constructor(readonly tiles: readonly LaidTile[]) {
    this.#tiles = new Map(tiles.map((tile) => [cellKey(tile), tile]));
  }

  at(cell: Cell): LaidTile | undefined {
    return this.#tiles.get(cellKey(cell));
  }

  without(cell: Cell | null): Laid {
    return cell ? new Laid(this.tiles.filter((tile) => !isSame(tile, cell))) : this;
  }

  /** Every line of two tiles or more, at its full length. */
  lines(): Line[] {
    return this.tiles.flatMap((tile) =>
      WAYS.filter((way) => this.at(shifted(tile, way, -1))?.seat !== tile.seat)
        .map((way) => this.#line(tile.seat, tile, way))
        .filter((line) => line.cells.length > 1),
    );
  }

  /** The lines that a seat's tile of this value would stand in, were it on this free cell. */
  through(seat: number, value: number, cell: Cell): Line[] {
    return this.#with(seat, value, cell)
      .lines()
      .filter((line) => line.seat === seat && line.cells.some((one) => isSame(one, cell)));
  }

  /** The same, and any line of ten: where a tile was taken away, a longer one may have become just that. */
  coming(seat: number, value: number, cell: Cell): Line[] {
    return this.#with(seat, value, cell)
      .lines()
      .filter(
        (line) => line.seat === seat && (line.sum === TEN || line.cells.some((one) => isSame(one, cell))),
      );
  }

  #with(seat: number, value: number, cell: Cell): Laid {
    return new Laid([...this.tiles, { ...cell, seat, value }]);
  }

  /** Where ten is one tile away. */
  threats(): Threat[] {
    const found: Threat[] = [];
    for (const cell of this.#besides()) {
      for (const seat of [0, 1]) {
        for (const value of VALUES) {
          if (this.through(seat, value, cell).some((line) => line.sum === TEN))
            found.push({ cell, seat, value });
        }
      }
    }
    return found;
  }

  /** The free cells that touch a tile. */
  #besides(): Cell[] {
    const cells = new Map<string, Cell>();
    for (const tile of this.tiles) {
      for (const side of SIDES) {
        const cell = shifted(tile, side);
        if (!this.at(cell)) cells.set(cellKey(cell), cell);
      }
    }
    return [...cells.values()];
  }

  #line(seat: number, start: Cell, way: Cell): Line {
    const cells: Cell[] = [];
    let sum = 0;
    let cell = { x: start.x, y: start.y };
    for (let tile = this.at(cell); tile?.seat === seat; tile = this.at(cell)) {
      cells.push(cell);
      sum += tile.value;
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
