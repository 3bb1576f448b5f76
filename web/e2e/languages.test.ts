import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { GameEvent } from '../src/lib/game/props.ts';
import { Catalog } from '../src/lib/i18n/catalog.ts';
import { Storyteller } from '../src/lib/i18n/story.ts';
import { messages } from '../vite/catalogs.ts';
import { action } from './support/playing.ts';
import { makeTable, storyOf } from './support/tables.ts';
import { test } from './support/visitor.ts';

const LOCALES = fileURLToPath(new URL('../../src/tenfold/locales', import.meta.url));

test.for(['en', 'de', 'nl', 'pl'])(
  '%s is spoken on the first page and at a table',
  async (language, { visit }) => {
    const spoken = new Catalog(language, messages(LOCALES, language));
    const english = new Catalog('en', messages(LOCALES, 'en'));
    const { id, keys } = await makeTable({
      game: 'cards',
      options: { edition: 'aeg', seats: 1, target: 4, deck: { B1: 3, G2: 3 } },
      seats: [{ kind: 'mine', name: 'Ada' }],
    });
    const visitor = await visit({ locale: language });
    const { page } = visitor;
    await visitor.hold(id, keys);
    await visitor.go('/');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
    await page.getByRole('heading', { name: spoken.say('home.title'), exact: true }).waitFor();

    await page.goto(`${visitor.server}/t/${id}`);
    await action(page, 'd').click();
    await expect.poll(async () => (await storyOf(id)).moves.length).toBe(2);
    const events = (await storyOf(id)).moves.flatMap((move) => move.events) as unknown as GameEvent[];
    const [sentence = ''] = new Storyteller(spoken, ['Ada'], 0).tell(events);
    await page.getByText(sentence).first().waitFor();
    if (language !== 'en') expect(sentence).not.toBe(new Storyteller(english, ['Ada'], 0).tell(events)[0]);
  },
);

test('a language is chosen in the header, and remembered', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.go('/');
  await page.locator('header select').first().selectOption('de');
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
  await page.reload();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
});
