// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const names = readdirSync(source, { recursive: true, encoding: 'utf-8' });

/** A link that somebody wrote out: it would lead out of an app that lies under a path, or on a host of files. */
const WRITTEN_OUT = /<a\s[^>]*?href=("\/|\{['`]\/)[^>]*>/g;

test('every link to a place in the app knows where the app lies', () => {
  const found = names
    .filter((name) => name.endsWith('.svelte'))
    .flatMap((name) => readFileSync(join(source, name), 'utf-8').match(WRITTEN_OUT) ?? []);
  expect(found).toEqual([]);
});

test('a link that was written out is found', () => {
  const page = '<a class="x" href="/learn">x</a> <a\n href={`/t/${id}`}>x</a> <a href="#main">x</a>';
  expect(page.match(WRITTEN_OUT)).toHaveLength(2);
});
