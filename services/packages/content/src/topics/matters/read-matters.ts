import { heardAs, joinedLines, linesAfter, patternOf } from '../../words/patterns.ts';
import type { Matter } from './matter.ts';

/** A line `~ pattern` above a line of prayer belongs to that line; the others show the matter. */
const isOfLine = (lines: readonly string[], at: number): boolean =>
  (lines[at + 1] ?? '').startsWith('- ');

const readLines = (lines: readonly string[]): Matter['lines'] =>
  lines.flatMap((line, at): Matter['lines'] => {
    if (!line.startsWith('- ')) return [];
    const above = lines[at - 1] ?? '';
    return [
      above.startsWith('~ ') ? [heardAs(patternOf(above.slice(2))), line.slice(2)] : line.slice(2),
    ];
  });

const idsIn = (text: string): Set<string> =>
  new Set(text.split(/\s+/).filter((word) => word !== ''));

const readMatter = (part: string): Matter => {
  const [head = '', ...lines] = part.trim().split('\n');
  const [id = '', covered = ''] = head.split(':');
  const one = (sign: string): string => linesAfter(lines, sign)[0] ?? '';
  const heard = lines.find((line) => /^\p{Lu}/u.test(line));
  if (heard === undefined) throw new Error(`${id}: a matter without words`);
  const hears = lines.filter((line, at) => line.startsWith('~ ') && !isOfLine(lines, at));
  const unless = one('!');
  return {
    id: id.trim(),
    covered: idsIn(covered),
    over: idsIn(one('over:')),
    isGlad: lines.includes('glad'),
    rank: Number(lines.includes('last')) - Number(lines.includes('first')),
    hears: hears.map((line) => heardAs(patternOf(line.slice(2)))),
    ...(unless === '' ? {} : { unless: heardAs(patternOf(unless)) }),
    heard,
    lines: readLines(lines),
    asks: one('?'),
    verses: one('=').split('; '),
    step: one('>'),
    example: one('+'),
    counter: one('x'),
  };
};

/**
 * Reads matters from a text: `## id: topics that speak of it already`, `over: topics in whose place it stands`, `glad`
 * where there is something to be glad of, `first` or `last` where it leads mostly or hardly ever; a line `~ pattern` for each way in which it is told, `! pattern` beside which it
 * is another; what is said first; lines of prayer `- …`, `~ pattern` right above one that answers a detail; what is asked
 * `? …`, verses `= …; …`, a step `> …`, a message of its kind `+ …` and one of another kind `x …`.
 */
export const readMatters = (text: string): Matter[] =>
  joinedLines(`\n${text}`).split(/\n## /).slice(1).map(readMatter);
