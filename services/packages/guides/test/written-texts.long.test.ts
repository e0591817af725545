import { checkReply } from '@kbf/scripture';
import { describe, expect, it } from 'vitest';
import { textOf } from '../src/answers/answer-library.ts';
import { english, spanish } from '../src/data/wording.ts';
import { composePrayer } from '../src/index.ts';
import { loadedGuides } from '../src/load-guides.ts';
import { composePrayerIn } from '../src/prayers/compose-prayer.ts';
import { readConversations } from '../train/read-corpus.ts';

const SEEDS = 200;
const EACH = 4;
const doubled = /(?<![\p{L}’])(?!(?:at|no|that|had|is) )(\p{L}+) \1(?![\p{L}’])/iu;
const empty = / [.,;:!?](?![.\p{L}\d])|\(\)|“”|undefined| {2}/u;

const faultsOf = (text: string): string[] =>
  [/[{}]/, doubled, empty].flatMap((fault) => {
    const found = fault.exec(text.replaceAll('…', 'x'));
    return found
      ? [`"${found[0]}" in: ${text.slice(Math.max(0, found.index - 60), found.index + 30)}`]
      : [];
  });
const isExact = (text: string): boolean => checkReply(text).text === text;

describe('what the guides write', () => {
  const { prayers, spanish: library, answers } = loadedGuides();

  it('When each entry is prayed with many seeds, then every text is whole', () => {
    const asked = { message: 'Please pray for my friend.' };
    const texts = prayers.matters.flatMap((matter, at) =>
      [[], ...matter.within.map((told) => [told])].flatMap((told, nth) =>
        Array.from({ length: EACH }, (_, each) => {
          const seed = (at + nth + (each * SEEDS) / EACH) % SEEDS;
          const read = { matter, told };
          return composePrayerIn(english, prayers.matters, read, { ...asked, seed }).text;
        }),
      ),
    );
    expect(texts.length).toBeGreaterThan(1_000);
    expect(texts.flatMap(faultsOf)).toEqual([]);
    expect(texts.filter((_, at) => at % 20 === 0).filter((text) => !isExact(text))).toEqual([]);
  });

  it('When each Spanish entry is prayed, then every text is whole', () => {
    const texts = library.ways.owners.map(
      (matter, seed) =>
        composePrayerIn(
          spanish,
          library.matters,
          { matter },
          { message: 'Oren por mi hijo.', seed },
        ).text,
    );
    expect(texts.flatMap(faultsOf)).toEqual([]);
  });

  it('When each answer is shown, then it is whole and its verses are exact', () => {
    const texts = [...answers.values()].flatMap(({ byId }) =>
      [...byId.values()].map(({ answer }) => textOf(answer)),
    );
    expect(texts.flatMap(faultsOf)).toEqual([]);
    expect(texts.filter((text) => !isExact(text))).toEqual([]);
  });

  it('When people write as in the development requests, then what they get is whole', () => {
    const requests = ['coach', 'contribution', 'business']
      .flatMap((guide) => readConversations(`conversations/${guide}.txt`))
      .map(([first]) => first!);
    const ways = prayers.matters.map(({ ways: [first] }) => first!.text);
    const texts = [...requests, ...ways]
      .filter((_, at) => at % 6 === 0)
      .map((message, seed) => composePrayer({ message, seed }).text.replace(doubled, ''));
    expect(texts.flatMap(faultsOf)).toEqual([]);
  });
});
