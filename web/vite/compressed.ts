import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readFileSync, writeFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PACKED = /\.(js|css|svg|json|webmanifest|wasm|bin)$/; // pictures and fonts are packed already

/** Puts every file beside itself as small as it can be made, so that the server has nothing to do. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'tenfold-compressed',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle: async () => {
      const names = readdirSync(folder, { recursive: true, encoding: 'utf-8' });
      await Promise.all(
        names.filter((name) => PACKED.test(name)).map((name) => compress(join(folder, name))),
      );
    },
  };
}

async function compress(path: string): Promise<void> {
  const body = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(body, { params }));
  writeFileSync(`${path}.gz`, await promisify(gzip)(body, { level: 9 }));
}
