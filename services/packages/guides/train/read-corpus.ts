import { readFileSync } from 'node:fs';
import { prayersIn, readLines } from '../src/data/read-entries.ts';
import type { Example } from './learn-words.ts';

const corpus = new URL('../corpus/', import.meta.url);

/** A request and the labels of its author, the best first. */
export interface Labeled {
  labels: string[];
  text: string;
}

/** A line `# label label`, then the text. */
export const readLabeled = (file: string): Labeled[] =>
  `\n${readFileSync(new URL(file, corpus), 'utf8')}`
    .split('\n# ')
    .slice(1)
    .map((block) => {
      const [head = '', ...lines] = block.split('\n');
      return { labels: head.trim().split(/\s+/), text: lines.join('\n').trim() };
    });

/** Conversations: `## n`, then a line `> …` for each turn of the person. */
export const readConversations = (file: string): string[][] =>
  `\n${readFileSync(new URL(file, corpus), 'utf8')}`
    .split('\n## ')
    .slice(1)
    .map((block) =>
      block
        .split('\n')
        .filter((line) => line.startsWith('> '))
        .map((line) => line.slice(2).trim()),
    )
    .filter((turns) => turns.length > 0);

const WORDS_WEIGHT = 0.25;
const TOLD_WEIGHT = 0.5;

/** What the choice of a prayer learns from: ways in the data, ordinary messages, and words of each matter. */
export const readExamples = (withOrdinary = true): Example[] => {
  const matters = prayersIn(readLines('prayers'));
  const known = new Set(matters.map(({ id }) => id));
  return [
    ...matters.flatMap(({ id, ways, within }) => [
      ...ways.map(({ text }) => ({ text, choice: id, weight: 1 })),
      ...within
        .flatMap((told) => told.ways)
        .map(({ text }) => ({ text, choice: id, weight: TOLD_WEIGHT })),
    ]),
    ...(withOrdinary ? readLabeled('ordinary.txt') : []).map(({ text, labels }) => ({
      text,
      choice: labels[0]!,
      weight: 1,
    })),
    ...readLabeled('topic-words.txt').flatMap(({ labels, text }) =>
      text
        .split(/,\s*/)
        .filter((word) => word.trim() !== '')
        .map((word) => ({ text: word.trim(), choice: labels[0]!, weight: WORDS_WEIGHT })),
    ),
  ].filter(({ choice }) => known.has(choice));
};
