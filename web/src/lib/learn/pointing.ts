import type { Mark } from '$lib/highlight/boxes';
import type { GameName } from './lesson';

/** What a lesson may point at, by the names that its data uses; `%` is what stands behind the colon. */
const PLACES: Record<GameName, Record<string, string>> = {
  cards: {
    deck: '[data-place="deck"]',
    total: '.gauge.total',
    gauges: '.gauges',
    laid: '[data-laid="%"]',
    draw: '.hand [aria-keyshortcuts="d"]',
    numbers: '.hand [aria-keyshortcuts="n"]',
    grid: '.panel.mine .grid .grid',
    mine: '.panel.mine [data-card="%"]',
    purse: '.panel.mine .purse',
    wild: '.panel.mine .wild li',
    rival: '.rival',
    market: '.panel.market .grid .grid',
    'market-card': '.panel.market [data-card="%"]',
    lot: '[data-place="auction"]',
    bidders: '.bidders',
    stepper: '.stepper',
    desk: '.desk .offer',
    scores: '[data-place="stage"]',
  },
  tiles: {
    ours: '.near .supply',
    theirs: '.far .supply',
    rows: '.near .row, .far .row',
    hand: '.near .swatch',
    cell: '[data-cell="%"]',
    tile: '[data-at="%"]',
    line: '[data-at="%"]',
    round: '.round',
  },
};

/** Called by the card. */
const CARDS = ['mine', 'market-card'];

/** Marked together, with one ring around all of it. */
const TOGETHER = ['line'];

/** A mark that can be named, too. */
export interface Point extends Mark {
  /** What it is called: `lesson.place`. */
  place: string;
  /** The card that it is about, if it is about one. */
  card: string;
}

/** Reads a name of the data, as `mine:G5` or `line:0,0;1,0`. */
export function readPoint(game: GameName, name: string): Point {
  const [kind = '', what = ''] = name.split(':');
  const place = kind === 'market' && what ? 'market-card' : kind;
  const pattern = PLACES[game][place] ?? '';
  const selector = what
    .split(';')
    .map((one) => pattern.replace('%', one))
    .join(', ');
  return { place, card: CARDS.includes(place) ? what : '', selector, isOne: TOGETHER.includes(place) };
}

/** The tab of a card board where it is seen on a small screen; null: beside the tabs, so any will do. */
export function tabOf(points: readonly Point[]): 'market' | 'mine' | null {
  for (const { selector } of points) {
    if (selector.startsWith('.panel.market')) return 'market';
    if (selector.startsWith('.panel.mine')) return 'mine';
  }
  return null;
}
