import {
  generatedSecret,
  httpUrl,
  operatorSecret,
  operatorSetting,
  secretKey,
  serviceConfig,
} from '@kbf/process-kit';
import { z } from 'zod';

const shared = serviceConfig.extend({
  /** Encrypts waiting messages; keys for other purposes are derived from it (keys.ts). */
  SEALING_KEY: secretKey,
  /** Any 32 random bytes but one in four billion are a private key of P-256. */
  PUSH_SIGNING_KEY: secretKey.meta(
    generatedSecret('Signs notices to browsers. They take no notices signed with another key'),
  ),
  AUTH_URL: httpUrl,
  TEXT_PRICE: z.coerce
    .number()
    .min(0)
    .max(10)
    .default(0.0083)
    .meta(operatorSetting('What one text costs, in US dollars, for the figures that admins see')),
  /** Token for /dev/messages, required unless the site is on loopback only. */
  OUTBOX_TOKEN: z.string().min(16).optional(),
});

/** Where an operator gets a setting of DELIVERY=live. */
const needed = (from: string) => ({
  error: `is missing or wrong, and DELIVERY=live needs it: ${from}. DELIVERY=outbox sends nothing`,
});

const live = z.object({
  DELIVERY: z.literal('live'),
  TWILIO_ACCOUNT_SID: z
    .string(needed('copy it from the Twilio console'))
    .startsWith('AC')
    .meta(operatorSetting('Account at Twilio, for DELIVERY=live')),
  TWILIO_AUTH_TOKEN: z
    .string(needed('copy it from the Twilio console'))
    .min(1)
    .meta(
      operatorSecret(
        'Key of that account; the signatures of its webhooks are also checked with it',
      ),
    ),
  TWILIO_FROM: z
    .string(needed('a number or a messaging service of your Twilio account'))
    .regex(/^(\+\d{7,15}|MG\w{32})$/, 'is no number and no messaging service')
    .meta(operatorSetting('The number in E.164, or the messaging service, that texts come from')),
  TWILIO_BASE_URL: httpUrl
    .optional()
    .meta(operatorSetting('Address of the Twilio API, for trying it out')),
  PUSH_BASE_URL: httpUrl
    .optional()
    .meta(
      operatorSetting('Gets the notices for browsers in place of their makers, for trying it out'),
    ),
  SMTP_URL: z
    .string(needed('your mail provider gives you the server, the user and the password'))
    .regex(/^smtps?:\/\//, 'is no smtp:// address')
    .meta(operatorSecret('Mail server with its login, for DELIVERY=live')),
  MAIL_FROM: z
    .string(needed('an address at your own domain'))
    .min(3)
    .meta(operatorSetting('Name and address that emails come from')),
});

const delivery = z.discriminatedUnion(
  'DELIVERY',
  [z.object({ DELIVERY: z.literal('outbox') }), live],
  { error: 'is neither outbox nor live' },
);

/**
 * How messages leave: `outbox` stores them for /dev/messages and sends nothing, `live` sends through Twilio and SMTP.
 * There is no default, so that a missing setting is an error. Both parts are always checked, so that the list of errors
 * is complete.
 */
export const notificationsConfig = z.intersection(shared, delivery);
export type NotificationsConfig = z.output<typeof notificationsConfig>;
export type LiveConfig = z.output<typeof shared> & z.output<typeof live>;
