import type { Attachment } from 'svelte/attachments';
import { isMoving } from '$lib/settings/settings.svelte';
import { spotOf } from './flights.svelte';

/** Lets an element come from where another one lies, turning over on the way; without motion, or a start, it fades in. */
export function arriveFrom(source: () => Element | null, lasts = 420): Attachment<HTMLElement> {
  return (node) => {
    if (typeof node.animate !== 'function') return;
    const start = isMoving() ? spotOf(source()) : null;
    const end = start && spotOf(node);
    if (!start || !end) {
      node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200 });
      return;
    }
    const way = `translate(${start.x - end.x}px, ${start.y - end.y}px)`;
    node.animate(
      [
        { transform: `perspective(40rem) ${way} rotateY(-180deg)`, filter: 'brightness(0.3)' },
        { transform: `perspective(40rem) ${way} rotateY(-170deg)`, filter: 'brightness(0.3)', offset: 0.1 },
        {
          transform: 'perspective(40rem) rotateY(-90deg) scale(1.12)',
          filter: 'brightness(0.4)',
          offset: 0.6,
        },
        { transform: 'perspective(40rem) rotateY(0) scale(1.12)', filter: 'brightness(1.1)', offset: 0.85 },
        { transform: 'none', filter: 'none' },
      ],
      { duration: lasts, easing: 'ease-out' },
    );
  };
}

/** A figure that has just changed gives a small jump. */
export function jump(node: HTMLElement): void {
  if (typeof node.animate !== 'function' || !isMoving()) return;
  node.animate([{ transform: 'scale(1.35)' }, { transform: 'none' }], { duration: 260, easing: 'ease-out' });
}
