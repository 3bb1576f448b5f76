import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from '$lib/i18n/say.svelte';
import { match } from '$lib/router/router.svelte';
import { settings, show } from '$lib/settings/settings.svelte';
import { routes } from './routes/routes';

show();
const target = document.getElementById('app');
// No top-level await: the other files import from the one that this becomes part of.
if (target) void speak(settings.language).then(() => mount(App, { target }));
const [route = ''] = match(window.location.pathname, Object.keys(routes)) ?? [];
routes[route]?.().catch(() => {}); // fetched meanwhile; whoever shows it says what is wrong

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
