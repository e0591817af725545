import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../files/write-whole.ts';
import type { Finding } from './sources.ts';

/** Known violations, one per line: the rule, a space, the subject. The list only gets shorter. */
export const exceptionsFile = join(import.meta.dirname, 'exceptions.txt');

const lineOf = ({ rule, subject }: Finding) => `${rule} ${subject}`;

/** Findings without an exception, and exceptions that are no longer needed. */
export function compare(
  findings: readonly Finding[],
  exceptions: readonly string[],
): { fresh: Finding[]; unneeded: string[] } {
  const known = new Set(exceptions);
  const found = new Set(findings.map(lineOf));
  return {
    fresh: findings.filter((finding) => !known.has(lineOf(finding))),
    unneeded: exceptions.filter((line) => !found.has(line)),
  };
}

export async function readExceptions(): Promise<string[]> {
  const text = await readFile(exceptionsFile, 'utf8');
  return text.split('\n').filter((line) => line !== '');
}

/** Removes unneeded exceptions from the list. It cannot add any. */
export async function removeExceptions(unneeded: readonly string[]): Promise<void> {
  const left = (await readExceptions()).filter((line) => !unneeded.includes(line));
  writeWhole(exceptionsFile, left.map((line) => `${line}\n`).join(''));
}
