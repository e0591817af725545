import { randomUUID } from 'node:crypto';
import { databaseNow } from '@kbf/data-kit';
import { prismaSql, recordEvent } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Passkey, Person } from '../generated/prisma/client.ts';
import { fullNameOf } from '../names/person-name.ts';
import { hashFor, newLinkToken } from '../secrets/login-secrets.ts';

/**
 * Tells a member, at their proven contacts, that a passkey was added or removed. An added passkey can be undone for 7
 * days, as a new number can, with everything that came after it.
 */
export async function tellOwner(
  tx: Tx,
  { config, eventKeys }: Pick<Deps, 'config' | 'eventKeys'>,
  person: Person,
  { done, passkey }: { done: 'added' | 'removed'; passkey: Passkey },
): Promise<void> {
  const changeId = randomUUID();
  const token = newLinkToken();
  if (done === 'added')
    await tx.contactChange.create({
      data: {
        id: changeId,
        personId: person.id,
        what: 'passkey',
        value: passkey.name,
        phoneBefore: person.phone,
        phoneVerifiedBefore: person.phoneVerifiedAt,
        emailBefore: person.email,
        emailVerifiedBefore: person.emailVerifiedAt,
        undoHash: hashFor(config.HASHING_KEY, 'undo', token),
        createdAt: passkey.createdAt,
        appliesAt: passkey.createdAt,
        appliedAt: passkey.createdAt,
      },
    });
  const told = {
    changeId,
    personId: person.id,
    done,
    owner: {
      phone: person.phoneVerifiedAt ? person.phone : null,
      email: person.emailVerifiedAt ? person.email : null,
      fullName: fullNameOf(person),
      ...(done === 'added' ? { undoLink: `${config.PUBLIC_ORIGIN}/login#undo=${token}` } : {}),
    },
    changedAt: (await databaseNow(tx)).toISOString(),
  };
  await recordEvent(prismaSql(tx), 'passkey.changed', told, eventKeys);
}
