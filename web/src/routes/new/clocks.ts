import type { Agreement } from '$lib/wire/messages';

type Choice = NonNullable<Agreement['clock']>;

/** The clocks on offer, from none to days. */
export const CLOCKS = ['none', 'brisk', 'calm', 'day', 'three-days'] as const;
export type ClockName = (typeof CLOCKS)[number];

const TIMES: Record<Exclude<ClockName, 'none'>, Choice> = {
  brisk: { kind: 'game', minutes: 5, increment: 5 },
  calm: { kind: 'game', minutes: 20, increment: 10 },
  day: { kind: 'move', days: 1 },
  'three-days': { kind: 'move', days: 3 },
};

export function clockNamed(name: ClockName): Choice | null {
  return name === 'none' ? null : TIMES[name];
}

export function nameOfClock(clock: Choice | null): ClockName {
  const found = CLOCKS.find((name) => JSON.stringify(clockNamed(name)) === JSON.stringify(clock));
  return found ?? 'none';
}
