import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from '../../files/lock.ts';
import { localFolder } from '../../files/paths.ts';
import { unpackPackages } from './debian-packages.ts';
import { PlainError } from './protocol.ts';
import { type RedisProgram, firstLine, troubleOf } from './redis-program.ts';

const advice =
  'Redis is missing: install redis-server (or valkey-server), or set REDIS_URL to one that runs.';

/** Where the unpacked Redis is kept, and the environment in which the system's tools are run. */
export interface RedisPackageOptions {
  home?: string;
  env?: NodeJS.ProcessEnv;
}

/**
 * Takes Redis from the packages of Debian or Ubuntu into a folder of ours, without root and without installing.
 * What it lacks beside itself (libraries) comes along. It is kept only when it runs; one that was kept earlier and
 * does not run is fetched again.
 * @throws PlainError with the reason when Redis cannot be had in this way
 */
export async function unpackRedis(
  report: (line: string) => void,
  options: RedisPackageOptions = {},
): Promise<RedisProgram> {
  const { home = join(localFolder, 'redis-package'), env = process.env } = options;
  const root = join(home, 'root');
  await mkdir(home, { recursive: true });
  return withLock(join(home, 'lock'), async () => {
    if (existsSync(root)) {
      const trouble = await troubleOf(programIn(root));
      if (trouble === undefined) return programIn(root);
      report(`The Redis that was unpacked earlier does not run (${trouble}); it is fetched again.`);
      await rm(root, { recursive: true });
    }
    report('Fetching Redis from the packages of this system (once)…');
    await fetchInto(root, join(home, 'work'), env);
    return programIn(root);
  });
}

/** Everything happens in `work`; `root` appears at the end, whole and tried, or not at all. */
async function fetchInto(root: string, work: string, env: NodeJS.ProcessEnv): Promise<void> {
  await rm(work, { recursive: true, force: true });
  const target = join(work, 'root');
  try {
    // The server is a link into redis-tools, which may be installed already.
    const names = ['redis-server', 'redis-tools'] as const;
    await unpackPackages({ names, work, target, env });
    const trouble = await troubleOf(programIn(target));
    if (trouble !== undefined) throw new Error(`the unpacked server does not run: ${trouble}`);
    await rename(target, root);
  } catch (cause) {
    throw new PlainError(`${advice}\nIt could not be unpacked: ${reasonOf(cause)}`, { cause });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function reasonOf(cause: unknown): string {
  const { stderr, message } = cause as Error & { stderr?: string };
  return firstLine(stderr ?? '') || firstLine(message);
}

function programIn(root: string): RedisProgram {
  return { file: join(root, 'usr/bin/redis-server'), env: { LD_LIBRARY_PATH: libraries(root) } };
}

function libraries(root: string): string {
  const folders = [join(root, 'usr/lib'), join(root, 'lib')].filter((folder) => existsSync(folder));
  const below = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.includes('linux-gnu'))
      .map((name) => join(folder, name)),
  );
  return [...below, ...folders].join(':');
}
