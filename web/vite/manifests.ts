import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { languages, messages } from './catalogs.ts';

interface Manifest {
  lang: string;
  description: string;
  shortcuts: { name: string; url: string }[];
}

const DESCRIPTION = 'home-text';
/** Where a shortcut leads, and what that page is called. */
const NAMES: Record<string, string> = {
  './#/learn': 'nav-learn',
  './#/open': 'nav-open',
  './#/me': 'nav-me',
};

/** What an installed app is called and offers, in each language: `manifest.de.webmanifest`. */
export function manifests(source: string, locales: string): Plugin {
  return {
    name: 'tenfold-manifests',
    apply: 'build',
    generateBundle() {
      const manifest = JSON.parse(readFileSync(source, 'utf-8')) as Manifest;
      for (const language of languages(locales)) {
        const text = JSON.stringify(manifestIn(manifest, locales, language));
        this.emitFile({ type: 'asset', fileName: `manifest.${language}.webmanifest`, source: text });
      }
    },
  };
}

/** The same manifest in a language. */
export function manifestIn(manifest: Manifest, locales: string, language: string): Manifest {
  const said = new Map(messages(locales, language, ['base']).map(([id, value]) => [id, value]));
  const word = (id: string, otherwise: string): string => {
    const value = said.get(id);
    return typeof value === 'string' ? value : otherwise;
  };
  return {
    ...manifest,
    lang: language,
    description: word(DESCRIPTION, manifest.description),
    shortcuts: manifest.shortcuts.map(({ name, url }) => ({ name: word(NAMES[url] ?? '', name), url })),
  };
}
