import type { ConsumerName, EventInput, EventName } from '@kbf/events';
import { announce } from '@kbf/events/testing';

/** Publishes an event that reaches auth through the queue, and waits until it is processed. @returns its id */
async function deliver<Name extends EventName>(
  name: Name,
  payload: EventInput<Name>,
  from?: ConsumerName,
): Promise<string> {
  const send = async (again: { id?: string } = {}) => {
    const event = await announce('auth', name, payload, { ...again, ...(from ? { from } : {}) });
    await event.done();
    return event.id;
  };
  const id = await send();
  sent.set(id, () => send({ id }));
  return id;
}
const sent = new Map<string, () => Promise<unknown>>();

/** Events of other services, for a test file whose auth has a worker. */
export const queue = {
  deliver,
  /** Delivers it again, as happens when Redis has lost the record that it was processed. */
  again: async (eventId: string) => {
    await sent.get(eventId)?.();
  },
  approve: ({ phone, ...contact }: { fullName?: string; email: string; phone?: string | null }) =>
    deliver('contact.approved', {
      submissionId: crypto.randomUUID(),
      person: { fullName: 'Tabitha Rowe', ...contact, ...(phone ? { phone } : {}) },
      approvedBy: crypto.randomUUID(),
      approvedAt: new Date().toISOString(),
    }),
  register: (
    email: string,
    fullName = 'Silas Penn',
    registrationId: string = crypto.randomUUID(),
  ) =>
    deliver('training.registered', {
      registrationId,
      person: { fullName, email },
      registeredAt: new Date().toISOString(),
    }),
};
