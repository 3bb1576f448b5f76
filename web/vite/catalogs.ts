import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Which files of a language the browser reads: not the terminal’s, nor the lab’s. */
const READ_HERE = /^(words|errors|events|server|web.*)\.ftl$/;
const LANGUAGES = 'virtual:languages';
const CATALOG = 'virtual:catalog/';
const DEFAULT = 'en';

/**
 * The Fluent files that Python reads too, one module a language: `virtual:catalog/de`.
 * What a language does not say yet is filled in from English, so that one chunk is enough.
 */
export function catalogs(folder: string): Plugin {
  const spoken = languages(folder);
  return {
    name: 'tenfold-catalogs',
    resolveId: (id) => (id === LANGUAGES || id.startsWith(CATALOG) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LANGUAGES}`) return loaders(spoken);
      if (!id.startsWith(`\0${CATALOG}`)) return undefined;
      const language = id.slice(CATALOG.length + 1);
      for (const path of paths(folder, language)) this.addWatchFile(path);
      return `export default ${JSON.stringify(catalog(folder, language))};`;
    },
  };
}

/** The whole text of a language; also what the tests read. */
export function catalog(folder: string, language: string): string {
  const messages = new Map<string, string>();
  for (const spoken of new Set([DEFAULT, language])) {
    for (const path of paths(folder, spoken)) {
      for (const [name, text] of split(readFileSync(path, 'utf-8'))) messages.set(name, text);
    }
  }
  return [...messages.values()].join('\n');
}

function languages(folder: string): string[] {
  return readdirSync(folder).filter((name) => paths(folder, name).length > 0);
}

function paths(folder: string, language: string): string[] {
  const names = readdirSync(join(folder, language)).sort();
  return names.filter((name) => READ_HERE.test(name)).map((name) => join(folder, language, name));
}

function loaders(spoken: string[]): string {
  const entries = spoken.map((name) => `${JSON.stringify(name)}: () => import('${CATALOG}${name}')`);
  return `export default { ${entries.join(', ')} };`;
}

/** A message, or a term, begins at the margin and goes on to the next line there; comments are left out. */
function* split(text: string): Generator<[string, string]> {
  const lines = text.split('\n').filter((line) => !line.startsWith('#'));
  for (const part of lines.join('\n').split(/^(?=[a-zA-Z-])/m)) {
    const name = /^(-?[a-zA-Z][\w-]*)\s*=/.exec(part)?.[1];
    if (name) yield [name, part.trimEnd()];
  }
}
