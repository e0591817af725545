import { httpUrl, readConfig, secretKey, serviceConfig } from '@kbf/process-kit';
import { z } from 'zod';

const shared = serviceConfig.extend({
  /** Opens what auth sealed, and seals what waits here. */
  SEALING_KEY: secretKey,
  AUTH_URL: httpUrl,
  /** Asked for by /dev/messages when the site is not on loopback only. */
  OUTBOX_TOKEN: z.string().min(16).optional(),
});

const outbox = shared.extend({ DELIVERY: z.literal('outbox') });

const live = shared.extend({
  DELIVERY: z.literal('live'),
  TWILIO_ACCOUNT_SID: z.string().startsWith('AC'),
  TWILIO_AUTH_TOKEN: z.string().min(1),
  /** A number in E.164, or the id of a messaging service. */
  TWILIO_FROM: z.string().regex(/^(\+\d{7,15}|MG\w{32})$/, 'is no number and no messaging service'),
  /** Where Twilio's API is; for tests. */
  TWILIO_BASE_URL: httpUrl.optional(),
  SMTP_URL: z.string().regex(/^smtps?:\/\//, 'is no smtp:// address'),
  MAIL_FROM: z.string().min(3),
});

/**
 * How messages leave: `outbox` keeps them for /dev/messages and sends nothing, `live` sends through Twilio and SMTP.
 * There is no default: who forgets to say gets an error, not silence.
 */
export const notificationsConfig = z.discriminatedUnion('DELIVERY', [outbox, live]);
export type NotificationsConfig = z.output<typeof notificationsConfig>;
export type LiveConfig = z.output<typeof live>;

export const readNotificationsConfig = (env?: Record<string, string | undefined>) =>
  readConfig(notificationsConfig, env);
