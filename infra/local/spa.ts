import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withLock } from '../files/lock.ts';
import { checkout, checkoutMarks, pinnedNode } from '../files/paths.ts';
import { PlainError } from './runtime/protocol.ts';
import { writeWhole } from '../files/write-whole.ts';

const execute = promisify(execFile);
const frontend = join(checkout, 'frontend');
const dist = join(frontend, 'dist');
/** Beside the final folder, so that it can replace that in one step. */
const unfinished = join(frontend, 'dist.unfinished');
const stampFile = join(checkoutMarks, 'spa.stamp');

/** What the built SPA is made from. */
const sources = [
  ...['src', 'public', 'index.html', 'package.json'].map((name) => join('frontend', name)),
  ...['vite.config.ts', 'chunk-groups.ts', 'prerender-plugin.ts', 'prerendered-pages.ts'].map(
    (name) => join('frontend', name),
  ),
  ...['contracts', 'site-texts', 'moderation'].map((name) => `services/packages/${name}/src`),
  'package-lock.json',
];

/** Builds the SPA into frontend/dist, unless it was already built from the same sources. */
export async function buildSpa(report: (line: string) => void): Promise<void> {
  if (!existsSync(join(frontend, 'index.html')) || (await isFresh())) return;
  await withLock(join(checkoutMarks, 'spa'), async () => {
    if (await isFresh()) return;
    report('Building the pages…');
    const vite = join(checkout, 'node_modules/vite/bin/vite.js');
    const args = [vite, 'build', '--logLevel', 'warn', '--outDir', unfinished, '--emptyOutDir'];
    const before = await hashOf(sources.map((source) => join(checkout, source)));
    try {
      const env = { ...process.env, NODE_ENV: 'production', VITE_DEV_PAGES: '1' };
      await execute(pinnedNode(), args, { cwd: frontend, env });
    } catch (cause) {
      const { stdout = '', stderr = '' } = cause as { stdout?: string; stderr?: string };
      throw new PlainError(`The pages cannot be built:\n${stdout}${stderr}`, { cause });
    }
    await rm(dist, { recursive: true, force: true });
    await rename(unfinished, dist);
    writeWhole(stampFile, await stamp(before));
  });
}

async function isFresh(): Promise<boolean> {
  if (!existsSync(dist)) return false;
  const found = await readFile(stampFile, 'utf8').catch(() => '');
  return found === (await stamp(await hashOf(sources.map((source) => join(checkout, source)))));
}

/** Includes sources and result: a manual build in between, or an incomplete one, counts as stale. */
async function stamp(hashOfSources: string): Promise<string> {
  return `${hashOfSources} ${await hashOf([dist])}`;
}

async function hashOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) await addTo(hash, path);
  return hash.digest('hex');
}

async function addTo(hash: ReturnType<typeof createHash>, path: string): Promise<void> {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) {
    for (const name of (await readdir(path)).sort()) await addTo(hash, join(path, name));
  } else if (found) {
    hash.update(path.slice(checkout.length)).update(await readFile(path));
  }
}
