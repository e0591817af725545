import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  ConfigError,
  generateKeys,
  generateReaderKeys,
  readConfig,
  secretKey,
  serviceConfig,
} from '../src/index.ts';

const keys = generateKeys();
const readerKeys = generateReaderKeys();
const right = {
  PORT: '3001',
  OPS_PORT: '3002',
  PUBLIC_ORIGIN: 'https://fellowship.example/some/path',
  DATABASE_URL: 'postgresql://user:pass@localhost/db?host=/run/postgres',
  REDIS_URL: '/run/redis.sock',
  IDENTITY_PUBLIC_KEYS: `${keys.publicKey}, ${generateKeys().publicKey}`,
  SERVICE_SIGNING_KEY: keys.privateKey,
  SERVICE_PUBLIC_KEYS: JSON.stringify({ gateway: [keys.publicKey] }),
  EVENT_READING_KEYS: `${readerKeys.privateKey},${generateReaderKeys().privateKey}`,
  EVENT_READER_PUBLIC_KEYS: JSON.stringify({ auth: readerKeys.publicKey }),
};

function refusalOf(env: Record<string, string | undefined>): string {
  try {
    readConfig(serviceConfig.extend({ SEALING_KEY: secretKey }), env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('this configuration was taken');
}

test('When everything is there, then it is read, with both roles and safe defaults', () => {
  const config = readConfig(serviceConfig, right);
  expect(config).toMatchObject({
    HOST: '127.0.0.1',
    NODE_ENV: 'production',
    PORT: 3001,
    PUBLIC_ORIGIN: 'https://fellowship.example',
    ROLES: ['http', 'worker'],
    QUEUE_PREFIX: 'kbf',
  });
  expect(config.IDENTITY_PUBLIC_KEYS).toHaveLength(2);
  expect(config.EVENT_READING_KEYS).toHaveLength(2);
});

test('When several variables are missing or wrong, then one message names all of them', () => {
  const message = refusalOf({
    ...right,
    PORT: '70000',
    OPS_PORT: undefined,
    ROLES: 'http,cook',
    DATABASE_URL: 'mysql://localhost/db',
    REDIS_URL: '',
    SERVICE_PUBLIC_KEYS: 'not json',
  });
  for (const name of [
    'PORT',
    'OPS_PORT',
    'ROLES',
    'DATABASE_URL',
    'REDIS_URL',
    'SERVICE_PUBLIC_KEYS',
    'SEALING_KEY',
  ])
    expect(message).toContain(`  ${name}`);
});

test('When values are wrong, then none of them is printed', () => {
  const secret = randomBytes(20).toString('hex');
  const wrong = Object.fromEntries(
    [...Object.keys(right), 'SEALING_KEY', 'ROLES', 'NODE_ENV', 'LOG_LEVEL', 'QUEUE_PREFIX'].map(
      (name) => [name, `${secret} ${name}`],
    ),
  );
  expect(refusalOf(wrong)).not.toContain(secret);
});

test.each(['localhost:8080', 'ftp://fellowship.example', 'fellowship.example'])(
  'When PUBLIC_ORIGIN is %s, then it is refused: links would lead nowhere',
  (origin) => {
    expect(refusalOf({ ...right, PUBLIC_ORIGIN: origin })).toContain('PUBLIC_ORIGIN: is no http');
  },
);

test.each([
  ['IDENTITY_PUBLIC_KEYS', keys.privateKey],
  ['IDENTITY_PUBLIC_KEYS', 'nonsense'],
  ['SERVICE_SIGNING_KEY', keys.publicKey],
  ['SERVICE_PUBLIC_KEYS', '{"gateway":["nonsense"]}'],
  ['EVENT_READING_KEYS', readerKeys.publicKey],
  ['EVENT_READING_KEYS', keys.privateKey],
  ['EVENT_READER_PUBLIC_KEYS', JSON.stringify({ auth: keys.publicKey })],
  ['IDENTITY_PUBLIC_KEYS', readerKeys.publicKey],
])('When %s holds something else than such keys, then the message names it', (name, value) => {
  expect(refusalOf({ ...right, [name]: value })).toContain(name);
});

test('When a setting is missing or a key was written by hand, then the message says that', () => {
  expect(refusalOf({ ...right, PORT: undefined })).toContain('  PORT: is missing');
  const SEALING_KEY = Buffer.alloc(32, 'key').toString('base64url');
  const message = refusalOf({ ...right, SEALING_KEY });
  expect(message).toMatch(/SEALING_KEY: is not random: make it with/);
  expect(message).not.toContain(SEALING_KEY);
});

test('When valid settings do not fit together, then the start is refused as for a wrong one', () => {
  const env = { ...right, PUBLIC_ORIGIN: 'http://kingdom-builders.org' };
  expect(() => readConfig(serviceConfig, env)).toThrow(/^ {2}PUBLIC_ORIGIN: .*TLS/m);
});
