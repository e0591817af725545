import { readdirSync, readFileSync } from 'node:fs';
import { textOf, type Asked } from './asked.ts';
import { readMatters } from './read-library.ts';
import type { Part } from './find-entries.ts';
import type { Entry } from './types.ts';

const folder = new URL('../turns/', import.meta.url);

/** What was written for questions and remarks that come up in every matter: those of the guide first. */
export const readTurns = (guide: string): Entry[] =>
  readdirSync(folder)
    .filter((name) => name === `${guide}.txt` || name === 'any.txt')
    .toSorted((one, other) => Number(one === 'any.txt') - Number(other === 'any.txt'))
    .flatMap((name) => readMatters(readFileSync(new URL(name, folder), 'utf8')))
    .flatMap(({ entries }) => entries);

const theirs: Readonly<Record<string, string>> = {
  my: 'your',
  our: 'your',
  me: 'you',
  i: 'you',
  we: 'you',
  us: 'you',
  am: 'are',
  myself: 'yourself',
};

/** The words of a person, said back. */
const saidBack = (words: string): string =>
  words
    .trim()
    .replace(/(?<![.?!,])[.?!,]+$/, '')
    .replaceAll(/[\p{L}’']+/gu, (word) => theirs[word.toLowerCase()] ?? word);

const withWords = (text: string, words: Readonly<Record<string, string>>): string =>
  Object.entries(words).reduce((all, [name, one]) => {
    const said = saidBack(one);
    return all
      .replaceAll(`{${name}}`, said)
      .replaceAll(new RegExp(String.raw`\{${name}\|[^}]*\}`, 'g'), said)
      .replaceAll(new RegExp(String.raw`\{-${name}: [^}]*\}`, 'g'), '')
      .replaceAll(new RegExp(String.raw`\{\+${name}: ([^}]*)\}`, 'g'), '$1');
  }, text);

/** An answer, and the sentence of the message that it answers. */
export interface TurnAnswer {
  entry: Entry;
  part: Part;
  /** It rests on facts that were reckoned from what was told. */
  isReckoned: boolean;
}

/**
 * No longer text is compared, be it a message or a sentence: some of the patterns look for words in any order, and the
 * work for that grows faster than the text.
 */
const mostSigns = 1000;

const answerTo = (
  asked: Asked,
  text: string,
): (Omit<TurnAnswer, 'part'> & { end: number }) | undefined => {
  if (text.length > mostSigns) return undefined;
  for (const entry of asked.library.turns) {
    const found = entry.hears?.exec(text);
    const says = found ? textOf(entry, asked) : undefined;
    if (!found || says === undefined) continue;
    const words = Object.entries(found.groups ?? {}).filter(([, one]) => one !== undefined);
    return {
      entry: { ...entry, says: [withWords(says, Object.fromEntries(words))] },
      isReckoned: entry.needs.some((need) => !need.startsWith('is')),
      end: found.index + found[0].length,
    };
  }
  return undefined;
};

/** How much of the beginning of a sentence finds it again. */
const beginning = 16;

/** What was written for the sentences of a message, each answer once, in their order. */
export const turnAnswers = (asked: Asked, parts: readonly Part[]): TurnAnswer[] => {
  const sentences = parts.filter(({ isWhole }) => !isWhole);
  const { message } = asked.told;
  const whole = answerTo(asked, message);
  const holds = (part: Part, end: number): boolean => {
    const at = message.indexOf(part.text.slice(0, beginning));
    return at >= 0 && at < end;
  };
  const last = whole && sentences.findLast((part) => holds(part, whole.end));
  const all = sentences.flatMap((part) => {
    const found = answerTo(asked, part.text) ?? (part === last ? whole : undefined);
    return found ? [{ ...found, part }] : [];
  });
  const ids = all.map(({ entry }) => entry.id);
  return all.filter(({ entry }, at) => ids.indexOf(entry.id) === at);
};
