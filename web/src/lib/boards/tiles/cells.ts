/** A place on the plane: columns count to the right, rows upwards. */
export interface Cell {
  x: number;
  y: number;
}

/** A cell as it is written in moves, and as it is found in maps. */
export function cellKey({ x, y }: Cell): string {
  return `${x},${y}`;
}

export function cellOf(key: string): Cell {
  const [x, y] = key.split(',').map(Number);
  return { x: x ?? 0, y: y ?? 0 };
}

export function isSame(one: Cell | null, other: Cell | null): boolean {
  return one !== null && other !== null && one.x === other.x && one.y === other.y;
}

/** For sentences: a real minus sign is read aloud as one. */
export function cellWords({ x, y }: Cell): { column: string; row: string } {
  return { column: signed(x), row: signed(y) };
}

function signed(number: number): string {
  return String(number).replace('-', '−');
}

/**
 * Where an arrow key leads: the nearest cell on that side, and rather straight on than far off the way.
 * `null` when there is none.
 */
export function nextCell(from: Cell, cells: readonly Cell[], dx: number, dy: number): Cell | null {
  let best: Cell | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const ahead = (cell.x - from.x) * dx + (cell.y - from.y) * dy;
    const aside = Math.abs((cell.x - from.x) * dy) + Math.abs((cell.y - from.y) * dx);
    if (ahead <= 0 || ahead + 3 * aside >= least) continue;
    least = ahead + 3 * aside;
    best = cell;
  }
  return best;
}

/** Arrow keys as steps on the plane. */
export const ARROWS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
