import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { LocalStudy } from '../../src/lib/house/local.ts';

declare global {
  interface Window {
    study: LocalStudy;
  }
}

const MANIFEST = new URL('../../../src/tenfold/web/.vite/manifest.json', import.meta.url);
const STUDY = 'src/lib/local/page/page_study.ts';

/** On any page of ours: whoever studies in this browser, as the pages have it. */
export async function openStudy(page: Page): Promise<void> {
  const found = (JSON.parse(readFileSync(MANIFEST, 'utf-8')) as Record<string, { file: string }>)[STUDY];
  await page.evaluate(`import('/${found!.file}').then(({ openLocalStudy }) => {
    window.study = openLocalStudy();
  })`);
}
