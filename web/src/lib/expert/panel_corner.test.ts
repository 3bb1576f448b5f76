import { expect, test } from 'vitest';
import { cornerFor } from './panel_corner';

const WIDE = { x: 16, y: 60, width: 1248, height: 724 };
const PHONE = { x: 16, y: 60, width: 358, height: 768 };
const PANEL = { width: 416, height: 300 };
const box = (x: number, y: number, width = 60, height = 60) => ({ x, y, width, height });

test('the panel hangs at the top right while nothing is marked there', () => {
  expect(cornerFor(PANEL, WIDE, [])).toEqual({ side: 'right', edge: 'top', most: 300 });
  expect(cornerFor(PANEL, WIDE, [box(300, 700)])).toMatchObject({ side: 'right', edge: 'top' });
});

test('it goes to another corner when it would cover what it speaks of', () => {
  expect(cornerFor(PANEL, WIDE, [box(1100, 200)])).toMatchObject({ side: 'left', edge: 'top' });
  expect(cornerFor(PANEL, WIDE, [box(1100, 200), box(100, 100)])).toMatchObject({
    side: 'right',
    edge: 'bottom',
  });
  const narrow = { width: 358, height: 300 };
  expect(cornerFor(narrow, PHONE, [box(100, 200)])).toMatchObject({ edge: 'bottom' });
  expect(cornerFor(narrow, PHONE, [box(100, 700)])).toMatchObject({ edge: 'top' });
});

test('where no corner is free it is as low as the larger part, and never too low to read', () => {
  const tall = { width: 358, height: 420 };
  expect(cornerFor(tall, PHONE, [box(100, 420)])).toEqual({ side: 'right', edge: 'top', most: 348 });
  expect(cornerFor(tall, PHONE, [box(100, 370)])).toEqual({ side: 'right', edge: 'bottom', most: 386 });
  expect(cornerFor(tall, PHONE, [box(100, 100), box(100, 740)]).most).toBe(140);
});
