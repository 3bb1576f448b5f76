/** What the rules tell in numbers, events and refusals, as the JSON that everybody reads. */
import { Refused } from '../../errors/errors.ts';
import type { Json } from './engine.ts';
import type { EventForm, EventPart, RefusalForm, Words } from './facts.ts';

const HEAD = 4; // numbers of an event before those that follow: which it is, its seat, its detail, how many follow
const NO_SEAT = -1;

/** The events that are told one after the other. */
export function readEvents(numbers: readonly number[], forms: readonly EventForm[], words: Words): Json[] {
  const found: Json[] = [];
  for (let at = 0; at < numbers.length;) {
    const [kind = 0, seat = NO_SEAT, detail = 0, count = 0] = numbers.slice(at, at + HEAD);
    const more = numbers.slice(at + HEAD, at + HEAD + count);
    at += HEAD + count;
    const [name, parts] = forms[kind]!;
    const event: Json = { event: name };
    if (seat !== NO_SEAT) event['seat'] = seat;
    for (const part of parts) event[part[0]] = partOf(part, detail, more, words);
    found.push(event);
  }
  return found;
}

/** The refusal of a token, by the number of its form and the numbers of its details. */
export function refusal(form: RefusalForm, numbers: readonly number[], token: string, words: Words): Refused {
  const [key, namesToken, details] = form;
  const told: Json = namesToken ? { token } : {};
  for (const [place, [name, list]] of details.entries()) told[name] = word(numbers[place]!, list, words);
  return new Refused(key, told);
}

/** Cells that are told one after the other, x and y of each. */
export function cellsIn(numbers: readonly number[]): number[][] {
  return Array.from({ length: numbers.length / 2 }, (_, place) => numbers.slice(2 * place, 2 * place + 2));
}

function partOf([, source, first, list]: EventPart, detail: number, more: number[], words: Words): unknown {
  if (source === 'detail') return word(detail, list, words);
  if (source === 'number') return word(more[first]!, list, words);
  const rest = more.slice(first);
  return source === 'cells' ? cellsIn(rest) : rest.map((number) => word(number, list, words));
}

function word(number: number, list: number, words: Words): string | number {
  return words[list]?.[number] ?? number;
}
