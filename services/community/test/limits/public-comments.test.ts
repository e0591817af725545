import { expect, test } from 'vitest';
import { queueOf } from '../desk/held.ts';
import { sharePublic } from '../prayers/share.ts';
import { newJoiner, newMember, newVisitor, useCommunity } from '../setup.ts';

const set = useCommunity({
  env: { COMMUNITY_LIMITS: JSON.stringify({ publicPrayers: { person: 100, network: 100 } }) },
});
const mostInAnHour = 20;

async function comment(id: string, as = newVisitor(), address = '203.0.113.7') {
  const body = { comment: 'I am praying with you.' };
  const answer = await set.community.call('POST', `/api/prayers/${id}/comments`, {
    as,
    address,
    body,
  });
  return { id: answer.body.id, posted: answer.body.posted };
}

test('When one network comments a lot with new cookies and accounts, then the rest waits for an admin', async () => {
  const ids = [await sharePublic(set.community), await sharePublic(set.community)];
  const made: { id: string; posted: string }[] = [];
  for (let n = 0; n < mostInAnHour + 3; n += 1)
    made.push(await comment(ids[n % 2]!, n % 3 ? newVisitor() : newJoiner()));

  expect(made.map(({ posted }) => posted)).toEqual([
    ...Array.from({ length: mostInAnHour }, () => 'public'),
    'held',
    'held',
    'held',
  ]);
  const waiting = (await queueOf(set.community)).find((one) => one.id === made.at(-1)!.id);
  expect(waiting).toMatchObject({ kind: 'comment', reasons: ['many comments'] });
  expect((await comment(ids[0]!, newVisitor(), '203.0.113.8')).posted).toBe('public');
  expect((await comment(ids[0]!, newMember())).posted).toBe('public');
});
