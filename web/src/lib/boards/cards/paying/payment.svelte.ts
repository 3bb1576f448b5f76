import type { CardsSeat, CardsView, Stakes, Tried } from '$lib/game/props';
import { SvelteSet } from 'svelte/reactivity';
import { asMoves, judge, piecesOf, preselected, sumOf, tokensOf, type Piece, type Verdict } from './pieces';

type TryOut = (tokens: string[]) => Promise<Tried<CardsView>>;

/** A payment being put together. Nothing of it is sent before it is confirmed. */
export class Payment {
  readonly #chosen = new SvelteSet<string>();
  readonly #tryOut: TryOut;
  readonly #seat: CardsSeat;
  #pieces: Piece[] = $state.raw([]);
  #proposal: string[] = $state.raw([]);
  #stakes: Stakes | null = $state.raw(null);
  #verdict: Verdict | null = $state.raw(null);
  #asked = 0;

  /** `purchase` holds the move that makes the debt, when it has not been made yet. */
  constructor(
    readonly card: string,
    readonly owed: number,
    readonly purchase: string[],
    seat: CardsSeat,
    tryOut: TryOut,
  ) {
    this.#seat = seat;
    this.#pieces = piecesOf(seat, []); // the cards come when it is known which are taken
    this.#tryOut = tryOut;
  }

  /** What can be paid with. */
  get pieces(): readonly Piece[] {
    return this.#pieces;
  }

  /** Null while the server is thinking. */
  get verdict(): Verdict | null {
    return this.#verdict;
  }

  /** What comes of it, as it was known last. */
  get stakes(): Stakes | null {
    return this.#stakes;
  }

  get sum(): number {
    return sumOf(this.#taken());
  }

  get isEnough(): boolean {
    return this.#verdict?.kind === 'enough';
  }

  /** How many cards the server would add; 0 when there are none to add, or something else has been chosen. */
  get missing(): number {
    if (this.sum >= this.owed) return 0;
    const cards = this.#proposal.length - tokensOf(this.#proposal).length;
    return Math.max(cards - this.cards, 0);
  }

  /** How many cards are given up. */
  get cards(): number {
    return this.#taken().filter(({ kind }) => kind === 'spare' || kind === 'card').length;
  }

  /** All moves of it, ready to be sent. */
  get moves(): string[] {
    return [...this.purchase, ...asMoves(this.#taken())];
  }

  has(piece: Piece): boolean {
    return this.#chosen.has(piece.id);
  }

  /** What a piece does to the points; null when that is not known, undefined when it depends on others first. */
  pointsOf(piece: Piece): number | null | undefined {
    if (piece.kind !== 'card') return 0;
    const spares = this.#pieces.filter(({ code, kind }) => code === piece.code && kind === 'spare');
    if (!spares.every(({ id }) => this.#chosen.has(id))) return undefined;
    return this.#stakes?.means.find((one) => one.piece === piece.code)?.points ?? null;
  }

  /** Begins with the tokens that the server proposes. */
  async begin(): Promise<void> {
    const { proposal, outlook } = await this.#tryOut(this.purchase);
    this.#pieces = piecesOf(this.#seat, outlook?.payment?.means);
    this.#stakes = outlook?.payment ?? null;
    this.#proposal = proposal ?? [];
    if (this.#chosen.size > 0) return; // somebody was quicker
    this.#choose(tokensOf(this.#proposal));
    await this.#ask();
  }

  async toggle(piece: Piece): Promise<void> {
    if (this.#chosen.has(piece.id)) this.#chosen.delete(piece.id);
    else this.#chosen.add(piece.id);
    await this.#ask();
  }

  /** Chooses what the server proposes, cards and all. */
  async fill(): Promise<void> {
    this.#chosen.clear();
    this.#choose(this.#proposal);
    await this.#ask();
  }

  #choose(proposal: readonly string[]): void {
    for (const id of preselected(this.#pieces, proposal)) this.#chosen.add(id);
  }

  #taken(): Piece[] {
    return this.#pieces.filter((piece) => this.#chosen.has(piece.id));
  }

  /** Only the answer to the last question counts. */
  async #ask(): Promise<void> {
    const question = (this.#asked += 1);
    const taken = this.#taken();
    this.#verdict = null;
    const tried = await this.#tryOut(this.moves);
    if (question !== this.#asked) return;
    this.#verdict = judge(tried, this.owed, taken);
    this.#stakes = tried.outlook?.payment ?? null;
  }
}
