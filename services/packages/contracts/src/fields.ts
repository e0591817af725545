import { z } from 'zod';
import { limits } from './limits.ts';
import { fieldMessages } from './messages/field-messages.ts';
import { readCode } from './readers/code.ts';
import { readDay } from './readers/day.ts';
import { emailPattern, readEmail } from './readers/email.ts';
import { tidyPhone } from './readers/phone.ts';

/** Control characters other than tab and line breaks. People do not type them, and Postgres refuses NUL. */
// eslint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/;
/** Half of a surrogate pair. It is not valid UTF-8, so it cannot be stored. */
const loneSurrogate = /\p{Surrogate}/u;

const isText = (text: string) => !controlCharacters.test(text) && !loneSurrogate.test(text);
const noText = { message: fieldMessages.characters };

/** Characters that are invisible or blank. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const onlyMarks = /^[\p{M}\s]*$/u;
/** No language puts more marks on one letter. With hundreds of marks, a letter covers its neighbors. */
const stackedMarks = /(\p{M}{4})\p{M}+/gu;
/**
 * The text to store. If too few of its characters are visible, keep only those, so that the text is refused as too
 * short.
 */
const asWritten = (min: number) => (text: string) => {
  const seen = text.replaceAll(unseen, '').trim();
  if (onlyMarks.test(seen)) return '';
  if (seen.length < min) return seen;
  return text.replaceAll(stackedMarks, '$1').trim();
};

/**
 * Text that a person wrote: trimmed, not blank, visible and storable.
 * @param tooShort the form's own message for a text that is too short
 */
export function writtenText(max: number, min = 1, tooShort?: string) {
  return z.string().overwrite(asWritten(min)).min(min, tooShort).max(max).refine(isText, noText);
}

/** The same, stored as typed, with blanks at both ends. For fields that save themselves. */
export function storableText(max: number) {
  return z.string().max(max).refine(isText, noText);
}

/** A phone number as it was typed or pasted. Like other fields with a reader, it is read first, then limited. */
export function phoneText(max: number, min = 1, tooShort?: string) {
  return z.string().overwrite(tidyPhone).min(min, tooShort).max(max).refine(isText, noText);
}

/** An e-mail address in letters of all languages. The documentation names its format, which has no Unicode patterns. */
export const emailAddress = z
  .string()
  .overwrite(readEmail)
  .max(254)
  .refine((text) => emailPattern.test(text), fieldMessages.email)
  .meta({ format: 'email' });

/** The code of a login text, also in the whole text. */
export const loginCode = z.string().overwrite(readCode).min(1).max(12);

/** A day, stored as ISO 8601. */
export const isoDay = z
  .string()
  .overwrite((text) => readDay(text) ?? text)
  .check(z.iso.date());

export const uuid = z.uuid();

/** The client makes one id per action, so that a retry does not repeat the action. */
/** Sent again with the same words after help was shown (see `afterSayingSafe`). */
export const saysSafe = z
  .boolean()
  .describe(
    'The author says that no one is in danger now. Answer as usual, and let an admin read it',
  )
  .optional();

export const requestId = z.uuid().describe('Made by the client. The same id never acts twice');

/** A point in time, ISO 8601 in UTC. */
export const timestamp = z.iso.datetime();

/** `limit` and `cursor` of every list. */
export const listQuery = z.object({
  limit: z.coerce.number().int().min(1).max(limits.list.max).default(limits.list.default),
  cursor: z.string().max(200).optional(),
});

/** Yes or no in a query, where everything is text. */
export const yesOrNo = z.enum(['true', 'false']).transform((text) => text === 'true');

/** The width of a photo, one of `widths`. */
export const photoWidth = (widths: readonly number[]) =>
  z.coerce
    .number()
    .pipe(z.literal(widths))
    .optional()
    .describe('As WebP, at most this wide. Without it: the stored JPEG');

/** A photo as the browser sends it: a data URL. The server decodes and re-encodes it first. */
export const photoDataUrl = z
  .string()
  .max(limits.photo.maxBodyBytes)
  .describe('data:image/jpeg;base64,… of at most 5 MB; JPEG, PNG or WebP');
