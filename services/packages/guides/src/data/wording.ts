import { readLines, type Line } from './read-entries.ts';

/** A line `name:`, below it a sentence on each line with "- ", or words with commas. */
export function readLists(file: string): Map<string, Line[]> {
  const lists = new Map<string, Line[]>();
  let list: Line[] = [];
  for (const line of readLines(file)) {
    const name = /^([a-z-]+):$/.exec(line.text)?.[1];
    const words = line.text.startsWith('- ') ? [line.text.slice(2)] : line.text.split(/, ?/);
    if (name !== undefined) lists.set(name, (list = []));
    else list.push(...words.filter((word) => word !== '').map((text) => ({ ...line, text })));
  }
  return lists;
}

const WORD_END = String.raw`(?![\p{L}\d’'])`;
const word = (name: string): string => String.raw`(?<![\p{L}\d’']){${name}}${WORD_END}`;
const escaped = (text: string): string =>
  text.replaceAll(/[.?+^$()[\]{}|\\]/g, String.raw`\$&`).replaceAll('*', String.raw`[\p{L}’']*`);

/** The fixed sentences and word lists of one language. */
export class Wording {
  private readonly lists: ReadonlyMap<string, string[]>;
  private readonly patterns = new Map<string, RegExp>();

  /** @param folder '' for English, 'spanish/' for Spanish */
  constructor(folder: string) {
    const lists = [...readLists(`${folder}phrases.txt`), ...readLists(`${folder}words.txt`)];
    this.lists = new Map(lists.map(([name, lines]) => [name, lines.map(({ text }) => text)]));
  }

  /** @throws Error for a name that the files do not have */
  list = (name: string): string[] => {
    const list = this.lists.get(name);
    if (!list) throw new Error(`No list is called "${name}".`);
    return list;
  };

  /** A pattern with `{name}` for the words of a list, where `*` stands for any ending. */
  pattern = (source: string, flags = 'iu'): RegExp => {
    const group = (_: string, name: string): string => {
      const words = this.list(name).map((pair) => escaped(pair.split(' = ')[0]!));
      return `(?:${words.toSorted((one, other) => other.length - one.length).join('|')})`;
    };
    const key = `${flags} ${source}`;
    const known = this.patterns.get(key);
    const made = known ?? new RegExp(source.replaceAll(/\{([a-z-]+)\}/g, group), flags);
    this.patterns.set(key, made);
    return made;
  };

  /** Whether one of the words of a list stands in a text, or at its beginning. */
  has = (name: string, text: string): boolean => this.pattern(word(name)).test(text);
  begins = (name: string, text: string): boolean =>
    this.pattern(`^{${name}}${WORD_END}`).test(text);

  /** A text with the words of a list of pairs ("pls = please") replaced. */
  replaced = (name: string, text: string): string =>
    text.replaceAll(this.pattern(word(name), 'giu'), (found) => {
      const start = `${found.toLowerCase()} = `;
      const pair = this.list(name).find((one) => one.startsWith(start));
      const full = pair?.slice(start.length) ?? found;
      const isCapital = found.charAt(0) !== found.charAt(0).toLowerCase();
      return isCapital ? full.charAt(0).toUpperCase() + full.slice(1) : full;
    });
}

/** English and Spanish wording, read when this module is loaded. */
export const english = new Wording('');
export const spanish = new Wording('spanish/');
