import { limits } from '@kbf/contracts';
import type { Block } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { announce, named } from '../recorded-events.ts';
import { newMember, useCommunity } from '../setup.ts';

const set = useCommunity({ worker: true });

test('When a member has blocked as many as one can, then one more is refused, until one is ended', async () => {
  const [ruth, daniel] = [newMember(), newMember()];
  await announce(set.community, 'person.changed', named(daniel.userId, 1, 'Daniel Okafor'));
  const others = Array.from({ length: limits.blocksMax }, () => newMember().userId);
  await set.community.deps.database.prisma.memberBlock.createMany({
    data: others.map((blockedId) => ({
      blockerId: ruth.userId,
      blockedId,
      createdAt: new Date(),
    })),
  });
  const change = (method: 'PUT' | 'DELETE', userId = '') =>
    set.community.call(method, `/api/blocks/${userId}`, { as: ruth });
  const { status, body } = await change('PUT', daniel.userId);
  expect([status, body.message]).toEqual([409, expect.stringContaining('200 members at most')]);
  const list = await set.community.call<Block[]>('GET', '/api/blocks', { as: ruth });
  expect(list.body).toHaveLength(limits.blocksMax);

  await change('DELETE', others[0]);
  expect((await change('PUT', daniel.userId)).status).toBe(200);
  // Again full. The same block once more changes nothing.
  expect((await change('PUT', daniel.userId)).status).toBe(200);
});
