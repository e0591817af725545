import { PrismaPg } from '@prisma/adapter-pg';
import { expect, test } from 'vitest';
import { createStatementNames } from '../src/statement-names.ts';
import { useDatabase } from './use-database.ts';

const database = useDatabase(1);

const send = (nameOf: ReturnType<typeof createStatementNames>, sql: string, times: number) =>
  Array.from({ length: times }, () => nameOf({ sql }));

test('When a statement is sent often, then it gets one name from then on; another one gets another', () => {
  const nameOf = createStatementNames();
  const [seldom, often] = [send(nameOf, 'SELECT 1', 4), send(nameOf, 'SELECT 2', 20)];
  expect(seldom).toEqual(Array(4).fill(''));
  const name = often.at(-1);
  expect(name).toEqual(expect.stringMatching(/./));
  expect(often.filter((one) => one !== '' && one !== name)).toEqual([]);
  expect(send(nameOf, 'SELECT 1', 1)).not.toContain(name);
});

test('When words are searched for, then each search is planned for its own words', () => {
  const search =
    'SELECT id FROM profile WHERE search_text::text LIKE $1 ORDER BY sort_name LIMIT 20';
  expect(send(createStatementNames(), search, 20)).toEqual(Array(20).fill(''));
});

test('When there are very many texts, then few are named, so that connections stay small', () => {
  const nameOf = createStatementNames();
  const named = Array.from({ length: 5_000 }, (_, n) => send(nameOf, `SELECT ${n}`, 9).at(-1));
  expect(new Set(named.filter((name) => name !== '')).size).toBe(100);
});

test('When Prisma’s adapter sends a statement often, then Postgres keeps it prepared', async () => {
  const names = createStatementNames();
  const adapter = await new PrismaPg(database.pool, { statementNameGenerator: names }).connect();
  const sql = 'SELECT $1::int + 1 AS more';
  const ask = (n: number) =>
    adapter.queryRaw({ sql, args: [n], argTypes: [{ scalarType: 'int', arity: 'scalar' }] });
  for (let n = 0; n < 12; n += 1) expect((await ask(n)).rows).toEqual([[n + 1]]);
  const prepared = await database.sql(
    'SELECT generic_plans + custom_plans AS runs FROM pg_prepared_statements WHERE statement = $1',
    [sql],
  );
  expect(prepared).toEqual([{ runs: '8' }]);
});
