import { describe, expect, it } from 'vitest';
import { checkReply } from '../src/index.ts';
import type { CheckedReply } from '../src/index.ts';
import { makeReplies, type SampleReply } from './replies/make-replies.ts';

const replies = makeReplies();
const only = <Kind extends SampleReply['kind']>(kind: Kind) =>
  replies.filter((reply): reply is Extract<SampleReply, { kind: Kind }> => reply.kind === kind);

/** Ignore marks: those inside a verse are changed in a quotation. */
const bare = (text: string): string => text.replaceAll(/[“”‘’"']/g, '');
const quotedIn = ({ passages }: CheckedReply) => passages.filter(({ quoted }) => quoted);

describe('Two hundred replies', () => {
  it('When they are counted, then there are fifty of each kind, all different', () => {
    expect(replies).toHaveLength(200);
    expect(new Set(replies.map(({ text }) => text)).size).toBeGreaterThan(190);
  });

  it.each(only('right').map((sample) => [sample.reference, sample] as const))(
    'When %s is quoted word for word, then the reply stays and the words are linked',
    (reference, { text, words }) => {
      const checked = checkReply(text);
      expect(checked.text).toBe(text);
      const [link, ...others] = quotedIn(checked);
      expect(others).toEqual([]);
      expect(link).toMatchObject({ reference, translation: 'WEB' });
      expect(text.slice(link!.start, link!.end)).toBe(words);
    },
  );

  it.each(only('altered').map((sample) => [sample.reference, sample] as const))(
    'When %s is quoted not quite right, then the exact words stand there and are linked',
    (reference, { text, exact }) => {
      const checked = checkReply(text);
      expect(checked.text).not.toBe(text);
      const [link] = quotedIn(checked);
      expect(link).toMatchObject({ reference, translation: 'WEB' });
      expect(bare(checked.text.slice(link!.start, link!.end))).toBe(bare(exact));
    },
  );

  it.each(only('invented').map((sample, at) => [at, sample.name, sample] as const))(
    'When words of today are put into a verse (%i, %s), then they are marked as other words',
    (_, __, { text }) => {
      const checked = checkReply(text);
      expect(checked.text).toMatch(/in other words, /i);
      expect(checked.text).not.toMatch(/[“”"]/);
      expect(quotedIn(checked)).toEqual([]);
    },
  );

  it.each(only('missing').map((sample, at) => [at, sample.name, sample] as const))(
    'When a reference does not exist (%i, %s), then it is gone and the rest stays',
    (_, __, { text, name }) => {
      const checked = checkReply(text);
      expect(checked.text).not.toContain(name);
      expect(checked.passages).toEqual([]);
      const rest = checked.text.length;
      expect(rest).toBeGreaterThan(text.length - name.length - 20);
    },
  );

  it('When all were checked, then checking them again changes nothing, and every offset fits', () => {
    for (const { text } of replies) {
      const once = checkReply(text);
      expect(checkReply(once.text).text).toBe(once.text);
      for (const { start, end } of once.passages) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(once.text.length);
        expect(end).toBeGreaterThan(start);
      }
    }
  });
});
