import type { ConsumerName, EventInput, EventName } from '@kbf/events';
import { announce } from '@kbf/events/testing';
import { buildWorker } from '../src/worker.ts';
import type { Auth } from './setup.ts';

export type Listening = ReturnType<typeof listen>;

/** auth's worker, and events from elsewhere that reach it through the queue. */
export function listen(auth: Auth) {
  const worker = buildWorker(auth.deps);
  const repeat = new Map<string, () => Promise<unknown>>();

  /** Announces an event, and waits until auth has processed it. @returns its id */
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
    repeat.set(id, () => send({ id }));
    return id;
  }

  return {
    deliver,
    /** Delivers it once more, as happens when Redis has lost that it was done. */
    again: async (eventId: string) => {
      await repeat.get(eventId)?.();
    },
    /** An approved contact form. */
    approve: ({ phone, ...contact }: { fullName?: string; email: string; phone?: string | null }) =>
      deliver('contact.approved', {
        submissionId: crypto.randomUUID(),
        person: { fullName: 'Tabitha Rowe', ...contact, ...(phone ? { phone } : {}) },
        approvedBy: crypto.randomUUID(),
        approvedAt: new Date().toISOString(),
      }),
    /** A registration for the training. */
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
    stop: () => worker.stop(),
  };
}
