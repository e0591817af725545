import { randomUUID } from 'node:crypto';
import type { DeskCounts } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { decide, deskOf, look, notice } from './at-the-desk.ts';
import { admin, useCommunity } from '../setup.ts';

const set = useCommunity({ worker: true });
const flooding = '203.0.113.7';

const dangers = async (query = 'limit=100') =>
  (await deskOf(set.community, query)).body.flatMap(({ id, danger }) =>
    danger ? [{ id, ...danger }] : [],
  );
/** So many cries of one network, each in words of its own. */
async function flood(count: number, about: Parameters<typeof notice>[1] = {}): Promise<void> {
  for (let sent = 0; sent < count; sent += 1)
    await notice(set.community, {
      networks: [flooding],
      words: `Nobody hears me, I said it ${sent} times and ${randomUUID()}.`,
      ...about,
    });
}

test('When one network cries many times, then every cry is kept, and the list can show them together', async () => {
  await flood(22);
  const victim = await notice(set.community, {
    networks: [flooding],
    words: 'My son has the gun.',
  });
  const emergency = await notice(set.community, {
    networks: [flooding],
    kind: 'emergency',
    words: 'He is not breathing.',
  });
  const apart = await notice(set.community, { networks: [flooding], kind: 'child' });
  const other = await notice(set.community, { networks: ['203.0.113.8'] });
  const member = await notice(set.community, { userId: randomUUID() });

  const all = await dangers();
  expect(all).toHaveLength(27);
  const floodOf = (id: string) => all.find((one) => one.id === id)?.flood;
  expect(floodOf(victim)).toMatchObject({ size: 23 });
  expect([emergency, apart, other, member].map(floodOf)).toEqual([null, null, null, null]);
  expect(new Set(all.flatMap((one) => one.flood?.key ?? [])).size).toBe(1);
  const { body } = await look(set.community, { kind: 'danger', id: victim });
  expect(body.case?.words).toBe('My son has the gun.');

  const kept = await set.community.deps.database.prisma.careCase.findMany();
  expect(JSON.stringify(kept)).not.toContain(flooding);
});

const ipv6 = (nth: number) => [`2001:db8:5:${nth}::/64`, '2001:db8:5::/56', '2001:db8:5::/48'];
type About = NonNullable<Parameters<typeof notice>[1]>;
test.each<[string, (nth: number) => About]>([
  [
    'contact forms',
    (nth) => ({
      networks: [flooding],
      place: 'contact',
      contact: { fullName: `Person ${nth}`, phone: null, email: `person-${nth}@example.org` },
    }),
  ],
  ['free accounts', () => ({ networks: [flooding], userId: randomUUID() })],
  ['IPv6 networks of one home', (nth) => ({ networks: ipv6(nth) })],
])(
  'When one network sends very many %s, then they stand in one group, each kept',
  async (_what, about) => {
    await set.community.deps.database.prisma.careCase.deleteMany();
    for (let nth = 0; nth < 21; nth += 1)
      await notice(set.community, { words: 'Please help me.', ...about(nth) });
    const other = await notice(set.community, { networks: ['203.0.113.8'] });
    const all = await dangers();
    expect(all).toHaveLength(22);
    expect(all.filter(({ flood: of }) => of?.size === 21)).toHaveLength(21);
    expect(all.find(({ id }) => id === other)?.flood).toBeNull();
  },
);

test('When one network sends very many, then the others are on the first page, and none is missing', async () => {
  await set.community.deps.database.prisma.careCase.deleteMany();
  const certain = await notice(set.community);
  const possible = await notice(set.community, { level: 'possible' });
  await flood(30);
  const { body } = await deskOf(set.community, 'limit=10');
  const first = body.map(({ id }) => id);
  expect(first).toContain(certain);
  expect(first.indexOf(certain)).toBe(3);
  expect(first.indexOf(possible)).toBe(4);
  expect(new Set((await dangers()).map(({ id }) => id)).size).toBe(32);
});

