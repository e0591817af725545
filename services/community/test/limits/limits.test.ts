import type { Prayer } from '@kbf/contracts';
import { forgetOldQuotas } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { describe, expect, test } from 'vitest';
import { feedOf, queueOf, report } from '../desk/held.ts';
import { newRequest, sharePublic } from '../prayers/share.ts';
import { usualProfile } from '../profiles/profile.ts';
import { newMember, newVisitor, useCommunity } from '../setup.ts';

const few = { person: 3, network: 6 };
const set = useCommunity({
  env: {
    COMMUNITY_LIMITS: JSON.stringify({
      prayers: { person: 400, network: 400 },
      comments: few,
      likes: few,
      reports: few,
      profileChanges: few,
      prayerChanges: few,
    }),
  },
});

const from = (as: Identity, address: string) => ({
  share: () =>
    set.community.call('POST', '/api/prayers', {
      as,
      address,
      body: { userRequest: newRequest() },
    }),
  comment: (id: string) =>
    set.community.call('POST', `/api/prayers/${id}/comments`, {
      as,
      address,
      body: { comment: 'Amen.' },
    }),
  like: (id: string) =>
    set.community.call('POST', `/api/prayers/${id}/like`, { as, address, body: { liked: true } }),
  report: (id: string) => report(set.community, id, as, { address }),
  save: () =>
    set.community.call('PUT', '/api/user-profile/me', { as, address, body: usualProfile }),
});
const statuses = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).toSorted((a, b) => a - b);
const times = <Value>(count: number, make: (n: number) => Value): Value[] =>
  Array.from({ length: count }, (_, n) => make(n));

test('When one address shares 300 prayers, then it does not own the first page, and none is lost', async () => {
  const others = [];
  for (let n = 0; n < 12; n += 1) others.push(await sharePublic(set.community));
  const answers: { status: number; body: { id: string } }[] = [];
  for (let n = 0; n < 30; n += 1)
    answers.push(
      ...(await Promise.all(times(10, () => from(newVisitor(), '203.0.113.1').share()))),
    );
  const { body } = await set.community.call<Prayer[]>('GET', '/api/prayers');
  const own = answers.map((answer) => answer.body.id);
  const kept = await set.community.deps.database.prisma.prayer.groupBy({
    by: 'state',
    where: { id: { in: own } },
    _count: true,
  });

  expect(body).toHaveLength(20);
  expect(body.filter(({ id }) => own.includes(id))).toHaveLength(8);
  expect(body.map(({ id }) => id)).toEqual(expect.arrayContaining(others));
  expect(new Map(kept.map(({ state, _count }) => [state, _count]))).toEqual(
    new Map([
      ['public', 8],
      ['held', 292],
    ]),
  );
  expect((await queueOf(set.community))[0]).toMatchObject({ reasons: ['many prayers'] });
});

test('When a whole /48 posts from ever new networks, then the first page is not theirs either', async () => {
  const before = await feedOf(set.community);
  for (let n = 0; n < 30; n += 1)
    await from(newVisitor(), `2001:db8:77:${n.toString(16)}::1`).share();
  for (let n = 0; n < 30; n += 1)
    await from(newVisitor(), `2001:db8:77:${n.toString(16)}00::1`).share();
  const { total } = await feedOf(set.community);

  expect(total - before.total).toBe(16);
});

test('When a member shares many, then the next ones are held, wherever they come from; others go on', async () => {
  const member = newMember();
  const { total } = await feedOf(set.community);
  for (let n = 0; n < 12; n += 1) await from(member, `198.51.100.${n}`).share();
  expect((await feedOf(set.community)).total).toBe(total + 8);
  expect((await from(newMember(), '198.51.100.1').share()).status).toBe(201);
  expect((await from(newVisitor(), '198.51.100.1').share()).status).toBe(201);
});

