import type { DeskItem } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { photoUrl } from '../prayers/ask-about.ts';
import { admin, newJoiner, newMember, newVisitor, reader, useCommunity } from '../setup.ts';
import { circleOf, listedFriend, newFriend, sayAge } from './circles.ts';

const set = useCommunity({ worker: true });
const call = (...given: Parameters<typeof set.community.call>) => set.community.call(...given);

test('When outsiders try every address and id, then nothing exists', async () => {
  const { founder, id, friend, token } = await circleOf(set);
  set.ai.encoding = { status: 200, verdict: 'public' };
  const { body } = await founder.share(id, { photoUrl });
  const prayer = `/api/prayers/${body.id}`;
  const comment = await call('POST', `${prayer}/comments`, {
    as: friend.as,
    body: { comment: 'A word of a friend.' },
  });
  const link = (await founder.link(id)).body;
  const gone = await newFriend(set);
  await gone.join(link.token);
  await founder.remove(id, gone.userId);
  // One was invited and has not answered, one has declined.
  const [invited, declined] = [
    await listedFriend(set, 'Tamar Lindqvist'),
    await listedFriend(set, 'Miriam Osei'),
  ];
  await founder.invite(id, invited.userId);
  await declined.decline((await founder.invite(id, declined.userId)).body.id);
  const circle = `/api/circles/${id}`;
  const words = { name: 'Other', line: 'Other.' };
  const acts: [Parameters<typeof call>[0], string, object?][] = [
    ['GET', circle],
    ['GET', `${circle}/prayers`],
    ['GET', `${circle}/prayers/to-pray-for`],
    ['PUT', circle, words],
    ['DELETE', circle],
    ['POST', `${circle}/invitations`, { userId: gone.userId }],
    ['POST', `${circle}/links`],
    ['DELETE', `${circle}/invitations/${link.id}`],
    ['DELETE', `${circle}/members/${founder.userId}`],
    ['DELETE', `${circle}/members/${gone.userId}`],
    ['PUT', `${circle}/founder`, { userId: gone.userId }],
    ['POST', '/api/circle-links/join', { token }],
    ['POST', `/api/circle-invitations/${link.id}/accept`],
    ['DELETE', `/api/circle-invitations/${link.id}`],
    ['POST', '/api/prayers', { userRequest: 'For us.', audience: 'circle', circleId: id }],
  ];
  const under: typeof acts = [
    ['GET', prayer],
    ['GET', `${prayer}/comments`],
    ['GET', body.prayer.photoUrl!],
    ['GET', `${body.prayer.photoUrl}?width=600`],
    ['GET', `/prayer-share/${body.id}`],
    ['GET', `/prayer-share/${body.id}/picture.png`],
    ['POST', `${prayer}/like`, { liked: true }],
    ['POST', `${prayer}/prayed`],
    ['POST', `${prayer}/comments`, { comment: 'Amen.' }],
    ['POST', `${prayer}/report`, { reason: 'It is an ad.' }],
    ['POST', `${prayer}/comments/${comment.body.id}/report`, { reason: 'It is an ad.' }],
    ['DELETE', `${prayer}/comments/${comment.body.id}`],
    ['PATCH', prayer, { answered: true }],
    ['DELETE', prayer],
    ['PUT', `${prayer}/audience`, { audience: 'public' }],
  ];
  const ofMembers: typeof acts = [
    ['PUT', `${prayer}/check-in`, { days: 7 }],
    ['PUT', `${prayer}/request`, { userRequest: 'Something else.' }],
    ['PUT', `${prayer}/comments/${comment.body.id}`, { comment: 'Changed.' }],
  ];
  const trial = async (as: Identity, tried: typeof acts) => {
    for (const [method, path, sent] of tried) {
      const { status } = await call(method, path, { as, ...(sent && { body: sent }) });
      expect([as.role, method, path, status]).toEqual([as.role, method, path, 404]);
    }
  };
  // The link still works for members who never used it.
  const others = [newMember(), invited.as, declined.as, admin];
  for (const as of others) await sayAge(set.community, as);
  const notByLink = acts.filter(([, path]) => !path.startsWith('/api/circle-links'));
  for (const as of others) await trial(as, [...notByLink, ...under, ...ofMembers]);
  for (const as of [gone.as]) await trial(as, [...acts, ...under, ...ofMembers]);
  for (const as of [newVisitor(), newJoiner()]) await trial(as, under);
  await trial(newJoiner(), ofMembers);
  for (const as of [newVisitor(), newJoiner(), reader])
    for (const [method, path, sent] of acts) {
      const { status } = await call(method, path, { as, ...(sent && { body: sent }) });
      expect([401, 403]).toContain(status);
    }
  const { body: desk } = await set.community.call<DeskItem[]>('GET', '/api/care-desk', {
    as: admin,
  });
  expect(JSON.stringify(desk)).not.toContain(body.id);
  for (const path of ['/api/prayers', '/api/prayers/to-pray-for', '/api/prayers/mine'])
    for (const as of [...others, gone.as])
      expect((await call('GET', `${path}?limit=100`, { as })).text).not.toContain(body.id);
});
