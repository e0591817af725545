import { openAudience, quotedPassage } from '@kbf/contracts';
import { z } from 'zod';
import { sealed } from '../sealed.ts';
import { moment } from './event-definition.ts';
import type { EventDefinition } from './event-definition.ts';

/** Events about prayers, comments and profiles. */
export const prayerEvents = {
  /** The reply to a prayer is complete, and its author asked to share it. */
  'prayer.answered': {
    version: 2,
    from: ['ai'],
    consumers: ['community'],
    payload: z.object({
      requestId: z.uuid(),
      /** Chosen by ai, which tells the page. Unlike the request id, it is not secret. */
      prayerId: z.uuid(),
      author: z.object({ userId: z.uuid().optional(), visitorId: z.string().max(200).optional() }),
      /** The networks of the request, narrow to wide: community limits public prayers per network. */
      networks: sealed(z.array(z.string().max(100)).max(8).default([])),
      anonymous: z.boolean(),
      /** Version 1 knew only public prayers. */
      audience: openAudience.default('public'),
      request: z.string(),
      response: z.string(),
      responseSource: z.enum(['model', 'guide']),
      /** Verses that the response quotes word for word. */
      passages: z.array(quotedPassage).default([]),
      /** The bytes stay with ai; community fetches them by `requestId`. */
      hasPhoto: z.boolean(),
      verdict: z.object({ state: z.enum(['public', 'held']), reasons: z.array(z.string()) }),
      answeredAt: moment,
    }),
  },
  /** A person commented on a member's prayer. No text. */
  'comment.posted': {
    version: 1,
    from: ['community'],
    consumers: ['notifications'],
    priority: 2,
    payload: z.object({
      commentId: z.uuid(),
      prayerId: z.uuid(),
      /** The author of the prayer. */
      prayerAuthorId: z.uuid(),
      postedAt: moment,
    }),
  },
  /** Someone prayed for a member's prayers: at most once a day. Not who, how many, or for which prayer. */
  'member.prayed-for': {
    version: 1,
    from: ['community'],
    consumers: ['notifications'],
    priority: 3,
    payload: z.object({ personId: z.uuid(), toldAt: moment }),
  },
  /** A member has unread private messages: once until they have read them. Not who wrote, or in which chat. */
  'chat.unread': {
    version: 1,
    from: ['community'],
    consumers: ['notifications'],
    priority: 2,
    payload: z.object({ personId: z.uuid(), toldAt: moment }),
  },
  /** A member was invited to a prayer circle. Not by whom, and not to which. */
  'circle.invited': {
    version: 1,
    from: ['community'],
    consumers: ['notifications'],
    priority: 2,
    payload: z.object({
      invitationId: z.uuid(),
      /** Who is told: the invited member. */
      personId: z.uuid(),
      invitedAt: moment,
    }),
  },
  /** A member asked to be reminded now about one of their prayers. No text. */
  'check-in.due': {
    version: 1,
    from: ['community'],
    consumers: ['notifications'],
    priority: 2,
    payload: z.object({ prayerId: z.uuid(), personId: z.uuid(), askedAt: moment }),
  },
  /** An accountability partner has answered this week's question. No text. */
  'partner.answered': {
    version: 1,
    from: ['community'],
    consumers: ['notifications'],
    priority: 2,
    payload: z.object({
      /** Who is told: the other partner. */
      personId: z.uuid(),
      /** The Monday of the week. */
      week: z.iso.date(),
      answeredAt: moment,
    }),
  },
  /** An admin decided about a text of a member. No text. */
  'moderation.decided': {
    version: 3,
    from: ['community'],
    consumers: ['notifications'],
    priority: 2,
    payload: z.object({
      decisionId: z.uuid(),
      kind: z.enum(['prayer', 'thanks', 'photo', 'comment', 'profile', 'need']),
      /** The prayer that it belongs to; null for a profile. */
      prayerId: z.uuid().nullable().default(null),
      authorId: z.uuid(),
      outcome: z.enum(['published', 'hidden']),
      decidedAt: moment,
    }),
  },
  /** The photo of a profile has changed. Applies only if `version` is newer. */
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
} as const satisfies Record<string, EventDefinition>;
