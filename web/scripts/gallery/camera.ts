import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Picture } from './index.ts';
import type { House, Scene } from './scene.ts';

export const HEIGHTS: Record<number, number> = {
  1280: 800,
  768: 1024,
  390: 844,
  360: 640,
  844: 390,
  1920: 1080,
};

/** A board finds its size once it is there, in milliseconds. */
const SETTLING = 400;

interface Order {
  house: House;
  themes: Picture['theme'][];
  widths: number[];
  out: string;
}

/** Takes the pictures of one language: a page is opened once, then seen at every size, light and dark. */
export class Photographer {
  readonly #context: BrowserContext;
  readonly #language: string;
  readonly #order: Order;

  private constructor(context: BrowserContext, language: string, order: Order) {
    this.#context = context;
    this.#language = language;
    this.#order = order;
  }

  static async in(browser: Browser, language: string, order: Order): Promise<Photographer> {
    return new Photographer(await browser.newContext({ serviceWorkers: 'block' }), language, order);
  }

  async take(name: string, scene: Scene): Promise<Picture[]> {
    const { themes, widths } = this.#order;
    let page = await this.#open(scene, widths[0] ?? 1280);
    const pictures: Picture[] = [];
    for (const width of widths) {
      if (scene.anew && width !== widths[0]) {
        await page.close();
        page = await this.#open(scene, width);
      }
      await page.setViewportSize({ width, height: HEIGHTS[width] ?? 800 });
      await scene.atEverySize?.(page);
      for (const theme of themes) pictures.push(await this.#shoot(page, name, scene, { width, theme }));
    }
    await page.close();
    await this.#context.setOffline(false);
    return pictures;
  }

  async #open(scene: Scene, width: number): Promise<Page> {
    const { house } = this.#order;
    await this.#remember(scene.cookie);
    const page = await this.#context.newPage();
    page.setDefaultTimeout(20_000);
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 800 });
    const settings = {
      language: this.#language,
      motion: 'off',
      sound: false,
      name: 'Ada',
      ...scene.settings,
    };
    await page.addInitScript(
      ([keys, chosen, session]) => {
        localStorage.setItem('tenfold.keys', JSON.stringify(keys));
        localStorage.setItem('tenfold.settings', JSON.stringify(chosen));
        for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
      },
      [scene.keys ?? {}, settings, scene.session ?? {}] as const,
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

  async #remember(cookie: string | undefined): Promise<void> {
    await this.#context.clearCookies();
    const [name, value] = cookie?.split('=') ?? [];
    if (name && value) await this.#context.addCookies([{ name, value, url: this.#order.house.address }]);
  }

  async #shoot(
    page: Page,
    scene: string,
    { whole = false }: Scene,
    { width, theme }: Pick<Picture, 'width' | 'theme'>,
  ): Promise<Picture> {
    const language = this.#language;
    const file = `${scene}-${width}-${theme}-${language}.png`;
    await page.emulateMedia({ colorScheme: theme });
    await page.waitForTimeout(250); // a page takes a few frames to change its theme, also where its clock stands
    await page.screenshot({ path: join(this.#order.out, file), fullPage: whole });
    return { scene, width, theme, language, file };
  }
}
