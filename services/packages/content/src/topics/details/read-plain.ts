import { readFileSync } from 'node:fs';
import { heardAs, joinedLines, linesAfter, patternOf } from '../../words/patterns.ts';

/** A line for a matter that no topic fits. */
export interface PlainLine {
  hears: RegExp;
  /** Beside these words it would be about something else. */
  unless?: RegExp;
  line: string;
  example: string;
  counter: string;
}

const read = (part: string): PlainLine[] => {
  const lines = part.split('\n');
  const [pattern] = linesAfter(lines, '~');
  const [line] = linesAfter(lines, '=');
  if (pattern === undefined || line === undefined) return [];
  const [unless] = linesAfter(lines, '!');
  return [
    {
      hears: heardAs(patternOf(pattern)),
      ...(unless === undefined ? {} : { unless: heardAs(patternOf(unless)) }),
      line,
      example: linesAfter(lines, '+')[0] ?? '',
      counter: linesAfter(lines, '-')[0] ?? '',
    },
  ];
};

/** All of them, in their order; the format stands at the head of `plain.txt`. */
export const plainLines: readonly PlainLine[] = joinedLines(
  readFileSync(new URL('plain.txt', import.meta.url), 'utf8'),
)
  .split(/\n\n+/)
  .flatMap(read);

/** What a message tells that no topic fits. */
export const plainLinesFor = (message: string): PlainLine[] => {
  const text = message.replaceAll('’', "'");
  return plainLines.filter(({ hears, unless }) => hears.test(text) && !unless?.test(text));
};
