/** Small PNGs: what a client draws has few colours, so 256 of them are enough, each pixel a byte. */
import { crc32, deflateSync } from 'node:zlib';

const MOST = 256;

export interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue and opacity of each pixel. */
  bytes: Uint8Array;
}

/** Colours that become one, as numbers of 24 bits, each with how many pixels have it. */
type Box = [color: number, pixels: number][];

/** A PNG whose colours are those of the picture, or their means where there are more than 256. */
export function paletted({ width, height, bytes }: Pixels): Buffer {
  const colors = colorsOf(bytes);
  const boxes = boxesOf([...count(colors)]);
  const places = new Map(boxes.flatMap((box, place) => box.map(([color]) => [color, place] as const)));
  const rows = Buffer.alloc(height * (width + 1)); // each begins with a 0: it is written as it is
  for (const [at, color] of colors.entries())
    rows[at + Math.floor(at / width) + 1] = places.get(color) as number;
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]); // a byte each, of a palette
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(boxes.flatMap(mean))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function colorsOf(bytes: Uint8Array): Uint32Array {
  const colors = new Uint32Array(bytes.length / 4);
  for (let at = 0; at < colors.length; at++)
    for (let channel = 0; channel < 3; channel++)
      colors[at] = ((colors[at] as number) << 8) | (bytes[at * 4 + channel] as number);
  return colors;
}

function count(colors: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  return counts;
}

/** Halves what differs most, until there are enough (median cut). */
function boxesOf(all: Box): Box[] {
  const boxes = [all];
  while (boxes.length < MOST) {
    const spreads = boxes.map((box) => Math.max(...widths(box)) * Math.sqrt(pixelsIn(box)));
    const widest = spreads.indexOf(Math.max(...spreads));
    if (!spreads[widest]) break; // each box has one colour
    boxes.splice(widest, 1, ...halves(boxes[widest] as Box));
  }
  return boxes;
}

function halves(box: Box): [Box, Box] {
  const spans = widths(box);
  const by = spans.indexOf(Math.max(...spans));
  const sorted = box.toSorted(([one], [other]) => channel(one, by) - channel(other, by));
  const half = pixelsIn(box) / 2;
  let seen = 0;
  const middle = sorted.findIndex(([, pixels]) => (seen += pixels) >= half);
  const cut = Math.min(Math.max(middle, 1), sorted.length - 1);
  return [sorted.slice(0, cut), sorted.slice(cut)];
}

/** How far red, green and blue reach. */
function widths(box: Box): number[] {
  return [0, 1, 2].map((by) => {
    let [low, high] = [255, 0];
    for (const [color] of box) {
      low = Math.min(low, channel(color, by));
      high = Math.max(high, channel(color, by));
    }
    return high - low;
  });
}

function mean(box: Box): number[] {
  const all = pixelsIn(box);
  return [0, 1, 2].map((by) =>
    Math.round(box.reduce((sum, [color, pixels]) => sum + channel(color, by) * pixels, 0) / all),
  );
}

function pixelsIn(box: Box): number {
  return box.reduce((sum, [, pixels]) => sum + pixels, 0);
}

function channel(color: number, by: number): number {
  return (color >> (16 - 8 * by)) & 255;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
