import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer as createProbe } from 'node:net';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { ConfigError } from '@kbf/process-kit';
import type { Logger } from '@kbf/process-kit';
import type { GatewayConfig } from './config.ts';

const configFolder = join(import.meta.dirname, '../config');

/** A running express-gateway with our plugin. */
export type Host = { server: Server; close: () => void };

/**
 * Starts express-gateway. It reads its settings from the environment and from files. All its defaults that matter are
 * set here.
 * @throws if the plugin did not load, as the configuration then names unknown policies
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
  // The host makes an id for each request, slowly, that nothing uses: ours is in plugin/request-context.ts.
  const ofHost = createRequire(require.resolve('express-gateway'));
  (ofHost('uuid62') as { v4: () => string }).v4 = () => '';
  const gateway = require('express-gateway') as () => {
    load: (folder: string) => { run: () => Promise<[{ app: Server }, unknown]> };
  };
  const [{ app: server }] = await gateway().load(configFolder).run();
  return {
    server,
    close: () => (require('express-gateway/lib/db') as { disconnect: () => void }).disconnect(),
  };
}

/** The host does not notice that its port is taken. @throws {ConfigError} if it is */
async function ensureFree(host: string, port: number): Promise<void> {
  const probe = createProbe().listen(port, host);
  await once(probe, 'listening').catch(({ code }: NodeJS.ErrnoException) => {
    throw new ConfigError(`cannot listen on ${host}, port ${port}: ${code}`);
  });
  await once(probe.close(), 'close');
}

type Line = { level: string; message: unknown };
type HostLogger = {
  transports: { log?: (line: Line, written: () => void) => void }[];
};

/** Writes the log of express-gateway into our log. @param loggers the exports of its logger module */
function joinHostLog(loggers: Record<string, unknown>, logger: Logger): void {
  for (const [part, value] of Object.entries(loggers)) {
    const transports = (value as Partial<HostLogger>).transports ?? [];
    for (const transport of transports) {
      transport.log = (line, written) => {
        // Color codes are for terminals.
        // eslint-disable-next-line no-control-regex
        const level = line.level.replace(/\u001B\[\d+m/g, '') === 'error' ? 'error' : 'warn';
        logger[level]({ part }, String(line.message).split('\n')[0]);
        written();
      };
    }
  }
}
