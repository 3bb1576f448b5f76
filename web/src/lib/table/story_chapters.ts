import type { GameEvent } from '$lib/game/props';
import { say, speaker } from '$lib/i18n/say.svelte';
import { Storyteller } from '$lib/i18n/story';
import type { Ending, Played, Table } from '$lib/wire/messages';

/** A part of the story that is told together: what happened in a turn, or what somebody did beside the game. */
export type Chapter = { events: GameEvent[] } | { note: string };

/** What somebody did beside the game, after so many moves. */
export interface Note {
  after: number;
  text: string;
}

interface Listened {
  table: Table | null;
  names: readonly string[];
  ending: Ending | null;
  /** Who is spoken to, if it is one. */
  reader: number | null;
}

const BEGINNINGS = ['turn', 'last_round', 'second_round'];

/** Who left and who resigned, and how the game ended if not by the rules. */
export function notesOf({ table, names, ending, reader }: Listened): Note[] {
  const notes: Note[] = [];
  const teller = new Storyteller(speaker(), names, reader);
  for (const [seat, { left, resigned }] of table?.seats.entries() ?? []) {
    const isEnd = ending?.reason === 'resigned' && ending.seat === seat; // nobody else was left to play on
    if (typeof left !== 'number' || isEnd) continue;
    notes.push({
      after: left,
      text: say('table.story-left', { what: resigned ? 'resigned' : 'left', ...teller.person(seat) }),
    });
  }
  const whose = teller.person(ending?.seat ?? -1);
  if (ending?.reason === 'resigned')
    notes.push({ after: Infinity, text: say('table.story-left', { what: 'over', ...whose }) });
  else if (ending && ending.reason !== 'rules')
    notes.push({
      after: Infinity,
      text: say('replay.ended', { reason: ending.reason, ...whose }),
    });
  return notes.sort((one, other) => one.after - other.after);
}

/** A turn is told together, under the sentence that says whose it is; a note stands by itself. */
export function chaptersOf(moves: readonly Played[], seenFrom: number, notes: readonly Note[]): Chapter[] {
  const found: Chapter[] = [];
  const left = notes.filter(({ after }) => after >= seenFrom);
  let turn: GameEvent[] = [];
  const close = (): void => {
    if (turn.length > 0) found.push({ events: turn });
    turn = [];
  };
  const tellUpTo = (count: number): void => {
    while ((left[0]?.after ?? Infinity) <= count && left[0]) {
      close();
      found.push({ note: left.shift()?.text ?? '' });
    }
  };
  for (const [at, { events }] of moves.entries()) {
    tellUpTo(seenFrom + at);
    for (const event of events) {
      if (BEGINNINGS.includes(event.event)) close();
      turn.push(event);
    }
  }
  tellUpTo(Infinity);
  close();
  return found;
}
