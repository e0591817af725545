import { expect, test } from 'vitest';
import { pray, seenBy, toPrayFor } from '../praying/praying.ts';
import { sharePublic } from '../prayers/share.ts';
import { newMember, newVisitor, useCommunity } from '../setup.ts';

/** The default limits. */
const set = useCommunity({ env: { COMMUNITY_LIMITS: '{}' } });
const mostInADay = 5;
const home = '203.0.113.7';

test('When one network prays for a prayer with ever new cookies, then a few count, and nobody is refused', async () => {
  const author = newMember();
  const id = await sharePublic(set.community, author);
  const visitors = Array.from({ length: mostInADay + 4 }, () => newVisitor());
  for (const visitor of visitors)
    expect((await pray(set.community, id, visitor, home)).body).toEqual({ prayedToday: 1 });

  expect(await seenBy(set.community, author, id)).toBe(mostInADay);
  // Those who were not counted did pray: they are not asked again.
  expect((await toPrayFor(set.community, visitors.at(-1)!)).ids).not.toContain(id);
  await pray(set.community, id, visitors.at(-1)!, home);
  expect(await seenBy(set.community, author, id)).toBe(mostInADay);
});

test('When a network has used its number, then members and other networks count, and likes count apart', async () => {
  const author = newMember();
  const id = await sharePublic(set.community, author);
  for (let n = 0; n <= mostInADay; n += 1) await pray(set.community, id, newVisitor(), home);
  await pray(set.community, id, newMember(), home);
  await pray(set.community, id, newVisitor(), '203.0.113.8');

  expect(await seenBy(set.community, author, id)).toBe(mostInADay + 2);
  const like = { as: newVisitor(), address: home, body: { liked: true } };
  expect((await set.community.call('POST', `/api/prayers/${id}/like`, like)).status).toBe(200);
});
