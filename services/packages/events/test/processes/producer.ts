/**
 * A service that records prayers, as its own process: it makes the tables, then records as many as its parent asks for
 * and answers when they are committed. Ends with its parent. Its keys are in the environment.
 */
import { readConfig } from '@kbf/process-kit';
import {
  createEventKeys,
  createRelay,
  createSweeper,
  eventKeysConfig,
  pgSql,
} from '../../src/index.ts';
import { logger, openPool, recordPrayer, tables } from '../fixtures.ts';

const [, , url, redis, prefix] = process.argv as [string, string, string, string, string];

const pool = openPool(url);
await pool.query(tables);
const sql = pgSql(pool);
const keys = createEventKeys('ai', readConfig(eventKeysConfig));
const relay = createRelay({ pool, redis, prefix, keys, logger });
createSweeper({ pool, redis, prefix, keys, logger });

process.on('message', (count: number) => void record(count));
process.on('disconnect', () => process.exit(0));
process.send?.('ready');

async function record(count: number): Promise<void> {
  await Promise.all(Array.from({ length: count }, () => recordPrayer({ sql, keys })));
  relay.nudge();
  process.send?.('recorded');
}
