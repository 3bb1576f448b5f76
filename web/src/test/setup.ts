import '@testing-library/jest-dom/vitest';
import { afterAll, vi } from 'vitest';
import { prepare } from '$lib/i18n/say.svelte';

await prepare('play', 'learn', 'rules'); // whatever a test shows can be said

// What is not laid out has no size to observe.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

// The next file finds all as the first one did.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});
