/** What came of a deal, in words. */
import { say, speaker } from '$lib/i18n/say.svelte';
import { botName } from '$lib/people/bot_names';
import type { DailyDeal, DailyNet, DailyResult } from '$lib/wire/messages';
import { shortDay } from './days';

const SIGNS = { turn: '🟩', bust: '🟥' };

/** Against whom, and how: "JEN, target 6". */
export function setting(deal: DailyDeal, opponent: string | null): string {
  const { options } = deal;
  if (deal.game === 'tiles') {
    return say('daily.tiles', {
      name: botName(deal.opponent ?? '', 1),
      open: options['open'] ? 'yes' : 'no',
    });
  }
  return say('daily.cards', { name: opponent ?? '', target: Number(options['target'] ?? 0) });
}

/** Won or lost, with the points. */
export function outcome(result: DailyResult): string {
  const how =
    result.ended !== 'rules' ? result.ended : result.won ? 'won' : result.share > 0 ? 'drawn' : 'lost';
  const { points, lead } = result;
  if (points === null || lead === null) return say('daily.outcome', { how });
  return say('daily.outcome-points', { how, points, other: points - lead });
}

/** What decisions alone were worth. */
export function netOf(net: DailyNet): string {
  return net.accuracy === null
    ? say('daily.net-nothing')
    : say('daily.net-accuracy', { accuracy: Math.round(net.accuracy) });
}

/** How kind chance was: shares of a victory as percent, or hardly at all. */
export function luckOf(net: DailyNet): string {
  const percent = Math.round(100 * Math.abs(net.luck));
  return say('daily.luck', { how: percent < 5 ? 'even' : net.luck > 0 ? 'kind' : 'unkind' });
}

/** For friends, without a word about the cards: each turn is a square, and a bust a red one. */
export function shareText(deal: DailyDeal, result: DailyResult, address: string): string {
  const head = say('daily.share-head', { day: shortDay(deal.day, speaker().language), game: deal.game });
  const turns = result.busts.map((isBust) => (isBust ? SIGNS.bust : SIGNS.turn)).join('');
  const net = result.net && result.net.accuracy !== null ? netOf(result.net) : '';
  return [head, [outcome(result), net].filter(Boolean).join(' · '), turns, address]
    .filter(Boolean)
    .join('\n');
}
