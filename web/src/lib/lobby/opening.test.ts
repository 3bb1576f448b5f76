import { afterEach, expect, test, vi } from 'vitest';
import { promised } from '../../test/promised';
import { Opening } from './opening.svelte';
import { usualSetup } from './table_setup';

afterEach(() => vi.unstubAllGlobals());

test('who sits at a table is chosen when the catalogue has been asked for, and by one press', async () => {
  const catalogue = promised<Response>();
  catalogue.promise.catch(() => {}); // another test may have fetched it before
  vi.stubGlobal('fetch', (path: string) =>
    path.includes('catalogue')
      ? catalogue.promise
      : Promise.resolve(new Response(JSON.stringify({ id: 'abcdefghij', keys: [] }))),
  );
  const opening = new Opening();
  const setup = vi.fn(() => usualSetup('cards', 'bots', 'aeg', 'Ada', ['basil', 'rocco']));
  const opened = opening.open(setup);
  void opening.open(setup);
  expect(opening.busy).toBe(true);
  expect(setup).not.toHaveBeenCalled();
  catalogue.break(new TypeError('offline')); // even then there is a game
  await opened;
  expect(setup).toHaveBeenCalledOnce();
  expect(opening.error).toBeNull();
});

test('whoever wants to watch before it is known who is on offer sees opponents all the same', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    if (path.includes('catalogue')) return Promise.reject(new TypeError('offline')); // tests share what they fetch
    return Promise.resolve(new Response(JSON.stringify({ id: 'abcdefghij', keys: [], ending: {} })));
  });
  const opening = new Opening();
  const setup = vi.fn(() => usualSetup('tiles', 'watch', 'steffen', 'Ada', ['hugo', 'iris']));
  const watched = opening.watch(setup);
  expect(setup).not.toHaveBeenCalled();
  await watched;
  expect(setup).toHaveBeenCalledOnce();
  expect(asked.filter((path) => path.endsWith('/api/tables'))).toHaveLength(1);
});
