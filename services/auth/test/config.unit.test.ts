import { randomBytes } from 'node:crypto';
import { readConfig } from '@kbf/process-kit';
import { testKeys } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { authConfig } from '../src/config.ts';

const readAuthConfig = (env: Record<string, string>) => readConfig(authConfig, env);
const env = (overrides: Record<string, string> = {}) => ({
  ...testKeys().env('auth'),
  PORT: '3001',
  OPS_PORT: '3101',
  PUBLIC_ORIGIN: 'https://fellowship.example/',
  DATABASE_URL: 'postgresql://auth@localhost/kbf_auth',
  REDIS_URL: 'redis://localhost',
  DELIVERY: 'live',
  ...overrides,
});

test('When the environment is complete, then it is read, with defaults for what may be left out', () => {
  const config = readAuthConfig(env({ ADMIN_PHONE: '(202) 555-0177' }));
  expect(config).toMatchObject({
    ADMIN_PHONE: '+12025550177',
    LOGIN_COUNTRIES: ['US', 'CA'],
    PUBLIC_ORIGIN: 'https://fellowship.example',
    LOGIN_LIMITS: { perRecipientHour: 10, codeAttemptsHour: 20 },
  });
  expect(readAuthConfig(env()).ADMIN_PHONE).toBeUndefined();
});

test('When one limit is set, then the others keep their defaults', () => {
  const config = readAuthConfig(env({ LOGIN_LIMITS: '{"perAddressHour":5}' }));
  expect(config.LOGIN_LIMITS).toMatchObject({ perAddressHour: 5, perRecipientHour: 10 });
});

test('When something is wrong or missing, then each is named and no value is shown', () => {
  const short = randomBytes(16).toString('base64url');
  const wrong = {
    SEALING_KEY: short,
    HASHING_KEY: '',
    ADMIN_PHONE: 'call me',
    LOGIN_COUNTRIES: 'US,Atlantis',
    LOGIN_LIMITS: '{"perAddressHour":-1}',
    DELIVERY: 'perhaps',
  };
  const read = () => readAuthConfig(env(wrong));
  for (const name of Object.keys(wrong)) expect(read).toThrow(name);
  expect(read).not.toThrow(short);
  expect(() => readAuthConfig(env({ LOGIN_LIMITS: 'none' }))).toThrow('is not JSON');
});
