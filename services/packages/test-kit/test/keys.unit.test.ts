import { describe, expect, test } from 'vitest';
import {
  createIdentityVerifier,
  createServiceVerifier,
  identityHeader,
  serviceHeader,
} from '@kbf/process-kit';
import { identityHeaders, serviceHeaders, testKeys } from '../src/index.ts';

describe('testKeys', () => {
  test('When an identity is signed for a service, then that service accepts it and another does not', () => {
    const token = identityHeaders({ role: 'visitor', visitorId: 'v1' }, 'community')[
      identityHeader
    ];
    const keys = [testKeys().identity.publicKey];

    expect(createIdentityVerifier(keys, 'community')(token)).toEqual({
      role: 'visitor',
      visitorId: 'v1',
    });
    expect(createIdentityVerifier(keys, 'ai')(token)).toBeUndefined();
  });

  test('When a process calls another with its own key, then the keys of configuration verify it', () => {
    const env = testKeys().env('auth');
    const verify = createServiceVerifier('auth', JSON.parse(env['SERVICE_PUBLIC_KEYS']!));

    expect(verify(serviceHeaders('gateway', 'auth')[serviceHeader])).toBe('gateway');
  });

  test('When the environment of a service is made, then it has no private key of another process', () => {
    const { services, identity, readers } = testKeys();
    const env = Object.values(testKeys().env('community')).join(' ');

    expect(env).not.toContain(identity.privateKey);
    expect(env).not.toContain(services.auth.privateKey);
    expect(env).not.toContain(readers.auth.privateKey);
    expect(env).toContain(readers.community.privateKey);
    expect(env).toContain(services.community.privateKey);
  });
});
