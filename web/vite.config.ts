import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { catalogs } from './vite/catalogs.ts';
import { serviceWorker } from './vite/service_worker.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = 'http://127.0.0.1:8010';

export default defineConfig({
  plugins: [
    svelte(),
    catalogs(here('../src/tenfold/locales')),
    serviceWorker(here('src/service_worker.js'), here('public')),
  ],
  resolve: { alias: { $lib: here('src/lib') } },
  server: { proxy: { '/api': server, '/socket': { target: server, ws: true } } },
  build: {
    outDir: here('../src/tenfold/web'),
    emptyOutDir: true,
    manifest: true, // what belongs to which page, for scripts/sizes.test.ts
    assetsInlineLimit: 0, // nothing inline, so that the strictest content policy holds
    modulePreload: { polyfill: false },
  },
});
