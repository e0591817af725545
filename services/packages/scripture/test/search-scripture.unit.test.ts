import { beforeAll, describe, expect, it } from 'vitest';
import { searchScripture } from '../src/index.ts';

// The Bible is read and indexed once, which takes seconds on a busy machine.
beforeAll(() => {
  searchScripture('shepherd');
});

describe('searchScripture', () => {
  it('When the words of a verse are searched, then it comes first', () => {
    expect(searchScripture('iron sharpens countenance friend')[0]?.reference).toBe(
      'Proverbs 27:17',
    );
    expect(searchScripture('weary wings eagles renew')[0]?.reference).toBe('Isaiah 40:31');
  });

  it('When a limit is given, then no more come, each with exact text', () => {
    const found = searchScripture('peace heart', 3);
    expect(found).toHaveLength(3);
    expect(found.every(({ translation, text }) => translation === 'WEB' && text.length > 0)).toBe(
      true,
    );
  });

  it('When no verse has the words, then nothing comes', () => {
    expect(searchScripture('spreadsheet blockchain')).toEqual([]);
    expect(searchScripture('')).toEqual([]);
  });
});
