import { setTimeout as sleep } from 'node:timers/promises';
import {
  createLogger,
  createMetrics,
  readConfig,
  runProcess,
  startOpsServer,
} from '@kbf/process-kit';
import { provideDeps } from '../plugin/deps.ts';
import { gatewayConfig } from './config.ts';
import { createDeps } from './create-deps.ts';
import { startHost } from './host.ts';
import { endServer, configureServer } from './server.ts';

await runProcess(async () => {
  const config = readConfig(gatewayConfig);
  const logger = createLogger('gateway', config.LOG_LEVEL);
  const metrics = createMetrics('gateway');
  let ending = false;
  const { deps, close } = await createDeps({
    config,
    logger,
    metrics,
    isEnding: () => ending,
  });
  provideDeps(deps);
  const host = await startHost(config, logger);
  configureServer(host.server, deps);
  const ops = await startOpsServer({
    host: config.OPS_HOST,
    port: config.OPS_PORT,
    metrics,
    isReady: () => !ending && host.server.listening,
  });
  logger.info({ port: config.PORT, opsPort: ops.port }, 'started');
  return {
    logger,
    stillMs: config.LOOP_STILL_MS,
    stop: async () => {
      ending = true;
      // They would keep us from ending; their readers come back, elsewhere.
      deps.liveStreams.endAll();
      // Whoever sends us calls has to notice first that we are not ready.
      await sleep(config.ENDING_GRACE_MS);
      await endServer(host.server);
      await close();
      host.close();
      await ops.close();
    },
  };
});
