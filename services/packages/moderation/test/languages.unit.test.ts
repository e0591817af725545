import { isHeldForCare } from '@kbf/contracts';
import { describe, expect, it } from 'vitest';
import { readText } from '../src/care/read-text.ts';
import { languageOfSmallWords } from '../src/care/small-words.ts';
import { careFor } from '../src/index.ts';
import { isDanger, readCorpus } from '../train/read-corpus.ts';

const judged = readCorpus('languages').map((message) => ({
  ...message,
  care: careFor(message.text),
}));
type Judged = (typeof judged)[number];
const spanish = judged.filter(({ author }) => author === 'es');
const others = judged.filter(({ author }) => author !== 'es');
const dangers = spanish.filter(isDanger);
const ordinary = spanish.filter((message) => !isDanger(message));

/** The share of messages that pass a test, in percent. */
const share = (some: readonly Judged[], test: (message: Judged) => boolean): number =>
  Math.round((100 * some.filter(test).length) / some.length);
const isCertain = ({ care }: Judged): boolean => care?.level === 'certain';

describe('messages in Spanish', () => {
  it('When help is shown, then it is in Spanish', () => {
    expect(spanish.filter(({ care }) => care && care.language !== 'es')).toEqual([]);
  });

  it('When danger is said outright, then it is mostly certain, and mostly of its kind', () => {
    expect(share(dangers, isCertain)).toBeGreaterThanOrEqual(80);
    expect(share(dangers, ({ care, kind }) => care?.kind === kind)).toBeGreaterThanOrEqual(70);
  });

  it('When nobody is in danger, then hardly any waits for an admin', () => {
    expect(
      share(ordinary, ({ care }) => care !== undefined && isHeldForCare(care, true)),
    ).toBeLessThanOrEqual(6);
  });

  it('When nobody is in danger, then hardly any is certain', () => {
    expect(share(ordinary, isCertain)).toBeLessThanOrEqual(5);
  });
});

describe('messages in other languages', () => {
  it.each(others.map((message) => [message.author, message.level, message]))(
    'When one in the language "%s" is read (%s), then it is not passed over, and its help is in English',
    (_, __, { care }) => {
      expect(care).toMatchObject({ language: 'en' });
    },
  );
});

describe('messages in English', () => {
  it('When English messages are read, then their small words are those of no other language', () => {
    const english = readCorpus('train').filter(({ level }) => !level.startsWith('harm'));
    expect(english.length).toBeGreaterThan(0);
    expect(
      english.filter(({ text }) => languageOfSmallWords(readText(text).words) !== undefined),
    ).toEqual([]);
  });
});
