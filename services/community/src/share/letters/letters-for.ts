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

/** Runs in a thread that frees its memory when it ends: most pictures need no extra fonts. */
async function find(texts: string[]): Promise<(Drawable | undefined)[]> {
  const workerData = { folder: (made ??= makeFolder()), texts };
  const thread = new Worker(new URL('find-letters-thread.ts', import.meta.url), { workerData });
  const [found] = (await once(thread, 'message')) as [(Drawable | undefined)[]];
  return found;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Each text as one line that a picture can show, with the extra fonts that it needs.
 * @returns undefined for a text with letters that no font has, because empty boxes look worse than no text
 */
export async function lettersFor(texts: string[]): Promise<(Drawable | undefined)[]> {
  const plain = texts.map(plainText);
  if (plain.every(isOfTheHouse))
    return plain.map((text) => (text ? { text, fontFiles: [] } : undefined));
  // One thread at a time: two would create the same files.
  const found = last.then(() => find(plain));
  last = found.catch(() => undefined);
  return found;
}
