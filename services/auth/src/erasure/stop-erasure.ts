import { conflict } from '@kbf/service-kit';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Person } from '../generated/prisma/client.ts';
import { announcePerson } from '../people/announce-person.ts';
import { removeOtherClaims } from '../people/contact-data.ts';
import { lockPersonRow } from '../people/lock-person.ts';
import { linkUsed } from '../refusals.ts';
import { hashFor } from '../secrets/login-secrets.ts';

/**
 * Stops the deletion of an account, with the token that its owner was sent. What they shared is shown again. It logs
 * nobody in: the person logs in as before.
 * @throws 410 for a token that is unknown, used, or too late; 409 when other members have proven all its contact data
 */
export async function stopErasure(
  { config, database, relay }: Pick<Deps, 'config' | 'database' | 'relay'>,
  token: string,
): Promise<void> {
  const stopHash = hashFor(config.HASHING_KEY, 'keep', token);
  await database.transaction(async (tx) => {
    const asked = await tx.erasure.findUnique({ where: { stopHash } });
    const owner = asked && (await tx.person.findUnique({ where: { id: asked.personId } }));
    if (!owner) throw linkUsed();
    const { id, phone, email } = owner;
    const person = await lockPersonRow(tx, id, { phone, email });
    const { count } = await tx.erasure.deleteMany({ where: { stopHash, askedAt: null } });
    if (!person || count === 0) throw linkUsed();
    const proven = await stillOwn(tx, person);
    const kept = await tx.person.update({
      where: { id },
      data: {
        erasingAt: null,
        version: { increment: 1 },
        ...(person.phoneVerifiedAt && !proven.phone ? { phone: null, phoneVerifiedAt: null } : {}),
        ...(person.emailVerifiedAt && !proven.email ? { email: null, emailVerifiedAt: null } : {}),
      },
    });
    await removeOtherClaims(tx, id, proven);
    await recordAudit(tx, { action: 'account.kept', actorId: id, subjectId: id });
    await announcePerson(tx, kept);
  });
  relay.nudge();
}

/** The proven contact data that nobody else has proven since. @throws 409 when nothing is left */
async function stillOwn(tx: Tx, person: Person) {
  const isFree = async (contact: { phone: string } | { email: string }) => {
    const proven = 'phone' in contact ? 'phoneVerifiedAt' : 'emailVerifiedAt';
    const where = { ...contact, [proven]: { not: null }, erasingAt: null };
    return (await tx.person.count({ where })) === 0;
  };
  const { phone, email, phoneVerifiedAt, emailVerifiedAt } = person;
  const own = {
    phone: phone && phoneVerifiedAt && (await isFree({ phone })) ? phone : null,
    email: email && emailVerifiedAt && (await isFree({ email })) ? email : null,
  };
  if (!own.phone && !own.email)
    throw conflict('Your phone or email now belongs to another account. Please write to us.');
  return own;
}
