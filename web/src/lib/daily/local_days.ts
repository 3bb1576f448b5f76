/** Days that this browser deals by itself: where there is no server, or it is out of reach. */
import type { DealSource } from '$lib/house/daily';
import { localHouse, noteKept } from '$lib/houses/local_house';
import { theServer } from '$lib/houses/server.svelte';
import { studyHere } from '$lib/studies/studies.svelte';
import type { DailyCalendar, DailyDeal, DailyNet, DailyStarted, Today } from '$lib/wire/messages';
import { deals } from './attempts.svelte';
import { keepClosedDays } from './closed_days';

type GameName = DailyDeal['game'];

const PAUSE = 500; // milliseconds between two looks at a review

export function source(): DealSource {
  return theServer() ? 'server' : 'date';
}

export const daysHere = async () => (await localHouse.fetch()).days(source());

export const dealHere = async (day: number, game: GameName) =>
  (await localHouse.fetch()).deal(source(), day, game);

export async function playHere(day: number, game: GameName): Promise<DailyStarted> {
  const started = await (await localHouse.fetch()).playDeal(source(), day, game);
  noteKept();
  return started;
}

/** Keeps what the server tells of past days for when it is out of reach. */
export const keepDays = async (today: Today, calendar: DailyCalendar) =>
  keepClosedDays(await localHouse.fetch(), deals(), today, calendar);

/** A game without its luck, as this browser reviews it; null once nobody wants to know. */
export async function netHere(table: string, isWanted: () => boolean): Promise<DailyNet | null> {
  let answer = await studyHere.askForReview(table);
  while (answer.status !== 'done' && answer.status !== 'none' && isWanted()) {
    await new Promise((done) => setTimeout(done, PAUSE));
    answer = await studyHere.review(table);
  }
  const mine = answer.review?.seats[0];
  if (!mine) return null;
  const { errors: lost, luck, adjusted, accuracy = null } = mine;
  return { lost, luck, adjusted, accuracy };
}
