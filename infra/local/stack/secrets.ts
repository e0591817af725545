import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type ProcessKeys, makeProcessKeys } from '@kbf/process-kit';
import { type StatefulService, statefulServices } from '../../database/services.ts';

/** Everything secret in one installation. */
export interface Secrets extends ProcessKeys {
  /** Password of each service's database role. */
  databases: Record<StatefulService, string>;
}

/** Kept secrets, as this version or an earlier one wrote them. */
type Kept = Omit<Partial<Secrets>, 'sealing'> & { sealing?: string | Partial<Secrets['sealing']> };

/** New random secrets. */
export function makeSecrets(): Secrets {
  const passwords = statefulServices.map((name) => [name, randomBytes(18).toString('base64url')]);
  return {
    ...makeProcessKeys(),
    databases: Object.fromEntries(passwords) as Secrets['databases'],
  };
}

/** The secrets kept in `file`, readable by its owner alone; made at first use, completed when a process is new. */
export function keptSecrets(file: string): Secrets {
  const fresh = makeSecrets();
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : {};
  const all: Secrets = {
    ...fresh,
    ...kept,
    services: { ...fresh.services, ...kept.services },
    readers: { ...fresh.readers, ...kept.readers },
    sealing: { ...fresh.sealing, ...ownSealing(kept.sealing) },
    databases: { ...fresh.databases, ...kept.databases },
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
  return all;
}

/** Earlier files have one sealing key for all: it goes on in the two services that have kept something under it. */
const ownSealing = (kept: Kept['sealing']): Partial<Secrets['sealing']> | undefined =>
  typeof kept === 'string' ? { auth: kept, notifications: kept } : kept;
