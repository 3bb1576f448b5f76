import type { GameRecord } from '$lib/house/house';
import { digest } from '../dealer/digests';
import type { Engines } from '../engine/engine';
import { canonical } from './canonical';
import { isMapping } from './record';
import { gameOf } from './rules_version';

const FORM = 'tenfold-game/1';

/** What tells a game again, wherever its record was kept; `tenfold.records.digest` defines it. */
export function digestOf(record: GameRecord, engines: Engines): string {
  const options = gameOf(record, engines).readOptions(record.options).raw;
  const shuffle = record.meta?.['shuffle'];
  const commitment = isMapping(shuffle) ? shuffle['commitment'] : null;
  const told = typeof commitment === 'string' ? commitment : '';
  return digest([FORM, record.game, canonical(options), record.moves.join(' '), told].join('\n'));
}
