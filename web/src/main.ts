import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from '$lib/i18n/say.svelte';
import { location, match, type Page } from '$lib/router/router.svelte';
import { follow, settings, show } from '$lib/settings/settings.svelte';
import { keepApp, loadAnew } from '$lib/update/update.svelte';
import { routes } from './routes/routes';

show();
follow();
void start(); // no top-level await: the other files import from the one that this becomes part of

/** The page is fetched while the language is, and both are shown at once. */
async function start(): Promise<void> {
  const target = document.getElementById('app');
  const speaking = speak(settings.language);
  const [pattern = null] = match(location().pathname, Object.keys(routes)) ?? [];
  const page = await routes[pattern ?? '']?.().catch(() => undefined); // the app tries again, and says why not
  await speaking;
  if (target) mount(App, { target, props: { first: page ? { pattern, page: page.default as Page } : null } });
}

window.addEventListener('vite:preloadError', loadAnew);
if (import.meta.env.PROD) keepApp();
