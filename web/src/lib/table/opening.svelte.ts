import { say } from '$lib/i18n/say.svelte';
import { go } from '$lib/router/router.svelte';
import { createTable } from '$lib/server/api';
import type { NewTable } from '$lib/wire/messages';
import { keep } from './keys';
import { tableFor, type Wish } from './wish';

/** Makes tables and goes there; says what is underway and what went wrong. */
export class Opening {
  busy = $state(false);
  error: unknown = $state.raw(null);

  /** From a page's wish. */
  async open(wish: Wish): Promise<void> {
    await this.openTable(tableFor(wish, (seat) => say('seat.person', { number: seat + 1 })));
  }

  async openTable(table: NewTable): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.error = null;
    try {
      const made = await createTable(table);
      keep(made.id, made.keys);
      go(`/t/${made.id}`);
    } catch (error) {
      this.error = error;
    } finally {
      this.busy = false;
    }
  }
}
