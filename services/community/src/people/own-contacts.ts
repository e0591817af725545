import { withoutOwn } from '@kbf/moderation';
import type { Contacts } from './read-contacts.ts';

const listed = ({ phone, email }: Contacts): string[] =>
  [phone, email].flatMap((contact) => contact ?? []);

/** The proven contacts of the author that these texts contain. Store them with the texts. */
export const ownContactsIn = (texts: readonly string[], proven: Contacts): string[] =>
  listed(proven).filter((contact) => texts.some((text) => withoutOwn(text, [contact]) !== text));

/**
 * A text as others see it: with "…" in place of a contact that was its author's own when it was written and no longer
 * is. Other contacts in it were released by an admin, and stay.
 * @param written from `ownContactsIn`
 */
export const withProvenContacts = (
  text: string,
  written: readonly string[],
  proven: Contacts,
): string =>
  withoutOwn(
    text,
    written.filter((contact) => !listed(proven).includes(contact)),
  );
