import { randomUUID } from 'node:crypto';
import type { Need, OwnNeed } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { letTimePass } from '../desk/at-the-desk.ts';
import { queueOf, settle } from '../desk/held.ts';
import { recorded } from '../recorded-events.ts';
import { today } from '../../src/needs/open-needs.ts';
import { admin, newMember, newVisitor, useCommunity } from '../setup.ts';
import { inDays, newWords, postNeed } from './need.ts';

const set = useCommunity();

const list = async (as: Identity, query = '') =>
  (await set.community.call<Need[]>('GET', `/api/needs?limit=100${query}`, { as })).body;
const mine = async (as: Identity) =>
  (await set.community.call<OwnNeed[]>('GET', '/api/needs/mine', { as })).body;

test('When a member offers something, then other members see it until its last day, and visitors never', async () => {
  const member = newMember();
  const text = newWords('Our van stands still on weekends');
  const { status, body } = await postNeed(set.community, { kind: 'offer', text }, member);

  expect(status).toBe(201);
  expect(body.need).toMatchObject({ text, mine: true, state: 'public', contact: 'none' });
  expect(await list(newMember())).toContainEqual(
    expect.objectContaining({ id: body.id, mine: false, endsOn: inDays(7) }),
  );
  expect((await set.community.call('GET', '/api/needs', { as: newVisitor() })).status).toBe(401);

  const { prisma } = set.community.deps.database;
  const endsOn = new Date(Date.now() - 3 * 86_400_000);
  await prisma.need.update({ where: { id: body.id }, data: { endsOn } });
  expect((await list(newMember())).some(({ id }) => id === body.id)).toBe(false);
  expect((await mine(member))[0]).toMatchObject({ id: body.id, state: 'ended', matches: [] });
});

test('When it is the last day, then the author and others still see it as open, and the next day neither', async () => {
  const author = newMember();
  const word = newWords('Cold room for a week');
  const { body: need } = await postNeed(set.community, { kind: 'need', text: word }, author);
  const { body: offer } = await postNeed(set.community, { kind: 'offer', text: word });
  const { prisma } = set.community.deps.database;
  const day = await today(prisma);
  for (const [days, state] of [
    [0, 'public'],
    [-1, 'ended'],
  ] as const) {
    const endsOn = new Date(`${day}T00:00:00Z`);
    endsOn.setUTCDate(endsOn.getUTCDate() + days);
    await prisma.need.update({ where: { id: need.id }, data: { endsOn } });
    const [own] = await mine(author);
    expect(own).toMatchObject({ id: need.id, state });
    const isOpen = state === 'public';
    expect(own?.matches.some(({ id }) => id === offer.id)).toBe(isOpen);
    expect((await list(newMember())).some(({ id }) => id === need.id)).toBe(isOpen);
  }
});

test('When one looks for a kind, a tag or words, then only what fits is there', async () => {
  const word = newWords('ladder');
  const offer = await postNeed(set.community, { kind: 'offer', tag: 'equipment', text: word });
  const need = await postNeed(set.community, { kind: 'need', tag: 'space', text: word });
  const as = newMember();
  const ids = async (query: string) => (await list(as, query)).map(({ id }) => id);

  expect(await ids(`&search=${encodeURIComponent(word.toUpperCase())}`)).toEqual([
    need.body.id,
    offer.body.id,
  ]);
  expect(await ids('&kind=offer&tag=equipment')).toContain(offer.body.id);
  expect(await ids('&kind=offer&tag=equipment')).not.toContain(need.body.id);
});

test('When offers fit a need by tag or words, then its author sees them, the best first, and no others', async () => {
  const author = newMember();
  const word = randomUUID().replaceAll(/[^a-f]/g, '');
  const offer = (tag: string, text: string, as = newMember()) =>
    postNeed(set.community, { kind: 'offer', tag, text }, as);
  const byWords = await offer('transport', `Ovens of ${word} carried anywhere`);
  const byNothing = await offer('legal', 'Contracts read over a coffee');
  await offer('transport', `Ovens of ${word} carried anywhere`, author);
  await postNeed(set.community, {
    kind: 'need',
    tag: 'transport',
    text: `Ovens of ${word} to carry`,
  });
  const { body } = await postNeed(
    set.community,
    { kind: 'need', tag: 'transport', text: `Somebody who carries ovens of ${word}` },
    author,
  );
  const matches = body.need.matches.map(({ id }) => id);

  expect(matches[0]).toBe(byWords.body.id);
  expect(matches).not.toContain(byNothing.body.id);
  expect(body.need.matches.every(({ kind, mine: isMine }) => kind === 'offer' && !isMine)).toBe(
    true,
  );
  expect(matches.length).toBeLessThanOrEqual(5);
});

