import { expect, test } from 'vitest';
import { finishReply } from '../../src/replies/finish-reply.ts';
import { ReplyLost } from '../../src/replies/reply-errors.ts';
import { newId, useAi } from '../setup.ts';

const ai = await useAi();
const reply = { message: 'Lord, hear us. Amen.' } as Parameters<typeof finishReply>[1]['reply'];

/** A running or stopped reply. @returns its attempt */
async function replyIn(state: 'running' | 'stopped'): Promise<string> {
  const attempt = newId();
  await ai.rows(
    `INSERT INTO reply (request_id, content_hash, state, attempt, heartbeat_at)
     VALUES ($1::uuid, ''::bytea, '${state}', $2::uuid, now())`,
    newId(),
    attempt,
  );
  return attempt;
}

test('When Stop came before the end, then the reply is lost, and nothing follows from it', async () => {
  const attempt = await replyIn('stopped');
  let recorded = 0;
  const finishing = finishReply(ai.deps, { attempt, reply }, async () => (recorded += 1));
  await expect(finishing).rejects.toThrow(ReplyLost);
  expect(recorded).toBe(0);
  const [row] = await ai.rows('SELECT state, reply FROM reply WHERE attempt = $1::uuid', attempt);
  expect(row).toEqual({ state: 'stopped', reply: null });
});

test('When it is still being written, then it is answered once', async () => {
  const attempt = await replyIn('running');
  let recorded = 0;
  const finish = () => finishReply(ai.deps, { attempt, reply }, async () => (recorded += 1));
  await finish();
  await expect(finish()).rejects.toThrow(ReplyLost);
  expect(recorded).toBe(1);
});
