import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processNames } from '@kbf/process-kit';
import { checkout, compileCache, pinnedNode, shortHash } from '../files/paths.ts';
import { entryOf } from './stack/entry.ts';
import { allocator } from './stack/environment.ts';

/** What runs by itself: the processes, and the threads and processes that these start. */
const entries = (): string[] => [
  ...processNames.map(entryOf),
  ...globSync('services/**/src/**/*-{process,thread}.ts', {
    cwd: checkout,
    exclude: ['**/node_modules'],
  }),
];

/** With a setting that cannot be, and without questions, each loads all it is made of and ends, with any status. */
const loadOnly = (entry: string, cache: string): Promise<void> =>
  new Promise((resolve) => {
    // What was compiled is kept by the flags of V8, so they are those it will run with.
    const env = { ...allocator, NODE_COMPILE_CACHE: cache, PORT: 'none' };
    execFile(pinnedNode(), [entry], { cwd: checkout, env, timeout: 20_000 }, () => resolve());
  });

/**
 * Compiles what runs: whatever compiles as it starts holds some tens of megabytes more for as long as it runs. The
 * generated clients must be there.
 * @param cache the folder of Node's compile cache
 */
export async function compile(cache: string): Promise<void> {
  for (const entry of entries()) await loadOnly(entry, cache);
}

/** The same for this checkout, once for the packages that are installed. */
export async function compileOnce(report: (line: string) => void): Promise<void> {
  const packages = readFileSync(join(checkout, 'package-lock.json'), 'utf8');
  const mark = join(compileCache, `made-for-${shortHash(packages)}`);
  if (existsSync(mark)) return;
  report('Compiling gateway and services, once…');
  await compile(compileCache);
  writeFileSync(mark, '');
}

// In the image, see infra/docker/Dockerfile.
if (import.meta.main) await compile(process.env['NODE_COMPILE_CACHE'] || compileCache);
