import { Refused } from '$lib/errors/errors';
import type { FromClient, FromServer } from '$lib/wire/messages';
import type { Command, Ears } from './line';

interface Waiting {
  message: FromClient;
  resolve(answer: FromServer): void;
  reject(reason: Error): void;
}

/**
 * What is said over a line to a table, whatever the line is made of. A command is sent again after a break with the same
 * id, so that it is done once; its answer settles the promise.
 */
export class Conversation {
  readonly #ears: Ears;
  readonly #send: (message: FromClient) => void;
  readonly #waiting = new Map<string, Waiting>();
  #isWelcome = false;
  #isDone = false;
  #held: FromServer[] | null = null;

  constructor(ears: Ears, send: (message: FromClient) => void) {
    this.#ears = ears;
    this.#send = send;
  }

  order(command: Command): Promise<FromServer> {
    const id = newId();
    const message = { ...command, id } as FromClient;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { message, resolve, reject });
      if (this.#isWelcome) this.#send(message);
    });
  }

  async holdUntil(moment: Promise<void>): Promise<void> {
    if (this.#held) return;
    this.#held = [];
    await moment;
    const held = this.#held;
    this.#held = null;
    if (!this.#isDone) for (const message of held) this.#hear(message);
  }

  greet(): void {
    if (this.#isWelcome) this.#send(this.#ears.hello());
  }

  /** Something was said at the table. */
  take(message: FromServer): void {
    if (this.#held) this.#held.push(message);
    else this.#hear(message);
  }

  /** The line is broken; whoever is at its other end has to welcome us again. */
  pause(): void {
    this.#isWelcome = false;
  }

  end(): void {
    this.#isDone = true;
    this.refuseAll('server.left');
    this.#ears.standing('closed');
  }

  /** Nobody will answer what has no answer yet. */
  refuseAll(key: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Refused(key));
    this.#waiting.clear();
  }

  #hear(message: FromServer): void {
    if (message.type === 'pong') return;
    if (message.type === 'welcome' && !this.#isWelcome) this.#arrive();
    this.#ears.heard(message);
    this.#settle(message);
  }

  /** They know us: what had no answer yet is said again. */
  #arrive(): void {
    this.#isWelcome = true;
    this.#ears.standing('open');
    for (const { message } of this.#waiting.values()) this.#send(message);
  }

  #settle(message: FromServer): void {
    const id = message.type === 'update' ? message.command : 'id' in message ? message.id : null;
    const waiting = id ? this.#waiting.get(id) : undefined;
    if (!id || !waiting) return;
    this.#waiting.delete(id);
    if (message.type === 'refused') waiting.reject(new Refused(message.key, message.details));
    else waiting.resolve(message);
  }
}

function newId(): string {
  // Not crypto.randomUUID, which a page on a plain address in the house's own network does not have.
  const parts = crypto.getRandomValues(new Uint32Array(4));
  return [...parts].map((part) => part.toString(36)).join('-');
}
