import { z } from 'zod';

/** The services that have a queue. A queue bears the name of its service. */
export const consumerNames = ['auth', 'community', 'ai', 'notifications'] as const;
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
      kind: z.enum(['login', 'email-login', 'verify-email']),
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
      source: z.enum(['prayer-chat', 'prayer', 'comment']),
      noticedAt: moment,
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

export function isEventName(name: string): name is EventName {
  return Object.hasOwn(catalogue, name);
}

export function definitionOf(name: EventName): EventDefinition {
  return catalogue[name];
}
