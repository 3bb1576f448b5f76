import type { EventName } from '$lib/game/events';
import type { Sound } from '$lib/sound/sound';
import type { Attachment } from 'svelte/attachments';
import { isMoving } from '$lib/settings/settings.svelte';
import type { GameEvent } from '$lib/game/props';
import type { Cell } from './cells';

/** What is heard of an event. */
export const SOUNDS: Partial<Record<EventName, Sound>> = {
  places: 'tile',
  moves: 'tile',
  tile: 'card',
  line: 'line',
};

/** What the last move did: where the tile lies now, and where it lay before, if it did. */
export interface Deed {
  at: Cell;
  from: Cell | null;
  /** It was laid at this screen, from under the finger. */
  isOwn?: boolean;
}

/** The last move among what happened, if there is one. */
export function deedIn(events: readonly GameEvent[]): Deed | null {
  const move = events.findLast((event) => event.event === 'places' || event.event === 'moves');
  if (!move) return null;
  const from = move.event === 'moves' ? { x: move.from[0], y: move.from[1] } : null;
  return { at: { x: move.x, y: move.y }, from };
}

const shown = new WeakSet<Deed>(); // what has been seen once is not played again

const DROP: Keyframe[] = [
  { transform: 'translateY(-45%) scale(1.35) rotate(-4deg)', opacity: 0 },
  { transform: 'translateY(-12%) scale(1.15) rotate(-2deg)', opacity: 1, offset: 0.4 },
  { transform: 'scale(0.95)', offset: 0.75 },
  { transform: 'none' },
];

/** From the first picture on it stands where it was pressed. */
const SETTLE: Keyframe[] = [
  { transform: 'scale(1.12)' },
  { transform: 'scale(0.96)', offset: 0.6 },
  { transform: 'none' },
];

/** A tile that was laid drops in; one that was moved glides from its old cell; one's own is just let go. */
export function comeIn(deed: Deed): Attachment<HTMLElement> {
  return (node) => {
    if (shown.has(deed) || typeof node.animate !== 'function') return;
    shown.add(deed);
    if (deed.isOwn) settle(node);
    else if (!isMoving()) node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200 });
    else if (deed.from) node.animate(glide(deed.from, deed.at), { duration: 520, easing: 'ease-in-out' });
    else node.animate(DROP, { duration: 340, easing: 'ease-out' });
  };
}

function settle(node: HTMLElement): void {
  if (isMoving()) node.animate(SETTLE, { duration: 220, easing: 'ease-out' });
}

/** Lifted, over the others, set down. Distances are in cells, so that it arrives while the view moves on. */
export function glide(from: Cell, to: Cell): Keyframe[] {
  const [right, up] = [from.x - to.x, from.y - to.y];
  const at = (share: number): string =>
    `translate(calc(var(--cell) * ${right * share}), calc(var(--cell) * ${-up * share}))`;
  return [
    { transform: `${at(1)} scale(1)`, zIndex: 5 },
    { transform: `${at(0.85)} scale(1.16)`, zIndex: 5, offset: 0.2 },
    { transform: `${at(0.12)} scale(1.16)`, zIndex: 5, offset: 0.8 },
    { transform: `${at(0)} scale(1)`, zIndex: 5 },
  ];
}

/** The tiles of the winning line hop one after the other, once the last one lies. */
export function hop(turn: number): Attachment<HTMLElement> {
  return (node) => {
    if (typeof node.animate !== 'function' || !isMoving()) return;
    node.animate(
      [
        { transform: 'none' },
        { transform: 'translateY(-22%) scale(1.08)', offset: 0.4 },
        { transform: 'scale(0.97)', offset: 0.8 },
        { transform: 'none' },
      ],
      { duration: 420, delay: 420 + turn * 110, easing: 'ease-in-out' },
    );
  };
}
