import { founderProfile } from '@kbf/contracts';
import type { FounderProfile } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { builtInFounder } from '../../src/founder/built-in-founder.ts';
import { recorded } from '../recorded-events.ts';
import { admin, newMember, newVisitor, useCommunity } from '../setup.ts';

const set = useCommunity();
const path = '/api/user-profile';
const get = () => set.community.call<FounderProfile>('GET', path);
const put = (given: Record<string, unknown>, as: Identity = admin) =>
  set.community.call<FounderProfile>('PUT', path, { as, body: { ...builtInFounder, ...given } });

test('When no admin has written one, then the built-in founder is shown, with the given figures', async () => {
  const { status, body } = await get();

  expect(status).toBe(200);
  expect(body).toEqual(builtInFounder);
  expect(founderProfile.parse(builtInFounder)).toEqual(builtInFounder);
  const text = JSON.stringify(body);
  expect(text).toMatch(/29 years/);
  expect(text).toMatch(/25 years/);
  expect(text).toMatch(/269 hotel units/);
  expect(body.companies).toHaveLength(3);
});

test('When a founder’s company has a page here, then its link leads there', async () => {
  const { body } = await get();
  const pages = await Promise.all(
    body.companies.map(({ profileLink }) =>
      set.community.call('GET', `/api/company-profile/${profileLink}`),
    ),
  );

  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('When a profile was written before it had facts in numbers, then it shows the built-in ones', async () => {
  const { figures, ...before } = builtInFounder;
  await set.community.deps.database.prisma.founderProfile.create({ data: { content: before } });
  expect((await get()).body.figures).toEqual(figures);
  await set.community.deps.database.prisma.founderProfile.deleteMany();
});

test('When a member or a visitor writes it, then 403 and 401, and nothing changes', async () => {
  const answers = [await put({ vision: 'Mine' }, newMember()), await put({}, newVisitor())];

  expect(answers.map(({ status }) => status)).toEqual([403, 401]);
  expect((await get()).body.vision).toBe(builtInFounder.vision);
});

test.each([
  ['no name', { firstName: '' }],
  ['an image that runs', { profileImage: 'javascript:alert(1)' }],
  ['an image of another origin by its path', { coverImage: '//elsewhere.example/x.png' }],
  ['companies that are no list', { companies: 'many' }],
  [
    'a company with a website that runs',
    { companies: [{ name: 'X', role: 'Y', website: 'data:,x' }] },
  ],
  ['a vision that is too long', { vision: 'x'.repeat(4_001) }],
])('When the founder has %s, then the answer is 400', async (_what, given) => {
  expect((await put(given)).status).toBe(400);
});

test('When an admin writes it, then everybody sees it as text everywhere, and the act is recorded', async () => {
  const other = await set.startAnother();
  const vision = '<img src=x onerror=alert(1)> and "quotes"';
  const written = await put({ vision, profileImage: '/images/founder.jpg' });
  const seen = await other.call<FounderProfile>('GET', path);

  expect(written.status).toBe(200);
  expect(seen.body).toEqual({ ...builtInFounder, vision, profileImage: '/images/founder.jpg' });
  expect(await recorded(set.community, 'privilege.used')).toContainEqual(
    expect.objectContaining({ action: 'founder.edited', actorId: admin.userId }),
  );
});

test('When a reader has it already, then it is 304 until an admin writes another', async () => {
  const other = await set.startAnother();
  const read = async (etag: string) => {
    const { status, headers } = await other.call('GET', path, {
      headers: { 'if-none-match': etag },
    });
    return { status, etag: String(headers['etag']), isShared: headers['x-public-page'] };
  };
  const first = await read('');
  expect(first).toMatchObject({ status: 200, isShared: '1' });
  expect(await read(first.etag)).toEqual({ ...first, status: 304 });
  await put({ vision: 'Another one' });
  const next = await read(first.etag);
  expect(next.status).toBe(200);
  expect(next.etag).not.toBe(first.etag);
});
