import type { Page } from 'playwright-core';

/** What could be learnt from a page at one moment: words, names, attributes, colours, sounds, each with its place. */
export interface Frame {
  at: number;
  knows: ReadonlySet<string>;
}

interface Film {
  strings: string[];
  changes: { at: number; added: number[]; removed: number[] }[];
}

/** Lets a page note itself from its first script on: at every change of the document, and at every picture. */
export async function film(page: Page): Promise<void> {
  await page.addInitScript(record);
}

const QUIET = 20; // pictures in which nothing changes: the page is built, and nothing moves

/** When the page has come to rest: forgets what was noted so far, but what is there now. */
export async function clap(page: Page): Promise<void> {
  await page.evaluate(async (wanted) => {
    const { film } = globalThis as unknown as { film: { count(): number; clap(): void } };
    for (let quiet = 0, before = -1; quiet < wanted; quiet = film.count() === before ? quiet + 1 : 0) {
      before = film.count();
      await new Promise(requestAnimationFrame);
    }
    film.clap();
  }, QUIET);
}

/** Waits until something was known, if only for a moment. */
export async function noted(page: Page, pattern: RegExp): Promise<void> {
  await page.waitForFunction(
    (source) =>
      (globalThis as unknown as { film: { has(wanted: RegExp): boolean } }).film.has(new RegExp(source)),
    pattern.source,
  );
}

/** All that was noted since, moment by moment. */
export async function develop(page: Page): Promise<Frame[]> {
  const { strings, changes } = await page.evaluate(() =>
    (globalThis as unknown as { film: { take(): Film } }).film.take(),
  );
  let knows = new Set<string>();
  return changes.map(({ at, added, removed }) => {
    knows = new Set(knows);
    for (const one of removed) knows.delete(strings[one] ?? '');
    for (const one of added) knows.add(strings[one] ?? '');
    return { at, knows };
  });
}

/** The first moment at which something is known; -1 when it never is. */
export function firstWith(frames: readonly Frame[], pattern: RegExp): number {
  return frames.findIndex(({ knows }) => [...knows].some((one) => pattern.test(one)));
}

