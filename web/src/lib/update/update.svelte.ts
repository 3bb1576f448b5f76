/** The app on this device, and its next version: it is offered, and taken when somebody likes. */
import { location } from '$lib/router/router.svelte';
import { isStatic, root } from '$lib/router/site';

const HOUR = 3_600_000; // milliseconds
const RELOADED = 'tenfold.reloaded';

let waiting: ServiceWorker | null = $state.raw(null);
let isTakenElsewhere = $state(false);
let isAsked = false;
let holds = 0;

/** Whether there is a newer version than the one that this page is of. Reactive. */
export function newVersion(): boolean {
  return waiting !== null || isTakenElsewhere;
}

/** Goes over to it. Every other tab follows at once, unless a game is going on there. */
export function takeIt(): void {
  isAsked = true;
  if (waiting) waiting.postMessage('take over');
  else window.location.reload();
}

/** Until what is returned is called, this page is not loaded anew by itself: something is going on. */
export function keepOpen(): () => void {
  holds += 1;
  let isHeld = true;
  return () => {
    if (isHeld) holds -= 1;
    isHeld = false;
  };
}

/** Keeps the app on the device. Nobody waits for it: it begins when the page has all it needs. */
export function keepApp(): void {
  if (!('serviceWorker' in navigator)) return;
  void holdVersion();
  const keep = (): void => void register().catch(() => {}); // a browser that keeps nothing still plays
  if (document.readyState === 'complete') keep();
  else window.addEventListener('load', keep);
}

/** The last resort, when a part of this version can be had nowhere any more: the page is loaded anew, once. */
export function loadAnew(): void {
  const { pathname } = location();
  if (holds || sessionStorage.getItem(RELOADED) === pathname) return;
  sessionStorage.setItem(RELOADED, pathname);
  window.location.reload();
}

/** As long as this page is open, the files of its version are kept. */
async function holdVersion(): Promise<void> {
  const version = document.querySelector<HTMLMetaElement>('meta[name="tenfold-version"]')?.content;
  const name = `tenfold-${version}@${root.pathname}`;
  await navigator.locks.request(name, { mode: 'shared' }, () => new Promise(() => {}));
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const { href } = new URL(isStatic ? 'sw.js?static' : 'sw.js', root);
  let isControlled = serviceWorker.controller?.scriptURL === href; // and not by a site in a folder above this one
  serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) onTaken();
    isControlled = true; // the first one is of this page's own version
  });
  const registration = await serviceWorker.register(href);
  watch(registration);
  (await serviceWorker.ready).active?.postMessage('keep the rest');
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => void (waiting = registration.active && registration.waiting);
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - asked < HOUR) return;
    asked = Date.now();
    void registration.update().catch(() => {});
  });
}

function onTaken(): void {
  waiting = null;
  if (isAsked || holds === 0) window.location.reload();
  else isTakenElsewhere = true;
}
