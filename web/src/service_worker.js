// Keeps the app itself on the device, so that it opens without a network. Games are the server's: nothing of
// /api, /schema or /socket is ever kept or answered here.

const KEPT = 'tenfold-__VERSION__';
const FILES = ['__FILES__'];
const SERVERS = ['/api', '/schema', '/socket', '/healthz', '/readyz'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (SERVERS.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(bring(event.notification.data?.path ?? '/'));
});

/** The tab where this page is open comes to the front; if there is none, it is opened. */
async function bring(path) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

/** The newest page there is; without a network, the one that was kept. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

/** The names of files change with what is in them, so a kept one is never old. */
async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}
