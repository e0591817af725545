import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { type ProcessKeys, makeProcessKeys } from '@kbf/process-kit';
import { type StatefulService, statefulServices } from '../../database/services.ts';
import { writeWhole } from '../../files/write-whole.ts';

/** All secrets of one installation. */
export interface Secrets extends ProcessKeys {
  /** Password of each service's database role. */
  databases: Record<StatefulService, string>;
}

/** Stored secrets, of this version or an earlier one. */
type Kept = Omit<Partial<Secrets>, 'sealing' | 'hashing'> & {
  sealing?: string | Partial<Secrets['sealing']>;
  hashing?: string | Partial<Secrets['hashing']>;
};

/** New random secrets. */
export function makeSecrets(): Secrets {
  const passwords = statefulServices.map((name) => [name, randomBytes(18).toString('base64url')]);
  return {
    ...makeProcessKeys(),
    databases: Object.fromEntries(passwords) as Secrets['databases'],
  };
}

/**
 * The secrets in `file`, readable only by its owner. Created at first use, completed when there is a new process. An
 * unreadable file is moved aside: local data sealed with its keys stays closed, everything else still works.
 */
export function keptSecrets(
  file: string,
  report: (line: string) => void = () => undefined,
): Secrets {
  const fresh = makeSecrets();
  const kept = readKept(file, report);
  const all: Secrets = {
    ...fresh,
    ...kept,
    services: { ...fresh.services, ...kept.services },
    readers: { ...fresh.readers, ...kept.readers },
    sealing: { ...fresh.sealing, ...ownSealing(kept.sealing) },
    hashing: { ...fresh.hashing, ...ownHashing(kept.hashing) },
    databases: { ...fresh.databases, ...kept.databases },
  };
  writeWhole(file, `${JSON.stringify(all, null, 2)}\n`, 0o600);
  return all;
}

/** Earlier files have one sealing key for all: it stays in use in the two services that have sealed data with it. */
const ownSealing = (kept: Kept['sealing']): Partial<Secrets['sealing']> | undefined =>
  typeof kept === 'string' ? { auth: kept, notifications: kept } : kept;

/** Earlier files have one for auth only. */
const ownHashing = (kept: Kept['hashing']): Partial<Secrets['hashing']> | undefined =>
  typeof kept === 'string' ? { auth: kept } : kept;

function readKept(file: string, report: (line: string) => void): Kept {
  if (!existsSync(file)) return {};
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof kept === 'object' && kept !== null) return kept;
  } catch {
    // Incomplete, or edited by hand.
  }
  const aside = `${file}-set-aside-${Date.now()}`;
  renameSync(file, aside);
  report(`The file of secrets was broken and is set aside in ${aside}; new ones are made.`);
  return {};
}
