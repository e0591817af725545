import { randomBytes } from 'node:crypto';
import { processNames, statefulServiceNames } from '@kbf/contracts';
import type { ProcessName, StatefulServiceName } from '@kbf/contracts';
import { type KeyPair, generateKeys, generateReaderKeys } from './keys.ts';

const sealingServices = ['auth', 'ai', 'community', 'intake', 'notifications'] as const;
type SealingService = (typeof sealingServices)[number];
const hashingServices = ['auth', 'ai', 'community'] as const;
type HashingService = (typeof hashingServices)[number];

/** All keys of one installation. */
export type ProcessKeys = {
  /** Signs `x-identity`; only the gateway has the private key. */
  identity: KeyPair;
  /** Signs reply tokens; only ai has the private key. */
  replyToken: KeyPair;
  /** One per process: signs `x-service`, and the events that it records. */
  services: Record<ProcessName, KeyPair>;
  /** One per service that processes events: event fields for it are sealed to the public key. */
  readers: Record<StatefulServiceName, KeyPair>;
  /** One per service, for data that it stores sealed. This and the next three: 32 bytes, base64url. */
  sealing: Record<SealingService, string>;
  /** Signs the gateway's visitor cookie. */
  visitor: string;
  /** One per service, for data that it stores only as a hash. */
  hashing: Record<HashingService, string>;
  /** Signs what goes to push services, as a private key of P-256: 32 bytes, base64url. Browsers know its other half. */
  push: string;
};

/** New random keys. */
export function makeProcessKeys(): ProcessKeys {
  const key = () => randomBytes(32).toString('base64url');
  return {
    identity: generateKeys(),
    replyToken: generateKeys(),
    services: forEach(processNames, generateKeys),
    readers: forEach(statefulServiceNames, generateReaderKeys),
    sealing: forEach(sealingServices, key),
    visitor: key(),
    hashing: forEach(hashingServices, key),
    push: key(),
  };
}

/**
 * The environment variables with the keys of this process, and no other keys. Only this function decides which process
 * has which keys.
 */
export function keyEnvironment(keys: ProcessKeys, name: ProcessName): Record<string, string> {
  const own: Partial<Record<ProcessName, Record<string, string>>> = {
    gateway: { IDENTITY_SIGNING_KEY: keys.identity.privateKey, VISITOR_KEY: keys.visitor },
    auth: { SEALING_KEY: keys.sealing.auth, HASHING_KEY: keys.hashing.auth },
    community: {
      REPLY_TOKEN_PUBLIC_KEY: keys.replyToken.publicKey,
      SEALING_KEY: keys.sealing.community,
      HASHING_KEY: keys.hashing.community,
    },
    intake: { SEALING_KEY: keys.sealing.intake },
    ai: {
      REPLY_TOKEN_KEY: keys.replyToken.privateKey,
      SEALING_KEY: keys.sealing.ai,
      HASHING_KEY: keys.hashing.ai,
    },
    notifications: {
      SEALING_KEY: keys.sealing.notifications,
      PUSH_SIGNING_KEY: keys.push,
    },
  };
  return {
    SERVICE_SIGNING_KEY: keys.services[name].privateKey,
    ...(name === 'gateway' ? {} : proofEnvironment(keys)),
    ...readerEnvironment(keys, name),
    ...own[name],
  };
}

/** Public keys with which every service checks the tokens of its callers. The gateway does not need them. */
function proofEnvironment(keys: ProcessKeys): Record<string, string> {
  return {
    IDENTITY_PUBLIC_KEYS: keys.identity.publicKey,
    SERVICE_PUBLIC_KEYS: JSON.stringify(
      forEach(processNames, (process) => [keys.services[process].publicKey]),
    ),
  };
}

function readerEnvironment(keys: ProcessKeys, name: ProcessName): Record<string, string> {
  const reader = statefulServiceNames.find((service) => service === name);
  if (!reader) return {};
  return {
    EVENT_READING_KEYS: keys.readers[reader].privateKey,
    EVENT_READER_PUBLIC_KEYS: JSON.stringify(
      forEach(statefulServiceNames, (service) => keys.readers[service].publicKey),
    ),
  };
}

function forEach<Name extends string, T>(
  names: readonly Name[],
  make: (name: Name) => T,
): Record<Name, T> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>;
}
