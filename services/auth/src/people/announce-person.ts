import { prismaSql, recordEvent } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Person } from '../generated/prisma/client.ts';
import { fullNameOf } from '../names/person-name.ts';
import { roleOf } from './present-person.ts';

/** Sends the public data of a person to other services, in the transaction that changed it. No contact data. */
export async function announcePerson(tx: Tx, person: Person): Promise<void> {
  await recordEvent(prismaSql(tx), 'person.changed', {
    personId: person.id,
    version: person.version,
    fullName: fullNameOf(person),
    role: roleOf(person),
    suspended: person.suspendedAt !== null,
    leaving: person.erasingAt !== null,
    approved: person.approvedAt !== null || person.role === 'admin',
    changedAt: new Date().toISOString(),
  });
}
