import { z } from 'zod';

/** The services that have a queue. A queue bears the name of its service. */
export const consumerNames = ['auth', 'community', 'intake', 'ai', 'notifications'] as const;
export type ConsumerName = (typeof consumerNames)[number];

type EventDefinition = {
  /** Raised when the payload changes in a way that older code cannot read. */
  readonly version: number;
  readonly consumers: readonly ConsumerName[];
  readonly payload: z.ZodType;
};

const moment = z.iso.datetime({ offset: true });

/**
 * Every event of the system on one page: what it carries and who hears of it.
 * An event is named for its cause (`prayer.answered`), a processor for cause and effect
 * (`save-prayer-on-prayer-answered`). A payload holds no more about a person than its consumers need.
 */
export const catalogue = {
  /** From ai: the reply to a prayer is complete, and its author asked to share it. */
  'prayer.answered': {
    version: 1,
    consumers: ['community'],
    payload: z.object({
      requestId: z.uuid(),
      /** Chosen by ai, so that the page can open the feed on the prayer. Unlike the request id, it is no secret. */
      prayerId: z.uuid(),
      author: z.object({ userId: z.uuid().optional(), visitorId: z.string().max(200).optional() }),
      anonymous: z.boolean(),
      request: z.string(),
      response: z.string(),
      responseSource: z.enum(['model', 'guide']),
      /** The bytes stay with ai; community fetches them by `requestId`. */
      hasPhoto: z.boolean(),
      verdict: z.object({ state: z.enum(['public', 'held']), reasons: z.array(z.string()) }),
      answeredAt: moment,
    }),
  },
  /** From auth: someone asked for a message that logs in or proves an address. */
  'login.requested': {
    version: 1,
    consumers: ['notifications'],
    payload: z.object({
      messageId: z.uuid(),
      channel: z.enum(['sms', 'email']),
      /** Recipient, link and code, sealed for notifications and opened only at sending (see `sealing.ts`). */
      sealed: z.string().startsWith('v1.'),
      kind: z.enum(['login', 'email-login', 'verify-email', 'confirm-phone', 'welcome']),
      /** Sent later than this, the message would be of no use: it is dropped. */
      notAfter: moment,
    }),
  },
  /** From auth: the public side of a person is different now. Applies only if `version` is newer than what is known. */
  'person.changed': {
    version: 1,
    consumers: ['community'],
    payload: z.object({
      personId: z.uuid(),
      version: z.int().positive(),
      fullName: z.string(),
      role: z.enum(['member', 'admin']),
      suspended: z.boolean(),
      changedAt: moment,
    }),
  },
  /** From ai and community: words of crisis were noticed, an admin should look. Carries no text. */
  'crisis.noticed': {
    version: 1,
    consumers: ['notifications'],
    payload: z.object({
      noticeId: z.uuid(),
      source: z.enum(['prayer-chat', 'chat', 'prayer', 'comment', 'profile']),
      noticedAt: moment,
    }),
  },
  /** From intake: somebody sent a contact form. The person and the admins hear of it. */
  'contact.received': {
    version: 1,
    consumers: ['notifications'],
    payload: z.object({
      submissionId: z.uuid(),
      type: z.string(),
      /** `{fullName, email}`, bound to the submission id. */
      sealed: z.string().startsWith('v1.'),
      receivedAt: moment,
    }),
  },
  /** From intake: an admin got back to who wrote, or closed the matter: nobody needs to be reminded of it. */
  'contact.answered': {
    version: 1,
    consumers: ['notifications'],
    payload: z.object({ submissionId: z.uuid(), answeredAt: moment }),
  },
  /** From intake: an admin approved a submission; auth makes the member. */
  'contact.approved': {
    version: 1,
    consumers: ['auth'],
    payload: z.object({
      submissionId: z.uuid(),
      /** `{fullName, email, phone?}`, bound to the submission id. */
      sealed: z.string().startsWith('v1.'),
      approvedBy: z.uuid(),
      approvedAt: moment,
    }),
  },
  /** From intake: somebody registered for the training; auth sends the mail that confirms the address. */
  'training.registered': {
    version: 1,
    consumers: ['auth'],
    payload: z.object({
      registrationId: z.uuid(),
      /** `{fullName, email}`, bound to the registration id. */
      sealed: z.string().startsWith('v1.'),
      registeredAt: moment,
    }),
  },
  /** From auth: a submission or registration belongs to this person now, newly made or known before. */
  'member.joined': {
    version: 1,
    consumers: ['intake'],
    payload: z.object({
      personId: z.uuid(),
      submissionId: z.uuid().optional(),
      registrationId: z.uuid().optional(),
      isNew: z.boolean(),
      joinedAt: moment,
    }),
  },
  /** From any service: an admin did something that somebody may have to account for. Ids and states only. */
  'privilege.used': {
    version: 1,
    consumers: ['auth'],
    payload: z.object({
      actorId: z.uuid(),
      action: z.string().max(60),
      subjectId: z.string().max(100).nullable(),
      details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
      at: moment,
    }),
  },
  /** From community: somebody commented on a member's prayer. No text. */
  'comment.posted': {
    version: 1,
    consumers: ['notifications'],
    payload: z.object({
      commentId: z.uuid(),
      prayerId: z.uuid(),
      /** Whose prayer it is. */
      prayerAuthorId: z.uuid(),
      postedAt: moment,
    }),
  },
  /** From community: an admin decided about something that a member wrote. No text. */
  'moderation.decided': {
    version: 1,
    consumers: ['notifications'],
    payload: z.object({
      decisionId: z.uuid(),
      kind: z.enum(['prayer', 'comment', 'profile']),
      authorId: z.uuid(),
      outcome: z.enum(['published', 'hidden']),
      decidedAt: moment,
    }),
  },
  /** From community: the photo of a profile is another one. Applies only if `version` is newer. */
  'profile.changed': {
    version: 1,
    consumers: ['auth'],
    payload: z.object({
      personId: z.uuid(),
      version: z.int().positive(),
      profileImageUrl: z.string().max(300).nullable(),
      changedAt: moment,
    }),
  },
  /** From auth: this person is to be erased everywhere. */
  'person.erasing': {
    version: 1,
    consumers: ['community', 'intake', 'ai', 'notifications'],
    payload: z.object({ personId: z.uuid(), requestedAt: moment }),
  },
  /** From each service: it has erased the person and left a tombstone. */
  'person.erased': {
    version: 1,
    consumers: ['auth'],
    payload: z.object({ personId: z.uuid(), service: z.enum(consumerNames), erasedAt: moment }),
  },
  /** From auth: the person asked for everything that is known of them. */
  'export.requested': {
    version: 1,
    consumers: ['community', 'intake', 'ai', 'notifications'],
    payload: z.object({ exportId: z.uuid(), personId: z.uuid(), requestedAt: moment }),
  },
  /** From each service: its part of the archive. */
  'export.gathered': {
    version: 1,
    consumers: ['auth'],
    payload: z.object({
      exportId: z.uuid(),
      service: z.enum(consumerNames),
      /** JSON of what the service knows, bound to the export id. */
      sealed: z.string().startsWith('v1.'),
      gatheredAt: moment,
    }),
  },
} as const satisfies Record<string, EventDefinition>;

export type EventName = keyof typeof catalogue;
export type EventPayload<Name extends EventName> = z.output<(typeof catalogue)[Name]['payload']>;
/** What a producer hands over; the schema drops what it does not know. */
export type EventInput<Name extends EventName> = z.input<(typeof catalogue)[Name]['payload']>;

/** The events that one service must process. */
export function eventsFor(consumer: ConsumerName): EventName[] {
  return eventNames().filter((name) => definitionOf(name).consumers.includes(consumer));
}

export function eventNames(): EventName[] {
  return Object.keys(catalogue) as EventName[];
}

export function isConsumerName(name: string): name is ConsumerName {
  return (consumerNames as readonly string[]).includes(name);
}

export function isEventName(name: string): name is EventName {
  return Object.hasOwn(catalogue, name);
}

export function definitionOf(name: EventName): EventDefinition {
  return catalogue[name];
}
