import { describe, expect, it } from 'vitest';
import { fellowshipPrayer } from '../src/fellowship-prayer.ts';
import { checkReply, passage } from '@kbf/scripture';
import * as pageScriptures from '../src/page-scriptures.ts';
import { siteScriptures } from '../src/site-scriptures.ts';

describe('siteScriptures', () => {
  it.each([...Object.values(siteScriptures), ...Object.values(pageScriptures)])(
    'When $reference is printed on a page, then its words are those of the World English Bible',
    ({ reference, text }) => {
      expect(text).toBe(passage(reference, 'WEB')?.text);
    },
  );
});

describe('fellowshipPrayer', () => {
  it('When it is read, then it is in our own words and names no verse', () => {
    expect(fellowshipPrayer.length).toBeGreaterThan(0);
    expect(checkReply(fellowshipPrayer.join('\n\n')).passages).toEqual([]);
  });
});
