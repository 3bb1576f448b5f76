import { say } from '$lib/i18n/say.svelte';
import { go } from '$lib/router/router.svelte';
import type { GameRecord } from '$lib/house/house';
import { createTable, houseOf } from '$lib/houses/houses';
import { loadCatalogue } from '$lib/houses/catalogue.svelte';
import { Attempt } from '$lib/ui/attempt.svelte';
import type { NewTable } from '$lib/wire/messages';
import { keep } from '$lib/people/seat_keys';
import { tableFor, type TableSetup } from './table_setup';

const PAUSE = 500; // milliseconds between two looks at a bot's game
const MOST_LOOKS = 20; // what has not ended by then is shown as far as it has come

/** What is wanted; or how it is chosen, once it is known who is on offer. */
type Choice = TableSetup | (() => TableSetup);

/** Makes tables and goes there; says what is underway and what went wrong. */
export class Opening extends Attempt {
  async open(setup: Choice): Promise<void> {
    await this.run(async () => {
      const wanted = await chosen(setup);
      await enter(tableFor(wanted, (seat) => say('seat.person', { number: seat + 1 })));
    });
  }

  /** With the record of the game that is played on from, if there is one. */
  async openTable(table: NewTable, record: GameRecord | null = null): Promise<void> {
    await this.run(() => enter(table, record));
  }

  /** Lets bots play by themselves, which takes them a moment, and shows their game from its beginning. */
  async watch(setup: Choice): Promise<void> {
    await this.run(async () => {
      const { id } = await createTable(tableFor(await chosen(setup), String));
      for (let looks = 0; looks < MOST_LOOKS && !(await houseOf(id).story(id)).ending; looks++) {
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
      go(`/replay/${id}?watch=1`);
    });
  }
}

/** Whoever is quicker than the list of those on offer waits for it. */
async function chosen(setup: Choice): Promise<TableSetup> {
  if (typeof setup !== 'function') return setup;
  await loadCatalogue().catch(() => {});
  return setup();
}

async function enter(table: NewTable, record: GameRecord | null = null): Promise<void> {
  const made = await createTable(table, record);
  keep(made.id, made.keys);
  go(`/t/${made.id}`);
}
