import type { Cell } from './cells';

/** What of the endless plane is seen: the point in the middle, in cells, and how many pixels a cell has. */
export interface Camera extends Cell {
  cell: number;
}

export interface Frame {
  width: number;
  height: number;
  /** So much at the bottom lies under buttons. */
  foot: number;
}

/** The outermost cells, all of them inside. */
export interface Bounds {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

const RIM = 16; // both sides together
export const SMALLEST = 20;
/** The thumb's size: what the board chooses by itself is never smaller. */
export const COMFORTABLE = 44;
export const USUAL = 72;
export const LARGEST = 120;

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

/** Shows all of it, as large as it goes between `least` and `most` pixels a cell. */
export function fit(bounds: Bounds, frame: Frame, least = SMALLEST, most = USUAL): Camera {
  const columns = bounds.right - bounds.left + 1;
  const rows = bounds.top - bounds.bottom + 1;
  const room = Math.floor(Math.min((frame.width - RIM) / columns, (frame.height - frame.foot - RIM) / rows));
  const cell = clamp(room, least, most);
  return {
    x: (bounds.left + bounds.right) / 2,
    y: (bounds.bottom + bounds.top) / 2 - frame.foot / 2 / cell,
    cell,
  };
}

/** What the board chooses by itself: everything if a thumb can still hit it, else what `near` is about. */
export function fitByItself(bounds: Bounds, frame: Frame, near: Cell | null): Camera {
  const camera = fit(bounds, frame, COMFORTABLE);
  return near ? reveal(camera, frame, near, 0) : camera;
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

/** The shortest way to see the whole of a cell. */
export function reveal(camera: Camera, frame: Frame, cell: Cell, rim = 0.2): Camera {
  const across = Math.max((frame.width / camera.cell - 1) / 2 - rim, 0);
  const along = Math.max(((frame.height - frame.foot) / camera.cell - 1) / 2 - rim, 0);
  const middle = cell.y - frame.foot / 2 / camera.cell;
  return {
    ...camera,
    x: clamp(camera.x, cell.x - across, cell.x + across),
    y: clamp(camera.y, middle - along, middle + along),
  };
}

/** Which sides of the frame hide something. */
export function hidden(camera: Camera, frame: Frame, bounds: Bounds): Record<keyof Bounds, boolean> {
  const across = frame.width / camera.cell / 2;
  const along = frame.height / camera.cell / 2;
  return {
    left: bounds.left - 0.5 < camera.x - across,
    right: bounds.right + 0.5 > camera.x + across,
    bottom: bounds.bottom - 0.5 < camera.y - along,
    top: bounds.top + 0.5 > camera.y + along,
  };
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
