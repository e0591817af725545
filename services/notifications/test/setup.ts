import { randomBytes, randomUUID } from 'node:crypto';
import { createLogger, createMetrics, createPool } from '@kbf/process-kit';
import type { EventInput, EventName } from '@kbf/events';
import { announce } from '@kbf/events/testing';
import { createTestDatabase, queuePrefix, redisUrl, testKeys, until } from '@kbf/test-kit';
import { buildApp } from '../src/app.ts';
import { readNotificationsConfig } from '../src/config.ts';
import { openDatabase } from '../src/database.ts';
import type { Database } from '../src/database.ts';
import { queueMessage } from '../src/messages/queue-message.ts';
import { openParts } from '../src/parts.ts';
import { createTransports } from '../src/sending/create-transports.ts';
import { buildWorker } from '../src/worker.ts';

export const authToken = 'twilio-token';
export const origin = 'https://fellowship.example';
export const key = randomBytes(32);
export const logger = createLogger('test', 'silent');

/** The environment of a live process, with the providers at local addresses. */
export function liveEnv(
  databaseUrl: string,
  overrides: Record<string, string> = {},
): Record<string, string> {
  return {
    ...testKeys().env('notifications'),
    SEALING_KEY: key.toString('base64url'),
    PORT: '0',
    OPS_PORT: '0',
    PUBLIC_ORIGIN: origin,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '3',
    REDIS_URL: redisUrl(),
    QUEUE_PREFIX: queuePrefix(),
    AUTH_URL: 'http://127.0.0.1:1',
    DELIVERY: 'live',
    TWILIO_ACCOUNT_SID: 'AC00000000000000000000000000000000',
    TWILIO_AUTH_TOKEN: authToken,
    TWILIO_FROM: '+12025550199',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Kingdom Builders Fellowship <hello@kingdombuilders.example>',
    ...overrides,
  };
}

export const liveConfig = (databaseUrl: string, overrides: Record<string, string> = {}) =>
  readNotificationsConfig(liveEnv(databaseUrl, overrides));

/** A database of this test file, with what it takes to close it. */
export async function openTestDatabase() {
  const { url, drop } = await createTestDatabase('notifications');
  const pool = createPool(url, 3, logger);
  const database = openDatabase(pool);
  const close = async () => {
    await database.$disconnect();
    await pool.end();
    await drop();
  };
  return { url, pool, database, close };
}

/** The HTTP side as a process has it; closing it closes everything. */
export async function startApp(config: ReturnType<typeof liveConfig>) {
  const parts = openParts(config, logger, createMetrics('test'));
  const app = await buildApp(parts);
  app.addHook('onClose', parts.close);
  return app;
}

/** The event side as a process has it. */
export function startWorker(config: ReturnType<typeof liveConfig>) {
  const parts = openParts(config, logger, createMetrics('test'));
  const transports = createTransports(config, parts.database);
  const worker = buildWorker({ ...parts, transports });
  return {
    /** Announces an event as another service does. */
    announce: async <N extends EventName>(name: N, payload: EventInput<N>): Promise<void> => {
      await announce('notifications', name, payload);
    },
    stop: async () => {
      await worker.stop();
      await parts.close();
    },
  };
}

export type TestWorker = ReturnType<typeof startWorker>;

/** Waits until so many events went through a processor. */
export const processed = (database: Database, processor: string, count: number) =>
  until(async () => (await database.processedEvent.count({ where: { processor } })) === count);

export const phone = '+12025550142';

/** Queues a login text. @returns its id */
export async function queueLogin(
  database: Database,
  overrides: Partial<Parameters<typeof queueMessage>[2]> = {},
): Promise<string> {
  const id = randomUUID();
  await database.$transaction((tx) =>
    queueMessage(tx, key, {
      id,
      channel: 'sms',
      kind: 'login',
      lane: 'login',
      content: { to: phone, link: `${origin}/login#token=Abc`, code: '123456' },
      notAfter: new Date(Date.now() + 600_000),
      ...overrides,
    }),
  );
  return id;
}

export const stateOf = async (database: Database, id: string) =>
  (await database.message.findUniqueOrThrow({ where: { id } })).state;
