import { passage } from '../scripture/passage.ts';
import { searchScripture } from '../scripture/search-scripture.ts';
import type { Passage } from '../scripture/types.ts';
import { general } from './areas/general.ts';
import type { Picker } from './seeded.ts';

const LONGEST = 62;
/** Books in which a verse found by its words alone is likely to speak to a reader; and words that make one unlikely to. */
const SPEAKING =
  /^(?:Psalm|Proverbs|Isaiah (?:4\d|5\d|6\d)|Lamentations 3|Matthew|Luke|John|Romans|[12] Corinthians|Galatians|Ephesians|Philippians|Colossians|Hebrews|James|1 Peter|1 John) /;
const HARSH =
  /\b(?:kill\w*|wicked\w*|wrath|destroy\w*|enem\w+|curs\w+|hat\w+|perish\w*|blood|sword|fire|die\w*|dead|death|judg\w+|fool\w*|shame\w*|whore|prostitute|slave\w*|adulter\w+|demon\w*|devil|hell|Sheol|weep\w*|hypocrites?|woe|evil|sin\w*|wom[ae]n|beat|scourge|betray\w*|crucif\w+|tax|lepr\w+)\b/i;

const readable = (found: Passage): boolean =>
  found.text.split(' ').length <= LONGEST && /^["“‘]?\p{Lu}/u.test(found.text);

/** One of some verses that the chat has not had yet; after all of them, one of the general ones. */
export const freshVerse = (verses: readonly string[], used: string, pick: Picker): Passage => {
  const unused = (reference: string): boolean => !used.includes(reference);
  const pool = [verses, general.verses, verses].find(
    (list, turn) => turn === 2 || list.some(unused),
  )!;
  const choices = pool.some(unused) ? pool.filter(unused) : pool;
  // Every reference of the guide is held against the text by a test.
  return passage(pick.one(choices))!;
};

/** A verse that speaks of the words of a message, for what no topic covers; undefined when none speaks clearly. */
export const verseFoundFor = (message: string, used: string): Passage | undefined =>
  searchScripture(message, 40).find(
    (found) =>
      SPEAKING.test(found.reference) &&
      !HARSH.test(found.text) &&
      readable(found) &&
      !used.includes(found.reference),
  );
