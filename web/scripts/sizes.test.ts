// @vitest-environment node
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

interface Part {
  file: string;
  css?: string[];
  imports?: string[];
}

const built = new URL('../../src/tenfold/web/', import.meta.url);
const parts = JSON.parse(readFileSync(new URL('.vite/manifest.json', built), 'utf-8')) as Record<
  string,
  Part
>;

/** All files that a part needs before it runs. */
function files(name: string, found = new Set<string>()): Set<string> {
  const key = Object.keys(parts).find((one) => one === name || one.endsWith(`/${name}`));
  const part = key === undefined ? undefined : parts[key];
  if (!part) throw new Error(`${name} is not built`);
  if (found.has(part.file)) return found;
  for (const file of [part.file, ...(part.css ?? [])]) found.add(file);
  for (const other of part.imports ?? []) files(other, found);
  return found;
}

/** Kilobytes over the wire. */
function weight(...names: string[]): number {
  const all = new Set(names.flatMap((name) => [...files(name)]));
  const bytes = [...all].map((file) => gzipSync(readFileSync(new URL(file, built)), { level: 6 }).length);
  return bytes.reduce((sum, one) => sum + one, 0) / 1000;
}

const english = (part: string): string =>
  Object.keys(parts).find((name) => name.endsWith(`virtual:catalog/en/${part}`)) ?? part;
const TABLE = ['src/routes/Table.svelte', english('play')];

test.each([
  ['the first page', ['src/routes/Home.svelte'], 90],
  ['a table of cards', [...TABLE, 'src/lib/boards/cards/CardBoard.svelte'], 160],
  ['a table of tiles', [...TABLE, 'src/lib/boards/tiles/TileBoard.svelte'], 160],
])('%s is light', (name, pages, most) => {
  const kilobytes = weight(english('base'), ...pages);
  console.info(`${name}: ${kilobytes.toFixed(1)} kB of ${most}`);
  expect(kilobytes).toBeLessThan(most);
});

test('the house in this browser is light: its workers and the rules, without networks', () => {
  const names = readdirSync(new URL('assets/', built)).filter((name) =>
    /^local_.*\.js\.br$|\.wasm\.br$/.test(name),
  );
  const bytes = names.map((name) => statSync(new URL(`assets/${name}`, built)).size);
  const kilobytes = bytes.reduce((sum, one) => sum + one, 0) / 1000;
  // Two of them play the last cards to the end, for the expert.
  console.info(`the house in this browser: ${kilobytes.toFixed(1)} kB of 62`);
  expect(names).toHaveLength(3);
  expect(kilobytes).toBeLessThan(62);
});

test('a table where nobody asks the expert brings nothing of her advice along', () => {
  const table = files('src/routes/Table.svelte');
  const advice = [...files('src/lib/expert/ExpertPanel.svelte'), ...files(english('review'))];
  const own = advice.filter((file) => !table.has(file));
  expect(own).toContain(parts['src/lib/expert/ExpertPanel.svelte']?.file);
  expect(own).toContain(parts[english('review')]?.file);
});

test('no page brings anything of the house in this browser along', () => {
  const house = parts['src/lib/local/page/page_house.ts']?.file;
  const pages = Object.keys(parts).filter((name) => /^src\/routes\/.*\.svelte$/.test(name));
  expect(house).toBeDefined();
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) expect([...files(page)], page).not.toContain(house);
});

test('a replay brings nothing of a review along', () => {
  const replay = files('src/routes/Replay.svelte');
  const review = [...files('src/routes/Study.svelte'), ...files(english('review'))];
  const own = review.filter((file) => !replay.has(file));
  expect(own).toContain(parts['src/routes/Study.svelte']?.file);
  expect(own).toContain(parts[english('review')]?.file);
});