describe.each(['comment', 'like', 'report'] as const)('To %s', (act) => {
  test('When one person does it too often, then 429 with a true time; others there go on', async () => {
    const id = await sharePublic(set.community);
    const address = `192.0.2.${{ comment: 1, like: 2, report: 3 }[act]}`;
    const one = from(newMember(), address);
    const allowed = act === 'comment' || act === 'like' ? 200 + Number(act === 'comment') : 201;
    const answers = await Promise.all(times(5, () => one[act](id)));
    const refused = answers.find(({ status }) => status === 429);

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      allowed,
      allowed,
      allowed,
      429,
      429,
    ]);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3_000);
    expect(refused?.body).toMatchObject({ code: 'too_many_requests' });
    expect(refused?.body.message).toContain('about an hour');
    expect((await from(newMember(), address)[act](id)).status).toBe(allowed);
  });

  test('When visitors of one network take ever new cookies, then they share one allowance', async () => {
    const ids = [await sharePublic(set.community), await sharePublic(set.community)];
    const network = `2001:db8:5:${{ comment: 'a00', like: 'b00', report: 'c00' }[act]}`;
    const visits = times(9, (n) => from(newVisitor(), `${network}::${n}`)[act](ids[n % 2]!));
    const answers = await statuses(visits);

    expect(answers.filter((status) => status === 429)).toHaveLength(3);
    expect((await from(newMember(), `${network}::1`)[act](ids[0]!)).status).toBeLessThan(300);
    expect((await from(newVisitor(), '192.0.2.200')[act](ids[0]!)).status).toBeLessThan(300);
  });
});

test('When a profile is saved too often, then 429', async () => {
  const member = newMember();
  const answers = await statuses(times(5, (n) => from(member, `192.0.2.${50 + n}`).save()));

  expect(answers).toEqual([200, 200, 200, 429, 429]);
});

test('When a prayer is changed too often, then 429; others there go on', async () => {
  const author = newMember();
  const other = newVisitor();
  const shared = async (as: Identity) => (await from(as, '192.0.2.70').share()).body.id;
  const thank = (as: Identity, id: string) =>
    set.community.call('PATCH', `/api/prayers/${id}`, {
      as,
      address: '192.0.2.70',
      body: { thanks: newRequest() },
    });
  const [id, otherId] = [await shared(author), await shared(other)];
  expect(await statuses(times(5, () => thank(author, id)))).toEqual([200, 200, 200, 429, 429]);
  expect((await thank(other, otherId)).status).toBe(200);
});

test('When a request is sent again under its id, then that uses up nothing', async () => {
  const id = await sharePublic(set.community);
  const as = newMember();
  const body = { comment: 'Amen.', requestId: newMember().userId };
  const post = () => set.community.call('POST', `/api/prayers/${id}/comments`, { as, body });
  for (let n = 0; n < 6; n += 1) expect((await post()).status).toBe(201);
});

test('When two processes serve one person, then they count together', async () => {
  const other = await set.startAnother();
  const id = await sharePublic(set.community);
  const as = newMember();
  const comment = (process: typeof other) =>
    process.call('POST', `/api/prayers/${id}/comments`, { as, body: { comment: 'Amen.' } });

  expect(await statuses([other, set.community, other, set.community].map(comment))).toEqual([
    201, 201, 201, 429,
  ]);
});

test('When the hour is over by the database’s clock, then it begins anew, and no count names anybody', async () => {
  const { sql, prisma } = set.community.deps.database;
  const id = await sharePublic(set.community);
  const member = newMember();
  const burst = () => statuses(times(4, () => from(member, '192.0.2.77').comment(id)));
  expect(await burst()).toEqual([201, 201, 201, 429]);
  const kept = JSON.stringify(await prisma.requestLimit.findMany());
  expect(kept).not.toContain('192.0.2');
  expect(kept).not.toContain(member.userId);

  await sql('UPDATE request_limit SET window_ends_at = clock_timestamp()', []);
  expect(await burst()).toEqual([201, 201, 201, 429]);
  await sql('UPDATE request_limit SET window_ends_at = clock_timestamp()', []);
  await forgetOldQuotas(sql);
  expect(await prisma.requestLimit.count()).toBe(0);
});
