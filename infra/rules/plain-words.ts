import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../files/paths.ts';
import type { Finding, Source } from './sources.ts';

/** The page with the words that we do not use, as an editor changes it. */
const voice = readFileSync(join(checkout, 'infra/docs/voice.md'), 'utf8');

/** Files with texts for people: pages, refusals, mails, descriptions of calls. */
const withTexts =
  /^(frontend\/src|gateway\/plugin|services\/\w+\/src|services\/packages\/(contracts|site-texts)\/src)\//;

/** Words that people type, and verses: not ours to change. */
const notOurs =
  /\.test\.tsx?$|\/(demo|generated|testing)\/|\/demo-|(common-words|[a-z]+-prompt|safety-rules|scriptures)\.ts$/;

/** The first column of the table below "Words we do not use", one phrase a row. */
export function wordsToAvoid(page: string): string[] {
  const [, section = ''] = page.split('## Words we do not use');
  return [...section.matchAll(/^\|([^|]+)\|/gm)].map(([, words = '']) => words.trim()).slice(2);
}

const avoid = new RegExp(`(?<![\\w-])(${wordsToAvoid(voice).join('|')})(?![\\w-])`, 'i');
const comment = /\{?\/\*.*?\*\/\}?|^\s*\/?\*.*|(?<!:)\/\/.*/g;

/** Words in a text that the page on our voice rules out. */
export function plainWords({ path, text }: Source): Finding[] {
  if (!withTexts.test(path) || notOurs.test(path)) return [];
  return text.split('\n').flatMap((line, index) => {
    const [found] = avoid.exec(line.replaceAll(comment, '')) ?? [];
    if (!found) return [];
    const message = `${path}:${index + 1}: "${found}" is not our voice; infra/docs/voice.md has a better word`;
    return [{ rule: 'plain-words', subject: path, message }];
  });
}
