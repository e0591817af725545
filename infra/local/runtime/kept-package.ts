import { existsSync, globSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ExecaError, execa } from 'execa';
import { withLock } from '../../files/lock.ts';

/** The command that starts a program with its libraries. */
export type UnpackedProgram = string[];

export interface KeptPackage {
  /** Name in messages. */
  title: string;
  /** Packages that are always downloaded, together with their missing dependencies. */
  names: readonly [string, ...string[]];
  /** Packages to leave out even if they are dependencies. */
  leaveOut?: RegExp;
  /** Path of the program inside the unpacked folder. */
  program: string;
  /** Why a program cannot be used; undefined when it can. */
  troubleOf: (program: UnpackedProgram) => Promise<string | undefined>;
  /** Where it is stored. */
  home: string;
  /** The environment for the system's tools. */
  env: NodeJS.ProcessEnv;
}

/**
 * Unpacks a program from Debian or Ubuntu packages into a folder of the project, without root and without installing
 * it. Missing libraries are included. It is kept only if it runs; an earlier copy that does not run is downloaded
 * again.
 * @throws Error with the reason when this is not possible
 */
export async function keptPackage(
  report: (line: string) => void,
  options: KeptPackage,
): Promise<UnpackedProgram> {
  const { title, home, troubleOf } = options;
  const root = join(home, 'root');
  await mkdir(home, { recursive: true });
  return withLock(join(home, 'lock'), async () => {
    if (existsSync(root)) {
      const trouble = await troubleOf(programIn(root, options));
      if (trouble === undefined) return programIn(root, options);
      report(`${title} that was unpacked earlier does not run (${trouble}); it is fetched again.`);
      await rm(root, { recursive: true });
    }
    report(`Fetching ${title} from the packages of this system (once)…`);
    // `root` appears at the end, complete and tested, or not at all.
    const work = join(home, 'work');
    const target = join(work, 'root');
    await rm(work, { recursive: true, force: true });
    try {
      await unpack(options, work, target);
      const trouble = await troubleOf(programIn(target, options));
      if (trouble !== undefined) throw new Error(`what was unpacked does not run: ${trouble}`);
      await rename(target, root);
    } catch (error) {
      throw new Error(reasonOf(error), { cause: error });
    } finally {
      await rm(work, { recursive: true, force: true });
    }
    return programIn(root, options);
  });
}

function programIn(root: string, { program }: KeptPackage): UnpackedProgram {
  // PulseAudio keeps a part of its library in a folder of its own.
  const places = [
    'usr/lib/*linux-gnu*',
    'usr/lib/*linux-gnu*/pulseaudio',
    'lib/*linux-gnu*',
    'usr/lib',
    'lib',
  ];
  const libraries = globSync(places, { cwd: root });
  const path = libraries.map((folder) => join(root, folder)).join(':');
  return ['env', `LD_LIBRARY_PATH=${path}`, join(root, program)];
}

/** Looking up and downloading need neither root nor a lock. */
const unprivileged = ['-o', 'Debug::NoLocking=1', '-o', 'APT::Sandbox::User='];

/** Downloads packages with all missing dependencies into `work`, and unpacks them into `target`. */
async function unpack(options: KeptPackage, work: string, target: string): Promise<void> {
  const { names, leaveOut, env } = options;
  const debs = join(work, 'debs');
  const folders = ['debs', 'plan/partial', 'state/lists/partial', 'cache/archives/partial'];
  for (const folder of folders) await mkdir(join(work, folder), { recursive: true });
  const download = async (apt: readonly string[]) => {
    // The plan omits packages in the package cache, so use an empty cache.
    const cache = ['-o', `Dir::Cache::archives=${join(work, 'plan')}`];
    const ask = ['install', '--print-uris', '--yes', '--no-install-recommends', names[0]];
    const { stdout } = await execa('apt-get', [...apt, ...cache, ...ask], { env });
    const missing = [...stdout.matchAll(/^'[^']+' ([^_\s]+)_/gm)].map((match) => match[1]!);
    const all = new Set([...names, ...missing.filter((name) => leaveOut?.test(name) !== true)]);
    await execa('apt-get', [...apt, 'download', ...all], { cwd: debs, env });
  };
  await download(unprivileged).catch(async () => {
    // The system's own lists are missing or old: download separate lists.
    const places = [`Dir::State=${join(work, 'state')}`, `Dir::Cache=${join(work, 'cache')}`];
    const own = [...unprivileged, ...places.flatMap((place) => ['-o', place])];
    await execa('apt-get', [...own, 'update'], { env });
    await download(own);
  });
  for (const deb of await readdir(debs))
    await execa('dpkg-deb', ['-x', join(debs, deb), target], { env });
}

/** What a short program prints, or why it cannot run, in one line. */
export async function outputOf([file, ...args]: readonly string[]): Promise<{
  stdout: string;
  trouble?: string;
}> {
  try {
    return { stdout: (await execa(file!, args)).stdout };
  } catch (error) {
    return { stdout: '', trouble: reasonOf(error) };
  }
}

/** The first line of what a program said before it failed. */
function reasonOf(error: unknown): string {
  const { stderr, message } = error as Partial<ExecaError> & Error;
  const said = typeof stderr === 'string' ? stderr.trim() : '';
  return (said || message).split('\n')[0]!.trim();
}
