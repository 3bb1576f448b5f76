import type { Audience, Beat } from '../playback/beats.svelte';
import { seatOf, type EventName, type EventNamed } from '$lib/game/events';
import type { GameEvent, TilesView } from '$lib/game/props';
import { paced } from '$lib/motion/pace';
import { isMoving } from '$lib/settings/settings.svelte';
import { isSame } from './cells';

/** How long an event is looked at, in milliseconds. */
const LASTS: Partial<Record<EventName, number>> = {
  places: 420,
  moves: 560,
  passes: 600,
  line: 900,
  second_round: 900,
  over: 200,
};
const MINE = 0.7; // it lies there already
const DRAWN = 200; // a tile that is taken, still face down
const TURNED = 160;
const STILL = 0.6; // without motion there is less to look at

type TileBeat = Beat<TilesView>;

/** A move as one sees it: the tile lies, then whose turn it is, then the tile that was drawn for it. */
export function tileScript(events: readonly GameEvent[], audience: Audience): TileBeat[] {
  return events.flatMap((event) => (event.event === 'tile' ? turnUp(event) : [plain(event, audience)]));
}

/** First whose it is, then which one. */
function turnUp(event: EventNamed<'tile'>): TileBeat[] {
  const { seat, value } = event;
  const quicker = (lasts: number): number => paced(lasts) * (isMoving() ? 1 : STILL);
  return [
    {
      tells: [],
      isFaceDown: true,
      lasts: () => quicker(DRAWN),
      show: (_, __, lasts) => ({ toMove: seat, turning: { seat, face: null, thrill: 0, lasts } }),
    },
    {
      tells: [event],
      lasts: () => quicker(TURNED),
      show: (_, later, lasts) => ({
        view: later.view,
        toMove: seat,
        turning: { seat, face: String(value), thrill: 0, lasts },
      }),
    },
  ];
}

function plain(event: GameEvent, { isMine }: Audience): TileBeat {
  const seat = seatOf(event);
  const share = seat !== undefined && isMine(seat) && event.event !== 'line' ? MINE : 1;
  return {
    tells: [event],
    lasts: () => paced((LASTS[event.event] ?? 300) * share),
    show: ({ view }, later) => ({ view: { ...view, ...changed(view, event, later.view) }, toMove: null }),
  };
}

/** The plane after a move, with nothing that was drawn since. */
function changed(view: TilesView, event: GameEvent, later: TilesView): Partial<TilesView> {
  if (event.event === 'line' || event.event === 'second_round') {
    const { lines, second_round } = later;
    return event.event === 'line' ? { lines } : { second_round };
  }
  if (event.event !== 'places' && event.event !== 'moves') return {};
  const { seat, value, x, y } = event;
  const tile = { seat, value, x, y };
  if (event.event === 'places') return { tiles: [...view.tiles, tile], hand: null, ...rowAfter(view, later) };
  const from = { x: event.from[0], y: event.from[1] };
  return {
    tiles: view.tiles.map((one) => (isSame(one, from) ? tile : one)),
    second_round: later.second_round,
  };
}

/** In the open game the row is shorter as soon as its tile lies; of a closed supply, what was drawn is not told yet. */
function rowAfter(view: TilesView, later: TilesView): Partial<TilesView> {
  return view.open ? { supplies: later.supplies } : {};
}
