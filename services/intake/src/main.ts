import { runService } from '@kbf/service-kit';
import { buildApp } from './app.ts';
import { intakeConfig } from './config.ts';
import { openParts } from './parts.ts';
import { startWorker } from './worker.ts';

await runService({
  name: 'intake',
  config: intakeConfig,
  start: async ({ config, logger, metrics }) => {
    const parts = openParts(config, logger, metrics);
    return {
      app: config.ROLES.includes('http') ? buildApp(parts) : undefined,
      worker: config.ROLES.includes('worker') ? startWorker(parts) : undefined,
      isReady: parts.database.isUp,
      close: parts.close,
    };
  },
});
