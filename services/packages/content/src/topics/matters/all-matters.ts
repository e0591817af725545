import { readFileSync } from 'node:fs';
import { grounded, isGrounded } from '../needs/is-grounded.ts';
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
