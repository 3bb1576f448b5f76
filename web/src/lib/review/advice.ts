import { cellText, Storyteller } from '$lib/i18n/story';
import type { ReviewReason } from '$lib/wire/messages';

const SPEND = 'spend:';

/** What is said otherwise while it can still be chosen. */
const BEFOREHAND: Record<string, string> = {
  'review.cheap_bid': 'expert.cheap_bid',
  'review.payment_points': 'expert.payment_points',
  'review.threat_opened': 'expert.threat',
  'review.threat_stays': 'expert.threat',
};

/** What a review says about decisions: keys and moves become sentences. The twin of `i18n/advice.py`. */
export class Adviser {
  constructor(readonly teller: Storyteller) {}

  /** What was or could be done, by the moves of a decision and its kind. */
  choice(moves: readonly string[], kind: string): string {
    const catalog = this.teller.catalog;
    const [first = ''] = moves;
    if (first.startsWith(SPEND)) {
      const pieces = moves.map((move) => move.slice(SPEND.length));
      return catalog.say('review.choice.spend', { pieces: this.teller.pieces(pieces, 'means') });
    }
    const [verb = '', rest = ''] = first.split(':');
    if (verb === 'buy') return catalog.say('review.choice.buy', { card: rest });
    if (verb === 'bid') return catalog.say('review.choice.bid', { amount: Number(rest) });
    if (verb === 'move') {
      const [from = '', cell = ''] = rest.split('>');
      return catalog.say('review.choice.move', { from: cellOf(from), cell: cellOf(cell) });
    }
    if (rest) return catalog.say(`review.choice.${verb}`, { cell: cellOf(rest) });
    return catalog.say(
      verb === 'pass' && kind === 'buying' ? 'review.choice.buy_nothing' : `review.choice.${verb}`,
    );
  }

  /** All reasons of a decision, one after the other. */
  advice(reasons: readonly ReviewReason[], kind: string): string {
    return reasons.map((reason) => this.#sentence(reason, kind)).join(' ');
  }

  /** The same while it is still to be decided. */
  counsel(reasons: readonly ReviewReason[], kind: string): string {
    return this.advice(
      reasons.map(({ key, details }) => ({ key: BEFOREHAND[key] ?? key, details })),
      kind,
    );
  }

  percent(share: number): string {
    return this.#written(share, '');
  }

  /** With its sign. */
  change(share: number): string {
    return this.#written(share, '+');
  }

  #sentence({ key, details }: ReviewReason, kind: string): string {
    const said: Record<string, unknown> = { ...details };
    if ('seat' in details) said['name'] = this.teller.names[Number(details['seat'])] ?? '';
    if ('cell' in details) said['cell'] = cellOf(String(details['cell']));
    if (Array.isArray(details['moves'])) said['choice'] = this.choice(details['moves'], kind);
    return this.teller.catalog.say(key, said);
  }

  #written(share: number, sign: string): string {
    const whole = Math.round(100 * share);
    const text = `${whole < 0 ? '−' : whole > 0 ? sign : ''}${Math.abs(whole)}`;
    return this.teller.catalog.say('review.percent', { value: text });
  }
}

function cellOf(token: string): string {
  return cellText(token.split(',').map(Number));
}
