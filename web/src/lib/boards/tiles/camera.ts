import type { Cell } from './cells';

/** What of the endless plane is seen: the point in the middle, in cells, and how many pixels a cell has. */
export interface Camera extends Cell {
  cell: number;
}

export interface Frame {
  width: number;
  height: number;
  /** So many pixels at each edge lie under something: figures, buttons. */
  clear: Bounds;
}

const RULER = 1.375; // rem that the figures at the edges take
export const RIM = 6;

/** What is to be kept free at the edges; buttons lie along the shorter way: under the plane, or beside it where they
 * stand on one another. Nothing, as long as no letter has a size. */
export function clearance(rem: number, tools: { width: number; height: number }): Frame['clear'] {
  if (!rem) return { left: 0, top: 0, right: 0, bottom: 0 };
  const areBeside = tools.height > tools.width;
  return {
    left: RULER * rem,
    top: RULER * rem,
    right: areBeside ? tools.width + 2 * RIM : RIM,
    bottom: areBeside ? RIM : tools.height + 2 * RIM,
  };
}

/** The outermost cells, all of them inside. */
export interface Bounds {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export const SMALLEST = 20;
/** The thumb's size: what the board chooses by itself is never smaller where one tap places a tile. */
export const COMFORTABLE = 40;
/** The same where a tap only aims, and another one places. */
export const SNUG = 32;
/** The same for a mouse. */
export const PRECISE = 28;
export const LARGEST = 120; // pixels of a cell
const HINT = 44; // pixels
const BARELY = 0.25; // cells

/** Everything that lies, and `margin` cells around it. */
export function boundsOf(cells: readonly Cell[], margin = 0): Bounds {
  const bounds = { left: 0, right: 0, bottom: 0, top: 0 };
  for (const [at, { x, y }] of cells.entries()) {
    bounds.left = at ? Math.min(bounds.left, x) : x;
    bounds.right = at ? Math.max(bounds.right, x) : x;
    bounds.bottom = at ? Math.min(bounds.bottom, y) : y;
    bounds.top = at ? Math.max(bounds.top, y) : y;
  }
  return {
    left: bounds.left - margin,
    right: bounds.right + margin,
    bottom: bounds.bottom - margin,
    top: bounds.top + margin,
  };
}

/** Shows all of it, as large as it goes, but with no cell smaller than `least` pixels. */
export function fit(bounds: Bounds, frame: Frame, least = SMALLEST): Camera {
  const columns = bounds.right - bounds.left + 1;
  const rows = bounds.top - bounds.bottom + 1;
  const { width, height } = clearRoom(frame);
  const cell = clamp(Math.floor(Math.min(width / columns, height / rows)), least, usual(frame));
  const middle = clearMiddle(frame, cell);
  return {
    x: (bounds.left + bounds.right) / 2 - middle.x,
    y: (bounds.bottom + bounds.top) / 2 - middle.y,
    cell,
  };
}

/** A few tiles are not blown up to fill the whole screen, but on a large one they may be larger. */
function usual(frame: Frame): number {
  return clamp(Math.floor(Math.min(frame.width, frame.height) / 8), 64, 104);
}

/**
 * What the board chooses by itself: everything if it can still be hit, else what it is about just now: the first of
 * the cells in any case, of the others as many as there is room for.
 */
export function fitByItself(
  bounds: Bounds,
  frame: Frame,
  about: readonly Cell[],
  least: number = COMFORTABLE,
): Camera {
  const camera = fit(bounds, frame, least);
  const [first, ...others] = about;
  if (!first || fitsInto(bounds, camera, frame)) return camera;
  const inside = withHints(frame);
  let seen = boundsOf([first], 1);
  for (const cell of others) {
    const more = together(seen, boundsOf([cell], 0.2));
    if (fitsInto(more, camera, inside)) seen = more;
  }
  return revealAll(camera, inside, seen);
}

/** Nearer or farther, while the point under the pointer stays where it is (pixels from the middle). */
export function zoomAt(camera: Camera, factor: number, at: Cell = { x: 0, y: 0 }): Camera {
  const cell = clamp(camera.cell * factor, SMALLEST, LARGEST);
  const gone = 1 / camera.cell - 1 / cell;
  return { x: camera.x + at.x * gone, y: camera.y - at.y * gone, cell };
}

/** The plane goes along with the finger. */
export function panBy(camera: Camera, right: number, down: number): Camera {
  return { ...camera, x: camera.x - right / camera.cell, y: camera.y + down / camera.cell };
}

/** Nobody gets lost: the middle stays over what lies. */
export function keepNear(camera: Camera, bounds: Bounds): Camera {
  return {
    ...camera,
    x: clamp(camera.x, bounds.left, bounds.right),
    y: clamp(camera.y, bounds.bottom - 1, bounds.top),
  };
}

/** The shortest way to see the whole of a cell, and `rim` cells around it as far as there is room. */
export function reveal(camera: Camera, frame: Frame, cell: Cell, rim = 0.2): Camera {
  return revealAll(camera, frame, boundsOf([cell], rim));
}

function revealAll(camera: Camera, frame: Frame, seen: Bounds): Camera {
  const { width, height } = clearRoom(frame);
  const middle = clearMiddle(frame, camera.cell);
  const across = Math.max((width / camera.cell - (seen.right - seen.left + 1)) / 2, 0);
  const along = Math.max((height / camera.cell - (seen.top - seen.bottom + 1)) / 2, 0);
  const x = (seen.left + seen.right) / 2 - middle.x;
  const y = (seen.bottom + seen.top) / 2 - middle.y;
  return {
    ...camera,
    x: clamp(camera.x, x - across, x + across),
    y: clamp(camera.y, y - along, y + along),
  };
}

/** A window farther to one side, but not farther than there is something. */
export function goOn(camera: Camera, frame: Frame, bounds: Bounds, side: keyof Bounds): Camera {
  const isAcross = side === 'left' || side === 'right';
  const { width, height } = clearRoom(withHints(frame));
  const step = Math.max(1, Math.floor((isAcross ? width : height) / camera.cell) - 1);
  const edge = isAcross ? { x: bounds[side], y: camera.y } : { x: camera.x, y: bounds[side] };
  const end = reveal(camera, frame, edge, 0);
  return {
    ...camera,
    x: clamp(end.x, camera.x - step, camera.x + step),
    y: clamp(end.y, camera.y - step, camera.y + step),
  };
}

function together(one: Bounds, other: Bounds): Bounds {
  return {
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
    top: Math.max(one.top, other.top),
  };
}

function fitsInto(bounds: Bounds, { cell }: Camera, frame: Frame): boolean {
  const { width, height } = clearRoom(frame);
  return (
    (bounds.right - bounds.left + 1) * cell <= width && (bounds.top - bounds.bottom + 1) * cell <= height
  );
}

/** Where there is more than fits, the edges say so, and what it is about keeps clear of that. */
function withHints({ clear, ...frame }: Frame): Frame {
  return {
    ...frame,
    clear: {
      left: Math.max(clear.left, HINT),
      right: Math.max(clear.right, HINT),
      bottom: Math.max(clear.bottom, HINT),
      top: Math.max(clear.top, HINT),
    },
  };
}

function clearRoom({ width, height, clear }: Frame): { width: number; height: number } {
  return { width: width - clear.left - clear.right, height: height - clear.top - clear.bottom };
}

/** How far the middle of what is clear lies from the middle of the frame, in cells. */
function clearMiddle({ clear }: Frame, cell: number): Cell {
  return { x: (clear.left - clear.right) / 2 / cell, y: (clear.bottom - clear.top) / 2 / cell };
}

/** How many of the cells are not to be seen, or hardly, on each side; one in a corner counts for both. */
export function hidden(camera: Camera, frame: Frame, cells: readonly Cell[]): Record<keyof Bounds, number> {
  const across = frame.width / camera.cell / 2 - BARELY;
  const along = frame.height / camera.cell / 2 - BARELY;
  const count = (isHidden: (cell: Cell) => boolean): number => cells.filter(isHidden).length;
  return {
    left: count(({ x }) => x < camera.x - across),
    right: count(({ x }) => x > camera.x + across),
    bottom: count(({ y }) => y < camera.y - along),
    top: count(({ y }) => y > camera.y + along),
  };
}

/** What lies on the plane, in pixels from the frame's corner. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How far along one way a thing may be moved from where it is, in pixels. */
export interface Leeway {
  way: 'left' | 'top';
  least: number;
  most: number;
}

const STEP = 8; // pixels

/** Moved as little as possible to where it covers the least of the cells. */
export function asideOf(
  cells: readonly Cell[],
  camera: Camera,
  frame: Frame,
  area: Area,
  leeway: Leeway,
): Area {
  const zero = origin(camera, frame);
  const boxes = cells.map(({ x, y }) => ({
    left: zero.x + (x - 0.5) * camera.cell,
    top: zero.y - (y + 0.5) * camera.cell,
    width: camera.cell,
    height: camera.cell,
  }));
  const coverage = (at: Area): number => boxes.reduce((sum, box) => sum + overlap(at, box), 0);
  const { way, least, most } = leeway;
  let best = { area, covered: coverage(area) };
  for (let by = STEP; best.covered > 0 && by <= Math.max(most, -least); by += STEP) {
    for (const moved of [by, -by].filter((one) => one >= least && one <= most)) {
      const at = { ...area, [way]: area[way] + moved };
      const covered = coverage(at);
      if (covered < best.covered) best = { area: at, covered };
    }
  }
  return best.area;
}

function overlap(one: Area, other: Area): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(width, 0) * Math.max(height, 0);
}

/** Where the middle of the cell (0, 0) is, in pixels from the frame's corner. */
export function origin(camera: Camera, frame: Frame): Cell {
  return {
    x: frame.width / 2 - camera.x * camera.cell,
    y: frame.height / 2 + camera.y * camera.cell,
  };
}

function clamp(number: number, least: number, most: number): number {
  return Math.min(Math.max(number, least), most);
}
