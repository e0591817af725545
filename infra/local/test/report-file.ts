import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { localFolder } from '../../files/paths.ts';

/** Characters of a reason: enough to distinguish failures when only the end of a long run is read. */
const mostOfReason = 160;

/** A new path for the JSON report of a run. */
export async function reportFile(name: string): Promise<string> {
  const file = join(localFolder, 'reports', `${name}-${randomUUID().slice(0, 8)}.json`);
  await mkdir(dirname(file), { recursive: true });
  return file;
}

/** Reads a report and removes its file. @returns undefined when the run wrote none */
export async function readReport<Report>(file: string): Promise<Report | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  await rm(file, { force: true });
  return text === undefined ? undefined : (JSON.parse(text) as Report);
}

/** Adds the beginning of the reason, if any. */
export function withReason(title: string, reason = ''): string {
  const plain = stripVTControlCharacters(reason).trim().replaceAll(/\s+/g, ' ');
  return plain === '' ? title : `${title} (${plain.slice(0, mostOfReason)})`;
}
