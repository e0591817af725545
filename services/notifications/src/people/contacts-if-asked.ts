import type { Deps } from '../deps.ts';
import { readPreferences } from '../preferences/preferences.ts';
import { isOn } from '../preferences/wishes.ts';
import type { NoticeTopic } from '../preferences/wishes.ts';
import type { KnownContacts } from './messages-of.ts';

/** The contacts of a member who wants notices of this topic. For frequent events, most of which concern no member. */
export async function contactsIfAsked(
  { contacts, database }: Pick<Deps, 'contacts' | 'database'>,
  personId: string,
  topic: NoticeTopic,
): Promise<KnownContacts> {
  const preferences = await readPreferences(database.prisma, personId);
  return isOn(preferences, topic) ? contacts.person(personId) : undefined;
}
