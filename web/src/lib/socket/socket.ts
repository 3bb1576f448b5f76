import { Conversation } from '$lib/house/conversation';
import type { Command, Ears, TableLine } from '$lib/house/line';
import type { FromClient, FromServer } from '$lib/wire/messages';
import { pause } from './backoff';

const PATIENCE = 10_000; // a connection that is silent for so long is asked, and after as long given up
const TIDY = 1000;

/** A connection to a table that comes back by itself. */
export class TableSocket implements TableLine {
  readonly #address: string;
  readonly #ears: Ears;
  readonly #conversation: Conversation;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #isDone = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;

  constructor(address: string, ears: Ears) {
    this.#address = address;
    this.#ears = ears;
    this.#conversation = new Conversation(ears, (message) => this.#send(message));
    window.addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  order(command: Command): Promise<FromServer> {
    return this.#conversation.order(command);
  }

  holdUntil(moment: Promise<void>): Promise<void> {
    return this.#conversation.holdUntil(moment);
  }

  greet(): void {
    this.#conversation.greet();
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
    this.#conversation.end();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#conversation.pause();
    this.#ears.standing(this.#attempt === 0 ? 'connecting' : 'lost');
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#isDone) return socket.close(TIDY);
      this.#send(this.#ears.hello());
      this.#listenFor(socket);
    };
    socket.onmessage = (event) => {
      this.#listenFor(socket);
      const message = JSON.parse(String(event.data)) as FromServer;
      if (message.type === 'welcome') this.#attempt = 0;
      this.#conversation.take(message);
    };
    socket.onclose = () => {
      if (this.#socket === socket && !this.#isDone) this.#comeBack();
    };
  }

  #comeBack(): void {
    clearTimeout(this.#pulse);
    this.#conversation.pause();
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
    this.#send({ type: 'ping' });
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      // A dead connection may take minutes to say so: it is left behind.
      if (this.#socket !== socket) return;
      socket.onclose = null;
      socket.close();
      this.#comeBack();
    }, PATIENCE);
  }

  #send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }
}
