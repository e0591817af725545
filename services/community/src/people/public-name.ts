import { takeCharacters } from './take-characters.ts';

/** Shown for visitors and for members who share anonymously. */
export const communityMember = 'Community Member';
/** Shown for members whose full name is not known, or is none. */
export const fellowshipMember = 'Fellowship Member';

const nameMax = 80;

/** An e-mail address or a phone number is not a name, whoever entered it as one: it is never shown. */
function isContactDetail(text: string): boolean {
  return text.includes('@') || text.replaceAll(/\D/g, '').length >= 7;
}

/** The public name of a member. */
export function publicName(fullName: string | undefined): string {
  const name = (fullName ?? '').replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  if (name === '' || isContactDetail(name)) return fellowshipMember;
  return takeCharacters(name, nameMax);
}
