import { jsonText, secretKey, serviceConfig } from '@kbf/process-kit';
import { isSupportedCountry } from 'libphonenumber-js/max';
import { z } from 'zod';
import { defaultLoginLimits, loginLimits } from './limits/login-limits.ts';
import { readPhoneNumber } from './people/phone-number.ts';

const countries = z
  .string()
  .default('US,CA')
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(
    z
      .array(z.string().refine(isSupportedCountry, { message: 'is not a country of two letters' }))
      .min(1),
  );

const phoneNumber = z.string().transform((text, context) => {
  const found = readPhoneNumber(text);
  if (found?.valid) return found.e164;
  context.addIssue({ code: 'custom', message: 'is not a phone number' });
  return z.NEVER;
});

export const authConfig = serviceConfig.extend({
  /** Encrypts the parts of an export until the export is downloaded. */
  SEALING_KEY: secretKey,
  /** Key for the hashes of links, codes, numbers and cookies. */
  HASHING_KEY: secretKey,
  /** The first person to prove this number while there is no admin becomes the first admin. */
  ADMIN_PHONE: phoneNumber.optional(),
  /** How notifications sends messages. Here it only decides that demo people must not exist when messages are live. */
  DELIVERY: z.enum(['outbox', 'live']),
  /** Countries whose numbers receive login texts. */
  LOGIN_COUNTRIES: countries,
  /** Limits that differ from the defaults, as JSON, such as {"perAddressHour": 30}. */
  LOGIN_LIMITS: jsonText.pipe(loginLimits).default(defaultLoginLimits),
});
export type AuthConfig = z.output<typeof authConfig>;
