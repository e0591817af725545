import { readFileSync } from 'node:fs';
import { corpusFolder } from './read-corpus.ts';
import { withSlips } from './slips.ts';

/** Thanks by an author who knew neither the rules nor the messages, one per line. Not used in training. */
const thanks = (name: string): string[] =>
  readFileSync(new URL(`thanks/${name}.txt`, corpusFolder), 'utf8')
    .trim()
    .split('\n');
const before = thanks('before');
const after = thanks('after');

const oneOf = (list: readonly string[], at: number): string => list[at % list.length] as string;

/** The forms in which every frozen message is measured. */
export const forms: Readonly<Record<string, (text: string, at: number) => string>> = {
  'as written': (text) => text,
  'thanks before': (text, at) => `${oneOf(before, at)} ${text}`,
  'thanks after': (text, at) => `${text} ${oneOf(after, at)}`,
  'in capitals': (text) => text.toUpperCase(),
  'without punctuation': (text) => text.replaceAll(/[^\p{L}\p{M}\p{N}\s]/gu, ''),
  // Other typing errors than those in training.
  'a slip in each tenth word': (text, at) => withSlips(text, at + 1_000_000),
};
