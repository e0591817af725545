import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { localFolder } from '../paths.ts';
import { PlainError } from './protocol.ts';
import type { RedisProgram } from './redis.ts';

const execute = promisify(execFile);
const advice =
  'Redis is missing: install redis-server (or valkey-server), or set REDIS_URL to one that runs.';

/**
 * Takes Redis from the packages of Debian or Ubuntu into a folder of ours, without root and without installing.
 * What it lacks beside itself (libraries) comes along.
 */
export async function unpackRedis(report: (line: string) => void): Promise<RedisProgram> {
  const home = join(localFolder, 'redis-package');
  const root = join(home, 'root');
  if (!existsSync(root)) {
    try {
      report('Fetching Redis from the packages of this system (once)…');
      await download(home, `${root}.unfinished`);
      await rename(`${root}.unfinished`, root);
    } catch (cause) {
      throw new PlainError(advice, { cause });
    }
  }
  return { file: join(root, 'usr/bin/redis-server'), env: { LD_LIBRARY_PATH: libraries(root) } };
}

async function download(home: string, target: string): Promise<void> {
  await rm(home, { recursive: true, force: true });
  const debs = join(home, 'debs');
  await mkdir(debs, { recursive: true });
  let options: string[] = ['-o', 'Debug::NoLocking=1', '-o', 'APT::Sandbox::User='];
  try {
    await fetchPackages(debs, options);
  } catch {
    // The system's own lists are missing or old: fetch lists of ours beside them.
    await mkdir(join(home, 'state/lists/partial'), { recursive: true });
    await mkdir(join(home, 'cache/archives/partial'), { recursive: true });
    const folders = [`Dir::State=${join(home, 'state')}`, `Dir::Cache=${join(home, 'cache')}`];
    options = [...options, ...folders.flatMap((folder) => ['-o', folder])];
    await execute('apt-get', [...options, 'update']);
    await fetchPackages(debs, options);
  }
  for (const deb of readdirSync(debs)) await execute('dpkg-deb', ['-x', join(debs, deb), target]);
  await rm(debs, { recursive: true });
  await rm(join(home, 'cache'), { recursive: true, force: true });
  await rm(join(home, 'state'), { recursive: true, force: true });
}

async function fetchPackages(folder: string, options: string[]): Promise<void> {
  const plan = ['install', '--print-uris', '--yes', '--no-install-recommends', 'redis-server'];
  const { stdout } = await execute('apt-get', [...options, ...plan]);
  const missing = [...stdout.matchAll(/^'[^']+' ([^_\s]+)_/gm)].map((match) => match[1]!);
  // Named although they may be installed: the server itself is a link into redis-tools.
  const names = new Set(['redis-server', 'redis-tools', ...missing]);
  await execute('apt-get', [...options, 'download', ...names], { cwd: folder });
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
