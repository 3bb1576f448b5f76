import type { Component } from 'svelte';
import { isStatic, root } from './site';

export interface Place {
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
}

/** A page is fetched when somebody goes there, so that the first one stays small. */
export type Page = Component<{ place: Place }>;
export type Routes = Record<string, () => Promise<{ default: Component<never> }>>;

/** What is the server's own under the app's root, and no place in the app. */
const SERVERS = /^(api\/|schema)/;

let address = $state.raw(here());

/** Where we are in the app: `/t/x1`, wherever the app lies. Reactive. */
export function location(): URL {
  return address;
}

/** The link to a place in the app, such as `/learn`, for this host. */
export function to(path: string): string {
  return isStatic ? `#${path}` : `${root.pathname}${path.slice(1)}`;
}

/** The same as a whole address, to be handed on. */
export function addressOf(path: string): string {
  return new URL(to(path), window.location.href).href;
}

/** Goes somewhere in this app; `replace` leaves no step to go back to. */
export function go(path: string, { replace = false } = {}): void {
  const target = new URL(path, address);
  if (target.href === address.href) return;
  if (replace) history.replaceState(null, '', linkOf(target));
  else history.pushState(null, '', linkOf(target));
  const isElsewhere = target.pathname !== address.pathname;
  address = target;
  if (isElsewhere) scrollTo(0, 0);
}

/** Writes into the address what a page shows; of a page that is being left, nothing is written. */
export function note(path: string, query: string): void {
  if (address.pathname === path) go(`${path}?${query}`, { replace: true });
}

/** Follows the browser's buttons and every plain click on a link of ours. Returns how to stop. */
export function follow(): () => void {
  const onPop = (): void => {
    address = here();
    // A shortcut of an installed app has the form that every host understands.
    if (!isStatic && window.location.hash.startsWith('#/')) history.replaceState(null, '', linkOf(address));
  };
  onPop();
  window.addEventListener('popstate', onPop);
  document.addEventListener('click', onClick);
  return () => {
    window.removeEventListener('popstate', onPop);
    document.removeEventListener('click', onClick);
  };
}

/** The route of a path, such as `/t/:id` for `/t/x1`, with its parameters. */
export function match(path: string, patterns: readonly string[]): [string, Record<string, string>] | null {
  const parts = path.replace(/\/+$/, '').split('/');
  for (const pattern of patterns) {
    const wanted = pattern.replace(/\/+$/, '').split('/');
    if (wanted.length !== parts.length) continue;
    const params = fill(wanted, parts);
    if (params) return [pattern, params];
  }
  return null;
}

function fill(wanted: string[], parts: string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [at, want] of wanted.entries()) {
    const part = parts[at] ?? '';
    if (want.startsWith(':') && part) params[want.slice(1)] = decode(part);
    else if (want !== part) return null;
  }
  return params;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function here(): URL {
  return placeOf(new URL(window.location.href)) ?? new URL('/', window.location.origin);
}

/** The place in the app that an address of this host leads to; null if it leads elsewhere. */
function placeOf({ origin, pathname, search, hash }: URL | HTMLAnchorElement): URL | null {
  if (origin !== root.origin || !pathname.startsWith(root.pathname)) return null;
  if (hash.startsWith('#/')) return placeIn(origin, hash.slice(1));
  const path = pathname.slice(root.pathname.length);
  return isStatic || SERVERS.test(path) ? null : placeIn(origin, `${path}${search}${hash}`);
}

/** Never at another host: two slashes at the beginning would name one. */
function placeIn(origin: string, path: string): URL {
  return new URL(`${origin}/${path.replace(/^\/+/, '')}`);
}

function linkOf({ pathname, search, hash }: URL): string {
  return to(`${pathname}${search}${hash}`);
}

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return;
  const isJump = /^#[^/]/.test(link.hash) && link.pathname === window.location.pathname;
  if (isJump && !isStatic) return; // the browser's own
  const place = isJump ? new URL(link.hash, address) : placeOf(link);
  if (!place) return;
  event.preventDefault();
  go(place.href);
  if (isJump) jump(link.hash.slice(1));
}

/** As a browser does it, where the `#` of the address is taken. */
function jump(id: string): void {
  const target = document.getElementById(id);
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}
