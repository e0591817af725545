import type { ListedCompany } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { builtInCompanies, builtInPages } from '../../src/companies/built-in-companies.ts';
import { recorded } from '../recorded-events.ts';
import { admin, newMember, newVisitor, useCommunity } from '../setup.ts';

const set = useCommunity();
const builtIn = builtInPages.map(({ slug }) => slug);

const pathOf = (name: string) => `/api/company-profile/${name}`;
const get = async (name: string) => (await set.community.call('GET', pathOf(name))).status;
const body = (companyName: string) => ({ ...builtInCompanies[0], companyName });
const create = (companyName: string) =>
  set.community.call('POST', '/api/company-profiles', { as: admin, body: body(companyName) });
const put = (name: string, companyName: string) =>
  set.community.call('PUT', pathOf(name), { as: admin, body: body(companyName) });
const remove = async (name: string, as: Identity = admin) =>
  (await set.community.call('DELETE', pathOf(name), { as })).status;
const list = (query = '', as: Identity = admin) =>
  set.community.call<ListedCompany[]>('GET', `/api/company-profiles${query}`, { as });
const slugs = async () => (await list('?limit=100')).body.map(({ slug }) => slug);

test('When an admin lists the companies, then built-in and written ones are there by name', async () => {
  await create('Öak and Cornerstone');
  await put('steady-ledger-advisors', 'Steady Ledger Advisors');
  const { status, body, headers } = await list();

  expect(status).toBe(200);
  expect(headers['x-total-count']).toBe('4');
  expect(body.map(({ slug, isBuiltIn }) => [slug, isBuiltIn])).toEqual([
    ['harbor-and-hearth-lodging', true],
    ['oak-and-cornerstone', false],
    ['steady-ledger-advisors', false],
    ['whole-purpose-workshop', true],
  ]);
  await remove('oak-and-cornerstone');
});

test('When the list is read one by one, then each is there once, and a made-up cursor is refused', async () => {
  const seen: string[] = [];
  let query: string | undefined = '?limit=1';
  while (query !== undefined) {
    const { body, headers } = await list(query);
    seen.push(...body.map(({ slug }) => slug));
    query = /company-profiles(\?[^>]*)>/.exec(headers['link'] ?? '')?.[1];
  }

  expect(seen).toEqual(builtIn);
  expect((await list('?cursor=made-up')).status).toBe(400);
});

test('When an admin deletes one that was written, then it is gone, and the act is on record', async () => {
  await create('Mill and Mercy');
  expect(await remove('mill-and-mercy')).toBe(204);

  expect(await get('mill-and-mercy')).toBe(404);
  expect(await slugs()).toEqual(builtIn);
  expect(await recorded(set.community, 'privilege.used')).toContainEqual(
    expect.objectContaining({ action: 'company.deleted', subjectId: 'mill-and-mercy' }),
  );
  expect(await remove('mill-and-mercy')).toBe(404);
});

test('When one that comes with the product is deleted, then it stays away until somebody writes it again', async () => {
  const slug = 'whole-purpose-workshop';
  expect(await remove(slug)).toBe(204);
  expect(await get(slug)).toBe(404);
  expect(await slugs()).not.toContain(slug);
  expect(await remove(slug)).toBe(404);

  // Saved under the same name elsewhere, then deleted: the built-in company does not come back.
  expect((await create('Another address')).status).toBe(201);
  expect((await put('another-address', 'Whole Purpose Workshop')).status).toBe(200);
  expect(await get(slug)).toBe(200);
  expect(await remove('another-address')).toBe(204);
  expect(await get(slug)).toBe(404);

  expect((await create('Whole Purpose Workshop')).status).toBe(201);
  expect(await get(slug)).toBe(200);
});

test('When a member or a visitor asks for the list, or deletes, then 403 and 401, and nothing is gone', async () => {
  const before = await slugs();
  const answers = [
    (await list('', newMember())).status,
    (await list('', newVisitor())).status,
    await remove('steady-ledger-advisors', newMember()),
    await remove('steady-ledger-advisors', newVisitor()),
  ];

  expect(answers).toEqual([403, 401, 403, 401]);
  expect(await slugs()).toEqual(before);
});
