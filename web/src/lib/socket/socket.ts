import { Refused } from '$lib/errors/errors';
import type { Command, Ears, TableLine } from '$lib/house/line';
import type { FromServer } from '$lib/wire/messages';
import { pause } from './backoff';

interface Waiting {
  text: string;
  resolve(answer: FromServer): void;
  reject(reason: Error): void;
}

const PATIENCE = 10_000; // a connection that is silent for so long is asked, and after as long given up
const TIDY = 1000;

/**
 * A connection to a table that comes back by itself. A command is sent again after a break with the same id,
 * so that it is done once; its answer settles the promise.
 */
export class TableSocket implements TableLine {
  readonly #address: string;
  readonly #ears: Ears;
  readonly #waiting = new Map<string, Waiting>();
  #socket: WebSocket | null = null;
  #attempt = 0;
  #isWelcome = false;
  #isDone = false;
  #held: FromServer[] | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;

  constructor(address: string, ears: Ears) {
    this.#address = address;
    this.#ears = ears;
    window.addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  order(command: Command): Promise<FromServer> {
    const id = newId();
    const text = JSON.stringify({ ...command, id });
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { text, resolve, reject });
      if (this.#isWelcome) this.#socket?.send(text);
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
    if (this.#isWelcome) this.#socket?.send(JSON.stringify(this.#ears.hello()));
  }

  /** A server lets every tab play. */
  takeOver(): void {}

  close(): void {
    this.#isDone = true;
    window.removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    // A connection on its way is closed when it is there; browsers complain about anything sooner.
    if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#socket?.close(TIDY);
    for (const { reject } of this.#waiting.values()) reject(new Refused('server.left'));
    this.#waiting.clear();
    this.#ears.standing('closed');
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#isWelcome = false;
    this.#ears.standing(this.#attempt === 0 ? 'connecting' : 'lost');
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#isDone) return socket.close(TIDY);
      socket.send(JSON.stringify(this.#ears.hello()));
      this.#listenFor(socket);
    };
    socket.onmessage = (event) => {
      this.#listenFor(socket);
      const message = JSON.parse(String(event.data)) as FromServer;
      if (this.#held) this.#held.push(message);
      else this.#hear(message);
    };
    socket.onclose = () => {
      if (this.#socket === socket && !this.#isDone) this.#comeBack();
    };
  }

  #comeBack(): void {
    clearTimeout(this.#pulse);
    this.#isWelcome = false;
    this.#ears.standing('lost');
    this.#timer = setTimeout(() => this.#connect(), pause(this.#attempt));
    this.#attempt += 1;
  }

  /** A phone that wakes up, or finds its network again, does not wait for the next attempt. */
  readonly #hurry = (): void => {
    if (this.#isDone || document.visibilityState === 'hidden') return;
    const state = this.#socket?.readyState;
    if (state === WebSocket.OPEN) this.#askForLife(this.#socket);
    else if (state !== WebSocket.CONNECTING) this.#connect();
  };

  #listenFor(socket: WebSocket): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.#askForLife(socket), 2 * PATIENCE);
  }

  #askForLife(socket: WebSocket | null): void {
    if (!socket || socket.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify({ type: 'ping' }));
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      // A dead connection may take minutes to say so: it is left behind.
      if (this.#socket !== socket) return;
      socket.onclose = null;
      socket.close();
      this.#comeBack();
    }, PATIENCE);
  }

  #hear(message: FromServer): void {
    if (message.type === 'pong') return;
    if (message.type === 'welcome' && !this.#isWelcome) this.#arrive();
    this.#ears.heard(message);
    this.#settle(message);
  }

  /** The server knows us: what had no answer yet is said again. */
  #arrive(): void {
    this.#isWelcome = true;
    this.#attempt = 0;
    this.#ears.standing('open');
    for (const { text } of this.#waiting.values()) this.#socket?.send(text);
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

export function newId(): string {
  // Not crypto.randomUUID, which a page on a plain address in the house's own network does not have.
  const parts = crypto.getRandomValues(new Uint32Array(4));
  return [...parts].map((part) => part.toString(36)).join('-');
}
