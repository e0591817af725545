import { describe, expect, it } from 'vitest';
import { phraseIn, phraseLists } from '../src/care/phrases/phrase-in.ts';
import { readText } from '../src/care/read-text.ts';

const lists = Object.values(phraseLists).flat();
const heardIn = (text: string): string | undefined => phraseIn(readText(text).words)?.name;

describe('the phrase lists', () => {
  it.each(lists.map(({ name, example }) => [name, example]))(
    'When the example of "%s" is read (%s), then that list recognizes it',
    (name, example) => {
      expect(heardIn(example)).toBe(name);
    },
  );

  it.each(lists.map(({ name, counter }) => [name, counter]))(
    'When the counter-example of "%s" is read (%s), then nothing is recognized',
    (_, counter) => {
      expect(heardIn(counter)).toBeUndefined();
    },
  );
});
