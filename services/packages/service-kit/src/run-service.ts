import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpServiceConfig, Logger, Metrics } from '@kbf/process-kit';
import {
  createLogger,
  createMetrics,
  exportTraces,
  readConfig,
  runProcess,
  startOpsServer,
} from '@kbf/process-kit';
import type { z } from 'zod';
import type { Service } from './build-service.ts';
import { endConnections } from './end-connections.ts';

/** The parts of a started service. `app` and `worker` exist according to the process's roles. */
export type ServiceParts = {
  app?: Service | undefined;
  worker?: { stop: () => Promise<void> } | undefined;
  /** Whether it can work now: database and queue answer. */
  isReady: () => Promise<boolean>;
  /** Closes connections, after everything that uses them has ended. */
  close: () => Promise<void>;
};

/** Runs a service as a process: configuration, log, metrics, health port, roles, orderly stop. */
export function runService<S extends z.ZodType<HttpServiceConfig>>(options: {
  name: string;
  config: S;
  start: (context: {
    config: z.output<S>;
    logger: Logger;
    metrics: Metrics;
  }) => Promise<ServiceParts>;
}): Promise<void> {
  return runProcess(async () => {
    const config = readConfig(options.config);
    const logger = createLogger(options.name, config.LOG_LEVEL);
    const stopTraces = await exportTraces(options.name, config);
    const metrics = createMetrics(options.name);
    const parts = await options.start({ config, logger, metrics });
    let listening = false;
    let ending = false;
    // Callers must first notice that this process is not ready.
    const endApp = async (app: Service) => {
      endConnections(app);
      await sleep(config.ENDING_GRACE_MS);
      await app.close();
    };
    const ops = await startOpsServer({
      host: config.OPS_HOST,
      port: config.OPS_PORT,
      metrics,
      isReady: async () => listening && !ending && (await parts.isReady()),
    });
    await parts.app?.warmUp();
    await parts.app?.listen({ host: config.HOST, port: config.PORT });
    listening = true;
    logger.info({ roles: config.ROLES, port: config.PORT, opsPort: ops.port }, 'started');
    return {
      logger,
      stillMs: config.LOOP_STILL_MS,
      stop: async () => {
        ending = true;
        await Promise.all([parts.app && endApp(parts.app), parts.worker?.stop()]);
        await parts.close();
        await ops.close();
        await stopTraces();
      },
    };
  });
}
