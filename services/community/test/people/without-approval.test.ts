import type { Identity } from '@kbf/process-kit';
import { describe, expect, test } from 'vitest';
import { feedOf, queueOf, report } from '../desk/held.ts';
import { postNeed } from '../needs/need.ts';
import { likesOf } from '../prayers/likes-of.ts';
import { newRequest, sharePublic } from '../prayers/share.ts';
import { saveProfile } from '../profiles/profile.ts';
import { admin, newJoiner, newMember, newVisitor, useCommunity } from '../setup.ts';

/** Accounts are free: whom no admin has approved counts as a visitor of their network. */
const few = { person: 30, network: 6 };
const set = useCommunity({
  env: { COMMUNITY_LIMITS: JSON.stringify({ comments: few, profileChanges: few, prayers: few }) },
});
const times = <Value>(count: number, make: (n: number) => Value): Value[] =>
  Array.from({ length: count }, (_, n) => make(n));
const count = (statuses: number[], status: number) =>
  statuses.filter((one) => one === status).length;

/** Asks one after the other. */
async function inTurn(people: Identity[], ask: (as: Identity) => Promise<{ status: number }>) {
  const statuses: number[] = [];
  for (const as of people) statuses.push((await ask(as)).status);
  return statuses;
}
const reportsOn = async (id: string) =>
  (await queueOf(set.community)).find((item) => item.id === id)?.reports.length ?? 0;

test('When four accounts of one address report a prayer, then they are one reporter, and it stays', async () => {
  const id = await sharePublic(set.community);
  await inTurn(times(4, newJoiner), (as) =>
    report(set.community, id, as, { address: '203.0.113.1' }),
  );
  await report(set.community, id, newVisitor(), { address: '203.0.113.1' });

  expect(await reportsOn(id)).toBe(1);
  await report(set.community, id, newVisitor(), { address: '203.0.113.2' });
  expect((await feedOf(set.community)).ids).toContain(id);
  // The third reporter is a member.
  await report(set.community, id, newMember(), { address: '203.0.113.3' });
  expect((await feedOf(set.community)).ids).not.toContain(id);
});

test('When accounts of three addresses report a profile, then it stays, until a member reports it, too', async () => {
  const owner = newMember();
  await saveProfile(set.community, owner);
  const path = `/api/user-profiles/${owner.userId}`;
  const by = (as: Identity, address: string) =>
    set.community.call('POST', `${path}/report`, { as, address, body: { reason: 'Not true.' } });
  for (let n = 1; n <= 3; n += 1) await by(newJoiner(), `203.0.113.2${n}`);
  expect((await set.community.call('GET', path)).status).toBe(200);
  await by(newMember(), '203.0.113.21');
  expect((await set.community.call('GET', path)).status).toBe(404);
});

test('When accounts of one address like a prayer, then five count; members beside them are not touched', async () => {
  const id = await sharePublic(set.community);
  const like = (as: Identity) =>
    set.community.call('POST', `/api/prayers/${id}/like`, {
      as,
      address: '203.0.113.3',
      body: { liked: true },
    });
  const statuses = await inTurn([...times(4, newJoiner), ...times(2, newVisitor)], like);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await like(newJoiner())).status).toBe(429);
  expect((await like(newMember())).status).toBe(200);
  expect(await likesOf(set.community, id)).toEqual({ kept: 6, counted: 6 });
});

test('When accounts have used the allowance of comments, then visitors of the address have none left', async () => {
  const id = await sharePublic(set.community);
  const comment = (as: Identity) =>
    set.community.call('POST', `/api/prayers/${id}/comments`, {
      as,
      address: '203.0.113.7',
      body: { comment: 'Amen.' },
    });
  const statuses = await inTurn([...times(6, newJoiner), newVisitor(), newMember()], comment);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429, 201]);
});

describe.each([
  ['comment', 201, '203.0.113.4'],
  ['share', 201, '203.0.113.5'],
  ['save a profile', 200, '203.0.113.6'],
] as const)('To %s', (act, made, address) => {
  test('When accounts of one address do it, then they share the allowance of its visitors', async () => {
    const id = await sharePublic(set.community);
    const ask = (as: Identity) => {
      if (act === 'save a profile')
        return set.community.call('PUT', '/api/user-profile/me', {
          as,
          address,
          body: { identity: 'I bake.', humanBeliefs: [], isPublic: true },
        });
      const [path, body] =
        act === 'comment'
          ? [`/api/prayers/${id}/comments`, { comment: 'Amen.' }]
          : ['/api/prayers', { userRequest: newRequest() }];
      return set.community.call('POST', path, { as, address, body });
    };
    const statuses = await inTurn(times(8, newJoiner), ask);
    expect([count(statuses, made), count(statuses, 429)]).toEqual([6, 2]);
    expect((await ask(newMember())).status).toBe(made);
  });
});

test('When a person without approval asks for needs or their authors, then an approval comes first', async () => {
  const joiner = newJoiner();
  const { body } = await postNeed(set.community, {}, newMember());
  const call = (method: 'GET' | 'POST', path: string, given?: object) => (as: Identity) =>
    set.community.call(method, path, { as, ...(given ? { body: given } : {}) });
  const calls = [
    call('GET', '/api/needs'),
    call('GET', '/api/needs/mine'),
    call('GET', '/api/need-contacts'),
    call('POST', `/api/needs/${body.id}/contacts`, { shares: ['phone'] }),
    call('POST', `/api/needs/${body.id}/report`, { reason: 'It is not true.' }),
    (as: Identity) => postNeed(set.community, {}, as),
  ];
  for (const ask of calls) {
    expect(await ask(joiner)).toMatchObject({ status: 403, body: { code: 'approval_required' } });
    expect((await ask(newMember())).status).toBeLessThan(300);
    expect((await ask(admin)).status).toBeLessThan(300);
  }
});
