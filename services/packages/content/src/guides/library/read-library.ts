import { readdirSync, readFileSync } from 'node:fs';
import type { Entry, Matter } from './types.ts';

const ROLES: Readonly<Record<string, Entry['role']>> = {
  opening: 'opening',
  otherwise: 'otherwise',
  more: 'more',
};

const after = (lines: readonly string[], sign: string): string[] =>
  lines
    .filter((line) => line.startsWith(`${sign} `))
    .map((line) => line.slice(sign.length + 1).trim());

const listed = (lines: readonly string[], sign: string): string[] =>
  after(lines, sign)
    .flatMap((line) => line.split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '');

const HEAD = /^(?:[?=!:] |$)/;

const readEntry = (matter: string, part: string): Entry => {
  const [name = '', ...lines] = part.split('\n');
  const begins = lines.findIndex((line) => !HEAD.test(line));
  const head = begins < 0 ? lines : lines.slice(0, begins);
  const says = (begins < 0 ? [] : lines.slice(begins))
    .join('\n')
    .split(/\n--\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const bare = name.replace('*', '').trim();
  if (says.length === 0) throw new Error(`${matter}/${bare} says nothing`);
  return {
    id: `${matter}/${bare}`,
    matter,
    asked: after(head, '?'),
    keys: listed(head, '='),
    needs: listed(head, ':'),
    certain: listed(head, '!'),
    says,
    role: ROLES[bare] ?? 'answer',
    anywhere: name.includes('*') || bare === 'opening',
  };
};

/**
 * Reads matters from a text. `# id | title` begins a matter (below it `@ subjects` of the guide that it stands for), `## name` an entry (`*`: also out of the blue); below it stand
 * `= words that point to it`, `? a way of asking`, `: facts it needs`, `! facts that make it certain`, then the answer;
 * `--` parts it from another one for the second time.
 */
export const readMatters = (text: string): Matter[] =>
  `\n${text.replaceAll('\r\n', '\n')}`
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
        entries: entries.map((entry) => readEntry(id, entry)),
      };
    });

/** All matters of a folder of texts. */
export const readFolder = (folder: URL): Matter[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => readMatters(readFileSync(new URL(name, folder), 'utf8')));
