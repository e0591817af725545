import { withOpenDots } from './hidden-addresses.ts';
import { piecesOf } from './pieces.ts';

/** `piece` is read once, from its only "@". */
export function isEmail(piece: string): boolean {
  const [name, host, ...others] = piece.split('@');
  if (!name || !host || others.length > 0) return false;
  const labels = host.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => /^[a-z0-9-]+$/.test(label)) &&
    // "two loaves @ 3.50"
    /^[a-z]/.test(labels.at(-1) ?? '') &&
    name.length <= 64
  );
}

/** Addresses without a space between them: "a@mail.com,b@mail.com". */
const glue = /[,;/|]/;
/** Providers that are not a workplace: people do not work "at gmail". */
const atProvider =
  /\b[\w.+-]{2,64} ?(?:@|[([{] ?at ?[)\]}]| at | arroba ) ?(?:gmail|hotmail|icloud|protonmail)(?![\w.])/;

/**
 * Also with blanks around the sign, or with words in place of signs: "john @ mail.com", "john@ mail . com", "john at mail
 * dot com", "john(at)mail[dot]com", "john at gmail".
 * @param plain from `plainText`
 */
export function emailsIn(plain: string): string[] {
  const closed = withOpenDots(plain)
    .replaceAll(
      / ?[([{] ?at ?[)\]}] ?| at (?=[\w-]{1,63}(?: dot [a-z]{2}|\.(?:com|net|org)\b))| arroba /g,
      '@',
    )
    .replaceAll(/(?<=[\w.]{2}[_-])at(?=[_-][\w-]{2,63}[_-]dot[_-])/g, '@')
    .replaceAll(/[_-]?@[_-]?/g, '@')
    .replaceAll(/(?<=@[\w.-]{1,80})[_-]dot[_-]/g, '.')
    .replaceAll(/ ?@ ?/g, '@')
    .replaceAll(/ ?[([{] ?dot ?[)\]}] ?|(?<=@[\w.-]{1,80})(?: dot | ?\. ?)(?=[a-z]{2})/g, '.');
  const known = atProvider.exec(plain);
  return [
    ...piecesOf(closed)
      .flatMap((piece) => piece.split(glue))
      .filter(isEmail),
    ...(known ? [known[0]] : []),
  ];
}
