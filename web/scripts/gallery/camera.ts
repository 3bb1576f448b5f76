import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Picture } from './index.ts';
import { openScene } from './opening.ts';
import type { House, Scene } from './scene.ts';

export const HEIGHTS: Record<number, number> = {
  1280: 800,
  768: 1024,
  390: 844,
  360: 640,
  844: 390,
  1920: 1080,
};

interface Order {
  house: House;
  themes: Picture['theme'][];
  widths: number[];
  out: string;
}

/** Takes the pictures of one language: a page is opened once, then seen at every size, light and dark. */
export class Photographer {
  readonly #browser: Browser;
  readonly #language: string;
  readonly #order: Order;

  constructor(browser: Browser, language: string, order: Order) {
    this.#browser = browser;
    this.#language = language;
    this.#order = order;
  }

  async take(name: string, scene: Scene): Promise<Picture[]> {
    const context = await this.#browser.newContext({ serviceWorkers: 'block' }); // whose clock no other scene stops
    try {
      return await this.#takeIn(context, name, scene);
    } finally {
      await context.close();
    }
  }

  async #takeIn(context: BrowserContext, name: string, scene: Scene): Promise<Picture[]> {
    const { themes, widths } = this.#order;
    let page = await this.#open(context, scene, widths[0] ?? 1280);
    const pictures: Picture[] = [];
    for (const width of widths) {
      if (scene.anew && width !== widths[0]) {
        await page.close();
        page = await this.#open(context, scene, width);
      }
      await page.setViewportSize({ width, height: HEIGHTS[width] ?? 800 });
      await scene.atEverySize?.(page);
      for (const theme of themes) pictures.push(await this.#shoot(page, name, scene, { width, theme }));
    }
    return pictures;
  }

  async #open(context: BrowserContext, scene: Scene, width: number): Promise<Page> {
    const size = { width, height: HEIGHTS[width] ?? 800 };
    return openScene(context, this.#order.house, scene, { size, language: this.#language });
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
