import type { Attachment } from 'svelte/attachments';
import { isMoving } from '$lib/settings/settings.svelte';
import { spotOf } from './flights.svelte';

interface Turn {
  /** What it is; null while it is face down. */
  face: string | null;
  lasts: number;
  thrill: number;
}

const EDGE = 'perspective(40rem) rotateY(90deg)';
const TURNING = 110; // milliseconds until one sees only its edge; then what was the back is the front
const TRAVEL = 200;

/**
 * A card comes from where it lay hidden, back up, and turns until only its edge is seen. When it is told what it is, it
 * goes on turning: its front is drawn from then on, so that nobody can read it mirrored, or too soon.
 */
export function turnOver(
  source: () => Element | null,
  { face, lasts, thrill }: Turn,
): Attachment<HTMLElement> {
  return (node) => {
    if (typeof node.animate !== 'function' || !isMoving()) return;
    const animation = face === null ? comeDown(node, source(), lasts, thrill) : showFace(node, lasts);
    return () => animation?.cancel();
  };
}

function comeDown(
  node: HTMLElement,
  source: Element | null,
  lasts: number,
  thrill: number,
): Animation | null {
  const [start, end] = [spotOf(source), spotOf(node)];
  if (!start || !end) return null;
  const way = `translate(${start.x - end.x}px, ${start.y - end.y}px)`;
  const arrives = Math.min(TRAVEL / lasts, 0.6);
  const turns = Math.max(1 - TURNING / lasts, arrives);
  const shaking = [1, -1, 1, -1, 1].map((way, at, all) => ({
    transform: `perspective(40rem) rotateZ(${way * 3 * thrill}deg) scale(${1 + (0.14 * thrill * at) / all.length})`,
    offset: arrives + ((turns - arrives) * (at + 1)) / (all.length + 1),
  }));
  const held = `perspective(40rem) rotateY(0deg) scale(${1 + 0.14 * thrill})`;
  return node.animate(
    [
      { transform: `perspective(40rem) ${way}`, easing: 'ease-out' },
      { transform: 'perspective(40rem)', offset: arrives, easing: 'ease-in-out' },
      ...shaking,
      { transform: held, offset: turns, easing: 'ease-in' },
      { transform: EDGE },
    ],
    { duration: lasts, fill: 'forwards' },
  );
}

function showFace(node: HTMLElement, lasts: number): Animation {
  return node.animate(
    [
      { transform: 'perspective(40rem) rotateY(-90deg) scale(1.12)', easing: 'ease-out' },
      { transform: 'perspective(40rem) rotateY(0deg) scale(1.12)', offset: 0.7 },
      { transform: 'none' },
    ],
    { duration: Math.max(lasts, 2 * TURNING) },
  );
}

/** Something that has just come gives a small jump. */
export function jump(node: HTMLElement): void {
  if (typeof node.animate !== 'function' || !isMoving()) return;
  node.animate([{ transform: 'scale(1.2)' }, { transform: 'none' }], { duration: 260, easing: 'ease-out' });
}
