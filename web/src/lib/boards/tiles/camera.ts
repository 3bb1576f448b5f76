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

/** The outermost cells, all of them inside. */
export interface Bounds {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export const SMALLEST = 20;
/** The thumb's size: what the board chooses by itself for fingers is never smaller. */
export const COMFORTABLE = 40;
/** The same for a mouse. */
export const PRECISE = 28;
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

/** What the board chooses by itself: everything if it can still be hit, else what `near` is about. */
export function fitByItself(
  bounds: Bounds,
  frame: Frame,
  near: Cell | null,
  least: number = COMFORTABLE,
): Camera {
  const camera = fit(bounds, frame, least);
  return near ? reveal(camera, frame, near, 1) : camera;
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
  const { width, height } = clearRoom(frame);
  const across = Math.max((width / camera.cell - 1) / 2 - rim, 0);
  const along = Math.max((height / camera.cell - 1) / 2 - rim, 0);
  const middle = clearMiddle(frame, camera.cell);
  const [x, y] = [cell.x - middle.x, cell.y - middle.y];
  return {
    ...camera,
    x: clamp(camera.x, x - across, x + across),
    y: clamp(camera.y, y - along, y + along),
  };
}

function clearRoom({ width, height, clear }: Frame): { width: number; height: number } {
  return { width: width - clear.left - clear.right, height: height - clear.top - clear.bottom };
}

/** How far the middle of what is clear lies from the middle of the frame, in cells. */
function clearMiddle({ clear }: Frame, cell: number): Cell {
  return { x: (clear.left - clear.right) / 2 / cell, y: (clear.bottom - clear.top) / 2 / cell };
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
