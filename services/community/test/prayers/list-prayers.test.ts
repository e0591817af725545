import { limits, prayer, prayerComment } from '@kbf/contracts';
import type { Prayer } from '@kbf/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { newVisitor, useCommunity } from '../setup.ts';
import type { Answer } from '../setup.ts';
import { sharePrayer, sharePublic } from './share.ts';

const set = useCommunity();

const list = (query = '', as?: Parameters<typeof set.community.call>[2]) =>
  set.community.call<Prayer[]>('GET', `/api/prayers${query}`, as);

/** Follows the links from the first page to the last. */
async function readAll(query: string, between: () => Promise<unknown> = async () => undefined) {
  const ids: string[] = [];
  for (let url: string | undefined = `/api/prayers${query}`; url;) {
    const page: Answer<Prayer[]> = await set.community.call<Prayer[]>('GET', url);
    ids.push(...page.body.map((prayer) => prayer.id));
    url = /^<([^>]+)>; rel="next"$/.exec(page.headers['link'] ?? '')?.[1];
    await between();
  }
  return ids;
}

test('When nothing is shared yet, then the list is empty and so says the total', async () => {
  const page = await list();

  expect(page).toMatchObject({ status: 200, body: [] });
  expect(page.headers['x-total-count']).toBe('0');
  expect(page.headers['link']).toBeUndefined();
});

describe('With 25 prayers', () => {
  const shared: string[] = [];
  beforeAll(async () => {
    for (let index = 0; index < 25; index += 1) shared.unshift(await sharePublic(set.community));
  });

  test('When the list is read, then the newest 20 come first, with the total and the next page', async () => {
    const page = await list();

    expect(page.body.map((prayer) => prayer.id)).toEqual(shared.slice(0, 20));
    expect(page.headers['x-total-count']).toBe('25');
    expect(page.headers['link']).toMatch(/^<\/api\/prayers\?cursor=[\w-]+>; rel="next"$/);
  });

  test('When all pages are followed, then every prayer comes once and in order', async () => {
    expect(await readAll('?limit=4')).toEqual(shared);
  });

  test('When prayers are shared while one pages, then every earlier one still comes once', async () => {
    const seen = await readAll('?limit=3', () =>
      Promise.all([sharePublic(set.community), sharePublic(set.community)]),
    );

    expect(seen.filter((id) => shared.includes(id))).toEqual(shared);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('When prayers are published in the same millisecond, then none is skipped between pages', async () => {
    const { pool } = set.community.deps.database;
    await pool.query(
      `UPDATE prayer SET published_at = '2026-01-01T00:00:00.500Z' WHERE id = ANY($1::uuid[])`,
      [shared.slice(0, 9)],
    );
    await set.community.deps.feed.changed();

    const seen = await readAll('?limit=2');

    expect(seen.toSorted()).toEqual([...new Set(seen)].toSorted());
    expect(seen).toEqual(expect.arrayContaining(shared));
  });

  test.each(['junk', '%00', 'AAAA', '..%2F..', 'x'.repeat(201)])(
    'When the cursor is %j, then the answer is 400',
    async (cursor) => {
      expect(await list(`?cursor=${cursor}`)).toMatchObject({
        status: 400,
        body: { code: 'invalid' },
      });
    },
  );

  test.each(['0', '-1', '101', 'many', '1.5'])(
    'When the limit is %s, then the answer is 400',
    async (limit) => {
      expect((await list(`?limit=${limit}`)).status).toBe(400);
    },
  );

  test('When the limit is the largest, then it is kept to', async () => {
    const page = await list(`?limit=${limits.list.max}`);

    expect(page.body.length).toBe(Number(page.headers['x-total-count']));
  });

  test('When a reader without a cookie has the page already, then the answer is 304 without a body', async () => {
    const first = await list();
    const etag = first.headers['etag']!;
    const again = await list('', { headers: { 'if-none-match': etag } });

    expect(first.headers['x-public-page']).toBe('1');
    expect(again).toMatchObject({ status: 304, text: '' });
    expect(again.headers).toMatchObject({ etag, 'x-public-page': '1' });
    expect(again.headers['x-total-count']).toBe(first.headers['x-total-count']);
  });

  test('When the page has changed since, then the same tag gets the whole page', async () => {
    const etag = (await list()).headers['etag']!;
    const id = await sharePublic(set.community);
    const again = await list('', { headers: { 'if-none-match': etag } });

    expect(again.status).toBe(200);
    expect(again.body[0]?.id).toBe(id);
  });

  test('When the reader has a cookie, then the answer is nobody else’s to keep', async () => {
    const { headers } = await list('', { as: newVisitor() });

    expect(headers['cache-control']).toContain('no-store');
    expect(headers['x-public-page']).toBeUndefined();
    expect(headers['etag']).toBeUndefined();
  });

  test('When prayers are listed, then no field tells more than the contract', async () => {
    const visitor = newVisitor();
    const { body } = await sharePrayer(set.community, { aiPrayerResponse: 'My words.' }, visitor);
    await set.community.call('POST', `/api/prayers/${body.id}/comments`, {
      as: visitor,
      body: { comment: 'Amen to that.' },
    });
    const page = await list();

    expect(page.text).not.toContain(visitor.visitorId);
    // The audience and the circle are left out when it is for everyone.
    const { audience: _, circleId: __, ...fields } = prayer.shape;
    expect(Object.keys(page.body[0]!).toSorted()).toEqual(Object.keys(fields).toSorted());
    expect(Object.keys(page.body[0]!.comments[0]!).toSorted()).toEqual(
      Object.keys(prayerComment.shape).toSorted(),
    );
  });

  test('When own things are in the list, then they are mine for their author alone', async () => {
    const author = newVisitor();
    const id = await sharePublic(set.community, author);
    const find = async (as = newVisitor()) =>
      (await list('', { as })).body.find((prayer) => prayer.id === id);

    expect((await find(author))?.mine).toBe(true);
    expect((await find())?.mine).toBe(false);
  });
});
