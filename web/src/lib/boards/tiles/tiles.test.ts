import { describe, expect, it } from 'vitest';
import {
  asideOf,
  boundsOf,
  COMFORTABLE,
  fit,
  fitByItself,
  goOn,
  hidden,
  origin,
  panBy,
  PRECISE,
  reveal,
  zoomAt,
} from './camera';
import { cellWords, nextCell } from './cells';
import { Choosing, readChoices } from './choosing.svelte';
import { spotsOf } from './considered';
import { growing, Laid } from './lines';

const frame = { width: 416, height: 472, clear: { left: 10, right: 6, bottom: 56, top: 16 } };
const tile = (x: number, y: number, seat: number, value: number) => ({ x, y, seat, value });

it('moves that are thought about come row by row, not the best first', () => {
  const thought = (...moves: string[]) => ({ moves, words: '', value: '', mark: null, isLookedAt: false });
  const best = ['place:0,-1', 'move:3,3>2,1', 'place:0,1', 'place:-1,-1'].map((move) => thought(move));
  expect(spotsOf(best).map(({ cell }) => [cell.x, cell.y])).toEqual([
    [0, 1],
    [2, 1],
    [-1, -1],
    [0, -1],
  ]);
});

describe('the camera', () => {
  it('shows everything as large as it goes', () => {
    const camera = fit(boundsOf([tile(-2, 0, 0, 1), tile(5, 3, 0, 1)]), frame);
    expect(camera.cell).toBe(50); // eight columns on 400 pixels
    const corners = [-2, 5].flatMap((x) => [0, 3].map((y) => ({ x, y })));
    expect(hidden(camera, frame, corners)).toEqual({ left: 0, right: 0, bottom: 0, top: 0 });
  });

  it('never makes cells too small for a thumb by itself, and then shows the last move', () => {
    const bounds = { left: -10, right: 10, bottom: 0, top: 0 };
    const camera = fitByItself(bounds, frame, [{ x: 10, y: 0 }]);
    expect(camera.cell).toBe(COMFORTABLE);
    const { x } = origin(camera, frame);
    expect(x + 10 * camera.cell + camera.cell / 2).toBeLessThanOrEqual(frame.width + 0.01);
  });

  it('keeps clear of what lies over the edges', () => {
    const bounds = { left: 0, right: 7, bottom: 0, top: 7 };
    const camera = fit(bounds, frame);
    const { x, y } = origin(camera, frame);
    const half = camera.cell / 2;
    expect(x - half).toBeGreaterThanOrEqual(frame.clear.left - 0.01);
    expect(x + 7 * camera.cell + half).toBeLessThanOrEqual(frame.width - frame.clear.right + 0.01);
    expect(y - 7 * camera.cell - half).toBeGreaterThanOrEqual(frame.clear.top - 0.01);
    expect(y + half).toBeLessThanOrEqual(frame.height - frame.clear.bottom + 0.01);
  });

  it('shows what lies around the last move, too, where all is too much', () => {
    const bounds = { left: -10, right: 10, bottom: -10, top: 10 };
    const camera = fitByItself(bounds, frame, [{ x: 9, y: -9 }]);
    const { x, y } = origin(camera, frame);
    expect(x + 10.5 * camera.cell).toBeLessThanOrEqual(frame.width - frame.clear.right + 0.01);
    expect(y + 10.5 * camera.cell).toBeLessThanOrEqual(frame.height - frame.clear.bottom + 0.01);
  });

  it('shows where it may be decided, too, as far as that is near enough', () => {
    const bounds = { left: -10, right: 10, bottom: 0, top: 0 };
    const about = [9, -10, 5].map((x) => ({ x, y: 0 }));
    const camera = fitByItself(bounds, frame, about);
    expect(hidden(camera, frame, [about[0]!, about[2]!])).toEqual({ left: 0, right: 0, bottom: 0, top: 0 });
    expect(hidden(camera, frame, about).left).toBe(1);
  });

  it('says on which side there is more, and goes there window by window', () => {
    const bounds = { left: -10, right: 10, bottom: 0, top: 0 };
    const cells = Array.from({ length: 21 }, (_, at) => ({ x: at - 10, y: 0 }));
    let camera = fitByItself(bounds, frame, [{ x: -10, y: 0 }]);
    const left = [hidden(camera, frame, cells).right];
    while (left.at(-1)! > 0 && left.length < 9) {
      camera = goOn(camera, frame, bounds, 'right');
      left.push(hidden(camera, frame, cells).right);
    }
    expect(left[0]).toBeGreaterThan(8);
    expect(left.at(-1)).toBe(0);
    expect(left).toEqual(left.toSorted((one, other) => other - one));
    expect(goOn(camera, frame, bounds, 'right')).toEqual(camera);
  });

  it('moves what lies at an edge aside, and no further than to where it covers nothing', () => {
    const camera = { x: 0, y: 0, cell: 40 };
    const button = { left: 172, top: 0, width: 72, height: 40 };
    const leeway = { way: 'left', least: -172, most: 172 } as const;
    const above = [0, 1].map((x) => ({ x, y: 5 }));
    expect(asideOf([{ x: 0, y: 0 }], camera, frame, button, leeway)).toEqual(button);
    const { left, top } = asideOf(above, camera, frame, button, leeway);
    expect(left + button.width).toBeLessThanOrEqual(frame.width / 2 - camera.cell / 2);
    expect(left).toBeGreaterThan(frame.width / 2 - camera.cell / 2 - button.width - 8);
    expect(top).toBe(0);
    expect(asideOf(above, camera, frame, button, { ...leeway, least: 0, most: 0 })).toEqual(button);
  });

  it('lets a mouse have smaller cells than a thumb', () => {
    const bounds = { left: -10, right: 10, bottom: 0, top: 0 };
    expect(fitByItself(bounds, frame, [], PRECISE).cell).toBe(PRECISE);
  });

  it('keeps the point under the pointer when it zooms', () => {
    const before = { x: 1, y: 2, cell: 50 };
    const at = { x: 100, y: -60 };
    const after = zoomAt(before, 1.5, at);
    expect(after.x + at.x / after.cell).toBeCloseTo(before.x + at.x / before.cell);
    expect(after.y - at.y / after.cell).toBeCloseTo(before.y - at.y / before.cell);
  });

  it('goes along with the finger', () => {
    expect(panBy({ x: 0, y: 0, cell: 50 }, 100, 50)).toEqual({ x: -2, y: 1, cell: 50 });
  });

  it('moves no more than it must to show a cell', () => {
    const camera = { x: 0, y: 0, cell: 50 };
    expect(reveal(camera, frame, { x: 1, y: 1 })).toEqual(camera);
    expect(reveal(camera, frame, { x: 20, y: 0 }).x).toBeGreaterThan(10);
  });
});

