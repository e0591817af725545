import { createPool } from '@kbf/process-kit';
import { runService } from '@kbf/service-kit';
import { buildApp } from './app.ts';
import { notificationsConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { createTransports } from './sending/create-transports.ts';
import { buildWorker } from './worker.ts';

await runService({
  name: 'notifications',
  config: notificationsConfig,
  async start({ config, logger, metrics }) {
    const pool = createPool(config.DATABASE_URL, config.DATABASE_POOL, logger);
    const database = openDatabase(pool);
    const deps = { config, database, logger, metrics };
    return {
      app: config.ROLES.includes('http') ? await buildApp(deps) : undefined,
      worker: config.ROLES.includes('worker')
        ? buildWorker({ ...deps, transports: createTransports(config, database) })
        : undefined,
      isReady: async () => {
        await pool.query('SELECT 1');
        return true;
      },
      close: async () => {
        await database.$disconnect();
        await pool.end();
      },
    };
  },
});
