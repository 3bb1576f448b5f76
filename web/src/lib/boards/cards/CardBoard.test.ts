import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Candidate } from '$lib/game/candidates';
import { speak } from '$lib/i18n/say.svelte';
import type { Showing } from '$lib/game/props';
import { choose } from '$lib/settings/settings.svelte';
import { answerOf, momentOf, type Moment } from '../../../dev/cards/moments';
import CardBoard from './CardBoard.svelte';

// Whether something is hidden is dear to ask in a document without a screen.
configure({ defaultHidden: true });
vi.setConfig({ testTimeout: 30_000 });

beforeAll(() => speak('en'));
beforeEach(() => choose({ motion: 'off', sound: false, pace: 'normal' }));

function sit(name: string, changes: Partial<Moment> & { aids?: boolean } = {}) {
  const moment = momentOf(name);
  const send = vi.fn(async (_: string[]) => {});
  const tryOut = async (tokens: string[]) => answerOf(moment, tokens);
  const props = { ...moment, aids: true, ...changes, send, tryOut };
  return { moment, send, props, ...render(CardBoard, { props }) };
}

const key = (name: string) => fireEvent.keyDown(document.body, { key: name });
const inside = (selector: string) => within(document.querySelector<HTMLElement>(selector) ?? document.body);
const action = (name: RegExp) => inside('.actions').getByRole('button', { name });

describe('drawing', () => {
  test('each action says what it does and brings', () => {
    sit('near_ten');
    expect(action(/Draw 13 of 16 bust/)).toBeEnabled();
    expect(action(/Take numbers: 8, 6 others get 5/)).toBeEnabled();
    expect(action(/Take 1 token 4 too many · 2 cards to the market/)).toBeEnabled();
  });

  test('what is not possible keeps its place', () => {
    sit('first_draw');
    expect(action(/Draw/)).toBeEnabled();
    expect(action(/numbers/)).toBeDisabled();
    expect(action(/currency/)).toBeDisabled();
  });

  test.each([
    ['d', 'draw'],
    ['N', 'numbers'],
    ['c', 'currency'],
  ])('the key %s does it', async (letter, token) => {
    const { send } = sit('near_ten');
    await key(letter);
    expect(send).toHaveBeenCalledExactlyOnceWith([token]);
  });

  test('a key that is typed elsewhere does nothing', async () => {
    const { send } = sit('near_ten');
    const field = document.body.appendChild(document.createElement('input'));
    await fireEvent.keyDown(field, { key: 'd' });
    field.remove();
    expect(send).not.toHaveBeenCalled();
  });

  test('a key that has done something elsewhere does nothing here', async () => {
    const { send } = sit('near_ten');
    const coach = (event: Event) => event.preventDefault();
    document.addEventListener('keydown', coach);
    await key('d');
    document.removeEventListener('keydown', coach);
    expect(send).not.toHaveBeenCalled();
  });

  test('the gauges can be read, and the odds are an aid', async () => {
    const { rerender, props } = sit('near_ten');
    expect(inside('.gauges').getByRole('meter', { name: 'Total' })).toHaveAttribute('aria-valuenow', '9');
    expect(inside('.gauges').getByRole('meter', { name: 'Currency' })).toHaveAttribute(
      'aria-valuetext',
      'Currency 5 of 10',
    );
    expect(screen.getByText('to bust')).toBeInTheDocument();
    await rerender({ ...props, aids: false });
    expect(screen.queryByText('to bust')).not.toBeInTheDocument();
    expect(screen.queryByText(/of 16 bust/)).not.toBeInTheDocument();
  });
});

describe('the auction', () => {
  test('promises the card to the last who bids, and to the others only if nobody bids more', () => {
    sit('auction_last');
    expect(screen.getByText(/and it is yours for \d+/)).toBeInTheDocument();
    expect(screen.queryByText(/if nobody bids more/)).not.toBeInTheDocument();
  });

  test('is bid in from the least to the most', async () => {
    const { send } = sit('auction_last');
    expect(action(/^Bid 5/)).toBeEnabled();
    await key('-');
    await key('+');
    await key('+');
    expect(action(/^Bid 7/)).toBeEnabled();
    await fireEvent.input(inside('.auction').getByRole('slider'), { target: { value: '11' } });
    await key('+');
    await key('Enter');
    expect(send).toHaveBeenCalledExactlyOnceWith(['bid:11']);
  });

  test('passes with a key', async () => {
    const { send } = sit('auction_first');
    await key('p');
    expect(send).toHaveBeenCalledExactlyOnceWith(['pass']);
  });

  test('is paid for in one go, with what is chosen', async () => {
    const { send, moment } = sit('paying');
    await waitFor(() => expect(action(/Pay for/)).toBeEnabled());
    await fireEvent.click(
      inside('.desk').getAllByRole('button', { name: /^currency token/ })[0] as HTMLElement,
    );
    await waitFor(() => expect(screen.getByText('1 more to pay.')).toBeInTheDocument());
    expect(action(/Pay for/)).toBeDisabled();
    await key('Enter');
    expect(send).not.toHaveBeenCalled();
    await fireEvent.click(
      inside('.desk').getAllByRole('button', { name: /^currency token/ })[0] as HTMLElement,
    );
    await waitFor(() => expect(screen.getByText('Just right.')).toBeInTheDocument());
    await key('Enter');
    expect(send).toHaveBeenCalledExactlyOnceWith(moment.tries['']?.proposal);
  });
});

