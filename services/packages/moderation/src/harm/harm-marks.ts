import { plainText } from '../normalize.ts';

/** Pictures that are often used with a second meaning. */
const pictures: Readonly<Record<string, string>> = {
  _moneypicture: '💰💵💸🤑📈🚀💎💳',
  _lustpicture: '🍆🍑💦👅🥵😈🔞🍒',
  _beastpicture: '🐷🐒🐀🤡🖕💩🐖🐍🐵🤮',
  _weaponpicture: '🔫🔪💣🪓🗡',
};
const markOfPicture: ReadonlyMap<string, string> = new Map(
  Object.entries(pictures).flatMap(([mark, all]) => Array.from(all, (one) => [one, mark])),
);

const longestRead = 80;
/** This many marks are enough; a text of only links would otherwise repeat the same mark. */
const mostMarks = 12;

/** "10/14/2025", "2025-10-14", "1998-1999": as many digits as a phone number, and no secret. */
const dates =
  /^(?:\d{1,2}([/.-])\d{1,2}\1(?:19|20)?\d\d|(?:19|20)\d\d-\d\d-\d\d|(?:19|20)\d\d[-–](?:19|20)\d\d)$/;

const looksLikeLink = (part: string): boolean =>
  part.includes('://') || part.startsWith('www.') || /[a-z0-9]\.[a-z]{2,8}(?:\/|$)/.test(part);

function marksOf(part: string): string[] {
  const core = part.slice(0, longestRead).replace(/[.,;:!?)"']{1,5}$/, '');
  const found: string[] = [];
  if (/.@[a-z0-9-]{2,60}\.[a-z]/.test(core)) found.push('_mail');
  else if (core.startsWith('@') && core.length > 3) found.push('_handle');
  else if (looksLikeLink(core)) found.push('_link');
  if (/^[$€£₦]\d/.test(core)) found.push('_sum');
  else if (/^\$[a-z]{3}/.test(core)) found.push('_tag');
  if (/^\d{1,3}%$/.test(core)) found.push('_percent');
  const digits = core.replaceAll(/\D/g, '').length;
  if (dates.test(core)) return found;
  if (digits >= 7) found.push('_longnumber');
  else if (digits >= 3 && /^[\d\-().]+$/.test(core)) found.push(`_digits${digits}`);
  return found;
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function shapesOf(text: string): string[] {
  const found: string[] = [];
  if (text.includes('!!')) found.push('_loud');
  if (/\p{Extended_Pictographic}/u.test(text)) found.push('_picture');
  for (const one of text) {
    const mark = markOfPicture.get(one);
    if (mark && !found.includes(mark)) found.push(mark);
  }
  const disguised = countOf(text, /[a-z][@$*|!013457€#]{1,3}[a-z]/gi);
  if (disguised > 0) found.push('_disguise');
  if (disguised > 2) found.push('_disguises');
  if (/[a-z][\u0370-\u052F]|[\u0370-\u052F][a-z]/iu.test(text)) found.push('_mixedletters');
  if (/(?:^|\s)(?:\p{L}[ .\-_*]){3}\p{L}(?:$|[\s.!?,])/u.test(text)) found.push('_spaced');
  return found;
}

/**
 * Signs in a text besides its words (links, sums, disguises), as words that no text contains. Capitals are none: harm
 * in capitals would be missed, as more of those who write so pray.
 */
export function marksIn(text: string): string[] {
  const marks = plainText(text).split(' ').flatMap(marksOf);
  return [...marks.slice(0, mostMarks), ...shapesOf(text)];
}
