import { Refused } from '$lib/errors/errors';
import { Conversation } from '$lib/house/conversation';
import type { Command, Ears, TableLine } from '$lib/house/line';
import type { FromWorker, ToWorker } from '$lib/local/protocol/protocol';
import type { FromServer } from '$lib/wire/messages';

type OfALine = Extract<FromWorker, { line: number }>;

/** A line to a table of this browser. Of several tabs at one table, one plays; the others stand `elsewhere`. */
export class LocalLine implements TableLine {
  readonly #number: number;
  readonly #table: string;
  readonly #ears: Ears;
  readonly #send: (message: ToWorker) => void;
  readonly #left: () => void;
  readonly #conversation: Conversation;
  #isElsewhere = false;

  constructor(
    number: number,
    table: string,
    ears: Ears,
    send: (message: ToWorker) => void,
    left: () => void,
  ) {
    this.#number = number;
    this.#table = table;
    this.#ears = ears;
    this.#send = send;
    this.#left = left;
    this.#conversation = new Conversation(ears, (message) => send({ kind: 'say', line: number, message }));
    ears.standing('connecting');
  }

  order(command: Command): Promise<FromServer> {
    if (this.#isElsewhere) return Promise.reject(new Refused('local.elsewhere'));
    return this.#conversation.order(command);
  }

  holdUntil(moment: Promise<void>): Promise<void> {
    return this.#conversation.holdUntil(moment);
  }

  greet(): void {
    this.#conversation.greet();
  }

  takeOver(): void {
    if (this.#isElsewhere) this.#send({ kind: 'take_over', line: this.#number });
  }

  close(): void {
    this.#send({ kind: 'leave', line: this.#number });
    this.#left();
    this.#conversation.end();
  }

  /** A worker is there, for the first time or again. */
  join(): void {
    this.#send({ kind: 'join', line: this.#number, table: this.#table });
  }

  /** The worker has died; what it has not answered is asked again of the next one. */
  lose(): void {
    this.#conversation.pause();
    this.#ears.standing('lost');
  }

  hear(message: OfALine): void {
    if (message.kind === 'heard') this.#conversation.take(message.message);
    else if (message.kind === 'ours') this.#enter();
    else this.#giveWay();
  }

  #enter(): void {
    this.#isElsewhere = false;
    this.#send({ kind: 'say', line: this.#number, message: this.#ears.hello() });
  }

  #giveWay(): void {
    this.#isElsewhere = true;
    this.#conversation.pause();
    this.#conversation.refuseAll('local.elsewhere');
    this.#ears.standing('elsewhere');
  }
}
