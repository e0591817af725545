import { randomUUID } from 'node:crypto';
import type { Prayer, PrayerComment } from '@kbf/contracts';
import { createLogger, createMetrics, readConfig } from '@kbf/process-kit';
import type { Identity } from '@kbf/process-kit';
import { identityHeaders, queuePrefix, redisUrl, testKeys } from '@kbf/test-kit';
import { connectAi } from '../src/ai-service.ts';
import { buildApp } from '../src/app.ts';
import { communityConfig } from '../src/config.ts';
import { openParts } from '../src/parts.ts';
import type { Parts } from '../src/parts.ts';
import { startWorker } from '../src/worker.ts';

export type Answer<Body> = {
  status: number;
  headers: Record<string, string | undefined>;
  text: string;
  body: Body;
};
/** What calls answer, loosely: each test knows what it asked for. */
export type AnyBody = Prayer &
  PrayerComment & {
    posted: string;
    prayer: Prayer;
    liked: boolean;
    code: string;
    message: string;
  };

export type Community = {
  parts: Parts;
  /** Calls the service as the gateway would in the name of `as`; without, as a reader without a cookie. */
  call: <Body = AnyBody>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    options?: { as?: Identity; body?: unknown; headers?: Record<string, string> },
  ) => Promise<Answer<Body>>;
  stop: () => Promise<void>;
};

export const reader: Identity = { role: 'visitor' };
export const newVisitor = (): Identity => ({ role: 'visitor', visitorId: randomUUID() });
export const newMember = (): Identity & { userId: string } => ({
  role: 'member',
  userId: randomUUID(),
});
export const admin: Identity = { role: 'admin', userId: '11111111-1111-4111-8111-111111111111' };

/** One process of the service over a database, as configuration would start it. */
export function startCommunity(options: {
  databaseUrl: string;
  aiUrl: string;
  env?: Record<string, string>;
  /** Processes events, too. */
  worker?: boolean;
  /** Milliseconds to wait for a verdict; by default so long that a busy machine holds nothing. */
  moderationMs?: number;
}): Community {
  const config = readConfig(communityConfig, {
    ...testKeys().env('community'),
    NODE_ENV: 'test',
    PORT: '0',
    OPS_PORT: '0',
    PUBLIC_ORIGIN: 'http://localhost:8080',
    DATABASE_URL: options.databaseUrl,
    DATABASE_POOL: '3',
    REDIS_URL: redisUrl(),
    QUEUE_PREFIX: queuePrefix(),
    AI_URL: options.aiUrl,
    ...options.env,
  });
  const ai = connectAi(config.AI_URL, config.SERVICE_SIGNING_KEY, {
    moderationMs: options.moderationMs ?? 10_000,
  });
  const logger = createLogger('community', 'silent');
  const parts = openParts(config, logger, createMetrics('community'), { ai });
  const app = buildApp(parts);
  const worker = options.worker ? startWorker(parts) : undefined;
  return {
    parts,
    call: async (method, url, { as = reader, body, headers = {} } = {}) => {
      const response = await app.inject({
        method,
        url,
        headers: {
          ...identityHeaders(as, 'community'),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
      const isJson = String(response.headers['content-type']).startsWith('application/json');
      return {
        status: response.statusCode,
        headers: response.headers as Record<string, string | undefined>,
        text: response.body,
        body: (isJson && response.body !== '' ? response.json() : undefined) as never,
      };
    },
    stop: async () => {
      await Promise.all([app.close(), worker?.stop()]);
      await parts.close();
    },
  };
}
