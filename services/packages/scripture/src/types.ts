/** WEB: World English Bible. KJV: King James Version (1769). */
export type Translation = 'WEB' | 'KJV';

/** A run of verses within one book, ends included; `book` is an OSIS id. */
export interface VerseRange {
  book: string;
  chapter: number;
  verse: number;
  endChapter: number;
  endVerse: number;
}

/** A reference found in a text. `range` is missing when the verse does not exist. */
export interface FoundReference {
  /** UTF-16 offsets in the text, end exclusive; a translation label in parentheses is not included. */
  start: number;
  end: number;
  /** Canonical form ("Psalm 23:1-3"); for one that does not exist, the words as written. */
  reference: string;
  range: VerseRange | undefined;
  /** "John 3:16-99" goes beyond the chapter: `range` is the part that exists. */
  trimmed: boolean;
  /** False for "Psalm 23": only a chapter was named. */
  hasVerse: boolean;
}

/** One verse with its exact text. */
export interface Verse {
  chapter: number;
  verse: number;
  text: string;
}

/** Exact text of a run of verses. */
export interface Passage {
  reference: string;
  translation: Translation;
  text: string;
  verses: Verse[];
}

/** A passage and its place in a reply that quotes or names it. */
export interface LinkedPassage extends Passage {
  /** UTF-16 offsets in the checked text, end exclusive: the quoted words, or the reference when `quoted` is false. */
  start: number;
  end: number;
  quoted: boolean;
}

/** A reply after the check: its text with corrections made, and every passage it quotes or names. */
export interface CheckedReply {
  text: string;
  passages: LinkedPassage[];
}
