import { blocksOf, marked, partsOfHead, readFolder, readLines, type Line } from './read-lines.ts';

/** What people say of something, and what is said and prayed then. */
export interface PrayerWords {
  /** `+` how people say it */
  ways: Line[];
  /** `:` said to the person before the prayer */
  heard: Line[];
  /** `-` thoughts of the prayer */
  thoughts: Line[];
  /** `=` references, several on a line with `;` */
  verses: Line[];
  /** `?` a question at the end */
  questions: Line[];
  /** `>` a small next step */
  steps: Line[];
}

/** One matter of prayer. */
export interface PrayerMatter extends PrayerWords {
  id: string;
  title: string;
  head: Line;
  /** `@` the matter in words: "money that is owed to you" */
  concern: string;
  /** A person who is not in this would be hurt to be spoken to as if they were: it must be surer. */
  isTender: boolean;
  /** It speaks of good news. */
  isGlad: boolean;
  /** It asks for something other than a prayer, and is answered in one paragraph. */
  isBeside: boolean;
  /** The question whether a person or a program answers. */
  isTruth: boolean;
  /** The person's own sentences are not repeated. */
  isUnquoted: boolean;
  /** `## another`: for a person who prays for somebody else. */
  another: PrayerWords | undefined;
  /** `## within`: something told inside the matter. */
  within: PrayerWords[];
}

const wordsOf = (lines: readonly Line[]): PrayerWords => ({
  ways: marked(lines, '+'),
  heard: marked(lines, ':'),
  thoughts: marked(lines, '-'),
  verses: marked(lines, '=').flatMap((line) =>
    line.text.split(';').map((text) => ({ ...line, text: text.trim() })),
  ),
  questions: marked(lines, '?'),
  steps: marked(lines, '>'),
});

const mattersOf = (lines: readonly Line[]): PrayerMatter[] =>
  blocksOf(lines, '# ').blocks.map(({ head, lines: own }) => {
    const { before, blocks } = blocksOf(own, '## ');
    const [id = '', title = '', ...marks] = partsOfHead(head);
    const named = (name: string): PrayerWords[] =>
      blocks.filter((block) => block.head.text === name).map((block) => wordsOf(block.lines));
    return {
      ...wordsOf(before),
      id,
      title,
      head,
      concern: marked(before, '@')[0]?.text ?? '',
      isTender: marks.includes('tender'),
      isGlad: marks.includes('glad'),
      isBeside: marks.includes('beside'),
      isTruth: marks.includes('truth'),
      isUnquoted: marks.includes('unquoted'),
      another: named('another')[0],
      within: named('within'),
    };
  });

export const readPrayers = (): PrayerMatter[] => mattersOf(readFolder('prayers'));
export const readSpanishPrayers = (): PrayerMatter[] => mattersOf(readLines('spanish/prayers.txt'));
