import { randomUUID } from 'node:crypto';
import type { OwnPrayer } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { edit, feedOf, queueOf, report, settle, unfitText } from '../desk/held.ts';
import { recorded } from '../recorded-events.ts';
import { admin, newMember, newVisitor, reader, useCommunity } from '../setup.ts';
import { sharePrayer } from './share.ts';

const set = useCommunity();
const photoUrl = 'data:image/png;base64,iVBORw0KGgo=';

test('When a prayer is posted as private, then it is kept, and only its author sees it', async () => {
  set.ai.encoding = { status: 200, verdict: 'public' };
  const author = newMember();
  const before = await feedOf(set.community);
  const { status, body } = await sharePrayer(set.community, { isPublic: false, photoUrl }, author);
  const after = await feedOf(set.community);
  const [own] = (await set.community.call<OwnPrayer[]>('GET', '/api/prayers/mine', { as: author }))
    .body;
  const photo = own?.photoUrl ?? '';
  const seenBy = async (path: string) => {
    const readers = [reader, newVisitor(), newMember(), admin];
    const answers = await Promise.all(readers.map((as) => set.community.call('GET', path, { as })));
    return answers.map((answer) => answer.status);
  };

  expect(status).toBe(201);
  expect(body).toMatchObject({ posted: 'private', prayer: { mine: true } });
  expect([after.total, after.ids]).toEqual([before.total, before.ids]);
  expect(own).toMatchObject({ id: body.id, state: 'private' });
  expect(await seenBy(`/api/prayers/${body.id}`)).toEqual([404, 404, 404, 404]);
  expect(await seenBy(`/prayer-share/${body.id}`)).toEqual([404, 404, 404, 404]);
  expect(await seenBy(photo)).toEqual([404, 404, 404, 404]);
  expect((await set.community.call('GET', photo, { as: author })).status).toBe(200);
});

test('When others like, comment on, report, edit or delete it, then there is nothing for them', async () => {
  const { body } = await sharePrayer(set.community, { isPublic: false });
  const post = (path: string, given: unknown) =>
    set.community.call('POST', `/api/prayers/${body.id}/${path}`, { as: newMember(), body: given });
  const answers = [
    await post('like', { liked: true }),
    await post('comments', { comment: 'Amen.' }),
    await report(set.community, body.id, newMember()),
    await settle(set.community, ['prayer', body.id], 'release'),
    await edit(set.community, body.id, { answered: true }, newMember()),
    await set.community.call('DELETE', `/api/prayers/${body.id}`, { as: admin }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
});

test('When its text is unfit for the feed, then nothing holds it, and no admin reads it', async () => {
  const { status, body } = await sharePrayer(set.community, {
    isPublic: false,
    userRequest: unfitText('My own notes'),
  });

  expect([status, body.posted]).toEqual([201, 'private']);
  expect((await queueOf(set.community)).map(({ id }) => id)).not.toContain(body.id);
});

test('When it speaks of danger, then admins are told that somebody is in it, without its text', async () => {
  const before = (await recorded(set.community, 'crisis.noticed')).length;
  await sharePrayer(set.community, {
    isPublic: false,
    userRequest: 'I want to kill myself tonight.',
  });

  expect((await recorded(set.community, 'crisis.noticed')).length).toBe(before + 1);
});

test('When it is posted again under its request id, then it is the same; as a public one it is refused', async () => {
  const as = newVisitor();
  const given = { isPublic: false, requestId: randomUUID(), userRequest: 'Please pray for me.' };
  const first = await sharePrayer(set.community, given, as);
  const second = await sharePrayer(set.community, given, as);
  const shared = await sharePrayer(set.community, { ...given, isPublic: true }, as);

  expect([second.status, second.body.posted, second.body.id]).toEqual([
    201,
    'private',
    first.body.id,
  ]);
  expect(shared.status).toBe(409);
});

test('When its author deletes it, then it is gone', async () => {
  const as = newVisitor();
  const { body } = await sharePrayer(set.community, { isPublic: false }, as);
  const deleted = await set.community.call('DELETE', `/api/prayers/${body.id}`, { as });
  const own = await set.community.call<OwnPrayer[]>('GET', '/api/prayers/mine', { as });

  expect(deleted.status).toBe(204);
  expect(own.body).toEqual([]);
});

const possible = 'I do not know how much longer I can carry on. Everything feels empty.';
const certain = 'I am going to kill myself tonight.';

test.each([{ isPublic: false }, { audience: 'private' as const }])(
  'When words of a private prayer (%o) mean danger, then its author sees help, and only certain danger is told',
  async (whose) => {
    const author = newMember();
    const told = async () => (await recorded(set.community, 'care.noticed')).length;
    const before = await told();
    const quiet = await sharePrayer(set.community, { ...whose, userRequest: possible }, author);
    expect(quiet.body).toMatchObject({ care: { level: expect.stringMatching(/likely|possible/) } });
    const path = `/api/prayers/${quiet.body.id}`;
    const body = { answered: true, thanks: possible };
    await set.community.call('PATCH', path, { as: author, body });
    expect(await told()).toBe(before);
    await sharePrayer(set.community, { ...whose, userRequest: certain }, author);
    expect(await told()).toBe(before + 1);
    // Shared with members, the same words are told.
    await sharePrayer(set.community, { audience: 'members', userRequest: possible }, author);
    expect(await told()).toBe(before + 2);
  },
);
