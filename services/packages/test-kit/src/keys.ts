import { randomBytes } from 'node:crypto';
import { type KeyPair, generateKeys } from '@kbf/process-kit';

export const processNames = ['gateway', 'auth', 'community', 'ai', 'notifications'] as const;
export type ProcessName = (typeof processNames)[number];

/** Key pairs as configuration carries them. */
export interface TestKeys {
  /** The gateway's pair for `x-identity`. */
  identity: KeyPair;
  /** Each process' own pair for `x-service`. */
  services: Record<ProcessName, KeyPair>;
  /** ai's pair for reply tokens. */
  replyToken: KeyPair;
  /** Environment variables with the keys that this process has in production, and no others. */
  env: (process: ProcessName) => Record<string, string>;
}

let kept: TestKeys | undefined;

/** Keys for tests, the same for the whole test file. */
export function testKeys(): TestKeys {
  kept ??= makeKeys();
  return kept;
}

function makeKeys(): TestKeys {
  const identity = generateKeys();
  const replyToken = generateKeys();
  const services = Object.fromEntries(processNames.map((name) => [name, generateKeys()])) as Record<
    ProcessName,
    KeyPair
  >;
  const publicKeys = processNames.map((name) => [name, [services[name].publicKey]]);
  const secret = () => randomBytes(32).toString('base64url');
  const sealing = { SEALING_KEY: secret() };
  const own: Record<ProcessName, Record<string, string>> = {
    gateway: { IDENTITY_SIGNING_KEY: identity.privateKey, VISITOR_KEY: secret() },
    auth: { ...sealing, HASHING_KEY: secret() },
    community: { REPLY_TOKEN_PUBLIC_KEY: replyToken.publicKey },
    ai: { REPLY_TOKEN_KEY: replyToken.privateKey },
    notifications: sealing,
  };
  const env = (name: ProcessName) => ({
    IDENTITY_PUBLIC_KEYS: identity.publicKey,
    SERVICE_SIGNING_KEY: services[name].privateKey,
    SERVICE_PUBLIC_KEYS: JSON.stringify(Object.fromEntries(publicKeys)),
    ...own[name],
  });
  return { identity, services, replyToken, env };
}
