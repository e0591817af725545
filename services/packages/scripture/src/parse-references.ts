import { formatReference } from './format-reference.ts';
import { parseEntities, type ParsedEntity } from './reference-parser.ts';
import type { FoundReference, VerseRange } from './types.ts';

const LABEL = /[\s,]{0,9}[([]?\s{0,9}\b[A-Z]{2,7}\b[)\]]?$/;

const rangeOf = (osis: string): VerseRange | undefined => {
  const [from, to] = osis.split('-').map((part) => part.split('.'));
  if (!from || from.length < 3) return undefined;
  const end = to ?? from;
  // A passage over two books is not a single passage: showing only the first book's part would mislead.
  if (end[0] !== from[0]) return undefined;
  return {
    book: from[0]!,
    chapter: Number(from[1]),
    verse: Number(from[2]),
    endChapter: Number(end[1]),
    endVerse: Number(end[2]),
  };
};

const isTrimmed = (written: string, range: VerseRange): boolean => {
  const tail = /[-–—]\s*(?:\d+\s*:\s*)?(\d+)\D*$/.exec(written);
  return tail !== null && written.includes(':') && Number(tail[1]) > range.endVerse;
};

const describe = (text: string, entity: ParsedEntity): FoundReference => {
  const [start, rawEnd] = entity.indices;
  const written = text.slice(start, rawEnd).replace(LABEL, '').trimEnd();
  const range = rangeOf(entity.osis);
  const hasVerse =
    /\d\D+\d/.test(written.replace(/^[1-3]\s*/, '')) || /Jude|Obad|Phlm|[23]John/.test(entity.osis);
  return {
    start,
    end: start + written.length,
    reference: range ? formatReference(range) : written,
    range,
    trimmed: range !== undefined && isTrimmed(written, range),
    hasVerse: hasVerse || entity.entities[0]?.type === 'integer',
  };
};

/** References in a text, in order. References to known books that do not exist have `range` undefined. */
export const parseReferences = (text: string): FoundReference[] =>
  parseEntities(text).map((entity) => describe(text, entity));
