import type { Page } from 'playwright-core';

/** Waits until the device keeps the whole app, the module of the rules and all networks included. */
export async function keepAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const source = await (await fetch(active!.scriptURL)).text();
    const rest = JSON.parse(/LATER = (\[.*?\])/.exec(source)![1]!) as string[];
    const isKept = async (name: string): Promise<boolean> =>
      (await caches.match(new URL(name, active!.scriptURL))) !== undefined;
    while (!(await Promise.all(rest.map(isKept))).every(Boolean)) {
      await new Promise((later) => setTimeout(later, 100));
    }
  });
}
