/** Reasons as the module counts them, as the keys and details that everybody reads. */
import type { ReviewReason } from '../../wire/messages.ts';
import type { Desk } from './judge.ts';
import type { DetailFact, StudyFacts } from './study_facts.ts';

type Told = ReviewReason['details'][string];

/** Of the decision that was found; the options are written as tokens. */
export function readReasons(
  desk: Desk,
  facts: StudyFacts,
  options: readonly string[][] = [],
): ReviewReason[] {
  const at = 'decision.reasons';
  const count = desk.read(`${at}.count`);
  return desk.readAll(`${at}.keys`, count).map((place, number) => {
    const [key, details] = facts.reasons[place]!;
    const numbers = desk.readAll(`${at}.details`, details.length, number * facts.most_details);
    const list = (packed: number): number[] =>
      desk.readAll(`${at}.listed`, packed % facts.list_base, Math.floor(packed / facts.list_base));
    const told = details.map((detail, nth): [string, Told] => [
      detail[0],
      toldAs(detail, numbers[nth]!, list, options, facts),
    ]);
    return { key, details: Object.fromEntries(told) };
  });
}

function toldAs(
  [, sort]: DetailFact,
  number: number,
  list: (packed: number) => number[],
  options: readonly string[][],
  facts: StudyFacts,
): Told {
  switch (sort) {
    case 'card':
      return facts.card_codes[number]!;
    case 'word':
      return facts.words[number]!;
    case 'cell':
      return cellIn(number, facts.plane_width);
    case 'cells':
      return list(number).map((cell) => cellIn(cell, facts.plane_width));
    case 'option_moves':
      return options[number]!;
    case 'options':
      return list(number).map((place) => options[place]!.join(' '));
    default:
      return number;
  }
}

/** `x` times the width of the plane, and `y`; either may be negative. */
function cellIn(packed: number, width: number): string {
  const x = Math.round(packed / width);
  return `${x},${packed - x * width}`;
}
