/** A piece of work that is done step by step. */
interface Job {
  urgency: number;
  step: () => boolean; // whether it is done now
  resolve(): void;
  reject(reason: unknown): void;
}

/** From what nobody waits for to what somebody looks at the screen for. */
export const URGENCY = { review: 0, closerLook: 1, firstLook: 2 } as const;

/** One step at a time, of whatever is most urgent; between two steps messages are heard. */
export class Workbench {
  #jobs: Job[] = [];
  #isAtWork = false;

  /** Answers when a step says that it was the last; fails as a step fails. */
  do(urgency: number, step: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#jobs.push({ urgency, step, resolve, reject });
      if (!this.#isAtWork) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#isAtWork = true;
    while (this.#jobs.length) {
      const job = this.#jobs.reduce((best, one) => (one.urgency > best.urgency ? one : best));
      this.#doStep(job);
      await breath();
    }
    this.#isAtWork = false;
  }

  #doStep(job: Job): void {
    try {
      if (!job.step()) return;
      job.resolve();
    } catch (error) {
      job.reject(error);
    }
    this.#jobs = this.#jobs.filter((one) => one !== job);
  }
}

const { port1, port2 } = new MessageChannel();
let isNext: (() => void) | null = null;
port1.onmessage = () => isNext?.();

/** Until all messages that have come are heard: a timer would wait for milliseconds. */
function breath(): Promise<void> {
  return new Promise((resolve) => {
    isNext = resolve;
    port2.postMessage(null);
  });
}
