import type { Tx } from '../database.ts';
import { readPreferences } from '../preferences/preferences.ts';
import { messagesOf } from './messages-of.ts';
import type { KnownContacts } from './messages-of.ts';

/** Everything that is known of a person here, for their archive. The words of messages are not kept, so not here. */
export async function gatherPerson(
  tx: Tx,
  person: { personId: string; contacts: KnownContacts; key: Uint8Array },
) {
  const { personId, contacts, key } = person;
  const where = messagesOf(personId, contacts, key);
  const messages = await tx.message.findMany({ where, orderBy: { createdAt: 'asc' } });
  return {
    preferences: await readPreferences(tx, personId),
    messages: messages.map(({ channel, kind, state, maskedTo, createdAt }) => ({
      channel,
      kind,
      state,
      recipient: maskedTo,
      createdAt: createdAt.toISOString(),
    })),
  };
}
