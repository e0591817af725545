import { getAuthUser, hrefOf, listAudit, listMembers, updateMember } from '@kbf/contracts';
import type { MemberRecord } from '@kbf/contracts';
import type { ServiceAnswer } from '@kbf/test-kit';
import { beforeAll, expect, test } from 'vitest';
import { identityOf, openBrowser } from '../browser.ts';
import type { Browser } from '../browser.ts';
import { adminIn, logIn } from '../log-in.ts';
import { addPerson, eventsOf, newPhone, useAuth } from '../setup.ts';

const auth = useAuth();
let admin: Browser;
let adminId: string;
beforeAll(async () => {
  const { id, phone } = await addPerson(auth, { firstName: 'Ada', lastName: 'Min', role: 'admin' });
  adminId = id;
  admin = await logIn(auth, phone ?? '');
});

const list = (query: string, browser = admin) =>
  browser.call<MemberRecord[]>({ method: 'GET', path: `${listMembers.path}${query}` });
const found = async (search: string) =>
  (await list(`?search=${encodeURIComponent(search)}`)).json().map(({ id }) => id);
const patch = (id: string, body: unknown, browser = admin) =>
  browser.call({ method: 'PATCH', path: hrefOf(updateMember, { id }) }, body);

test('When an admin lists the members, then they come newest first, page by page, each once', async () => {
  const added = [];
  for (let n = 0; n < 5; n += 1) added.push((await addPerson(auth, { lastName: 'Pager' })).id);
  const ids: string[] = [];
  let next: string | undefined = `${listMembers.path}?search=pager&limit=2`;
  while (next) {
    const answer: ServiceAnswer<MemberRecord[]> = await admin.call({ method: 'GET', path: next });
    expect(answer.headers.get('x-total-count')).toBe('5');
    ids.push(...answer.json().map(({ id }) => id));
    next = /<(.+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  expect(ids).toEqual(added.toReversed());
});

test('When a member is listed, then it is with contact data and what is proven of it', async () => {
  const { id, phone } = await addPerson(auth, { lastName: 'Listed', email: 'listed@list.example' });
  await logIn(auth, phone ?? '');
  expect((await list('?search=listed')).json()).toEqual([
    {
      id,
      fullName: 'Lydia Listed',
      phone,
      phoneVerified: true,
      email: 'listed@list.example',
      emailVerified: false,
      role: 'member',
      suspended: false,
      leaving: false,
      frozen: null,
      approved: true,
      createdAt: expect.any(String),
      lastSeenAt: expect.any(String),
    },
  ]);
});

test('When an admin searches, then name, address and number are found in any writing, signs as signs', async () => {
  const phone = newPhone();
  const { id } = await addPerson(auth, {
    firstName: 'Zoë',
    lastName: '100%_Sure',
    phone,
    email: 'zoe@find.example',
  });
  const written = `tel:+1 (${phone.slice(2, 5)})\u00A0${phone.slice(5, 8)}\u2011${phone.slice(8)}`;
  for (const text of ['zoë 100', 'ZOE@find', '0%_s', written, phone]) {
    expect(await found(text)).toContain(id);
  }
  for (const text of ['0%%s', '_oë', String.raw`\\`, "' OR 1=1 --"])
    expect(await found(text)).not.toContain(id);
});

test.each([
  ['İlker', 'O’Brien-Łaski', ['ilker', 'İLKER', "o'brien", 'OBrien laski', 'brien\u2011łaski']],
  ['हिन्दी', 'नाम', ['हिन्दी नाम']],
])(
  'When a member is %s %s, then other keyboards find the name',
  async (firstName, lastName, texts) => {
    const { id } = await addPerson(auth, { firstName, lastName });
    for (const text of texts) expect(await found(text)).toContain(id);
    expect(await found('हनद')).not.toContain(id);
  },
);

test('When an admin filters by role and suspension, then only those are listed and counted', async () => {
  const lastName = 'Filtered';
  const plain = await addPerson(auth, { lastName });
  const leader = await addPerson(auth, { lastName, role: 'admin' });
  const out = await addPerson(auth, { lastName });
  await patch(out.id, { suspended: true });
  const by = async (filter: string) => {
    const answer = await list(`?search=filtered${filter}`);
    const ids = answer.json().map(({ id }) => id);
    expect(answer.headers.get('x-total-count')).toBe(String(ids.length));
    return ids;
  };
  expect(await by('&role=admin')).toEqual([leader.id]);
  expect(await by('&role=member')).toEqual([out.id, plain.id]);
  expect(await by('&suspended=true')).toEqual([out.id]);
  expect(await by('&suspended=false')).toEqual([leader.id, plain.id]);
  expect(await by('&role=admin&suspended=true')).toEqual([]);
  expect(await by('')).toHaveLength(3);
  await patch(leader.id, { role: 'member' });
});

test('When the query is hostile, then it is refused, never an error of ours', async () => {
  const bad = ['?search=%00', '?cursor=x', '?limit=0', '?limit=101', '?limit=a', '?cursor=%00'];
  bad.push('?role=visitor', '?suspended=1', '?suspended=');
  bad.push(`?search=${'a'.repeat(201)}`, `?cursor=${Buffer.alloc(23, 255).toString('base64url')}`);
  for (const query of bad) expect([query, (await list(query)).status]).toEqual([query, 400]);
});

test('When an admin changes role and suspension, then it holds at once, is announced and in the log', async () => {
  const { id, phone } = await addPerson(auth);
  const browser = await logIn(auth, phone ?? '');
  expect((await patch(id, { role: 'admin' })).json()).toMatchObject({ role: 'admin' });
  const secret = browser.cookies.get(browser.loginCookie) ?? '';
  expect(await identityOf(auth, secret)).toMatchObject({ role: 'admin' });
  expect((await patch(id, { suspended: true })).json()).toMatchObject({ suspended: true });
  expect(await identityOf(auth, secret)).toBeNull();
  expect((await browser.call(getAuthUser)).status).toBe(401);
  expect((await patch(id, { suspended: false, role: 'member' })).json()).toMatchObject({
    suspended: false,
    role: 'member',
  });
  expect(await identityOf(auth, secret)).toBeNull();
  const events = (await eventsOf(auth, 'person.changed')).filter(({ personId }) => personId === id);
  expect(events).toHaveLength(4);
  const log = (await admin.call<Record<string, unknown>[]>(listAudit)).json();
  expect(
    log.filter(({ subjectId, action }) => subjectId === id && action !== 'login.began'),
  ).toMatchObject([
    { action: 'person.changed', actorId: adminId, actorName: 'Ada Min' },
    { details: { suspended: true } },
    { details: { role: 'admin' } },
  ]);
});

test('When an admin approves who joined by mail alone, then that is announced and in the log, once', async () => {
  const { id } = await addPerson(auth);
  await auth.prisma.person.update({ where: { id }, data: { approvedAt: null } });
  expect((await patch(id, { suspended: false })).json()).toMatchObject({ approved: false });
  for (const _ of [1, 2])
    expect((await patch(id, { approved: true })).json()).toMatchObject({ approved: true });
  expect((await patch(id, { approved: false })).status).toBe(400);
  const events = (await eventsOf(auth, 'person.changed')).filter(({ personId }) => personId === id);
  expect(events.map(({ approved }) => approved)).toEqual([true, true]);
  const where = { subjectId: id, action: 'person.changed' };
  expect(await auth.prisma.auditEntry.findMany({ where })).toMatchObject([
    { actorId: adminId, details: { approved: true } },
  ]);
});

test('When nothing would change, then nothing is announced or logged', async () => {
  const { id, version } = await addPerson(auth);
  for (const body of [{}, { role: 'member' }, { suspended: false }])
    expect((await patch(id, body)).status).toBe(200);
  const after = await auth.prisma.person.findUniqueOrThrow({ where: { id } });
  expect(after.version).toBe(version);
  expect(await auth.prisma.auditEntry.count({ where: { subjectId: id } })).toBe(0);
});

test('When it is the last admin, then they stay one; nobody suspends themselves', async () => {
  expect((await patch(adminId, { role: 'member' })).status).toBe(409);
  expect((await patch(adminId, { suspended: true })).status).toBe(409);
  const { id } = await addPerson(auth, { role: 'admin' });
  expect((await patch(adminId, { suspended: true })).status).toBe(409);
  await patch(id, { suspended: true });
  expect((await patch(adminId, { role: 'member' })).status).toBe(409);
  await patch(id, { suspended: false, role: 'member' });
});

test('When two admins take the role from each other at once, then one of them stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    // Both with an identity that the gateway read just before.
    const one = (await identityOf(auth, admin.secret()))!;
    const other = await adminIn(auth);
    const take = (from: string, as: typeof one) =>
      auth.call('PATCH', hrefOf(updateMember, { id: from }), { as, body: { role: 'member' } });
    const answers = await Promise.all([take(other.userId, one), take(adminId, other)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]));
    expect(await auth.prisma.person.count({ where: { role: 'admin' } })).toBe(1);
    await auth.pool.query(
      `UPDATE person SET role = CASE WHEN id = $1 THEN 'admin' ELSE 'member' END`,
      [adminId],
    );
  }
});

test('When there is no such member, or the change is none, then it is refused', async () => {
  expect((await patch(crypto.randomUUID(), { role: 'admin' })).status).toBe(404);
  for (const body of [{ role: 'owner' }, { suspended: 'yes' }, { role: null }, [], null])
    expect((await patch(adminId, body)).status).toBe(400);
  const noId = { method: 'PATCH', path: '/api/auth/members/1' } as const;
  expect((await admin.call(noId, {})).status).toBe(400);
});

test('When a member or visitor asks, then members, changes and log are not for them', async () => {
  const { id, phone } = await addPerson(auth);
  const member = await logIn(auth, phone ?? '');
  for (const [browser, status] of [
    [member, 403],
    [openBrowser(auth), 401],
  ] as const) {
    expect((await list('', browser)).status).toBe(status);
    expect((await patch(id, { role: 'admin' }, browser)).status).toBe(status);
    expect((await browser.call(listAudit)).status).toBe(status);
  }
});
