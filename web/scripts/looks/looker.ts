import type { BrowserContext, Page } from 'playwright-core';
import { openScene } from '../gallery/opening.ts';
import type { House, Scene } from '../gallery/scene.ts';
import type { Fault } from './measure/fault.ts';
import { faultsIn } from './measuring.ts';
import { sizeOf } from './sizes.ts';

/** How a page was looked at. */
export interface Look {
  scene: string;
  size: string;
  language: string;
  /** Of the letters, in percent. */
  text: string;
}

export interface Seen extends Look {
  faults: Fault[];
}

export interface Extent {
  sizes: readonly string[];
  languages: readonly string[];
  texts: readonly string[];
}

/** Opens the page of a scene once, and looks at it in every language, size of text and size of window. */
export async function lookAt(
  context: BrowserContext,
  house: House,
  [name, scene]: [string, Scene],
  extents: readonly Extent[],
  onseen?: (page: Page, seen: Seen) => Promise<void>,
): Promise<Seen[]> {
  const looks = extents.flatMap((extent) => looksOf(name, extent));
  const [first] = looks;
  if (!first) return [];
  const page = await openScene(context, house, scene, {
    size: sizeOf(first.size),
    language: first.language,
  });
  const all: Seen[] = [];
  for (const wanted of looks) {
    await show(page, scene, wanted);
    const faults = await faultsIn(page, { fills: !scene.whole });
    const seen = { ...wanted, faults };
    await onseen?.(page, seen);
    all.push(seen);
  }
  return all;
}

function looksOf(scene: string, { sizes, languages, texts }: Extent): Look[] {
  return languages.flatMap((language) =>
    texts.flatMap((text) => sizes.map((size) => ({ scene, language, text, size }))),
  );
}

async function show(page: Page, scene: Scene, { size, language, text }: Look): Promise<void> {
  await page.setViewportSize(sizeOf(size));
  await page.evaluate(
    ([spoken, percent]) => {
      document.documentElement.style.fontSize = percent === '100' ? '' : `${percent}%`;
      if (document.documentElement.lang === spoken) return;
      const key = 'tenfold.settings';
      const settings = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      localStorage.setItem(key, JSON.stringify({ ...settings, language: spoken }));
      dispatchEvent(new StorageEvent('storage', { key })); // as if somebody had chosen it in another tab
    },
    [language, text] as const,
  );
  await page.waitForFunction((spoken) => document.documentElement.lang === spoken, language, { polling: 20 });
  await scene.atEverySize?.(page);
}
