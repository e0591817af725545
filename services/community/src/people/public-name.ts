import { takeCharacters } from './take-characters.ts';

/** Shown for visitors and for members who share anonymously. */
export const communityMember = 'Community Member';
/** Shown for members whose full name is not known, or is none. */
export const fellowshipMember = 'Fellowship Member';

const nameMax = 80;

/**
 * An e-mail address or a phone number is not a name, whoever entered it as one and in whichever digits: it is never
 * shown.
 */
function isContactDetail(text: string): boolean {
  const plain = text.normalize('NFKC');
  return plain.includes('@') || plain.replaceAll(/\P{Nd}/gu, '').length >= 7;
}

/** Invisible characters could turn the text around a name; the two joiners belong to the spelling of some languages. */
const unseen = /(?:(?![\u200C\u200D])\p{C}|\s)+/gu;

/** The public name of a member. */
export function publicName(fullName: string | undefined): string {
  const name = (fullName ?? '').replaceAll(unseen, ' ').trim();
  if (!/\p{L}/u.test(name) || isContactDetail(name)) return fellowshipMember;
  return takeCharacters(name, nameMax);
}

/** What is known of a member's name: `nameHeld` keeps it from being shown. */
export type KnownName = { fullName: string; nameHeld: boolean };

/** The public name of a member of whom so much is known. */
export const shownName = (known: KnownName | null): string =>
  publicName(known && !known.nameHeld ? known.fullName : undefined);
