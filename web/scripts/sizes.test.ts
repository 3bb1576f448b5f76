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

test.each([
  // Two and a half of them play the last cards to the end and weigh payments, for the expert.
  ['the house in this browser: its workers and the rules, without networks', /^(?!local_study|study)/, 3, 65],
  ['studying in this browser: its worker and the judge, without networks', /^(local_study|study)/, 2, 90],
])('%s, is light', (what, which, count, most) => {
  const names = readdirSync(new URL('assets/', built)).filter(
    (name) => /^local_.*\.js\.br$|\.wasm\.br$/.test(name) && which.test(name),
  );
  const bytes = names.map((name) => statSync(new URL(`assets/${name}`, built)).size);
  const kilobytes = bytes.reduce((sum, one) => sum + one, 0) / 1000;
  console.info(`${what}: ${kilobytes.toFixed(1)} kB of ${most}`);
  expect(names).toHaveLength(count);
  expect(kilobytes).toBeLessThan(most);
});

test('a table where nobody asks the expert brings nothing of her advice along', () => {
  const table = files('src/routes/Table.svelte');
  const advice = [...files('src/lib/expert/ExpertPanel.svelte'), ...files(english('review'))];
  const own = advice.filter((file) => !table.has(file));
  expect(own).toContain(parts['src/lib/expert/ExpertPanel.svelte']?.file);
  expect(own).toContain(parts[english('review')]?.file);
});

test('no page brings anything of the house in this browser along', () => {
  const pages = Object.keys(parts).filter((name) => /^src\/routes\/.*\.svelte$/.test(name));
  expect(pages.length).toBeGreaterThan(10);
  for (const part of ['page_house', 'page_study', 'asking']) {
    const later = parts[`src/lib/local/page/${part}.ts`]?.file;
    expect(later).toBeDefined();
    for (const page of pages) expect([...files(page)], page).not.toContain(later);
  }
});

test('a replay brings nothing of a review along', () => {
  const replay = files('src/routes/Replay.svelte');
  const review = [...files('src/routes/Study.svelte'), ...files(english('review'))];
  const own = review.filter((file) => !replay.has(file));
  expect(own).toContain(parts['src/routes/Study.svelte']?.file);
  expect(own).toContain(parts[english('review')]?.file);
});
