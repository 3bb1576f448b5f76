import { say, speaker } from '$lib/i18n/say.svelte';
import type { GameResult, Story } from '$lib/wire/messages';

/** How it ended, in one sentence; of a game that goes on, that it does. */
export function endingOf(story: Story, names: readonly string[]): string {
  const { ending } = story;
  if (!ending) return say('replay.goes-on');
  const winners = ending.winners.map((seat) => names[seat] ?? '');
  const won = winners.length ? say('list.won', { names: speaker().listOf(winners) }) : say('list.no-winner');
  if (ending.reason === 'rules') return `${won}${points(ending.result)}.`;
  const name = ending.seat === null || ending.seat === undefined ? '' : (names[ending.seat] ?? '');
  const ended = say('replay.ended', { reason: ending.reason, who: 'other', name }); // nobody in a replay is the reader
  return `${ended} ${winners.length ? `${won}.` : ''}`.trim();
}

/** The points of everybody, in the order of the seats. */
function points(result: GameResult | null | undefined): string {
  return result && 'scores' in result ? ` (${result.scores.join(' : ')})` : '';
}
