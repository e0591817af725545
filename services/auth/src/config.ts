import {
  generatedSecret,
  jsonText,
  operatorSetting,
  secretKey,
  serviceConfig,
} from '@kbf/process-kit';
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
  // Here it encrypts the parts of an export until the export is downloaded.
  SEALING_KEY: secretKey.meta(
    generatedSecret('Encrypts what this service keeps; each has its own'),
  ),
  HASHING_KEY: secretKey.meta(
    generatedSecret('Key for the hashes of this service; each has its own'),
  ),
  ADMIN_PHONE: phoneNumber
    .optional()
    .meta(
      operatorSetting(
        'The person who proves this number while there is no admin becomes the first one',
      ),
    ),
  /** How notifications sends messages. Here it only decides that demo people must not exist when messages are live. */
  DELIVERY: z.enum(['outbox', 'live']),
  LOGIN_COUNTRIES: countries.meta(
    operatorSetting(
      'Countries whose numbers get login texts: two-letter codes, separated by commas',
    ),
  ),
  LOGIN_LIMITS: jsonText
    .pipe(loginLimits)
    .default(defaultLoginLimits)
    .meta(
      operatorSetting(
        'Limits on logins that differ from the defaults, as JSON: `{"perAddressHour": 30}`',
      ),
    ),
});
export type AuthConfig = z.output<typeof authConfig>;
