/**
 * A worker of `community` as a process of its own, for tests that kill it. Its database and Redis come as arguments,
 * its keys in the environment.
 */
import { readConfig } from '@kbf/process-kit';
import { createEventKeys, eventKeysConfig } from '../../src/index.ts';
import { openPool, savePrayer, startConsumer } from '../fixtures.ts';

const [, , url, redis, prefix] = process.argv as [string, string, string, string, string];

const saveSlowly: typeof savePrayer = {
  ...savePrayer,
  async handle(context, payload) {
    await savePrayer.handle(context, payload);
    // Long enough that a kill often falls between effect and commit.
    await context.sql('SELECT pg_sleep(0.1)', []);
  },
};

const consumerKeys = createEventKeys('community', readConfig(eventKeysConfig));
startConsumer({ pool: openPool(url), redis, prefix, consumerKeys }, saveSlowly);
// Without its parent nobody would end it.
process.on('disconnect', () => process.exit(0));
