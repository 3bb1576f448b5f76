/** What is said at a table, as the server says it. */
import type { Json } from '../engine/engine';
import type { Listed, Presence, Refused as RefusedMessage, Update, Welcome } from '$lib/wire/messages';
import type { Refused } from '$lib/errors/errors';
import { Stale, type Change } from './change';
import { tableInfo } from './info';
import type { Kind } from './log';
import { missed } from './missed';
import { idOf } from './resent';
import { now } from './standing';
import type { Table } from './table';

const OF_THE_GAME: readonly Kind[] = ['move', 'back']; // these change nothing about the table itself

/** Everything, and what happened since the version that the client knows. */
export function welcome(table: Table, since: number | null): Required<Welcome> {
  const { moves, isAll } = missed(table, since);
  return {
    type: 'welcome',
    version: table.version,
    table: tableInfo(table),
    mine: table.held,
    moves: [...table.moves],
    missed: moves,
    missed_all: isAll,
    view: table.view() as unknown as Welcome['view'],
    now: now(table),
    ...whoIsThere(table),
  };
}

/** Whoever looks at a table of this browser is the only one. */
function whoIsThere(table: Table): Pick<Presence, 'online' | 'watchers'> {
  return { online: table.held, watchers: table.held.length ? 0 : 1 };
}

export function presence(table: Table): Required<Presence> {
  return { type: 'presence', ...whoIsThere(table), away: [] };
}

/** What a change has made new, for those who know the view before it. */
export function update(change: Change, before: Json, view: Json): Required<Update> {
  const { table } = change;
  const isOther = table.status !== change.statusBefore || table.isPractice !== change.wasPractice;
  const isNews = isOther || [...change.kinds].some((kind) => !OF_THE_GAME.includes(kind));
  return {
    type: 'update',
    version: table.version,
    command: change.command && idOf(change.command),
    kept: change.kept,
    moves: change.played,
    changes: newParts(before, view) as unknown as Update['changes'],
    now: now(table),
    table: isNews ? tableInfo(table) : null,
    declined: null,
  };
}

function newParts(before: Json, view: Json): Json {
  return Object.fromEntries(Object.entries(view).filter(([name, part]) => !isSame(before[name], part)));
}

/** Both were written by the same game, keys in the same order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function refused(id: string, version: number, error: Refused): Required<RefusedMessage> {
  const details = error.details as Required<RefusedMessage>['details'];
  return { type: 'refused', id, version, key: error.key, details, stale: error instanceof Stale };
}

/** The table as a list shows it. */
export function listed(table: Table): Required<Listed> {
  return {
    table: tableInfo(table),
    moves: table.moves.length,
    changed: table.at,
    to_move: table.toMove === null ? [] : [table.toMove],
    mine: table.held,
    ending: table.ending,
  };
}
