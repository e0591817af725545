import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of this checkout. */
export const checkout = resolve(import.meta.dirname, '../..');

/** Everything local start and tests keep: git-ignored, safe to delete when nothing runs. LOCAL_FOLDER moves it. */
export const localFolder = resolve(process.env['LOCAL_FOLDER'] || join(checkout, '.local'));

/** Where Node keeps compiled modules: processes of ours start in half the time. */
export const compileCache = join(localFolder, 'compile-cache');

/** Locks and marks for what lies in the checkout itself, shared by all that run in it whatever LOCAL_FOLDER says. */
export const checkoutMarks = join(checkout, '.local/marks');

/** The pinned Node that comes as a package; the one running now where the package is missing. */
export function pinnedNode(): string {
  const pinned = join(checkout, 'node_modules/.bin/node');
  return existsSync(pinned) ? pinned : process.execPath;
}

/** Eight hexadecimal digits that stand for a longer text, such as a path. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
