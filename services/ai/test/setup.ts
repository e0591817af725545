import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { createLogger, createMetrics, readConfig } from '@kbf/process-kit';
import type { Identity } from '@kbf/process-kit';
import {
  createTestDatabase,
  identityHeaders,
  queuePrefix,
  redisUrl,
  testKeys,
} from '@kbf/test-kit';
import pg from 'pg';
import { aiConfig } from '../src/config.ts';
import { createContent } from '../src/scripture/content.ts';
import { startAi } from '../src/start.ts';

export const visitor: Identity = { role: 'visitor', visitorId: 'visitor-of-the-tests' };
export const member: Identity = { role: 'member', userId: '22222222-2222-4222-8222-222222222222' };
export const otherMember: Identity = {
  role: 'member',
  userId: '33333333-3333-4333-8333-333333333333',
};

/** One thread with the Bible's text is enough for all the services of a test file. */
const content = createContent();
const shared: typeof content = { ...content, close: async () => undefined };

/** Undone in reverse by `closeAll`, which each test file calls at its end. */
const toClose: (() => Promise<unknown>)[] = [];
export const closeAll = async () => {
  while (toClose.length > 0) await toClose.pop()!();
  await content.close();
};

const loaded = () => content.ask('check', '“Words that no translation has” (John 11:35)');

/** The database of a test file, with a client of its own to look into it. */
export async function openTestDatabase() {
  // Loads while the database is made: on a busy machine that takes longer than a test may.
  const [database] = await Promise.all([createTestDatabase('ai'), loaded()]);
  const sql = new pg.Pool({ connectionString: database.url, max: 2 });
  sql.on('error', () => undefined);
  toClose.push(database.drop, () => sql.end());
  return {
    url: database.url,
    rows: async (text: string, ...values: unknown[]): Promise<Record<string, unknown>[]> =>
      (await sql.query(text, values)).rows,
  };
}
export type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;

/** The environment of an ai process on a database, with what a test adds to it. */
export function environment(databaseUrl: string, extra: Record<string, string> = {}) {
  return {
    ...testKeys().env('ai'),
    NODE_ENV: 'test',
    PORT: '0',
    OPS_PORT: '0',
    LOG_LEVEL: 'silent',
    PUBLIC_ORIGIN: 'http://localhost:8080',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '4',
    REDIS_URL: redisUrl(),
    QUEUE_PREFIX: queuePrefix(),
    GUIDE_PACE_MS: '0',
    ...extra,
  };
}

/** Starts the service in this process. Several on one database behave as several processes do. */
export async function startService(databaseUrl: string, extra: Record<string, string> = {}) {
  const config = readConfig(aiConfig, environment(databaseUrl, extra));
  const logger = createLogger('ai', config.LOG_LEVEL);
  const parts = await startAi({ config, logger, metrics: createMetrics('ai') }, shared);
  await parts.app!.listen({ host: '127.0.0.1', port: 0 });
  const { port } = parts.app!.server.address() as AddressInfo;
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= parts.app!.close().then(parts.close));
  toClose.push(stop);
  return { url: `http://127.0.0.1:${port}`, stop };
}

export type Prayer = {
  message?: unknown;
  requestId?: string;
  share?: boolean;
  anonymous?: boolean;
  photoUrl?: unknown;
  chatHistory?: unknown;
};

/** Asks for a prayer. */
export function ask(
  url: string,
  prayer: Prayer,
  options: { as?: Identity; stream?: boolean; signal?: AbortSignal; address?: string } = {},
): Promise<Response> {
  return fetch(`${url}/api/prayer-chat`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: options.stream ? 'text/event-stream' : 'application/json',
      ...(options.address ? { 'x-forwarded-for': options.address } : {}),
      ...identityHeaders(options.as ?? visitor, 'ai'),
    },
    body: JSON.stringify({ message: 'Please pray for my mother Ana.', ...prayer }),
    ...(options.signal ? { signal: options.signal } : {}),
  });
}

export const stateOf = (url: string, requestId: string, as = visitor) =>
  fetch(`${url}/api/prayer-chat/${requestId}`, { headers: identityHeaders(as, 'ai') });

export const stop = (url: string, requestId: string, as = visitor) =>
  fetch(`${url}/api/prayer-chat/${requestId}/stop`, {
    method: 'POST',
    headers: identityHeaders(as, 'ai'),
  });

export type StreamedEvent = { event: string; data: Record<string, unknown> };

/** The events of a stream, as they come. */
export async function* eventsOf(response: Response): AsyncGenerator<StreamedEvent, void> {
  let text = '';
  for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
    text += part;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
      text = text.slice(end + 2);
      if (event && data) yield { event, data: JSON.parse(data) as Record<string, unknown> };
    }
  }
}

/** All events of a stream, once it has ended. */
export const allEvents = (response: Response): Promise<StreamedEvent[]> =>
  restOf(eventsOf(response));

/** The events of a stream that are still to come, once it has ended. */
export async function restOf(
  events: AsyncGenerator<StreamedEvent, void>,
): Promise<StreamedEvent[]> {
  const rest: StreamedEvent[] = [];
  for await (const event of events) rest.push(event);
  return rest;
}

export const newId = () => randomUUID();
