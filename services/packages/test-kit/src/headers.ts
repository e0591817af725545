import {
  type Identity,
  type ProcessName,
  createIdentitySigner,
  createServiceSigner,
  identityHeader,
  serviceHeader,
} from '@kbf/process-kit';
import { testKeys } from './keys.ts';

/** The gateway's header that tells `audience` who asks, signed with the keys of `testKeys()`. */
export function identityHeaders(identity: Identity, audience: string): Record<string, string> {
  return {
    [identityHeader]: createIdentitySigner(testKeys().identity.privateKey)(identity, audience),
  };
}

/** The header with which process `caller` calls `audience`, signed with the keys of `testKeys()`. */
export function serviceHeaders(caller: ProcessName, audience: string): Record<string, string> {
  const sign = createServiceSigner(caller, testKeys().services[caller].privateKey);
  return { [serviceHeader]: sign(audience) };
}
