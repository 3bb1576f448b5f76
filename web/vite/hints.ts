import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { PARTS } from './catalogs.ts';

/** Which of them a table needs it learns late; the other one is a tenth of what is fetched. */
const BOARDS = ['lib/boards/cards/CardBoard.svelte', 'lib/boards/tiles/TileBoard.svelte'];

/** What a page fetches by itself as soon as it runs, and might as well have at once. */
const FETCHED_THERE: Record<string, string[]> = {
  '/learn/cards': ['lessons/cards.json'],
  '/learn/tiles': ['lessons/tiles.json'],
  '/drills/cards': ['drills/cards.json'],
  '/drills/tiles': ['drills/tiles.json'],
};

/** What it needs a moment later: nothing else waits for the line because of it. */
const FETCHED_LATER: Record<string, string[]> = {
  '/t/:id': BOARDS,
  '/replay/:id': BOARDS,
  '/study/:id': BOARDS,
  '/learn/cards': ['lib/boards/cards/CardBoard.svelte'],
  '/learn/tiles': ['lib/boards/tiles/TileBoard.svelte'],
  '/drills/cards': ['lib/boards/cards/CardBoard.svelte'],
  '/drills/tiles': ['lib/boards/tiles/TileBoard.svelte'],
  '/puzzles/run/:id': BOARDS,
};

/** What the server tells a browser to fetch while it reads the page: the files of each route and language. */
export interface Hints {
  routes: Record<string, { files: string[]; later: string[]; parts: string[] }>;
  languages: Record<string, Record<string, string>>;
}

/** Writes `.vite/hints.json`, from the routes and what was made of them. */
export function hints(routes: string): Plugin {
  return {
    name: 'tenfold-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const source = JSON.stringify(gather(readFileSync(routes, 'utf-8'), chunks), null, 1);
        this.emitFile({ type: 'asset', fileName: '.vite/hints.json', source });
      },
    },
  };
}

function gather(source: string, chunks: Rolldown.OutputChunk[]): Hints {
  const find = (name: string): Rolldown.OutputChunk => {
    const found =
      chunks.find((chunk) => chunk.facadeModuleId?.endsWith(name)) ??
      chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(name)));
    if (!found) throw new Error(`${name} is in no file of the client.`);
    return found;
  };
  const shell = new Set(files(find('src/main.ts'), chunks));
  const found: Hints = { routes: {}, languages: {} };
  for (const [, path = '', page = '', parts = ''] of source.matchAll(ROUTE)) {
    const needed = (names: string[]): string[] => [
      ...new Set(names.map(find).flatMap((one) => files(one, chunks))),
    ];
    const first = needed([`routes/${page}`, ...(FETCHED_THERE[path] ?? [])]);
    const later = needed(FETCHED_LATER[path] ?? []);
    found.routes[path] = {
      files: first.filter((file) => !shell.has(file)),
      later: later.filter((file) => !shell.has(file) && !first.includes(file)),
      parts: ['base', ...[...parts.matchAll(/'(\w+)'/g)].map(([, part = '']) => part)],
    };
  }
  for (const chunk of chunks) {
    const [, language, part] = /virtual:catalog\/(\w+)\/(\w+)$/.exec(chunk.moduleIds.join()) ?? [];
    if (language && part && PARTS.includes(part)) (found.languages[language] ??= {})[part] = chunk.fileName;
  }
  return found;
}

/** A line of `routes.ts`: the route, its page, and the parts of the catalog that it says. */
export const ROUTE = /^ {2}'(\/[^']*)': .*import\('\.\/([\w/]+\.svelte)'\)(.*),$/gm;

/** A chunk with its styles, and all that it imports. */
function files(
  chunk: Rolldown.OutputChunk,
  chunks: Rolldown.OutputChunk[],
  found = new Set<string>(),
): string[] {
  if (found.has(chunk.fileName)) return [];
  for (const file of [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]) found.add(file);
  for (const name of chunk.imports) {
    const other = chunks.find(({ fileName }) => fileName === name);
    if (other) files(other, chunks, found);
  }
  return [...found];
}
