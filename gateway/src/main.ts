import { setTimeout as sleep } from 'node:timers/promises';
import {
  checkRedis,
  createLogger,
  createMetrics,
  exportTraces,
  readConfig,
  runProcess,
  startOpsServer,
} from '@kbf/process-kit';
import { createPlugin } from '../plugin/manifest.ts';
import { gatewayConfig } from './config.ts';
import { startHost } from './host.ts';
import { endServer, configureServer } from './server.ts';

await runProcess(async () => {
  const config = readConfig(gatewayConfig);
  const logger = createLogger('gateway', config.LOG_LEVEL);
  const stopTraces = await exportTraces('gateway', config);
  await checkRedis(config.REDIS_URL);
  const metrics = createMetrics('gateway');
  let ending = false;
  const plugin = await createPlugin({ config, logger, metrics, isEnding: () => ending });
  const host = await startHost(config, logger);
  const { all, network } = config.GATEWAY_LIMITS.connections;
  configureServer(host.server, {
    ...plugin,
    logger,
    connections: { all, network: config.TRUSTED_PROXIES > 0 ? Infinity : network },
  });
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
      plugin.closeStreams();
      // Proxies need a moment to notice that this process is not ready.
      await sleep(config.ENDING_GRACE_MS);
      await endServer(host.server, config.ENDING_GRACE_MS / 2);
      await plugin.close();
      host.close();
      await ops.close();
      await stopTraces();
    },
  };
});
