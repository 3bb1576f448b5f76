import type { Sitter } from '$lib/game/props';
import { explain, explainFailure } from '$lib/i18n/say.svelte';
import { onOffer } from '$lib/houses/catalogue.svelte';
import { notify } from '$lib/ui/notices.svelte';
import type { Advice, Explanation, Table } from '$lib/wire/messages';

/** What the expert knows of a table, and asks of it. */
export interface AdvisedTable {
  readonly table: Table | null;
  /** Whether this browser keeps it, and can be asked itself. */
  readonly isHere: boolean;
  readonly sitters: readonly Sitter[];
  readonly mine: readonly number[];
  readonly acting: number | null;
  readonly advice: Advice | null;
  readonly explanation: Explanation | null;
  /** What to do now; the answer comes as `advice`. */
  hint(): Promise<void>;
  /** Why a bot made a move; the answer comes as `explanation`. */
  why(move: number): Promise<void>;
  closeAdvice(): void;
}

/** Asking the expert at a table: whether one may, what it would cost, and that an answer is on its way. */
export class Expert {
  readonly room: AdvisedTable;
  /** What waits until somebody is sure: where on the window it was asked for. */
  unsure: { from: number } | null = $state.raw(null);
  isAsking = $state(false);
  readonly #isAround: boolean = $derived.by(() => this.room.isHere || onOffer()?.hints === true);

  /** Whether there is anybody to ask here. */
  readonly isHere: boolean = $derived.by(() => {
    const { table, mine } = this.room;
    return Boolean(this.#isAround && table?.hints && table.status === 'playing' && mine.length);
  });
  /** Whether bots can be asked for their own reasons: that costs nothing. */
  readonly canAskBots: boolean = $derived.by(() => this.#isAround && this.room.mine.length > 0);
  /** Whether there is something to decide now. */
  readonly mayAsk: boolean = $derived.by(() => this.isHere && this.room.acting !== null);
  readonly isOpen: boolean = $derived.by(
    () => this.isAsking || this.room.advice !== null || this.room.explanation !== null,
  );
  readonly #wouldCount: boolean = $derived.by(() => {
    const { table, mine } = this.room;
    return !table?.practice && !table?.opening && mine.length === 1 && table?.agreement.hints !== 'everybody';
  });

  constructor(room: AdvisedTable) {
    this.room = room;
  }

  /** The first question of a game that would count is asked twice. */
  ask(from = 0): void {
    if (this.#wouldCount) this.unsure = { from };
    else void this.#ask(() => this.room.hint());
  }

  /** Why a bot made a move, by itself. */
  askBot(move: number): void {
    void this.#ask(() => this.room.why(move));
  }

  /** Opens what to do now, or closes whatever is open. */
  toggle(from = 0): void {
    if (this.isOpen) this.close();
    else if (this.mayAsk) this.ask(from);
    else notify(explain('hint.not_your_turn'), 'plain', 'hint');
  }

  goOn(): void {
    this.unsure = null;
    void this.#ask(() => this.room.hint());
  }

  close(): void {
    this.room.closeAdvice();
  }

  async #ask(question: () => Promise<void>): Promise<void> {
    this.close();
    this.isAsking = true;
    try {
      await question();
    } catch (error) {
      const reason = explainFailure(error);
      if (reason) notify(reason, 'bad', 'hint');
    } finally {
      this.isAsking = false;
    }
  }
}
