/**
 * A `community` worker as its own process, for tests that kill it. Arguments: its database, its Redis, and whether it
 * processes events together or one by one. Its keys are in the environment.
 */
import { readConfig } from '@kbf/process-kit';
import { createEventKeys, eventKeysConfig } from '../../src/index.ts';
import type { BatchProcessorOf } from '../../src/index.ts';
import { openPool, savePrayer, startConsumer } from '../fixtures.ts';

const [, , url, redis, prefix, way] = process.argv as [
  string,
  string,
  string,
  string,
  string,
  'together' | 'one-by-one',
];

const saveSlowly: typeof savePrayer = {
  ...savePrayer,
  async handle(context, payload) {
    await savePrayer.handle(context, payload);
    // Long enough that a kill often happens between effect and commit.
    await context.sql('SELECT pg_sleep(0.1)', []);
  },
};

const saveTogether: BatchProcessorOf<'prayer.answered'> = {
  name: savePrayer.name,
  event: savePrayer.event,
  async handleBatch({ sql }, items) {
    const ids = items.map(({ payload }) => payload.requestId);
    await sql(`INSERT INTO effect SELECT unnest($1::uuid[]), 'together'`, [ids]);
    await sql('SELECT pg_sleep(0.1)', []);
  },
};

const consumerKeys = createEventKeys('community', readConfig(eventKeysConfig));
const processor = way === 'together' ? saveTogether : saveSlowly;
startConsumer({ pool: openPool(url), redis, prefix, consumerKeys }, processor);
// Ends with its parent.
process.on('disconnect', () => process.exit(0));
