import { describe, expect, test } from 'vitest';
import { deploymentProblems, isPublicOrigin, poolSize } from '../src/deployment-problems.ts';

const sound = {
  PUBLIC_ORIGIN: 'https://kingdom-builders.org',
  DELIVERY: 'live',
  OUTBOX_ON_PUBLIC_ORIGIN: 'refuse',
  OUTBOX_TOKEN: 'vX3mQ8rT1zK5wB7n',
  TRUSTED_PROXIES: 1,
  DATABASE_URL: 'postgresql://kbf_auth:b8Zq2LwX9vTnR4mK@postgres:5432/kbf_auth',
  DATABASE_CONNECTIONS: 60,
  DATABASE_PROCESSES: 5,
  REDIS_URL: 'redis://auth:nR4mKb8Zq2LwX9vT@redis:6379',
} as const;

test('When a public site has all it needs, then nothing is refused', () => {
  expect(deploymentProblems(sound)).toEqual([]);
  const trial = { DELIVERY: 'outbox', OUTBOX_ON_PUBLIC_ORIGIN: 'allow' } as const;
  expect(deploymentProblems({ ...sound, ...trial })).toEqual([]);
  const behindCaddy = { TRUSTED_PROXIES: 0, COMPOSE_PROFILES: 'backup,tls' };
  expect(deploymentProblems({ ...sound, ...behindCaddy })).toEqual([]);
});

const refusals: [
  string,
  Parameters<typeof deploymentProblems>[0],
  setting: string,
  cure: string,
][] = [
  ['sends no texts', { DELIVERY: 'outbox' }, 'DELIVERY', 'DELIVERY=live'],
  ['has no TLS', { PUBLIC_ORIGIN: 'http://kingdom-builders.org' }, 'PUBLIC_ORIGIN', 'https://'],
  [
    'takes its proxy for all visitors',
    { TRUSTED_PROXIES: 0, COMPOSE_PROFILES: 'backup' },
    'TRUSTED_PROXIES',
    'usually 1',
  ],
  ['has a known token', { OUTBOX_TOKEN: 'changeme-changeme' }, 'OUTBOX_TOKEN', 'random'],
  ['has a token of one letter', { OUTBOX_TOKEN: 'x'.repeat(20) }, 'OUTBOX_TOKEN', 'random'],
  [
    'has a short database password',
    { DATABASE_URL: 'postgresql://kbf_auth:Zq2Lw@postgres/kbf_auth' },
    'DATABASE_URL',
    'random',
  ],
  [
    'has a known database password',
    { DATABASE_URL: 'postgresql://kbf_auth:mypassword1234@postgres/kbf_auth' },
    'DATABASE_URL',
    'random',
  ],
  ['has a Redis for everybody', { REDIS_URL: 'redis://redis:6379' }, 'REDIS_URL', 'random'],
  [
    'has more processes than connections',
    { DATABASE_PROCESSES: 26 },
    'DATABASE_CONNECTIONS',
    'at least',
  ],
];

describe.each(refusals)('When a public site %s', (_what, settings, setting, cure) => {
  test('then one line names the setting and the cure, and no value', () => {
    const problems = deploymentProblems({ ...sound, ...settings });
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${setting}: .*${cure}`))]);
    for (const value of Object.values(settings).filter((one) => String(one).length > 6))
      expect(problems[0]).not.toContain(String(value));
  });
});

test('When a site is for this machine or its network alone, then only the connections are checked', () => {
  const local = {
    PUBLIC_ORIGIN: 'http://localhost:8080',
    DELIVERY: 'outbox',
    TRUSTED_PROXIES: 0,
    REDIS_URL: 'redis://redis:6379',
    DATABASE_URL: 'postgresql://kbf:kbf@postgres/kbf',
  } as const;
  expect(deploymentProblems({ ...sound, ...local })).toEqual([]);
});

test('When a database is on a socket of this machine, then it needs no password', () => {
  const DATABASE_URL = 'postgresql://kbf_auth@localhost/kbf_auth?host=/run/postgresql';
  expect(deploymentProblems({ ...sound, DATABASE_URL, REDIS_URL: '/run/redis.sock' })).toEqual([]);
});

test.each([
  ['http://localhost:8080', false],
  ['http://127.0.0.1', false],
  ['http://[::1]:8080', false],
  ['http://192.168.1.20:8080', false],
  ['http://church-server', false],
  ['http://church.local', false],
  ['https://fellowship.example', false],
  ['http://203.0.114.7', true],
  ['http://[2a01:4f8::1]', true],
  ['https://kingdom-builders.org', true],
  ['http://local.kingdom-builders.org', true],
])('When the origin is %s, then public is %s', (origin, expected) => {
  expect(isPublicOrigin(origin)).toBe(expected);
});

test('When processes share the connections, then ten are spared, also when there are many', () => {
  for (const DATABASE_PROCESSES of [1, 5, 12, 24]) {
    const pool = poolSize({ DATABASE_CONNECTIONS: 60, DATABASE_PROCESSES });
    expect(pool).toBeGreaterThan(1);
    expect(pool * DATABASE_PROCESSES).toBeLessThanOrEqual(50);
  }
});
