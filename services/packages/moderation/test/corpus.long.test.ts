import { describe, expect, it } from 'vitest';
import { dangerKinds } from '@kbf/contracts';
import { findDoubles } from '../train/find-doubles.ts';
import { isDanger, ownAuthors, readCorpus } from '../train/read-corpus.ts';

// Our own messages repeat each other's phrases on purpose.
const all = readCorpus('train');
const train = all.filter(({ author }) => !ownAuthors.has(author));
const frozen = readCorpus('frozen');

describe('the corpus', () => {
  it('When it is read, then every header is understood and no author stands on both sides', () => {
    const frozenAuthors = new Set(frozen.map(({ author }) => author));
    expect(train.length).toBeGreaterThan(0);
    expect(frozen.length).toBeGreaterThan(0);
    expect(all.filter(({ author }) => frozenAuthors.has(author))).toEqual([]);
  });

  it('When the dangers are counted, then every kind is there on both sides', () => {
    for (const side of [train, frozen]) {
      const kinds = new Set(side.filter(isDanger).map(({ kind }) => kind));
      expect([...kinds].sort()).toEqual([...dangerKinds].sort());
    }
  });

  it('When messages are compared, then hardly any says almost the same as another', () => {
    const { within, across } = findDoubles(train, frozen);
    expect(across / frozen.length).toBeLessThan(0.01);
    expect(within / train.length).toBeLessThan(0.01);
  });
});
