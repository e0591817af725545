import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Drawable } from './find-letters.ts';
import { isOfTheHouse } from './letter-fonts.ts';
import { plainText } from './plain-text.ts';

let made: string | undefined;
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kbf-letters-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** In a thread, which takes along what it needed for this when it ends: most pictures need none of it. */
async function find(texts: string[]): Promise<(Drawable | undefined)[]> {
  const workerData = { folder: (made ??= makeFolder()), texts };
  const thread = new Worker(new URL('find-letters-thread.ts', import.meta.url), { workerData });
  const [found] = (await once(thread, 'message')) as [(Drawable | undefined)[]];
  return found;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Each text as a picture can show it, in one line, with the fonts that it needs beside those of the house.
 * @returns undefined for a text with letters that no font has: none is better than a row of empty boxes
 */
export async function lettersFor(texts: string[]): Promise<(Drawable | undefined)[]> {
  const plain = texts.map(plainText);
  if (plain.every(isOfTheHouse))
    return plain.map((text) => (text ? { text, fontFiles: [] } : undefined));
  // One thread at a time: two would make the same files.
  const found = last.then(() => find(plain));
  last = found.catch(() => undefined);
  return found;
}
