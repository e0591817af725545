import type { SheetName } from '@kbf/contracts';
import { readdirSync, readFileSync } from 'node:fs';

/** A line of a data file and where it stands, so that a check can name the place. */
export interface Line {
  text: string;
  file: string;
  /** Counted from 1. */
  at: number;
}

const folder = new URL('../../data/', import.meta.url);

/** Lines of a text. Those that begin with `//` are notes for editors. */
export const linesIn = (text: string, file: string): Line[] =>
  text
    .split(/\r?\n/)
    .map((line, at) => ({ text: line.trimEnd(), file, at: at + 1 }))
    .filter((line) => !line.text.startsWith('//'));

/** The lines of a text file below `data/`, or of all text files of a folder there. */
export const readLines = (name: string): Line[] =>
  name.endsWith('.txt')
    ? linesIn(readFileSync(new URL(name, folder), 'utf8'), name)
    : readdirSync(new URL(`${name}/`, folder))
        .filter((file) => file.endsWith('.txt'))
        .toSorted()
        .flatMap((file) => readLines(`${name}/${file}`));

/** Lines by the heads that begin with `mark`: "# late-payment | Unpaid invoices | tender". */
function blocksOf(lines: readonly Line[], mark: '# ' | '## ') {
  const blocks: { head: Line; names: string[]; lines: Line[] }[] = [];
  for (const line of lines) {
    const names = line.text.slice(mark.length).split('|');
    if (line.text.startsWith(mark))
      blocks.push({ head: line, names: names.map((name) => name.trim()), lines: [] });
    else blocks.at(-1)?.lines.push(line);
  }
  return blocks;
}

/** The lines that begin with a mark ("+", "?", …), without it. */
const marked = (lines: readonly Line[], mark: string): Line[] =>
  lines
    .filter(({ text }) => text.startsWith(`${mark} `))
    .map((line) => ({ ...line, text: line.text.slice(mark.length + 1).trim() }));

/** The lines of a prayer by their marks: ways `+`, heard `:`, thoughts `-`, verses `=`, questions `?`, steps `>`. */
const wordsOf = (lines: readonly Line[]) => ({
  ways: marked(lines, '+'),
  heard: marked(lines, ':'),
  thoughts: marked(lines, '-'),
  verses: marked(lines, '=').flatMap((line) =>
    line.text.split(/; ?/).map((text) => ({ ...line, text })),
  ),
  questions: marked(lines, '?'),
  steps: marked(lines, '>'),
});

/** Marks behind the title of a prayer; the README says what they mean. */
export const marks = ['tender', 'glad', 'beside', 'truth', 'unquoted'] as const;

/**
 * The prayers in these lines: `# id | title | mark | mark`, and `@` the matter in words. `## another` is for a person
 * who prays for somebody else, `## within` for something told inside the matter.
 */
export const prayersIn = (lines: readonly Line[]) =>
  blocksOf(lines, '# ').map(({ head, names: [id = '', title = '', ...is], lines: own }) => {
    const first = own.findIndex(({ text }) => text.startsWith('## '));
    const before = first < 0 ? own : own.slice(0, first);
    const named = (wanted: string): PrayerWords[] =>
      blocksOf(own, '## ').flatMap((block) =>
        block.names[0] === wanted ? [wordsOf(block.lines)] : [],
      );
    const concern = marked(before, '@')[0]?.text ?? '';
    const [another] = named('another');
    const within = named('within');
    return { ...wordsOf(before), id, title, head, concern, is: new Set(is), another, within };
  });

/**
 * The matters with answers in these lines: `# id | Question?`, `@ sheet id`, `@ module 3`. Answers follow: the first
 * one, those to later turns (`## ~ kind, kind`), those for a case of its own. An id is `rent-money` or
 * `rent-money/words`.
 */
export const answersIn = (lines: readonly Line[]) =>
  blocksOf(lines, '# ').map(({ head, names: [id = '', title = ''], lines: own }) => {
    const ids = new Set<string>();
    const answers = blocksOf(own, '## ').map((block) => {
      const [name = '', question] = block.names;
      const isOpening = name === 'opening';
      const kinds = name.startsWith('~') ? name.slice(1).trim().split(/, ?/) : [];
      const bare = isOpening ? id : `${id}/${(kinds[0] ?? name).replace('*', '')}`;
      const unique = ids.has(bare) ? `${bare}-${ids.size + 1}` : bare;
      ids.add(unique);
      const ways = marked(block.lines, '?');
      return {
        id: unique,
        question: question ?? (isOpening ? title : (ways[0]?.text ?? '')),
        head: block.head,
        ways,
        kinds,
        lines: block.lines.filter(({ text }) => !/^[?@] /.test(text)),
      };
    });
    const sheet = marked(own, '@ sheet')[0]?.text as SheetName | undefined;
    const module = marked(own, '@ module').map(({ text }) => Number(text))[0];
    return { id, title, head, sheet, module, answers };
  });

export type PrayerWords = ReturnType<typeof wordsOf>;
export type PrayerMatter = ReturnType<typeof prayersIn>[number];
export type AnswerMatter = ReturnType<typeof answersIn>[number];
/** An answer, `ways` of asking it, and the `kinds` of later turns that it answers; none for a question of its own. */
export type Answer = AnswerMatter['answers'][number];
