import { z } from 'zod';
import { sealed } from '../sealed.ts';
import { moment } from './event-definition.ts';
import type { EventDefinition } from './event-definition.ts';

/** The contacts that are told about a change to an account: confirmed contact data only. */
const told = z.object({
  fullName: z.string(),
  ways: z.array(
    z.object({
      channel: z.enum(['sms', 'email']),
      /** E.164 or mail address. */
      to: z.string(),
      /** Link that undoes the change, for a contact that may undo it. */
      undoLink: z.string().optional(),
    }),
  ),
});

/** Who is told about a change to an account: confirmed contact data only. */
const owner = z.object({
  phone: z.string().nullable(),
  email: z.string().nullable(),
  fullName: z.string(),
  /** Link that undoes the change. */
  undoLink: z.string().optional(),
});

/** The visitor's cookie of the browser that asked: what was written in it before the login belongs to the person. */
const visitorId = z.string().max(100).optional();

/** Auth's events about people and their logins, and all services' events about erasure and export. */
export const accountEvents = {
  /** A message with a link is due: a login, a welcome, or the confirmation of a number or mail address. */
  'message.requested': {
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
          /** Name for the greeting of the mail. */
          fullName: z.string().optional(),
          /** Why the address is confirmed. */
          purpose: z.enum(['training', 'membership', 'change']).optional(),
        }),
      ),
      kind: z.enum(['login', 'email-login', 'verify-email', 'confirm-phone', 'welcome']),
      /** After this time the message is useless, and is dropped. */
      notAfter: moment,
    }),
  },
  /** The contact data or passkeys of an account changed. Its contacts are told, in case a thief did it. */
  'account.changed': {
    version: 1,
    from: ['auth'],
    consumers: ['notifications'],
    payload: z.object({
      changeId: z.uuid(),
      personId: z.uuid(),
      done: z.enum([
        'phone-changed',
        'email-changed',
        /** Applies a day later. */
        'phone-waits',
        'email-waits',
        'passkey-added',
        'passkey-removed',
        /** All changes were undone. */
        'undone',
        /** Two proven contacts disagree. Nobody can log in until an admin decides. */
        'frozen',
        /** An admin decided that it belongs to the contact that is told. */
        'given',
      ]),
      told: sealed(told),
    }),
  },
  /** Two proven contacts disagree about who owns an account. An admin decides. */
  'account.frozen': {
    version: 1,
    from: ['auth'],
    consumers: ['notifications'],
    payload: z.object({ personId: z.uuid(), frozenAt: moment }),
  },
  /** An admin has changed a person's role, or suspended them. That person and all admins are told. */
  'role.changed': {
    version: 1,
    from: ['auth'],
    consumers: ['notifications'],
    payload: z.object({
      changeId: z.uuid(),
      personId: z.uuid(),
      change: z.enum(['made-admin', 'made-member', 'suspended', 'restored']),
      /** The person themselves, with confirmed contact data only. */
      person: sealed(owner),
      /** Every admin, each with a link of their own that undoes it. */
      admins: sealed(z.array(owner)),
      changedAt: moment,
    }),
  },
  /** A member has deleted their account. They are told how to stop it until it is erased, in case a thief did it. */
  'account.deleted': {
    version: 2,
    from: ['auth'],
    consumers: ['notifications'],
    payload: z.object({
      personId: z.uuid(),
      /** The link stops it, and undoes the changes that can still be undone. */
      owner: sealed(told),
      deletedAt: moment,
      erasesAt: moment,
    }),
  },
  /** Every service has erased a person, and auth has removed them. Their confirmed address gets one last message. */
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
  /** The public data of a person has changed. Applies only if `version` is newer than the stored one. */
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
      /** An admin approved them; otherwise they joined by mail alone. Earlier events do not have this field. */
      approved: z.boolean().default(true),
      /** They have deleted their account: it is hidden until it is erased, or until they stop that. */
      leaving: z.boolean().default(false),
      changedAt: moment,
    }),
  },
  /** A submission or registration now belongs to this person, new or already known. */
  'member.joined': {
    version: 1,
    from: ['auth'],
    consumers: ['intake'],
    payload: z.object({
      personId: z.uuid(),
      submissionId: z.uuid().optional(),
      registrationId: z.uuid().optional(),
      isNew: z.boolean(),
      /**
       * This person sent the form: they used the link that was mailed for it, or the account was made of it. Otherwise
       * it only names a number or an address of theirs. Missing in events of older releases.
       */
      isProven: z.boolean().optional(),
      joinedAt: moment,
    }),
  },
  /** An admin did something that may have to be explained later. Ids and states only. */
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
  /** A cap of the whole site is used up to four fifths. Admins are told, once a day. */
  'cap.near': {
    version: 1,
    from: ['auth', 'ai', 'notifications'],
    consumers: ['notifications'],
    priority: 2,
    payload: z.object({
      noticeId: z.uuid(),
      cap: z.enum([
        'texts',
        'login mails',
        'mails',
        'welcomes',
        'thanks',
        'replies',
        'wrong codes',
      ]),
      max: z.int().positive(),
      noticedAt: moment,
    }),
  },
  /** All services must erase this person. */
  'person.erasing': {
    version: 1,
    from: ['auth'],
    consumers: ['community', 'intake', 'ai', 'notifications'],
    payload: z.object({ personId: z.uuid(), visitorId, requestedAt: moment }),
  },
  /** The sending service has erased the person and left a tombstone. */
  'person.erased': {
    version: 1,
    from: ['community', 'intake', 'ai', 'notifications'],
    consumers: ['auth'],
    payload: z.object({ personId: z.uuid(), erasedAt: moment }),
  },
  /** The person asked for all data about them. */
  'export.requested': {
    version: 1,
    from: ['auth'],
    consumers: ['community', 'intake', 'ai', 'notifications'],
    payload: z.object({ exportId: z.uuid(), personId: z.uuid(), visitorId, requestedAt: moment }),
  },
  /** What the sending service adds to the archive. */
  'export.gathered': {
    version: 2,
    from: ['community', 'intake', 'ai', 'notifications'],
    consumers: ['auth'],
    payload: z.object({
      exportId: z.uuid(),
      /** The service's data about the person. */
      data: sealed(z.record(z.string(), z.unknown())),
      gatheredAt: moment,
    }),
  },
} as const satisfies Record<string, EventDefinition>;
