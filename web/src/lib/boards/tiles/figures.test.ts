import { expect, it } from 'vitest';
import { placeFigures, RADIUS } from './figures';
import { Laid, type Line } from './lines';

const tile = (x: number, y: number, seat: number, value: number) => ({ x, y, seat, value });
const linesOf = (...tiles: ReturnType<typeof tile>[]): readonly Line[] => new Laid(tiles).lines();
const none = new Set<string>();

it('stand in a free cell beside the line, off its tiles', () => {
  const [place] = placeFigures(linesOf(tile(0, 0, 0, 3), tile(1, 0, 0, 3)), none);
  expect(place?.y).toBe(0);
  expect((place?.x ?? 0) - RADIUS).toBeGreaterThanOrEqual(1.5 - 1e-9);
});

it('go to the other end when something is shown at this one', () => {
  const [place] = placeFigures(linesOf(tile(0, 0, 0, 3), tile(1, 0, 0, 3)), new Set(['2,0']));
  expect(place?.x).toBeLessThan(-0.5);
});

it('do not lie on one another where lines meet', () => {
  const places = placeFigures(
    linesOf(tile(0, 0, 0, 3), tile(1, 0, 0, 3), tile(1, 1, 0, 2), tile(0, 1, 0, 2), tile(2, 2, 0, 1)),
    none,
  );
  expect(places.length).toBeGreaterThan(4);
  for (const [at, one] of places.entries()) {
    for (const other of places.slice(at + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(2 * RADIUS);
  }
});

it('stand beyond the last tile of a line that is closed in', () => {
  const [line] = linesOf(tile(-1, 0, 1, 1), tile(0, 0, 0, 3), tile(1, 0, 0, 3), tile(2, 0, 1, 1));
  expect(placeFigures(line ? [line] : [], none)[0]?.x).toBeGreaterThan(1);
});
