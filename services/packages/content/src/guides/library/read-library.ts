import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  anyOf,
  beginningOf,
  joinedLines,
  linesAfter,
  patternOf,
  readSigns,
} from '../../words/patterns.ts';
import type { Entry, Matter, Sign } from './types.ts';

const roles: Readonly<Record<string, Entry['role']>> = {
  opening: 'opening',
  otherwise: 'otherwise',
  more: 'more',
};

/** How the head of a continuation begins. */
const continues = '~';

/** Names of several kinds of turns at once: every question, every doubt. */
const kindsOf: Readonly<Record<string, string>> = {
  asks: 'tell, which, who, where, know, example, first, decide, why, how, what, when, how-much, how-long',
  doubts: 'what-if, fear, objection',
};

const listed = (lines: readonly string[], sign: string): string[] =>
  linesAfter(lines, sign)
    .flatMap((line) => line.split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '');

const heads = /^(?:[?=!:/&~] |$)/;

/** Words of which one must stand in a turn, and more of which each line must have one there, too. */
const hearing = (one: readonly string[], all: readonly string[]): RegExp | undefined =>
  one.length + all.length === 0
    ? undefined
    : new RegExp(
        `^${all.map((words) => `(?=[^]*?(?:${beginningOf(words)}))`).join('')}[^]*?(?:${one.map(beginningOf).join('|')})`,
        'i',
      );

/** What a continuation goes on from: kinds of turns, and the words that must stand in them. */
const turnOf = (
  name: string,
  head: readonly string[],
): Pick<Entry, 'kinds' | 'hears' | 'answersAny'> => {
  const [kinds = '', ...words] = name.split(' / ');
  const inName = words.length > 0 ? [words.join(' / ').trim()] : [];
  return {
    kinds: kinds
      .slice(continues.length)
      .replace(/ \|.*$/, '')
      .replaceAll(/\b(?:asks|doubts)\b/g, (name) => kindsOf[name]!)
      .split(',')
      .map((kind) => kind.trim())
      .filter((kind) => kind !== '' && kind !== 'any') as Entry['kinds'],
    hears: hearing([...inName, ...linesAfter(head, '/')], linesAfter(head, '&')),
    answersAny: /\basks\b/.test(kinds),
  };
};

const readEntry = (matter: string, part: string): Entry => {
  const [name = '', ...lines] = part.split('\n');
  const isThen = name.startsWith(continues);
  const begins = lines.findIndex((line) => !heads.test(line));
  const head = begins < 0 ? lines : lines.slice(0, begins);
  const says = (begins < 0 ? [] : lines.slice(begins))
    .join('\n')
    .split(/\n--\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const bare = isThen ? name.trim() : name.replace(/[*+]/, '').trim();
  const hears = anyOf(head);
  if (says.length === 0) throw new Error(`${matter}/${bare} says nothing`);
  return {
    id: isThen
      ? [`${matter}/${bare}`, ...linesAfter(head, '/'), ...linesAfter(head, '&')].join(' ')
      : `${matter}/${hears ? 'point: ' : ''}${bare}`,
    matter,
    asked: linesAfter(head, '?'),
    keys: listed(head, '='),
    needs: listed(head, ':'),
    certain: listed(head, '!'),
    says,
    role: isThen ? 'then' : hears ? 'point' : (roles[bare] ?? 'answer'),
    anywhere: !isThen && (name.includes('*') || bare === 'opening'),
    joins: !isThen && name.includes('+'),
    ...(isThen ? turnOf(name, head) : { kinds: [], hears }),
  };
};

/**
 * Reads matters from a text. `# id | title` begins a matter (below it `@ subjects` of the guide that it stands for,
 * `~ pattern` that leads to it for certain, `& words` of which one must stand in a message that comes to it), `## name` an entry (`*`: also out of the blue); below it stand
 * `= words that point to it`, `? a way of asking`, `: facts it needs`, `! facts that make it certain`, then the answer;
 * `--` parts it from another one for the second time. `## ~ words, when | a name` continues a talk of its matter, with a
 * turn that asks for words or a time (`any` for every kind, `asks` for every question, `doubts` for every doubt). Below it `/ till|camera`: one of these words stands in the
 * turn, of this line or of another one; `& lost|gone`: one of these stands there as well. An entry with lines
 * `~ pattern` answers each sentence in which one of them is found; with `+` behind its name also one that only tells. A line
 * that begins with two blanks goes on with the one above it; what stands for a pattern is told in `words/patterns.ts`.
 */
export const readMatters = (text: string): Matter[] =>
  `\n${joinedLines(text)}`
    .split(/\n# /)
    .slice(1)
    .map((part) => {
      const [head = '', ...entries] = part.split(/\n## /);
      const [first = '', ...lines] = head.split('\n');
      const [id = '', title = ''] = first.split('|').map((one) => one.trim());
      return {
        id,
        title,
        keys: listed(lines, '='),
        subjects: listed(lines, '@'),
        signs: anyOf(lines),
        cue: hearing(linesAfter(lines, '&').map(patternOf), []),
        entries: entries.map((entry) => readEntry(id, entry)),
      };
    });

const matters = (folder: URL): Matter[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => readMatters(readFileSync(new URL(name, folder), 'utf8')));

/** What was written for several matters at once, as one of them has it. */
const inMatter = (entry: Entry, from: string, to: string): Entry =>
  from === to ? entry : { ...entry, matter: to, id: entry.id.replace(from, to) };

/** The matters of one file. */
export const mattersIn = (file: URL): Matter[] => readMatters(readFileSync(file, 'utf8'));

/** Words that lead to a matter for certain, in their order. */
export const matterSigns = (file: URL): Sign[] =>
  readSigns(file).map(([matter, hears]) => ({ matter, hears }));

/**
 * All matters of a folder of texts, how they go on in later turns (the folder `then` beside it), and what answers single
 * sentences of any turn (the folder `points`; `# one, other` there for several matters).
 */
export const readFolder = (folder: URL): Matter[] => {
  const later = ['../points/', '../then/']
    .map((path) => new URL(path, folder))
    .filter((path) => existsSync(path))
    .flatMap(matters);
  return matters(folder).map((matter) => ({
    ...matter,
    entries: [
      ...matter.entries,
      ...later
        .filter(({ id }) => id.split(', ').includes(matter.id))
        .flatMap(({ id, entries }) => entries.map((entry) => inMatter(entry, id, matter.id))),
    ],
  }));
};

/**
 * What a guide answers: the kinds of questions in its folder `kinds`, certain by signs of their own, and the matters of its
 * folder `library` with the signs beside it.
 */
export const readWithKinds = (guide: URL): { matters: Matter[]; signs: Sign[] } => {
  const kinds = readFolder(new URL('kinds/', guide));
  return {
    matters: [...kinds, ...readFolder(new URL('library/', guide))],
    signs: [
      ...kinds.flatMap(({ id, signs }) => (signs ? [{ matter: id, hears: signs }] : [])),
      ...matterSigns(new URL('signs.txt', guide)),
    ],
  };
};
