import type { CardsSeat, CardsView, Copies, Outlook, Prospect, Tried } from '$lib/game/props';
import { bidsIn, withinBids, type Bids } from '../auction/bidding';
import { Payment } from '../paying/payment.svelte';

/** What there is to decide from. */
export interface Position {
  view: CardsView;
  legal: readonly string[];
  acting: number | null;
  /** The market as it is shown. */
  market: Copies;
  /** Nothing is still to be shown. */
  isLive: boolean;
}

/** What a decision needs of the world around it. */
export interface Outside {
  send: (tokens: string[]) => Promise<void>;
  tryOut: (tokens: string[]) => Promise<Tried<CardsView>>;
  /** The server would not have it, or could not be asked. */
  tell: (reason: unknown) => void;
  /** Resolves when what there is now has been painted. */
  painted: () => Promise<void>;
}

/** What is said about a card of the market that was pressed and is not for sale: what it is, or why not. */
export type Note =
  | { kind: 'card'; code: string; count: number }
  | { kind: 'refused'; key: string; details: Record<string, unknown> };

const REACTION = 350; // milliseconds

/** Whether the market is open. */
export function isPurchase({ phase }: CardsView): boolean {
  return phase === 'buy' || phase === 'last_buy' || phase === 'bust';
}

/** What somebody is about to do: what to bid, which card to buy and how to pay for it. It draws nothing. */
export class CardDecision {
  readonly #now: () => Position;
  readonly #outside: Outside;
  #wish = $state(0);
  #picked: string | null = $state(null);
  #payment: Payment | null = $state.raw(null);
  #note: Note | null = $state.raw(null);
  #outlook: Outlook | null = $state.raw(null);
  #isSending = $state(false);
  #isFresh = $state(false);
  #decided = ''; // what was decided last: whose, and of which kind

