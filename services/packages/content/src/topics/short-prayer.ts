import { quoteVerse } from './assemble.ts';
import { prayerLines } from './prayer-lines.ts';
import type { Reading } from './read-request.ts';
import type { ComposedPrayer } from './types.ts';
import { passage } from '../scripture/passage.ts';
import type { Passage } from '../scripture/types.ts';

const LEADS = [
  'Here is one short enough to know by heart:',
  'Here is one that fits into a breath:',
] as const;
const ADDRESSES = ['Lord Jesus,', 'Father,'] as const;
/** So many words can be said between two doors. */
const BREATH = 34;

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** The lines that come first, as long as they can be said by heart. */
const fewLines = (lines: readonly string[]): string[] => {
  const [first = '', ...others] = lines;
  const next = others.find((line) => wordsIn(first) + wordsIn(line) <= BREATH);
  return next ? [first, next] : [first];
};

const shortest = (references: readonly string[]): Passage =>
  references
    .map((reference) => passage(reference, 'WEB')!)
    .reduce((least, one) => (one.text.length < least.text.length ? one : least));

/** A prayer of one or two sentences, where somebody wished for a short one. */
export const composeShort = (reading: Reading, opening: string): ComposedPrayer => {
  const { main, pick, form, said } = reading;
  const [first = '', ...others] = fewLines(prayerLines(reading));
  const verse = form.withoutVerse ? undefined : shortest(main.verses);
  const prayer = `${pick.one(ADDRESSES)} ${first.charAt(0).toLowerCase()}${first.slice(1)} ${[...others, 'Amen.'].join(' ')}`;
  const text = [opening, pick.fresh(LEADS, said), prayer, verse ? quoteVerse(verse) : '']
    .filter((part) => part !== '')
    .join('\n\n');
  return { text, topics: [main.id], passages: verse ? [verse] : [] };
};
