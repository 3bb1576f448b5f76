/** Names as others see them: something to see in each, nothing that disturbs a line, and no two alike at a table. */
import { Refused } from '$lib/errors/errors';

export const LONGEST_NAME = 30; // letters
const MOST_MARKS = 3; // on one letter; Hindi and Hebrew write as many, Vietnamese and Thai two
const MARK = /[\p{Mn}\p{Me}]/u;

/** Letters, signs and marks that show nothing, beside all that Unicode itself calls controls and formats. */
const BLANK =
  /\p{C}|[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\ufffc\u{16fe4}\u{1d159}\u{e0100}-\u{e01ef}]/gu;

/** A name without anything that could disturb a line; refused if nothing is left to see. */
export function cleanName(name: string): string {
  const shown = fewMarks(name.normalize('NFC').replace(BLANK, ''));
  const kept = shorten(shown.trim().replace(/\s+/gu, ' '), LONGEST_NAME);
  if (!kept) throw new Refused('person.empty_name');
  return kept;
}

/** The name, with a number behind it if somebody else has one that reads alike. */
export function distinctName(name: string, others: readonly (string | null)[]): string {
  const taken = new Set(others.filter((other) => other !== null).map(alike));
  let [number, distinct] = [1, name];
  while (taken.has(alike(distinct))) {
    const ending = ` ${++number}`;
    distinct = shorten(name, LONGEST_NAME - ending.length) + ending;
  }
  return distinct;
}

/** Equal for names that differ in nothing but case, width, spaces or a way of writing the same letters. */
function alike(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC').replace(/\s+/gu, '');
}

function shorten(text: string, most: number): string {
  return [...text].slice(0, most).join('').trim();
}

/** No mark without a letter, and not too many on one. */
function fewMarks(text: string): string {
  let room = 0; // for marks on the letter before
  return [...text]
    .filter((letter) => {
      if (MARK.test(letter)) return room-- > 0;
      room = /\s/u.test(letter) ? 0 : MOST_MARKS;
      return true;
    })
    .join('');
}

/** What a bot is called in a record: by its own name, since no language is at hand where local games are written down. */
export function nameOfBot(bot: string): string {
  return bot.charAt(0).toUpperCase() + bot.slice(1);
}
