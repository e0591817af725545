import { readFile, readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { createStoredFile } from '../files/stored-file.ts';
import type { StoredFile } from '../files/stored-file.ts';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** The build names files under /assets/ by their content: they never change. Others may, under the same name. */
const cacheControl = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';

/** Reads all files of a folder into memory, by their address. Source maps and hidden files are not for readers. */
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
        'content-type': types[extname(entry.name)] ?? 'application/octet-stream',
        'cache-control': cacheControl(path),
      }),
    );
  }
  return files;
}
