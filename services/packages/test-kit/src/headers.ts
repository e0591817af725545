import {
  type Identity,
  type ProcessName,
  createIdentitySigner,
  createServiceSigner,
  identityHeader,
  serviceHeader,
} from '@kbf/process-kit';
import { testKeys } from './keys.ts';

/**
 * The gateway's header that tells `audience` who asks, signed with the keys of `testKeys()`. A person has just logged
 * in, unless `authTime` says otherwise.
 */
export function identityHeaders(identity: Identity, audience: string): Record<string, string> {
  const justNow = { authTime: Math.floor(Date.now() / 1_000) };
  const sign = createIdentitySigner(testKeys().identity.privateKey);
  return { [identityHeader]: sign({ ...(identity.userId && justNow), ...identity }, audience) };
}

/** The header with which process `caller` calls `audience`, signed with the keys of `testKeys()`. */
export function serviceHeaders(caller: ProcessName, audience: string): Record<string, string> {
  const sign = createServiceSigner(caller, testKeys().services[caller].privateKey);
  return { [serviceHeader]: sign(audience) };
}
