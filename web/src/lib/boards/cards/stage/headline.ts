import type { CardsView, Sitter } from '$lib/game/props';
import { say } from '$lib/i18n/say.svelte';

interface Now {
  view: CardsView;
  seats: readonly Sitter[];
  mine: readonly number[];
  toMove: number | null;
  /** Nothing is still to be shown. */
  isLive: boolean;
}

/** Whose turn it is in what is shown, to be read from across the room. */
export function headlineOf({ view, seats, mine, toMove, isLive }: Now): string {
  if (view.phase === 'over' && isLive) return say('cards.over');
  const seat = toMove ?? view.active;
  const name = seats[seat]?.name ?? '';
  if (!mine.includes(seat)) return say('cards.turn-of', { name, phase: view.phase });
  const who = mine.length > 1 ? 'named' : 'you'; // several people share this screen
  const phase = isLive ? view.phase : 'draw'; // what is to be done is said when it can be
  return say('cards.turn-mine', { who, name, phase });
}

/** What there is to do when no card lies on the stage. */
export function promptOf(view: CardsView, isActing: boolean): string {
  return isActing ? say('cards.prompt', { phase: view.phase, left: view.left }) : '';
}

export type Stage = 'tableau' | 'auction' | 'pay' | 'end';

/** What takes the stage. */
export function stageOf(shown: CardsView, isPaying: boolean, isOver: boolean): Stage {
  if (isOver) return 'end';
  if (isPaying) return 'pay';
  return shown.auction ? 'auction' : 'tableau';
}
