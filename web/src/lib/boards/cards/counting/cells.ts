import { after, labelOf, SIGNS, type Candidate } from '$lib/game/candidates';
import type { CardsSeat, Colour, Copies, Prospect } from '$lib/game/props';
import { say } from '$lib/i18n/say.svelte';
import type { Cells } from '$lib/pieces/grid';
import { COLOURS, NUMBERS } from '$lib/pieces/suits';
import { changeInWords, signed } from './points';
import { numberOn } from './figures';

const ALL = COLOURS.flatMap((colour) => NUMBERS.map((number) => `${colour}${number}`));

/** A collection: what is owned, how often, and where wildcards would serve best now. */
export function collectionCells(seat: CardsSeat, isMine: boolean): Cells {
  const who = isMine ? 'you' : 'other';
  return cellsOf((code) => {
    const count = seat.cards[code] ?? 0;
    const state = stateOf(seat, code);
    const label = say('cards.cell.owned', { card: code, count, state, who });
    return { state, label, ...(count > 1 ? { badge: count } : {}) };
  });
}

/** The same as a picture, of whose cells nothing is said. */
export function picturedCells(seat: CardsSeat): Cells {
  return cellsOf((code) => {
    const count = seat.cards[code] ?? 0;
    return { state: stateOf(seat, code), ...(count > 1 ? { badge: count } : {}) };
  });
}

/** The same at the end: copies make no run longer. */
export function countedCells(seat: CardsSeat): Cells {
  return cellsOf((code) => ({ state: stateOf(seat, code) }));
}

/** The market. While I may buy, a card that I cannot buy is there in outline only. Without aids (null) nothing
 * tells which purchases are good. */
export function marketCells(
  market: Copies,
  legal: readonly string[],
  buyer: CardsSeat | null,
  prospects: ReadonlyMap<string, Prospect> | null = new Map(),
): Cells {
  const isOpen = buyer !== null;
  return cellsOf((code) => {
    const count = market[code] ?? 0;
    const lit = legal.includes(`buy:${code}`);
    const glow = prospects !== null && lit && buyer !== null && lengthens(buyer, code);
    const state = count === 0 ? 'none' : !isOpen || lit ? 'have' : 'could';
    const offer = count === 0 ? 'none' : !isOpen ? 'closed' : glow ? 'run' : lit ? 'open' : 'no';
    const points = lit ? (prospects?.get(`buy:${code}`)?.points ?? null) : null;
    const change = points === null ? '' : changeInWords(points);
    const label = say('cards.cell.market', {
      card: code,
      count,
      offer,
      change: change ? 'yes' : 'no',
      points: change,
    });
    const brings = points === null ? {} : { brings: signed(points) };
    const price = count > 0 ? { price: numberOn(code) } : {};
    return { state, lit, glow, label, ...price, ...brings, ...(count > 1 ? { badge: count } : {}) };
  });
}

/** Those of the market that are thought about: what buying them is worth stands where their points would. */
export function consideredCells(market: Cells, candidates: readonly Candidate[]): Cells {
  const found: Cells = {};
  for (const candidate of candidates) {
    const code = after('buy', candidate);
    if (!code || !market[code]) continue;
    const { price: _price, ...cell } = market[code]; // its place is needed
    const label = `${candidate.words} ${labelOf(candidate)}`;
    const marked = candidate.mark === 'better' || candidate.isLookedAt;
    const brings = labelOf(candidate).replace(/[\s%]/g, ''); // in one line, so that the number can be read above it
    found[code] = { ...cell, state: 'have', lit: true, marked, label, brings };
  }
  return found;
}

/** Those of a collection that one of two payments takes and the other keeps: what was done, or what is better. */
export function paidCells(collection: Cells, candidates: readonly Candidate[]): Cells {
  const payments = candidates.filter((one) => one.mark && after('spend', one));
  const found: Cells = {};
  for (const { moves, mark } of payments)
    for (const code of moves.map((move) => move.slice('spend:'.length))) {
      const isTakenAnyhow = payments.every((one) => one.moves.includes(`spend:${code}`));
      const cell = collection[code];
      if (cell && mark && !isTakenAnyhow) found[code] = { ...cell, brings: SIGNS[mark] };
    }
  return found;
}

/** What is left in the deck. */
export function deckCells(deck: Copies): Cells {
  return cellsOf((code) => {
    const count = deck[code] ?? 0;
    const label = say('cards.cell.left', { card: code, count });
    return { state: count > 0 ? 'have' : 'none', label, ...(count > 1 ? { badge: count } : {}) };
  });
}

/** Whether a card would make the run of its colour longer, as the run lies now. */
export function lengthens(seat: CardsSeat, code: string): boolean {
  const colour = code.charAt(0) as Colour;
  const numbers = new Set<number>(NUMBERS.filter((number) => isFilled(seat, colour, number)));
  const before = longest(numbers);
  return longest(numbers.add(Number(code.charAt(1)))) > before;
}

function stateOf(seat: CardsSeat, code: string): 'have' | 'wild' | 'none' {
  if ((seat.cards[code] ?? 0) > 0) return 'have';
  return isInRun(seat, code) ? 'wild' : 'none';
}

function isFilled(seat: CardsSeat, colour: Colour, number: number): boolean {
  const code = `${colour}${number}`;
  return (seat.cards[code] ?? 0) > 0 || isInRun(seat, code);
}

function isInRun(seat: CardsSeat, code: string): boolean {
  const [first, last] = seat.runs[code.charAt(0) as Colour];
  const number = Number(code.charAt(1));
  return first !== undefined && last !== undefined && first <= number && number <= last;
}

function longest(numbers: ReadonlySet<number>): number {
  let best = 0;
  let now = 0;
  for (const number of NUMBERS) {
    now = numbers.has(number) ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return best;
}

function cellsOf(cell: (code: string) => Cells[string]): Cells {
  return Object.fromEntries(ALL.map((code) => [code, cell(code)]));
}
