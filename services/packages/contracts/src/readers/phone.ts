import { plainCharacters, withoutEdges } from './plain-characters.ts';

/** "tel:", "callto://", "Phone: ", "Mobil:", "Phone: tel:" */
const label = /^(?:\p{L}[\p{L}. -]{0,20}:(?:\/\/)?\s?)+/u;
/** Signs of a phone number inside a link: "%2B1%20202". */
const encoded = /%(?:2[b89d]|20)/gi;
/** How a country code begins: "+44", "0044", "(+44)", "011 44" from the United States, "+0044". */
const countryCode = /^[([]? ?(?:\+ ?)?(?:\+|00|011) ?[([]? ?(?=[1-9])/;
/** "(0)" is dialed only without the country code. */
const domesticZero = /^(\+\d{1,3})([)\]\s.-]{0,3})[([]\s*0\s*[)\]]/;
/** In Italy, San Marino and the Vatican, the zero is a part of the number. */
const keepsZero = /^\+(?:39|378|379)$/;
/** "ext. 5", "x5", "#5", ";ext=5" after a number. */
const extension = /\s?(?:;?\s?ext(?:ension|n)?[.:=]?|[x#])\s?\d{0,7}$/i;
const numberOnly = /^\+?[\d\s().[\]/·-]*$/;

/** How many digits a number without a country code has (United States). */
const nationalDigits = 10;

/**
 * A phone number as it was typed or pasted, with the signs of a keyboard: without "tel:" and invisible marks, and with
 * "+" before the country code. Its notation stays otherwise.
 */
export function tidyPhone(text: string): string {
  const written = plainCharacters(text)
    .replaceAll(encoded, (sign) => decodeURIComponent(sign))
    .replace(label, '');
  return withoutEdges(written, { start: ' ', end: ' .,;' })
    .replace(countryCode, '+')
    .replace(domesticZero, (_all, code: string, between: string) =>
      keepsZero.test(code) ? `${code}${between}0` : `${code}${between}`,
    )
    .replace(/^(\+\d{1,3})\s?[)\]]/, '$1')
    .trim();
}

/** A number and what follows it: "x5" in "(202) 555-0101 x5". */
export function splitExtension(phone: string): { number: string; extension: string } {
  const found = /\d{3}/.test(phone) ? extension.exec(phone) : null;
  if (!found) return { number: phone, extension: '' };
  return { number: phone.slice(0, found.index), extension: phone.slice(found.index) };
}

/** The digits of a number, with "+" if they begin with a country code. More than 10 digits do. */
export function dialedDigits(phone: string): string {
  const { number } = splitExtension(tidyPhone(phone));
  const digits = number.replaceAll(/\D/g, '');
  return number.startsWith('+') || digits.length > nationalDigits ? `+${digits}` : digits;
}

/**
 * The number to dial in a text that is nothing but a phone number.
 * @returns undefined for other text
 */
export function readPhone(text: string): string | undefined {
  const { number } = splitExtension(tidyPhone(text));
  const dialed = numberOnly.test(number) ? dialedDigits(number) : '';
  return /\d/.test(dialed) ? dialed : undefined;
}
