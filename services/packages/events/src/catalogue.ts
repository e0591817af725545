import {
  careKinds,
  careLanguages,
  careLevels,
  carePlaces,
  statefulServiceNames,
} from '@kbf/contracts';
import type { StatefulServiceName } from '@kbf/contracts';
import { z } from 'zod';
import { sealed } from './sealed.ts';

/** The services that have a queue. A queue bears the name of its service. */
export const consumerNames = statefulServiceNames;
export type ConsumerName = StatefulServiceName;

type EventDefinition = {
  /** Raised when the payload changes in a way that older code cannot read. */
  readonly version: number;
  /** Who may record it: signed by any other service, it is refused. */
  readonly from: readonly ConsumerName[];
  /** Who hears of it; one alone when a field is sealed. */
  readonly consumers: readonly ConsumerName[];
  readonly payload: z.ZodObject;
  /** Processed after all that have none, and after those with a smaller number: nobody sits and waits for it. */
  readonly priority?: number;
};

const moment = z.iso.datetime({ offset: true });

/**
 * Every event of the system on one page: who may say it, who hears of it, and what it carries.
 * An event is named for its cause (`prayer.answered`), a processor for cause and effect
 * (`save-prayer-on-prayer-answered`). A payload holds no more about a person than its consumers need.
 */
export const catalogue = {
  /** The reply to a prayer is complete, and its author asked to share it. */
  'prayer.answered': {
    version: 1,
    from: ['ai'],
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
      /** Where the member could be reached before, proven only. */
      before: sealed(
        z.object({
          phone: z.string().nullable(),
          email: z.string().nullable(),
          fullName: z.string(),
          /** Takes the change back. */
          undoLink: z.string().optional(),
        }),
      ),
      changedAt: moment,
      /** When it is to apply, if that is not now. */
      appliesAt: moment.optional(),
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
      changedAt: moment,
    }),
  },
  /** Words of crisis were noticed, an admin should look. Carries no text. */
  'crisis.noticed': {
    version: 1,
    from: ['ai', 'community', 'intake'],
    consumers: ['notifications'],
    priority: 1,
    payload: z.object({
      noticeId: z.uuid(),
      source: z.enum(carePlaces),
      noticedAt: moment,
    }),
  },
  /**
   * Somebody may be in danger: what an admin needs to act, for the care desk alone. It comes again under the same id
   * when more is known of it.
   */
  'care.noticed': {
    version: 1,
    from: ['ai', 'community', 'intake'],
    consumers: ['community'],
    payload: z.object({
      noticeId: z.uuid(),
      notice: sealed(
        z.object({
          level: z.enum(careLevels),
          kind: z.enum(careKinds),
          language: z.enum(careLanguages),
          place: z.enum(carePlaces),
          /** What the person wrote. */
          words: z.string(),
          /** A member, or a visitor by cookie. */
          userId: z.uuid().optional(),
          visitorId: z.string().max(200).optional(),
        }),
      ),
      noticedAt: moment,
    }),
  },
  /** Something new waits at the care desk. How many of what; told in a quiet digest. */
  'desk.waiting': {
    version: 1,
    from: ['community'],
    consumers: ['notifications'],
    priority: 2,
    payload: z.object({
      noticeId: z.uuid(),
      danger: z.int().min(0),
      held: z.int().min(0),
      reported: z.int().min(0),
      countedAt: moment,
    }),
  },
  /** Somebody sent a contact form. The person and the admins hear of it. */
  'contact.received': {
    version: 2,
    from: ['intake'],
    consumers: ['notifications'],
    priority: 2,
    payload: z.object({
      submissionId: z.uuid(),
      type: z.string(),
      sender: sealed(z.object({ fullName: z.string(), email: z.email() })),
      receivedAt: moment,
    }),
  },
  /** An admin got back to who wrote, or closed the matter: nobody needs to be reminded of it. */
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
  /** Somebody registered for the training; auth sends the mail that confirms the address. */
  'training.registered': {
    version: 2,
    from: ['intake'],
    consumers: ['auth'],
    payload: z.object({
      registrationId: z.uuid(),
      person: sealed(z.object({ fullName: z.string(), email: z.string() })),
      registeredAt: moment,
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
    from: ['community', 'intake', 'notifications'],
    consumers: ['auth'],
    payload: z.object({
      actorId: z.uuid(),
      action: z.string().max(60),
      subjectId: z.string().max(100).nullable(),
      details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
      at: moment,
    }),
  },
  /** Somebody commented on a member's prayer. No text. */
  'comment.posted': {
    version: 1,
    from: ['community'],
    consumers: ['notifications'],
    priority: 2,
    payload: z.object({
      commentId: z.uuid(),
      prayerId: z.uuid(),
      /** Whose prayer it is. */
      prayerAuthorId: z.uuid(),
      postedAt: moment,
    }),
  },
  /** An admin decided about something that a member wrote. No text. */
  'moderation.decided': {
    version: 2,
    from: ['community'],
    consumers: ['notifications'],
    priority: 2,
    payload: z.object({
      decisionId: z.uuid(),
      kind: z.enum(['prayer', 'thanks', 'photo', 'comment', 'profile']),
      /** Where it stands; none for a profile. */
      prayerId: z.uuid().nullable().default(null),
      authorId: z.uuid(),
      outcome: z.enum(['published', 'hidden']),
      decidedAt: moment,
    }),
  },
  /** The photo of a profile is another one. Applies only if `version` is newer. */
  'profile.changed': {
    version: 1,
    from: ['community'],
    consumers: ['auth'],
    payload: z.object({
      personId: z.uuid(),
      version: z.int().positive(),
      profileImageUrl: z.string().max(300).nullable(),
      changedAt: moment,
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

export type EventName = keyof typeof catalogue;
export type EventPayload<Name extends EventName> = z.output<(typeof catalogue)[Name]['payload']>;
/** What a producer hands over; the schema drops what it does not know. */
export type EventInput<Name extends EventName> = z.input<(typeof catalogue)[Name]['payload']>;

type ShapeOf<Name extends EventName> = (typeof catalogue)[Name]['payload']['shape'];
type SealedField<Shape> = {
  [Field in keyof Shape]: Shape[Field] extends { isSealed: true } ? Field : never;
}[keyof Shape];
/** Events that carry something which only their consumer can open. */
export type SealedEventName = {
  [Name in EventName]: [SealedField<ShapeOf<Name>>] extends [never] ? never : Name;
}[EventName];

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
