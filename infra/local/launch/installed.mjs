import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const checkout = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** Looks at, and keeps, the state of the installed packages of the checkout `root`. */
export function createInstallState(root = checkout) {
  /** There while packages are installed, with the id of the process; left behind by one that was killed. */
  const installing = join(root, '.local/installing');
  /** Optional packages of this platform that npm itself left out when it was done. */
  const leftOut = join(root, '.local/left-out.json');
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const lockHash = () => createHash('sha256').update(read('package-lock.json')).digest('hex');

  const missing = () => {
    const wanted = JSON.parse(read('package-lock.json')).packages;
    const found = JSON.parse(read('node_modules/.package-lock.json')).packages;
    const isThere = ([path, info]) =>
      found[path] !== undefined &&
      found[path].version === info.version &&
      existsSync(join(root, path, 'package.json'));
    return Object.entries(wanted)
      .filter((entry) => entry[0] !== '' && isForHere(entry[1]) && !isThere(entry))
      .map(([path, info]) => ({ path, optional: info.optional === true }));
  };

  return {
    /** Whether everything that the lock file asks for on this platform is there, and nothing was broken off. */
    isInstalled: () => {
      if (existsSync(installing)) return false;
      try {
        const lacking = missing();
        if (lacking.some((one) => !one.optional)) return false;
        return lacking.length === 0 || isKnown(leftOut, lockHash(), lacking);
      } catch {
        return false;
      }
    },
    /** @returns the id of a process that installs already, else undefined: then the caller may. */
    begin: () => {
      mkdirSync(dirname(installing), { recursive: true });
      for (;;) {
        try {
          writeFileSync(installing, String(process.pid), { flag: 'wx' });
          return undefined;
        } catch (error) {
          if (error.code !== 'EEXIST') throw error;
        }
        const other = Number(readFileSync(installing, 'utf8'));
        if (isAlive(other)) return other;
        rmSync(installing, { force: true });
      }
    },
    /** Names the process that does the work: it may outlive the one that began. */
    handTo: (pid) => writeFileSync(installing, String(pid)),
    /** To be called when npm is done and said so. */
    finish: () => {
      const packages = missing().map((one) => one.path);
      if (packages.length > 0)
        writeFileSync(leftOut, JSON.stringify({ lock: lockHash(), packages }));
      rmSync(installing, { force: true });
    },
  };
}

function isKnown(leftOut, lock, lacking) {
  const known = JSON.parse(readFileSync(leftOut, 'utf8'));
  return known.lock === lock && lacking.every((one) => known.packages.includes(one.path));
}

/**
 * Optional packages that name a platform are wanted on that platform. The others belong to such a package of some
 * platform, and nothing in the lock file tells of which.
 */
function isForHere(info) {
  if (!info.optional) return true;
  if (!info.os && !info.cpu) return false;
  const fits = (list, mine) => list === undefined || list.includes(mine);
  return (
    fits(info.os, process.platform) &&
    fits(info.cpu, process.arch) &&
    (process.platform !== 'linux' || fits(info.libc, libc()))
  );
}

/** `report` is the only place where Node tells which C library it runs on. */
function libc() {
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
