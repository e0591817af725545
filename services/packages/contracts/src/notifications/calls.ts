import { z } from 'zod';
import { defineCall } from '../call.ts';
import { listQuery, timestamp, uuid, yesOrNo } from '../fields.ts';

/** Twilio posts forms. These are the fields that we read; the signature covers all fields. */
const twilioForm = z.record(z.string(), z.string());

export const smsIncoming = defineCall({
  id: 'smsIncoming',
  method: 'POST',
  path: '/api/notifications/sms-incoming',
  service: 'notifications',
  audience: 'webhook',
  summary: 'A text that a person sent to our number: STOP, START, HELP. Signed by Twilio.',
  body: twilioForm,
  answers: { 200: null },
  errors: [403],
  contentType: 'text/xml',
});

export const smsStatus = defineCall({
  id: 'smsStatus',
  method: 'POST',
  path: '/api/notifications/sms-status/:messageId',
  service: 'notifications',
  audience: 'webhook',
  summary: 'The delivery status of a text. Signed by Twilio.',
  params: z.object({ messageId: uuid }),
  body: twilioForm,
  answers: { 204: null },
  errors: [403, 404],
});

export const delivery = z.object({
  id: uuid,
  channel: z.enum(['sms', 'email', 'push']),
  kind: z.string(),
  recipient: z.string().describe('Masked'),
  state: z.enum([
    'queued',
    'sending',
    'sent',
    'delivered',
    'failed',
    'unknown',
    'dropped',
    'blocked',
  ]),
  providerId: z.string().nullable(),
  error: z.string().nullable(),
  resendable: z.boolean().describe('Failed or unconfirmed, and its words are still stored'),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Delivery = z.infer<typeof delivery>;

export const listDeliveries = defineCall({
  id: 'listDeliveries',
  method: 'GET',
  path: '/api/notifications/deliveries',
  service: 'notifications',
  audience: 'admin',
  summary: 'The delivery log, newest first.',
  query: listQuery.extend({
    troubled: yesOrNo.optional().describe('Only what failed or is unconfirmed'),
  }),
  answers: { 200: z.array(delivery) },
});

/** A message of the local outbox (`DELIVERY=outbox`). */
export const outboxMessage = z.object({
  channel: z.enum(['sms', 'email', 'push']),
  to: z.string(),
  subject: z.string().nullable().describe('For an email'),
  text: z.string(),
  createdAt: timestamp,
});

export const devMessages = defineCall({
  id: 'devMessages',
  method: 'GET',
  path: '/dev/messages',
  service: 'notifications',
  audience: 'all',
  summary: 'Local start only: the texts and emails that were not sent, newest first.',
  query: z.object({
    token: z.string().max(200).optional().describe('OUTBOX_TOKEN, if one is set'),
    html: uuid.optional().describe('Returns the HTML part of this email instead'),
  }),
  answers: { 200: z.array(outboxMessage) },
  errors: [404],
});

export const getHeldAlerts = defineCall({
  id: 'getHeldAlerts',
  method: 'GET',
  path: '/api/notifications/held-alerts',
  service: 'notifications',
  audience: 'admin',
  summary: 'How many notices of danger caused no alert yet, because of a limit for alerts.',
  answers: { 200: z.object({ held: z.int().min(0) }) },
});

export const notificationsCalls = [
  smsIncoming,
  smsStatus,
  listDeliveries,
  getHeldAlerts,
  devMessages,
] as const;
