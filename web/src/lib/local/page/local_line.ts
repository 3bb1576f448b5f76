import { Refused } from '$lib/errors/errors';
import { Conversation } from '$lib/house/conversation';
import type { Command, Ears, TableLine } from '$lib/house/line';
import type { FromWorker, ToWorker } from '$lib/local/protocol/protocol';
import type { Asked } from '$lib/local/table/local_table';
import type { FromServer } from '$lib/wire/messages';

type OfALine = Extract<FromWorker, { line: number }>;

const NONE = -1;

/** A line to a table of this browser. Of several tabs at one table, one plays; the others stand `elsewhere`. */
export class LocalLine implements TableLine {
  readonly #number: number;
  readonly #table: string;
  readonly #ears: Ears;
  readonly #send: (message: ToWorker) => void;
  readonly #left: () => void;
  readonly #conversation: Conversation;
  #isElsewhere = false;
  #version = NONE; // that the page knows

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
    this.#version = NONE;
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
    if (message.kind === 'heard') this.#take(message.message);
    else if (message.kind === 'asked') void this.#pass(message.asked);
    else if (message.kind === 'ours') this.#enter();
    else this.#giveWay();
  }

  #take(message: FromServer): void {
    if (message.type === 'update' || message.type === 'welcome') this.#version = message.version;
    this.#conversation.take(message);
  }

  /** Whoever studies is fetched when somebody asks; what was asked about something old is not told. */
  async #pass(asked: Asked): Promise<void> {
    const { command: id, version } = asked;
    const tell = (message: FromServer): void => this.#conversation.take(message);
    try {
      const { answer } = await import('./asking');
      await answer(asked, tell, () => this.#version === version);
    } catch {
      tell({ type: 'refused', id, version, key: 'local.cannot_start' });
    }
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
