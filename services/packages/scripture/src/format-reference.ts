import { bookText } from './bible-text.ts';
import { bookIndex, books, nameInReference } from './books.ts';
import type { VerseRange } from './types.ts';

const isWholeChapters = (range: VerseRange): boolean => {
  if (range.verse !== 1) return false;
  const last = bookText('WEB', range.book)?.[range.endChapter - 1]?.length;
  return last !== undefined && last > 1 && range.endVerse >= last;
};

/** "Hebrews 10:24-25", "Matthew 5:43-6:4", "Psalm 23" for a whole chapter. */
export const formatReference = (range: VerseRange): string => {
  const book = books[bookIndex(range.book)];
  const { chapter, verse, endChapter, endVerse } = range;
  const name = book ? nameInReference(book) : range.book;
  if (isWholeChapters(range)) {
    return endChapter === chapter ? `${name} ${chapter}` : `${name} ${chapter}-${endChapter}`;
  }
  if (endChapter !== chapter) return `${name} ${chapter}:${verse}-${endChapter}:${endVerse}`;
  return endVerse === verse
    ? `${name} ${chapter}:${verse}`
    : `${name} ${chapter}:${verse}-${endVerse}`;
};
