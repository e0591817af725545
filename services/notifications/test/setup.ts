import { randomBytes, randomUUID } from 'node:crypto';
import { announce as announceEvent } from '@kbf/data-kit/testing';
import type { EventInput, EventName } from '@kbf/events';
import { recorded } from '@kbf/events/testing';
import { createLogger, readConfig } from '@kbf/process-kit';
import { serviceEnv, until, useService } from '@kbf/test-kit';
import type { RunningService, ServiceOptions } from '@kbf/test-kit';
import { notificationsConfig } from '../src/config.ts';
import type { NotificationsConfig } from '../src/config.ts';
import type { NotificationsDatabase } from '../src/database.ts';
import type { Deps } from '../src/deps.ts';
import { queueMessage } from '../src/messages/queue-message.ts';
import type { NewMessage } from '../src/messages/queue-message.ts';
import { notifications } from '../src/service.ts';

export const authToken = 'twilio-token';
export const origin = 'https://fellowship.example';
export const key = randomBytes(32);
export const logger = createLogger('notifications-test', 'silent');
export const phone = '+12025550142';

/** Settings of a live process, with provider addresses where no server listens. */
export const liveEnv = (more: Record<string, string> = {}): Record<string, string> => ({
  SEALING_KEY: key.toString('base64url'),
  PUBLIC_ORIGIN: origin,
  AUTH_URL: 'http://127.0.0.1:1',
  DELIVERY: 'live',
  TWILIO_ACCOUNT_SID: 'AC00000000000000000000000000000000',
  TWILIO_AUTH_TOKEN: authToken,
  TWILIO_FROM: '+12025550199',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Kingdom Builders Fellowship <hello@kingdombuilders.example>',
  ...more,
});

/** For one test file: a database and one notifications process, which end with the file. */
export const useNotifications = ({ env, ...options }: ServiceOptions = {}) =>
  useService(notifications, { ...options, env: liveEnv(env) });
export type Notifications = Pick<RunningService<Deps>, 'call' | 'deps'>;

/** The configuration of a live process, without starting one. */
export const liveConfig = (more: Record<string, string> = {}): NotificationsConfig =>
  readConfig(
    notificationsConfig,
    serviceEnv('notifications', 'postgresql://unused', liveEnv(more)),
  );

/** The event that auth records when a person asks for a login by text. */
export const aLogin = (): EventInput<'message.requested'> => ({
  messageId: randomUUID(),
  channel: 'sms',
  kind: 'login',
  content: { to: phone, link: `${origin}/login#token=Abc`, code: '314159' },
  notAfter: new Date(Date.now() + 600_000).toISOString(),
});

/** Publishes an event as another service would, and waits until it is processed. */
export const announce = <Name extends EventName>(
  { deps }: Pick<Notifications, 'deps'>,
  name: Name,
  payload: EventInput<Name>,
) => announceEvent(deps, name, payload);

/** Recorded events of one name, oldest first, as their consumer reads them. */
export const eventsOf = <Name extends EventName>(
  { deps }: Pick<Notifications, 'deps'>,
  name: Name,
) => recorded(deps.database.sql, name);

/** Queues a message; by default a login text that expires in ten minutes. @returns its id */
export async function queueLogin(
  { transaction }: NotificationsDatabase,
  overrides: Partial<NewMessage> = {},
): Promise<string> {
  const id = randomUUID();
  await transaction((tx) =>
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

export const messageOf = ({ prisma }: NotificationsDatabase, id: string) =>
  prisma.message.findUniqueOrThrow({ where: { id } });

export const reaches = (database: NotificationsDatabase, id: string, state: string) =>
  until(async () => (await messageOf(database, id)).state === state);
