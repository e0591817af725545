import { randomUUID } from 'node:crypto';
import type { RoleChange } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import { prismaSql, recordEvent } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Person } from '../generated/prisma/client.ts';
import { countNotices } from '../limits/count-request.ts';
import { fullNameOf } from '../names/person-name.ts';
import { hashFor, newLinkToken } from '../secrets/login-secrets.ts';

/**
 * Tells a person and all admins what an admin has done to that person, at their proven contacts. Each admin gets a link
 * that undoes it. The person does not: a suspended or removed admin must not restore themselves.
 * @param by.actorId the admin who did it. They are told too, because a thief may have used their login
 */
export async function tellOfRoleChange(
  tx: Tx,
  { config, eventKeys }: Pick<Deps, 'config' | 'eventKeys'>,
  person: Person,
  { change, actorId }: { change: RoleChange; actorId: string },
): Promise<void> {
  const changeId = randomUUID();
  const now = await databaseNow(tx);
  await endLinks(tx, person.id, change);
  const others = await tx.person.findMany({
    where: {
      role: 'admin',
      suspendedAt: null,
      frozenAt: null,
      erasingAt: null,
      id: { not: person.id },
    },
    orderBy: { createdAt: 'asc' },
  });
  const links = others.map((admin) => ({ admin, token: newLinkToken() }));
  await tx.roleUndo.createMany({
    data: links.map(({ admin, token }) => ({
      tokenHash: hashFor(config.HASHING_KEY, 'role', token),
      changeId,
      holderId: admin.id,
      personId: person.id,
      actorId,
      change,
      createdAt: now,
    })),
  });
  const told = {
    changeId,
    personId: person.id,
    change,
    person: provenContacts(person),
    admins: links.map(({ admin, token }) => ({
      ...provenContacts(admin),
      undoLink: `${config.PUBLIC_ORIGIN}/login#role=${token}`,
    })),
    changedAt: now.toISOString(),
  };
  const sql = prismaSql(tx);
  const channels = [told.person, ...told.admins].flatMap(({ phone, email }) => [
    ...(phone ? ['sms' as const] : []),
    ...(email ? ['email' as const] : []),
  ]);
  await countNotices(sql, config, channels);
  await recordEvent(sql, 'role.changed', told, eventKeys);
}

const roles: readonly RoleChange[] = ['made-admin', 'made-member'];
const suspensions: readonly RoleChange[] = ['suspended', 'restored'];

/**
 * Ends earlier links about the same thing, so that they cannot undo this newer decision. An admin who loses the role or
 * is suspended also loses the links that they hold: a thief may have them.
 */
async function endLinks(tx: Tx, personId: string, change: RoleChange): Promise<void> {
  const same = [roles, suspensions].find((all) => all.includes(change)) ?? [];
  const isAdminNoMore = change === 'made-member' || change === 'suspended';
  await tx.roleUndo.deleteMany({
    where: {
      OR: [
        { personId, change: { in: [...same] } },
        ...(isAdminNoMore ? [{ holderId: personId }] : []),
      ],
    },
  });
}

const provenContacts = (person: Person) => ({
  phone: person.phoneVerifiedAt ? person.phone : null,
  email: person.emailVerifiedAt ? person.email : null,
  fullName: fullNameOf(person),
});
