import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { follow, go, location, match, note, to } from './router.svelte';

const PATTERNS = ['/', '/t/:id', '/learn', '/learn/cards', '/rules/:edition'];

test.each([
  ['/', ['/', {}]],
  ['/t/abc', ['/t/:id', { id: 'abc' }]],
  ['/t/abc/', ['/t/:id', { id: 'abc' }]],
  ['/learn/cards', ['/learn/cards', {}]],
  ['/rules/a%20b', ['/rules/:edition', { edition: 'a b' }]],
  ['/rules/%zz', ['/rules/:edition', { edition: '%zz' }]],
  ['/t', null],
  ['/t/', null],
  ['/learn/chess', null],
])('%s leads to its page', (path, found) => {
  expect(match(path, PATTERNS)).toEqual(found);
});

let stop: () => void;

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  stop = follow();
});

afterEach(() => {
  stop();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

function click(html: string, more: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...more });
  document.querySelector('a')?.firstChild?.dispatchEvent(event);
  return event.defaultPrevented;
}

test('a plain click on a link of ours stays in the app', () => {
  expect(click('<a href="/settings"><b>Settings</b></a>')).toBe(true);
  expect(location().pathname).toBe('/settings');
  go('/open?x=1');
  expect(location().search).toBe('?x=1');
});

test.each([
  ['another site', '<a href="https://example.org/"><b>x</b></a>', {}],
  ['a new window', '<a href="/me" target="_blank"><b>x</b></a>', {}],
  ['a download', '<a href="/me" download><b>x</b></a>', {}],
  ['the server', '<a href="/api/records/x"><b>x</b></a>', {}],
  ['with a key held', '<a href="/me"><b>x</b></a>', { ctrlKey: true }],
])('the browser itself follows: %s', (_, html, more) => {
  document.addEventListener('click', prevented, { once: true });
  click(html, more);
  expect(location().pathname).not.toBe('/me');
});

/** The test's browser goes nowhere. */
function prevented(event: Event): void {
  event.preventDefault();
}

test('what a page shows is noted in its own address, and not in that of the page that follows', () => {
  go('/replay/abc');
  note('/replay/abc', 'move=3');
  expect(location().href).toMatch(/\/replay\/abc\?move=3$/);
  go('/study/abc');
  note('/replay/abc', 'move=4');
  expect(location().href).toMatch(/\/study\/abc$/);
});

test('a link of the form that every host understands leads to the same place', () => {
  expect(to('/learn')).toBe('/learn');
  expect(click('<a href="/#/learn?x=1"><b>x</b></a>')).toBe(true);
  expect(location().href).toMatch(/\w\/learn\?x=1$/);
  expect(window.location.pathname).toBe('/learn');
});

test('no address leads out of the app by what is behind the #', () => {
  expect(click('<a href="/#//example.org/"><b>x</b></a>')).toBe(true);
  expect(window.location.href).toMatch(/\w\/example\.org\/$/);
});

describe('on a host that knows no addresses but those of files', () => {
  let site: typeof import('./router.svelte');
  let unfollow: () => void;

  beforeEach(async () => {
    stop();
    document.head.insertAdjacentHTML('beforeend', '<meta name="tenfold-server" content="">');
    history.replaceState(null, '', '/#/t/abc?move=3');
    vi.resetModules();
    site = await import('./router.svelte');
    unfollow = site.follow();
  });

  afterEach(() => {
    unfollow();
    document.querySelector('meta[name="tenfold-server"]')?.remove();
    history.replaceState(null, '', '/');
    vi.resetModules();
  });

  test('a place in the app stands behind the #', () => {
    expect(site.location().href).toMatch(/\w\/t\/abc\?move=3$/);
    expect(site.to('/learn')).toBe('#/learn');
    expect(click('<a href="#/learn"><b>x</b></a>')).toBe(true);
    expect(site.location().pathname).toBe('/learn');
    expect(window.location.hash).toBe('#/learn');
    expect(window.location.pathname).toBe('/');
  });

  test('a jump within a page stays on it', () => {
    site.go('/rules/aeg');
    document.body.innerHTML = '<h2 id="bids" tabindex="-1">x</h2><a href="#bids"><b>x</b></a>';
    const heading = document.querySelector<HTMLElement>('#bids');
    const scrolled = vi.fn();
    if (heading) heading.scrollIntoView = scrolled;
    document.querySelector('b')?.click();
    expect(scrolled).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(heading);
    expect(site.location().pathname).toBe('/rules/aeg');
    expect(window.location.hash).toBe('#/rules/aeg#bids');
  });
});
