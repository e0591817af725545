import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../limits.ts';

/** Where a push service takes notices for one browser. The browser gets it from its maker. */
const endpoint = z.url({ protocol: /^https$/ }).max(limits.push.endpointMax);

/** The subscription of one browser, as its PushManager gives it (RFC 8030 and RFC 8291). */
const pushBrowser = z.object({
  endpoint,
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
});
export type PushBrowser = z.output<typeof pushBrowser>;

export const getPush = defineCall({
  id: 'getPush',
  method: 'GET',
  path: '/api/notifications/push',
  service: 'notifications',
  audience: 'member',
  summary: 'The key that a browser needs to take notices from us, and how many browsers take them.',
  answers: {
    200: z.object({
      publicKey: z.string().describe('VAPID key (RFC 8292), base64url'),
      browsers: z.int().min(0),
    }),
  },
});

export const addPushBrowser = defineCall({
  id: 'addPushBrowser',
  method: 'PUT',
  path: '/api/notifications/push',
  service: 'notifications',
  audience: 'member',
  summary:
    'Sends notices to this browser from now on. A browser belongs to one person: the last one who asked. ' +
    'The oldest browser of a person makes room for a new one.',
  body: pushBrowser,
  answers: { 204: null },
});

export const removePushBrowsers = defineCall({
  id: 'removePushBrowsers',
  method: 'POST',
  path: '/api/notifications/push-removal',
  service: 'notifications',
  audience: 'member',
  summary: 'Ends notices to one browser of the person, or to all of them.',
  body: z.object({ endpoint: endpoint.nullable().describe('Null for all browsers') }),
  answers: { 204: null },
});

export const pushCalls = [getPush, addPushBrowser, removePushBrowsers] as const;
