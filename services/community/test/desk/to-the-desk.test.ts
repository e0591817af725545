import { recorded } from '../recorded-events.ts';
import { expect, test } from 'vitest';
import { newMember, newVisitor, useCommunity } from '../setup.ts';
import { deskOf, look } from './at-the-desk.ts';
import { until } from '@kbf/test-kit';

const set = useCommunity({ worker: true });
const userRequest = 'I am going to kill myself tonight.';

test('When a member writes of danger in a prayer, then it comes to the desk, sealed and once', async () => {
  const author = newMember();
  const body = { userRequest, requestId: newMember().userId };
  await set.community.call('POST', '/api/prayers', { as: author, body });
  await set.community.call('POST', '/api/prayers', { as: author, body });
  await set.community.call('POST', '/api/prayers', { as: newVisitor(), body: { userRequest } });
  const dangers = async () =>
    (await deskOf(set.community)).body.filter(({ kind }) => kind === 'danger');
  await until(async () => (await dangers()).length === 2);

  const [visitors, members] = await Promise.all(
    (await dangers()).map(({ id }) => look(set.community, { kind: 'danger', id })),
  );
  expect(visitors?.body.case).toMatchObject({ words: userRequest, author: 'visitor' });
  expect(members?.body).toMatchObject({
    danger: { level: 'certain', kind: 'suicide', place: 'prayer' },
    case: { words: userRequest, author: 'member' },
  });
  const kept = await set.community.deps.database.sql(
    `SELECT payload::text AS kept FROM outbox_event WHERE name IN ('care.noticed', 'crisis.noticed')`,
    [],
  );
  expect(kept.length).toBeGreaterThan(3);
  expect(JSON.stringify(kept)).not.toContain('kill');
  expect(await recorded(set.community, 'care.noticed')).toContainEqual(
    expect.objectContaining({
      notice: expect.objectContaining({ userId: author.userId, words: userRequest }) as object,
    }),
  );
});

test('When a member saves another danger within the hour, then both texts come, each with an alarm', async () => {
  const author = newMember();
  const said = ['I am going to kill myself tonight.', 'My husband beat me again last night.'];
  const before = (await recorded(set.community, 'crisis.noticed')).length;
  for (const identity of [said[0], said[0], said[1]])
    await set.community.call('PUT', '/api/user-profile/me', {
      as: author,
      body: { identity, humanBeliefs: [], isPublic: true },
    });
  const ofAuthor = () =>
    set.community.deps.database.prisma.careCase.findMany({
      where: { userId: author.userId },
      orderBy: { noticedAt: 'asc' },
    });
  await until(async () => (await ofAuthor()).length === 2);
  const words = (await ofAuthor()).map(async ({ id }) => {
    const { body } = await look(set.community, { kind: 'danger', id });
    return body.case?.words;
  });
  expect(new Set(await Promise.all(words))).toEqual(new Set(said));
  const alarms = (await recorded(set.community, 'crisis.noticed')).slice(before);
  // The words that were saved twice are one notice.
  expect(new Set(alarms.map(({ noticeId }) => noticeId)).size).toBe(2);
});
