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

/**
 * `tender`: it must be surer, as a person who is not in it would be hurt. `glad`: it speaks of good news.
 * `beside`: it asks for something other than a prayer. `truth`: it asks whether a person answers.
 * `unquoted`: own sentences are not repeated.
 */
export const marks = ['tender', 'glad', 'beside', 'truth', 'unquoted'] as const;

/** One matter of prayer: `# id | title | mark | mark`. */
export interface PrayerMatter extends PrayerWords {
  id: string;
  title: string;
  head: Line;
  /** `@` the matter in words: "money that is owed to you" */
  concern: string;
  is: ReadonlySet<string>;
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
    line.text.split(/; ?/).map((text) => ({ ...line, text })),
  ),
  questions: marked(lines, '?'),
  steps: marked(lines, '>'),
});

/** The prayers that stand in these lines. */
export const prayersIn = (lines: readonly Line[]): PrayerMatter[] =>
  blocksOf(lines, '# ').blocks.map(({ head, lines: own }) => {
    const { before, blocks } = blocksOf(own, '## ');
    const [id = '', title = '', ...is] = partsOfHead(head);
    const named = (name: string): PrayerWords[] =>
      blocks.filter((block) => block.head.text === name).map((block) => wordsOf(block.lines));
    const concern = marked(before, '@')[0]?.text ?? '';
    const [another] = named('another');
    const within = named('within');
    return { ...wordsOf(before), id, title, head, concern, is: new Set(is), another, within };
  });

export const readPrayers = (): PrayerMatter[] => prayersIn(readFolder('prayers'));
export const readSpanishPrayers = (): PrayerMatter[] => prayersIn(readLines('spanish/prayers.txt'));
