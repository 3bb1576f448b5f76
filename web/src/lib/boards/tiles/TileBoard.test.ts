import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import moments from '../../../../fixtures/tile_moments.json';
import { speak } from '$lib/i18n/say.svelte';
import { choose } from '$lib/settings/settings.svelte';
import type { BoardProps, TilesView } from '$lib/game/props';
import TileBoard from './TileBoard.svelte';

beforeAll(() => speak('en'));
beforeEach(() => choose({ oneTap: false }));

type Moment = Omit<BoardProps<TilesView>, 'aids' | 'send' | 'tryOut'>;

function board(name: string, changes: Partial<BoardProps<TilesView>> = {}) {
  const moment = moments.find((one) => one.name === name) as Moment;
  const send = vi.fn(async (_: string[]) => {});
  const tryOut = () => Promise.reject(new Error('not here'));
  render(TileBoard, { props: { ...moment, aids: true, send, tryOut, ...changes } });
  return { send, moment };
}

function tap(element: HTMLElement): Promise<unknown> {
  return fireEvent(element, new PointerEvent('click', { bubbles: true, detail: 1, pointerType: 'touch' }));
}

const spots = (): HTMLElement[] => screen.getAllByRole('button', { name: /^Place the \d at column/ });

describe('placing', () => {
  it('offers just the legal cells, by name', () => {
    const { moment } = board('closed');
    expect(spots()).toHaveLength(moment.legal.length);
  });

  it('places with a click', async () => {
    const { send, moment } = board('closed');
    const spot = spots()[0]!;
    await fireEvent.click(spot);
    expect(send).toHaveBeenCalledWith([`place:${spot.dataset['cell']}`]);
    expect(moment.legal).toContain(`place:${spot.dataset['cell']}`);
  });

  it('only aims with a first tap, and places with the second', async () => {
    const { send } = board('closed');
    const [first, second] = spots();
    await tap(first!);
    await tap(second!);
    expect(send).not.toHaveBeenCalled();
    await tap(second!);
    expect(send).toHaveBeenCalledWith([`place:${second!.dataset['cell']}`]);
  });

  it('places what was aimed at when it is confirmed, and forgets it on the way back', async () => {
    const { send } = board('closed');
    await tap(spots()[0]!);
    await fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.queryByRole('button', { name: 'Place it' })).toBeNull();
    const spot = spots()[1]!;
    await tap(spot);
    await fireEvent.click(screen.getByRole('button', { name: 'Place it' }));
    expect(send).toHaveBeenCalledWith([`place:${spot.dataset['cell']}`]);
  });

  it('places with one tap for those who want it so', async () => {
    choose({ oneTap: true });
    const { send } = board('closed');
    await tap(spots()[0]!);
    expect(send).toHaveBeenCalledOnce();
  });

  it('offers nothing to whoever waits', () => {
    board('waiting');
    expect(screen.queryAllByRole('button', { name: /^Place the/ })).toEqual([]);
    expect(screen.getByText('It is Ben’s move.')).toBeVisible();
  });
});

describe('the open game', () => {
  it('wants an end of the row first', async () => {
    const { send } = board('open');
    expect(screen.queryAllByRole('button', { name: /^Place the/ })).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: /right end/ }));
    await fireEvent.click(spots()[0]!);
    expect(send.mock.calls[0]?.[0][0]).toMatch(/^right:/);
  });
});

