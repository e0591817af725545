import { describe, expect, it } from 'vitest';
import { writtenText } from '../src/fields.ts';
import { listNeeds } from '../src/community/need-calls.ts';

describe('writtenText', () => {
  it.each([
    '\u200B',
    '\u2800',
    '\u3164\u3164',
    '\u00AD',
    '\u034F',
    '\u0301',
    '\u{E0041}',
    ' \u2063 ',
  ])('When nothing of a text can be seen (%j), then it is blank', (text) => {
    expect(writtenText(100).safeParse(text).success).toBe(false);
    expect(writtenText(100, 25).safeParse(text.repeat(25)).success).toBe(false);
  });

  it.each(['Jo', 'सी', 'é', '👨‍👩‍👧', 'Nguyễn', 'שָׁלוֹם', '❤️'])(
    'When a text is short but seen (%s), then it stays as it is',
    (text) => {
      expect(writtenText(100).parse(` ${text} `)).toBe(text);
    },
  );

  it('When marks are stacked on a letter, then so many stay as a language needs', () => {
    expect(writtenText(3000).parse(`Z${'\u0301'.repeat(1500)} ok`)).toBe(
      'Z\u0301\u0301\u0301\u0301 ok',
    );
  });
});

describe('The search for needs', () => {
  it('When it holds what no database keeps, then it is refused', () => {
    expect(listNeeds.query.safeParse({ search: '\0' }).success).toBe(false);
    expect(listNeeds.query.parse({ search: ' ovens ' })).toMatchObject({ search: 'ovens' });
    expect(listNeeds.query.parse({ search: '' })).toMatchObject({ search: '' });
  });
});
