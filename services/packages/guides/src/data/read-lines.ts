import { readdirSync, readFileSync } from 'node:fs';

/** A line of a data file and where it stands, so that a check can name the place. */
export interface Line {
  text: string;
  file: string;
  /** Counted from 1. */
  at: number;
}

/** A head ("# …" or "## …") and the lines below it. */
export interface Block {
  head: Line;
  lines: Line[];
}

/** The folder of all content. */
export const dataFolder = new URL('../../data/', import.meta.url);

/** Lines of a text. Those that begin with `//` are notes for editors. */
export const linesIn = (text: string, file: string): Line[] =>
  text
    .split(/\r?\n/)
    .map((line, at) => ({ text: line.trimEnd(), file, at: at + 1 }))
    .filter((line) => !line.text.startsWith('//'));

/** The lines of one file below `data/`. */
export const readLines = (file: string): Line[] =>
  linesIn(readFileSync(new URL(file, dataFolder), 'utf8'), file);

/** The lines of all text files of a folder below `data/`, in the order of their names. */
export const readFolder = (folder: string): Line[] =>
  readdirSync(new URL(`${folder}/`, dataFolder))
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((name) => readLines(`${folder}/${name}`));

/** Lines by the heads that begin with `mark`, and what stands before the first head. */
export function blocksOf(
  lines: readonly Line[],
  mark: '# ' | '## ',
): { before: Line[]; blocks: Block[] } {
  const before: Line[] = [];
  const blocks: Block[] = [];
  for (const line of lines) {
    if (line.text.startsWith(mark))
      blocks.push({ head: { ...line, text: line.text.slice(mark.length).trim() }, lines: [] });
    else (blocks.at(-1)?.lines ?? before).push(line);
  }
  return { before, blocks };
}

/** The lines that begin with a mark ("+", "?", …), without it. */
export const marked = (lines: readonly Line[], mark: string): Line[] =>
  lines
    .filter(({ text }) => text.startsWith(`${mark} `))
    .map((line) => ({ ...line, text: line.text.slice(mark.length + 1).trim() }));

/** A head as its parts: "late-payment | Unpaid invoices | tender". */
export const partsOfHead = ({ text }: Line): string[] => text.split('|').map((part) => part.trim());
