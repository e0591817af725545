import { z } from 'zod';
import { defineCall } from '../call.ts';
import { uuid } from '../fields.ts';
import { delivery } from './calls.ts';
import { queueBoard, queueBoardPart } from './queue-board-calls.ts';

/** Repeated notices that are on until one stops them. */
export const mutedTopic = z.enum([
  'partner',
  'check-ins',
  'gatherings',
  'circles',
  'prayed',
  'chats',
  'week',
  'desk',
]);

/** Kinds of notices that a browser can show. All others come by email or text. */
export const pushTopic = z.enum([
  'comments',
  'matches',
  'contacts',
  'partner',
  'check-ins',
  'gatherings',
  'circles',
  'decisions',
]);

/** Which notifications a member wants. Login messages and decisions about their own texts are always sent. */
export const preferences = z.object({
  commentOnOwnPrayer: z.boolean().describe('Off until someone turns it on'),
  needMatches: z
    .boolean()
    .describe(
      'New matches for the person’s needs and offers, at most once a day. Off until someone turns it on',
    ),
  muted: z
    .array(mutedTopic)
    .max(mutedTopic.options.length)
    .default([])
    .describe(
      'Turned off by the person: the partner’s answers, check-ins, reminders of gatherings, invitations to ' +
        'circles, that someone prayed, new private messages, the weekly summary; for admins, what is waiting',
    ),
  channel: z.enum(['sms', 'email']).describe('For everything that does not come to a browser'),
  notByPush: z
    .array(pushTopic)
    .max(pushTopic.options.length)
    .default([])
    .describe('What comes by the other channel although a browser of the person takes notices'),
});

export const getPreferences = defineCall({
  id: 'getPreferences',
  method: 'GET',
  path: '/api/notifications/preferences',
  service: 'notifications',
  audience: 'member',
  summary: 'What the person wants to hear about.',
  answers: { 200: preferences },
});

export const putPreferences = defineCall({
  id: 'putPreferences',
  method: 'PUT',
  path: '/api/notifications/preferences',
  service: 'notifications',
  audience: 'member',
  summary: 'Changes what the person wants to hear about.',
  body: preferences,
  answers: { 200: preferences },
});

const unsubscribeQuery = z.object({ token: z.string().min(1).max(500) });

export const unsubscribePage = defineCall({
  id: 'unsubscribePage',
  method: 'GET',
  path: '/api/notifications/unsubscribe',
  service: 'notifications',
  audience: 'all',
  summary:
    'The page behind the link in an email: one button. Opening it changes nothing, because scanners open links.',
  query: unsubscribeQuery,
  answers: { 200: null },
  errors: [403],
  contentType: 'text/html',
});

export const unsubscribe = defineCall({
  id: 'unsubscribe',
  method: 'POST',
  path: '/api/notifications/unsubscribe',
  service: 'notifications',
  audience: 'webhook',
  summary: 'Unsubscribes with one click (RFC 8058). The token in the address is signed.',
  query: unsubscribeQuery,
  answers: { 200: null },
  errors: [403],
  contentType: 'text/html',
});

export const resendDelivery = defineCall({
  id: 'resendDelivery',
  method: 'POST',
  path: '/api/notifications/deliveries/:id/resend',
  service: 'notifications',
  audience: 'admin',
  summary: 'Sends a failed message again if its text still exists and is still useful.',
  params: z.object({ id: uuid }),
  answers: { 200: delivery },
  errors: [404, 409],
});

export const queueState = z.object({
  name: z.string(),
  waiting: z.number().int(),
  active: z.number().int(),
  delayed: z.number().int(),
  failed: z.number().int(),
});

export const listQueues = defineCall({
  id: 'listQueues',
  method: 'GET',
  path: '/api/notifications/queues',
  service: 'notifications',
  audience: 'admin',
  summary: 'The queues of all services, in numbers.',
  answers: { 200: z.array(queueState) },
});

export const replayQueue = defineCall({
  id: 'replayQueue',
  method: 'POST',
  path: '/api/notifications/queues/:name/replay',
  service: 'notifications',
  audience: 'admin',
  needsFreshLogin: true,
  summary: 'Retries the failed jobs in a queue.',
  params: z.object({ name: z.string().max(40) }),
  answers: { 200: z.object({ replayed: z.number().int() }) },
  errors: [404],
});

export const preferenceCalls = [
  getPreferences,
  putPreferences,
  unsubscribePage,
  unsubscribe,
  resendDelivery,
  listQueues,
  queueBoard,
  queueBoardPart,
  replayQueue,
] as const;
