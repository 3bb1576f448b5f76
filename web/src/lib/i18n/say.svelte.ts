import languages from 'virtual:languages';
import { Catalog, type Details } from './catalog';

const DEFAULT = 'en';

/** What is said on some pages only; `vite/catalogs.ts` knows which files these are. */
export type Part =
  'daily' | 'play' | 'learn' | 'lesson' | 'mistakes' | 'progress' | 'puzzles' | 'review' | 'rules';

interface Learnt {
  catalog: Catalog;
  parts: Map<string, Promise<void>>;
}

let catalog = $state.raw(new Catalog(DEFAULT));
let learnt: Learnt = { catalog, parts: new Map() }; // in the language that was wished for last
let speaking: Promise<void> = Promise.resolve();
const needed = new Set<string>(['base']);

/** The languages that there are, by code. */
export const spoken: readonly string[] = Object.keys(languages);

/** A sentence in the reader's language. Reactive: it changes when the language does. */
export function say(key: string, details?: Details): string {
  return catalog.say(key, details);
}

/** What is wrong, in one sentence. */
export function explain(key: string, details?: Details): string {
  return catalog.explain(key, details);
}

/** Why something failed, if that can be said: who refuses says it by a key. Otherwise null. */
export function explainFailure(reason: unknown): string | null {
  const { key, details } = reason as { key?: string; details?: Details };
  return key ? catalog.explain(key, details) : null;
}

/** The catalog itself, for whoever tells stories. Reactive like `say`. */
export function speaker(): Catalog {
  return catalog;
}

/** Fetches a language and speaks it from now on; null chooses as the browser asks. */
export function speak(wish: string | null): Promise<void> {
  const language = wish !== null && spoken.includes(wish) ? wish : preferred(navigator.languages);
  const before = learnt;
  if (learnt.catalog.language !== language) learnt = { catalog: new Catalog(language), parts: new Map() };
  const wanted = learnt;
  speaking = learn(wanted).then(
    () => {
      if (wanted !== learnt) return; // somebody has chosen again since
      catalog = wanted.catalog;
      document.documentElement.lang = language;
      if (import.meta.env.PROD) installIn(language);
    },
    (error: unknown) => {
      if (wanted === learnt) learnt = before;
      throw error;
    },
  );
  return speaking;
}

/** Something that is fetched, together with what is said there. */
export function saying<Fetched>(fetch: () => Promise<Fetched>, ...parts: Part[]): () => Promise<Fetched> {
  return async () => (await Promise.all([fetch(), prepare(...parts)]))[0];
}

/** From now on these parts can be said, in whatever language. */
export async function prepare(...parts: Part[]): Promise<void> {
  for (const part of parts) needed.add(part);
  await Promise.all([learn(learnt), speaking]);
}

/** Whoever puts the app on a home screen finds its shortcuts in the same language; only a build has them. */
function installIn(language: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (link) link.href = new URL(`manifest.${language}.webmanifest`, link.href).href;
}

export function preferred(wishes: readonly string[]): string {
  const found = wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find((wish) => spoken.includes(wish));
  return found ?? DEFAULT;
}

async function learn({ catalog: into, parts }: Learnt): Promise<void> {
  const loaders = languages[into.language] ?? {};
  for (const part of needed) {
    const load = loaders[part];
    if (!load || parts.has(part)) continue;
    const known = load().then((fetched) => into.add(fetched.default));
    parts.set(part, known);
    known.catch(() => parts.delete(part)); // to be tried again
  }
  await Promise.all(parts.values());
}
