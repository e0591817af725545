import { takeCharacters } from '@kbf/contracts';

/** Shown for visitors and for members who post anonymously. */
export const communityMember = 'Community Member';
/** Shown for members whose full name is unknown or not usable. */
export const fellowshipMember = 'Fellowship Member';

const nameMax = 80;

/** An e-mail address or a phone number is not a name, in any kind of digits: it is never shown. */
function isContactDetail(text: string): boolean {
  const plain = text.normalize('NFKC');
  return plain.includes('@') || plain.replaceAll(/\P{Nd}/gu, '').length >= 7;
}

/**
 * Invisible characters could change the direction of the text around a name; two joiners are part of the spelling of
 * some languages.
 */
const unseen = /(?:(?![\u200C\u200D])\p{C}|\s)+/gu;

export function publicName(fullName: string | undefined): string {
  const name = (fullName ?? '').replaceAll(unseen, ' ').trim();
  if (!/\p{L}/u.test(name) || isContactDetail(name)) return fellowshipMember;
  return takeCharacters(name, nameMax);
}

/** A member's known name: with `nameHeld` it is not shown. */
export type KnownName = { fullName: string; nameHeld: boolean };

/** The public name of a member, from the known name. */
export const shownName = (known: KnownName | null): string =>
  publicName(known && !known.nameHeld ? known.fullName : undefined);
