import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of this checkout. */
export const checkout = resolve(import.meta.dirname, '../..');

/** All data of local starts and tests: git-ignored, safe to delete while nothing runs. Set LOCAL_FOLDER to move it. */
export const localFolder = resolve(process.env['LOCAL_FOLDER'] || join(checkout, '.local'));

/** Node's cache of compiled modules: our processes start in half the time. */
export const compileCache = join(localFolder, 'compile-cache');

/** Locks and marks for files in the checkout itself. All processes in it share them, whatever LOCAL_FOLDER is. */
export const checkoutMarks = join(checkout, '.local/marks');

/** The pinned Node from its npm package; the running Node if the package is missing. */
export function pinnedNode(): string {
  const pinned = join(checkout, 'node_modules/.bin/node');
  return existsSync(pinned) ? pinned : process.execPath;
}

/** A hash of eight hexadecimal digits for a longer text, such as a path. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
