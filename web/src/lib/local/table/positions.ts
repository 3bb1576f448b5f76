import type { Engine, Position } from '../engine/engine';

const SPACING = 200; // moves between the positions that are kept

/**
 * The moves of a game that stand, and the positions that they lead to. A position is found when somebody asks for it, by
 * playing on from the nearest one that is known: whoever walks through a game, move by move, plays it once.
 */
export class Line {
  readonly #kept: Position[]; // the positions after 0, 200, 400 … moves, as far as they are known
  #at = 0; // after so many moves is the position that was asked for last
  #position: Position;

  constructor(
    private readonly engine: Engine,
    start: Position,
    readonly tokens: string[] = [],
  ) {
    this.#kept = [start];
    this.#position = start;
  }

  /** The position after all moves. */
  get position(): Position {
    return this.after(this.tokens.length);
  }

  /** One more move, and where it leads if that is known. */
  add(token: string, position?: Position): void {
    this.tokens.push(token);
    if (position) this.#note(this.tokens.length, position);
  }

  /** Only the first moves still stand. */
  cut(kept: number): void {
    this.tokens.length = kept;
    this.#kept.length = Math.min(this.#kept.length, Math.floor(kept / SPACING) + 1);
    if (this.#at > kept) this.#goToKept(kept);
  }

  /** The position after so many of the moves; it costs as many as lie between it and a known one. */
  after(moves: number): Position {
    if (moves < this.#at || moves >= this.#at + SPACING) this.#goToKept(moves);
    while (this.#at < moves) {
      const move = this.engine.move(this.#position, this.tokens[this.#at]!);
      this.#note(this.#at + 1, this.engine.advance(this.#position, move));
    }
    return this.#position;
  }

  /** To the last kept position from which these moves can be reached. */
  #goToKept(moves: number): void {
    const place = Math.min(Math.floor(moves / SPACING), this.#kept.length - 1);
    this.#at = place * SPACING;
    this.#position = this.#kept[place]!;
  }

  #note(moves: number, position: Position): void {
    this.#at = moves;
    this.#position = position;
    if (moves === SPACING * this.#kept.length) this.#kept.push(position);
  }
}
