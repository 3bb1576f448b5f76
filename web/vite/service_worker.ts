import { readFileSync, readdirSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const SHOWN_BEFORE = /^pictures\//; // whoever has the app need not see any more what it looks like

/** Puts `/sw.js` beside the app, with the list of all files that the app consists of. */
export function serviceWorker(source: string, publicFolder: string): Plugin {
  return {
    name: 'tenfold-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const made = Object.keys(bundle).filter((name) => !name.endsWith('.map') && !name.startsWith('.'));
        const files = ['', ...made.filter((name) => name !== 'index.html'), ...listed(publicFolder)];
        const version = createHash('sha256');
        for (const name of made.sort()) {
          const part = bundle[name];
          version.update(name).update(part?.type === 'chunk' ? part.code : (part?.source ?? ''));
        }
        const text = readFileSync(source, 'utf-8')
          .replace('__VERSION__', version.digest('hex').slice(0, 12))
          .replace("['__FILES__']", JSON.stringify(files.map((name) => `/${name}`)));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: text });
      },
    },
  };
}

function listed(folder: string): string[] {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile());
  const names = files.map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return names.map((name) => name.replaceAll('\\', '/')).filter((name) => !SHOWN_BEFORE.test(name));
}
