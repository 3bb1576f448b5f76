import type { BrowserContext, Page } from 'playwright-core';
import { NO_NEWCOMER } from '../../e2e/support/learnt.ts';
import type { House, Scene } from './scene.ts';

/** A board finds its size once it is there, in milliseconds. */
const SETTLING = 400;

interface Wishes {
  size: { width: number; height: number };
  language: string;
}

/** Opens the page of a scene, and does there what the scene says. */
export async function openScene(
  context: BrowserContext,
  house: House,
  scene: Scene,
  { size, language }: Wishes,
): Promise<Page> {
  await remember(context, house, scene.cookie);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.setViewportSize(size);
  const settings = { language, motion: 'off', sound: false, name: 'Ada', ...scene.settings };
  await page.addInitScript(
    ([keys, chosen, session, learnt]) => {
      localStorage.setItem('tenfold.learnt', learnt);
      localStorage.setItem('tenfold.keys', JSON.stringify(keys));
      localStorage.setItem('tenfold.settings', JSON.stringify(chosen));
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
    },
    [scene.keys ?? {}, settings, scene.session ?? {}, NO_NEWCOMER] as const,
  );
  await scene.before?.(page);
  // A table says when it is there; a page has only the network to tell.
  await page.goto(`${house.address}${scene.path}`, { waitUntil: scene.ready ? 'load' : 'networkidle' });
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  if (scene.ready) await page.locator(scene.ready).first().waitFor();
  await scene.act?.(page);
  if (!scene.whole) await page.waitForTimeout(SETTLING);
  return page;
}

async function remember(context: BrowserContext, house: House, cookie: string | undefined): Promise<void> {
  const [name, value] = cookie?.split('=') ?? [];
  if (name && value) await context.addCookies([{ name, value, url: house.address }]);
}
