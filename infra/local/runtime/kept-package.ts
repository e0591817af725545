import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from '../../files/lock.ts';
import { unpackPackages } from './debian-packages.ts';

/** An unpacked program, and the environment for its libraries. */
export interface UnpackedProgram {
  file: string;
  env: Record<string, string>;
}

export interface KeptPackage {
  /** Name in messages. */
  title: string;
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
    await fetchInto(root, join(home, 'work'), options);
    return programIn(root, options);
  });
}

/** All work happens in `work`; `root` appears at the end, complete and tested, or not at all. */
async function fetchInto(root: string, work: string, options: KeptPackage): Promise<void> {
  await rm(work, { recursive: true, force: true });
  const target = join(work, 'root');
  try {
    await unpackPackages({ ...options, work, target });
    const trouble = await options.troubleOf(programIn(target, options));
    if (trouble !== undefined) throw new Error(`what was unpacked does not run: ${trouble}`);
    await rename(target, root);
  } catch (cause) {
    const { stderr, message } = cause as Error & { stderr?: string };
    throw new Error(firstLine(stderr ?? '') || firstLine(message), { cause });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function programIn(root: string, { program }: KeptPackage): UnpackedProgram {
  return { file: join(root, program), env: { LD_LIBRARY_PATH: libraries(root) } };
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

/** The first line of a program's output that is not empty. */
export function firstLine(text: string): string {
  return text.trim().split('\n')[0]!.trim();
}
