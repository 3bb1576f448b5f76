import languages from 'virtual:languages';
import { Catalog, type Details } from './catalog';

const DEFAULT = 'en';

let catalog = $state.raw(new Catalog(DEFAULT, ''));

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

/** The catalog itself, for whoever tells stories. Reactive like `say`. */
export function speaker(): Catalog {
  return catalog;
}

/** Fetches a language and speaks it from now on; null chooses as the browser asks. */
export async function speak(wish: string | null): Promise<void> {
  const language = wish !== null && spoken.includes(wish) ? wish : preferred(navigator.languages);
  const load = languages[language];
  if (!load) return;
  catalog = new Catalog(language, (await load()).default);
  document.documentElement.lang = language;
}

export function preferred(wishes: readonly string[]): string {
  const found = wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find((wish) => spoken.includes(wish));
  return found ?? DEFAULT;
}
