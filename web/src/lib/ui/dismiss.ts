import type { Attachment } from 'svelte/attachments';

/** Closes what hangs open when something else is pressed, or Escape, which then does nothing else. */
export function dismissed(close: (by: 'press' | 'key') => void): Attachment<HTMLElement> {
  return (element) => {
    const onpointerdown = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !element.contains(target)) close('press');
    };
    const onkeydown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close('key');
    };
    window.addEventListener('pointerdown', onpointerdown);
    window.addEventListener('keydown', onkeydown, { capture: true });
    return () => {
      window.removeEventListener('pointerdown', onpointerdown);
      window.removeEventListener('keydown', onkeydown, { capture: true });
    };
  };
}