  /** By value: what is told again, e.g. after a lost connection, is no new decision. */
  readonly key = $derived.by(() => {
    const { view, legal, acting, isLive } = this.#now();
    return [view.phase, acting, isLive, view.left, view.debt?.owed, ...legal].join(' ');
  });
  readonly isMine = $derived.by(() => this.#now().acting !== null && this.#now().isLive);
  readonly isBuying = $derived.by(() => this.isMine && isPurchase(this.#now().view));
  readonly buyer: CardsSeat | null = $derived.by(() => (this.isBuying ? this.#actor() : null));
  /** What may be bid; null when there is nothing to bid. */
  readonly bids: Bids | null = $derived.by(() => (this.isMine ? bidsIn(this.#now().legal) : null));
  /** What would be bid; null when there is nothing to bid. */
  readonly bid = $derived.by(() => (this.bids ? withinBids(this.#wish, this.bids) : null));
  /** Nothing more can be done while the server has not answered. */
  readonly mayAct = $derived.by(() => this.isMine && !this.#isSending);

  constructor(now: () => Position, outside: Outside) {
    this.#now = now;
    this.#outside = outside;
  }

  /** The card that would be bought. */
  get picked(): string | null {
    return this.#picked;
  }

  get payment(): Payment | null {
    return this.#payment;
  }

  get note(): Note | null {
    return this.#note;
  }

  /** What the bids and purchases that may be made would come to, by their moves; empty until that is known. */
  readonly prospects: ReadonlyMap<string, Prospect> = $derived.by(
    () => new Map(this.#outlook?.prospects.map((prospect) => [prospect.move, prospect])),
  );

  /** The least that may be bid, and the most that could be paid; null until that is known. */
  get bidding(): Outlook['bids'] {
    return this.#outlook?.bids ?? null;
  }

  /** It has only just become possible: whoever was about to skip must not bid by mistake. */
  get isFresh(): boolean {
    return this.#isFresh;
  }

  /** A new position is a new decision: nothing that was being put together before stands. */
  begin(): void {
    const { view, legal, acting, isLive } = this.#now();
    this.#wish = 0;
    this.#note = null;
    this.#picked = null;
    this.#payment = null;
    this.#outlook = null;
    if (acting === null || !isLive || legal.length === 0) return; // looked at, not decided
    if (view.debt?.seat === acting) this.#payment = this.#beginPayment(view.debt.card, view.debt.owed, []);
    if (view.phase === 'bid' || (legal.length > 1 && isPurchase(view))) void this.#lookAhead();
  }

  /**
   * While something is still shown nothing is decided, nor in the moment after it, unless it is the same decision of the
   * same seat again and nobody has pressed meanwhile. Returns how to stop waiting for it.
   */
  settle(isLive: boolean, isHurried = false): (() => void) | undefined {
    const { acting, view } = this.#now();
    const kind = `${acting} ${view.phase}`;
    if (!isLive) {
      this.#isFresh = true;
      return undefined;
    }
    const isKnown = kind === this.#decided && !isHurried;
    this.#decided = kind;
    const timer = setTimeout(() => (this.#isFresh = false), isKnown ? 0 : REACTION);
    return () => clearTimeout(timer);
  }

  /** Would bid this much, or what comes nearest to it. */
  bidAbout(amount: number): void {
    this.#wish = amount;
  }

  /** A digit is an amount, plus and minus are one more and one less. */
  bidByKey(key: string): void {
    if (this.bid === null) return;
    if (/^[1-9]$/.test(key)) this.bidAbout(Number(key));
    if (key === '+' || key === '-') this.bidAbout(this.bid + (key === '+' ? 1 : -1));
  }

  /** A card of the market was pressed: it is chosen, or it says why it cannot be. */
  async press(code: string): Promise<void> {
    const { legal, market } = this.#now();
    if (legal.includes(`buy:${code}`) && this.isBuying) return this.#choose(code);
    const count = market[code] ?? 0;
    this.#note = { kind: 'card', code, count };
    if (this.isBuying && count > 0) await this.#askWhyNot(code).catch(this.#outside.tell);
  }

  /** Puts back what was chosen, and says what it was. */
  cancel(): string | null {
    const chosen = this.#picked;
    this.#picked = null;
    this.#payment = null;
    return chosen;
  }

  async make(tokens: string[]): Promise<void> {
    this.#isSending = true;
    try {
      await this.#outside.send(tokens);
    } catch (reason) {
      this.#outside.tell(reason);
    } finally {
      this.#isSending = false;
    }
  }

  /** The card is marked at once; the desk, which is dear to build, comes when that has been painted. */
  async #choose(code: string): Promise<void> {
    this.#note = null;
    this.#picked = code;
    const [before, begun] = [this.key, this.#beginPayment(code, Number(code.charAt(1)), [`buy:${code}`])];
    await this.#outside.painted();
    if (this.#picked === code && this.key === before && !this.#isSending) this.#payment = begun;
  }

  /** Without an answer there is less to read, and as much to do. */
  async #lookAhead(): Promise<void> {
    const before = this.key;
    const tried = await this.#outside.tryOut([]).catch(() => null);
    if (this.key === before) this.#outlook = tried?.outlook ?? null;
  }

  async #askWhyNot(code: string): Promise<void> {
    const before = this.key;
    const { refused } = await this.#outside.tryOut([`buy:${code}`]);
    if (!refused || this.key !== before) return;
    this.#note = { kind: 'refused', key: refused.key, details: refused.details };
  }

  #beginPayment(card: string, owed: number, purchase: string[]): Payment | null {
    const seat = this.#actor();
    if (!seat) return null;
    const begun = new Payment(card, owed, purchase, seat, this.#outside.tryOut);
    void begun.begin().catch(this.#outside.tell);
    return begun;
  }

  #actor(): CardsSeat | null {
    const { view, acting } = this.#now();
    return acting === null ? null : (view.seats[acting] ?? null);
  }
}
