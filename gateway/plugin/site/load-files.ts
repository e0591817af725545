import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { lookup } from 'mrmime';
import { shownAnywhere } from '../security-headers/security-headers.ts';
import { createStoredFile } from '../files/stored-file.ts';
import type { StoredFile } from '../files/stored-file.ts';

/** Media type of a file by its name. */
function typeOf(name: string): string {
  const type = lookup(name) ?? 'application/octet-stream';
  return /^text\/|^application\/(?:json|xml)$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** Files under /assets/ are named by their content, so they never change. */
const cacheControl = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';

/** Icons and the picture of the site stand in previews that other sites show. */
const isPreview = (path: string) =>
  /^\/(?:media\/share\.jpg|(?:favicon|apple-touch-icon|icon-)[^/]*)$/.test(path);

/** The build puts the Brotli form of a file beside it. */
const compressed = '.br';

/** Reads all files of a folder into memory, by their path. Source maps and hidden files are left out. */
export async function loadFiles(folder: string): Promise<Map<string, StoredFile>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, StoredFile>();
  for (const entry of found) {
    if (!entry.isFile() || entry.name.startsWith('.') || entry.name.endsWith('.map')) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    files.set(
      path,
      createStoredFile(await readFile(file), {
        'content-type': typeOf(entry.name),
        'cache-control': cacheControl(path),
        ...(isPreview(path) && Object.fromEntries([shownAnywhere])),
      }),
    );
  }
  for (const [path, { body }] of files) {
    const whole = files.get(path.slice(0, -compressed.length));
    if (!path.endsWith(compressed) || !whole) continue;
    whole.encoded.set('br', Promise.resolve(body));
    files.delete(path);
  }
  return files;
}
