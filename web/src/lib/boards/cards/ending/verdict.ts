import type { CardsView, Colour, Result, Sitter } from '$lib/game/props';
import { endedEarly, isByRules } from '../../playback/outcome';
import { personAt, readerOf } from '$lib/game/reader';
import { say, speaker } from '$lib/i18n/say.svelte';
import { linesOf, ranking } from '../counting/scoring';
import { moneyOf } from './tally';

export interface Game {
  view: CardsView;
  result: Result;
  seats: readonly Sitter[];
  mine: readonly number[];
  options: Record<string, unknown>;
}

/** What an edition counts when points and money are equal. */
const FIGURES: Record<string, string> = { trefl: 'used', gamefactory: 'unused' };

/** How it ended, in one sentence. */
export function verdictOf(game: Game): string {
  const { result, seats } = game;
  if (!isByRules(result)) return endedEarly(result, seats, game.mine);
  if (result.winners.length > 1) {
    const winners = speaker().listOf(result.winners.map((seat) => nameOf(game, seat)));
    return say('cards.shared', { winners });
  }
  const [winner, other] = rivals(game);
  const reader = readerOf(game.mine);
  const who = winner === reader ? 'you' : other === reader ? 'lost' : 'other';
  return say('cards.verdict', {
    who,
    name: seats[winner]?.name ?? '',
    seats: seats.length === 2 ? 'two' : 'many',
    more: scoreOf(game, winner),
    less: scoreOf(game, other),
  });
}

/** What made the difference; nothing to say when the victory is shared or the rules did not decide it. */
export function reasonOf(game: Game): string {
  const { view, result } = game;
  if (!isByRules(result)) return say('cards.stood', { points: pointsOf(game) });
  if (result.winners.length > 1) return '';
  const [winner, other] = rivals(game);
  const lead = scoreOf(game, winner) - scoreOf(game, other);
  if (lead === 0) return tieBroken(game, winner, other);
  const [mine, theirs] = [winner, other].map((seat) => {
    const cards = view.seats[seat];
    return cards ? linesOf(cards) : [];
  });
  const gains = (mine ?? []).map(({ colour, length, points }, row) => {
    const less = theirs?.[row]?.points ?? 0;
    return { colour, isFull: length === 9, more: points, less, gain: points - less };
  });
  const most = gains.reduce((best, one) => (one.gain > best.gain ? one : best));
  if (most.gain < lead && gains.filter(({ gain }) => gain === most.gain).length > 1) return ''; // no single one did
  const how = most.gain < lead ? 'most' : most.isFull ? 'full' : 'decided';
  return say('cards.reason', { how, colour: most.colour, more: most.more, less: most.less });
}

/** A seat's points in the order of the table: "you 4 and Bea 6". */
export function pointsOf(game: Game, points = game.view.seats.map(({ score }) => score)): string {
  return speaker().listOf(
    points.map((count, seat) =>
      say('cards.counted', { ...personAt(seat, game.seats, game.mine), points: count }),
    ),
  );
}

/** What somebody who listens is told when a colour has been counted. */
export function colourTold(game: Game, colour: Colour): string {
  const points = game.view.seats.map(
    (seat) => linesOf(seat).find((line) => line.colour === colour)?.points ?? 0,
  );
  return say('cards.colour-told', { colour, points: pointsOf(game, points) });
}

/** What the tie-break counts, of one seat. */
export function figureOf({ result, options }: Game, seat: number): string {
  const figure = FIGURES[String(options['edition'])] ?? 'owned';
  return say('cards.tie-break', { figure, count: result.tiebreak?.[seat] ?? 0 });
}

function tieBroken(game: Game, winner: number, other: number): string {
  const { result, view, seats } = game;
  if (seats[winner]?.kind === 'opponent') return say('cards.tie-solo', { name: seats[winner].name });
  const money = result.money ?? moneyOf(view);
  const [more = 0, less = 0] = [money[winner], money[other]];
  if (more !== less) return say('cards.tie-money', { more, less });
  return say('cards.tie-figure', { more: figureOf(game, winner), less: figureOf(game, other) });
}

/** Who won, and whom to compare with: the reader who lost, or else whoever came second. */
function rivals({ view, result, mine }: Game): [number, number] {
  const places = ranking(result.winners, result.scores ?? [], result.money ?? moneyOf(view));
  const winner = places[0]?.seat ?? 0;
  const reader = readerOf(mine);
  return [winner, reader !== null && reader !== winner ? reader : (places[1]?.seat ?? winner)];
}

function nameOf({ seats, mine }: Game, seat: number): string {
  return seat === readerOf(mine) ? say('cards.you-counted') : (seats[seat]?.name ?? '');
}

function scoreOf({ view, result }: Game, seat: number): number {
  return result.scores?.[seat] ?? view.seats[seat]?.score ?? 0;
}
