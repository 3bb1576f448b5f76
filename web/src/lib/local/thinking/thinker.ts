import { pause } from '$lib/socket/backoff';
import type { BotTurn } from '../table/local_table';
import type { Decision, Thought } from './thoughts';

interface Waiting {
  thought: Thought;
  resolve(move: number | null): void;
}

/**
 * The opponents think in a worker of their own, one after another, so that no decision of a person waits for them. It is
 * there while somebody has to think, and gone when nobody looks on any more.
 */
export class Thinker {
  #worker: Worker | null = null;
  #waiting: Waiting[] = []; // the first of them is being thought about
  #next = 0;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The move that a bot makes; null if nobody wants to know any more. */
  choose(table: string, { game, bot, position, dice }: BotTurn): Promise<number | null> {
    const number = (this.#next += 1);
    return new Promise((resolve) => {
      this.#waiting.push({ thought: { number, table, game, bot, position, dice }, resolve });
      if (this.#waiting.length === 1) this.#think();
    });
  }

  /** Nobody looks on at a table any more: what is being thought there is given up. */
  giveUp(table: string): void {
    const isUnderway = this.#waiting[0]?.thought.table === table;
    for (const { thought, resolve } of this.#waiting) if (thought.table === table) resolve(null);
    this.#waiting = this.#waiting.filter(({ thought }) => thought.table !== table);
    if (isUnderway || !this.#waiting.length) this.#stop();
    if (isUnderway) this.#think();
  }

  #think(): void {
    const first = this.#waiting[0];
    if (!first) return;
    this.#worker ??= this.#start();
    this.#worker.postMessage(first.thought);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./local_opponents.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Decision>) => this.#hear(data);
    worker.onerror = (event) => {
      event.preventDefault(); // it is tried again; the house itself is well
      if (this.#worker === worker) this.#startAgain();
    };
    return worker;
  }

  #hear({ number, move }: Decision): void {
    const first = this.#waiting[0];
    if (first?.thought.number !== number) return;
    this.#attempt = 0;
    this.#waiting.shift();
    first.resolve(move);
    this.#think();
  }

  #startAgain(): void {
    this.#stop();
    this.#timer = setTimeout(() => this.#think(), pause(this.#attempt));
    this.#attempt += 1;
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = null;
  }
}