describe('the second round', () => {
  it('takes one of my tiles and puts it elsewhere', async () => {
    const { send, moment } = board('second_round');
    const takes = screen.getAllByRole('button', { name: /^Take your/ });
    const sources = new Set(moment.legal.map((token) => token.slice(5).split('>')[0]));
    expect(takes).toHaveLength(sources.size);
    await fireEvent.click(takes[0]!);
    expect(takes[0]).toHaveAttribute('aria-pressed', 'true');
    const spot = spots()[0]!;
    await fireEvent.click(spot);
    expect(send).toHaveBeenCalledWith([`move:${takes[0]!.dataset['cell']}>${spot.dataset['cell']}`]);
  });

  it('says how many moves are left', () => {
    board('late');
    expect(screen.getByText('79 moves left until a draw')).toBeVisible();
  });

  it('goes on by keyboard among the places, and back to the tile', async () => {
    board('second_round');
    const take = screen.getAllByRole('button', { name: /^Take your/ })[0]!;
    take.focus();
    await fireEvent.click(take, { detail: 0 });
    await vi.waitFor(() => expect(spots()).toContain(document.activeElement));
    await fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    await vi.waitFor(() => expect(document.activeElement).toBe(take));
  });

  it('shows the tile in hand, and asks where to', async () => {
    board('second_round');
    await fireEvent.click(screen.getAllByRole('button', { name: /^Take your/ })[0]!);
    expect(screen.getByRole('img', { name: /^In hand: a \d$/ })).toBeInTheDocument();
    expect(screen.getByText(/^Where shall the \d go\?$/)).toBeVisible();
  });

  it('puts the tile back with Escape', async () => {
    board('second_round');
    await fireEvent.click(screen.getAllByRole('button', { name: /^Take your/ })[0]!);
    await fireEvent.keyDown(spots()[0]!, { key: 'Escape' });
    expect(screen.queryAllByRole('button', { name: /^Place the/ })).toEqual([]);
  });

  it('passes when there is nothing else', async () => {
    const { send } = board('second_round', { legal: ['pass'] });
    await fireEvent.click(screen.getByRole('button', { name: 'Pass' }));
    expect(send).toHaveBeenCalledWith(['pass']);
  });
});

describe('the keyboard', () => {
  it('stops at one cell and walks on by arrows', async () => {
    board('closed');
    const stops = spots().filter((spot) => spot.tabIndex === 0);
    expect(stops).toHaveLength(1);
    stops[0]!.focus();
    await fireEvent.keyDown(stops[0]!, { key: 'ArrowLeft' });
    expect(document.activeElement).not.toBe(stops[0]);
    expect(spots()).toContain(document.activeElement);
  });
});

describe('where ten can be made', () => {
  it('is shown and said on the cell itself', () => {
    const { moment } = board('near_ten');
    const ten = screen.getAllByRole('button', { name: /: that makes ten$/ });
    expect(ten.map((spot) => spot.dataset['cell'])).toEqual(['3,-2']);
    expect(moment.legal).toContain('place:3,-2');
    expect(document.querySelectorAll('.wins')).toHaveLength(1);
  });

  it('is not, when there are no aids', () => {
    board('near_ten', { aids: false });
    expect(screen.queryByRole('button', { name: /that makes ten/ })).toBeNull();
    expect(document.querySelector('.wins')).toBeNull();
  });
});

describe('aids', () => {
  it('say where lines grow, and are silent when they are off', () => {
    board('near_ten');
    expect(screen.getByRole('list', { name: 'Lines that grow' })).toBeInTheDocument();
  });

  it('are silent when they are off', () => {
    board('near_ten', { aids: false });
    expect(screen.queryByRole('list', { name: 'Lines that grow' })).toBeNull();
    expect(document.querySelector('.hot, .figure')).toBeNull();
  });
});

describe('the end', () => {
  it('names the winner and shows the line', () => {
    const { moment } = board('won', { events: [] });
    expect(screen.getByRole('heading', { name: /^(Ten! .*won|You lost: .* made ten)$/ })).toBeVisible();
    expect(screen.getByText(/^\d( \+ \d)+ = 10/)).toBeVisible();
    expect(document.querySelectorAll('.tile.shine')).toHaveLength(moment.view.lines.flat().length);
  });

  it('says why nobody won', () => {
    board('draw');
    expect(screen.getByText(/^A draw: the second round/)).toBeVisible();
  });
});
