import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../files/paths.ts';

type Locked = {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  resolved?: string;
  link?: boolean;
};
type Lock = { packages: Record<string, Locked> };

/** Packages of infra that run in a container: for migrations, secrets, backups, compilation. */
const ofInfra = ['@scure/base', 'age-encryption', 'execa', 'get-port', 'pg', 'write-file-atomic'];

/**
 * The folders under `checkout` of all packages that the processes load: their dependencies, and those of these. Peers
 * are left out: npm installs the whole command line of Prisma as the peer of its client.
 * @param processes folders of the workspaces that run
 */
export function neededPackages(processes: readonly string[]): string[] {
  const lock = JSON.parse(readFileSync(join(checkout, 'package-lock.json'), 'utf8')) as Lock;
  const needed = new Set<string>();
  const take = (folder: string): void => {
    if (needed.has(folder)) return;
    needed.add(folder);
    const { dependencies, optionalDependencies, link, resolved } = lock.packages[folder]!;
    if (link) return take(resolved!);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = findFrom(folder, name, lock);
      if (found) take(found);
    }
  };
  for (const process of processes) take(process);
  for (const name of ofInfra) take(findFrom('infra', name, lock)!);
  return [...needed].toSorted();
}

/** Where Node finds a package: beside the folder that asks, or beside one above it. */
function findFrom(folder: string, name: string, { packages }: Lock): string | undefined {
  for (let at = folder; ; at = at.slice(0, Math.max(at.lastIndexOf('/'), 0))) {
    const found = join(at, 'node_modules', name);
    if (packages[found]) return found;
    if (at === '') return undefined;
  }
}
