import { composeMessage } from '@kbf/contracts';
import type { ContactForm } from '@kbf/contracts';
import { announce as announceEvent } from '@kbf/data-kit/testing';
import { recorded } from '@kbf/events/testing';
import type { EventInput, EventName } from '@kbf/events';
import type { Identity } from '@kbf/process-kit';
import { recordedEvents, useService } from '@kbf/test-kit';
import type { RunningService, ServiceOptions } from '@kbf/test-kit';
import type { Deps } from '../src/deps.ts';
import { intake } from '../src/service.ts';

/** An address without a service. */
export const nowhere = 'http://127.0.0.1:1';

/** For one test file: a database and one intake process that ends with the file. */
export const useIntake = ({ env, ...options }: ServiceOptions = {}) =>
  useService(intake, { ...options, env: { AUTH_URL: nowhere, ...env } });
export type Intake = Pick<RunningService<Deps>, 'call' | 'deps'>;

export const visitor: Identity = { role: 'visitor' };
export { admin, newMember } from '@kbf/test-kit';

const joinForm: ContactForm = {
  kind: 'join',
  company: 'Okafor Millwork',
  about: 'I run a small millwork shop with six people.',
};

let people = 0;
/** A filled form as the frontend sends it. Each is from a different person. */
export const aContact = (form: ContactForm = joinForm, more: Record<string, unknown> = {}) => {
  people += 1;
  return {
    fullName: `Lydia Marsh ${people}`,
    email: `lydia${people}@marsh.example`,
    phone: '(202) 555-0142',
    message: composeMessage(form),
    // A test with its own message sends no form.
    ...('message' in more ? {} : { form }),
    ...more,
  };
};

/** Sends a form. @returns the id of the submission */
export async function send(intake: Intake, contact: unknown = aContact()): Promise<string> {
  const answer = await intake.call<{ id: string }>('POST', '/api/contact', { body: contact });
  if (answer.status !== 201) throw new Error(`contact answered ${answer.status}: ${answer.text}`);
  return answer.json().id;
}

/** Recorded events of one name, oldest first, as their consumer reads them. */
export const eventsOf = <Name extends EventName>({ deps }: Intake, name: Name) =>
  recorded(deps.database.sql, name);

/** The same events as text from the outbox, with encrypted fields. */
export const outboxText = async ({ deps }: Intake, name: EventName): Promise<string> =>
  JSON.stringify(await recordedEvents(deps.database.sql, name));

/** Publishes an event as another service would, and waits until it is processed. */
export const announce = <Name extends EventName>(
  { deps }: Intake,
  name: Name,
  payload: EventInput<Name>,
) => announceEvent(deps, name, payload);
