export { checkReply } from './check-reply.ts';
export { parseReferences } from './parse-references.ts';
export { insideQuotes } from './inside-quotes.ts';
export { passage } from './passage.ts';
export { searchScripture } from './search-scripture.ts';
export { loadScripture } from './word-index.ts';
export type {
  CheckedReply,
  FoundReference,
  LinkedPassage,
  Passage,
  Translation,
  Verse,
  VerseRange,
} from './types.ts';
