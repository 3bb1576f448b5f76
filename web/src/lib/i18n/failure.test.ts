import { beforeAll, expect, test } from 'vitest';
import { explainFailure, speak } from './say.svelte';

beforeAll(() => speak('en'));

test('a refusal is explained by its key', () => {
  const refusal = { key: 'illegal.bid_too_low', details: { amount: 4, highest: 5 } };
  expect(explainFailure(refusal)).toBe('A bid of 4 is not higher than the highest, 5.');
});

test('what is no refusal has no explanation', () => {
  expect(explainFailure(new Error('the network is gone'))).toBeNull();
});
