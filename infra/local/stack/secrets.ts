import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type KeyPair, generateKeys } from '@kbf/process-kit';
import { type ProcessName, type ServiceName, processNames, serviceNames } from './processes.ts';

/** Everything secret in one installation. */
export interface Secrets {
  /** Signs `x-identity`: the gateway alone has the private part. */
  identity: KeyPair;
  /** Signs reply tokens: ai alone has the private part. */
  replyToken: KeyPair;
  /** Each process' own, for `x-service`. */
  services: Record<ProcessName, KeyPair>;
  /** 32 bytes each, base64url. */
  sealing: string;
  visitor: string;
  hashing: string;
  /** Password of each service's database role. */
  databases: Record<ServiceName, string>;
}

/** New random secrets. */
export function makeSecrets(): Secrets {
  const key = () => randomBytes(32).toString('base64url');
  return {
    identity: generateKeys(),
    replyToken: generateKeys(),
    services: forEach(processNames, generateKeys),
    sealing: key(),
    visitor: key(),
    hashing: key(),
    databases: forEach(serviceNames, () => randomBytes(18).toString('base64url')),
  };
}

/** The secrets kept in `file`, readable by its owner alone; made at first use, completed when a process is new. */
export function keptSecrets(file: string): Secrets {
  const fresh = makeSecrets();
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {};
  const all: Secrets = {
    ...fresh,
    ...kept,
    services: { ...fresh.services, ...kept.services },
    databases: { ...fresh.databases, ...kept.databases },
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
  return all;
}

/** The keys that this process reads from its environment, and no others. */
export function keyEnvironment(secrets: Secrets, name: ProcessName): Record<string, string> {
  const publicKeys = forEach(processNames, (process) => [secrets.services[process].publicKey]);
  const own: Record<ProcessName, Record<string, string>> = {
    gateway: { IDENTITY_SIGNING_KEY: secrets.identity.privateKey, VISITOR_KEY: secrets.visitor },
    auth: { SEALING_KEY: secrets.sealing, HASHING_KEY: secrets.hashing },
    community: { REPLY_TOKEN_PUBLIC_KEY: secrets.replyToken.publicKey },
    ai: { REPLY_TOKEN_KEY: secrets.replyToken.privateKey },
    notifications: { SEALING_KEY: secrets.sealing },
  };
  return {
    IDENTITY_PUBLIC_KEYS: secrets.identity.publicKey,
    SERVICE_SIGNING_KEY: secrets.services[name].privateKey,
    SERVICE_PUBLIC_KEYS: JSON.stringify(publicKeys),
    ...own[name],
  };
}

function forEach<K extends string, V>(names: readonly K[], make: (name: K) => V): Record<K, V> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<K, V>;
}