test.each([
  'Two pairs of hands on a Saturday, to carry benches up. There will be soup.',
  'One man’s help for 2 months, please, each Saturday, and “two” on Friday.',
  'Two people who need a month.',
])(
  'When “%s” is needed, then an offer of something else with the same small words does not fit',
  async (text) => {
    const { body: offered } = await postNeed(set.community, {
      kind: 'offer',
      tag: 'bookkeeping',
      text: 'I sit down with two people each month, on a Saturday, over their books. Please ask for help.',
    });
    const { body } = await postNeed(set.community, { kind: 'need', tag: 'hands', text });

    expect(offered.need.state).toBe('public');
    expect(body.need.matches.map(({ id }) => id)).not.toContain(offered.need.id);
  },
);

test.each([
  ['a day that is over', { endsOn: inDays(-2) }],
  ['a day that is too far', { endsOn: inDays(120) }],
  ['no day', { endsOn: 'soon' }],
  ['too few words', { text: 'A van' }],
  ['a tag that is none', { tag: 'gold' }],
])('When somebody posts %s, then the answer is 400', async (_what, given) => {
  expect((await postNeed(set.community, given)).status).toBe(400);
});

test('When the same request comes twice, then there is one; with other words the answer is 409', async () => {
  const member = newMember();
  const requestId = randomUUID();
  const text = newWords('A table for twelve');
  const first = await postNeed(set.community, { requestId, text }, member);
  const again = await postNeed(set.community, { requestId, text }, member);
  const other = await postNeed(set.community, { requestId, text: newWords('Chairs') }, member);

  expect([again.status, again.body.id]).toEqual([201, first.body.id]);
  expect(other.status).toBe(409);
  expect((await postNeed(set.community, { requestId, text })).status).toBe(409);
});

test('When ten are open, then an eleventh is refused until one is deleted', async () => {
  const member = newMember();
  const ids: string[] = [];
  for (let n = 0; n < 10; n += 1) ids.push((await postNeed(set.community, {}, member)).body.id);
  expect((await postNeed(set.community, {}, member)).status).toBe(409);
  await set.community.call('DELETE', `/api/needs/${ids[0]}`, { as: member });
  expect((await postNeed(set.community, {}, member)).status).toBe(201);
});

test('When an offer is held, then only its author and admins see it, until an admin publishes it', async () => {
  const member = newMember();
  const { status, body } = await postNeed(
    set.community,
    { text: 'Buy my course at http://courses.example now' },
    member,
  );
  expect(status).toBe(202);
  expect((await list(newMember())).some(({ id }) => id === body.id)).toBe(false);
  expect((await mine(member))[0]).toMatchObject({ id: body.id, state: 'held' });
  expect((await queueOf(set.community)).find(({ id }) => id === body.id)).toMatchObject({
    kind: 'need',
    state: 'held',
  });

  const decide = (as: Identity) => settle(set.community, ['need', body.id], 'release', { as });
  expect((await decide(member)).status).toBe(403);
  expect((await decide(admin)).status).toBe(201);
  await letTimePass(set.community);
  expect((await list(newMember())).some(({ id }) => id === body.id)).toBe(true);
  expect(await recorded(set.community, 'moderation.decided')).toContainEqual(
    expect.objectContaining({ kind: 'need', authorId: member.userId, outcome: 'published' }),
  );
});

test('When three members report an offer, then it is hidden until an admin decides', async () => {
  const { body } = await postNeed(set.community, {});
  const report = (as: Identity) =>
    set.community.call('POST', `/api/needs/${body.id}/report`, { as, body: { reason: 'A scam.' } });
  for (const as of [newMember(), newMember()]) expect((await report(as)).status).toBe(201);
  expect((await list(newMember())).some(({ id }) => id === body.id)).toBe(true);
  await report(newMember());
  expect((await list(newMember())).some(({ id }) => id === body.id)).toBe(false);
  expect((await queueOf(set.community)).find(({ id }) => id === body.id)).toMatchObject({
    state: 'hidden',
    reports: [{ reason: 'A scam.' }, { reason: 'A scam.' }, { reason: 'A scam.' }],
  });
});

test('When somebody else deletes it, then they may not; its author and admins may', async () => {
  const member = newMember();
  const one = await postNeed(set.community, {}, member);
  const other = await postNeed(set.community, {}, member);
  const remove = (id: string, as: Identity) =>
    set.community.call('DELETE', `/api/needs/${id}`, { as });

  expect((await remove(one.body.id, newMember())).status).toBe(403);
  expect((await remove(one.body.id, member)).status).toBe(204);
  expect((await remove(one.body.id, member)).status).toBe(404);
  expect((await remove(other.body.id, admin)).status).toBe(204);
});
