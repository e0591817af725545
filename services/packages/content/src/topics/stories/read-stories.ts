import { beginningOf, heardAs, joinedLines, linesAfter } from '../../words/patterns.ts';
import type { Story } from './story.ts';

const told = (pattern: string): RegExp => heardAs(beginningOf(pattern));

/** Lines of prayer, each behind the `~` line above it. */
const readLines = (lines: readonly string[]): Story['lines'] =>
  lines.flatMap((line, at): Story['lines'] => {
    if (!line.startsWith('- ')) return [];
    const above = lines[at - 1] ?? '';
    return [above.startsWith('~ ') ? [told(above.slice(2)), line.slice(2)] : line.slice(2)];
  });

const readStory = (part: string): Story => {
  const [topic = '', ...lines] = part.trim().split('\n');
  const heard = lines.find((line) => /^[\p{L}“]/u.test(line));
  const [asks] = linesAfter(lines, '?');
  if (heard === undefined || asks === undefined) throw new Error(`${topic}: a story without words`);
  const [unless] = linesAfter(lines, '!');
  const [verse] = linesAfter(lines, '=');
  const [step] = lines.includes('>') ? [''] : linesAfter(lines, '>');
  return {
    topic,
    told: linesAfter(lines, '&').map(told),
    ...(unless === undefined ? {} : { unless: told(unless) }),
    heard,
    lines: readLines(lines),
    asks,
    ...(verse === undefined ? {} : { verse }),
    ...(step === undefined ? {} : { step }),
  };
};

/**
 * Reads stories from a text: `## topic`, then a line `& words` for each thing that has to be told and `! words` beside
 * which it is another story; what is said first; lines of prayer `- …`, `~ words` above those that answer a detail; what
 * is asked at the end `? …`, a verse `= …` and a step `> …` (nothing behind it: there is nothing to be done). Capitals
 * count only within `(?-i:…)`.
 */
export const readStories = (text: string): Story[] =>
  joinedLines(text).split(/\n## /).slice(1).map(readStory);
