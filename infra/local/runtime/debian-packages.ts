import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Looking up and downloading need neither root nor a lock. */
const unprivileged = ['-o', 'Debug::NoLocking=1', '-o', 'APT::Sandbox::User='];

export interface Unpacking {
  /** Packages that are always downloaded, together with their missing dependencies. */
  names: readonly [string, ...string[]];
  /** Packages to leave out even if they are dependencies. */
  leaveOut?: RegExp;
  /** Folder for lists and downloads; the caller removes it. */
  work: string;
  /** The packages are unpacked into this folder. */
  target: string;
  env: NodeJS.ProcessEnv;
}

/** Downloads Debian or Ubuntu packages with all missing dependencies, and unpacks them. */
export async function unpackPackages(options: Unpacking): Promise<void> {
  const { work, target, env } = options;
  const debs = join(work, 'debs');
  const plan = join(work, 'plan');
  await Promise.all([debs, join(plan, 'partial')].map((path) => mkdir(path, { recursive: true })));
  try {
    await download(options, debs, unprivileged);
  } catch {
    // The system's own lists are missing or old: download separate lists.
    await mkdir(join(work, 'state/lists/partial'), { recursive: true });
    await mkdir(join(work, 'cache/archives/partial'), { recursive: true });
    const folders = [`Dir::State=${join(work, 'state')}`, `Dir::Cache=${join(work, 'cache')}`];
    const own = [...unprivileged, ...folders.flatMap((folder) => ['-o', folder])];
    await execute('apt-get', [...own, 'update'], { env });
    await download(options, debs, own);
  }
  for (const deb of await readdir(debs))
    await execute('dpkg-deb', ['-x', join(debs, deb), target], { env });
}

async function download(options: Unpacking, debs: string, apt: readonly string[]): Promise<void> {
  const { names, leaveOut, work, env } = options;
  // The plan omits packages in the package cache, so use an empty cache.
  const cache = ['-o', `Dir::Cache::archives=${join(work, 'plan')}`];
  const ask = ['install', '--print-uris', '--yes', '--no-install-recommends', names[0]];
  const { stdout } = await execute('apt-get', [...apt, ...cache, ...ask], { env });
  const missing = [...stdout.matchAll(/^'[^']+' ([^_\s]+)_/gm)].map((match) => match[1]!);
  const all = new Set([...names, ...missing.filter((name) => leaveOut?.test(name) !== true)]);
  await execute('apt-get', [...apt, 'download', ...all], { cwd: debs, env });
}
