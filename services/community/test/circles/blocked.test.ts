import { expect, test } from 'vitest';
import { useCommunity } from '../setup.ts';
import { circleOf, listedFriend, newFriend } from './circles.ts';
import type { Friend } from './circles.ts';

const set = useCommunity({ worker: true });
const block = (who: Friend, whom: Friend) =>
  set.community.call('PUT', `/api/blocks/${whom.userId}`, { as: who.as });

test('When one of two has blocked the other, then no invitation or link works between them', async () => {
  const { founder, id, token } = await circleOf(set, 0);
  const blocked = await listedFriend(set, 'Daniel Okafor');
  const blocker = await listedFriend(set, 'Mia Lindqvist');
  await block(founder, blocked);
  await block(blocker, founder);
  for (const one of [blocked, blocker]) {
    expect((await founder.invite(id, one.userId)).status).toBe(404);
    expect((await one.look(token)).status).toBe(404);
    expect((await one.join(token)).status).toBe(404);
  }
  expect((await (await newFriend(set)).join(token)).status).toBe(200);
});

test('When an invited member blocks the founder, then the invitation is gone', async () => {
  const { founder, id } = await circleOf(set, 0);
  const invited = await listedFriend(set, 'Daniel Okafor');
  const invitation = (await founder.invite(id, invited.userId)).body.id;
  await block(invited, founder);
  expect((await invited.list()).body.invitations).toEqual([]);
  expect((await invited.accept(invitation)).status).toBe(404);
});
