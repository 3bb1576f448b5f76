import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from '$lib/i18n/say.svelte';
import { match, type Page } from '$lib/router/router.svelte';
import { follow, settings, show } from '$lib/settings/settings.svelte';
import { routes } from './routes/routes';

show();
follow();
void start(); // no top-level await: the other files import from the one that this becomes part of

/** The page is fetched while the language is, and both are shown at once. */
async function start(): Promise<void> {
  const target = document.getElementById('app');
  const speaking = speak(settings.language);
  const [pattern = null] = match(window.location.pathname, Object.keys(routes)) ?? [];
  const page = await routes[pattern ?? '']?.().catch(() => undefined); // the app tries again, and says why not
  await speaking;
  if (target) mount(App, { target, props: { first: page ? { pattern, page: page.default as Page } : null } });
}

// A new version has other files: a page from before is loaded anew, once.
window.addEventListener('vite:preloadError', () => {
  if (sessionStorage.getItem('tenfold.reloaded') === window.location.pathname) return;
  sessionStorage.setItem('tenfold.reloaded', window.location.pathname);
  window.location.reload();
});

// After everything else: the app is kept on the device, but nobody waits for it.
if ('serviceWorker' in navigator && import.meta.env.PROD) {
  const keep = (): void => void navigator.serviceWorker.register('/sw.js').catch(() => {});
  if (document.readyState === 'complete') keep();
  else window.addEventListener('load', keep);
}
