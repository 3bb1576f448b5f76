import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

test('what is chosen is kept, and put where the style sheets look', async () => {
  const first = await import('./settings.svelte');
  first.choose({ theme: 'dark', motion: 'off', name: 'Anna' });
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', motion: 'off' });
  vi.resetModules();
  const again = await import('./settings.svelte');
  expect(again.settings).toMatchObject({ theme: 'dark', name: 'Anna', aids: true });
  again.choose({ theme: 'system' });
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

test.each(['{', 'null', '{"sound": "loud", "colour": 1}'])('%s in the storage does no harm', async (kept) => {
  localStorage.setItem('tenfold.settings', kept);
  const { settings } = await import('./settings.svelte');
  expect(settings.sound).toBe(true);
  expect(settings).not.toHaveProperty('colour');
});

test('the player’s wish for motion goes before the system’s', async () => {
  const { choose, isMoving } = await import('./settings.svelte');
  choose({ motion: 'system' });
  expect(isMoving()).toBe(false);
  choose({ motion: 'on' });
  expect(isMoving()).toBe(true);
});

test('what is chosen in another tab holds in this one', async () => {
  const { follow, settings } = await import('./settings.svelte');
  const unfollow = follow();
  const key = 'tenfold.settings';
  localStorage.setItem(key, JSON.stringify({ theme: 'dark', language: 'pl' }));
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(settings).toMatchObject({ theme: 'dark', language: 'pl' });
  expect(document.documentElement.dataset['theme']).toBe('dark');
  unfollow();
});
