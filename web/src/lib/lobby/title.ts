import { say } from '$lib/i18n/say.svelte';
import { editionOnOffer } from '$lib/houses/catalogue.svelte';
import type { Table } from '$lib/wire/messages';

/** What is played at a table, in a few words. */
export function titleOf({ game, options }: Pick<Table, 'game' | 'options'>): string {
  if (game === 'tiles') return say('table.title-tiles', { open: options['open'] ? 'yes' : 'no' });
  if (options['seats'] === 1) return say('table.title-solo', { target: Number(options['target'] ?? 0) });
  const language = editionOnOffer(game, String(options['edition']))?.language ?? 'none';
  return say('table.title-cards', { language });
}
