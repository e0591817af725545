import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { checkout } from '../files/paths.ts';

/** A source file: its path from the checkout, with forward slashes. */
export type Source = { path: string; text: string };

type LineRule = {
  message: string;
  appliesTo: (path: string) => boolean;
  pattern: RegExp;
  /** Removes what the rule does not judge, without changing the number of lines. */
  prepare?: (text: string) => string;
};

const read = (path: string) => readFileSync(join(checkout, path), 'utf8');

/** The first column of the table below "Words we do not use", one phrase a row. */
export function wordsToAvoid(page: string): string[] {
  const [, section = ''] = page.split('## Words we do not use');
  return [...section.matchAll(/^\|([^|]+)\|/gm)].map(([, words = '']) => words.trim()).slice(2);
}
const avoided = wordsToAvoid(read('infra/docs/voice.md')).join('|');

type Override = { files: string[]; rules: Record<string, unknown> };
const { overrides } = JSON.parse(read('.oxlintrc.json')) as { overrides: Override[] };
/** Files with texts for readers, as the linter has them: a sentence stays on one line. */
const texts = overrides.filter(({ rules }) => rules['max-lines'] === 'off').flatMap((x) => x.files);

/** A list of Tailwind classes is one string, so that the class compiler finds it. Most have a dash or a colon. */
const withoutClasses = (text: string) =>
  text.replaceAll(/(["'`])(.*?)\1/g, (quoted, _, content: string) => {
    const words = content.split(' ');
    const classes = words.filter((word) => /[-:]\S/.test(word));
    return words.length > 3 && classes.length > words.length / 2 ? '' : quoted;
  });
const comment = /\{?\/\*.*?\*\/\}?|^[^\S\n]*\/?\*.*|(?<!:)\/\/.*/gm;

const product = /^(?:gateway|services\/(?:[a-z]+|packages\/(?!test-kit)[a-z-]+))\/(?:src|plugin)\//;
/** Texts for people: pages, refusals, mails, descriptions of calls. */
const withTexts =
  /^(frontend\/src|gateway\/plugin|services\/\w+\/src|services\/packages\/(contracts|site-texts)\/src)\//;
/** Words that people type, and verses: not ours to change. */
const notOurs =
  /\.test\.tsx?$|\/(demo|generated|testing)\/|\/demo-|(common-words|[a-z]+-prompt|safety-rules|scriptures)\.ts$/;

export const lineRules = {
  longLine: {
    message: 'over 120 characters',
    appliesTo: (path) => !texts.some((glob) => matchesGlob(path, glob)),
    pattern: /^.{121,}$/gmu,
    prepare: withoutClasses,
  },
  rawSql: {
    message: 'raw SQL; use Prisma, or a *-sql.ts file that says why not',
    appliesTo: (path) => product.test(path) && !path.endsWith('-sql.ts'),
    pattern: /\$(?:query|execute)Raw|\.query\(|\bsql(?:\(\s*['"`]|`)/g,
  },
  plainWords: {
    message: 'a word that is not our voice; infra/docs/voice.md has a better one',
    appliesTo: (path) => withTexts.test(path) && !notOurs.test(path),
    pattern: new RegExp(`(?<![\\w-])(?:${avoided})(?![\\w-])`, 'gi'),
    prepare: (text) => text.replaceAll(comment, ''),
  },
} as const satisfies Record<string, LineRule>;

/** Where a file breaks a rule, by line. */
export function breaches(rule: LineRule, { path, text }: Source): string[] {
  if (!rule.appliesTo(path)) return [];
  const judged = rule.prepare?.(text) ?? text;
  return [...judged.matchAll(rule.pattern)].map(
    ({ index }) => `${path}:${judged.slice(0, index).split('\n').length}: ${rule.message}`,
  );
}
