import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { speak } from '$lib/i18n/say.svelte';
import Card from './Card.svelte';
import Dots from './Dots.svelte';
import Grid from './Grid.svelte';
import Purse from './Purse.svelte';

beforeAll(() => speak('en'));

test.each([
  ['B4', 'blue 4'],
  ['$3', 'currency card worth 3'],
  ['*7', 'wildcard 7 (any colour)'],
  ['G*', 'green wildcard'],
  ['**', 'super wildcard'],
])('the card %s has its full name', (code, name) => {
  render(Card, { code });
  expect(screen.getByRole('img', { name })).toBeInTheDocument();
});

test('a card that can be pressed is a button that says what it does', async () => {
  const onclick = vi.fn();
  render(Card, { code: 'O2', count: 2, label: 'pay with it', onclick });
  await fireEvent.click(screen.getByRole('button', { name: '2 × orange 2: pay with it' }));
  expect(onclick).toHaveBeenCalledOnce();
});

test('a purse says what is in it', () => {
  render(Purse, { tokens: 7, busts: 1 });
  expect(screen.getByRole('img', { name: '7 currency tokens of 10, 1 bust token' })).toBeInTheDocument();
});

test('the grid is walked with arrows, and every cell has a name', async () => {
  const onpick = vi.fn();
  render(Grid, { label: 'Market', cells: { P9: { lit: true, label: 'pink 9, costs 9' } }, onpick });
  const cells = screen.getAllByRole('button');
  expect(cells).toHaveLength(36);
  expect(cells.filter((cell) => cell.tabIndex === 0)).toHaveLength(1);
  cells[0]?.focus();
  await fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft' });
  expect(document.activeElement).toHaveAccessibleName('blue 9');
  await fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowUp' });
  expect(document.activeElement).toHaveAccessibleName('pink 9, costs 9');
  await fireEvent.click(document.activeElement ?? document.body);
  expect(onpick).toHaveBeenCalledWith('P9');
  expect(cells[0]).toHaveAttribute('aria-disabled', 'true');
});

test('a grid for a glance is one picture', () => {
  render(Dots, { label: 'Ben', cells: { B1: { state: 'have' } }, runs: { B: [1, 1] } });
  expect(screen.getByRole('img', { name: 'Ben' })).toBeInTheDocument();
  expect(screen.queryAllByRole('button')).toHaveLength(0);
});
