import type { Component } from 'svelte';

export interface Place {
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
}

/** A page is fetched when somebody goes there, so that the first one stays small. */
export type Page = Component<{ place: Place }>;
export type Routes = Record<string, () => Promise<{ default: Component<never> }>>;

const here = (): URL => new URL(window.location.href);

let address = $state.raw(here());

/** Where we are. Reactive. */
export function location(): URL {
  return address;
}

/** Goes somewhere in this app; `replace` leaves no step to go back to. */
export function go(path: string, { replace = false } = {}): void {
  const target = new URL(path, address);
  if (target.href === address.href) return;
  if (replace) history.replaceState(null, '', target);
  else history.pushState(null, '', target);
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
  const onPop = (): void => void (address = here());
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

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== address.origin) return;
  const isServers = link.pathname.startsWith('/api/') || link.pathname.startsWith('/schema');
  const isJump = link.hash !== '' && link.pathname === address.pathname;
  if (isServers || isJump) return;
  event.preventDefault();
  go(link.href);
}
