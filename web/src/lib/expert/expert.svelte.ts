import { explain, explainFailure } from '$lib/i18n/say.svelte';
import { onOffer } from '$lib/server/catalogue.svelte';
import type { GameTable } from '$lib/table/table.svelte';
import { notify } from '$lib/ui/notices.svelte';

/** What is asked about: a move that a bot has made, or with null what to do now. */
type Subject = number | null;

/** Asking the expert at a table: whether one may, what it would cost, and that an answer is on its way. */
export class Expert {
  readonly room: GameTable;
  /** What waits until somebody is sure, and where on the window it was asked for. */
  unsure: { about: Subject; from: number } | null = $state.raw(null);
  isAsking = $state(false);

  /** Whether there is anybody to ask here. */
  readonly isHere: boolean = $derived.by(() => {
    const { table, mine } = this.room;
    return Boolean(table?.hints && table.status === 'playing' && mine.length && onOffer()?.hints);
  });
  /** Whether there is something to decide now. */
  readonly mayAsk: boolean = $derived.by(() => this.isHere && this.room.acting !== null);
  readonly isOpen: boolean = $derived.by(() => this.isAsking || this.room.advice !== null);
  readonly #wouldCount: boolean = $derived.by(() => {
    const { table, mine } = this.room;
    return !table?.practice && !table?.opening && mine.length === 1 && table?.agreement.hints !== 'everybody';
  });

  constructor(room: GameTable) {
    this.room = room;
  }

  /** The first question of a game that would count is asked twice. */
  ask(about: Subject, from = 0): void {
    if (this.#wouldCount) this.unsure = { about, from };
    else void this.#ask(about);
  }

  /** Opens what to do now, or closes whatever is open. */
  toggle(from = 0): void {
    if (this.isOpen) this.close();
    else if (this.mayAsk) this.ask(null, from);
    else notify(explain('hint.not_your_turn'), 'plain', 'hint');
  }

  goOn(): void {
    const about = this.unsure?.about ?? null;
    this.unsure = null;
    void this.#ask(about);
  }

  close(): void {
    this.room.advice = null;
  }

  async #ask(about: Subject): Promise<void> {
    this.close();
    this.isAsking = true;
    try {
      await this.room.hint(about);
    } catch (error) {
      const reason = explainFailure(error);
      if (reason) notify(reason, 'bad', 'hint');
    } finally {
      this.isAsking = false;
    }
  }
}
