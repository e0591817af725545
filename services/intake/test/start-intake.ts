import type { AddressInfo } from 'node:net';
import { clientAddressHeader } from '@kbf/contracts';
import { createLogger, createMetrics, readConfig } from '@kbf/process-kit';
import type { Identity } from '@kbf/process-kit';
import { identityHeaders, queuePrefix, redisUrl, testKeys } from '@kbf/test-kit';
import { buildApp } from '../src/app.ts';
import { intakeConfig } from '../src/config.ts';
import { openParts } from '../src/parts.ts';
import type { Parts } from '../src/parts.ts';
import { startWorker } from '../src/worker.ts';

export type Answer<Body> = {
  status: number;
  headers: Headers;
  text: string;
  /** @throws SyntaxError when it is no JSON */
  json: () => Body;
};

export type CallOptions = {
  as?: Identity;
  body?: unknown;
  /** Address that the gateway saw. Each call has one of its own unless told. */
  address?: string;
  headers?: Record<string, string>;
};

export type Intake = {
  parts: Parts;
  /** Calls the service over HTTP, as the gateway would in the name of `as`. */
  call: <Body = unknown>(
    method: string,
    path: string,
    options?: CallOptions,
  ) => Promise<Answer<Body>>;
  stop: () => Promise<void>;
};

let calls = 0;
const ownAddress = () => `198.18.${(calls >> 8) & 255}.${calls++ & 255}`;

/** The environment of an intake process. */
export const intakeEnv = (databaseUrl: string, extra: Record<string, string> = {}) => ({
  ...testKeys().env('intake'),
  NODE_ENV: 'test',
  PORT: '0',
  OPS_PORT: '0',
  PUBLIC_ORIGIN: 'http://localhost:8080',
  DATABASE_URL: databaseUrl,
  DATABASE_POOL: '3',
  REDIS_URL: redisUrl(),
  QUEUE_PREFIX: queuePrefix(),
  ...extra,
});

/** One process of the service over a database, as configuration would start it. */
export async function startIntake(options: {
  databaseUrl: string;
  env?: Record<string, string>;
  /** Processes events, too. */
  worker?: boolean;
}): Promise<Intake> {
  const config = readConfig(intakeConfig, intakeEnv(options.databaseUrl, options.env));
  const parts = openParts(config, createLogger('intake', 'silent'), createMetrics('intake'));
  const app = buildApp(parts);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const worker = options.worker ? startWorker(parts) : undefined;
  return {
    parts,
    call: async (method, path, { as, body, address = ownAddress(), headers } = {}) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: {
          ...identityHeaders(as ?? { role: 'visitor' }, 'intake'),
          [clientAddressHeader]: address,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
        await response.arrayBuffer(),
      );
      return {
        status: response.status,
        headers: response.headers,
        text,
        json: () => JSON.parse(text) as never,
      };
    },
    stop: async () => {
      await Promise.all([app.close(), worker?.stop()]);
      await parts.close();
    },
  };
}
