import type { Surroundings } from '$lib/local/table/surroundings';
import { enginesFrom, facts } from '../engines';

export async function surroundings(): Promise<Surroundings> {
  return { engines: await enginesFrom(), games: facts().catalogue.games };
}
