import type { CardsSeat, CardsView, Tried } from '$lib/boards/props';
import { SvelteSet } from 'svelte/reactivity';
import { asMoves, judge, piecesOf, preselected, sumOf, type Piece, type Verdict } from './paying';

type TryOut = (tokens: string[]) => Promise<Tried<CardsView>>;

/** A payment being put together. Nothing of it is sent before it is confirmed. */
export class Payment {
  readonly pieces: Piece[];
  readonly #chosen = new SvelteSet<string>();
  readonly #tryOut: TryOut;
  #verdict: Verdict | null = $state(null);
  #asked = 0;

  /** `purchase` holds the move that makes the debt, when it has not been made yet. */
  constructor(
    readonly card: string,
    readonly owed: number,
    readonly purchase: string[],
    seat: CardsSeat,
    tryOut: TryOut,
  ) {
    this.pieces = piecesOf(seat);
    this.#tryOut = tryOut;
  }

  /** Null while the server is thinking. */
  get verdict(): Verdict | null {
    return this.#verdict;
  }

  get sum(): number {
    return sumOf(this.#taken());
  }

  get isEnough(): boolean {
    return this.#verdict?.kind === 'enough';
  }

  /** All moves of it, ready to be sent. */
  get moves(): string[] {
    return [...this.purchase, ...asMoves(this.#taken())];
  }

  has(piece: Piece): boolean {
    return this.#chosen.has(piece.id);
  }

  /** Begins with what the server proposes. */
  async begin(): Promise<void> {
    const { proposal } = await this.#tryOut(this.purchase);
    if (this.#chosen.size > 0) return; // somebody was quicker
    for (const id of preselected(this.pieces, proposal ?? [])) this.#chosen.add(id);
    await this.#ask();
  }

  async toggle(piece: Piece): Promise<void> {
    if (this.#chosen.has(piece.id)) this.#chosen.delete(piece.id);
    else this.#chosen.add(piece.id);
    await this.#ask();
  }

  #taken(): Piece[] {
    return this.pieces.filter((piece) => this.#chosen.has(piece.id));
  }

  /** Only the answer to the last question counts. */
  async #ask(): Promise<void> {
    const question = (this.#asked += 1);
    const taken = this.#taken();
    this.#verdict = null;
    const tried = await this.#tryOut(this.moves);
    if (question === this.#asked) this.#verdict = judge(tried, this.owed, taken);
  }
}
