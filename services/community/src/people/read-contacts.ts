import type { ContactsToShow } from '@kbf/contracts/internal';
import type { Logger } from '@kbf/process-kit';
import type { PeopleService } from '../people-service.ts';

/** A person's proven phone and e-mail, as far as they may show them. */
export type Contacts = Pick<ContactsToShow, 'phone' | 'email'>;
const none: Contacts = { phone: null, email: null };

/**
 * The proven contacts of these people, if an admin has approved them. They are asked from auth each time and not stored
 * here, so that an old number or a suspended person's contact is never shown. Without an answer, nothing is shown.
 */
export async function readContacts(
  { people, logger }: { people: PeopleService; logger: Pick<Logger, 'warn'> },
  ids: readonly string[],
): Promise<(id: string) => Contacts> {
  if (ids.length === 0) return () => none;
  try {
    const found = await people.contactsToShow([...new Set(ids)]);
    const known = new Map(found.map(({ personId, ...contacts }) => [personId, contacts]));
    return (id) => known.get(id) ?? none;
  } catch (error) {
    logger.warn({ err: error }, 'cannot read the contacts of members');
    return () => none;
  }
}
