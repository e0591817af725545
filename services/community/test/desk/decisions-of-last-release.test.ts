import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { carryOutDecisionsOfLastRelease } from '../../src/desk/decisions-of-last-release.ts';
import { sealOfDecided } from '../../src/desk/sealed.ts';
import { sharePrayer } from '../prayers/share.ts';
import { recorded } from '../recorded-events.ts';
import { admin, newMember, useCommunity } from '../setup.ts';
import { feedOf, queueOf, unfitText } from './held.ts';

const set = useCommunity();

/** A decision as the last release stored it. */
async function leftOver(id: string, decision: 'release' | 'hide', more = {}) {
  await set.community.deps.database.prisma.deskDecision.create({
    data: { kind: 'prayer', id, decision, decidedBy: admin.userId, dueAt: new Date(), ...more },
  });
}
async function heldPrayer(about: string): Promise<string> {
  const { body } = await sharePrayer(set.community, { userRequest: unfitText(about) }, newMember());
  return body.id;
}
const carryOut = () => carryOutDecisionsOfLastRelease(set.community.deps).work();
const left = () => set.community.deps.database.prisma.deskDecision.count();

test('When the last release left decisions, then each is carried out once, in the name of its admin', async () => {
  const [released, hidden] = [await heldPrayer('A'), await heldPrayer('B')];
  const { config } = set.community.deps;
  const note = 'An advertisement.';
  const of = { kind: 'prayer', subjectId: hidden };
  await leftOver(released, 'release');
  await leftOver(hidden, 'hide', { sealedNote: sealOfDecided(config, of, 'note', note) });

  await carryOut();
  await carryOut();

  const feed = await feedOf(set.community);
  expect(feed.find(released)).toBeDefined();
  expect(feed.find(hidden)).toBeUndefined();
  expect(await queueOf(set.community)).toEqual([]);
  expect(await left()).toBe(0);
  const acts = (await recorded(set.community, 'privilege.used')).filter(({ subjectId }) =>
    [released, hidden].includes(subjectId ?? ''),
  );
  expect(acts.map(({ actorId }) => actorId)).toEqual([admin.userId, admin.userId]);
});

test('When such a decision no longer fits, then it is dropped, and the text waits', async () => {
  const [changed, fits] = [await heldPrayer('C'), await heldPrayer('D')];
  await leftOver(randomUUID(), 'release', { dueAt: new Date(0) });
  await leftOver(changed, 'release', { seenAt: new Date(0), dueAt: new Date(0) });
  await leftOver(fits, 'release');

  await carryOut();

  const feed = await feedOf(set.community);
  expect([feed.find(changed), feed.find(fits)?.id]).toEqual([undefined, fits]);
  expect((await queueOf(set.community)).map(({ id }) => id)).toEqual([changed]);
  expect(await left()).toBe(0);
});
