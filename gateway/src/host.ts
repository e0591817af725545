import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { createServer as createProbe } from 'node:net';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { ConfigError } from '@kbf/process-kit';
import type { Logger } from '@kbf/process-kit';
import type { GatewayConfig } from './config.ts';
import { joinHostLog } from './host-log.ts';

const configFolder = join(import.meta.dirname, '../config');

/** express-gateway with our plugin, listening. */
export type Host = { server: Server; close: () => void };

/**
 * Starts express-gateway. It reads its settings from the environment and from files; everything that it would otherwise
 * assume is set here.
 * @throws if the plugin did not load: the policies that the configuration names are then unknown
 */
export async function startHost(config: GatewayConfig, logger: Logger): Promise<Host> {
  await ensureFree(config.HOST, config.PORT);
  Object.assign(process.env, {
    NODE_ENV: 'production',
    EG_CONFIG_DIR: configFolder,
    EG_DISABLE_CONFIG_WATCH: '1',
    EG_UNUSED_SECRET: randomBytes(32).toString('hex'),
    HOST: config.HOST,
    PORT: String(config.PORT),
    LOG_LEVEL: 'warn',
  });
  const require = createRequire(import.meta.url);
  joinHostLog(require('express-gateway/lib/logger'), logger);
  const gateway = require('express-gateway') as () => {
    load: (folder: string) => { run: () => Promise<[{ app: Server }, unknown]> };
  };
  const [{ app: server }] = await gateway().load(configFolder).run();
  return {
    server,
    close: () => (require('express-gateway/lib/db') as { disconnect: () => void }).disconnect(),
  };
}

/** The host does not notice when its port is taken. @throws {ConfigError} if something listens there */
async function ensureFree(host: string, port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const probe = createProbe();
  probe.once('error', (error: NodeJS.ErrnoException) =>
    reject(new ConfigError(`cannot listen on ${host}, port ${port}: ${error.code}`)),
  );
  probe.listen(port, host, () => probe.close(() => resolve()));
  await promise;
}
