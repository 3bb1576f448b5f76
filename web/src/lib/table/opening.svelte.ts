import { say } from '$lib/i18n/say.svelte';
import { go } from '$lib/router/router.svelte';
import { createTable, fetchStory } from '$lib/server/api';
import { Attempt } from '$lib/ui/attempt.svelte';
import type { NewTable } from '$lib/wire/messages';
import { keep } from './keys';
import { tableFor, type Wish } from './wish';

const PAUSE = 500; // milliseconds between two looks at a bot's game
const MOST_LOOKS = 20; // what has not ended by then is shown as far as it has come

/** Makes tables and goes there; says what is underway and what went wrong. */
export class Opening extends Attempt {
  /** From a page's wish. */
  async open(wish: Wish): Promise<void> {
    await this.openTable(tableFor(wish, (seat) => say('seat.person', { number: seat + 1 })));
  }

  async openTable(table: NewTable): Promise<void> {
    await this.run(async () => {
      const made = await createTable(table);
      keep(made.id, made.keys);
      go(`/t/${made.id}`);
    });
  }

  /** Lets a bot play alone, which takes it a moment, and shows its game. */
  async watch(table: NewTable): Promise<void> {
    await this.run(async () => {
      const { id } = await createTable(table);
      for (let looks = 0; looks < MOST_LOOKS && !(await fetchStory(id)).ending; looks++) {
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
      go(`/replay/${id}`);
    });
  }
}
