import type { Daily } from '$lib/house/daily';
import type { Asking } from './study';

export function dailyAt(ask: Asking): Daily {
  return {
    today: () => ask('GET', '/api/daily'),
    start: (game) => ask('POST', `/api/daily/${game}/start`),
    practise: (day, game, move) => ask('POST', `/api/daily/${day}/${game}/practice`, { move }),
    day: (day) => ask('GET', `/api/daily/${day}`),
    page: (day, game) => ask('GET', `/api/daily/${day}/${game}`),
    calendar: () => ask('GET', '/api/daily/calendar'),
    revealed: (after) => ask('GET', `/api/daily/revealed?after=${after}`),
  };
}
