import type { Claim, ClaimEars } from './claim';

/** By the browser's own locks: they fall when a tab is closed, or dies. */
export class LockClaim implements Claim {
  readonly #name: string;
  readonly #ears: ClaimEars;
  #waiting = new AbortController();
  #letGo: (() => void) | null = null;
  #isReleased = false;

  constructor(table: string, ears: ClaimEars) {
    this.#name = `tenfold ${table}`;
    this.#ears = ears;
    void this.#begin();
  }

  steal(): void {
    if (this.#letGo || this.#isReleased) return;
    this.#waiting.abort();
    this.#hold({ steal: true });
  }

  release(): void {
    this.#isReleased = true;
    this.#waiting.abort();
    this.#letGo?.();
  }

  /** Says at once whether another tab has it, then waits. */
  async #begin(): Promise<void> {
    const { held = [] } = await navigator.locks.query();
    if (this.#isReleased || this.#letGo) return;
    if (held.some(({ name }) => name === this.#name)) this.#ears.lost();
    this.#wait();
  }

  #wait(): void {
    this.#waiting = new AbortController();
    this.#hold({ signal: this.#waiting.signal });
  }

  #hold(how: LockOptions): void {
    const held = navigator.locks.request(this.#name, how, () => this.#keep());
    held.catch(() => {
      // Either we stopped waiting, or another tab has taken it from us.
      const wasOurs = this.#letGo !== null;
      this.#letGo = null;
      if (!wasOurs || this.#isReleased) return;
      this.#ears.lost();
      this.#wait();
    });
  }

  /** Ours until the promise is kept. */
  #keep(): Promise<void> {
    const kept = new Promise<void>((letGo) => (this.#letGo = letGo));
    if (this.#isReleased) this.#letGo?.();
    else this.#ears.got();
    return kept;
  }
}
