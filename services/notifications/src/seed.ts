import { idOf } from '@kbf/data-kit';
import { createLogger } from '@kbf/process-kit';
import { openNotificationsDatabase } from './database.ts';
import type { Channel } from './messages/content.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

type DemoDelivery = {
  agoMs: number;
  channel: Channel;
  kind: string;
  to: string;
  state: 'sent' | 'delivered' | 'failed' | 'dropped' | 'blocked';
  error?: string;
};

/** Two weeks of the delivery log, as an admin sees it: recipients masked, words removed. */
const deliveries: DemoDelivery[] = [
  {
    agoMs: 40 * minute,
    channel: 'email',
    kind: 'contact-thanks',
    to: 'l…@marsh.example',
    state: 'sent',
  },
  {
    agoMs: 40 * minute,
    channel: 'email',
    kind: 'contact-notice',
    to: 'g…@whitfield.example',
    state: 'sent',
  },
  { agoMs: 190 * minute, channel: 'sms', kind: 'login', to: '+1…03', state: 'delivered' },
  { agoMs: 0.4 * day, channel: 'sms', kind: 'moderation-outcome', to: '+1…04', state: 'delivered' },
  {
    agoMs: 0.9 * day,
    channel: 'email',
    kind: 'comment-notice',
    to: 'd…@okafor.example',
    state: 'sent',
  },
  {
    agoMs: 1.2 * day,
    channel: 'email',
    kind: 'reply-due',
    to: 'g…@whitfield.example',
    state: 'sent',
  },
  {
    agoMs: 2.1 * day,
    channel: 'sms',
    kind: 'login',
    to: '+1…77',
    state: 'failed',
    error: 'not delivered (30005)',
  },
  { agoMs: 2.3 * day, channel: 'sms', kind: 'welcome', to: '+1…05', state: 'delivered' },
  {
    agoMs: 3.5 * day,
    channel: 'sms',
    kind: 'login',
    to: '+1…18',
    state: 'blocked',
    error: 'the recipient sent STOP',
  },
  {
    agoMs: 4.2 * day,
    channel: 'email',
    kind: 'verify-email',
    to: 's…@brandt.example',
    state: 'sent',
  },
  { agoMs: 6.8 * day, channel: 'sms', kind: 'login', to: '+1…02', state: 'delivered' },
  { agoMs: 9.1 * day, channel: 'sms', kind: 'crisis-alert', to: '+1…01', state: 'delivered' },
  {
    agoMs: 11.6 * day,
    channel: 'email',
    kind: 'email-login',
    to: 'r…@castellanos.example',
    state: 'dropped',
    error: 'too late to be of use',
  },
  {
    agoMs: 13.3 * day,
    channel: 'email',
    kind: 'contact-thanks',
    to: 'h…@orchard.example',
    state: 'sent',
  },
];

/** Daniel Okafor of auth's demo people: he wants notices about comments, so that a demo shows one. */
const daniel = '22222222-2222-4222-8222-222222222222';

/** Creates demo content for the delivery log, once. Sends no messages. */
export async function seed(databaseUrl: string): Promise<void> {
  const { prisma, close } = openNotificationsDatabase({
    url: databaseUrl,
    connections: 1,
    logger: createLogger('notifications-seed', 'warn'),
  });
  const now = Date.now();
  try {
    await prisma.message.createMany({
      skipDuplicates: true,
      data: deliveries.map(({ agoMs, to, error = null, ...row }, index) => {
        const at = new Date(now - agoMs);
        return {
          id: idOf(`demo delivery ${index}`),
          ...row,
          error,
          lane: 'bulk',
          maskedTo: to,
          recipientHash: `demo ${index}`,
          notAfter: at,
          createdAt: at,
          updatedAt: at,
        };
      }),
    });
    await prisma.preference.createMany({
      skipDuplicates: true,
      data: { personId: daniel, commentOnOwnPrayer: true, channel: 'email' },
    });
  } finally {
    await close();
  }
}
