import { expect, test } from 'vitest';
import { prepare, speak } from '$lib/i18n/say.svelte';
import { aboutSitter } from '$lib/people/bots';
import { called, wordFor } from '$lib/people/programs';
import type { Seat, Table } from '$lib/wire/messages';
import { sitters } from './from_wire';

const names = (...seats: Seat[]): string[] => sitters({ seats } as Table).map(({ name }) => name);
const bot = (name: string): Seat => ({ kind: 'bot', bot: name });

test('bots of the ladder are called by their names, others after their seats', async () => {
  await speak('en');
  expect(names({ kind: 'person', name: 'Ada' }, bot('momo'), bot('greedy'), bot('expert'))).toEqual([
    'Ada',
    'Momo',
    'Juno',
    'Expert',
  ]);
});

test('two of one name are told apart, a person included', async () => {
  await speak('en');
  expect(names(bot('momo'), { kind: 'person', name: 'Bruno' }, bot('momo'), bot('bruno'))).toEqual([
    'Momo',
    'Bruno',
    'Momo 2',
    'Bruno 2',
  ]);
});

test('only the expert is called something else in another language', async () => {
  await speak('de');
  await prepare('play');
  expect(names(bot('momo'), bot('expert'))).toEqual(['Momo', 'Expertin']);
  await speak('en');
});

test('a program is marked as one', async () => {
  await speak('en');
  await prepare('play');
  const robbie: Seat = { kind: 'person', name: 'Robbie', program: true };
  const [ada, program] = sitters({ seats: [{ kind: 'person', name: 'Ada' }, robbie] } as Table);
  expect([ada, program].map((sitter) => called(sitter!))).toEqual(['Ada', 'Robbie (program)']);
  expect(wordFor(program!)).toBe('Program');
  expect(aboutSitter(program!, 'cards')).toMatch('a program that plays over the network');
  expect(aboutSitter(ada!, 'cards')).toBe('');
});
