import { getPrayerFigures } from '@kbf/contracts';
import type { AnswerOf } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { admin, newMember, useCommunity } from './setup.ts';

const { community } = useCommunity();
const read = (as?: typeof admin) =>
  community.call<AnswerOf<typeof getPrayerFigures>>('GET', getPrayerFigures.path, as ? { as } : {});

test('When an admin asks for figures, then prayers count by state, and what was deleted does not', async () => {
  const as = newMember();
  const ids: string[] = [];
  for (const userRequest of ['Please pray for my team.', 'For our shop.', 'For my sister.']) {
    const made = await community.call<{ id: string }>('POST', '/api/prayers', {
      as,
      body: { userRequest },
    });
    ids.push(made.body.id);
  }
  const [kept, held, deleted] = ids;
  await community.call('POST', `/api/prayers/${kept}/comments`, {
    as,
    body: { comment: 'Praying with you.' },
  });
  const { prisma } = community.deps.database;
  await prisma.prayer.update({ where: { id: held! }, data: { state: 'held' } });
  await prisma.prayer.update({ where: { id: kept! }, data: { responseSource: 'guide' } });
  await community.call('DELETE', `/api/prayers/${deleted}`, { as });
  expect((await read(admin)).body).toEqual({
    prayers: { today: 2, last30Days: 2, allTime: 2 },
    public: 1,
    waiting: 1,
    replies: { today: 1, last30Days: 1, allTime: 1 },
    comments: { today: 1, last30Days: 1, allTime: 1 },
  });
  expect((await read()).status).toBe(401);
  expect((await read(newMember())).status).toBe(403);
});
