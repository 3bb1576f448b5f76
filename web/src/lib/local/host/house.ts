/** Everything that can be asked of the house in this browser. */
import type { Answers, Visitor } from '../protocol/protocol';
import { Archive } from './archive';
import { Bringing } from './bringing';
import type { Context } from './context';
import { Days } from './days';
import { FinishedGames } from './finished_games';
import { Lobby } from './lobby';
import { People } from './people';
import { saveAll } from './saving';
import { Tables } from './tables';

export interface OpenHouse {
  tables: Tables;
  answers: Answers;
}

export function openHouse(context: Context, visitor: Visitor): OpenHouse {
  const finished = new FinishedGames(context);
  const tables = new Tables(context, finished);
  const people = new People(context, visitor);
  const lobby = new Lobby(context, tables, people);
  const archive = new Archive(context, tables, finished);
  const bringing = new Bringing(context, tables, finished, people);
  const days = new Days(context, tables, people);
  const answers: Answers = {
    catalogue: async () => context.catalogue,
    createTable: (wanted) => lobby.createTable(wanted),
    playOn: (record, move, wanted) => lobby.playOn(record, move, wanted),
    standing: async (record) => archive.standing(record),
    mine: (status, before) => lobby.mine(status, before),
    newKeys: (table) => lobby.newKeys(table),
    story: (table) => archive.story(table),
    position: (table, number) => archive.position(table, number),
    record: (table) => archive.record(table),
    check: (table) => archive.check(table),
    bring: (record) => archive.bring(record),
    me: () => people.me(),
    introduce: (who) => people.introduce(who),
    forgetMe: async () => {
      await context.storage.erase();
      tables.vanish();
    },
    saveAll: () => saveAll(context, tables.store),
    bringAll: (text) => bringing.bringAll(text),
    finishedGames: (server) => finished.unsent(server, tables.store),
    noteSent: (server, digests) => finished.noteSent(server, digests),
    shouldRemind: () => finished.shouldRemind(),
    keepDays: (deals, calendar) => days.keepDays(deals, calendar),
    days: (source) => days.days(source),
    deal: (source, day, game) => days.deal(source, day, game),
    playDeal: (source, day, game) => days.playDeal(source, day, game),
  };
  return { tables, answers };
}
