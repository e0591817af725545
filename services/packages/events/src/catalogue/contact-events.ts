import { z } from 'zod';
import { sealed } from '../sealed.ts';
import { moment } from './event-definition.ts';
import type { EventDefinition } from './event-definition.ts';

/** Events of the forms. */
export const contactEvents = {
  /** A person sent a contact form. The person and the admins are told. */
  'contact.received': {
    version: 2,
    from: ['intake'],
    consumers: ['notifications'],
    priority: 2,
    payload: z.object({
      submissionId: z.uuid(),
      type: z.string(),
      sender: sealed(z.object({ fullName: z.string(), email: z.string() })),
      receivedAt: moment,
    }),
  },
  /** An admin answered the sender or closed the matter, so reminders stop. */
  'contact.answered': {
    version: 1,
    from: ['intake'],
    consumers: ['notifications'],
    payload: z.object({ submissionId: z.uuid(), answeredAt: moment }),
  },
  /** An admin approved a submission; auth makes the member. */
  'contact.approved': {
    version: 2,
    from: ['intake'],
    consumers: ['auth'],
    payload: z.object({
      submissionId: z.uuid(),
      person: sealed(
        z.object({ fullName: z.string(), email: z.string(), phone: z.string().optional() }),
      ),
      approvedBy: z.uuid(),
      approvedAt: moment,
    }),
  },
  /**
   * A person registered for the training; auth sends the mail that confirms the address. The networks, narrow to wide,
   * are for its limits.
   */
  'training.registered': {
    version: 2,
    from: ['intake'],
    consumers: ['auth'],
    payload: z.object({
      registrationId: z.uuid(),
      person: sealed(
        z.object({
          fullName: z.string(),
          email: z.string(),
          networks: z.array(z.string().max(60)).max(3).default([]),
        }),
      ),
      registeredAt: moment,
    }),
  },
} as const satisfies Record<string, EventDefinition>;
