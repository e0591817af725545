import { randomBytes } from 'node:crypto';
import { serviceNames } from '@kbf/contracts';
import { type KeyPair, generateKeys } from './keys.ts';

/** Every process of an installation. */
export const processNames = ['gateway', ...serviceNames] as const;
export type ProcessName = (typeof processNames)[number];

/** All keys of one installation. */
export type ProcessKeys = {
  /** Signs `x-identity`: the gateway alone has the private part. */
  identity: KeyPair;
  /** Signs reply tokens: ai alone has the private part. */
  replyToken: KeyPair;
  /** Each process' own, for `x-service`. */
  services: Record<ProcessName, KeyPair>;
  /** Seals what events carry and only their consumer may read. This and the next two: 32 bytes, base64url. */
  sealing: string;
  /** Signs the gateway's visitor cookie. */
  visitor: string;
  /** Keys auth's hashes. */
  hashing: string;
};

/** New random keys. */
export function makeProcessKeys(): ProcessKeys {
  const key = () => randomBytes(32).toString('base64url');
  return {
    identity: generateKeys(),
    replyToken: generateKeys(),
    services: forEachProcess(generateKeys),
    sealing: key(),
    visitor: key(),
    hashing: key(),
  };
}

/** The environment variables with the keys that this process reads, and no others. */
export function keyEnvironment(keys: ProcessKeys, name: ProcessName): Record<string, string> {
  const own: Partial<Record<ProcessName, Record<string, string>>> = {
    gateway: { IDENTITY_SIGNING_KEY: keys.identity.privateKey, VISITOR_KEY: keys.visitor },
    auth: { SEALING_KEY: keys.sealing, HASHING_KEY: keys.hashing },
    community: {
      SEALING_KEY: keys.sealing,
      REPLY_TOKEN_PUBLIC_KEY: keys.replyToken.publicKey,
    },
    intake: { SEALING_KEY: keys.sealing },
    ai: { SEALING_KEY: keys.sealing, REPLY_TOKEN_KEY: keys.replyToken.privateKey },
    notifications: { SEALING_KEY: keys.sealing },
  };
  return {
    IDENTITY_PUBLIC_KEYS: keys.identity.publicKey,
    SERVICE_SIGNING_KEY: keys.services[name].privateKey,
    SERVICE_PUBLIC_KEYS: JSON.stringify(
      forEachProcess((process) => [keys.services[process].publicKey]),
    ),
    ...own[name],
  };
}

function forEachProcess<T>(make: (name: ProcessName) => T): Record<ProcessName, T> {
  return Object.fromEntries(processNames.map((name) => [name, make(name)])) as Record<
    ProcessName,
    T
  >;
}
