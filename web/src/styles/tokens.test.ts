// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf-8');
const SUITS = ['blue', 'green', 'orange', 'pink'];

type Rgb = [number, number, number]; // linear light

/** How eyes without one kind of cones see: Machado, Oliveira and Fernandes 2009, full strength. */
const EYES: Record<string, number[][]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** A token of the light theme or the dark one. */
function token(name: string, theme: 'light' | 'dark' = 'light'): Rgb {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? '';
  const hexes = value.match(/#[0-9a-f]{6}/g) ?? [];
  const hex = hexes[theme === 'dark' ? hexes.length - 1 : 0] ?? '';
  return [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as Rgb;
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [one, other]
    .map(([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b)
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function seen(colour: Rgb, eyes: number[][]): Rgb {
  const mixed = eyes.map((row) => row.reduce((sum, part, at) => sum + part * (colour[at] ?? 0), 0));
  return mixed.map((part) => Math.min(1, Math.max(0, part))) as Rgb;
}

/** Distance in OKLab, times 100: about 2 is just noticeable side by side. */
function distance(one: Rgb, other: Rgb): number {
  const [a, b] = [oklab(one), oklab(other)];
  return 100 * Math.hypot(...a.map((part, at) => part - (b[at] ?? 0)));
}

function oklab([r, g, b]: Rgb): number[] {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

test.each(SUITS)('white numerals can be read on %s, and all suits weigh the same', (suit) => {
  const ratio = contrast(token(suit), token('on-suit'));
  expect(ratio).toBeGreaterThanOrEqual(4.5);
  expect(ratio).toBeLessThan(5.5);
});

test.each(Object.keys(EYES))('any two suits stay apart: %s', (kind) => {
  const colours = SUITS.map((suit) => seen(token(suit), EYES[kind] ?? []));
  const distances = colours.flatMap((one, at) => colours.slice(at + 1).map((other) => distance(one, other)));
  expect(Math.min(...distances)).toBeGreaterThan(7);
});

test.each(['light', 'dark'] as const)('text can be read in the %s theme', (theme) => {
  for (const sheet of ['paper', 'sheet', 'sunk']) {
    for (const ink of ['ink', 'ink-soft', 'accent', 'good', 'warn', 'bad', 'focus']) {
      const ratio = contrast(token(sheet, theme), token(ink, theme));
      expect(ratio, `${ink} on ${sheet}`).toBeGreaterThanOrEqual(4.5);
    }
  }
  expect(contrast(token('accent', theme), token('on-accent', theme))).toBeGreaterThanOrEqual(4.5);
});
