// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { messages } from '../../../vite/catalogs';
import { Terms } from '../../../vite/terms';

const locales = fileURLToPath(new URL('../../../../src/tenfold/locales', import.meta.url));

const WORDS = `
-fall = { $form ->
   *[usual] fall
    [capital] Fall
}
`;

/** The message of a text, once terms are written out. */
function written(text: string) {
  const own = new FluentResource(text);
  const [message] = own.body;
  if (!message) throw new Error('nothing is said');
  return new Terms('en', [own, new FluentResource(WORDS)]).writeOut(message);
}

describe('a term', () => {
  test('becomes part of the text around it', () => {
    expect(written('all = You { -fall }, she { -fall }s.').value).toBe('You fall, she falls.');
  });

  test('has the form that is asked for', () => {
    expect(written('all = { -fall(form: "capital") }!').value).toBe('Fall!');
  });

  test('is written out beside a variable', () => {
    expect(written('all = { $name } may { -fall } here').value).toEqual([
      { type: 'var', name: 'name' },
      ' may fall here',
    ]);
  });

  test('is written out in every variant, and in attributes', () => {
    const { value, attributes } = written(`
all = { $who ->
    [you] You { -fall }
   *[other] { $who ->
        [she] She { -fall }s
       *[other] They { -fall }
    }
}
    .title = { -fall(form: "capital") }
`);
    const said = JSON.stringify([value, attributes]);
    for (const text of ['You fall', 'She falls', 'They fall', 'Fall']) expect(said).toContain(`"${text}"`);
    expect(said).not.toContain('"term"');
  });

  test('that does not exist is not passed over', () => {
    expect(() => written('all = { -rise }')).toThrow(/rise/);
  });
});

test.each(['en', 'de', 'nl', 'pl'])('no message in %s waits for a term', (language) => {
  const said = JSON.stringify(messages(locales, language));
  expect(said).not.toContain('"type":"term"');
});