/** In a page. Nothing from outside is to be seen in here. */
function record(): void {
  const ids = new Map<string, number>();
  const strings: string[] = [];
  let changes: Film['changes'] = [];
  const known = new Set<number>();
  const heard = new Set<string>();

  const idOf = (text: string): number => {
    const found = ids.get(text);
    if (found !== undefined) return found;
    ids.set(text, strings.length);
    strings.push(text);
    return strings.length - 1;
  };
  const placeOf = (element: Element): string => {
    const name = (one: Element | null): string =>
      `${one?.localName ?? ''}.${[...(one?.classList ?? [])].find((each) => !each.startsWith('svelte-')) ?? ''}`;
    return `${name(element.parentElement)}>${name(element)}`;
  };
  /** Which way a card looks at us: through all that turns it, up to where it lies. */
  const facing = (card: Element): 'up' | 'mirrored' | 'away' => {
    let sign = 1;
    for (let one: Element | null = card; one && !one.matches('[data-place]'); one = one.parentElement) {
      const { transform, backfaceVisibility } = getComputedStyle(one);
      if (transform === 'none' || new DOMMatrix(transform).m11 >= 0) continue;
      if (backfaceVisibility === 'hidden') return 'away';
      sign = -sign;
    }
    return sign > 0 ? 'up' : 'mirrored';
  };
  const lying = (found: Set<string>): void => {
    const cards = document.querySelectorAll('[data-place="tableau"] .card, [data-place="auction"] .card');
    for (const [at, card] of cards.entries()) {
      const name = card.getAttribute('aria-label') ?? '';
      found.add(card.matches('.down') ? `face down ${at}` : `face ${facing(card)} ${at}: ${name}`);
    }
    for (const tile of document.querySelectorAll('.swatch .tile[aria-label]'))
      found.add(`tile up ${tile.classList.item(1)}: ${tile.getAttribute('aria-label')}`);
  };
  const colours = (found: Set<string>): void => {
    for (const element of document.querySelectorAll('.banner, .gauge .figure, .risk, .rival, .supply')) {
      const { color, backgroundColor, borderColor } = getComputedStyle(element);
      found.add(`${placeOf(element)} colours ${color} ${backgroundColor} ${borderColor}`);
    }
  };
  /** Where things stand and how large they are, but for what is on its way. */
  const boxes = (found: Set<string>): void => {
    const things = 'button, a, h1, h2, h3, p, li, section, [data-place], [role]';
    for (const element of document.querySelectorAll<HTMLElement>(
      `main :is(${things}):not(svg *, .coming, .coming *)`,
    )) {
      const { offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height } = element;
      found.add(`${placeOf(element)} at ${x},${y} ${width}×${height}`);
    }
  };
  const sayingOf = (element: Element): Set<number> => {
    const place = placeOf(element);
    const found = new Set<number>();
    for (const { name, value } of element.attributes) {
      if (name === 'style' || name === 'id' || (name === 'transform' && element.closest('svg'))) continue;
      if (name !== 'class') found.add(idOf(`${place} ${name}=${value}`));
      else
        for (const one of element.classList) if (!/^svelte-/.test(one)) found.add(idOf(`${place} is ${one}`));
    }
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
        found.add(idOf(`${place} says ${node.nodeValue.trim().replace(/\s+/g, ' ')}`));
    return found;
  };

  // Only what has changed is read again: a page has a thousand elements, and sixty pictures a second.
  const sayings = new Map<Element, Set<number>>();
  const sayers = new Map<number, number>(); // how many elements say it
  let passing = new Set<number>(); // what no change of the document announces
  let touched = new Set<number>();
  const count = (ids: Iterable<number>, by: 1 | -1): void => {
    for (const id of ids) {
      touched.add(id);
      sayers.set(id, (sayers.get(id) ?? 0) + by);
    }
  };
  const read = (element: Element): void => {
    count(sayings.get(element) ?? [], -1);
    sayings.delete(element);
    if (!element.isConnected || !element.matches('head link[rel~="icon"], body *')) return;
    const found = sayingOf(element);
    sayings.set(element, found);
    count(found, 1);
  };
  const changedBy = (mutations: readonly MutationRecord[]): Set<Element> => {
    const found = new Set<Element>();
    const add = (node: Node | null, isWithAll = false): void => {
      if (!(node instanceof Element)) return;
      found.add(node);
      if (isWithAll) for (const one of node.querySelectorAll('*')) found.add(one);
    };
    for (const { type, target, attributeName, addedNodes, removedNodes } of mutations) {
      add(type === 'characterData' ? target.parentElement : target);
      if (attributeName === 'class') for (const child of (target as Element).children) add(child);
      for (const node of [...addedNodes, ...removedNodes]) add(node, true);
    }
    return found;
  };
  const look = (): Set<number> => {
    const found = new Set<string>([`title: ${document.title}`, ...heard]);
    lying(found);
    colours(found);
    boxes(found);
    return new Set([...found].map(idOf));
  };
  const note = (mutations: readonly MutationRecord[]): void => {
    for (const element of changedBy(mutations)) read(element);
    if (!document.body) return;
    const before = passing;
    passing = look();
    const [added, removed]: [number[], number[]] = [[], []];
    for (const one of new Set([...touched, ...before, ...passing])) {
      const isKnown = passing.has(one) || (sayers.get(one) ?? 0) > 0;
      if (isKnown !== known.has(one)) (isKnown ? added : removed).push(one);
    }
    touched = new Set();
    for (const one of added) known.add(one);
    for (const one of removed) known.delete(one);
    if (added.length || removed.length) changes.push({ at: performance.now(), added, removed });
  };

  // What sounds is known from the moment on at which it begins.
  const Voice = window.OscillatorNode;
  window.OscillatorNode = class extends Voice {
    constructor(context: BaseAudioContext, options?: OscillatorOptions) {
      super(context, options);
      heard.add(`sound ${Math.round(options?.frequency ?? 0)}`);
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  for (const element of document.querySelectorAll('*')) read(element);
  const each = (): void => {
    note(observer.takeRecords());
    requestAnimationFrame(each);
  };
  requestAnimationFrame(each);
  Object.assign(globalThis, {
    film: {
      clap: () => {
        heard.clear();
        note(observer.takeRecords());
        changes = [{ at: performance.now(), added: [...known], removed: [] }];
      },
      count: () => changes.length,
      has: (wanted: RegExp) => strings.some((one) => wanted.test(one)),
      take: (): Film => ({ strings, changes }),
    },
  });
}
