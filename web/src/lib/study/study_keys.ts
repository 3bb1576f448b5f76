import type { Study } from './study.svelte';

/** What a key does while a game is studied; nothing where somebody is typing. */
export function onStudyKey(event: KeyboardEvent, study: Study): void {
  const { key, target } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(target instanceof Element) || target.closest('input, select, textarea, .cells, .grid')) return;
  const deed = deedOf(key, study);
  if (!deed) return;
  event.preventDefault();
  void deed();
}

function deedOf(key: string, study: Study): (() => unknown) | null {
  switch (key) {
    case 'ArrowLeft':
      return () => study.go(study.index - 1);
    case 'ArrowRight':
      return () => study.go(study.index + 1);
    case 'ArrowUp':
      return () => compare(study, -1);
    case 'ArrowDown':
      return () => compare(study, 1);
    case 'PageUp':
      return () => study.goToMistake(-1);
    case 'PageDown':
      return () => study.goToMistake(1);
    case 'Home':
      return () => study.go(1);
    case 'End':
      return () => study.go(study.replay.decisions);
    default:
      return null;
  }
}

/** The next of what could be done, or the one before. */
function compare(study: Study, by: 1 | -1): void {
  const count = study.decision?.options.length ?? 0;
  if (count === 0 || study.isHidden) return;
  const from = study.looked ?? (by > 0 ? -1 : count);
  study.looked = (from + by + count) % count;
}
