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

/** Where no service is. */
export const nowhere = 'http://127.0.0.1:1';

/** For one test file: a database and one process of intake that ends with the file. */
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
/** A filled form as the SPA sends it. Each is of somebody else. */
export const aContact = (form: ContactForm = joinForm, more: Record<string, unknown> = {}) => {
  people += 1;
  return {
    fullName: `Lydia Marsh ${people}`,
    email: `lydia${people}@marsh.example`,
    phone: '(202) 555-0142',
    message: composeMessage(form),
    // Words of a test's own came without a form.
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

/** The same as they lie in the outbox, sealed fields closed, in one text. */
export const outboxText = async ({ deps }: Intake, name: EventName): Promise<string> =>
  JSON.stringify(await recordedEvents(deps.database.sql, name));

/** Announces something as another service would, and waits until it is processed. */
export const announce = <Name extends EventName>(
  { deps }: Intake,
  name: Name,
  payload: EventInput<Name>,
) => announceEvent(deps, name, payload);
