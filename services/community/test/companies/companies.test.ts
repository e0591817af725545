import { loadScripture, passage } from '@kbf/scripture';
import { companyProfile } from '@kbf/contracts';
import type { CompanyProfile } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { builtInCompanies } from '../../src/companies/built-in-companies.ts';
import { recorded } from '../recorded-events.ts';
import { admin, newMember, newVisitor, useCommunity } from '../setup.ts';

const set = useCommunity();
type Answered = CompanyProfile & { slug: string };

const usual: CompanyProfile = { ...builtInCompanies[0]!, tagline: 'Under another roof' };
const pathOf = (name: string) => `/api/company-profile/${encodeURIComponent(name)}`;
const get = (name: string) => set.community.call<Answered>('GET', pathOf(name));
const create = (given: Record<string, unknown> = {}, as: Identity = admin) =>
  set.community.call<Answered>('POST', '/api/company-profiles', {
    as,
    body: { ...usual, ...given },
  });
const put = (name: string, given: Record<string, unknown> = {}, as: Identity = admin) =>
  set.community.call<Answered>('PUT', pathOf(name), { as, body: { ...usual, ...given } });

test.each([
  'harbor-and-hearth-lodging',
  'Harbor & Hearth Lodging',
  'harbor AND hearth lodging',
  ' Harbor  &  Hearth  Lodging ',
])('When a built-in company is asked for as %j, then it is found', async (name) => {
  const { status, body } = await get(name);

  expect(status).toBe(200);
  expect(body).toEqual({ ...builtInCompanies[0], slug: 'harbor-and-hearth-lodging' });
});

test.each(['nobody-and-sons', '!!!', '%', '<script>'])(
  'When %j is asked for, then no business profile is found',
  async (name) => {
    expect(await get(name)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  },
);

test('When the built-in companies are checked, then each fits the contract and quotes scripture word for word', () => {
  loadScripture();
  expect(builtInCompanies).toHaveLength(3);
  for (const company of builtInCompanies) {
    expect(companyProfile.parse(company)).toEqual(company);
    expect(passage(company.biblicalReference!)?.text).toBe(company.biblicalQuote);
  }
});

test('When an admin writes a new company, then it is found by name and address, and the act is recorded', async () => {
  const made = await create({ companyName: 'Café Müller & Töchter' });
  const found = await Promise.all(
    ['Café Müller & Töchter', 'cafe muller and tochter', 'CAFE-MULLER-AND-TOCHTER'].map(get),
  );

  const slug = 'cafe-muller-and-tochter';
  expect(made).toMatchObject({ status: 201, body: { slug } });
  expect(found.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(found.map(({ body }) => body.slug))).toEqual(new Set([slug]));
  expect(await recorded(set.community, 'privilege.used')).toContainEqual(
    expect.objectContaining({
      actorId: admin.userId,
      action: 'company.edited',
      subjectId: slug,
    }),
  );
});

test('When an admin changes a built-in company, then everybody sees that under the same address', async () => {
  const changed = await put('Steady Ledger Advisors', {
    companyName: 'Steadier Ledger',
    tagline: 'New',
  });
  const found = await Promise.all(['steady-ledger-advisors', 'steadier ledger'].map(get));

  expect(changed.body.slug).toBe('steady-ledger-advisors');
  expect(found.map(({ body }) => body.tagline)).toEqual(['New', 'New']);
});

test('When a name is another company’s, then the answer is 409 and nothing changes', async () => {
  await create({ companyName: 'A new place' });
  const taken = [
    await create({ companyName: 'whole purpose WORKSHOP' }),
    await put('a-new-place', { companyName: 'whole purpose WORKSHOP' }),
  ];

  expect(taken.map(({ status }) => status)).toEqual([409, 409]);
  expect((await get('a-new-place')).body.companyName).toBe('A new place');
  expect((await get('whole-purpose-workshop')).body.tagline).toBe('Know why, then how');
});

test('When two admins make the same company at once, then there is one, and the other one is told', async () => {
  const other = await set.startAnother();
  const body = { ...usual, companyName: 'Twin Pines' };
  const answers = await Promise.all(
    [set.community, other].map((one) =>
      one.call('POST', '/api/company-profiles', { as: admin, body }),
    ),
  );

  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
});

test('When a member or a visitor writes a company, then 403 and 401', async () => {
  const given = { companyName: 'Mine' };
  const answers = [
    await create(given, newMember()),
    await create(given, newVisitor()),
    await put('whole-purpose-workshop', given, newMember()),
    await put('whole-purpose-workshop', given, newVisitor()),
  ];

  expect(answers.map(({ status }) => status)).toEqual([403, 401, 403, 401]);
  expect((await get('mine')).status).toBe(404);
});

test.each([
  ['a website that runs', { website: 'javascript:alert(1)' }],
  ['a website with a user', { website: 'https://paypal.com@x.example/' }],
  ['a website with a user and no slashes', { website: 'https:paypal.com@x.example' }],
  ['a website with a blank in it', { website: 'https://x.example/\u0000' }],
  ['a year that was not', { foundedYear: 17 }],
  ['no name', { companyName: ' ' }],
  ['a name without a letter', { companyName: '!!' }],
  ['values that are no list', { coreValues: 'honesty' }],
  ['a text that cannot be stored', { description: 'a\u0000b' }],
])('When a company has %s, then the answer is 400', async (_what, given) => {
  expect((await create(given)).status).toBe(400);
  expect((await put('whole-purpose-workshop', given)).status).toBe(400);
});

test('When a company’s texts hold markup, then they come back as the same text', async () => {
  const description = '<script>alert(1)</script> & "quotes"';
  await create({ companyName: 'Markup', description, coreValues: [description] });

  expect((await get('markup')).body).toMatchObject({ description, coreValues: [description] });
});

test('When companies with names of any script are created, then none takes the place of another', async () => {
  const names = [
    'C++ Works',
    'C# Works',
    'C Works',
    'हिन्दी',
    'हिन्दू',
    'کتاب',
    '日本の会社',
    'コーヒー',
    'コヒ',
  ];
  for (const companyName of names) {
    const made = await create({ companyName, tagline: companyName });
    expect(made.status).toBe(201);
  }
  for (const name of names) {
    const { body } = await get(name);
    expect(body.tagline).toBe(name);
    expect((await get(body.slug)).body.tagline).toBe(name);
  }
});

test('When a page that does not exist is changed, then it is not created', async () => {
  expect((await put('not-there', { companyName: 'Not there' })).status).toBe(404);
  expect((await get('not-there')).status).toBe(404);
});

test('When a reader has a company page already, then it is 304 until an admin changes it', async () => {
  const name = (await create({ companyName: 'Kept Lamps' })).body.slug;
  const read = (etag: string) =>
    set.community.call('GET', pathOf(name), { headers: { 'if-none-match': etag } });
  const first = await read('');
  const etag = first.headers['etag'] ?? '';
  expect(first).toMatchObject({ status: 200, headers: { 'x-public-page': '1' } });
  expect((await read(etag)).status).toBe(304);
  await put(name, { companyName: 'Kept Lamps', tagline: 'Now with oil' });
  expect(await read(etag)).toMatchObject({ status: 200, body: { tagline: 'Now with oil' } });
});
