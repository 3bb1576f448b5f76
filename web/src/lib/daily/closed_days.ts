import type { Daily, LocalDaily } from '$lib/house/daily';
import type { DailyCalendar, Today } from '$lib/wire/messages';
import { lastClosedDay } from './days';

type House = Pick<LocalDaily, 'days' | 'keepDays'>;

/** Keeps in this browser the deals that have closed since the server was asked for them, and the calendar. */
export async function keepClosedDays(
  house: House,
  server: Pick<Daily, 'revealed'>,
  { deals: [deal] }: Pick<Today, 'deals'>,
  calendar: DailyCalendar,
): Promise<void> {
  const newest = Math.max(0, ...(await house.days('server')).known);
  const isBehind = deal !== undefined && newest < lastClosedDay(deal, Date.now());
  await house.keepDays(isBehind ? await server.revealed(newest) : [], calendar);
}
