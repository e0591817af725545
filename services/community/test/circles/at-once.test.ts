import { randomUUID } from 'node:crypto';
import { limits } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { announce } from '../recorded-events.ts';
import { useCommunity } from '../setup.ts';
import { circleOf, newFriend } from './circles.ts';
import type { Friend } from './circles.ts';

const set = useCommunity({ worker: true });
const { membersMax, perPerson } = limits.circle;

test('When a circle or a person is full, then no one more joins, also not at once', async () => {
  const { founder, id, token } = await circleOf(set, 0);
  const others = await Promise.all(Array.from({ length: 20 }, () => newFriend(set)));
  const joins = await Promise.all(others.map((one) => one.join(token)));
  expect(joins.filter(({ status }) => status === 200)).toHaveLength(membersMax - 1);
  expect(joins.filter(({ status }) => status === 409)).toHaveLength(20 - (membersMax - 1));
  expect((await founder.get(id)).body.memberCount).toBe(membersMax);

  const busy = await newFriend(set);
  const founded = await Promise.all(Array.from({ length: 20 }, () => busy.found()));
  expect(founded.filter(({ status }) => status === 201)).toHaveLength(perPerson);
  const { token: another } = await circleOf(set, 0);
  expect((await busy.join(another)).status).toBe(409);

  // By links of many circles, and twice by each, at once.
  const wanted = await newFriend(set);
  const circles = await Promise.all(Array.from({ length: 10 }, () => circleOf(set, 0)));
  const tries = circles.flatMap((one) => [wanted.join(one.token), wanted.join(one.token)]);
  const joined = (await Promise.all(tries)).filter(({ status }) => status === 200);
  expect(joined).toHaveLength(perPerson);
  expect((await wanted.list()).body.circles).toHaveLength(perPerson);
});

test('When people join, leave and are erased all at once, then each call ends, and the circle is whole', async () => {
  const { founder, id, token, friends } = await circleOf(set, 5);
  for (const one of [founder, ...friends]) await one.share(id);
  const newcomers = await Promise.all([1, 2, 3].map(() => newFriend(set)));
  const requestedAt = new Date().toISOString();
  const erase = ({ userId }: { userId: string }) =>
    announce(set.community, 'person.erasing', { personId: userId, requestedAt });
  const [one, two, three, four, five] = friends as [Friend, Friend, Friend, Friend, Friend];
  await Promise.all([
    ...newcomers.map((each) => each.join(token)),
    erase(one),
    erase(founder),
    two.leave(id),
    founder.remove(id, three.userId),
    four.share(id),
    five.prayers(id),
    four.leave(id),
  ]);
  const { body } = await five.get(id);
  const ids = body.members.map(({ userId }) => userId);
  for (const left of [founder, one, two, four]) expect(ids).not.toContain(left.userId);
  expect(ids).toContain(five.userId);
  expect(body.members.filter(({ isFounder }) => isFounder)).toHaveLength(1);
  const shown = await set.community.deps.database.sql(
    `SELECT author_user_id AS author FROM prayer WHERE circle_id = $1::uuid AND state = 'circle'`,
    [id],
  );
  for (const { author } of shown) expect(ids).toContain(author);
});

test('When founding is sent twice with one id, then there is one circle', async () => {
  const founder = await newFriend(set);
  const requestId = randomUUID();
  const [one, two] = [await founder.found({ requestId }), await founder.found({ requestId })];
  expect(two.body.id).toBe(one.body.id);
  expect((await founder.found({ requestId, name: 'Another' })).status).toBe(409);
});
