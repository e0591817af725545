import { describe, expect, it } from 'vitest';
import { anyOf, beginningOf, joinedLines, patternOf } from '../../src/words/patterns.ts';

const isHeard = (pattern: string, text: string): boolean =>
  new RegExp(patternOf(pattern), 'i').test(text);

describe('patterns of texts', () => {
  it('When words stand between angle brackets, then each is heard as a whole word only', () => {
    expect(isHeard('<debt|owes?>', 'He owes me')).toBe(true);
    expect(isHeard('<debt|owes?>', 'The debtor called')).toBe(false);
  });

  it('When a group has a name or looks behind, then its brackets stay what they are', () => {
    const found = new RegExp(patternOf('<on> (?<day>monday|friday)(?<!unfriday)')).exec(
      'on friday',
    );
    expect(found?.groups).toEqual({ day: 'friday' });
  });

  it('When three dots part words, then both are heard in one sentence, the second one later', () => {
    expect(isHeard('<father> … <said>', 'My father always said so')).toBe(true);
    expect(isHeard('<father> … <said>', 'My father died. She said so')).toBe(false);
    expect(isHeard('<father> … <said>', 'He said it of my father')).toBe(false);
  });

  it('When the dots have a number, then no more than so many characters lie between', () => {
    expect(isHeard('<one> …9 <most>', 'one takes most')).toBe(true);
    expect(isHeard('<one> …9 <most>', 'one of them takes most')).toBe(false);
  });

  it('When words are joined by a plus, then they are heard in any order, or not beside others', () => {
    expect(isHeard('<a|letter> + <write>', 'Write me a letter')).toBe(true);
    expect(isHeard('<letter> + <write>', 'Write me a song')).toBe(false);
    expect(isHeard('not <fake> + <reviews?>', 'A bad review')).toBe(true);
    expect(isHeard('not <fake> + <reviews?>', 'A review, and it is fake')).toBe(false);
  });

  it('When a line begins with two blanks, then it goes on with the one above it', () => {
    expect(joinedLines('~ <a\n  |b>\n  + <c>\n  … <d>\ntext')).toBe('~ <a|b> + <c>… <d>\ntext');
  });

  it('When words begin with a letter, then they begin a word; a sign may stand anywhere', () => {
    expect(new RegExp(beginningOf('no|owe')).test('we know')).toBe(false);
    expect(new RegExp(beginningOf(String.raw`\$\d`)).test('US$5')).toBe(true);
  });

  it('When a class of letters is named, then it is known; where no line is a pattern, there is none', () => {
    expect(anyOf([String.raw`~ father \p{Lu}`])?.test('Father Ioan')).toBe(true);
    expect(anyOf(['only words'])).toBeUndefined();
  });
});
