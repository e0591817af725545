import { z } from 'zod';
import { sealed } from '../sealed.ts';
import { moment } from './event-definition.ts';
import type { EventDefinition } from './event-definition.ts';

/** Whom a change of an account is told: where they can be reached, proven only. */
const owner = z.object({
  phone: z.string().nullable(),
  email: z.string().nullable(),
  fullName: z.string(),
  /** Takes the change back. */
  undoLink: z.string().optional(),
});

/** What auth says of people and their logins, and what all say when somebody leaves or takes their data along. */
export const accountEvents = {
  /** Someone asked for a message that logs in or proves an address. */
  'login.requested': {
    version: 2,
    from: ['auth'],
    consumers: ['notifications'],
    payload: z.object({
      messageId: z.uuid(),
      channel: z.enum(['sms', 'email']),
      content: sealed(
        z.object({
          /** E.164 or mail address. */
          to: z.string().min(3),
          link: z.string(),
          code: z.string().optional(),
          /** Whom the mail greets. */
          fullName: z.string().optional(),
          /** What an address is confirmed for. */
          purpose: z.enum(['training', 'membership', 'change']).optional(),
        }),
      ),
      kind: z.enum(['login', 'email-login', 'verify-email', 'confirm-phone', 'welcome']),
      /** Sent later than this, the message would be of no use: it is dropped. */
      notAfter: moment,
    }),
  },
  /**
   * A member's proven number or address is another one now. Those that were proven before are told, in case it was a
   * thief.
   */
  'contact-data.changed': {
    version: 1,
    from: ['auth'],
    consumers: ['notifications'],
    payload: z.object({
      changeId: z.uuid(),
      personId: z.uuid(),
      what: z.enum(['phone', 'email']),
      /** Where the member could be reached before. */
      before: sealed(owner),
      changedAt: moment,
      /** When it is to apply, if that is not now. */
      appliesAt: moment.optional(),
    }),
  },
  /** A member has a passkey more, or less. They are told, in case it was a thief. */
  'passkey.changed': {
    version: 1,
    from: ['auth'],
    consumers: ['notifications'],
    payload: z.object({
      changeId: z.uuid(),
      personId: z.uuid(),
      done: z.enum(['added', 'removed']),
      owner: sealed(owner),
      changedAt: moment,
    }),
  },
  /** Every service has erased a person, and auth has removed them. Their proven address is told, one last time. */
  'account.erased': {
    version: 1,
    from: ['auth'],
    consumers: ['notifications'],
    payload: z.object({
      personId: z.uuid(),
      owner: sealed(z.object({ email: z.string(), fullName: z.string() })),
      erasedAt: moment,
    }),
  },
  /** The public side of a person is different now. Applies only if `version` is newer than what is known. */
  'person.changed': {
    version: 1,
    from: ['auth'],
    consumers: ['community'],
    payload: z.object({
      personId: z.uuid(),
      version: z.int().positive(),
      fullName: z.string(),
      role: z.enum(['member', 'admin']),
      suspended: z.boolean(),
      /** An admin has let them in; otherwise they joined by mail alone. Not said in earlier events. */
      approved: z.boolean().default(true),
      changedAt: moment,
    }),
  },
  /** A submission or registration belongs to this person now, newly made or known before. */
  'member.joined': {
    version: 1,
    from: ['auth'],
    consumers: ['intake'],
    payload: z.object({
      personId: z.uuid(),
      submissionId: z.uuid().optional(),
      registrationId: z.uuid().optional(),
      isNew: z.boolean(),
      joinedAt: moment,
    }),
  },
  /** An admin did something that somebody may have to account for. Ids and states only. */
  'privilege.used': {
    version: 1,
    from: ['community', 'intake', 'ai', 'notifications'],
    consumers: ['auth'],
    payload: z.object({
      actorId: z.uuid(),
      action: z.string().max(60),
      subjectId: z.string().max(100).nullable(),
      details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
      at: moment,
    }),
  },
  /** This person is to be erased everywhere. */
  'person.erasing': {
    version: 1,
    from: ['auth'],
    consumers: ['community', 'intake', 'ai', 'notifications'],
    payload: z.object({ personId: z.uuid(), requestedAt: moment }),
  },
  /** The service that says so has erased the person and left a tombstone. */
  'person.erased': {
    version: 1,
    from: ['community', 'intake', 'ai', 'notifications'],
    consumers: ['auth'],
    payload: z.object({ personId: z.uuid(), erasedAt: moment }),
  },
  /** The person asked for everything that is known of them. */
  'export.requested': {
    version: 1,
    from: ['auth'],
    consumers: ['community', 'intake', 'ai', 'notifications'],
    payload: z.object({ exportId: z.uuid(), personId: z.uuid(), requestedAt: moment }),
  },
  /** What the service that says so adds to the archive. */
  'export.gathered': {
    version: 2,
    from: ['community', 'intake', 'ai', 'notifications'],
    consumers: ['auth'],
    payload: z.object({
      exportId: z.uuid(),
      /** What the service knows. */
      data: sealed(z.record(z.string(), z.unknown())),
      gatheredAt: moment,
    }),
  },
} as const satisfies Record<string, EventDefinition>;
