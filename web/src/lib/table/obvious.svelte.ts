import type { GameView, Tried } from '$lib/game/props';
import { paced } from '$lib/motion/pace';
import { settings } from '$lib/settings/settings.svelte';

/** Why there is nothing to decide. */
export type Reason = 'empty' | 'nothing' | 'bid' | 'bust' | 'pay' | 'stuck' | 'only';

/** What is about to happen by itself. */
export interface Obvious {
  seat: number;
  moves: string[];
  why: Reason;
}

/** What there is to decide from. */
export interface Decision {
  view: GameView | null;
  acting: number | null;
  legal: readonly string[];
  /** How many moves were made before it. */
  number: number;
  /** Nothing is still to be shown. */
  isLive: boolean;
}

interface Outside {
  send: (moves: string[]) => Promise<void>;
  tryOut: (moves: string[]) => Promise<Tried>;
}

const READ = 800; // milliseconds that one can see what is about to happen, and why
/** What people want to do themselves, even when it is all that they can do. */
const WANTED = /^(draw|place|left|right|move)/;
const MOST = 30; // pieces of a payment

/** Does what there is no choice about, and lets it be seen for a moment before. It knows no rule: one legal move is none. */
export class ByItself {
  #obvious: Obvious | null = $state.raw(null);
  readonly #outside: Outside;
  #done: number[] = []; // the decisions that were made by themselves, by their numbers

  constructor(outside: Outside) {
    this.#outside = outside;
  }

  /** What is about to happen; null when somebody has to decide. */
  get obvious(): Obvious | null {
    return this.#obvious;
  }

  /** Looks at a decision; returns how to leave it to the player after all. */
  consider(decision: Decision): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const begin = async (): Promise<void> => {
      const found = await this.#find(decision);
      if (!found || !isWanted) return;
      this.#obvious = found;
      timer = setTimeout(() => this.#do(found, decision.number), paced(READ));
    };
    void begin().catch(() => {}); // then it is asked for as usual
    return () => {
      isWanted = false;
      clearTimeout(timer);
      this.#obvious = null;
    };
  }

  /** Somebody has decided: what comes after it is new, whatever was there before it was taken back. */
  decided(number: number): void {
    this.#done = this.#done.filter((done) => done < number);
  }

  #do({ moves }: Obvious, number: number): void {
    this.#done = [...this.#done, number];
    void this.#outside.send(moves).catch(() => {});
  }

  /** What was done by itself and taken back is not done again: somebody wants to go further back, or to see it. */
  async #find({ view, acting, legal, number, isLive }: Decision): Promise<Obvious | null> {
    const [only] = legal;
    if (!settings.obvious || !view || acting === null || !isLive || this.#done.includes(number)) return null;
    if (legal.length !== 1 || only === undefined || WANTED.test(only)) return null;
    const moves = only.startsWith('spend:') ? await this.#payment(only) : [only];
    return moves && { seat: acting, moves, why: reasonOf(view, only) };
  }

  /** A payment of which every piece is the only one that can be spent; null when there is one to choose. */
  async #payment(first: string): Promise<string[] | null> {
    const moves = [first];
    while (moves.length < MOST) {
      const { view, legal, refused } = await this.#outside.tryOut(moves);
      if (refused) return null;
      if (!('debt' in view) || view.debt === null) return moves;
      const [next] = legal;
      if (legal.length !== 1 || next === undefined) return null;
      moves.push(next);
    }
    return null;
  }
}

function reasonOf(view: GameView, only: string): Reason {
  if (only.startsWith('spend:')) return 'pay';
  if (!('market' in view)) return 'stuck';
  if (view.phase === 'bid' || view.phase === 'bust') return view.phase;
  if (view.phase !== 'buy' && view.phase !== 'last_buy') return 'only';
  return Object.keys(view.market).length === 0 ? 'empty' : 'nothing';
}
