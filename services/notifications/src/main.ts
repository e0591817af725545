import { runService } from '@kbf/service-kit';
import { buildApp } from './app.ts';
import { notificationsConfig } from './config.ts';
import { openParts } from './parts.ts';
import { createTransports } from './sending/create-transports.ts';
import { buildWorker } from './worker.ts';

await runService({
  name: 'notifications',
  config: notificationsConfig,
  async start({ config, logger, metrics }) {
    const parts = openParts(config, logger, metrics);
    const transports = () => createTransports(config, parts.database);
    return {
      app: config.ROLES.includes('http') ? await buildApp(parts) : undefined,
      worker: config.ROLES.includes('worker')
        ? buildWorker({ ...parts, transports: transports() })
        : undefined,
      isReady: parts.isReady,
      close: parts.close,
    };
  },
});
