import { createLogger, createPool } from '@kbf/process-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeOld } from '../../src/cleanup/remove-old.ts';
import { openDatabase } from '../../src/database.ts';
import type { Database } from '../../src/database.ts';
import { closeAll, newId, openTestDatabase } from '../setup.ts';
import type { TestDatabase } from '../setup.ts';

let database: TestDatabase;
let prisma: Database;
let end: () => Promise<void>;

beforeAll(async () => {
  database = await openTestDatabase();
  const pool = createPool(database.url, 3, createLogger('test', 'silent'));
  prisma = openDatabase(pool);
  end = async () => {
    await prisma.$disconnect();
    await pool.end();
  };
});
afterAll(async () => {
  await end();
  await closeAll();
});

const addReply = async (state: string, created: string, heartbeat = '0 s') => {
  const id = newId();
  await database.rows(
    `INSERT INTO reply (request_id, content_hash, state, attempt, reply, created_at, heartbeat_at)
     VALUES ($1, '\\x00', $2, gen_random_uuid(), CASE $2 WHEN 'answered' THEN '{}'::jsonb END,
       now() - $3::interval, now() - $4::interval)`,
    id,
    state,
    created,
    heartbeat,
  );
  return id;
};
const stateOf = async (id: string) =>
  (await database.rows('SELECT state FROM reply WHERE request_id = $1', id))[0]?.['state'];

test('When replies grow old, then they go after two days, but never one that is being written', async () => {
  const old = await addReply('answered', '49 hours');
  const recent = await addReply('answered', '47 hours');
  const running = await addReply('running', '49 hours');
  await removeOld(prisma);
  expect([await stateOf(old), await stateOf(recent), await stateOf(running)]).toEqual([
    undefined,
    'answered',
    'running',
  ]);
});

test('When a process is gone, then its running replies have failed', async () => {
  const abandoned = await addReply('running', '1 minute', '11 s');
  const alive = await addReply('running', '1 minute', '5 s');
  await removeOld(prisma);
  expect([await stateOf(abandoned), await stateOf(alive)]).toEqual(['failed', 'running']);
});

test('When photos and budgets grow old, then they go', async () => {
  await database.rows(`INSERT INTO reply_photo (request_id, jpeg, created_at) VALUES
    (gen_random_uuid(), '\\x00', now() - interval '25 hours'),
    (gen_random_uuid(), '\\x01', now() - interval '23 hours')`);
  await database.rows(`INSERT INTO budget (scope, actor, day) VALUES
    ('site', 'all', current_date - 40), ('site', 'all', current_date)`);
  await removeOld(prisma);
  expect(await database.rows('SELECT jpeg FROM reply_photo')).toEqual([{ jpeg: Buffer.from([1]) }]);
  expect(await database.rows('SELECT 1 FROM budget')).toHaveLength(1);
});

test('When another process cleans up, then this one leaves it to that', async () => {
  const old = await addReply('answered', '49 hours');
  const release = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const other = prisma.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('ai: remove what is old'))::text`;
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  await removeOld(prisma);
  expect(await stateOf(old)).toBe('answered');
  release.resolve();
  await other;
  await removeOld(prisma);
  expect(await stateOf(old)).toBeUndefined();
});
