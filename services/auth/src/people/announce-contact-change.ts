import { randomUUID } from 'node:crypto';
import { prismaSql, recordEvent } from '@kbf/events';
import type { EventKeys } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Person } from '../generated/prisma/client.ts';
import { fullNameOf } from '../names/person-name.ts';

/**
 * Has the number and the address that were proven before told of a new one. Who had proven neither, or proves what they
 * have already, has nothing that somebody could take from them.
 */
export async function announceContactChange(
  tx: Tx,
  eventKeys: EventKeys,
  before: Person,
  now: { phone: string } | { email: string },
): Promise<void> {
  const phone = before.phoneVerifiedAt ? before.phone : null;
  const email = before.emailVerifiedAt ? before.email : null;
  const isNews = 'phone' in now ? phone !== now.phone : email !== now.email;
  if (!isNews || (!phone && !email)) return;
  const changed = {
    changeId: randomUUID(),
    personId: before.id,
    what: 'phone' in now ? 'phone' : 'email',
    before: { phone, email, fullName: fullNameOf(before) },
    changedAt: new Date().toISOString(),
  } as const;
  await recordEvent(prismaSql(tx), 'contact-data.changed', changed, eventKeys);
}
