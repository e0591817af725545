import type { AddressInfo } from 'node:net';
import { createLogger, createMetrics, readConfig } from '@kbf/process-kit';
import { callService } from './call-service.ts';
import { serviceEnv } from './service-env.ts';
import type { RunningService, ServiceOptions, TestableService } from './testable-service.ts';

/** Starts a service over a database, inside the test's own process. */
export async function openInTest<Config, Deps>(
  service: TestableService<Config, Deps>,
  databaseUrl: string,
  { env = {}, worker = false }: ServiceOptions = {},
): Promise<RunningService<Deps>> {
  const roles = { ROLES: worker ? 'http,worker' : 'http' };
  const config = readConfig(
    service.config,
    serviceEnv(service.name, databaseUrl, { ...roles, ...env }),
  );
  const logger = createLogger(service.name, 'silent');
  const metrics = createMetrics(service.name);
  const { deps, app, worker: working, close } = await service.start({ config, logger, metrics });
  if (!app) throw new Error('a service in a test needs the role http');
  let stopping: Promise<void> | undefined;
  return {
    deps,
    call: callService(app, service.name),
    listen: async () => {
      if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
      return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    },
    // Both a test and the end of the file may call it.
    stop: () => (stopping ??= Promise.all([app.close(), working?.stop()]).then(close)),
  };
}
