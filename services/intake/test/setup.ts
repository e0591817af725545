import { randomUUID } from 'node:crypto';
import { composeMessage } from '@kbf/contracts';
import type { ContactForm } from '@kbf/contracts';
import { open, recordEvent } from '@kbf/events';
import type { EventInput, EventName } from '@kbf/events';
import type { Identity } from '@kbf/process-kit';
import { createTestDatabase, until } from '@kbf/test-kit';
import type { TestDatabase } from '@kbf/test-kit';
import { afterAll, beforeAll } from 'vitest';
import { startIntake } from './start-intake.ts';
import type { Intake } from './start-intake.ts';

type Options = { env?: Record<string, string>; worker?: boolean };

/** For one test file: a database and one process of the service that ends with the file. */
export function useIntake(options: Options = {}) {
  let database: TestDatabase;
  const running: Intake[] = [];
  const start = async (more: Options = {}) => {
    const started = await startIntake({ databaseUrl: database.url, ...more });
    running.push(started);
    return started;
  };
  beforeAll(async () => {
    database = await createTestDatabase('intake');
    await start(options);
  });
  afterAll(async () => {
    await Promise.all(running.map((one) => one.stop()));
    await database?.drop();
  });
  return {
    get intake() {
      return running[0]!;
    },
    get url() {
      return database.url;
    },
    /** Another process over the same database. It ends with the others. */
    startAnother: start,
  };
}

export const visitor: Identity = { role: 'visitor' };
export const newMember = (): Identity & { userId: string } => ({
  role: 'member',
  userId: randomUUID(),
});
export const admin: Identity & { userId: string } = {
  role: 'admin',
  userId: '11111111-1111-4111-8111-111111111111',
};

const joinForm: ContactForm = {
  form: 'join',
  company: 'Okafor Millwork',
  about: 'I run a small millwork shop with six people.',
};

let people = 0;
/** A filled form as the SPA sends it. Each is of somebody else. */
export const aContact = (form: ContactForm = joinForm, more: Record<string, unknown> = {}) => {
  people += 1;
  return {
    fullName: `Lydia Marsh ${people}`,
    email: `lydia${people}@marsh.example`,
    phone: '(202) 555-0142',
    message: composeMessage(form),
    ...more,
  };
};

/** Sends a form. @returns the id of the submission */
export async function send(intake: Intake, contact: unknown = aContact()): Promise<string> {
  const answer = await intake.call<{ id: string }>('POST', '/api/contact', { body: contact });
  if (answer.status !== 201) throw new Error(`contact answered ${answer.status}: ${answer.text}`);
  return answer.json().id;
}

/** Recorded events of one name, oldest first. */
export async function eventsOf(
  intake: Intake,
  name: EventName,
): Promise<Record<string, unknown>[]> {
  const { rows } = await intake.parts.database.pool.query<{ payload: Record<string, unknown> }>(
    'SELECT payload FROM outbox_event WHERE name = $1 ORDER BY occurred_at',
    [name],
  );
  return rows.map(({ payload }) => payload);
}

/** Opens a sealed field as its consumer does. */
export const opened = (intake: Intake, sealed: unknown, boundTo: string): unknown =>
  JSON.parse(open(intake.parts.config.SEALING_KEY, String(sealed), boundTo));

/** Announces something as another service would, and waits until every processor of it is done. */
export async function announce<Name extends EventName>(
  intake: Intake,
  name: Name,
  payload: EventInput<Name>,
): Promise<string> {
  const { database, relay } = intake.parts;
  const eventId = await database.transaction((_tx, sql) => recordEvent(sql, name, payload));
  relay.nudge();
  await until(async () => (await database.prisma.processedEvent.count({ where: { eventId } })) > 0);
  return eventId;
}
