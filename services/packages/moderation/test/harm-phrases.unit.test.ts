import { describe, expect, it } from 'vitest';
import { readText } from '../src/care/read-text.ts';
import { harmPhraseLists, harmPhrasesIn } from '../src/harm/phrases/harm-phrase-in.ts';

const heardIn = (text: string): string[] =>
  harmPhrasesIn(readText(text).words).map(({ name }) => name);

describe('the phrase lists of harm', () => {
  it.each(harmPhraseLists.map(({ name, example }) => [name, example]))(
    'When the example of "%s" is read (%s), then that list recognizes it',
    (name, example) => {
      expect(heardIn(example)).toContain(name);
    },
  );

  it.each(harmPhraseLists.map(({ name, counter }) => [name, counter]))(
    'When the counter-example of "%s" is read (%s), then nothing is recognized',
    (_, counter) => {
      expect(heardIn(counter)).toEqual([]);
    },
  );
});
