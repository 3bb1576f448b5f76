import { readFileSync, readdirSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const SHOWN_BEFORE = /^pictures\//; // whoever has the app need not see any more what it looks like
const LATER = /\.(wasm|bin)$/; // the module of the rules, and networks
const PAGE = 'index.html';

/**
 * Puts `sw.js` beside the app, with the list of all files that the app consists of, and writes into it and into the page
 * which version they are of.
 */
export function serviceWorker(source: string, publicFolder: string): Plugin {
  return {
    name: 'tenfold-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = readFileSync(source, 'utf-8');
        const version = versionOf(bundle, worker);
        const page = bundle[PAGE];
        if (page?.type === 'asset') page.source = stamped(String(page.source), version);
        const files = [...filesIn(bundle), ...listed(publicFolder)];
        const text = worker
          .replaceAll('__VERSION__', version)
          .replace("['__FILES__']", JSON.stringify(['./', ...files.filter((name) => !LATER.test(name))]))
          .replace(
            "['__LATER__']",
            JSON.stringify(
              inOrderOfNeed(
                files.filter((name) => LATER.test(name)),
                bundle,
              ),
            ),
          );
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: text });
      },
    },
  };
}

/** Without the rules nothing can be played, without a network most can; the smallest are those that most tables need. */
function inOrderOfNeed(names: string[], bundle: Rolldown.OutputBundle): string[] {
  const size = (name: string): number => {
    const part = bundle[name];
    return name.endsWith('.wasm') || part?.type !== 'asset' ? 0 : part.source.length;
  };
  return names.sort((one, other) => size(one) - size(other));
}

function filesIn(bundle: Rolldown.OutputBundle): string[] {
  const names = Object.keys(bundle).filter((name) => !name.endsWith('.map') && !name.startsWith('.'));
  return names.filter((name) => name !== PAGE).sort();
}

function versionOf(bundle: Rolldown.OutputBundle, worker: string): string {
  const version = createHash('sha256').update(worker);
  for (const name of [PAGE, ...filesIn(bundle)]) {
    const part = bundle[name];
    version.update(name).update(part?.type === 'chunk' ? part.code : (part?.source ?? ''));
  }
  return version.digest('hex').slice(0, 12);
}

function stamped(page: string, version: string): string {
  return page.replace('<title>', `<meta name="tenfold-version" content="${version}" />\n    <title>`);
}

function listed(folder: string): string[] {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile());
  const names = files.map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return names.map((name) => name.replaceAll('\\', '/')).filter((name) => !SHOWN_BEFORE.test(name));
}
