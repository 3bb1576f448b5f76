/** The module and the networks: files that are fetched by need, and checked before they are used. */
import { Refused } from '../../errors/errors.ts';
import type { Calls } from './facts.ts';
import { Memory } from './memory.ts';

export const MODULE = 'rules.wasm';

export interface Files {
  get(name: string): Promise<Uint8Array<ArrayBuffer>>;
}

/** The module at work, for these calls. */
export async function openMemory(files: Files, calls: Calls, module = MODULE): Promise<Memory> {
  return new Memory(await WebAssembly.compile(await files.get(module)), calls);
}

/** SHA-256 in hexadecimal digits. */
export type Digest = (data: Uint8Array<ArrayBuffer>) => string;

/** Files over the network. A wrong one is fetched once more, past all caches; then it is refused. */
export class FetchedFiles implements Files {
  readonly #addresses: Readonly<Record<string, string>>;
  readonly #digests: Readonly<Record<string, string>>;
  readonly #digest: Digest;

  constructor(
    addresses: Readonly<Record<string, string>>,
    digests: Readonly<Record<string, string>>,
    digest: Digest,
  ) {
    this.#addresses = addresses;
    this.#digests = digests;
    this.#digest = digest;
  }

  async get(name: string): Promise<Uint8Array<ArrayBuffer>> {
    const found = (await this.#fetch(name, 'default')) ?? (await this.#fetch(name, 'reload'));
    if (!found) throw new Refused('local.cannot_start', { file: name });
    return found;
  }

  /** The file, or nothing if it does not come, or comes cut or wrong. */
  async #fetch(name: string, cache: RequestCache): Promise<Uint8Array<ArrayBuffer> | undefined> {
    try {
      const answer = await fetch(this.#addresses[name]!, { cache });
      const data = new Uint8Array(await answer.arrayBuffer());
      return answer.ok && this.#digest(data) === this.#digests[name] ? data : undefined;
    } catch {
      return undefined;
    }
  }
}
