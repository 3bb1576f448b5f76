import { afterEach, expect, test, vi } from 'vitest';
import { promised } from '../../test/promised';
import { Opening } from './opening.svelte';
import { usualWish } from './table_setup';

afterEach(() => vi.unstubAllGlobals());

test('who sits at a table is chosen when the catalogue has been asked for, and by one press', async () => {
  const catalogue = promised<Response>();
  vi.stubGlobal('fetch', (path: string) =>
    path.includes('catalogue')
      ? catalogue.promise
      : Promise.resolve(new Response(JSON.stringify({ id: 'abcdefghij', keys: [] }))),
  );
  const opening = new Opening();
  const wish = vi.fn(() => usualWish('cards', 'bots', 'aeg', 'Ada', ['basil', 'rocco']));
  const opened = opening.open(wish);
  void opening.open(wish);
  expect(opening.busy).toBe(true);
  expect(wish).not.toHaveBeenCalled();
  catalogue.break(new TypeError('offline')); // even then there is a game
  await opened;
  expect(wish).toHaveBeenCalledOnce();
  expect(opening.error).toBeNull();
});
