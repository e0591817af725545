import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** What costs whoever sends to it, or has nobody's phone behind it. */
const notForTexts = new Set([
  'PREMIUM_RATE',
  'TOLL_FREE',
  'SHARED_COST',
  'UAN',
  'PAGER',
  'VOICEMAIL',
]);

/**
 * A number as we keep it. `valid` means that it can be somebody's who reads texts; `country` is undefined where it
 * belongs to none.
 */
export type PhoneNumber = { e164: string; country: string | undefined; valid: boolean };

/**
 * Reads a phone number in any usual writing; without a country code it is one of the United States.
 * @returns undefined for text that is no phone number at all
 */
export function readPhoneNumber(text: string): PhoneNumber | undefined {
  const found = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false });
  if (!found?.isPossible()) return undefined;
  const valid = found.isValid() && !notForTexts.has(found.getType() ?? '');
  return { e164: found.number, country: found.country, valid };
}
