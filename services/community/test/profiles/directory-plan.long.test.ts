import { indexesIn as indexes, tableScans, usePlans, vacuum } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { directoryPage, directoryTotal } from '../../src/profiles/directory-sql.ts';

const { explain } = usePlans('community', async (client) => {
  await client.query(`
    INSERT INTO profile (user_id, id, first_name, last_name, is_public, identity, sort_name)
    SELECT gen_random_uuid(), gen_random_uuid(), 'First', 'Last', n % 10 > 0,
      md5(n::text) || ' A business owner who prays', md5(n::text)
    FROM generate_series(1, 100000) n`);
  await vacuum(client, 'profile');
});

const run = ({ text, values }: { text: string; values: string[] }) =>
  explain(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);

test('When a rare word is searched among 100,000 profiles, then the index of words is read', async () => {
  const page = await run(directoryPage({ pattern: '%c4ca4238a0%', after: undefined, take: 21 }));
  const total = await run(directoryTotal('%c4ca4238a0%'));

  expect(tableScans([...page, ...total])).toEqual([]);
  expect(indexes(page)).toEqual(['profile_search_idx']);
  expect(indexes(total)).toEqual(['profile_search_idx']);
});

test('When a word that all have is searched, then the page is read in order, and no more than the page', async () => {
  const page = await run(directoryPage({ pattern: '%business%', after: undefined, take: 21 }));

  expect(indexes(page)).toEqual(['profile_directory_idx']);
  expect(Math.max(...page.map((node) => node['Actual Rows'] ?? 0))).toBeLessThanOrEqual(21);
});

test('When nothing is searched, then a page in the middle is read by the index alone', async () => {
  const position = { text: '8', id: '11111111-1111-4111-8111-111111111111' };
  const page = await run(directoryPage({ pattern: undefined, after: position, take: 21 }));

  expect(indexes(page)).toEqual(['profile_directory_idx']);
  expect(Math.max(...page.map((node) => node['Actual Rows'] ?? 0))).toBeLessThanOrEqual(21);
  expect(indexes(await run(directoryTotal(undefined)))).toEqual(['profile_listed_idx']);
});
