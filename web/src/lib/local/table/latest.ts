import type { Played } from '$lib/wire/messages';

const MOST = 64; // so many of the last moves are at hand with what they made happen

export interface Made {
  version: number; // that it led to
  played: Played;
}

/** The last moves with what they made happen: of those that were made here, or were played again to see it. */
export class Latest {
  #moves: Made[] = [];
  #completeSince = 0; // all moves after this version are among them

  get last(): Played {
    return this.#moves.at(-1)!.played;
  }

  add(version: number, played: Played): void {
    this.#moves.push({ version, played });
    while (this.#moves.length > MOST) this.#completeSince = this.#moves.shift()!.version;
  }

  forget(version: number): void {
    this.#moves = [];
    this.#completeSince = version;
  }

  /** The last moves that stand, and the version of the move before them. */
  recall(moves: Made[], before: number): void {
    this.#moves = moves;
    this.#completeSince = before;
  }

  isCompleteSince(version: number): boolean {
    return version >= this.#completeSince;
  }

  after(version: number): Played[] {
    return this.#moves.filter((made) => made.version > version).map((made) => made.played);
  }
}