describe('buying', () => {
  const market = () => inside('.market .grid');

  test('choosing and paying is one message, sent when it is confirmed', async () => {
    const { send, moment } = sit('buying');
    await fireEvent.click(market().getByRole('button', { name: /^green 2, costs 2/ }));
    await waitFor(() => expect(action(/Pay for the green 2/)).toBeEnabled());
    expect(send).not.toHaveBeenCalled();
    await fireEvent.click(action(/Pay for the green 2/));
    expect(send).toHaveBeenCalledExactlyOnceWith(['buy:G2', ...(moment.tries['buy:G2']?.proposal ?? [])]);
  });

  test('one may choose again', async () => {
    const { send } = sit('buying');
    await fireEvent.click(market().getByRole('button', { name: /^green 2, costs 2/ }));
    await waitFor(() => expect(action(/Pay for/)).toBeEnabled());
    await key('Escape');
    expect(action(/Buy nothing/)).toBeEnabled();
    expect(document.activeElement).toHaveAttribute('data-card', 'G2');
    expect(send).not.toHaveBeenCalled();
  });

  test('what cannot be bought says why', async () => {
    sit('buying');
    await fireEvent.click(market().getByRole('button', { name: /^green 3, costs 3/ }));
    await waitFor(() =>
      expect(screen.getByText(/is a green 3 in the collection already/)).toBeInTheDocument(),
    );
  });

  test('arrow keys walk through the market', async () => {
    sit('buying');
    const first = market().getByRole('button', { name: /^blue 1/ });
    first.focus();
    await fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(document.activeElement).toHaveAttribute('data-card', 'G1');
    expect(
      market()
        .getAllByRole('button')
        .filter((cell) => cell.tabIndex === 0),
    ).toHaveLength(1);
  });

  test('after a bust there is the token, or a purchase', async () => {
    const { send } = sit('bust_choice');
    await key('t');
    expect(send).toHaveBeenCalledExactlyOnceWith(['token']);
  });
});

describe('what is being shown', () => {
  const showing = (changes: Partial<Showing> = {}): Showing => ({
    isPlaying: true,
    isOthers: true,
    isHurried: false,
    turning: null,
    told: null,
    hurry: vi.fn(),
    ...changes,
  });
  const waiting = { legal: [], acting: null, toMove: null };

  test('can be skipped when it is what others do, and then it is my turn', async () => {
    vi.useFakeTimers();
    try {
      const shown = showing();
      const { rerender, props } = sit('solo_turn', { ...waiting, showing: shown });
      await fireEvent.click(action(/Skip/));
      expect(shown.hurry).toHaveBeenCalled();
      await rerender({
        ...props,
        ...momentOf('solo_turn'),
        showing: showing({ isPlaying: false, isOthers: false }),
      });
      expect(inside('[data-place="stage"]').getByRole('heading', { name: 'Your turn' })).toBeInTheDocument();
      expect(action(/Draw/)).toBeDisabled(); // a second press was meant for what just ended
      await vi.advanceTimersByTimeAsync(400);
      expect(action(/Draw/)).toBeEnabled();
    } finally {
      vi.useRealTimers();
    }
  });

  test('lets nothing be decided, and a key hurries it', async () => {
    const shown = showing({ isOthers: false });
    const { send } = sit('near_ten', { legal: [], showing: shown });
    for (const name of ['Draw', 'Take numbers', 'Take 1 token'])
      expect(action(new RegExp(name))).toBeDisabled();
    await key('d');
    expect(send).not.toHaveBeenCalled();
    expect(shown.hurry).toHaveBeenCalled();
  });

  test('has a card face down first, with no word of what it is', () => {
    const turning = { seat: 0, face: null, thrill: 0.5, lasts: 300 };
    sit('near_ten', { legal: [], showing: showing({ isOthers: false, turning }) });
    const laid = inside('[data-place="tableau"]').getAllByRole('img');
    expect(laid.at(-1)).toHaveAccessibleName('a card face down');
    expect(inside('.gauges').getByRole('meter', { name: 'Total' })).toHaveAttribute('aria-valuenow', '9');
  });
});

