import { render } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { prepare, speak } from '$lib/i18n/say.svelte';
import { announce, spokenAloud } from '$lib/ui/announce.svelte';
import { reachServer } from '../test/reach';
import Study from './Study.svelte';

beforeAll(async () => {
  await reachServer();
  await speak('en');
  await prepare('play', 'review');
});

test('what was said about a move is gone with the page', () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
  const place = { path: '/study/aaaaaaaaaa', params: { id: 'aaaaaaaaaa' }, query: new URLSearchParams() };
  const { unmount } = render(Study, { place });
  announce('Better: draw.');
  unmount();
  expect(spokenAloud().sentence).toBe('');
  vi.unstubAllGlobals();
});
