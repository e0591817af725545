import { readFileSync } from 'node:fs';
import { grounded, isGrounded } from '../needs/is-grounded.ts';
import type { Topic } from '../types.ts';
import { tellsMatter, type Matter, type ToldMatter } from './matter.ts';
import { readMatters } from './read-matters.ts';

const texts = ['things', 'money', 'work', 'people', 'soul'] as const;

/** All matters. */
export const matters: readonly Matter[] = texts.flatMap((name) =>
  readMatters(readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8')),
);

const LEAST_LINES = 2;

/** The matters that a message tells, the leading one first, else in the order in which they are told; nothing in them claims what was not told. */
export const mattersIn = (message: string): ToldMatter[] =>
  matters
    .flatMap((matter) => tellsMatter(matter, message) ?? [])
    .map((one) => ({ ...one, lines: grounded(one.lines, message) }))
    .filter(({ lines, heard }) => lines.length >= LEAST_LINES && isGrounded(heard, message))
    .toSorted((one, other) => one.rank - other.rank || one.at - other.at);

/** A topic with the words of a matter in place of its own; those that were said in this chat are not said again. */
export const withMatter = (
  topic: Topic,
  { heard, asks, verses, step }: ToldMatter,
  said: string,
): Topic => ({
  ...topic,
  heard: said.includes(heard) ? topic.heard : [heard],
  questions: said.includes(asks) ? topic.questions : [asks],
  verses: verses.every((verse) => said.includes(verse)) ? topic.verses : [...verses],
  nextStep: said.includes(step) ? '' : step,
});
