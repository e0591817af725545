import {
  createLogger,
  createMetrics,
  readConfig,
  runProcess,
  startOpsServer,
} from '@kbf/process-kit';
import { provideContext } from '../plugin/context.ts';
import { gatewayConfig } from './config.ts';
import { createContext } from './create-context.ts';
import { startHost } from './host.ts';
import { endServer, settleServer } from './server.ts';

await runProcess(async () => {
  const config = readConfig(gatewayConfig);
  const logger = createLogger('gateway', config.LOG_LEVEL);
  const metrics = createMetrics('gateway');
  let ending = false;
  const { context, close } = await createContext({
    config,
    logger,
    metrics,
    isEnding: () => ending,
  });
  provideContext(context);
  const host = await startHost(config, logger);
  settleServer(host.server, context);
  const ops = await startOpsServer({
    host: config.OPS_HOST,
    port: config.OPS_PORT,
    metrics,
    isReady: () => !ending && host.server.listening,
  });
  logger.info({ port: config.PORT, opsPort: ops.port }, 'started');
  return {
    logger,
    stop: async () => {
      ending = true;
      await endServer(host.server);
      await close();
      host.close();
      await ops.close();
    },
  };
});
