import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The account PostgreSQL runs under. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root: then it runs as `postgres` or, if that does not exist, as `nobody`. Existing data
 * keeps its owner. Undefined when the caller is not root and needs no other account.
 */
export function postgresAccount(dataFolder: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(dataFolder)) {
    const { uid, gid } = statSync(dataFolder);
    if (uid !== 0) return { uid, gid };
  }
  return findAccount('postgres') ?? findAccount('nobody');
}

function findAccount(name: string): Account | undefined {
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [user, , uid, gid] = line.split(':');
    if (user === name) return { uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}

/**
 * The command that runs `file` under `account` on the folder `data`. Other accounts cannot enter a checkout below a
 * closed folder such as /root. There the process keeps one right of root, to pass closed folders.
 */
export function commandAs(
  account: Account | undefined,
  file: string,
  data: string,
  args: string[],
): { file: string; args: string[]; options: Partial<Account> } {
  if (!account) return { file, args, options: {} };
  if (isOpen(file) && isOpen(data)) return { file, args, options: account };
  const rights = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  // Without this bit, access(2), with which initdb looks for its own files, would ignore that right.
  rights.push('--securebits=+no_setuid_fixup');
  const ids = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'];
  return { file: 'setpriv', args: [...ids, ...rights, file, ...args], options: {} };
}

/** Whether every parent folder is open to all accounts. */
function isOpen(path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
