import { readText, type ReadText, type Span } from '../care/read-text.ts';
import type { Spelling } from '../care/spelling.ts';
import { marksIn } from './harm-marks.ts';
import { wholeWords } from './whole-words.ts';
import { groupsIn, withoutToldInsults } from './word-groups.ts';

/** "119:105", "7:30": numbers that reveal no secret. */
const versesAndHours = /(?<!\d)\d{1,3}:\d{1,3}(?!\d)(?:[-–]\d{1,3}(?!\d))?/g;

/**
 * A text for the harm classifier: its words, each sentence followed by the groups of its words, and its marks at the
 * end.
 */
export function readHarm(text: string, spelling: Spelling): ReadText {
  const read = readText(text.replaceAll(versesAndHours, ' '));
  const words: string[] = [];
  const sentences: Span[] = [];
  for (const [start, end] of read.sentences) {
    const own = withoutToldInsults(
      wholeWords(read.words.slice(start, end), spelling).map(spelling.meant),
    );
    const from = words.length;
    words.push(...own, ...groupsIn(own));
    sentences.push([from, words.length]);
  }
  words.push(...marksIn(text));
  return { ...read, words, sentences };
}
