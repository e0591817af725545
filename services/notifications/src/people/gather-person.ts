import type { PersonContacts } from '@kbf/contracts/internal';
import type { Transaction } from '../database.ts';
import { readPreferences } from '../preferences/preferences.ts';
import { messagesOf } from './erase-person.ts';

/** Everything that is known of a person here, for their archive. The words of messages are not kept, so not here. */
export async function gatherPerson(
  tx: Transaction,
  person: { personId: string; contacts: PersonContacts | undefined; key: Uint8Array },
) {
  const { where } = messagesOf(person.personId, person.contacts, person.key);
  const messages = await tx.message.findMany({ where, orderBy: { createdAt: 'asc' } });
  return {
    preferences: await readPreferences(tx, person.personId),
    messages: messages.map(({ channel, kind, state, maskedTo, createdAt }) => ({
      channel,
      kind,
      state,
      recipient: maskedTo,
      createdAt: createdAt.toISOString(),
    })),
  };
}
