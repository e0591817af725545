import { readLines, type Line } from './read-lines.ts';

/** Named lists of sentences or words. */
export type Lists = ReadonlyMap<string, readonly Line[]>;

/** A line `name:`, below it a sentence on each line with "- ", or words with commas. */
export function readLists(file: string): Lists {
  const lists = new Map<string, Line[]>();
  let list: Line[] = [];
  for (const line of readLines(file)) {
    const name = /^([a-z-]+):$/.exec(line.text)?.[1];
    if (name !== undefined) {
      list = [];
      lists.set(name, list);
    } else if (line.text.startsWith('- ')) list.push({ ...line, text: line.text.slice(2).trim() });
    else
      list.push(
        ...line.text
          .split(',')
          .map((text) => ({ ...line, text: text.trim() }))
          .filter(({ text }) => text !== ''),
      );
  }
  return lists;
}

/** The fixed sentences and word lists of one language. */
export interface Wording {
  /** @throws Error for a name that the file does not have */
  phrases: (name: string) => readonly string[];
  /** Whether one of the words of a list stands in a text, or begins it. */
  has: (list: string, text: string, where?: 'begin') => boolean;
  /** A text with the words of a list of pairs ("pls = please") written out. */
  written: (list: string, text: string) => string;
  words: (list: string) => readonly string[];
  /** A pattern with `{list}` for the words of a list, where `*` stands for any ending; made once. */
  pattern: (source: string, flags?: string) => RegExp;
}

const escaped = (word: string): string =>
  word.replaceAll(/[.?+^$()[\]{}|\\]/g, String.raw`\$&`).replaceAll('*', String.raw`[\p{L}’']*`);
/** Where a word begins and ends. */
const BEFORE = String.raw`(?<![\p{L}\d’'])`;
const AFTER = String.raw`(?![\p{L}\d’'])`;

const named = (lists: Lists, name: string): readonly string[] => {
  const list = lists.get(name);
  if (!list) throw new Error(`No list is called "${name}".`);
  return list.map(({ text }) => text);
};

/** @param folder '' for English, 'spanish/' for Spanish */
export function readWording(folder: '' | 'spanish/'): Wording {
  const phrases = readLists(`${folder}phrases.txt`);
  const words = readLists(`${folder}words.txt`);
  const patterns = new Map<string, RegExp>();
  const pairs = new Map<string, ReadonlyMap<string, string>>();
  const group = (list: string): string =>
    `(?:${named(words, list)
      .map((word) => word.split(' = ')[0]!)
      .toSorted((one, other) => other.length - one.length)
      .map(escaped)
      .join('|')})`;
  const pattern = (source: string, flags = 'iu'): RegExp => {
    const key = `${flags} ${source}`;
    const made =
      patterns.get(key) ??
      new RegExp(
        source.replaceAll(/\{([a-z-]+)\}/g, (_, list: string) => group(list)),
        flags,
      );
    patterns.set(key, made);
    return made;
  };
  const pairsOf = (list: string): ReadonlyMap<string, string> => {
    const known =
      pairs.get(list) ??
      new Map(named(words, list).map((pair) => pair.split(' = ') as [string, string]));
    pairs.set(list, known);
    return known;
  };
  return {
    phrases: (name) => named(phrases, name),
    words: (list) => named(words, list),
    pattern,
    has: (list, text, where) =>
      pattern(`${where === 'begin' ? '^' : BEFORE}{${list}}${AFTER}`).test(text),
    written: (list, text) =>
      text.replaceAll(pattern(`${BEFORE}{${list}}${AFTER}`, 'giu'), (found) => {
        const full = pairsOf(list).get(found.toLowerCase()) ?? found;
        const isCapital = found.charAt(0) !== found.charAt(0).toLowerCase();
        return isCapital ? full.charAt(0).toUpperCase() + full.slice(1) : full;
      }),
  };
}
