import { bookText } from './bible-text.ts';
import { formatReference } from './format-reference.ts';
import { parseReferences } from './parse-references.ts';
import type { Passage, Translation, Verse, VerseRange } from './types.ts';

/** Verses of a range in one translation, without those that it does not have. */
export const versesIn = (range: VerseRange, translation: Translation): Verse[] => {
  const chapters = bookText(translation, range.book) ?? [];
  const found: Verse[] = [];
  for (let chapter = range.chapter; chapter <= range.endChapter; chapter += 1) {
    const verses = chapters[chapter - 1] ?? [];
    const first = chapter === range.chapter ? range.verse : 1;
    const last = chapter === range.endChapter ? range.endVerse : verses.length;
    for (let verse = first; verse <= last; verse += 1) {
      const text = verses[verse - 1];
      if (text) found.push({ chapter, verse, text });
    }
  }
  return found;
};

/** Exact text of a range, or undefined when the translation has none of its verses. */
export const passageOf = (range: VerseRange, translation: Translation): Passage | undefined => {
  const verses = versesIn(range, translation);
  if (verses.length === 0) return undefined;
  const text = verses.map((verse) => verse.text).join(' ');
  return { reference: formatReference(range), translation, text, verses };
};

/**
 * Exact text of one passage ("Phil 4:6-7", "Psalm 23"). Without a translation: WEB, and KJV for the few verses that WEB
 * leaves out. Undefined for a passage that does not exist, and for a list of passages.
 */
export const passage = (reference: string, translation?: Translation): Passage | undefined => {
  const found = parseReferences(reference);
  const range = found[0]?.range;
  if (found.length !== 1 || !range || found[0]?.trimmed) return undefined;
  if (translation) return passageOf(range, translation);
  return passageOf(range, 'WEB') ?? passageOf(range, 'KJV');
};
