import type { Claim, ClaimEars } from './claim';

const ANSWER = 300; // milliseconds in which a tab that has the table says so
const AGAIN = 5000; // and after which it is asked again: it may have died

/** `asks`: does anybody have it? `first`: I ask, too, and come before you. `takes`: mine now, whoever had it. */
type Said = { says: 'asks' | 'first' | 'has' | 'takes' | 'left'; rank: number };

/**
 * Where there are no locks, tabs ask each other. Of two that ask at the same moment, the one with the lower rank gives way.
 * A tab that slept while it was asked has lost the table without knowing it: then the keys of the database decide whose move
 * counts.
 */
export class ChannelClaim implements Claim {
  readonly #ears: ClaimEars;
  readonly #channel: BroadcastChannel;
  readonly #rank = Math.random();
  #state: 'asking' | 'ours' | 'waiting' = 'asking';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, ears: ClaimEars) {
    this.#ears = ears;
    this.#channel = new BroadcastChannel(`tenfold ${table}`);
    this.#channel.onmessage = ({ data }: MessageEvent<Said>) => this.#hear(data);
    this.#ask();
  }

  steal(): void {
    if (this.#state === 'ours') return;
    this.#say('takes');
    this.#take();
  }

  release(): void {
    clearTimeout(this.#timer);
    if (this.#state === 'ours') this.#say('left');
    this.#channel.close();
  }

  readonly #ask = (): void => {
    clearTimeout(this.#timer);
    this.#say('asks');
    this.#timer = setTimeout(() => this.#take(), ANSWER);
  };

  #hear({ says, rank }: Said): void {
    const isOurs = this.#state === 'ours';
    if (says === 'asks' && isOurs) this.#say('has');
    else if (says === 'asks' && this.#state === 'asking' && rank < this.#rank) this.#say('first');
    else if (says === 'left' && !isOurs) this.#ask();
    else if (says === 'takes' || (!isOurs && (says === 'has' || says === 'first'))) this.#giveWay();
  }

  #giveWay(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#ask, AGAIN);
    if (this.#state === 'waiting') return;
    this.#state = 'waiting';
    this.#ears.lost();
  }

  #take(): void {
    clearTimeout(this.#timer);
    this.#state = 'ours';
    this.#ears.got();
  }

  #say(says: Said['says']): void {
    this.#channel.postMessage({ says, rank: this.#rank } satisfies Said);
  }
}
