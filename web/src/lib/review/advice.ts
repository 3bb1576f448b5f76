import { cellText, Storyteller } from '$lib/i18n/story';
import type { ReviewedDecision, ReviewedOption, ReviewReason } from '$lib/wire/messages';

const SPEND = 'spend:';
const DECIDED = 0.1; // of a victory: below it, and above the rest, a game is all but decided

/** What is said otherwise while it can still be chosen. */
const BEFOREHAND: Record<string, string> = {
  'review.next_fork': 'expert.next_fork',
  'review.payment_points': 'expert.payment_points',
  'review.purchase_more': 'expert.purchase_more',
  'review.threat_by_taking': 'expert.threat_by_taking',
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

  choices(several: readonly (readonly string[])[], kind: string): string {
    return this.teller.catalog.listOf(several.map((moves) => this.choice(moves, kind)));
  }

  /** All reasons of a decision, one after the other. */
  advice(reasons: readonly ReviewReason[], kind: string): string {
    return reasons.map((reason) => this.#sentence(reason, kind)).join(' ');
  }

  /** The same while it is still to be decided. */
  adviceBeforehand(reasons: readonly ReviewReason[], kind: string): string {
    return this.advice(
      reasons.map(({ key, details }) => ({ key: BEFOREHAND[key] ?? key, details })),
      kind,
    );
  }

  percent(share: number): string {
    return this.#written(share);
  }

  /** What an option is worth: to a tenth where the game is all but decided, since 2% against 1% says nothing there. */
  worth({ value }: ReviewedOption, { options }: ReviewedDecision): string {
    return this.#written(value, isAllButDecided(options) ? 1 : 0);
  }

  /** By how many whole points it ends, where that was looked for; else nothing. */
  lead({ lead }: ReviewedOption): string {
    if (lead == null) return '';
    const points = Math.round(Math.abs(lead));
    const way = points === 0 ? 'level' : lead > 0 ? 'ahead' : 'behind';
    return this.teller.catalog.say('review.lead', { way, points });
  }

  /** Whose chance to win went from where to where, as `review-chance` takes it. */
  moved(seat: number, before: number, after: number, digits = 0): Record<string, unknown> {
    const [first, last] = [before, after].map((share) =>
      this.#written(Math.min(Math.max(share, 0), 1), digits),
    );
    const way = first === last ? 'same' : after > before ? 'up' : 'down';
    return { ...this.teller.person(seat), before: first, after: last, way };
  }

  /** From what the best choice was worth to what the choice made was. */
  lossIn({ seat, options, made }: ReviewedDecision): Record<string, unknown> {
    const [best = 0, chosen = 0] = [options[0]?.value, options[made]?.value];
    return this.moved(seat, best, chosen, isAllButDecided(options) ? 1 : 0);
  }

  /** So many games of a hundred, with its sign where it is a change. */
  games(share: number, isChange: boolean): string {
    return this.#figure(share, isChange ? '+' : '', 0);
  }

  #sentence({ key, details }: ReviewReason, kind: string): string {
    const said: Record<string, unknown> = { ...details };
    if ('seat' in details) Object.assign(said, this.teller.person(Number(details['seat'])));
    if ('cell' in details) said['cell'] = cellOf(String(details['cell']));
    if (Array.isArray(details['cells']))
      said['cells'] = this.teller.catalog.listOf(details['cells'].map(cellOf));
    if (Array.isArray(details['moves'])) said['choice'] = this.choice(details['moves'], kind);
    if (Array.isArray(details['choices']))
      said['choices'] = this.choices(
        details['choices'].map((moves) => moves.split(' ')),
        kind,
      );
    return this.teller.catalog.say(key, said);
  }

  #written(share: number, digits = 0): string {
    return this.teller.catalog.say('percent', { value: this.#figure(share, '', digits) });
  }

  #figure(share: number, sign: string, digits: number): string {
    const rounded = Math.round(10 ** digits * 100 * share) / 10 ** digits;
    const figure = Math.abs(rounded).toFixed(digits).replace('.', this.teller.catalog.say('decimal-mark'));
    return `${rounded < 0 ? '−' : rounded > 0 ? sign : ''}${figure}`;
  }
}

/** Whatever is chosen, the game is as good as lost, or as good as won. */
function isAllButDecided(options: readonly ReviewedOption[]): boolean {
  return options.every(({ value }) => value < DECIDED) || options.every(({ value }) => value > 1 - DECIDED);
}

function cellOf(token: string): string {
  return cellText(token.split(',').map(Number));
}
