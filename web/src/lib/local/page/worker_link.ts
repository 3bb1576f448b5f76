import { pause } from '$lib/socket/backoff';

export interface LinkEars<Heard> {
  heard(message: Heard): void;
  /** The worker is there, for the first time or again: what is to be said first is said now. */
  started(): void;
  /**
   * It has died, and what it was asked is lost; if it never spoke, it cannot live here. Answers whether it is to be started
   * again after a moment, though nobody asks anything.
   */
  died(hasSpoken: boolean): boolean;
}

/** A worker, from when it is needed first. One that dies is started again. */
export class WorkerLink<Said, Heard> {
  readonly #open: () => Worker;
  readonly #ears: LinkEars<Heard>;
  #worker: Worker | null = null;
  #hasSpoken = false;
  #attempt = 0; // since it spoke last
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(open: () => Worker, ears: LinkEars<Heard>) {
    this.#open = open;
    this.#ears = ears;
  }

  send(message: Said): void {
    if (!this.#worker) this.#start();
    this.#worker?.postMessage(message);
  }

  #start(): void {
    clearTimeout(this.#timer);
    const worker = this.#open();
    this.#worker = worker;
    this.#hasSpoken = false;
    worker.onmessage = ({ data }: MessageEvent<Heard>) => {
      this.#hasSpoken = true;
      this.#attempt = 0;
      this.#ears.heard(data);
    };
    worker.onerror = () => this.#bury(worker);
    this.#ears.started();
  }

  #bury(worker: Worker): void {
    if (this.#worker !== worker) return;
    worker.terminate();
    this.#worker = null;
    const isNeeded = this.#ears.died(this.#hasSpoken);
    if (isNeeded) this.#timer = setTimeout(() => this.#start(), pause(this.#attempt));
    this.#attempt += 1;
  }
}
