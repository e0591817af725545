import { pgSql, pgTransaction } from '@kbf/events';
import { createLogger, createPool } from '@kbf/process-kit';
import { createTestDatabase } from '@kbf/test-kit';
import type { TestDatabase } from '@kbf/test-kit';
import type pg from 'pg';
import { afterAll, beforeAll } from 'vitest';

/**
 * The part of a Prisma transaction that the kit uses, over a plain client: this package has no schema and so no Prisma
 * client.
 */
const txOf = (client: pg.ClientBase) => ({
  $executeRawUnsafe: async (text: string, ...values: unknown[]) =>
    (await client.query(text, values)).rowCount ?? 0,
  erasedPerson: {
    count: async ({ where }: { where: { personId: string } }) =>
      (await client.query('SELECT 1 FROM erased_person WHERE person_id = $1', [where.personId]))
        .rowCount ?? 0,
    createMany: async ({ data }: { data: { personId: string }[] }) => {
      for (const { personId } of data)
        await client.query(
          'INSERT INTO erased_person (person_id) VALUES ($1) ON CONFLICT DO NOTHING',
          [personId],
        );
    },
  },
});
export type PlainTx = ReturnType<typeof txOf>;

/** For one test file: a database with the kit's tables, and transactions in it. */
export function useDatabase(connections = 10) {
  let database: TestDatabase;
  let pool: pg.Pool;
  beforeAll(async () => {
    database = await createTestDatabase('intake');
    pool = createPool(database.url, connections, createLogger('data-kit', 'silent'));
  });
  afterAll(async () => {
    await pool?.end();
    await database?.drop();
  });
  return {
    get pool() {
      return pool;
    },
    sql: (text: string, params: readonly unknown[] = []) => pgSql(pool)(text, params),
    transaction: <Result>(work: (tx: PlainTx) => Promise<Result>) =>
      pgTransaction(pool)((client) => work(txOf(client))),
  };
}
