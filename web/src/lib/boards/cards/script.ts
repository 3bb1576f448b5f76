import type { Audience, Beat, Scene } from '../playback/beats.svelte';
import { deciderOf, seatOf, type EventName, type EventNamed } from '$lib/game/events';
import type { CardsView, GameEvent } from '$lib/game/props';
import { paced } from '$lib/motion/pace';
import { isMoving } from '$lib/settings/settings.svelte';
import { isWildcard, thrillOf } from './counting/figures';
import { fold } from './counting/fold';

/** How long an event is looked at, in milliseconds. */
const LASTS: Partial<Record<EventName, number>> = {
  auction: 600,
  bids: 700,
  passes: 500,
  stops: 600,
  takes: 500,
  to_market: 500,
  busts: 1000,
  bust_token: 500,
  gains: 350,
  discards: 150,
  chooses: 500,
  spends: 450,
  buys: 600,
  wins: 700,
  turn: 450,
  last_round: 900,
  over: 300,
};
const MINE = 0.5; // what I decided I know already
const MOMENTOUS: EventName[] = ['busts', 'last_round', 'over']; // for everybody the same

const LEAVES = 210; // a card on its way from the deck
const TURNS = 230;
const COUNTED = 180; // until one has read the new total
const STILL = 0.6; // without motion there is less to look at
const BREATH = 1100; // what a card that surely busts waits longer than one that cannot

type CardBeat = Beat<CardsView>;

/** A turn as one sees it: each card leaves the deck, is turned, and counts; then what came of it. */
export function cardScript(events: readonly GameEvent[], audience: Audience): CardBeat[] {
  const beats: CardBeat[] = [];
  for (const [at, event] of events.entries()) {
    const before = events[at - 1];
    if (event.event === 'draws' && events[at + 1]?.event === 'card') continue; // told with its card
    if (event.event === 'card')
      beats.push(...turnUp(event, before?.event === 'draws' ? [before, event] : [event], audience));
    else if (event.event === 'spends' && before?.event === 'spends')
      beats.push(joined(beats.pop() as CardBeat, event));
    else beats.push(plain(event, audience));
  }
  return beats;
}

/** First that there is a card, then which one, and only then what it does. */
function turnUp(event: EventNamed<'card'>, tells: GameEvent[], { hasOdds }: Audience): CardBeat[] {
  const { seat, card } = event;
  const thrill = ({ view }: Scene<CardsView>): number => thrillOf(view, hasOdds());
  const quicker = (lasts: number): number => paced(lasts) * (isMoving() ? 1 : STILL);
  return [
    {
      tells: [],
      isFaceDown: true,
      lasts: (now) => quicker(LEAVES + BREATH * thrill(now)),
      show: (now, _, lasts) => ({
        view: { ...now.view, left: now.view.left - 1, phase: 'draw' },
        turning: { seat, face: null, thrill: thrill(now), lasts },
      }),
    },
    {
      tells: [],
      lasts: () => quicker(TURNS),
      show: ({ turning }, _, lasts) => ({
        turning: { seat, face: card, thrill: turning?.thrill ?? 0, lasts },
      }),
    },
    {
      tells,
      lasts: () => quicker(COUNTED),
      show: ({ view, turning }, later) => ({
        view: fold({ ...view, left: view.left + 1 }, event, later.view),
        turning: isWildcard(card) ? turning : null, // it stays until there is a place for it
      }),
    },
  ];
}

function plain(event: GameEvent, { isMine }: Audience): CardBeat {
  const seat = seatOf(event);
  const isKnown = seat !== undefined && isMine(seat) && !MOMENTOUS.includes(event.event);
  const lasts = (LASTS[event.event] ?? 300) * (isKnown ? MINE : 1);
  return {
    tells: [event],
    lasts: () => paced(lasts),
    show: ({ view, toMove }, later) => ({
      view: fold(view, event, later.view),
      toMove: moverAfter(event, toMove),
      turning: null,
    }),
  };
}

/** A payment is one beat, however many coins it has. */
function joined(beat: CardBeat, event: GameEvent): CardBeat {
  return {
    ...beat,
    tells: [...beat.tells, event],
    show: (now, later, lasts) => {
      const scene = beat.show(now, later, lasts);
      return { ...scene, view: fold(scene.view ?? now.view, event, later.view) };
    },
  };
}

/** Who is looked at: whoever does what is shown, or is named by it. */
function moverAfter(event: GameEvent, before: number | null): number | null {
  if (event.event === 'turn') return event.seat;
  if (['auction', 'last_round', 'over'].includes(event.event)) return null;
  return deciderOf(event) ?? before;
}
