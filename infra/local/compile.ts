import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processNames } from '@kbf/process-kit';
import { execa } from 'execa';
import { checkout, compileCache, pinnedNode, shortHash } from '../files/paths.ts';
import { allocator } from './stack/environment.ts';
import { entryOf } from './stack/places.ts';

/** Entry points: the processes, and their threads and child processes. */
const entries = (): string[] => [
  ...processNames.map(entryOf),
  ...globSync('services/**/src/**/*-{process,thread}.ts', {
    cwd: checkout,
    exclude: ['**/node_modules', 'services/packages/test-kit'],
  }),
];

/**
 * With an invalid setting and no input, each process loads all of its code and ends, with any status.
 * @throws when a module is missing
 */
async function loadOnly(entry: string, cache: string): Promise<void> {
  // V8 caches compiled code by flags, so use the flags of the real start.
  const env = { ...allocator, NODE_COMPILE_CACHE: cache, PORT: 'none' };
  const how = { cwd: checkout, env, extendEnv: false, timeout: 20_000, reject: false } as const;
  const { stderr } = await execa(pinnedNode(), [entry], { ...how, stdin: 'ignore' });
  if (stderr.includes('ERR_MODULE_NOT_FOUND')) throw new Error(stderr);
}

/**
 * Compiles all code in advance: a process that compiles at start uses tens of megabytes more for its whole life. The
 * generated clients must exist.
 * @param cache the folder of Node's compile cache
 */
export async function compile(cache: string): Promise<void> {
  for (const entry of entries()) await loadOnly(entry, cache);
}

/** The same for this checkout, once for each set of installed packages. */
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
