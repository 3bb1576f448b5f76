/** What of a page is in sight, as it is drawn now. Asked of thousands of elements, so everything is remembered. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What is left of a box when everything around it has clipped it. */
export interface Clipped extends Box {
  /** Whether one can scroll to the rest. */
  scrolls: boolean;
}

/** Less than this is not seen. */
const FAINT = 0.1;
const OPENED = 'dialog, [popover], [role=dialog], [role=tooltip], [role=status], [role=alert]';
const SCROLLING = /auto|scroll/;

export class Sight {
  readonly window: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  readonly #styles = new Map<Element, CSSStyleDeclaration>();
  readonly #boxes = new Map<Element, DOMRect>();
  #opened: string[] | null = null;
  readonly #clear = new Map<Element, boolean>();

  styleOf(element: Element): CSSStyleDeclaration {
    return remembered(this.#styles, element, getComputedStyle);
  }

  boxOf(element: Element): DOMRect {
    return remembered(this.#boxes, element, (one) => one.getBoundingClientRect());
  }

  /** Drawn, and not hidden by itself or by anything around it; in the window or not. */
  isShown(element: Element): boolean {
    const isDrawn = element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    return isDrawn && this.#isClear(element);
  }

  /** Whether the window shows any of it. */
  isInWindow({ left, top, right, bottom }: Box): boolean {
    const { window } = this;
    const isAnything = right > left && bottom > top;
    return isAnything && left < window.right && right > 0 && top < window.bottom && bottom > 0;
  }

  /** What of a box is left when all that clips it, and the window, have clipped it. */
  seenOf(element: Element, box: Box): Clipped {
    const clipped = this.clip(element, box);
    return { ...shared(clipped, this.window), scrolls: clipped.scrolls };
  }

  clip(element: Element, box: Box): Clipped {
    let left: Clipped = { ...copy(box), scrolls: false };
    for (const around of this.#clippersOf(element)) {
      const { overflowX, overflowY } = this.styleOf(around);
      const edge = this.boxOf(around);
      left = {
        left: overflowX === 'visible' ? left.left : Math.max(left.left, edge.left),
        right: overflowX === 'visible' ? left.right : Math.min(left.right, edge.right),
        top: overflowY === 'visible' ? left.top : Math.max(left.top, edge.top),
        bottom: overflowY === 'visible' ? left.bottom : Math.min(left.bottom, edge.bottom),
        scrolls: left.scrolls || this.isScrolled(around),
      };
    }
    return left;
  }

  /** Whether it has a scroll of its own, and something to scroll to. */
  isScrolled(element: Element): boolean {
    const { overflowX, overflowY } = this.styleOf(element);
    const isLonger = element.scrollHeight > element.clientHeight + 1 && SCROLLING.test(overflowY);
    return isLonger || (element.scrollWidth > element.clientWidth + 1 && SCROLLING.test(overflowX));
  }

  /** The bar or sheet that stays where it is while the page is scrolled, if it is part of one. */
  barOf(element: Element): Element | null {
    return this.#first(element, (one) => /sticky|fixed/.test(this.styleOf(one).position));
  }

  /** Whether one lies under a bar only until somebody scrolls. */
  comesClear(under: Element, over: Element): boolean {
    const bar = this.barOf(over);
    if (!bar || bar.contains(under) || this.barOf(under)) return false;
    return this.#first(under, (one) => this.#isLong(one)) !== null || this.#isLong(document.documentElement);
  }

  /** What somebody has opened over the page, or a note that lies over it for a while, if it is part of one. */
  openedAround(element: Element): Element | null {
    this.#opened ??= [...document.querySelectorAll('[aria-expanded=true][aria-controls]')].map(
      (one) => one.getAttribute('aria-controls') ?? '',
    );
    const ids = this.#opened;
    return this.#first(element, (one) => one.matches(OPENED) || ids.includes(one.id));
  }

  /** What an element is drawn on: the nearest thing that hides what is behind it. */
  plateOf(element: Element): Element {
    return this.#first(element, (one) => this.#isOpaque(one)) ?? document.body;
  }

  #first(element: Element, is: (one: Element) => boolean): Element | null {
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
      if (is(one)) return one;
    return null;
  }

  #isLong(element: Element): boolean {
    const isPage = element === document.documentElement;
    const isLonger = element.scrollHeight > element.clientHeight + 8;
    return isLonger && (isPage || SCROLLING.test(this.styleOf(element).overflowY));
  }

  #isOpaque(element: Element): boolean {
    const { backgroundColor, backgroundImage } = this.styleOf(element);
    const alpha = /rgba?\(([^)]+)\)/.exec(backgroundColor)?.[1]?.split(/[ ,/]+/)[3];
    return backgroundImage !== 'none' || Number(alpha ?? 1) > 0.9;
  }

  #isClear(element: Element): boolean {
    return remembered(this.#clear, element, (one) => {
      const around = one.parentElement;
      return !this.#isFaint(one) && (around === null || this.#isClear(around));
    });
  }

  /** Transparent, or there for those who read by ear only. */
  #isFaint(element: Element): boolean {
    const { opacity, clipPath, position } = this.styleOf(element);
    if (Number(opacity) < FAINT || clipPath === 'inset(50%)') return true;
    return (
      position === 'absolute' &&
      element instanceof HTMLElement &&
      element.offsetWidth <= 1 &&
      element.offsetHeight <= 1
    );
  }

  /** Everything around an element that may clip it, in order; what is absolute is clipped from its block on. */
  *#clippersOf(element: Element): Generator<Element> {
    let isLoose = false;
    for (
      let one: Element | null = element;
      one && one !== document.documentElement;
      one = one.parentElement
    ) {
      const { display, position, transform, contain, containerType, overflowX, overflowY } =
        this.styleOf(one);
      if (display === 'contents' || display === 'inline') continue;
      const holds = position !== 'static' || transform !== 'none' || contain !== 'none';
      if (isLoose && !holds && containerType === 'normal') continue;
      isLoose = position === 'absolute';
      if (overflowX !== 'visible' || overflowY !== 'visible') yield one;
      if (position === 'fixed') return;
    }
  }
}

export function shared(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

export function areaOf({ left, top, right, bottom }: Box): number {
  return Math.max(right - left, 0) * Math.max(bottom - top, 0);
}

export function copy({ left, top, right, bottom }: Box): Box {
  return { left, top, right, bottom };
}

function remembered<Value>(
  known: Map<Element, Value>,
  element: Element,
  find: (one: Element) => Value,
): Value {
  const before = known.get(element);
  if (before !== undefined) return before;
  const found = find(element);
  known.set(element, found);
  return found;
}
