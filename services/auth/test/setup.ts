import { pgSql } from '@kbf/events';
import { recorded, testEventKeys } from '@kbf/events/testing';
import { createLogger, createMetrics, createPool } from '@kbf/process-kit';
import type { Service } from '@kbf/service-kit';
import { createTestDatabase, queuePrefix, redisUrl, testKeys } from '@kbf/test-kit';
import { buildApp } from '../src/app.ts';
import { readAuthConfig } from '../src/config.ts';
import { openDatabase } from '../src/database.ts';
import type { AuthDeps } from '../src/deps.ts';
import { createPerson } from '../src/people/create-person.ts';
import type { NewPerson } from '../src/people/create-person.ts';

const logger = createLogger('test', 'silent');

/** The environment of an auth process. */
export const authEnv = (overrides: Record<string, string> = {}): Record<string, string> => ({
  ...testKeys().env('auth'),
  PORT: '0',
  OPS_PORT: '0',
  PUBLIC_ORIGIN: 'http://localhost:8080',
  DATABASE_URL: 'postgresql://unused',
  REDIS_URL: redisUrl(),
  QUEUE_PREFIX: queuePrefix(),
  DELIVERY: 'outbox',
  ...overrides,
});

export type Auth = Awaited<ReturnType<typeof openAuth>>;

/** auth over a database of its own. `configured` gives another app over the same one, with other settings. */
export async function openAuth(overrides: Record<string, string> = {}) {
  const { url, drop } = await createTestDatabase('auth');
  const pool = createPool(url, 3, logger);
  const database = openDatabase(pool);
  const apps: Service[] = [];
  const build = (more: Record<string, string>) => {
    const config = readAuthConfig(authEnv({ ...overrides, ...more }));
    const metrics = createMetrics('test');
    const eventKeys = testEventKeys('auth');
    const nudgeRelay = () => {};
    const deps: AuthDeps = { config, database, pool, logger, metrics, eventKeys, nudgeRelay };
    const app = buildApp(deps);
    apps.push(app);
    return { app, deps };
  };
  return {
    ...build({}),
    configured: (more: Record<string, string>) => build(more).app,
    url,
    pool,
    database,
    close: async () => {
      await Promise.all(apps.map((app) => app.close()));
      await database.$disconnect();
      await pool.end();
      await drop();
    },
  };
}

let phones = 320;
/** A number that no other test has, nor any number like it. */
export const newPhone = (): string => `+1202${phones++}0142`;

/** Makes a person; a member with a proven number unless told otherwise. */
export const addPerson = (auth: Auth, input: Partial<NewPerson> = {}) =>
  auth.database.$transaction((tx) =>
    createPerson(tx, {
      firstName: 'Lydia',
      lastName: 'Marsh',
      phone: newPhone(),
      phoneVerified: true,
      ...input,
    }),
  );

type EventRow = { name: string; payload: Record<string, unknown> };

/** Recorded events of one name, oldest first. */
export async function eventsOf(auth: Auth, name: string): Promise<EventRow['payload'][]> {
  const { rows } = await auth.pool.query<EventRow>(
    'SELECT payload FROM outbox_event WHERE name = $1 ORDER BY occurred_at',
    [name],
  );
  return rows.map(({ payload }) => payload);
}

/** `code` is empty when the message has none. */
export type SentMessage = { to: string; link: string; token: string; code: string };

/** What was handed over to be sent to a number or address, opened as notifications opens it, oldest first. */
export async function messagesTo(auth: Auth, recipient: string): Promise<SentMessage[]> {
  return (await recorded(pgSql(auth.pool), 'login.requested'))
    .filter(({ content }) => content.to === recipient)
    .map(({ content: { to, link, code = '' } }) => ({
      to,
      link,
      code,
      token: /#token=(\w+)/.exec(link)?.[1] ?? '',
    }));
}

/** The last of them. */
export async function messageTo(auth: Auth, recipient: string): Promise<SentMessage> {
  const message = (await messagesTo(auth, recipient)).at(-1);
  if (!message) throw new Error('no message was sent there');
  return message;
}

/** A code that is not `code`: another one for each `n` from 1. */
export const wrongCode = (code: string, n = 1): string =>
  String((Number(code) + n) % 1_000_000).padStart(6, '0');
