import { digestBytes } from './digests.ts';

const SEED = 32; // bytes
const NUMBER = 8; // bytes
const ALL = 1n << 64n;

/** Numbers that follow from a seed, the same on every machine; `tenfold.records.dealer` says how. */
export class Stream {
  readonly #seeded = new Uint8Array(SEED + NUMBER);
  #block = 0n;
  #numbers: bigint[] = [];

  constructor(seed: Uint8Array) {
    this.#seeded.set(seed);
  }

  below(bound: number): number {
    const whole = BigInt(bound);
    const limit = ALL - (ALL % whole);
    for (;;) {
      const number = this.#next();
      if (number < limit) return Number(number % whole);
    }
  }

  shuffle = (pile: readonly number[]): number[] => {
    const mixed = [...pile];
    for (let place = mixed.length - 1; place > 0; place--) {
      const other = this.below(place + 1);
      [mixed[place], mixed[other]] = [mixed[other]!, mixed[place]!];
    }
    return mixed;
  };

  #next(): bigint {
    if (this.#numbers.length === 0) this.#numbers = this.#read();
    return this.#numbers.pop()!;
  }

  /** The numbers of the next block, the last one first. */
  #read(): bigint[] {
    new DataView(this.#seeded.buffer).setBigUint64(SEED, this.#block++);
    const block = digestBytes(this.#seeded);
    const view = new DataView(block.buffer, block.byteOffset);
    return [3, 2, 1, 0].map((place) => view.getBigUint64(place * NUMBER));
  }
}
