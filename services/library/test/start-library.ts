import type { AddressInfo } from 'node:net';
import { anonymous, createLogger, createMetrics, readConfig } from '@kbf/process-kit';
import { identityHeaders, testKeys } from '@kbf/test-kit';
import { buildApp } from '../src/app.ts';
import { libraryConfig } from '../src/config.ts';

/** Where the site is reached in these tests. */
export const publicOrigin = 'https://fellowship.example';

/** A library that listens, and a way to ask it as the gateway does. */
export type RunningLibrary = {
  url: string;
  /** GET, unless `init` says otherwise, signed by the gateway for somebody unknown. */
  ask: (path: string, init?: RequestInit) => Promise<Response>;
  close: () => Promise<void>;
};

/** @param settings of this one, besides those that every one has */
export async function startLibrary(settings: Record<string, string> = {}): Promise<RunningLibrary> {
  const config = readConfig(libraryConfig, {
    ...testKeys().env('library'),
    PORT: '0',
    OPS_PORT: '0',
    PUBLIC_ORIGIN: publicOrigin,
    LOG_LEVEL: 'silent',
    ...settings,
  });
  const app = buildApp({
    config,
    logger: createLogger('library', config.LOG_LEVEL),
    metrics: createMetrics('library'),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    url,
    ask: (path, init = {}) =>
      fetch(url + path, {
        ...init,
        headers: {
          ...identityHeaders(anonymous, 'library'),
          ...(init.headers as Record<string, string> | undefined),
        },
      }),
    close: () => app.close(),
  };
}
