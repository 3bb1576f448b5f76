// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { messages } from '../../../vite/catalogs';
import { ROUTE } from '../../../vite/hints';
import { messageId } from './catalog';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const source = here('../../');
const locales = here('../../../../src/tenfold/locales');
const routes = readFileSync(join(source, 'routes/routes.ts'), 'utf-8');

const IMPORT = /(?:from|import\()\s*'((?:\$lib|\.{1,2})\/[^']+)'/g;
/** What a page may fetch later brings its own parts of the catalog with it. */
const LATER = /saying\(\(\) => import\('([^']+)'\), ([^)]*)\)/g;
const TYPES = /^\s*import type [^;]+;/gm;
const WHOLE = /(?<!=== )['"`]([a-z][a-z0-9_-]*(?:[.][a-z0-9_-]+)+)['"`]/g;
const BEGINNING = /`([a-z][a-z0-9_-]*(?:[.][a-z0-9_-]*)*[._-])\$\{/g;

function fileOf(name: string, from: string): string | undefined {
  const path = name.startsWith('$lib') ? join(source, name.slice(1)) : join(dirname(from), name);
  return [path, `${path}.ts`].find((one) => existsSync(one) && /\.(ts|svelte)$/.test(one));
}

/** All files that a file brings with it, fetched at once or later. */
function reached(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path) || path.endsWith('routes/routes.ts')) return found;
  found.add(path);
  const text = readFileSync(path, 'utf-8').replace(TYPES, '').replace(LATER, '');
  for (const [, name = ''] of text.matchAll(IMPORT)) {
    const file = fileOf(name, path);
    if (file && !file.includes('/wire/')) reached(file, found);
  }
  return found;
}

/** The messages that a page may say, by what stands in its files. */
function said(path: string): Set<string> {
  const known = messages(locales, 'en').map(([id]) => id);
  const texts = [...reached(path)].map((file) => readFileSync(file, 'utf-8'));
  const find = (pattern: RegExp): string[] =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([, key = '']) => messageId(key)));
  const [whole, beginnings] = [new Set(find(WHOLE)), find(BEGINNING)];
  return new Set(known.filter((id) => whole.has(id) || beginnings.some((start) => id.startsWith(start))));
}

const pages = [...routes.matchAll(ROUTE)].map(([, path = '', file = '', parts = '']) => ({
  path,
  file: join(source, 'routes', file),
  parts: ['base', ...[...parts.matchAll(/'(\w+)'/g)].map(([, part = '']) => part)],
}));

const parts = (names: string): string[] => [...names.matchAll(/'(\w+)'/g)].map(([, part = '']) => part);

/** What a page or a part of it fetches later, with the parts that are there by then. */
const later = pages.flatMap(({ path, file, parts: there }) =>
  [...reached(file)].flatMap((from) =>
    [...readFileSync(from, 'utf-8').matchAll(LATER)].map(([, name = '', more = '']) => ({
      path: `${path}, later ${name}`,
      file: fileOf(name, from) ?? name,
      parts: [...there, ...parts(more)],
    })),
  ),
);

test('every route is found', () => {
  expect(pages.map(({ path }) => path)).toEqual(
    [...routes.matchAll(/^ {2}'(\/.*?)':/gm)].map(([, one]) => one),
  );
});

describe('a page brings along whatever it says', () => {
  const shell = { path: 'the app', file: join(source, 'App.svelte'), parts: ['base'] };
  test.each([shell, ...pages, ...later])('$path', ({ file, parts }) => {
    const there = new Set(messages(locales, 'en', parts).map(([id]) => id));
    const missing = [...said(file)].filter((id) => !there.has(id));
    expect(missing).toEqual([]);
  });
});

test('what is fetched later is found, and so is what it says', () => {
  const names = new Set(later.map(({ file }) => file.slice(source.length)));
  for (const name of ['lib/help/Help.svelte', 'lib/expert/ExpertPanel.svelte', 'lib/study/InBrief.svelte'])
    expect(names).toContain(name);
  expect(said(join(source, 'lib/help/Help.svelte'))).toContain('guide-key');
});

test('what a part says refers to nothing but itself and what every page has', () => {
  for (const parts of [
    ['base'],
    ['base', 'play'],
    ['base', 'learn'],
    ['base', 'lesson'],
    ['base', 'mistakes'],
    ['base', 'progress'],
    ['base', 'puzzles'],
    ['base', 'rules'],
    ['base', 'play', 'review'],
  ]) {
    const there = messages(locales, 'en', parts);
    const names = new Set(there.map(([id]) => id));
    const asked = [...JSON.stringify(there).matchAll(/"type":"(mesg|term)","name":"([\w-]+)"/g)];
    const missing = asked.map(([, kind, name]) => `${kind === 'term' ? '-' : ''}${name}`);
    expect(missing.filter((id) => !names.has(id))).toEqual([]);
  }
});
