import { expect, test } from 'vitest';
import { failAbandoned } from '../src/replies/fail-reply.ts';
import { removeOld } from '../src/build-upkeep.ts';
import { newId, useAi } from './setup.ts';

const ai = await useAi({ hasProvider: false });

const addReply = async (state: string, created: string, heartbeat = '0 s') => {
  const id = newId();
  await ai.rows(
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
  (await ai.rows('SELECT state FROM reply WHERE request_id = $1', id))[0]?.['state'];

test('When replies grow old, then they go after two days, but never one that is being written', async () => {
  const old = await addReply('answered', '49 hours');
  const recent = await addReply('answered', '47 hours');
  const running = await addReply('running', '49 hours');
  await removeOld(ai.deps);
  expect([await stateOf(old), await stateOf(recent), await stateOf(running)]).toEqual([
    undefined,
    'answered',
    'running',
  ]);
});

test('When a process is gone, then its running replies have failed', async () => {
  const abandoned = await addReply('running', '1 minute', '11 s');
  const alive = await addReply('running', '1 minute', '5 s');
  await failAbandoned(ai.deps.database.prisma);
  expect([await stateOf(abandoned), await stateOf(alive)]).toEqual(['failed', 'running']);
});

test('When photos and budgets grow old, then they go', async () => {
  await ai.rows(`INSERT INTO reply_photo (request_id, jpeg, created_at) VALUES
    (gen_random_uuid(), '\\x00', now() - interval '25 hours'),
    (gen_random_uuid(), '\\x01', now() - interval '23 hours')`);
  await ai.rows(`INSERT INTO budget (scope, actor, day) VALUES
    ('site', 'all', current_date - 40), ('site', 'all', current_date)`);
  await removeOld(ai.deps);
  expect(await ai.rows('SELECT jpeg FROM reply_photo')).toEqual([{ jpeg: Buffer.from([1]) }]);
  expect(await ai.rows('SELECT 1 FROM budget')).toHaveLength(1);
});
