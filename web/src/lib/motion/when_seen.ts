import type { Attachment } from 'svelte/attachments';

/** Runs something when an element has room for the first time; a hidden one has none. */
export function whenSeen(run: () => void): Attachment<HTMLElement> {
  return (node) => {
    const observer = new ResizeObserver(() => {
      if (node.clientWidth === 0) return;
      observer.disconnect();
      run();
    });
    observer.observe(node);
    return () => observer.disconnect();
  };
}
