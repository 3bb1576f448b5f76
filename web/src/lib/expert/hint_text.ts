import type { Mark } from '$lib/highlight/boxes';
import type { Adviser } from '$lib/review/advice';
import { isRight } from '$lib/review/findings';
import type { Explanation, ReviewedDecision, ReviewedOption } from '$lib/wire/messages';

const NAMED = 3; // of several that are as good

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
export function hintText(decision: ReviewedDecision, adviser: Adviser): string {
  const [best, next] = decision.options;
  const catalog = adviser.teller.catalog;
  if (!best || !next) return catalog.say('table.obvious', { why: 'only' });
  return [judgement(decision, best, next, adviser), adviser.adviceBeforehand(decision.reasons, decision.kind)]
    .filter(Boolean)
    .join(' ');
}

/** What wins, that nothing does, what is as good as the best, or what the best two promise; the twin of
 * `terminal/hint.py`. */
function judgement(
  decision: ReviewedDecision,
  best: ReviewedOption,
  next: ReviewedOption,
  adviser: Adviser,
): string {
  const catalog = adviser.teller.catalog;
  const named = (options: ReviewedOption[]): string =>
    adviser.choices(
      options.slice(0, NAMED).map(({ moves }) => moves),
      decision.kind,
    );
  const wins = decision.options.filter(({ exact, value }) => exact && value === 1);
  const equals = decision.options.filter(({ equal }) => equal);
  if (wins.length > 0) return catalog.say('expert.wins', { count: wins.length, choices: named(wins) });
  if (best.exact && best.value === 0) return catalog.say('expert.lost');
  if (equals.length > 1) return catalog.say('expert.equal', { choices: named(equals) });
  return catalog.say('expert.best', {
    near: isRight(next) ? 'yes' : 'no',
    choice: adviser.choice(best.moves, decision.kind),
    other: adviser.choice(next.moves, decision.kind),
    value: adviser.percent(best.value),
    next: adviser.percent(next.value),
  });
}

/** What a bot says for itself: what it believes, what its move looked worth, or of the expert a fact. */
export function ownWords(told: Explanation, adviser: Adviser, name: string): string {
  const { bot, kind, moves, value, next_moves: others, next_value: next, reasons } = told;
  const catalog = adviser.teller.catalog;
  const parts = [catalog.say('expert.belief', { bot, name })];
  if (value !== null) {
    const key = next === null ? 'expert.valued' : 'expert.valued_next';
    parts.push(
      catalog.say(key, {
        name,
        choice: capital(adviser.choice(moves, kind)),
        value: adviser.percent(value),
        other: others.length ? adviser.choice(others, kind) : '',
        next: adviser.percent(next ?? 0),
      }),
    );
  }
  if (reasons.length) parts.push(adviser.adviceBeforehand(reasons, kind));
  return parts.join(' ');
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** What to mark on the board so that the best move is seen there. */
export function marksFor(decision: ReviewedDecision): Mark[] {
  const [move = ''] = decision.options[0]?.moves ?? [];
  const [verb = '', rest = ''] = move.split(':');
  const mark = (selector: string): Mark => ({ selector, isOne: false });
  if (verb === 'move') {
    const [from = '', to = ''] = rest.split('>');
    return [mark(`[data-at="${from}"]`), mark(`[data-cell="${to}"]`)];
  }
  const selector = BUTTONS[verb]?.replace('%', rest);
  return selector ? [mark(selector)] : [];
}
