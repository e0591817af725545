import { readdirSync, readFileSync } from 'node:fs';
import type { Entry, Matter } from './types.ts';

const ROLES: Readonly<Record<string, Entry['role']>> = {
  opening: 'opening',
  otherwise: 'otherwise',
  more: 'more',
};

/** How the head of a continuation begins. */
const THEN = '~';

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

/** What a continuation goes on from: kinds of turns, and behind a stroke the words that must stand in them. */
const turnOf = (name: string): Pick<Entry, 'kinds' | 'hears'> => {
  const [kinds = '', ...words] = name.split(' / ');
  return {
    kinds: kinds
      .slice(THEN.length)
      .split(',')
      .map((kind) => kind.trim())
      .filter((kind) => kind !== '' && kind !== 'any') as Entry['kinds'],
    hears: words.length > 0 ? new RegExp(`\\b(?:${words.join(' / ').trim()})`, 'i') : undefined,
  };
};

const readEntry = (matter: string, part: string): Entry => {
  const [name = '', ...lines] = part.split('\n');
  const isThen = name.startsWith(THEN);
  const begins = lines.findIndex((line) => !HEAD.test(line));
  const head = begins < 0 ? lines : lines.slice(0, begins);
  const says = (begins < 0 ? [] : lines.slice(begins))
    .join('\n')
    .split(/\n--\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const bare = isThen ? name.trim() : name.replace('*', '').trim();
  if (says.length === 0) throw new Error(`${matter}/${bare} says nothing`);
  return {
    id: `${matter}/${bare}`,
    matter,
    asked: after(head, '?'),
    keys: listed(head, '='),
    needs: listed(head, ':'),
    certain: listed(head, '!'),
    says,
    role: isThen ? 'then' : (ROLES[bare] ?? 'answer'),
    anywhere: !isThen && (name.includes('*') || bare === 'opening'),
    ...(isThen ? turnOf(name) : { kinds: [], hears: undefined }),
  };
};

/**
 * Reads matters from a text. `# id | title` begins a matter (below it `@ subjects` of the guide that it stands for), `## name` an entry (`*`: also out of the blue); below it stand
 * `= words that point to it`, `? a way of asking`, `: facts it needs`, `! facts that make it certain`, then the answer;
 * `--` parts it from another one for the second time. `## ~ words, when / till|camera` continues a talk of its matter:
 * with a turn that asks for words or a time, and in which one of these stands (`any` for every kind).
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

const matters = (folder: URL): Matter[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => readMatters(readFileSync(new URL(name, folder), 'utf8')));

/** All matters of a folder of texts, and how they go on in later turns: the folder `then` beside it. */
export const readFolder = (folder: URL): Matter[] => {
  const later = matters(new URL('../then/', folder));
  return matters(folder).map((matter) => ({
    ...matter,
    entries: [
      ...matter.entries,
      ...later.filter(({ id }) => id === matter.id).flatMap(({ entries }) => entries),
    ],
  }));
};
