import { readPhone } from '@kbf/contracts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Number types that cost the sender money or have no person's phone behind them. */
const notForTexts = new Set([
  'PREMIUM_RATE',
  'TOLL_FREE',
  'SHARED_COST',
  'UAN',
  'PAGER',
  'VOICEMAIL',
]);

/**
 * A number as we store it. `valid` means that a person who reads texts can have it; `country` is undefined for a number
 * without a country.
 */
export type PhoneNumber = { e164: string; country: string | undefined; valid: boolean };

/** ITU-T E.164: at most 15 digits. The library also accepts longer numbers of some countries. */
const e164 = /^\+[1-9]\d{3,14}$/;

/**
 * Reads a phone number in any common notation; without a country code it is a United States number.
 * @returns undefined for text that is not a phone number
 */
export function readPhoneNumber(text: string): PhoneNumber | undefined {
  const dialed = readPhone(text);
  const found = dialed && parsePhoneNumberFromString(dialed, 'US');
  if (!found || !found.isPossible()) return undefined;
  const valid =
    e164.test(found.number) && found.isValid() && !notForTexts.has(found.getType() ?? '');
  return { e164: found.number, country: found.country, valid };
}
