import { limits } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { recordedEvents } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { jpeg } from '../fake-ai.ts';
import { postNeed } from '../needs/need.ts';
import { report } from '../desk/held.ts';
import { sharePrayer, sharePublic } from '../prayers/share.ts';
import { announce, recorded } from '../recorded-events.ts';
import { newJoiner, newMember, newVisitor, useCommunity } from '../setup.ts';
import { leaveTraces, photo } from './leave-traces.ts';

const set = useCommunity({ worker: true });
const image = `data:image/jpeg;base64,${jpeg.toString('base64')}`;

/** The data that is sent when that person asks for their data. */
async function exportOf(personId: string, visitorId?: string) {
  const [exportId, requestedAt] = [newMember().userId, new Date().toISOString()];
  await announce(set.community, 'export.requested', {
    exportId,
    personId,
    ...(visitorId ? { visitorId } : {}),
    requestedAt,
  });
  const all = await recorded(set.community, 'export.gathered');
  return all.find((one) => one.exportId === exportId)!.data;
}

test('When a person asks for their data, then all of it is handed over, sealed for auth', async () => {
  const { userId, ids, others, profile, shared } = await leaveTraces(set);
  const gathered = await exportOf(userId);
  const { sql } = set.community.deps.database;

  expect(JSON.stringify(await recordedEvents(sql, 'export.gathered'))).not.toContain('Tamar');
  expect(gathered).toMatchObject({
    prayers: [
      { id: ids[0], photos: [{ address: shared.body.prayer.photoUrl, state: 'public', image }] },
      { id: ids[1], photos: [] },
      { id: ids[2], photos: [] },
    ],
    fullName: 'Tamar Lindqvist',
    profile: {
      photo: { address: profile.body.profileImage, image },
    },
    comments: [{ prayerId: others, comment: 'A word of Tamar.' }],
    likes: [{ prayerId: others }],
    prayedFor: [{ prayerId: others }],
    reports: [{ prayerId: others, reason: 'Because I say so.' }],
  });
});

test('When a person shared with everyone, with members or with no one, then the export says so', async () => {
  const author = newMember();
  for (const audience of ['public', 'members', 'private'])
    await sharePrayer(set.community, { audience }, author);

  expect(await exportOf(author.userId)).toMatchObject({
    prayers: [{ audience: 'public' }, { audience: 'members' }, { audience: 'private' }],
  });
});

test('When the export names photos, held and private ones too, then their owner can open each of them', async () => {
  const { member, userId } = await leaveTraces(set);
  set.ai.encoding = { status: 200, verdict: 'held' };
  await sharePrayer(set.community, { photoUrl: photo }, member);
  await sharePrayer(set.community, { photoUrl: photo, isPublic: false }, member);
  const gathered = JSON.stringify(await exportOf(userId));
  const addresses = gathered.match(/\/api\/[a-z/-]*photos\/[\w-]{36}/g) ?? [];
  const statuses = async (as: Identity) =>
    Promise.all(
      addresses.map(async (path) => (await set.community.call('GET', path, { as })).status),
    );

  expect(addresses).toHaveLength(4);
  expect(await statuses(member)).toEqual([200, 200, 200, 200]);
  expect((await statuses(newMember())).filter((status) => status === 404)).toHaveLength(2);
});

test('When there are more photos than an archive holds, then the newest are in it, the others by address', async () => {
  set.ai.encoding = { status: 200, verdict: 'public' };
  const member = newMember();
  const ids: string[] = [];
  for (let made = 0; made < 3; made += 1)
    ids.push((await sharePrayer(set.community, { photoUrl: photo }, member)).body.id);
  const half = Buffer.alloc(limits.export.photoBytes / 2, 7);
  await set.community.deps.database.prisma.prayerPhoto.updateMany({
    where: { prayerId: { in: ids } },
    data: { bytes: half },
  });
  const { prayers } = (await exportOf(member.userId)) as {
    prayers: { id: string; photos: { address: string; image: string | null }[] }[];
  };

  expect(prayers.map(({ id }) => id)).toEqual(ids);
  const photos = prayers.flatMap((prayer) => prayer.photos);
  const whole = `data:image/jpeg;base64,${half.toString('base64')}`;
  expect(photos.map((one) => one.image === whole)).toEqual([false, true, true]);
  expect(photos[0]!.image).toBeNull();
  for (const { address } of photos)
    expect((await set.community.call('GET', address, { as: member })).status).toBe(200);
});

test('When a member has needs, offers and questions, then those are handed over, too', async () => {
  const member = newMember();
  const own = await postNeed(set.community, { kind: 'offer', tag: 'space' }, member);
  const other = await postNeed(set.community, {});
  await set.community.call('POST', `/api/needs/${other.body.id}/contacts`, {
    as: member,
    body: { shares: ['email'] },
  });

  expect(await exportOf(member.userId)).toMatchObject({
    needs: [{ id: own.body.id, kind: 'offer', tag: 'space', state: 'public' }],
    needContacts: [{ needId: other.body.id, askerShares: ['email'], state: 'waiting' }],
  });
});

test('When a person wrote before the login in the same browser, then that is in the export', async () => {
  const [visitor, other, joiner] = [newVisitor(), newVisitor(), newJoiner()];
  const id = await sharePublic(set.community, visitor);
  const others = await sharePublic(set.community, other);
  const body = { comment: 'Written before the login.' };
  await set.community.call('POST', `/api/prayers/${others}/comments`, { as: visitor, body });
  await report(set.community, others, joiner, { reason: 'By a member without approval.' });

  expect(await exportOf(joiner.userId, visitor.visitorId)).toMatchObject({
    prayers: [{ id }],
    comments: [body],
    reports: [{ prayerId: others, reason: 'By a member without approval.' }],
  });
  expect(await exportOf(joiner.userId)).toMatchObject({ prayers: [], comments: [] });
});