describe('lines', () => {
  it('are counted at their full length, in all four ways', () => {
    const laid = new Laid([tile(0, 0, 0, 3), tile(1, 0, 0, 2), tile(2, 0, 1, 1), tile(1, 1, 0, 1)]);
    expect(laid.lines().map((line) => [line.cells.length, line.sum])).toEqual([
      [2, 5],
      [2, 4],
      [2, 3],
    ]);
  });

  it('know what is missing to ten, also in a gap', () => {
    const laid = new Laid([tile(0, 0, 0, 3), tile(1, 0, 0, 3), tile(3, 0, 0, 2)]);
    expect(laid.threats()).toContainEqual({ cell: { x: 2, y: 0 }, seat: 0, value: 2 });
    expect(laid.through(0, 3, { x: 2, y: 0 })[0]?.sum).toBe(11);
  });

  it('of ten may come from a tile that is gone', () => {
    const laid = new Laid([
      tile(0, 0, 0, 3),
      tile(1, 0, 0, 3),
      tile(2, 0, 0, 3),
      tile(3, 0, 0, 1),
      tile(4, 0, 0, 2),
    ]);
    const after = laid.without({ x: 4, y: 0 });
    expect(after.coming(0, 2, { x: 0, y: 5 }).map((line) => line.sum)).toEqual([10]);
    expect(after.through(0, 2, { x: 0, y: 5 })).toEqual([]);
    expect(after.makesTen(0, 2, { x: 0, y: 5 })).toBe(true);
    expect(after.makesTen(0, 2, { x: 4, y: 0 })).toBe(false); // it would be twelve
    expect(laid.makesTen(0, 2, { x: 0, y: 5 })).toBe(false);
  });

  it('are worth a figure only while they can grow', () => {
    const closed = new Laid([tile(-1, 0, 1, 1), tile(0, 0, 0, 3), tile(1, 0, 0, 3), tile(2, 0, 1, 1)]);
    expect(growing(closed.lines())).toEqual([]);
    expect(growing(new Laid([tile(0, 0, 0, 3), tile(1, 0, 0, 3)]).lines())).toHaveLength(1);
  });
});

describe('choosing', () => {
  it('reads tokens and leaves alone what it does not know', () => {
    expect(readChoices(['place:3,-1', 'pass', 'draw'])).toEqual([
      { token: 'place:3,-1', source: 'hand', cell: { x: 3, y: -1 } },
    ]);
    expect(readChoices(['move:-1,0>2,-3'])[0]).toMatchObject({ source: '-1,0', cell: { x: 2, y: -3 } });
  });

  it('needs no choice of a tile when there is only one', () => {
    const choosing = new Choosing(() => ['place:0,1', 'place:1,0']);
    expect(choosing.source).toBe('hand');
    choosing.aimAt({ x: 1, y: 0 });
    expect(choosing.token).toBe('place:1,0');
  });

  it('goes tile first, then place, and back step by step', () => {
    const choosing = new Choosing(() => ['move:0,0>5,5', 'move:0,0>6,5', 'move:1,0>7,7']);
    expect(choosing.source).toBeNull();
    expect(choosing.targets).toEqual([]);
    choosing.pick('0,0');
    expect(choosing.targets).toHaveLength(2);
    choosing.aimAt({ x: 6, y: 5 });
    expect(choosing.token).toBe('move:0,0>6,5');
    expect(choosing.back()).toBe(true);
    expect(choosing.token).toBeNull();
    expect(choosing.back()).toBe(true);
    expect(choosing.source).toBeNull();
    expect(choosing.back()).toBe(false);
  });

  it('aims at nothing that is not offered', () => {
    const choosing = new Choosing(() => ['left:0,1', 'right:0,1']);
    choosing.pick('left');
    choosing.aimAt({ x: 9, y: 9 });
    expect(choosing.aim).toBeNull();
    expect(choosing.tokenAt({ x: 0, y: 1 })).toBe('left:0,1');
  });
});

describe('cells', () => {
  it('are walked by arrows, rather straight on', () => {
    const cells = [
      { x: 3, y: 0 },
      { x: 1, y: 2 },
      { x: -1, y: 0 },
    ];
    expect(nextCell({ x: 0, y: 0 }, cells, 1, 0)).toEqual({ x: 3, y: 0 });
    expect(nextCell({ x: 0, y: 0 }, cells, 0, 1)).toEqual({ x: 1, y: 2 });
    expect(nextCell({ x: 0, y: 0 }, cells, 0, -1)).toBeNull();
  });

  it('have a real minus sign in words', () => {
    expect(cellWords({ x: 3, y: -1 })).toEqual({ column: '3', row: '−1' });
  });
});
