import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { catalogs } from './vite/catalogs.ts';
import { compressed } from './vite/compressed.ts';
import { hints } from './vite/hints.ts';
import { manifests } from './vite/manifests.ts';
import { serviceWorker } from './vite/service_worker.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = 'http://127.0.0.1:8010';

/**
 * What several pages need is one file: on a slow network each one is waited for, and a browser asks for six at a
 * time. Boards, lessons and what belongs to one page only come with it.
 */
const SHELL = [
  /node_modules.(?!uqr)/,
  /src.(main|App|styles|routes.routes)/,
  /src.lib.(errors|game|house|houses|i18n|lobby|pieces|router|server|settings|socket|ui|update)./,
  /src.lib.boards.(scripts|playback.(still|outcome))/, // what both boards need
  /src.lib.(table.[a-z_.]+ts|people.(bot|guest|seat_keys)|boards.Board|help.LazyHelp|replay.OpenRecord|learn.editions)/,
];

export default defineConfig({
  base: './', // the app lies anywhere, and finds its files beside itself
  plugins: [
    svelte(),
    catalogs(here('../src/tenfold/locales')),
    hints(here('src/routes/routes.ts')),
    manifests(here('public/manifest.webmanifest'), here('../src/tenfold/locales')),
    serviceWorker(here('src/service_worker.js'), here('public')),
    compressed(),
  ],
  resolve: { alias: { $lib: here('src/lib') } },
  worker: { format: 'es' }, // the house in the browser fetches what it needs when it needs it
  server: {
    proxy: { '/api': server, '^/puzzles/.*[.]json$': server, '/socket': { target: server, ws: true } },
  },
  build: {
    outDir: here('../src/tenfold/web'),
    emptyOutDir: true,
    manifest: true, // what belongs to which page, for scripts/sizes.test.ts
    assetsInlineLimit: 0, // nothing inline, so that the strictest content policy holds
    modulePreload: { polyfill: false },
    rolldownOptions: {
      preserveEntrySignatures: false,
      output: {
        codeSplitting: {
          groups: [{ name: 'shell', test: (id: string) => SHELL.some((part) => part.test(id)) }],
        },
      },
    },
  },
});
