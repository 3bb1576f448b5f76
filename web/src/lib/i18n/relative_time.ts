const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** Of something that is known to the day: "today", "3 days ago". */
export function dayAgo(then: number, language: string, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return words.format(-Math.max(0, Math.floor((now - then) / 86_400_000)), 'day');
}

/** How long ago something was, in words: "5 minutes ago". */
export function timeAgo(then: number, language: string, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, length] = STEPS.find(([, step]) => now - then >= step) ?? ['second', 60_000];
  return words.format(-Math.floor((now - then) / length), unit);
}

/** When something will be, in words: "in 3 days". */
export function timeUntil(then: number, language: string, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  const left = Math.max(then - now, 60_000);
  const [unit, length] = STEPS.find(([, step]) => left >= 0.95 * step) ?? ['minute', 60_000];
  return words.format(Math.round(left / length), unit);
}
