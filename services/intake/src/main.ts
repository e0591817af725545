import { createEventMetrics, createRelay, createSweeper } from '@kbf/events';
import { createPool } from '@kbf/process-kit';
import { runService } from '@kbf/service-kit';
import { buildApp } from './app.ts';
import { intakeConfig } from './config.ts';
import { openDatabase } from './database.ts';

await runService({
  name: 'intake',
  config: intakeConfig,
  async start({ config, logger, metrics }) {
    const pool = createPool(config.DATABASE_URL, config.DATABASE_POOL, logger);
    const database = openDatabase(pool);
    const events = {
      pool,
      redis: config.REDIS_URL,
      prefix: config.QUEUE_PREFIX,
      logger,
      observe: createEventMetrics(metrics),
    };
    const relay = createRelay(events);
    const sweeper = createSweeper(events);
    const deps = { config, database, logger, metrics, nudgeRelay: () => relay.nudge() };
    return {
      app: config.ROLES.includes('http') ? buildApp(deps) : undefined,
      isReady: async () => {
        await pool.query('SELECT 1');
        return true;
      },
      close: async () => {
        await Promise.all([relay.stop(), sweeper.stop()]);
        await database.$disconnect();
        await pool.end();
      },
    };
  },
});
