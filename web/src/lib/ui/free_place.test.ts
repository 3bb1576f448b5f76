import { expect, test } from 'vitest';
import { roomFor, type Box } from './free_place';

const TOAST = { left: 20, right: 370, height: 60 };
const row = (top: number, bottom: number, left = 0, right = 390): Box => ({ left, top, right, bottom });

test('where nothing is in the way it stays at the foot of the window', () => {
  expect(roomFor(TOAST, 760, [])).toBe(760);
  expect(roomFor(TOAST, 760, [row(700, 844, 371, 390)])).not.toBe(760); // too close to be told apart
  expect(roomFor(TOAST, 760, [row(700, 844, 380, 390)])).toBe(760);
});

test('it goes up until it covers nothing that may be pressed', () => {
  const top = roomFor(TOAST, 760, [row(740, 800), row(600, 650)]);
  expect(top).toBeGreaterThan(650);
  expect(top + TOAST.height).toBeLessThan(740);
});

test('a gap that is too narrow is left alone', () => {
  const top = roomFor(TOAST, 760, [row(700, 800), row(600, 650)]);
  expect(top + TOAST.height).toBeLessThan(600);
});

test('where everything may be pressed it covers as little as it can', () => {
  const cells = [row(0, 400), row(420, 844)];
  const top = roomFor(TOAST, 760, cells);
  expect(top).toBeGreaterThan(340);
  expect(top).toBeLessThan(430);
});
