import { createEventKeys, createEventMetrics, createRelay, createSweeper } from '@kbf/events';
import { createPool } from '@kbf/process-kit';
import { runService } from '@kbf/service-kit';
import { buildApp } from './app.ts';
import { authConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { warnOfAdminPhone } from './login/warn-of-admin-phone.ts';
import { refuseDemoPeople } from './refuse-demo-people.ts';
import { buildWorker } from './worker.ts';

await runService({
  name: 'auth',
  config: authConfig,
  async start({ config, logger, metrics }) {
    const pool = createPool(config.DATABASE_URL, config.DATABASE_POOL, logger);
    const database = openDatabase(pool);
    if (config.DELIVERY === 'live') await refuseDemoPeople(database);
    warnOfAdminPhone(config, logger);
    const observe = createEventMetrics(metrics);
    const eventKeys = createEventKeys('auth', config);
    const events = {
      pool,
      redis: config.REDIS_URL,
      prefix: config.QUEUE_PREFIX,
      keys: eventKeys,
      logger,
      observe,
    };
    const relay = createRelay(events);
    const sweeper = createSweeper(events);
    const nudgeRelay = () => relay.nudge();
    const deps = { config, database, pool, logger, metrics, eventKeys, nudgeRelay };
    return {
      app: config.ROLES.includes('http') ? buildApp(deps) : undefined,
      worker: config.ROLES.includes('worker') ? buildWorker({ ...deps, observe }) : undefined,
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