describe('the end', () => {
  const heading = (): HTMLElement => inside('[data-place="stage"]').getByRole('heading', { level: 2 });

  test('names the winner, and counts colour by colour', () => {
    sit('end', { events: [] });
    expect(heading()).toHaveTextContent(/^Dario won, \d+ to \d+$|^You lost, \d+ to Dario’s \d+$/);
    expect(screen.getAllByText(/points? in blue/)).toHaveLength(4);
  });

  test('shows neither market nor collection beside it', () => {
    sit('end', { events: [] });
    expect(document.querySelector('[data-place="market"]')).toBeNull();
    expect(document.querySelectorAll('[data-place^="seat-"]')).toHaveLength(3); // the others, out of sight
  });

  test('a victory may be shared', () => {
    sit('shared', { events: [] });
    expect(heading()).toHaveTextContent('A shared victory: Chloé and Dario!');
  });

  test('a solo game that is won has a rank', () => {
    sit('solo_won', { events: [] });
    expect(heading()).toHaveTextContent(/^You won, \d+ to \d+!$/);
    expect(screen.getByText(/Target 4 is beaten. Your rank: a Pebble Counter/)).toBeInTheDocument();
  });

  test('a solo game that is lost has none', () => {
    sit('solo_lost', { events: [] });
    expect(heading()).toHaveTextContent(/^You lost, \d+ to \d+$/);
    expect(screen.getByText('Target 10 is still to beat.')).toBeInTheDocument();
    expect(screen.queryByText(/Your rank/)).not.toBeInTheDocument();
  });

  test('by a resignation says who resigned, and what stood', () => {
    const { view, seats, mine } = momentOf('near_ten');
    sit('near_ten', { legal: [], result: { winners: [1], reason: 'resigned', seat: mine[0] ?? 0 } });
    expect(heading()).toHaveTextContent(`You resigned; ${seats[1]?.name} wins`);
    expect(screen.getByText(/^How it stood: you \d+/)).toBeInTheDocument();
    const money = view.seats.map(({ tokens, busts }) => `Currency: ${tokens + 3 * busts}`);
    for (const text of money) expect(screen.getAllByText(text)[0]).toBeInTheDocument();
  });

  describe('that somebody sees come', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    test('is counted before anybody is named, and a press shows the rest', async () => {
      sit('end', { events: [{ event: 'over' }] });
      expect(heading()).toHaveTextContent('Blue');
      expect(screen.queryByText(/points? in/)).not.toBeInTheDocument();
      expect(document.querySelector('.winner')).toBeNull();
      await vi.advanceTimersByTimeAsync(1000);
      expect(screen.getAllByText(/points? in blue/).length).toBeGreaterThan(0);
      expect(screen.queryByText(/points? in pink/)).not.toBeInTheDocument();
      await fireEvent.click(screen.getByRole('button', { name: /Show the result/ }));
      expect(heading()).toHaveTextContent(/Dario/);
      expect(document.querySelectorAll('.winner')).toHaveLength(1);
      expect(screen.getAllByText(/points? in pink/)).toHaveLength(4);
    });

    test.each(['Enter', 'Escape'])('is skipped by %s', async (name) => {
      sit('end', { events: [{ event: 'over' }] });
      await vi.advanceTimersByTimeAsync(400);
      await fireEvent.keyDown(document.body, { key: name });
      expect(heading()).toHaveTextContent(/Dario/);
    });
  });
});

test('a watcher can look, and do nothing', () => {
  sit('watching');
  expect(screen.getByText('You are watching this table')).toBeInTheDocument();
  expect(inside('.actions').queryByRole('button')).not.toBeInTheDocument();
});

describe('a game that is studied', () => {
  const thought = (move: string, mark: Candidate['mark'] = null): Candidate => ({
    moves: [move],
    words: move,
    value: '9%',
    mark,
    isLookedAt: false,
  });

  test('has its bids on the stage, from pass to the highest, and no actions', async () => {
    const onpick = vi.fn();
    const candidates = [thought('bid:5', 'better'), thought('bid:12'), thought('pass', 'played')];
    const { props } = sit('auction_last');
    cleanup();
    render(CardBoard, { props: { ...props, legal: [], candidates, onpick } });
    expect(document.querySelector('.actions')).toBe(null);
    const drawn = inside('[data-place="stage"] .considered').getAllByRole('button');
    expect(drawn.map(({ textContent }) => textContent.trim().replace(/\s+/g, ' '))).toEqual([
      'pass ✗ 9%',
      '5 ✓ 9%',
      '12 9%',
    ]);
    await fireEvent.click(drawn[1] as HTMLElement);
    expect(onpick).toHaveBeenCalledExactlyOnceWith(candidates[0]);
  });
});
