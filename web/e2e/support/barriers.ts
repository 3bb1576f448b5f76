import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf-8');

type Axe = typeof axe;
/** What stands in the way of somebody, by rule and place; nothing is what we want. */
async function barriers(page: Page, rules: string[] | null): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (only) =>
      (globalThis as unknown as { axe: Axe }).axe.run(document, {
        resultTypes: ['violations'],
        ...(only && { runOnly: only }),
      }),
    rules,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 160)}`),
  );
}

/** By light, and in the dark: the same things in other colours. */
export async function isOpenToAll({ page }: Visitor, what: string): Promise<void> {
  expect(await barriers(page, null), what).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await barriers(page, ['color-contrast']), `${what}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}
