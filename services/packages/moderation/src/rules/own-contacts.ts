import { emailSpans } from './email-spans.ts';
import { phoneSpans } from './phone-spans.ts';

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Country codes of one and two digits; all others have three. */
const shortCodes = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** A number with its country code, or the whole national one. A local number could be another area's. */
function isSamePhone(written: string, own: string): boolean {
  const digits = digitsOf(written);
  const whole = digitsOf(own);
  if (/^\(?\+/.test(written)) return digits === whole;
  const national = whole.slice(shortCodes.exec(whole)?.[0].length ?? 3);
  return [whole, `00${whole}`, national, `0${national}`].includes(digits);
}

/** A contact that is a part of something longer is another one: "ruth@bakery.example/evil.example". */
function standsAlone(text: string, [start, end]: readonly [number, number]): boolean {
  const before = text.slice(0, start).at(-1) ?? ' ';
  return /[\s([{"'<“‘:]/.test(before) && closed.test(text.slice(end, end + 9));
}
const closed = /^[)\]}"'>”’.,;:!?]{0,3}(?:\s|$)/;

/** The text with "…" in place of these phone numbers and e-mail addresses. All others stay. */
export function withoutOwn(text: string, own: readonly string[]): string {
  if (own.length === 0) return text;
  const emails = new Set(own.map((one) => one.toLowerCase()));
  const phones = own.filter((one) => one.startsWith('+'));
  const found = [
    ...emailSpans(text).filter((span) => emails.has(text.slice(...span).toLowerCase())),
    ...phoneSpans(text).filter((span) =>
      phones.some((phone) => isSamePhone(text.slice(...span), phone)),
    ),
  ].filter((span) => standsAlone(text, span));
  return found
    .sort(([one], [other]) => other - one)
    .reduce((left, [start, end]) => `${left.slice(0, start)}…${left.slice(end)}`, text);
}
