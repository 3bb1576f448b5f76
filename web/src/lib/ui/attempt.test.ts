import { expect, test } from 'vitest';
import { Attempt } from './attempt.svelte';

test('what goes wrong is kept until the next attempt', async () => {
  const attempt = new Attempt();
  const problem = new Error('no');
  await attempt.run(() => Promise.reject(problem));
  expect([attempt.busy, attempt.error]).toEqual([false, problem]);
  await attempt.run(() => Promise.resolve());
  expect(attempt.error).toBeNull();
});

test('whoever clicks twice does it once', async () => {
  const attempt = new Attempt();
  let deeds = 0;
  let finish = (): void => {};
  const first = attempt.run(() => {
    deeds++;
    return new Promise((resolve) => (finish = resolve));
  });
  expect(attempt.busy).toBe(true);
  await attempt.run(() => Promise.resolve(void deeds++));
  finish();
  await first;
  expect([deeds, attempt.busy]).toEqual([1, false]);
});
