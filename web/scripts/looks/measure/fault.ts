/** Something wrong with the page as it is drawn. */
export interface Fault {
  kind: Kind;
  /** Where it is, by tags and classes, and what stands there. */
  what: string;
  /** By how much, or by whom. */
  detail: string;
}

/** The kinds of faults, and what each means. */
export const KINDS = {
  covered: 'a control in sight that a press does not reach',
  small: 'a target under 24 × 24 pixels without that much room around it',
  cut: 'text that its own box hides, and that no scroll bar shows',
  narrow: 'text broken after every few letters',
  burst: 'text that leaves its button, badge or cell',
  overlap: 'two texts drawn over each other',
  wide: 'the page can be scrolled sideways',
  scroll: 'a part that is no list hides something behind a scroll of its own',
  squeezed: 'a list that scrolls, and shows hardly a line of itself',
  spill: 'something stands out of its section by more than a badge would',
  bar: 'what stays at the edge while one scrolls leaves less than half of the window',
  empty: 'a third of a large window where nothing is',
} as const;

export type Kind = keyof typeof KINDS;

export function describe(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const path: string[] = [];
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
    if (path.length === 3) break;
    const classes = [...one.classList].filter((word) => !word.startsWith('svelte-')).slice(0, 2);
    path.unshift([one.tagName.toLowerCase(), ...classes].join('.'));
  }
  return `${path.join(' > ')} “${name.replace(/\s+/g, ' ').trim().slice(0, 40)}”`;
}
