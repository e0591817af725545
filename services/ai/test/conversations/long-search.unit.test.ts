import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Tx } from '../../src/database.ts';
import { searchConversations } from '../../src/conversations/find-conversations.ts';
import { sealTitle, sealTurn } from '../../src/conversations/sealed-turn.ts';

test('When someone searches in very many messages, then others have their turn meanwhile', async () => {
  const key = { SEALING_KEY: randomBytes(32) };
  const id = randomUUID();
  const used = new Date();
  const texts = { said: 'Tell me more.', message: 'A reply.', source: 'model' as const };
  const turns = Array.from({ length: 400 }, () => {
    const turnId = randomUUID();
    const sealed = sealTurn(key, id, turnId, { ...texts, passages: [], isInterrupted: false });
    return { conversationId: id, id: turnId, sealed };
  });
  const row = { id, title: sealTitle(key, id, 'Bread'), createdAt: used, lastUsedAt: used };
  const db = {
    conversation: { findMany: () => Promise.resolve([row]) },
    conversationTurn: { findMany: () => Promise.resolve(turns) },
  } as unknown as Tx;
  let others = 0;
  const count = (): void => {
    others += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const { total } = await searchConversations(db, key, {
    memberId: randomUUID(),
    search: 'reply',
    limit: 20,
  });
  clearImmediate(next);
  expect(total).toBe(1);
  expect(others).toBeGreaterThan(10);
});
