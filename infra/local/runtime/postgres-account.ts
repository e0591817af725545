import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The account PostgreSQL runs under. */
interface Account {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root: then it runs as `postgres` or, if that does not exist, as `nobody`. Existing data
 * keeps its owner. Undefined when the caller is not root and needs no other account.
 */
export function postgresAccount(data: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(data, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return owner;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = ['postgres', 'nobody'].map((name) => accounts.find(([user]) => user === name));
  const [, , uid, gid] = found.find((line) => line !== undefined) ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * What comes before a command to run it under `account` on the folder `data`. Other accounts cannot enter a checkout
 * below a closed folder such as /root. There the process keeps one right of root, to pass closed folders.
 */
export function runAs(account: Account | undefined, paths: readonly string[]): string[] {
  if (!account) return [];
  const ids = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'];
  const rights = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  // Without this bit, access(2), with which initdb looks for its own files, would ignore that right.
  rights.push('--securebits=+no_setuid_fixup');
  return ['setpriv', ...ids, ...(paths.every(isOpen) ? [] : rights)];
}

/** Whether every parent folder is open to all accounts. */
function isOpen(path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
