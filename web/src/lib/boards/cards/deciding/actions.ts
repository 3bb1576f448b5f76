import type { CardsView, Sitter } from '$lib/game/props';
import { say, speaker } from '$lib/i18n/say.svelte';
import { Storyteller } from '$lib/i18n/story';
import { changeInWords } from '../counting/points';
import type { Costs } from '../paying/costs';
import { TEN, bustOdds, isNumber, numberOn } from '../counting/figures';
import type { Payment } from '../paying/payment.svelte';

const MOST = 6; // numbers that a button names; all of them lie on the stage
const MANY = 4; // numbers that a narrow button has room for with commas between them

export interface Action {
  id: string;
  label: string;
  /** What it brings. */
  hint?: string;
  /** The key that does the same. */
  key: string;
  tone?: 'main' | 'plain' | 'quiet' | 'danger';
  disabled?: boolean;
  run: () => void;
}

export interface Situation {
  view: CardsView;
  legal: readonly string[];
  seats: readonly Sitter[];
  me: number;
  aids: boolean;
  payment: Payment | null;
  /** What would be bid; null when only passing is left. */
  bid: number | null;
  /** What that bid or that payment would come to, as far as it is known. */
  costs: Costs | null;
  /** Nothing can be pressed yet. */
  isFresh: boolean;
}

export interface Deeds {
  send: (tokens: string[]) => void;
  cancel: () => void;
}

/** What may be done now. Where something is not possible at the moment its place stays, unlit. */
export function actionsFor(now: Situation, deeds: Deeds): Action[] {
  const actions = actionsIn(now, deeds);
  return now.isFresh ? actions.map((action) => ({ ...action, disabled: true })) : actions;
}

/** What may be done while the others are watched. */
export function skipAction(run: () => void): Action {
  return { id: 'skip', label: say('cards.skip'), hint: say('cards.skip-hint'), key: 's', run };
}

function actionsIn(now: Situation, deeds: Deeds): Action[] {
  if (now.legal.length === 0) return [];
  if (now.payment) return payActions(now.payment, now.costs, deeds);
  switch (now.view.phase) {
    case 'draw':
      return [drawAction(now, deeds), numbersAction(now, deeds), currencyAction(now, deeds)];
    case 'bid':
      return bidActions(now, deeds);
    case 'bust':
      return [plain('token', 't', say('cards.token'), say('cards.token-hint'), deeds)];
    case 'buy':
    case 'last_buy':
      return [plain('pass', 'p', say('cards.buy-nothing'), say('cards.buy-nothing-hint'), deeds)];
    default:
      return [];
  }
}

function drawAction({ view, legal, aids }: Situation, { send }: Deeds): Action {
  const { busts, left, percent } = bustOdds(view);
  const hint =
    view.left === 0
      ? say('cards.deck', { left: 0 })
      : aids && view.tableau.length > 0
        ? say('cards.draw-odds', { busts, left, percent })
        : say('cards.draw-first', { left });
  return {
    id: 'draw',
    label: say('cards.draw'),
    hint,
    key: 'd',
    tone: 'main',
    disabled: !legal.includes('draw'),
    run: () => send(['draw']),
  };
}

function numbersAction({ view, legal, seats }: Situation, { send }: Deeds): Action {
  const numbers = view.tableau.filter(isNumber).map((code) => String(numberOn(code)));
  const others = seats.length - 1;
  const details = {
    count: numbers.length,
    cards: (numbers.length > MOST ? [...numbers.slice(0, MOST - 1), '…'] : numbers).join(
      numbers.length > MANY ? ' ' : ', ',
    ),
    tokens: view.currency,
    others,
  };
  return {
    id: 'numbers',
    label: say('cards.numbers', details),
    hint: say('cards.numbers-hint', { ...details, name: seats[view.active === 0 ? 1 : 0]?.name ?? '' }),
    key: 'n',
    disabled: !legal.includes('numbers'),
    run: () => send(['numbers']),
  };
}

function currencyAction({ view, legal, me }: Situation, { send }: Deeds): Action {
  const room = TEN - (view.seats[me]?.tokens ?? 0);
  const tokens = Math.min(view.currency, room);
  const count = view.tableau.filter(isNumber).length;
  return {
    id: 'currency',
    label: say('cards.currency', { tokens }),
    hint: say('cards.currency-hint', { count, lost: view.currency - tokens }),
    key: 'c',
    disabled: !legal.includes('currency'),
    run: () => send(['currency']),
  };
}

function bidActions({ bid, view, me, costs }: Situation, deeds: Deeds): Action[] {
  const pass = plain('pass', 'p', say('cards.no-bid'), say('cards.no-bid-hint'), deeds);
  if (bid === null) return [pass];
  return [
    {
      id: 'bid',
      label: say('cards.bid', { amount: bid }),
      // Whoever turned the wildcard up bids last.
      hint: withCosts(say('cards.bid-hint', { amount: bid, last: view.active === me ? 'yes' : 'no' }), costs),
      key: 'Enter',
      tone: 'main',
      run: () => deeds.send([`bid:${bid}`]),
    },
    pass,
  ];
}

function payActions(payment: Payment, costs: Costs | null, { send, cancel }: Deeds): Action[] {
  const pieces = payment.moves
    .filter((move) => move.startsWith('spend:'))
    .map((move) => move.replace('spend:', ''));
  const what = new Storyteller(speaker(), []).pieces(pieces, 'means');
  const pay: Action = {
    id: 'pay',
    label: say('cards.pay-confirm', { card: payment.card }),
    hint: withCosts(say('cards.pay-with', { what, count: pieces.length }), payment.isEnough ? costs : null),
    key: 'Enter',
    tone: 'main',
    disabled: !payment.isEnough,
    run: () => send(payment.moves),
  };
  if (payment.purchase.length === 0) return [pay];
  return [pay, { id: 'cancel', label: say('cards.pay-cancel'), key: 'Escape', run: cancel }];
}

/** What something does to the points stands beside it. */
function withCosts(hint: string, costs: Costs | null): string {
  return costs?.points == null ? hint : `${hint} · ${changeInWords(costs.points)}`;
}

function plain(token: string, key: string, label: string, hint: string, { send }: Deeds): Action {
  return {
    id: token,
    label,
    hint,
    key,
    run: () => send([token]),
  };
}

/** The action of a key, if it may be done. */
export function actionOfKey(actions: readonly Action[], key: string): Action | undefined {
  const wanted = key.length === 1 ? key.toLowerCase() : key;
  return actions.find((action) => action.key === wanted && !action.disabled);
}

/** Whether Enter presses what has the focus. A button at the desk that a finger has pressed leaves it to the actions. */
export function takesEnter(focused: Element, isByKeys: boolean): boolean {
  const button = focused.closest('button, a, input:not([type="range"])');
  return button !== null && (isByKeys || !button.closest('.desk, .bid-desk'));
}
