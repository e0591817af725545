import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { circleOf, listedFriend, newFriend, sayAge } from '../circles/circles.ts';
import { announce, named } from '../recorded-events.ts';
import { newMember, newVisitor, useCommunity } from '../setup.ts';
import { chatCalls, newWriter, twoWriters } from './chats.ts';

const set = useCommunity({ worker: true });
const ageOf = (as: ReturnType<typeof newMember>) =>
  set.community.call<{ isAdult: boolean | null }>('GET', '/api/age', { as });

test('When a member was not asked yet, then nothing is stored; their answer is, and can be changed', async () => {
  const as = newMember();
  expect((await ageOf(as)).body).toEqual({ isAdult: null });
  for (const isAdult of [true, false, true]) {
    expect((await sayAge(set.community, as, isAdult)).status).toBe(200);
    expect((await ageOf(as)).body).toEqual({ isAdult });
  }
  const visitor = newVisitor();
  expect((await set.community.call('GET', '/api/age', { as: visitor })).status).toBe(401);
  expect((await sayAge(set.community, visitor)).status).toBe(401);
});

test.each([
  ['was not asked', null],
  ['is under 18', false],
])('When a member %s, then no circle and no chat lets them in', async (_, answer) => {
  const { founder, id, token } = await circleOf(set, 0);
  const young = await listedFriend(set, 'Tamar Lindqvist');
  await set.community.deps.database.prisma.ageAnswer.delete({
    where: { personId: young.userId },
  });
  if (answer !== null) await sayAge(set.community, young.as, answer);
  const invitation = (await founder.invite(id, young.userId)).body.id;
  for (const refused of [
    await young.found(),
    await young.join(token),
    await young.accept(invitation),
  ])
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'adults_only' }]);
  expect((await founder.get(id)).body.memberCount).toBe(1);

  const ruth = await newWriter(set);
  const { token: link } = (await ruth.invite()).body;
  await set.community.call('POST', '/api/partnership/invitations/accept', {
    as: young.as,
    body: { token: link },
  });
  const calls = chatCalls(set.community, young.as);
  expect((await calls.start(ruth.userId)).body.code).toBe('adults_only');
  // Someone who was not asked yet can be written to, and is asked when they answer.
  const started = await ruth.start(young.userId);
  expect(started.status).toBe(answer === null ? 201 : 404);
  const chatId = started.body.id ?? randomUUID();
  const written = await calls.write(chatId, 'I am here.');
  expect(written.body.code).toBe(answer === null ? 'adults_only' : 'not_found');
});

test('When a member says that they are under 18, then they leave their circles', async () => {
  const { founder, id, friend } = await circleOf(set);
  await sayAge(set.community, friend.as, false);
  expect((await friend.get(id)).status).toBe(404);
  expect((await founder.get(id)).body.memberCount).toBe(1);
});

test('When a person is no approved member anymore, then a token of before gets them into nothing', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  const { userId } = daniel;
  await announce(set.community, 'person.changed', {
    ...named(userId, 2, 'Daniel Okafor'),
    approved: false,
  });
  const refused = await daniel.write(id, 'Me again.', randomUUID());
  expect([refused.status, refused.body]).toMatchObject([403, { code: 'approval_required' }]);
  expect((await daniel.start(ruth.userId)).status).toBe(403);
  expect((await (await newFriend(set)).found()).status).toBe(201);
});
