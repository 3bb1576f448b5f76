import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { paletted } from './palette.ts';

const RED = [200, 0, 0, 255];
const BLUE = [0, 0, 90, 255];

function chunks(png: Buffer): Record<string, Buffer> {
  const found: Record<string, Buffer> = {};
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    found[png.toString('latin1', at + 4, at + 8)] = png.subarray(at + 8, at + 8 + length);
    at += length + 12;
  }
  return found;
}

test('a picture of few colours keeps them', () => {
  const png = paletted({ width: 2, height: 2, bytes: new Uint8Array([...RED, ...BLUE, ...BLUE, ...RED]) });
  const { PLTE, IDAT } = chunks(png);
  const [red, blue] = PLTE?.[0] === 200 ? [0, 1] : [1, 0];
  expect([...(PLTE ?? [])].toSorted()).toEqual([200, 0, 0, 0, 0, 90].toSorted());
  expect([...inflateSync(IDAT ?? '')]).toEqual([0, red, blue, 0, blue, red]);
});

test('of many colours each pixel gets one that is near', () => {
  const many = Array.from({ length: 4096 }, (_, at) => [at & 15, (at >> 4) & 15, at >> 8].map((one) => one * 17));
  const bytes = new Uint8Array(many.flatMap((color) => [...color, 255]));
  const { PLTE, IDAT } = chunks(paletted({ width: 64, height: 64, bytes }));
  const places = [...inflateSync(IDAT ?? '')].filter((_, at) => at % 65);
  expect(PLTE).toHaveLength(3 * 256);
  const off = many.map((color, at) =>
    Math.max(...color.map((value, by) => Math.abs(value - (PLTE?.[3 * (places[at] as number) + by] as number)))),
  );
  expect(Math.max(...off)).toBeLessThan(52);
});
