import type { Catalog } from '$lib/i18n/catalog';
import { Storyteller } from '$lib/i18n/story';
import { Adviser } from '$lib/review/advice';

/** Says what was chosen; nobody is named. */
export function adviserIn(catalog: Catalog): Adviser {
  return new Adviser(new Storyteller(catalog, []));
}