test('When one network sends very many emergencies, then they come after the others of their level only', async () => {
  await set.community.deps.database.prisma.careCase.deleteMany();
  const suicide = await notice(set.community);
  const likely = await notice(set.community, { level: 'likely' });
  await flood(30, { kind: 'emergency' });
  const other = await notice(set.community, { networks: ['203.0.113.8'], kind: 'emergency' });
  const ids = (await dangers()).map(({ id }) => id);
  expect(ids).toHaveLength(33);
  expect([other, suicide, likely].map((id) => ids.indexOf(id))).toEqual([0, 4, 32]);
});

type Counted = (boolean | number)[];
const byCount = ([, one]: Counted, [, other]: Counted) => Number(one) - Number(other);

test('When the same words come again from one network, then they are counted until they were handled', async () => {
  const { careCase } = set.community.deps.database.prisma;
  await careCase.deleteMany();
  const words = 'The same words.';
  const first = await notice(set.community, { networks: [flooding], words });
  await flood(2, { words });
  await notice(set.community, { networks: ['203.0.113.8'], words });
  await notice(set.community, { networks: [flooding], words, kind: 'eating' });
  await notice(set.community, { networks: [flooding], words, level: 'possible' });
  await notice(set.community, { networks: [flooding], words, place: 'comment' });
  const counted = async () => (await dangers()).map(({ id, more }) => [id === first, more]);
  expect((await counted()).toSorted(byCount)).toEqual([
    [false, 0],
    [false, 0],
    [false, 0],
    [false, 0],
    [true, 2],
  ]);

  await decide(set.community, { kind: 'danger', id: first }, { decision: 'handled' });
  await flood(2, { words });
  expect((await counted()).toSorted(byCount)).toEqual([
    [false, 0],
    [false, 0],
    [false, 0],
    [false, 0],
    [false, 1],
  ]);
});

test('When the same emergency is told again, then each is a case of its own', async () => {
  await set.community.deps.database.prisma.careCase.deleteMany();
  await flood(3, { words: 'He is not breathing.', kind: 'emergency' });
  expect((await dangers()).map(({ more, flood: of }) => [more, of])).toEqual([
    [0, null],
    [0, null],
    [0, null],
  ]);
});

test('When an admin asks for a level or a kind, then only such dangers come, with their number', async () => {
  await set.community.deps.database.prisma.careCase.deleteMany();
  const likely = await notice(set.community, { level: 'likely', kind: 'child' });
  const child = await notice(set.community, { kind: 'child' });
  const certain = await notice(set.community);
  const found = async (query: string) => (await dangers(query)).map(({ id }) => id);
  expect(await found('level=likely')).toEqual([likely]);
  expect(await found('kind=child')).toEqual([child, likely]);
  expect(await found('level=certain&kind=suicide')).toEqual([certain]);
  expect((await deskOf(set.community, 'level=certain')).headers['x-total-count']).toBe('2');
  expect((await deskOf(set.community, 'level=sure')).status).toBe(400);

  const counts = await set.community.call<DeskCounts>('GET', '/api/care-desk/counts', {
    as: admin,
  });
  expect(counts.body).toMatchObject({ certain: 2, likely: 1, possible: 0, unread: 0 });
  const groups = counts.body.dangers.map(({ level, kind, count }) => `${level} ${kind} ${count}`);
  expect(groups.toSorted()).toEqual(['certain child 1', 'certain suicide 1', 'likely child 1']);
  const visitor = { role: 'visitor', visitorId: randomUUID() } as const;
  expect((await set.community.call('GET', '/api/care-desk/counts', { as: visitor })).status).toBe(
    401,
  );
});

test('When there was no danger, then that is said, kept and undone like any decision', async () => {
  const id = await notice(set.community);
  const place = { kind: 'danger', id } as const;
  expect((await decide(set.community, place, { decision: 'release' })).status).toBe(400);
  expect((await decide(set.community, place, { decision: 'noDanger' })).status).toBe(201);
  const handled = async () => (await look(set.community, place)).body.case;
  expect(await handled()).toMatchObject({ noDanger: true, handledAt: expect.any(String) });
  await set.community.call('DELETE', `/api/care-desk/danger/${id}/decision`, { as: admin });
  expect(await handled()).toMatchObject({ noDanger: false, handledAt: null });
});
