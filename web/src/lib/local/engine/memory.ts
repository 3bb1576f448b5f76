/**
 * The module at work: its memory, and calls into it. Every function takes the place where its arguments lie, eight bytes
 * each, and writes what it returns there; `docs/compiler.md` tells more.
 */
import type { Calls, Layout, Letter } from './facts.ts';

const PAGE = 65536;
const SLOT = 8; // bytes of an argument or a result
const UPPER = 2 ** 32; // what the upper half of a number of 64 bits counts in

type Run = (at: number) => void;

/** A number as the module has it; whole numbers of 64 bits are exact up to 53. */
const READ: Record<Letter, (view: DataView, at: number) => number> = {
  q: (view, at) => view.getUint32(at, true) + UPPER * view.getInt32(at + 4, true),
  h: (view, at) => view.getInt16(at, true),
  b: (view, at) => view.getInt8(at),
  B: (view, at) => view.getUint8(at),
  d: (view, at) => view.getFloat64(at, true),
  f: (view, at) => view.getFloat32(at, true),
  i: (view, at) => view.getInt32(at, true),
};

const WRITE: Record<Letter, (view: DataView, at: number, number: number) => void> = {
  q: (view, at, number) => {
    view.setUint32(at, number >>> 0, true);
    view.setInt32(at + 4, Math.floor(number / UPPER), true);
  },
  h: (view, at, number) => view.setInt16(at, number, true),
  b: (view, at, number) => view.setInt8(at, number),
  B: (view, at, number) => view.setUint8(at, number),
  d: (view, at, number) => view.setFloat64(at, number, true),
  f: (view, at, number) => view.setFloat32(at, number, true),
  i: (view, at, number) => view.setInt32(at, number, true),
};

const SIZES: Record<Letter, number> = { q: 8, h: 2, b: 1, B: 1, d: 8, f: 4, i: 4 };

export class Memory {
  readonly #calls: Calls;
  readonly #functions: WebAssembly.Exports;
  readonly #memory: WebAssembly.Memory;
  readonly #frame: number; // where arguments lie
  #end: number; // from here on it is free
  #view: DataView;

  constructor(module: WebAssembly.Module, calls: Calls) {
    this.#calls = calls;
    this.#functions = new WebAssembly.Instance(module).exports;
    this.#memory = this.#functions['memory'] as WebAssembly.Memory;
    this.#view = new DataView(this.#memory.buffer);
    this.#end = (this.#functions['heap'] as WebAssembly.Global).value as number;
    this.#frame = this.take(
      SLOT *
        Math.max(
          ...Object.values(calls)
            .flat()
            .map((letters) => letters.length),
        ),
    );
  }

  /** How many bytes there are. */
  get size(): number {
    return this.#memory.buffer.byteLength;
  }

  /** Bytes of the memory, all 0, for good; returns where they begin. */
  take(size: number): number {
    const address = Math.ceil(this.#end / 64) * 64;
    this.#end = address + size;
    if (this.#end > this.size) {
      this.#memory.grow(Math.ceil((this.#end - this.size) / PAGE));
      this.#view = new DataView(this.#memory.buffer);
    }
    return address;
  }

  bytes(address: number, size: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#memory.buffer, address, size);
  }

  /** Calls a function; gives the first number that it returns, or 0. */
  call(name: string, ...given: number[]): number {
    return this.#run(name, given) === '' ? 0 : this.#result(name, 0);
  }

  /** Calls a function that returns several numbers. */
  callForAll(name: string, ...given: number[]): number[] {
    return Array.from(this.#run(name, given), (_, place) => this.#result(name, place));
  }

  read(address: number, layout: Layout, field: string, place = 0): number {
    const [offset, letter] = placeOf(layout, field);
    return READ[letter](this.#view, address + offset + place * SIZES[letter]);
  }

  /** The numbers of a field from one place up to another. */
  readAll(address: number, layout: Layout, field: string, first: number, end: number): number[] {
    return Array.from({ length: end - first }, (_, place) =>
      this.read(address, layout, field, first + place),
    );
  }

  write(address: number, layout: Layout, field: string, number: number, place = 0): void {
    const [offset, letter] = placeOf(layout, field);
    WRITE[letter](this.#view, address + offset + place * SIZES[letter], number);
  }

  /** The first numbers of a list of 64 bits each. */
  list(address: number, count: number): number[] {
    return Array.from({ length: count }, (_, place) => READ.q(this.#view, address + SLOT * place));
  }

  writeList(address: number, numbers: readonly number[]): void {
    for (const [place, number] of numbers.entries()) WRITE.q(this.#view, address + SLOT * place, number);
  }

  /** For what has more than 53 bits. */
  readBig(address: number): bigint {
    return this.#view.getBigInt64(address, true);
  }

  writeBig(address: number, number: bigint): void {
    this.#view.setBigInt64(address, number, true);
  }

  #run(name: string, given: readonly number[]): string {
    const [letters, returned] = this.#calls[name] ?? missing(name);
    if (letters.length !== given.length) throw new TypeError(`${name} takes ${letters.length} numbers`);
    for (const [place, number] of given.entries())
      WRITE[letters[place] as Letter](this.#view, this.#frame + SLOT * place, number);
    (this.#functions[name] as Run)(this.#frame);
    return returned;
  }

  #result(name: string, place: number): number {
    const letter = this.#calls[name]?.[1][place] as Letter;
    return READ[letter](this.#view, this.#frame + SLOT * place);
  }
}

function placeOf(layout: Layout, field: string): readonly [number, Letter, number?] {
  return layout.fields[field] ?? missing(field);
}

function missing(name: string): never {
  throw new TypeError(`the module has no ${name}`);
}
