// Keeps the app itself on the device, so that it opens without a network, and gives every page the files of its own
// version. Games are the server's: nothing of api/, schema/ or socket/ is ever kept or answered here.

const ROOT = new URL('./', self.location.href);
const IS_STATIC = self.location.search === '?static'; // the app has one address, and others may be somebody else's
const PAGE = './';
const FILES = ['__FILES__']; // what a page may need at any moment
const LATER = ['__LATER__']; // the module of the rules and the networks: large, and needed at a table of this device
const SERVERS = ['api', 'schema', 'socket', 'healthz', 'readyz'];

/** What this version keeps. A page holds a lock of this name; other sites may lie on the same host. */
const KEPT = `tenfold-__VERSION__@${ROOT.pathname}`;

self.addEventListener('install', (event) => event.waitUntil(install()));

self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));

self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
  if (event.data === 'keep the rest') event.waitUntil(tidy().then(keepRest));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { href, pathname } = new URL(request.url);
  if (request.method !== 'GET' || !href.startsWith(ROOT.href)) return;
  const path = pathname.slice(ROOT.pathname.length);
  const isPage = request.mode === 'navigate';
  if (SERVERS.includes(path.split('/')[0]) || (isPage && IS_STATIC && !/^(index\.html)?$/.test(path))) return;
  event.respondWith(find(isPage ? PAGE : request).then((kept) => kept ?? fetch(request)));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(bring(event.notification.data?.href ?? ROOT.href));
});

/** On the first visit the app comes alone, and the rest after it; a new version is offered when all of it is here. */
async function install() {
  await Promise.all(FILES.map(keep));
  if (self.registration.active) await keepRest();
}

/** One after another: whoever is at the page comes first. */
async function keepRest() {
  for (const name of LATER) await keep(name);
}

/** The names of assets change with what is in them: what an earlier version has of them need not be fetched. */
async function keep(name) {
  const cache = await caches.open(KEPT);
  if (await cache.match(name)) return;
  const isForEver = name.startsWith('assets/');
  const answer =
    (isForEver && (await find(name))) || (await fetch(name, isForEver ? {} : { cache: 'reload' }));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  await cache.put(name, name === PAGE ? await atEveryAddress(answer) : answer);
}

/** The page as it is shown at every address of the app: it names its files from the host's root. */
async function atEveryAddress(answer) {
  const text = await answer.text();
  if (!text.includes('"__VERSION__"'))
    throw new Error('The host is being changed: the page is of another version.');
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'link']) headers.delete(name);
  return new Response(text.replaceAll('="./', `="${ROOT.pathname}`), { headers });
}

/** Looks in this version first, then in earlier ones, for pages that are still open. */
async function find(request) {
  for (const cacheName of [KEPT, ...(await ours()).filter((name) => name !== KEPT)]) {
    const kept = await caches.match(request, { cacheName, ignoreVary: true });
    if (kept) return kept;
  }
  return undefined;
}

/** Forgets earlier versions, once no page of theirs is open; of a later one that is on its way, it knows nothing. */
async function tidy() {
  if (self.registration.installing || self.registration.waiting) return;
  const { held } = await navigator.locks.query();
  const used = [KEPT, ...held.map(({ name }) => name)];
  const names = await ours();
  await Promise.all(names.filter((name) => !used.includes(name)).map((name) => caches.delete(name)));
}

/** All versions of this site; those of long ago did not say where they lay. */
async function ours() {
  const names = await caches.keys();
  return names.filter((name) => /^tenfold-[^@]*$/.test(name) || name.endsWith(`@${ROOT.pathname}`));
}

/** The tab where this place is open comes to the front; if there is none, it is opened. */
async function bring(href) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find(({ url }) => placeOf(url) === placeOf(href));
  await (there ? there.focus() : self.clients.openWindow(href));
}

function placeOf(address) {
  const { pathname, hash } = new URL(address);
  return hash.startsWith('#/') ? hash.replace(/\?.*/, '') : pathname;
}
