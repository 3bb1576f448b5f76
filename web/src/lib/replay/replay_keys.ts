import type { Replay } from './replay.svelte';

/** What a key does to a replay; nothing where somebody is typing, or where the key means something already. */
export function onReplayKey(event: KeyboardEvent, replay: Replay): void {
  const { key, target } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(target instanceof Element) || target.closest('input, select, textarea')) return;
  if (key === ' ' && target.closest('button, a, summary')) return;
  const deed = deedOf(key, replay);
  if (!deed) return;
  event.preventDefault();
  if (key !== ' ') replay.stop();
  void deed();
}

function deedOf(key: string, replay: Replay): (() => Promise<void>) | null {
  switch (key) {
    case 'ArrowLeft':
      return () => replay.go(-1);
    case 'ArrowRight':
      return () => replay.go(1);
    case 'PageUp':
      return () => replay.turn(-1);
    case 'PageDown':
      return () => replay.turn(1);
    case 'Home':
      return () => replay.goToDecision(0);
    case 'End':
      return () => replay.goTo(replay.count);
    case ' ':
      return () => replay.toggle();
    default:
      return null;
  }
}
