import { describe, type Fault } from './fault.ts';
import { areaOf, shared, type Box, type Sight } from './sight.ts';

const LISTS =
  'ol, ul, table, pre, textarea, dialog, nav, [role=log], [role=list], [role=listbox], [role=dialog], [data-scrolls]';
const PARTS = 'button, svg, img, p, h1, h2, h3, li, figure';
const BADGE = 8; // pixels that something may stand out by

/** Where the room of the page goes wrong: sideways, behind inner scrolls, out of its section. */
export function* faultsOfRooms(sight: Sight): Generator<Fault> {
  const over = document.documentElement.scrollWidth - innerWidth;
  if (over > 1) yield { kind: 'wide', what: widest(sight), detail: `${over} px` };
  yield* innerScrolls(sight);
  yield* spills(sight);
  yield* bars(sight);
}

/** What reaches furthest to the right. */
function widest(sight: Sight): string {
  const reach = (one: Element): number => sight.clip(one, sight.boxOf(one)).right;
  const all = [...document.querySelectorAll('body *')].filter(
    (one) => sight.boxOf(one).right > innerWidth + 1,
  );
  const [first] = all.sort((one, other) => reach(other) - reach(one));
  return first ? describe(first) : 'document';
}

function* innerScrolls(sight: Sight): Generator<Fault> {
  for (const one of document.querySelectorAll('body *')) {
    const [all, seen] = [one.scrollHeight, one.clientHeight];
    if (all <= seen + 8 || !/auto|scroll/.test(sight.styleOf(one).overflowY)) continue;
    if (!sight.isShown(one) || !sight.isInWindow(sight.boxOf(one))) continue;
    const line = parseFloat(sight.styleOf(one).fontSize) * 1.3;
    const detail = `shows ${seen} of ${all} px`;
    if (!isList(one) && !sight.openedAround(one)) yield { kind: 'scroll', what: describe(one), detail };
    else if (seen < 3 * line) yield { kind: 'squeezed', what: describe(one), detail };
  }
}

function isList(element: Element): boolean {
  const only = element.children.length === 1 ? element.firstElementChild : null;
  return element.matches(LISTS) || (only?.matches('ol, ul, table') ?? false);
}

function* spills(sight: Sight): Generator<Fault> {
  for (const section of document.querySelectorAll('section, article, fieldset')) {
    if (!sight.isShown(section) || sight.styleOf(section).display === 'contents') continue;
    const edge = sight.boxOf(section);
    if (!sight.isInWindow(edge) || edge.width < 40 || edge.height < 40) continue;
    const spilt = [...section.querySelectorAll(PARTS)].find((part) => spillOf(part, edge, sight) > BADGE);
    if (!spilt || sight.openedAround(spilt) !== sight.openedAround(section)) continue;
    const by = Math.round(spillOf(spilt, edge, sight));
    yield {
      kind: 'spill',
      what: describe(spilt),
      detail: `${by} px out of ${describe(section).split(' “')[0]}`,
    };
  }
}

/** By how much a part stands out of its section, where one sees it. */
function spillOf(part: Element, edge: Box, sight: Sight): number {
  const box = sight.boxOf(part);
  if (box.width < 24 || box.height < 24 || !sight.isShown(part) || !sight.isInWindow(box)) return 0;
  const { left, top, right, bottom } = sight.clip(part, box);
  if (right <= left || bottom <= top || sight.barOf(part)) return 0;
  return Math.max(edge.left - left, right - edge.right, edge.top - top, bottom - edge.bottom);
}

/** How much of the window a bar takes once one scrolls: by a negative inset it lets go of its beginning or its end. */
function heldOf(bar: Element, sight: Sight): number {
  const { position, top, bottom } = sight.styleOf(bar);
  const { left, right, top: from, bottom: to } = shared(sight.boxOf(bar), sight.window);
  const insets = position === 'sticky' ? [top, bottom].map((inset) => parseFloat(inset) || 0) : [];
  const most = sight.boxOf(bar).height + Math.min(0, ...insets);
  return areaOf({ left, right, top: from, bottom: Math.min(to, from + most) });
}

/** Bars that stay while one scrolls must leave most of the window to what is scrolled. */
function* bars(sight: Sight): Generator<Fault> {
  if (document.documentElement.scrollHeight <= innerHeight + 8) return;
  const stays = (one: Element): boolean => {
    const { position, pointerEvents } = sight.styleOf(one);
    return /sticky|fixed/.test(position) && pointerEvents !== 'none';
  };
  const found = [...document.querySelectorAll('body *')].filter(
    (one) => stays(one) && sight.isShown(one) && !sight.openedAround(one),
  );
  const own = found.filter((one) => !found.some((other) => other !== one && other.contains(one)));
  const wide = own.filter((one) => sight.boxOf(one).width > 0.6 * innerWidth);
  const taken = wide.reduce((sum, one) => sum + heldOf(one, sight), 0);
  const share = taken / areaOf(sight.window);
  const [first] = wide;
  if (first && share > 0.5)
    yield { kind: 'bar', what: describe(first), detail: `${Math.round(100 * share)} %` };
}
