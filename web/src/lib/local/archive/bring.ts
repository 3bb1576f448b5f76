import type { Json } from '../engine/engine';
import { keptMeta, nameIn } from '../records/kept_meta';
import { distinctName, nameOfBot } from '../records/names';
import { readRecord } from '../records/record';
import { gameOf, nameOf } from '../records/rules_version';
import { check } from '../records/verify';
import type { SeatRow } from '../table/log';
import { keepTable, USUAL, type Opened } from '../table/making';
import type { Given, Surroundings } from '../table/surroundings';

/** A table for a record from elsewhere, at which nobody sits and the game is over; refused if it breaks the rules. */
export function bring(value: unknown, given: Given, around: Surroundings): Opened {
  const record = readRecord(value);
  check(record, around.engines);
  const { options, moves: opening } = record;
  const brought = keptMeta(record.meta ?? {}, opening.length);
  const players = gameOf(record, around.engines).readOptions(options).seats;
  const plan = {
    game: nameOf(record),
    options,
    agreement: { ...USUAL, lot: false },
    seats: seatsOf(brought, options['seats'] === 1 ? 1 : players),
    opening,
    source: (brought['table'] as string | undefined) ?? null,
    brought,
  };
  return keepTable(plan, given, around);
}

/** The names are those of the record, if it has some. */
function seatsOf(meta: Json, count: number): SeatRow[] {
  const seats: SeatRow[] = [];
  for (let seat = 0; seat < count; seat++) {
    const told = nameAt(meta, seat);
    const others = seats.map(({ name }) => name);
    const name = told && distinctName(told, others);
    const program = (meta['programs'] as boolean[] | undefined)?.[seat] ?? false;
    seats.push({ kind: 'person', name, bot: null, word: null, program });
  }
  return seats;
}

const PERSON = 'person'; // among `players` in the `meta` of a game from the terminal

/** A record of old calls a bot by its strength, and one of the lab has no names beside those of its bots. */
function nameAt(meta: Json, seat: number): string | null {
  if (!meta['names']) return playerAt(meta, seat);
  const [names, bots] = [meta['names'] ?? [], meta['bots'] ?? []] as (string | null)[][];
  const name = names![seat] ?? null;
  return name !== null && name === bots![seat] ? nameOfBot(name) : name;
}

function playerAt(meta: Json, seat: number): string | null {
  const player = ((meta['players'] ?? []) as (string | null)[])[seat] ?? PERSON;
  return player === PERSON ? null : nameIn(nameOfBot(player));
}
