import { piecesOf } from './pieces.ts';

/** `piece` is read once, from its only "@". */
export function isEmail(piece: string): boolean {
  const [name, host, ...others] = piece.split('@');
  if (!name || !host || others.length > 0) return false;
  const labels = host.split('.');
  return (
    labels.length > 1 && labels.every((label) => /^[a-z0-9-]+$/.test(label)) && name.length <= 64
  );
}

/**
 * Also with blanks around the sign, or with words in place of signs: "john @ mail.com", "john@ mail . com", "john at mail
 * dot com", "john(at)mail[dot]com".
 * @param plain from `plainText`
 */
export function emailsIn(plain: string): string[] {
  const closed = plain
    .replaceAll(/ ?[([{] ?at ?[)\]}] ?| at (?=[\w-]{1,63} dot [a-z]{2})/g, '@')
    .replaceAll(/ ?@ ?/g, '@')
    .replaceAll(/ ?[([{] ?dot ?[)\]}] ?|(?<=@[\w.-]{1,80})(?: dot | ?\. ?)(?=[a-z]{2})/g, '.');
  return piecesOf(closed).filter(isEmail);
}

/** All repeats are bounded, so that the work grows linearly with the text. */
const around = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;

/** Start and end of each email address. */
export const emailSpans = (text: string): (readonly [number, number])[] =>
  [...text.matchAll(around)].map(({ 0: address, index }) => [index, index + address.length]);
