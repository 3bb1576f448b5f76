// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));
const texts = readdirSync(source, { recursive: true, encoding: 'utf-8' })
  .filter((name) => /\.(svelte|css)$/.test(name))
  .map((name) => [name, readFileSync(join(source, name), 'utf-8')] as const)
  .filter(([, text]) => /animation:[^;]*\binfinite\b/.test(text));

/** What a browser moves without drawing anything anew. */
const CHEAP = ['opacity', 'transform', 'translate', 'scale', 'rotate'];

test.each(texts)('%s moves without end only what costs nothing', (_, text) => {
  const endless = [...text.matchAll(/animation:\s*([\w-]+)[^;]*\binfinite\b/g)].map(([, name]) => name);
  expect(endless).not.toEqual([]);
  for (const name of endless) {
    const keyframes = new RegExp(`@keyframes ${name} \\{((?:[^{}]*\\{[^{}]*\\})*)`).exec(text)?.[1] ?? '';
    const changed = [...keyframes.matchAll(/([\w-]+):/g)].map(([, property]) => property);
    expect(changed).not.toEqual([]);
    expect(CHEAP).toEqual(expect.arrayContaining(changed));
  }
});
