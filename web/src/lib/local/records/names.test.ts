// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { cleanName, distinctName } from './names';

describe('a name', () => {
  test.each([
    ...[
      '\u115f\u1160',
      '\u3164',
      '\uffa0',
      '\u2800',
      '\ufe0f',
      '\u{e0101}',
      '\u180b',
      '\u034f',
      '\u0301\u0301',
    ],
    ...['\u20dd', ' \u0301', '\u200b\u200d\u2060', '\u202e\u202c', '\u00ad', '\ufeff', '\u17b4', ' \t\u3000'],
  ])('that shows nothing is refused: %j', (name) => {
    expect(() => cleanName(name)).toThrow('person.empty_name');
  });

  test.each([
    'Nguyễn Thị Ánh',
    'Łukasz Żółć',
    'ज़ेंदा',
    'مُحَمَّد',
    'שָׁלוֹם',
    'น้ำผึ้ง',
    '王小明',
    '김민준',
    'Renée O’Neill',
    '🦊 Fox',
  ])('of any language stays as it is: %s', (name) => {
    expect(cleanName(name)).toBe(name);
  });

  test('has few marks on a letter, and nothing that turns the line round', () => {
    expect([...cleanName('Z' + '\u0335\u0336'.repeat(14) + 'o')]).toHaveLength(5);
    expect(cleanName('\u202eadA\u202c \u2067x\u2069')).toBe('adA x');
    expect(cleanName(`${'a'.repeat(29)}  b c`)).toBe('a'.repeat(29));
  });

  test.each(['Ada', 'ADA', 'ａｄａ', 'A d a', '𝐀da'])(
    'that reads like another gets a number: %s',
    (other) => {
      expect(distinctName(other, ['Ada', null])).toBe(`${other} 2`);
      expect(distinctName('Ada', [other, 'Ada 2'])).toBe('Ada 3');
      expect(distinctName('Ada', ['Adam'])).toBe('Ada');
    },
  );

  test('that is long has room for its number', () => {
    expect(distinctName('a'.repeat(30), ['a'.repeat(30)])).toBe(`${'a'.repeat(28)} 2`);
  });
});
