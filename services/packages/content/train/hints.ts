import { readFileSync } from 'node:fs';
import type { Guide } from '../src/guides/types.ts';
import { topics } from '../src/topics/all-topics.ts';
import { spellOut } from '../src/topics/word-classes.ts';
import type { Hint } from './learn.ts';

const MOST = 4;

/** The signs of the topics as short texts: each alternative of "mom|dad + falls" once. */
export const hintsOfTopics = (): Hint[] =>
  topics.flatMap(({ id, signs }) =>
    Object.keys(signs).flatMap((sign) => {
      const parts = spellOut(sign)
        .replace('=', '')
        .split(' + ')
        .map((part) => part.split('|'));
      const longest = Math.min(MOST, Math.max(...parts.map((part) => part.length)));
      return Array.from({ length: longest }, (_, at) => ({
        choice: id,
        text: parts.map((part) => part[at % part.length]).join(' '),
      }));
    }),
  );

/** Words and phrases that people use for a topic: a line `# topic`, then a list with commas. */
export const hintsOfWords = (): Hint[] =>
  readFileSync(new URL('../corpus/topic-words.txt', import.meta.url), 'utf8')
    .split(/^# /m)
    .slice(1)
    .flatMap((part) => {
      const [choice = '', ...lists] = part.split('\n');
      return lists
        .join(' ')
        .split(',')
        .map((text) => ({ choice: choice.trim(), text: text.trim() }))
        .filter(({ text }) => text !== '');
    });

/** Signs, titles and frequent questions of a guide's subjects as short texts. */
export const hintsOfSubjects = ({ subjects }: Guide): Hint[] =>
  subjects.flatMap(({ id, title, signs, questions }) =>
    [title, ...signs, ...questions].map((text) => ({ choice: id, text, weight: 0.6 })),
  );
