import type { Tx } from '../database.ts';
import { readPreferences } from '../preferences/preferences.ts';
import { openPushBrowser } from '../push/push-browsers.ts';
import { messagesOf } from './messages-of.ts';
import type { KnownContacts } from './messages-of.ts';

/**
 * Collects everything that this service knows about a person, for their archive. Words of messages are not stored, so
 * they are not included.
 */
export async function gatherPerson(
  tx: Tx,
  person: { personId: string; contacts: KnownContacts; key: Uint8Array },
) {
  const { personId, contacts, key } = person;
  const where = messagesOf(personId, contacts, key);
  const messages = await tx.message.findMany({ where, orderBy: { createdAt: 'asc' } });
  const browsers = await tx.pushBrowser.findMany({
    where: { personId },
    orderBy: { createdAt: 'asc' },
  });
  return {
    // Not its full address and keys: with them, anybody could send it notices.
    pushBrowsers: browsers.map((row) => ({
      pushService: new URL(openPushBrowser(key, row).endpoint).hostname,
      createdAt: row.createdAt.toISOString(),
    })),
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
