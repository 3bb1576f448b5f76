import type { TilesView } from '$lib/game/props';
import { isSameDeed, type PendingMove } from './pending_move';
import { cellKey, cellOf, isSame, type Cell } from './cells';
import { Choosing, type Source } from './choosing.svelte';
import type { LaidTile } from './lines';
import type { Deed } from './motion';
import type { Pressed } from './presses';

/** What there is to decide from. */
export interface Position {
  view: TilesView;
  legal: readonly string[];
  acting: number | null;
}

/** What a decision needs of the world around it. */
export interface Outside {
  send: (tokens: string[]) => Promise<void>;
  /** The server would not have it, or could not be asked. */
  tell: (reason: unknown) => void;
}

const REACTION = 350; // milliseconds

/** What pressing a cell came to; `null`: nothing, for a move is on its way. */
export type Meaning = 'takes' | 'aims' | 'places' | null;

/** What somebody is about to do: which tile, where to, and what is on its way to the server. It draws nothing. */
export class TileDecision {
  readonly #now: () => Position;
  readonly #outside: Outside;
  #hovered: Cell | null = $state.raw(null);
  #sentFor: string | null = $state(null); // the decision that a move was sent for
  #pending: PendingMove | null = $state.raw(null);
  #isFresh = false;

  /** Which tile, then where. */
  readonly choosing: Choosing;
  /** By value: what is told again, e.g. after a lost connection, is no new decision. */
  readonly key = $derived.by(() => [this.#now().acting, ...this.#now().legal].join(' '));
  readonly isSending = $derived.by(() => this.#sentFor === this.key);
  /** The move that has no answer yet: its tile lies there already. */
  readonly underway = $derived.by(() => (this.isSending ? this.#pending : null));
  /** The tile on the plane that was taken. */
  readonly picked: Cell | null = $derived.by(() => {
    const { source } = this.choosing;
    return this.#now().view.phase === 'move' && source ? cellOf(source) : null;
  });
  /** Of the tile in hand. */
  readonly value: number | null = $derived.by(() => this.#valueHeld());
  /** Where the tile in hand is, or would be. */
  readonly at: Cell | null = $derived.by(() => {
    const { aim } = this.choosing;
    return (
      this.underway?.at ?? aim ?? (this.#hovered && this.#isTarget(this.#hovered) ? this.#hovered : null)
    );
  });
  /** The tile that is held over a cell. */
  readonly held: LaidTile | null = $derived.by(() => {
    const { acting } = this.#now();
    return this.at && this.value && acting !== null ? { ...this.at, seat: acting, value: this.value } : null;
  });
  readonly #targets = $derived.by(() => new Set(this.choosing.targets.map(cellKey)));

  constructor(now: () => Position, outside: Outside) {
    this.#now = now;
    this.#outside = outside;
    this.choosing = new Choosing(() => (now().acting === null ? [] : now().legal));
  }

  /** A new position is a new decision: nothing that was chosen before stands. */
  begin(): void {
    this.choosing.reset();
  }

  /** Whoever pressed to see the end of something must not place by mistake; returns how to stop waiting for it. */
  settle(isLive: boolean, isHurried = false): (() => void) | undefined {
    this.#isFresh = !isLive || isHurried;
    if (!isLive || !isHurried) return undefined;
    const timer = setTimeout(() => (this.#isFresh = false), REACTION);
    return () => clearTimeout(timer);
  }

  /** The pointer or the focus is over a cell, or over none. */
  hover(cell: Cell | null): void {
    this.#hovered = cell;
  }

  /** A finger that slips has aimed, not placed; a mouse and a key are surer, and so are those who want it so. */
  press(cell: Cell, by: Pressed, oneTap: boolean): Meaning {
    if (this.#isFresh) return null;
    if (!this.#isTarget(cell)) {
      this.choosing.pick(cellKey(cell) as Source);
      return 'takes';
    }
    if (by === 'touch' && !oneTap && !isSame(cell, this.choosing.aim)) {
      this.choosing.aimAt(cell);
      return 'aims';
    }
    if (this.isSending) return null;
    void this.make(this.choosing.tokenAt(cell));
    return 'places';
  }

  /** The tile lies there at once; what comes of it is for the server to say. */
  async make(token: string | null): Promise<void> {
    if (token === null || this.isSending) return;
    this.#pending = this.#pendingMoveOf(token);
    const asked = (this.#sentFor = this.key);
    try {
      await this.#outside.send([token]);
      this.#hovered = null;
    } catch (reason) {
      this.choosing.reset();
      this.#outside.tell(reason);
    } finally {
      if (this.#sentFor === asked) this.#sentFor = null;
    }
  }

  /** What is told may be what was done here, and has been seen. */
  recognise(done: Deed): Deed {
    return this.#pending && isSameDeed(this.#pending, done) ? this.#pending : done;
  }

  #isTarget(cell: Cell): boolean {
    return this.#targets.has(cellKey(cell));
  }

  #valueHeld(): number | null {
    const { view, acting } = this.#now();
    if (view.phase === 'move') return view.tiles.find((tile) => isSame(tile, this.picked))?.value ?? null;
    if (!view.open) return view.hand;
    const row = view.supplies[acting ?? 0]?.row ?? [];
    if (this.choosing.source === 'left') return row[0] ?? null;
    return this.choosing.source === 'right' ? (row.at(-1) ?? null) : null;
  }

  #pendingMoveOf(token: string): PendingMove | null {
    const { acting } = this.#now();
    const choice = this.choosing.choices.find((one) => one.token === token);
    if (!choice || acting === null || this.value === null) return null;
    const { cell } = choice;
    const tile = { ...cell, seat: acting, value: this.value };
    return { at: cell, from: this.picked, isOwn: true, tile };
  }
}
