import type { Point } from '$lib/learn/pointing';
import type { Adviser } from '$lib/review/advice';
import { isRight } from '$lib/review/findings';
import type { ReviewedDecision } from '$lib/wire/messages';

/** Where a move is made on a board, by its verb; `%` is what stands behind the colon. */
const BUTTONS: Record<string, string> = {
  draw: '.hand [aria-keyshortcuts="d"]',
  numbers: '.hand [aria-keyshortcuts="n"]',
  currency: '.hand [aria-keyshortcuts="c"]',
  pass: '.hand [aria-keyshortcuts="p"]',
  token: '.hand [aria-keyshortcuts="t"]',
  bid: '.stepper',
  buy: '.panel.market [data-card="%"]',
  place: '[data-cell="%"]',
  left: '[data-cell="%"]',
  right: '[data-cell="%"]',
};

/** What is best, and why, where it is still to be decided. */
export function counsel(decision: ReviewedDecision, adviser: Adviser): string {
  const [best, next] = decision.options;
  const catalog = adviser.teller.catalog;
  if (!best || !next) return catalog.say('table.obvious', { why: 'only' });
  const verdict = catalog.say('expert.best', {
    near: isRight(next) ? 'yes' : 'no',
    choice: adviser.choice(best.moves, decision.kind),
    other: adviser.choice(next.moves, decision.kind),
    lead: adviser.percent(next.error),
  });
  return [verdict, adviser.counsel(decision.reasons, decision.kind)].filter(Boolean).join(' ');
}

/** Whether what somebody did was good, and why. */
export function verdict(decision: ReviewedDecision, adviser: Adviser, name: string): string {
  const catalog = adviser.teller.catalog;
  if (decision.mark) return adviser.advice(decision.reasons, decision.kind);
  if (decision.options.length === 1) return catalog.say('review.nothing');
  return [catalog.say('review.fine', { name }), adviser.counsel(decision.reasons, decision.kind)]
    .filter(Boolean)
    .join(' ');
}

/** What to mark on the board so that the best move is seen there. */
export function pointsFor(decision: ReviewedDecision): Point[] {
  const [move = ''] = decision.options[0]?.moves ?? [];
  const [verb = '', rest = ''] = move.split(':');
  const point = (selector: string): Point => ({ place: verb, card: '', selector, isOne: false });
  if (verb === 'move') {
    const [from = '', to = ''] = rest.split('>');
    return [point(`[data-at="${from}"]`), point(`[data-cell="${to}"]`)];
  }
  const selector = BUTTONS[verb]?.replace('%', rest);
  return selector ? [point(selector)] : [];
}
