import { readLines, type Line } from './read-lines.ts';

/** A line `name:`, below it a sentence on each line with "- ", or words with commas. */
export function readLists(file: string): Map<string, Line[]> {
  const lists = new Map<string, Line[]>();
  let list: Line[] = [];
  for (const line of readLines(file)) {
    const name = /^([a-z-]+):$/.exec(line.text)?.[1];
    const isSentence = line.text.startsWith('- ');
    if (name !== undefined) lists.set(name, (list = []));
    else if (isSentence) list.push({ ...line, text: line.text.slice(2).trim() });
    else for (const text of line.text.split(/, ?/)) if (text !== '') list.push({ ...line, text });
  }
  return lists;
}

const escaped = (word: string): string =>
  word.replaceAll(/[.?+^$()[\]{}|\\]/g, String.raw`\$&`).replaceAll('*', String.raw`[\p{L}’']*`);

/** The fixed sentences and word lists of one language. */
export class Wording {
  private readonly lists: ReadonlyMap<string, readonly Line[]>;
  private readonly patterns = new Map<string, RegExp>();
  private readonly pairs = new Map<string, Map<string, string>>();

  /** @param folder '' for English, 'spanish/' for Spanish */
  constructor(folder: string) {
    this.lists = new Map([
      ...readLists(`${folder}phrases.txt`),
      ...readLists(`${folder}words.txt`),
    ]);
  }

  /** @throws Error for a name that the files do not have */
  list = (name: string): string[] => {
    const list = this.lists.get(name);
    if (!list) throw new Error(`No list is called "${name}".`);
    return list.map(({ text }) => text);
  };

  /** A pattern with `{name}` for the words of a list, where `*` stands for any ending. */
  pattern = (source: string, flags = 'iu'): RegExp => {
    const key = `${flags} ${source}`;
    const group = (name: string): string =>
      this.list(name)
        .map((word) => escaped(word.split(' = ')[0]!))
        .toSorted((one, other) => other.length - one.length)
        .join('|');
    const made =
      this.patterns.get(key) ??
      new RegExp(
        source.replaceAll(/\{([a-z-]+)\}/g, (_, name: string) => `(?:${group(name)})`),
        flags,
      );
    this.patterns.set(key, made);
    return made;
  };

  /** Whether one of the words of a list stands in a text. */
  has = (name: string, text: string): boolean => this.pattern(word(name)).test(text);
  begins = (name: string, text: string): boolean =>
    this.pattern(`^{${name}}${WORD_END}`).test(text);

  /** A text with the words of a list of pairs ("pls = please") replaced. */
  replaced = (name: string, text: string): string => {
    const pairs =
      this.pairs.get(name) ??
      new Map(this.list(name).map((pair) => pair.split(' = ') as [string, string]));
    this.pairs.set(name, pairs);
    return text.replaceAll(this.pattern(word(name), 'giu'), (found) => {
      const full = pairs.get(found.toLowerCase()) ?? found;
      const isCapital = found.charAt(0) !== found.charAt(0).toLowerCase();
      return isCapital ? full.charAt(0).toUpperCase() + full.slice(1) : full;
    });
  };
}

const WORD_END = String.raw`(?![\p{L}\d’'])`;
const word = (name: string): string => String.raw`(?<![\p{L}\d’']){${name}}${WORD_END}`;

/** English and Spanish wording, read when this module is loaded. */
export const english = new Wording('');
export const spanish = new Wording('spanish/');
