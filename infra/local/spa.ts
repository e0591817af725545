import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ExecaError, execa } from 'execa';
import { withLock } from '../files/lock.ts';
import { checkout, checkoutMarks, pinnedNode } from '../files/paths.ts';
import { PlainError } from './runtime/processes.ts';
import { writeWhole } from '../files/write-whole.ts';

const frontend = join(checkout, 'frontend');
const dist = join(frontend, 'dist');
/** Beside the final folder, so that it can replace that in one step. */
const unfinished = join(frontend, 'dist.unfinished');
const stampFile = join(checkoutMarks, 'spa.stamp');

/** What the built SPA is made from. */
const sources = [
  'src',
  'public',
  'index.html',
  'package.json',
  'vite.config.ts',
  'chunk-groups.ts',
  'prerender-plugin.ts',
  'prerendered-pages.ts',
  '../package-lock.json',
  ...['contracts', 'site-texts', 'moderation'].map((name) => `../services/packages/${name}/src`),
].map((path) => join(frontend, path));

/** Builds the SPA into frontend/dist, unless it was already built from the same sources. */
export async function buildSpa(report: (line: string) => void): Promise<void> {
  if (!existsSync(join(frontend, 'index.html')) || (await isFresh())) return;
  await withLock(join(checkoutMarks, 'spa'), async () => {
    if (await isFresh()) return;
    report('Building the pages…');
    const vite = join(checkout, 'node_modules/vite/bin/vite.js');
    const args = [vite, 'build', '--logLevel', 'warn', '--outDir', unfinished, '--emptyOutDir'];
    const before = hashOf(sources);
    try {
      const env = { ...process.env, NODE_ENV: 'production', VITE_DEV_PAGES: '1' };
      await execa(pinnedNode(), args, { cwd: frontend, env, all: true });
    } catch (cause) {
      const { all } = cause as ExecaError<{ all: true }>;
      throw new PlainError(`The pages cannot be built:\n${all}`, { cause });
    }
    await rm(dist, { recursive: true, force: true });
    await rename(unfinished, dist);
    writeWhole(stampFile, stamp(before));
  });
}

async function isFresh(): Promise<boolean> {
  if (!existsSync(dist)) return false;
  return (await readFile(stampFile, 'utf8').catch(() => '')) === stamp(hashOf(sources));
}

/** Includes sources and result: a manual build in between, or an incomplete one, counts as stale. */
const stamp = (hashOfSources: string) => `${hashOfSources} ${hashOf([dist])}`;

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  const files = paths.flatMap((path) => [path, ...globSync(`${path}/**/*`)]).sort();
  for (const file of files)
    if (statSync(file, { throwIfNoEntry: false })?.isFile())
      hash.update(file.slice(checkout.length)).update(readFileSync(file));
  return hash.digest('hex');
}
