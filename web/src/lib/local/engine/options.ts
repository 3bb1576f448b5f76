/** Reads options by the table of a game, as `tenfold.protocol.options` does. */
import { Refused } from '../../errors/errors.ts';
import type { Json } from './engine.ts';
import type { Bound, OptionFact, RowsOption, WholeOption } from './facts.ts';
import { spell } from './spell.ts';

type Known = Readonly<Record<string, unknown>>;
type Of<Kind> = Extract<OptionFact, { kind: Kind }>;

/** Every option by its name, as in a record; `boundsOf` says what an edition knows that bounds are made of. */
export function readOptions(
  table: readonly OptionFact[],
  raw: Json,
  boundsOf: (edition: string) => Known,
): Json {
  const found: Json = {};
  let bounds: Known = {};
  for (const option of table) {
    const value = read(option, Object.hasOwn(raw, option.name) ? raw[option.name] : undefined, {
      ...bounds,
      ...found,
    });
    if (value !== undefined) found[option.name] = value;
    if (option.kind === 'one_of') bounds = boundsOf(value as string);
  }
  const unknown = Object.keys(raw).find((name) => !table.some((option) => option.name === name));
  if (unknown !== undefined) throw new Refused('options.unknown', { option: spell(unknown) });
  return found;
}

/** Options that were read, as the numbers of a set-up, by field. */
export function numbersOf(table: readonly OptionFact[], raw: Json): Record<string, number | number[]> {
  const found: Record<string, number | number[]> = {};
  for (const option of table) {
    const value = raw[option.name];
    if (typeof value === 'number' || typeof value === 'boolean') found[option.name] = Number(value);
    if (Array.isArray(value)) found[option.name] = [...value.join('')].map(Number);
    if (option.kind !== 'deck' || !value) continue;
    found[option.mark] = 1;
    found[option.name] = option.cards.map((card) => (value as Record<string, number>)[card] ?? 0);
  }
  return found;
}

/** The value as it stands in a record; undefined if it does not stand there. */
function read(option: OptionFact, value: unknown, known: Known): unknown {
  switch (option.kind) {
    case 'one_of':
      return readWord(option, value);
    case 'flag':
      return readFlag(option, value);
    case 'whole':
      return readWhole(option, value, known);
    case 'deck':
      return value === undefined || value === null ? undefined : readDeck(option, value);
    case 'rows':
      return readRows(option, value);
    case 'when':
      return readIf(option, value, known);
  }
}

function readWord({ name, words }: Of<'one_of'>, value: unknown): string {
  if (value === undefined || value === null) throw new Refused('options.missing', { option: name });
  if (typeof value === 'string' && words.includes(value)) return value;
  const known = words.join(', ');
  throw new Refused('options.unknown_value', { option: name, value: spell(value), known });
}

function readFlag({ name }: Of<'flag'>, value: unknown = false): boolean {
  if (typeof value === 'boolean') return value;
  throw new Refused('options.not_true_or_false', { option: name, value: spell(value) });
}

function readWhole(option: WholeOption, value: unknown = option.default, known: Known): number {
  const { name } = option;
  if (value === null) throw new Refused('options.missing', { option: name });
  if (!isWhole(value)) throw new Refused('options.not_whole', { option: name, value: spell(value) });
  const [lowest, highest] = [bound(option.lowest, known), bound(option.highest, known)];
  if (value < lowest || value > highest)
    throw new Refused('options.outside', { option: name, value, lowest, highest });
  return value;
}

function readDeck({ cards, most }: Of<'deck'>, value: unknown): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refused('options.deck_not_cards');
  for (const [card, count] of Object.entries(value)) {
    if (!cards.includes(card)) throw new Refused('options.deck_unknown_card', { card: spell(card) });
    if (!isWhole(count) || count < 0 || count > most)
      throw new Refused('options.deck_count', { card, value: spell(count), most });
  }
  const count = Object.values(value as Record<string, number>).reduce((sum, copies) => sum + copies, 0);
  if (count < 1 || count > most) throw new Refused('options.deck_size', { count, most });
  return { ...value };
}

function readRows({ digits }: RowsOption, value: unknown): string[] {
  if (value === undefined || value === null) throw new Refused('options.rows_missing');
  if (!Array.isArray(value) || value.length !== 2) throw new Refused('options.rows_not_two');
  const sorted = (row: string): string => [...row].sort().join('');
  for (const row of value as unknown[])
    if (typeof row !== 'string' || sorted(row) !== sorted(digits))
      throw new Refused('options.row_not_fifteen', { row: spell(row) });
  return [...(value as string[])];
}

function readIf({ option, other, says, otherwise }: Of<'when'>, value: unknown, known: Known): unknown {
  if (known[other] === says) return read(option, value, known);
  if (value !== undefined && value !== null) throw new Refused(otherwise);
  return option.kind === 'rows' ? undefined : null;
}

function bound(of: Bound, known: Known): number {
  return typeof of === 'number' ? of : (known[of[0]] as number) + of[1];
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
