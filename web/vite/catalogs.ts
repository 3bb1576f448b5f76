import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import type { Messages } from '../src/lib/i18n/catalog.ts';
import { Terms } from './terms.ts';

/** Which files of a language the browser reads: not the terminal’s, nor the lab’s. */
const READ_HERE = /^(words|errors|events|review|server|web.*)\.ftl$/;
const LANGUAGES = 'virtual:languages';
const CATALOG = 'virtual:catalog/';
const DEFAULT = 'en';

/** What is fetched together with the pages that need it; every other file comes with the first page. */
const PART_OF: Record<string, string> = {
  events: 'play',
  review: 'review',
  web_cards: 'play',
  web_daily: 'daily',
  web_expert: 'play',
  web_keep: 'play',
  web_replay: 'play',
  web_table: 'play',
  web_tiles: 'play',
  web_advice: 'review',
  web_learn: 'learn',
  web_mistakes: 'mistakes',
  web_lesson: 'lesson',
  web_progress: 'progress',
  web_drill: 'lesson',
  web_puzzles: 'puzzles',
  web_review: 'review',
  web_rules: 'rules',
  web_study: 'review',
};

export const PARTS = ['base', ...new Set(Object.values(PART_OF))];

/**
 * The Fluent files that Python reads too, a module a language and part: `virtual:catalog/de/base`.
 * They are parsed here, not in the browser, and terms are written out. What a language does not say yet is filled in
 * from English.
 */
export function catalogs(folder: string): Plugin {
  const spoken = languages(folder);
  return {
    name: 'tenfold-catalogs',
    resolveId: (id) => (id === LANGUAGES || id.startsWith(CATALOG) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LANGUAGES}`) return loaders(spoken);
      if (!id.startsWith(`\0${CATALOG}`)) return undefined;
      const [language = '', part = ''] = id.slice(CATALOG.length + 1).split('/');
      for (const path of paths(folder, language)) this.addWatchFile(path);
      const text = JSON.stringify(messages(folder, language, [part]));
      return `export default JSON.parse(${JSON.stringify(text)});`;
    },
  };
}

/** Everything that is said in some parts of a language, or in all; also what the tests read. */
export function messages(folder: string, language: string, parts: readonly string[] = PARTS): Messages {
  const found = new Map<string, Messages[number]>();
  for (const spoken of new Set([DEFAULT, language])) {
    for (const message of spokenIn(folder, spoken, parts)) found.set(message[0], message);
  }
  return [...found.values()];
}

/** What a language itself says in some parts. */
function spokenIn(folder: string, language: string, parts: readonly string[]): Messages {
  const files = paths(folder, language).map((path) => ({
    part: partOf(path),
    resource: new FluentResource(readFileSync(path, 'utf-8')),
  }));
  const terms = new Terms(
    language,
    files.map(({ resource }) => resource),
  );
  return files
    .filter(({ part }) => parts.includes(part))
    .flatMap(({ resource }) => resource.body.filter(({ id }) => !id.startsWith('-')))
    .map((message) => terms.writeOut(message))
    .map(({ id, value, attributes }) =>
      Object.keys(attributes).length ? [id, value, attributes] : [id, value],
    );
}

function partOf(path: string): string {
  return PART_OF[/(\w+)\.ftl$/.exec(path)?.[1] ?? ''] ?? 'base';
}

export function languages(folder: string): string[] {
  return readdirSync(folder).filter((name) => paths(folder, name).length > 0);
}

function paths(folder: string, language: string): string[] {
  const names = readdirSync(join(folder, language)).sort();
  return names.filter((name) => READ_HERE.test(name)).map((name) => join(folder, language, name));
}

function loaders(spoken: string[]): string {
  const of = (language: string): string =>
    PARTS.map((part) => `${part}: () => import('${CATALOG}${language}/${part}')`).join(', ');
  return `export default { ${spoken.map((language) => `${language}: { ${of(language)} }`).join(', ')} };`;
}
