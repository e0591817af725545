import { expect, test } from 'vitest';
import { isDatabaseAway, wasUndone } from '../src/is-database-away.ts';

const failing = (message: string, code?: string) => Object.assign(new Error(message), { code });

test('When the database cannot be reached, then it is away, whoever says so and however', () => {
  for (const error of [
    failing('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
    failing('connect ENOENT /run/.s.PGSQL.5432', 'ENOENT'),
    failing('terminating connection due to administrator command', '57P01'),
    failing('could not extend file "base/1/2": No space left on device', '53100'),
    failing('Connection terminated unexpectedly'),
    failing("Raw query failed. Message: `Can't reach database server at 127.0.0.1:1`", 'P2010'),
    failing('no connection of the pool in time', 'P2024'),
    failing('Query read timeout'),
    failing('Client has encountered a connection error and is not queryable'),
    failing('canceling statement due to lock timeout', '55P03'),
    failing('Raw query failed. Message: `the database system is starting up`', 'P2010'),
    Object.assign(failing('invocation failed'), { cause: { kind: 'postgres', code: '57P03' } }),
    Object.assign(failing('invocation failed'), {
      meta: { driverAdapterError: new Error('postgres', { cause: { originalCode: '57P03' } }) },
    }),
  ])
    expect([error.message, isDatabaseAway(error)]).toEqual([error.message, true]);
});

test('When something else failed, then it is not', () => {
  for (const error of [
    failing('no such file', 'ENOENT'),
    failing('duplicate key', '23505'),
    failing('Unique constraint failed', 'P2002'),
    new TypeError('x is undefined'),
    'ECONNREFUSED',
    undefined,
  ])
    expect(isDatabaseAway(error)).toBe(false);
});

test('When Postgres has undone a transaction, then that is told from a connection that was lost at its commit', () => {
  const undone = [
    failing('canceling statement due to lock timeout', '55P03'),
    failing('terminating connection due to idle-in-transaction timeout', '25P03'),
    failing('Client has encountered a connection error and is not queryable'),
    Object.assign(failing('invocation failed'), { cause: { originalCode: '55P03' } }),
  ];
  const others = [
    failing('Connection terminated unexpectedly'),
    failing('Query read timeout'),
    failing('terminating connection due to administrator command', '57P01'),
    failing('duplicate key', '23505'),
  ];
  expect([undone.map(wasUndone), others.map(wasUndone)]).toEqual([
    undone.map(() => true),
    others.map(() => false),
  ]);
});
