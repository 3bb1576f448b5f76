import { beforeAll, describe, expect, test } from 'vitest';
import { speak } from '$lib/i18n/say.svelte';
import { shownName } from './guest';

beforeAll(() => speak('en'));

describe('who has not said a name', () => {
  test.each(['Guest', 'Gast', 'Gość'])('is “You” to themselves and %s to others', (name) => {
    expect(shownName(name, true)).toBe('You');
    expect(shownName(name, false)).toBe(name);
  });
});

test('who has said one keeps it', () => {
  expect(shownName('Ana', true)).toBe('Ana');
});
