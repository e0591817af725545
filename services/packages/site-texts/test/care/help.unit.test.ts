import { careKinds, careLanguages } from '@kbf/contracts';
import { careTextFor, helpInWords, helpLines, helpLinesFor } from '@kbf/site-texts/care';
import { describe, expect, test } from 'vitest';

const everyText = careKinds.flatMap((kind) =>
  careLanguages.map((language) => ({ kind, language, text: careTextFor({ kind, language }) })),
);
/** Numbers in a sentence, 988 and 911 included. */
const numbersIn = (sentence: string) =>
  sentence.match(/\b(?:1-\d{3}-\d{3}-\d{4}|988|911|741741|88788|233733)\b/g) ?? [];

describe('help', () => {
  test.each(everyText)(
    'When the kind is $kind ($language), then it names at least one line that can be tapped',
    (given) => {
      const [first] = helpLinesFor(given);
      expect(first?.call ?? first?.text?.to).toMatch(/^\d{3,11}$/);
      expect(given.text.quiet).toMatch(/\d{3}/);
    },
  );

  test.each(everyText)(
    'When $kind is told in words ($language), then every number in it is one of the file',
    (given) => {
      const known = new Set<string>(
        Object.values(helpLines).flatMap((line) => [
          'callShown' in line ? line.callShown : '',
          'text' in line ? line.text.to : '',
        ]),
      );
      const { steps, quiet } = given.text;
      const named = [helpInWords(given), quiet, ...steps].flatMap(numbersIn);
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter((number) => !known.has(number))).toEqual([]);
    },
  );

  test('When a partner is violent, then nobody is told to talk it out, to submit or to forgive first', () => {
    for (const language of careLanguages) {
      const words = helpInWords({ kind: 'partner-violence', language });
      expect(words).not.toMatch(
        /talk (it|this) (out|over)|submit|forgive|reconcile|perdon|reconcili|sométase/i,
      );
    }
  });

  test('When a child is in danger, then it is told that it is not its fault, and never to obey', () => {
    expect(helpInWords({ kind: 'child', language: 'en' })).toMatch(/not your fault/);
    expect(helpInWords({ kind: 'child', language: 'es' })).toMatch(/no es tu culpa/);
    expect(helpInWords({ kind: 'child', language: 'en' })).not.toMatch(/obey|honou?r your/i);
  });

  test('When help is told, then no dose and no amount is named', () => {
    for (const given of everyText)
      expect(helpInWords(given)).not.toMatch(/\b\d+ ?(mg|g|ml|pills?|tablets?|pastillas)\b/i);
  });

  test('When a line stands in the file, then it says where its number is published and when that was looked up', () => {
    for (const line of Object.values(helpLines)) {
      expect(line.source).toMatch(/\w+\.\w+/);
      expect(line.lookedUp).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
  });
});
