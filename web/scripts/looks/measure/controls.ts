import { describe, type Fault } from './fault.ts';
import { areaOf, type Sight } from './sight.ts';

const CONTROLS =
  'button, a[href], input, select, summary, [role=button], [role=tab], [role=slider], [role=switch]';
/** Where a finger would come down: in the middle, or near a corner. */
const POINTS = [
  [0.5, 0.5],
  [0.15, 0.25],
  [0.85, 0.25],
  [0.15, 0.75],
  [0.85, 0.75],
] as const;
const TARGET = 23.5; // pixels, with what rounding takes
const TINY = 12;

/** What may be pressed, and lies under something or is too small. */
export function* faultsOfControls(sight: Sight): Generator<Fault> {
  const controls = [...document.querySelectorAll(CONTROLS)].filter(
    (one) => !one.matches(':disabled, [aria-disabled=true]') && !one.closest('[inert]') && sight.isShown(one),
  );
  for (const control of controls) {
    const over = coverOf(control, sight);
    if (over && !sight.comesClear(control, over) && sight.openedAround(over) === sight.openedAround(control))
      yield { kind: 'covered', what: describe(control), detail: `by ${describe(over)}` };
    if (isSmall(control, controls, sight)) {
      const { width, height } = sight.boxOf(control);
      yield {
        kind: 'small',
        what: describe(control),
        detail: `${Math.round(width)} × ${Math.round(height)}`,
      };
    }
  }
}

/** What lies over a control, at its middle and most of its corners; what is scrolled away is not looked at. */
function coverOf(control: Element, sight: Sight): Element | null {
  const box = sight.boxOf(control);
  const { left, top, right, bottom, scrolls } = sight.seenOf(control, box);
  const [width, height] = [right - left, bottom - top];
  if (width < 4 || height < 4) return null;
  if (scrolls && width * height < 0.4 * areaOf(box)) return null;
  const lost = POINTS.map(([x, y]) => document.elementFromPoint(left + x * width, top + y * height)).map(
    (hit) => (hit && isPartOf(control, hit) ? null : hit),
  );
  return lost.filter((hit) => hit !== null).length >= 3 ? (lost[0] ?? null) : null;
}

function isPartOf(control: Element, hit: Element): boolean {
  const label = hit.closest('label');
  return control.contains(hit) || label?.control === control || (label?.contains(control) ?? false);
}

/** Under 24 pixels, and another control so near that one meets the wrong one. */
function isSmall(control: Element, all: readonly Element[], sight: Sight): boolean {
  const { left, right, top, bottom, width, height } = sight.boxOf(control);
  const least = Math.min(width, height);
  if (least >= TARGET || !sight.isInWindow(sight.boxOf(control))) return false;
  if (sight.styleOf(control).display === 'inline' || control.closest('label')) return false;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const isNear = (other: Element): boolean => {
    if (other.contains(control) || control.contains(other)) return false;
    const box = sight.boxOf(other);
    const aside = Math.max(box.left - x, 0, x - box.right);
    return Math.hypot(aside, Math.max(box.top - y, 0, y - box.bottom)) < 12;
  };
  return least < TINY || all.some(isNear);
}
