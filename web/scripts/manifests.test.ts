// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { manifestIn } from '../vite/manifests';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const locales = here('../../src/tenfold/locales');
const manifest = JSON.parse(readFileSync(here('../public/manifest.webmanifest'), 'utf-8')) as Parameters<
  typeof manifestIn
>[0];

test.each([
  ['en', ['Learn', 'Open tables', 'My games']],
  ['de', ['Lernen', 'Offene Tische', 'Meine Partien']],
])('an installed app has its shortcuts in %s', (language, names) => {
  const { lang, description, shortcuts } = manifestIn(manifest, locales, language);
  expect(lang).toBe(language);
  expect(description).toMatch(/TEN/);
  expect(shortcuts.map(({ name }) => name)).toEqual(names);
});
