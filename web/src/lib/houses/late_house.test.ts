import { expect, test } from 'vitest';
import type { House } from '$lib/house/house';
import type { Command, Ears, Standing, TableLine } from '$lib/house/line';
import type { FromServer } from '$lib/wire/messages';
import { promised } from '../../test/promised';
import { LateHouse } from './late_house';

/** A house that notes what is asked of it, in order. */
function noting(): { house: House; asked: string[] } {
  const asked: string[] = [];
  const line: TableLine = {
    order: (command: Command) => {
      asked.push(`order ${command.type}`);
      return Promise.resolve({ type: 'pong' } as FromServer);
    },
    holdUntil: () => {
      asked.push('hold');
      return Promise.resolve();
    },
    greet: () => void asked.push('greet'),
    takeOver: () => void asked.push('take over'),
    close: () => void asked.push('close'),
  };
  const house = {
    join: (table: string) => {
      asked.push(`join ${table}`);
      return line;
    },
    story: (table: string) => Promise.resolve({ table: { id: table } }),
  } as unknown as House;
  return { house, asked };
}

function ears(): Ears & { heard_: FromServer[]; standings: Standing[] } {
  const heard_: FromServer[] = [];
  const standings: Standing[] = [];
  return {
    heard_,
    standings,
    heard: (message) => void heard_.push(message),
    standing: (standing) => void standings.push(standing),
    hello: () => ({ type: 'hello', secrets: [], since: null }),
  };
}

test('what is said while a house is being fetched is said in its order', async () => {
  const { house, asked } = noting();
  const coming = promised<House>();
  const late = new LateHouse('local', () => coming.promise);
  const us = ears();
  const line = late.join('local-a', us);
  expect(us.standings).toEqual(['connecting']);
  void line.holdUntil(Promise.resolve());
  const answer = line.order({ type: 'move', version: 0, moves: ['draw'] });
  line.greet();
  line.close();
  expect(asked).toEqual([]);
  coming.keep(house);
  expect(await answer).toEqual({ type: 'pong' });
  expect(asked).toEqual(['join local-a', 'hold', 'order move', 'greet', 'close']);
  expect(await late.story('local-a')).toEqual({ table: { id: 'local-a' } });
});

test('where a house cannot be fetched, whoever listens is told, and whoever asks is refused', async () => {
  const late = new LateHouse('local', () => Promise.reject(new Error('no such file')));
  const us = ears();
  const line = late.join('local-a', us);
  await expect(line.order({ type: 'withdraw' })).rejects.toThrow('no such file');
  line.close();
  expect(us.heard_).toEqual([{ type: 'goodbye', key: 'local.cannot_start' }]);
  await expect(late.catalogue()).rejects.toThrow('no such file');
});
