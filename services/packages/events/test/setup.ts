import { createScratchDatabase, queuePrefix, redisUrl } from '@kbf/test-kit';
import { pgSql } from '../src/index.ts';
import { testEventKeys } from '../testing/index.ts';
import { logger, openPool, tables } from './fixtures.ts';

export type Stage = Awaited<ReturnType<typeof openStage>>;

/** One database for both a producer (ai) and a consumer (community), and queues of its own for this test file. */
export async function openStage() {
  const database = await createScratchDatabase();
  const pool = openPool(database.url);
  await pool.query(tables);
  return {
    url: database.url,
    pool,
    sql: pgSql(pool),
    redis: redisUrl(),
    prefix: queuePrefix(),
    keys: testEventKeys('ai'),
    consumerKeys: testEventKeys('community'),
    logger,
    async close() {
      await pool.end();
      await database.drop();
    },
  };
}
