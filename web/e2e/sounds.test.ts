import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect } from 'vitest';
import type { SCORES, ring, scoreOf } from '../src/lib/sound/scores.ts';
import { hear, type Heard } from './support/hearing.ts';
import { test, type Visit } from './support/visitor.ts';

const RATE = 22_050;

interface Instrument {
  SCORES: typeof SCORES;
  ring: typeof ring;
  scoreOf: typeof scoreOf;
}

const source = new URL('../src/lib/sound/scores.ts', import.meta.url);
const script = stripTypeScriptTypes(readFileSync(source, 'utf-8')).replaceAll(/^export /gm, '');

/** Every sound as the browser plays it. */
async function listen(visit: Visit): Promise<Record<string, Heard>> {
  const visitor = await visit();
  const { page } = visitor;
  visitor.allow(/localStorage/); // an empty page has none, and needs none
  await page.goto('about:blank');
  await page.addScriptTag({ content: `${script}\nglobalThis.instrument = { SCORES, ring, scoreOf };` });
  const played = await page.evaluate(async (rate) => {
    const { instrument } = globalThis as unknown as { instrument: Instrument };
    const all: Record<string, number[]> = {};
    const scores = {
      ...instrument.SCORES,
      'draw at 60 %': instrument.scoreOf('draw', 0.6),
      'draw at 100 %': instrument.scoreOf('draw', 1),
      'card at 100 %': instrument.scoreOf('card', 1),
    };
    for (const [name, tones] of Object.entries(scores)) {
      const context = new OfflineAudioContext(1, rate * 2, rate);
      for (const tone of tones) instrument.ring(context, tone);
      all[name] = [...(await context.startRendering()).getChannelData(0)];
    }
    return all;
  }, RATE);
  return Object.fromEntries(Object.entries(played).map(([name, samples]) => [name, hear(samples, RATE)]));
}

test('sounds are short, clean, and one about as loud as another', async ({ visit }) => {
  const heard = await listen(visit);
  expect(Object.keys(heard)).toHaveLength(15);
  for (const [name, { peak, seconds }] of Object.entries(heard)) {
    expect(peak, name).toBeLessThan(1);
    expect(seconds, name).toBeLessThan(1.1);
  }
  const levels = Object.values(heard).map(({ loudness }) => loudness);
  expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(6);
});
