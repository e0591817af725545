import type { Prayer } from '@kbf/contracts';
import { announce as announceTo } from '@kbf/events/testing';
import { expect, test } from 'vitest';
import { queueOf } from '../desk/held.ts';
import { sharePrayer } from '../prayers/share.ts';
import { newMember, useCommunity } from '../setup.ts';

const set = useCommunity({ worker: true });

/** Announces a name as auth would, and waits until it was processed. */
async function announce(
  personId: string,
  version: number,
  fullName: string,
  role: 'member' | 'admin' = 'member',
): Promise<void> {
  const event = await announceTo('community', 'person.changed', {
    personId,
    version,
    fullName,
    role,
    suspended: false,
    changedAt: new Date().toISOString(),
  });
  await event.done();
}

async function shareAndComment() {
  const member = newMember();
  const shared = await sharePrayer(set.community, {}, member);
  const hidden = await sharePrayer(set.community, { anonymous: true }, member);
  const id = shared.body.id;
  await set.community.call('POST', `/api/prayers/${id}/comments`, {
    as: member,
    body: { comment: 'Thank you all.' },
  });
  const names = async () => {
    const { body } = await set.community.call<Prayer[]>('GET', '/api/prayers?limit=100');
    const prayer = body.find((one) => one.id === id);
    const anonymous = body.find((one) => one.id === hidden.body.id);
    return [prayer?.userName, prayer?.comments[0]?.userName, anonymous?.userName];
  };
  return { userId: member.userId, names };
}

test('When a member gets a name, then prayers and comments show it, anonymous ones do not', async () => {
  const { userId, names } = await shareAndComment();
  expect(await names()).toEqual(['Fellowship Member', 'Fellowship Member', 'Community Member']);

  await announce(userId, 1, 'Ruth Castellanos');

  expect(await names()).toEqual(['Ruth Castellanos', 'Ruth Castellanos', 'Community Member']);
  const later = await sharePrayer(set.community, {}, { role: 'member', userId });
  expect(later.body.prayer.userName).toBe('Ruth Castellanos');
});

test('When an older version comes after a newer one, then the newer name stays', async () => {
  const { userId, names } = await shareAndComment();
  await announce(userId, 3, 'Ruth Brandt');
  await announce(userId, 2, 'Ruth Castellanos');
  await announce(userId, 3, 'Somebody Else');

  expect(await names()).toEqual(['Ruth Brandt', 'Ruth Brandt', 'Community Member']);
});

test('When the name is an e-mail address or a phone number, then it is not shown', async () => {
  const { userId, names } = await shareAndComment();
  await announce(userId, 1, 'ruth@castellanos.example');
  expect(await names()).toEqual(['Fellowship Member', 'Fellowship Member', 'Community Member']);
  await announce(userId, 2, '+1 202 555 0103');

  expect(await names()).toEqual(['Fellowship Member', 'Fellowship Member', 'Community Member']);
});

test('When prayers are shared while the name changes, then none keeps the old one', async () => {
  const member = newMember();
  await announce(member.userId, 1, 'Old Name');
  const [shared] = await Promise.all([
    Promise.all(Array.from({ length: 20 }, () => sharePrayer(set.community, {}, member))),
    announce(member.userId, 2, 'New Name'),
  ]);
  const ids = shared.map(({ body }) => body.id);
  const rows = await set.community.deps.database.prisma.prayer.findMany({
    where: { id: { in: ids } },
    select: { authorName: true },
  });

  expect(rows).toHaveLength(20);
  expect(new Set(rows.map(({ authorName }) => authorName))).toEqual(new Set(['New Name']));
});

test('When a person was erased, then no late name comes back', async () => {
  const { userId, names } = await shareAndComment();
  await set.community.deps.database.prisma.erasedPerson.create({ data: { personId: userId } });
  await announce(userId, 1, 'Ruth Castellanos');

  expect(await names()).toEqual(['Fellowship Member', 'Fellowship Member', 'Community Member']);
  expect(
    await set.community.deps.database.prisma.personName.count({ where: { personId: userId } }),
  ).toBe(0);
});

test('When a name is the founder’s, looks like it or is offensive, then it is not shown', async () => {
  const author = await shareAndComment();
  await announce(author.userId, 1, 'Anna Bell');
  for (const [at, name] of ['Nathaniel Brooks', 'Nаthaniel Вrooks', 'Fuck You'].entries()) {
    await announce(author.userId, 2 + at, name);
    expect(await author.names()).toEqual([
      'Fellowship Member',
      'Fellowship Member',
      'Community Member',
    ]);
  }
  await announce(author.userId, 9, 'Anna Bell');
  expect(await author.names()).toEqual(['Anna Bell', 'Anna Bell', 'Community Member']);
});

test('When a member takes an admin’s name, then it is not shown, and the admin’s is', async () => {
  const admin = await shareAndComment();
  await announce(admin.userId, 1, 'Theodora Vance', 'admin');
  expect((await admin.names())[0]).toBe('Theodora Vance');
  const author = await shareAndComment();
  await announce(author.userId, 1, 'theodora  VANCE');
  expect((await author.names())[0]).toBe('Fellowship Member');
});

test.each([
  ['Anna evil.com', 'link'],
  ['Anna at mail dot com', 'contact-details'],
  ['Pastor Dan is a liar', 'sentence'],
  ['Kingdom Builders Team', 'impersonation'],
  ['SiteAdmin', 'impersonation'],
])(
  'When a name tells more than a name (%s), then an admin reads it first',
  async (name, reason) => {
    const { userId, names } = await shareAndComment();
    await announce(userId, 1, name);
    expect(await names()).toEqual(['Fellowship Member', 'Fellowship Member', 'Community Member']);
    const waiting = (await queueOf(set.community)).find(({ id }) => id === userId);
    expect(waiting).toMatchObject({ kind: 'name', text: name });
    expect(waiting?.reasons).toContain(reason);
  },
);

test('When a member comments on their own anonymous prayer, then nothing names them, on others’ it does', async () => {
  const [author, other] = [newMember(), newMember()];
  await announce(author.userId, 1, 'Ruth Castellanos');
  const commentedOn = async (by: typeof author) => {
    const { body } = await sharePrayer(set.community, { anonymous: true }, by);
    const path = `/api/prayers/${body.id}/comments`;
    await set.community.call('POST', path, { as: author, body: { comment: 'Thank you all.' } });
    return async () =>
      (await set.community.call<Prayer>('GET', `/api/prayers/${body.id}`)).body.comments[0]
        ?.userName;
  };
  const [own, others] = [await commentedOn(author), await commentedOn(other)];
  expect([await own(), await others()]).toEqual(['Community Member', 'Ruth Castellanos']);
  await announce(author.userId, 2, 'Ruth Brandt');
  expect([await own(), await others()]).toEqual(['Community Member', 'Ruth Brandt']);
});
