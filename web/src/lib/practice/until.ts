const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** When something will be, in words: "in 3 days". */
export function until(then: number, language: string, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  const left = Math.max(then - now, 60_000);
  const [unit, length] = STEPS.find(([, step]) => left >= 0.95 * step) ?? ['minute', 60_000];
  return words.format(Math.round(left / length), unit);
}
